"""What monuments do at construction and later; what they are worth stands with the other scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from data.text import Text, Who
from engines.kernel import Answer, Option, Question, Step, blocked, option
from engines.tiny_towns.asking import DONE, Asked, targets
from engines.tiny_towns.boundary import BANK, buildable_cards, closes, may_show, shows, watch_due
from engines.tiny_towns.components import cards, groups, steps_of, tables
from engines.tiny_towns.effects import on_construction, put
from engines.tiny_towns.squares import INDEX, NAMES
from engines.tiny_towns.telling import card_text, tell
from engines.tiny_towns.town import Town

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame

Final = Callable[[str, list[str]], bool]


@on_construction("shrine")
def count_for_shrine(game: TownsGame, seat: int, at: int) -> None:  # noqa: ARG001  # an effect
    """The Shrine is worth what stands here now, itself included."""
    town = game.towns[seat]
    town.shrine = steps_of(tables().points.shrine, len(town.buildings()))
    tell(game, seat, "shrine", points=town.shrine)


# Grove University: one building of any type in play, on any empty square, at once


@on_construction("grove_university")
def grove(game: TownsGame, seat: int, at: int) -> None:  # noqa: ARG001  # an effect
    """Without an empty square the gift is lost."""
    if not game.towns[seat].full:
        game.then(Grove(seat=seat))


class Grove(Asked):
    """Choose the building that Grove University brings, and its square."""

    kind: Literal["grove"] = "grove"

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:
        """Every building in play on every empty square."""
        town = game.towns[self.seat]
        names = buildable_cards(game, town.squares)
        options = list(_spots(town, names, self._is_final(game), teach=teach))
        if teach and BANK in game.cards and BANK not in names:
            options.append(blocked(Text("towns-why-five-banks"), ("building", BANK)))
        return Question(self.seat, Text("towns-ask-grove"), options, layout="grid")

    def _is_final(self, game: TownsGame) -> Final:
        closing = may_show(game, self.seat)
        return lambda card, squares: closing and _quiet(card) and shows(game, self.seat, squares)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """The building stands, and its own instructions apply."""
        card, name = answer[0].parts["building"], answer[0].parts["at"]
        tell(game, self.seat, "grove", name, building=card_text(card), at=name)
        put(game, self.seat, card, INDEX[name])


def _spots(town: Town, names: Sequence[str], is_final: Final, *, teach: bool) -> Iterator[Option]:
    """Each of these buildings on each empty square."""
    for card in names:
        for at, reason in targets(town, teach=teach):
            parts = (("building", card), at)
            if reason is None:
                yield option(is_final(card, _with(town, card, INDEX[at[1]])), *parts)
            else:
                yield blocked(reason, *parts)


def _quiet(card: str) -> bool:
    """Whether no question follows when this building comes to stand."""
    return card not in ("bank", "factory")


def _with(town: Town, card: str, square: int) -> list[str]:
    squares = list(town.squares)
    squares[square] = card
    return squares


# Architect's Guild: up to two other buildings become buildings of other types, now or never


@on_construction("architects_guild")
def guild(game: TownsGame, seat: int, at: int) -> None:
    """Nothing happens in a town without other buildings."""
    step = Guild(seat=seat, built_at=at)
    if any(step.changes(game)):
        game.then(step)


class Guild(Asked):
    """Replace a building by one of another type, or be done with it."""

    kind: Literal["replace"] = "replace"
    built_at: int
    replaced: int | None = None

    def changes(self, game: TownsGame) -> Iterator[tuple[int, str]]:
        """Every square with every building that may come there."""
        town = game.towns[self.seat]
        types = groups()
        for card in buildable_cards(game, town.squares):
            for square, old in enumerate(town.squares):
                if old in types and old != card and square not in (self.built_at, self.replaced):
                    yield square, card

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:  # noqa: ARG002  # all squares are offered
        """The replacements, and to leave it at that."""
        town = game.towns[self.seat]
        closing = may_show(game, self.seat)
        changes = list(self.changes(game))
        last = self.replaced is not None or len({square for square, _ in changes}) == 1
        options = [
            option(
                closing and last and _quiet(card) and shows(game, self.seat, _with(town, card, square)),
                ("building", card),
                ("at", NAMES[square]),
            )
            for square, card in changes
        ]
        options.append(option(closing and shows(game, self.seat, town.squares), ("building", DONE)))
        if self.replaced is not None:
            return Question(self.seat, Text("towns-ask-replace-more"), options)
        most = 1 if last else cards()["architects_guild"].replaces
        return Question(self.seat, Text("towns-ask-replace", {"most": most}), options)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """The old building goes back with its cubes; the new one follows its own instructions."""
        card = answer[0].parts["building"]
        if card == DONE:
            return
        name = answer[0].parts["at"]
        square = INDEX[name]
        old = game.towns[self.seat].squares[square]
        tell(game, self.seat, "replaced", name, old=card_text(old), new=card_text(card), at=name)
        if self.replaced is None:
            again = Guild(seat=self.seat, built_at=self.built_at, replaced=square)
            if any(again.changes(game)):
                game.then(again)
        put(game, self.seat, card, square)


# Opaleye's Watch: three buildings wait on the card until a neighbour builds their like


@on_construction("opaleyes_watch")
def watch(game: TownsGame, seat: int, at: int) -> None:  # noqa: ARG001  # an effect
    """Choose the three buildings at once."""
    game.then(Watch(seat=seat))


class Watch(Asked):
    """Choose three buildings of different types for the Watch."""

    kind: Literal["watch"] = "watch"

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:  # noqa: ARG002  # all may be chosen
        """The seven cards in play."""
        final = may_show(game, self.seat) and shows(game, self.seat, game.towns[self.seat].squares)
        options = [option(final, ("building", card)) for card in game.cards]
        three = cards()["opaleyes_watch"].holds
        return Question(self.seat, Text("towns-ask-watch"), options, least=three, most=three)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """They wait on the card, for everybody to see."""
        game.towns[self.seat].watch = [option.parts["building"] for option in answer]
        names: list[Who | Text | str] = [card_text(card) for card in game.towns[self.seat].watch]
        tell(game, self.seat, "watch", buildings=names)


class OpaleyesWatch(Step):
    """When all have built: the owner of the Watch takes what a neighbour built this turn, if there is room."""

    kind: Literal["opaleyes_watch"] = "opaleyes_watch"

    def run(self, game: TownsGame) -> None:
        """Ask the owner, as long as something is due."""
        for seat in game.active:
            if watch_due(game, seat) and not game.towns[seat].full:
                game.then(WatchPlace(seat=seat), self)
                return


class WatchPlace(Asked):
    """Place a building from the Watch in one's town."""

    kind: Literal["watch_place"] = "watch_place"

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:
        """What is due, on every empty square."""
        town = game.towns[self.seat]
        due = watch_due(game, self.seat)
        last = len(due) == 1 or len(town.empty) == 1
        closing = last and may_show(game, self.seat)
        options = list(
            _spots(
                town,
                due,
                lambda card, squares: closing and _quiet(card) and closes(game, squares),
                teach=teach,
            )
        )
        return Question(self.seat, Text("towns-ask-watch_place"), options, layout="grid")

    def take(self, game: TownsGame, answer: Answer) -> None:
        """The building leaves the card, and its own instructions apply."""
        card, name = answer[0].parts["building"], answer[0].parts["at"]
        town = game.towns[self.seat]
        town.watch.remove(card)
        tell(game, self.seat, "watch-placed", name, building=card_text(card), at=name)
        put(game, self.seat, card, INDEX[name])
