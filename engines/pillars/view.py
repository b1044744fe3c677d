"""What a viewer of The Pillars of the Earth may know: the board, and for Ellen's owner the coming event.

Seats stand for builders and colours. Cards are ids of `engines.pillars.cards`: resource cards `wood_3`
(kind and yield), craftsmen `mason_2`, advantages `wool_fair`, events `town_wall`. Marks of events name what
they touched: `gold:0`, `points:0`, `cubes:0`, `craftsmen:0`, `cards:0`, `workers:0`, `advantages:0` (the
seat), `market:1`, `kingsbridge:0` (a location and its space), `track:7` (the price on the cost track),
`drawn`, `event`, `tax`, `pool`, `stock`, `cathedral`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.kernel import Frozen
from engines.pillars.builders import may_redraw
from engines.pillars.cards import KINDS, resources
from engines.pillars.cards import board as printed
from engines.pillars.secrets import coming_event
from engines.pillars.spaces import CLOCKWISE, STEP

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

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


def _cubes(numbers: Mapping[str, int]) -> Cubes:
    return Cubes(**{kind: max(numbers.get(kind, 0), 0) for kind in KINDS})


def _location(game: PillarsGame, place: str) -> Location:
    cards: list[str | None] = []
    if place == "kingsbridge":
        cards = game.kingsbridge
    elif place == "shiring":
        cards = game.shiring
    return Location(
        id=place, step=STEP[place], builders=tuple(game.places.get(place, ())), cards=tuple(cards)
    )


def _player(game: PillarsGame, seat: int, player: Player) -> PlayerView:
    sent = dict.fromkeys(PLACE_OF.values(), 0)
    for card in player.cards:
        sent[PLACE_OF[resources()[card].kind]] += resources()[card].workers
    return PlayerView(
        gold=player.gold,
        points=player.points,
        cubes=_cubes(player.cubes),
        craftsmen=tuple(player.craftsmen),
        places=player.places,
        cards=tuple(player.cards),
        advantages=tuple(player.advantages),
        idle=player.idle,
        mill=player.mill,
        forest=sent["forest"],
        quarry=sent["quarry"],
        gravel_pit=sent["gravel_pit"],
        grey=player.grey,
        grey_next=player.grey_next,
        black=player.black,
        bag=game.bag.count(seat),
        passed=player.passed,
        protected=player.protected,
        tax_free=player.tax_free,
        walled=player.walled,
        earned=dict(player.earned),
    )


def board(game: PillarsGame) -> PillarsBoard:
    """The table, the same for everybody."""
    return PillarsBoard(
        round=game.round,
        phase=game.phase,
        step=game.step,
        start_player=game.start_player,
        locations=tuple(_location(game, place) for place in CLOCKWISE),
        track=CostTrack(
            prices=printed().track.prices,
            passed=tuple(game.track),
            marker=game.marker,
            drawn=game.drawn,
            bag=tuple(game.bag.count(seat) for seat in range(game.seats)),
            aside=tuple(game.aside),
            redraw=game.phase == "builders" and may_redraw(game),
        ),
        pool=tuple(game.pool),
        stock=_cubes(game.stock),
        supply=_cubes(game.supply),
        court_metal=game.court_metal,
        castle_grey=game.castle_grey,
        black_beside=game.black_beside,
        event=game.event,
        past_events=tuple(game.events_past),
        tax=game.tax,
        trader=game.trader,
        pieces=game.pieces,
        players=tuple(_player(game, seat, player) for seat, player in enumerate(game.players)),
        decks=Decks(
            events=len(game.event_deck),
            advantages=len(game.advantage_deck),
            craftsmen=tuple(len(stack) for stack in game.stacks[game.round :]),
            resources=len(game.undealt),
        ),
        gone_advantages=tuple(game.advantages_gone),
        gone_craftsmen=tuple(game.craftsmen_gone),
    )


def hand(game: PillarsGame, seat: int) -> PillarsHand | None:
    """The event that Ellen shows her owner."""
    event = coming_event(game, seat)
    return None if event is None else PillarsHand(event=event)
