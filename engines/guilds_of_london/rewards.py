"""Rewards: what icons bring, and taking all or part of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.guilds_of_london.boundary import marked, shows
from engines.guilds_of_london.components import Reward as Icon
from engines.guilds_of_london.components import code, icon_of, tiles
from engines.guilds_of_london.drawing import draw, may_draw
from engines.guilds_of_london.mayoral import draw_mayoral
from engines.guilds_of_london.moving import Move, Ship
from engines.guilds_of_london.pawns import can_move, can_ship, hire
from engines.guilds_of_london.points import gain_points
from engines.guilds_of_london.telling import codes, gains, place_text, tell
from engines.kernel import Answer, Ask, Question, Step, option

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

ALL, NONE, FEWER = "all", "none", "fewer"
COUNTED = ("vp", "hire", "draw", "neutral")


def gain(game: GuildsGame, seat: int, kind: str, count: int) -> None:
    """What an icon brings, as far as there is something to bring."""
    if kind == "vp":
        gain_points(game, seat, count)
    elif kind == "hire":
        hire(game, seat, count)
    elif kind in ("move", "ship") and not brings(game, seat, kind):
        tell(game, seat, "moves-nobody")
    elif kind == "move":
        game.then(Move(seat=seat, left=count))
    elif kind == "ship":
        game.then(Ship(seat=seat, left=count))
    elif kind == "draw":
        draw(game, seat, count)
    elif kind == "mayor":
        draw_mayoral(game, seat, count)
    else:
        take_neutrals(game, seat, count)


def take_neutrals(game: GuildsGame, seat: int, count: int) -> None:
    """Neutral pawns come from the score board: as many as there are."""
    found = min(count, game.stock)
    game.stock -= found
    game.neutrals[seat] += found
    tell(game, seat, "neutrals" if found else "no-neutrals", "stock", f"neutrals:{seat}", count=found)


def brings(game: GuildsGame, seat: int, kind: str) -> bool:
    """Whether an icon would bring this seat anything now; everybody can see that."""
    if kind == "hire":
        return game.supply[seat] > 0
    if kind == "move":
        return can_move(game, seat)
    if kind == "ship":
        return can_ship(game, seat)
    if kind == "draw":
        return may_draw(game)
    if kind == "mayor":
        return bool(game.mayoral_deck)
    return kind != "neutral" or game.stock > 0


def useful(game: GuildsGame, seat: int, icons: tuple[str, ...]) -> tuple[str, ...]:
    """The icons that bring something now."""
    return tuple(short for short in icons if brings(game, seat, icon_of(short).kind))


class Offer(Step):
    """A reward is offered, unless nothing of it could be had."""

    kind: Literal["offer"] = "offer"
    seat: int
    place: str
    icons: tuple[str, ...]

    def run(self, game: GuildsGame) -> None:
        """Ask what is taken."""
        if useful(game, self.seat, self.icons):
            game.then(Reward(seat=self.seat, place=self.place, icons=self.icons))
        else:
            tell(game, self.seat, "nothing-to-take", self.place, place=place_text(self.place))


class Reward(Ask):
    """Take a reward, all of it or a part."""

    kind: Literal["reward"] = "reward"
    place: str
    icons: tuple[str, ...]

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:  # noqa: ARG002  # all of it may be taken
        """All, each part, nothing; and fewer of what an icon counts, as a choice of its own."""
        icons = useful(game, self.seat, self.icons)
        options = [option(_draws(icons), ("take", ALL))]
        options += [option(_draws(part), ("take", " ".join(part))) for part in parts_of(icons)]
        options.append(option(False, ("take", NONE)))
        options += [
            option(_draws(part), ("take", FEWER), ("fewer", " ".join(part))) for part in fewer_of(icons)
        ]
        options = marked(game, self, options)
        said = {"place": place_text(self.place), "icons": gains(map(icon_of, self.icons))}
        rank = "second" if game.resolving is not None and game.resolving.stage == "second" else "first"
        return Question(self.seat, Text(f"guilds-ask-reward-{rank}", said), options)

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """What was taken is done from left to right."""
        parts = answer[0].parts
        if parts["take"] == NONE:
            tell(game, self.seat, "takes-nothing", self.place, place=place_text(self.place))
            return
        taken = self.icons if parts["take"] == ALL else parts.get("fewer", parts["take"]).split()
        game.then(*(Gain(seat=self.seat, icon=short) for short in taken))


@cache
def parts_of(icons: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Some of the icons, each of them whole: more of them first."""
    sizes = range(len(icons) - 1, 0, -1)
    return tuple(dict.fromkeys(chosen for size in sizes for chosen in combinations(icons, size)))


@cache
def fewer_of(icons: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Some of the icons with less of at least one of them than it shows."""
    ways = [[code(less) if less.count else "" for less in _down(icon_of(short))] for short in icons]
    found = dict.fromkeys(tuple(filter(None, chosen)) for chosen in product(*ways))
    return tuple(chosen for chosen in found if chosen not in ((), icons, *parts_of(icons)))


def _down(icon: Icon) -> Iterator[Icon]:
    """What can be taken of an icon: all that it counts and less, or all and nothing; moves are stopped one by one."""
    step = 1 if icon.kind in COUNTED else icon.count
    return (Icon(icon.kind, count) for count in range(icon.count, -1, -step))


def _draws(icons: tuple[str, ...]) -> bool:
    """Whether cards are drawn for these icons before a pawn to move is asked for."""
    asking = next(
        (icon for icon in map(icon_of, icons) if shows(icon) or icon.kind in ("move", "ship")), None
    )
    return asking is not None and shows(asking)


class Gain(Step):
    """One icon of a reward."""

    kind: Literal["gain"] = "gain"
    seat: int
    icon: str

    def run(self, game: GuildsGame) -> None:
        """Do it."""
        icon = icon_of(self.icon)
        gain(game, self.seat, icon.kind, icon.count)


class Second(Step):
    """The second player takes the token, and is offered its reward and then the one printed on the tile."""

    kind: Literal["second"] = "second"
    seat: int
    tile: str

    def run(self, game: GuildsGame) -> None:
        """The token is kept whatever is taken."""
        laid = game.city[self.tile]
        token = () if laid.token is None else (laid.token,)
        game.won[self.seat] += token
        laid.token = None
        if game.resolving is not None:
            game.resolving.stage = "second"
        tell(game, self.seat, "second", self.tile, f"token:{self.seat}", place=place_text(self.tile))
        icons = (*token, *codes(tiles()[self.tile].second))
        if icons:
            game.then(Offer(seat=self.seat, place=self.tile, icons=icons))
