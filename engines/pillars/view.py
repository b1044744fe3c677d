"""What a viewer of The Pillars of the Earth may know: the board, and for Ellen's owner the coming event.

Seats stand for builders and colours. Cards are ids of `engines.pillars.components`: resource cards `wood_3`
(kind and yield), craftsmen `mason_2`, advantages `wool_fair`, events `town_wall`. Marks of events name what
they touched: `gold:0`, `points:0`, `cubes:0`, `craftsmen:0`, `cards:0`, `workers:0`, `advantages:0` (the
seat), `market:1`, `kingsbridge:0` (a location and its space), `track:7` (the price on the cost track),
`drawn`, `event`, `tax`, `pool`, `stock`, `cathedral`.
"""

from __future__ import annotations

from collections.abc import Mapping

from engines.kernel import Frozen

PLACE_OF = {"wood": "forest", "stone": "quarry", "sand": "gravel_pit"}


class Cubes(Frozen):
    """So many cubes of each kind."""

    sand: int = 0
    wood: int = 0
    stone: int = 0
    metal: int = 0


class Location(Frozen):
    """A place on the board: its step, who stands on each of its spaces, the card above each.

    Cards lie at Kingsbridge (advantages) and Shiring (craftsmen), one for each space; None when it is gone.
    """

    id: str
    step: int
    builders: tuple[int | None, ...] = ()
    cards: tuple[str | None, ...] = ()


class CostTrack(Frozen):
    """The track of falling prices: the marker, who passed where, the builder that was drawn, the bag."""

    prices: tuple[int, ...]
    passed: tuple[int | None, ...]
    marker: int
    drawn: int | None
    bag: tuple[int, ...]
    aside: tuple[int, ...]
    redraw: bool


class PlayerView(Frozen):
    """Everything that lies before one player; nothing of it is secret.

    Walled: the town wall leaves only two builders this round.
    """

    gold: int
    points: int
    cubes: Cubes
    craftsmen: tuple[str, ...]
    places: int
    cards: tuple[str, ...]
    advantages: tuple[str, ...]
    idle: int
    mill: int
    forest: int
    quarry: int
    gravel_pit: int
    grey: int
    grey_next: int
    black: bool
    bag: int
    passed: bool
    protected: bool
    tax_free: bool
    walled: bool
    earned: Mapping[str, int]


class Decks(Frozen):
    """How many cards lie face down; the craftsmen of the coming rounds, one number a round."""

    events: int
    advantages: int
    craftsmen: tuple[int, ...]
    resources: int


class PillarsBoard(Frozen):
    """The table as everybody sees it.

    Phases are draft, builders, board (with its step from 1 to 14) and over; otherwise the step is 0.
    """

    round: int
    phase: str
    step: int
    start_player: int
    locations: tuple[Location, ...]
    track: CostTrack
    pool: tuple[str, ...]
    stock: Cubes
    supply: Cubes
    court_metal: int
    castle_grey: int
    black_beside: bool
    event: str | None
    past_events: tuple[str, ...]
    tax: int | None
    trader: int | None
    pieces: int
    players: tuple[PlayerView, ...]
    decks: Decks
    gone_advantages: tuple[str, ...]
    gone_craftsmen: tuple[str, ...]


class PillarsHand(Frozen):
    """What only Ellen's owner sees: the event that this round will bring, until it is revealed."""

    event: str | None
