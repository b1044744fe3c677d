"""What a viewer of Old London Bridge may know: the board for everybody, cards and money for their owner.

Places that events mark: `slot:<seat>:<number from 1>`, `stack:<kind>`, `pawn:<seat>`, `rondel`, `chapel:<seat>`,
`gate:<seat>`, `pile:<pile>`, `tile:<seat>:<kind>`, `supply:<card>`, `card:<seat>`, `money:<seat>`, `field:<field>`.
"""

from __future__ import annotations

from engines.kernel import Frozen


class BuildingView(Frozen):
    """A building tile: its kind, its number (a park has none) and its coats of arms by colour."""

    kind: str
    number: int | None
    coats: tuple[str, ...]


class Slot(Frozen):
    """One of the twelve slots of a bridge: the building on it, and the numbers that it has replaced there."""

    building: BuildingView | None = None
    replaced: tuple[int, ...] = ()


class OuterSpace(Frozen):
    """An outer space of the rondel as it lies now: the stack beside it, its income (None: the X), its pawns."""

    stack: str
    income: int | None
    pawns: tuple[int, ...]


class Rondel(Frozen):
    """The rondel: how far it is turned, the outer spaces clockwise from the first stack, the centre and its price."""

    rotation: int
    spaces: tuple[OuterSpace, ...]
    centre: tuple[int, ...]
    price: int


class Stack(Frozen):
    """A stack of buildings: the top one lies open; how many there are with it."""

    kind: str
    top: BuildingView | None
    count: int


class TrackSpace(Frozen):
    """A space of a track: what it pays on the way, whether it brings a bonus tile, the markers from below to the top."""

    coin: int = 0
    bonus: bool = False
    markers: tuple[int, ...] = ()


class Track(Frozen):
    """A track from its start (space 0) to its last space; who arrives there gets the prize of the end."""

    spaces: tuple[TrackSpace, ...]
    end_prize: int


class BonusPile(Frozen):
    """A pile of bonus tiles: the top one lies open; how many there are with it."""

    pile: str
    top: str | None
    count: int


class OwnedTile(Frozen):
    """A bonus tile of a player; one that was earned this round cannot be used before the next."""

    kind: str
    usable: bool


class InnPile(Frozen):
    """How many cards of a value lie in the inn for everybody."""

    value: int
    count: int


class PlayedCard(Frozen):
    """A revealed card: its value, what bonus tiles add, and whether its turn is to come, now, or done."""

    seat: int
    value: int
    plus: int
    state: str


class ArchitectView(Frozen):
    """One player's bridge and belongings; money and hand are None as long as they are hidden."""

    slots: tuple[Slot, ...]
    chapel: int
    gate: int
    stair: str | None
    tiles: tuple[OwnedTile, ...]
    cards: int
    money: int | None
    hand: tuple[int, ...] | None
    chosen: int

    def appends(self, number: int | None) -> bool:
        """Whether a building with this number, or a park, would go on the next slot; else it has to replace another."""
        built = [slot.building for slot in self.slots if slot.building is not None]
        last = built[-1].number if built else None
        return number is None or last is None or number < last


class Fields(Frozen):
    """How each of the four fields is scored: `base`, or one of its four expert options."""

    chapel: str
    gate: str
    inn: str
    bridge: str


class OpenLine(Frozen):
    """What a line of the score sheet would bring now; None as long as that rests on hidden money or cards."""

    what: str
    points: int | None


class BridgeBoard(Frozen):
    """The table as everybody sees it.

    Phases are `cards` (everybody chooses), `revealed` (bonus tiles may still change the order), `building`, `over`.
    `played` are the cards revealed this round: in turn order once the order is settled, by seat before. The orders of
    the tracks say who is ahead for prizes and ties, the markers on the spaces how they lie. `so_far` is what each seat
    would get if the match ended now, cards that lie face down being counted as in hand; it is empty once it is over.
    """

    round: int
    rounds: int
    markers: tuple[int | None, ...]
    phase: str
    acting: int | None
    played: tuple[PlayedCard, ...]
    placing: BuildingView | None
    keeps_card: bool
    rondel: Rondel
    stacks: tuple[Stack, ...]
    chapel_track: Track
    gate_track: Track
    chapel_order: tuple[int, ...]
    gate_order: tuple[int, ...]
    stairs: tuple[int | None, ...]
    piles: tuple[BonusPile, ...]
    inn: tuple[InnPile, ...]
    architects: tuple[ArchitectView, ...]
    fields: Fields
    money_hidden: bool
    so_far: tuple[tuple[OpenLine, ...], ...] = ()


class BridgeHand(Frozen):
    """What only its owner sees: the cards in hand, the cards that lie chosen face down, the money."""

    cards: tuple[int, ...]
    chosen: tuple[int, ...]
    money: int
