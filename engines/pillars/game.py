"""The state of a match of The Pillars of the Earth."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel import Game
from engines.pillars.bishop import Bishop, Choices, Protect
from engines.pillars.builders import Builder, Draw, Redraw
from engines.pillars.castle import Castle
from engines.pillars.cathedral import Build, Building, Cathedral, Keep, Piece
from engines.pillars.components import RAW, ROUNDS, board
from engines.pillars.court import Court, Exempt, Taxes
from engines.pillars.discard import Discard
from engines.pillars.draft import Draft, Drafting
from engines.pillars.event import Event
from engines.pillars.kingsbridge import Kingsbridge
from engines.pillars.market import Market, Trading
from engines.pillars.player import Player
from engines.pillars.priory import Priory
from engines.pillars.production import Production
from engines.pillars.round import NewRound
from engines.pillars.scoring import Ending
from engines.pillars.shiring import Leaving, Shiring
from engines.pillars.spaces import STEP, empty_spaces
from engines.pillars.start_player import NextStart
from engines.pillars.wool_mill import WoolMill

AnyStep: TypeAlias = Annotated[
    NewRound
    | Drafting
    | Draft
    | Discard
    | Draw
    | Redraw
    | Builder
    | Event
    | Choices
    | Bishop
    | Protect
    | WoolMill
    | Kingsbridge
    | Priory
    | Production
    | Court
    | Exempt
    | Taxes
    | Shiring
    | Leaving
    | Castle
    | Trading
    | Market
    | Cathedral
    | Building
    | Build
    | Keep
    | Piece
    | NextStart
    | Ending,
    Field(discriminator="kind"),
]
Phase = Literal["draft", "builders", "board", "over"]


def _track() -> list[int | None]:
    return [None] * len(board().track.prices)


class PillarsGame(Game[AnyStep]):
    """Everything about a match: the cards and where they are, the builders, the market, and the players."""

    players: list[Player]
    start_player: int
    round: int = 0
    phase: Phase = "draft"
    step: int = 0

    pool: list[str] = Field(default_factory=list)
    undealt: list[str]

    stacks: list[list[str]]
    shiring: list[str | None] = Field(default_factory=list)
    craftsmen_gone: list[str] = Field(default_factory=list)

    advantage_deck: list[str]
    advantages_removed: list[str]
    advantages_last: list[str]
    kingsbridge: list[str | None] = Field(default_factory=list)
    advantages_gone: list[str] = Field(default_factory=list)

    event_deck: list[str]
    events_removed: list[str]
    event: str | None = None
    events_past: list[str] = Field(default_factory=list)

    places: dict[str, list[int | None]] = Field(default_factory=empty_spaces)
    bag: list[int]
    drawn: int | None = None
    track: list[int | None] = Field(default_factory=_track)
    marker: int = 0
    aside: list[int] = Field(default_factory=list)
    redrawn: bool = False
    waived: bool = False
    placing: bool = False

    supply: dict[str, int]
    stock: dict[str, int] = Field(default_factory=lambda: dict.fromkeys(RAW, 0))
    court_metal: int = 0
    castle_grey: int
    black_beside: bool = True
    tax: int | None = None
    trader: int | None = None
    pieces: int = 0

    @property
    def price(self) -> int:
        """What it costs to put the drawn builder on the board."""
        return 0 if self.placing or self.waived else self.marker

    @property
    def last(self) -> bool:
        """Whether this is the last round."""
        return self.round == ROUNDS

    def clockwise(self) -> list[int]:
        """All seats, the start player first."""
        return [*range(self.start_player, self.seats), *range(self.start_player)]

    def at(self, place: str) -> list[int]:
        """Who has builders at this place, space by space."""
        return [seat for seat in self.places[place] if seat is not None]

    def enter_step(self, place: str) -> None:
        """The third phase has come to this place."""
        self.step = STEP[place]

    def leave(self, place: str) -> None:
        """The builders of this place go back into the bag."""
        spaces = self.places[place]
        for index, seat in enumerate(spaces):
            if seat is not None:
                self.bag.append(seat)
                spaces[index] = None

    def give(self, seat: int, kind: str, number: int) -> None:
        """Cubes from the supply; if it runs short it is owed, as the rulebook has it."""
        self.supply[kind] -= number
        self.players[seat].cubes[kind] += number
