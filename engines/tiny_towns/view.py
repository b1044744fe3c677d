"""What a viewer of Tiny Towns may know: the board for everybody, the monument cards for their owner."""

from __future__ import annotations

from engines.kernel import Frozen


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
    """The deck of Town Hall and solo: the open cards, and how many lie in each pile.

    `seen` are those discarded that all have seen since the cards were shuffled, kind by kind.
    """

    open: tuple[str, ...]
    pile: int
    discarded: int
    seen: tuple[str, ...] = ()


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
