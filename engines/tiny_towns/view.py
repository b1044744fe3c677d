"""What a viewer of Tiny Towns may know: the board for everybody, the monument cards for their owner."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.kernel import Frozen
from engines.tiny_towns.scoring import layout
from engines.tiny_towns.squares import NAMES, SQUARES
from engines.tiny_towns.town import KIND_SET, Town

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


class Square(Frozen):
    """One square of a town: a cube, or a building with the cubes that lie on it, or nothing."""

    cube: str | None = None
    building: str | None = None
    cubes: tuple[str, ...] = ()


class TownView(Frozen):
    """One town: 16 squares row by row, and what lies beside it; unbuilt and fed are known once the match is over."""

    squares: tuple[Square, ...]
    monument: str | None = None
    has_card: bool = False
    unbuilt: str | None = None
    watch: tuple[str, ...] = ()
    shrine: int | None = None
    set_aside: int = 0
    named: int = 0
    completed: int | None = None
    fed: tuple[str, ...] = ()
    ready: bool = False


class ResourceCards(Frozen):
    """The deck of Town Hall and solo: the open cards, and how many lie in each pile."""

    open: tuple[str, ...]
    pile: int
    discarded: int


class TownsBoard(Frozen):
    """The table as everybody sees it. Cards are ids; cubes are brick, glass, wheat, wood, stone."""

    cards: tuple[str, ...]
    towns: tuple[TownView, ...]
    turn: int
    phase: str
    builder: int | None
    resource: str | None
    deck: ResourceCards | None
    novice: bool


class TownsHand(Frozen):
    """The monument cards that only their owner sees: two at the choice, then the one kept until it is built."""

    dealt: tuple[str, ...] = ()
    kept: str | None = None


@cache
def _square(item: str, cubes: tuple[str, ...]) -> Square:
    if item in KIND_SET:
        return Square(cube=item)
    return Square(building=item, cubes=cubes) if item else Square()


def _town(game: TownsGame, seat: int, town: Town) -> TownView:
    over = game.result is not None
    waits = bool(game.lanes) and not game.lanes[seat] and town.completed is None
    return TownView(
        squares=tuple(
            _square(town.squares[square], tuple(town.on_top.get(NAMES[square], ()))) for square in SQUARES
        ),
        monument=town.monument,
        has_card=town.kept is not None and not over,
        unbuilt=town.kept if over else None,
        watch=tuple(town.watch),
        shrine=town.shrine,
        set_aside=town.aside,
        named=town.named,
        completed=town.completed,
        fed=tuple(NAMES[square] for square in sorted(layout(town.squares).fed)) if over else (),
        ready=waits and game.phase == "building",
    )


def board(game: TownsGame) -> TownsBoard:
    """The table, the same for everybody."""
    deck = game.deck
    return TownsBoard(
        cards=tuple(game.cards),
        towns=tuple(_town(game, seat, town) for seat, town in enumerate(game.towns)),
        turn=max(game.turn, 1),
        phase=game.phase,
        builder=game.builder,
        resource=game.resource,
        deck=None
        if deck is None
        else ResourceCards(
            open=tuple(deck.open), pile=len(deck.pile), discarded=len(deck.discard) + len(deck.buried)
        ),
        novice=game.novice,
    )


def hand(game: TownsGame, seat: int) -> TownsHand:
    """The seat's own monument cards."""
    town = game.towns[seat]
    return TownsHand(dealt=tuple(town.dealt), kept=town.kept)
