"""The state of a match of Guilds of London."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.guilds_of_london.city import Laid
from engines.guilds_of_london.components import Track, track
from engines.guilds_of_london.development import Develop
from engines.guilds_of_london.drawing import Discard, DrawCards, DrawNow
from engines.guilds_of_london.effects import Effect, Salvage
from engines.guilds_of_london.known import Known
from engines.guilds_of_london.mayoral import ChooseMayoral, Keep
from engines.guilds_of_london.moving import Move, Ship
from engines.guilds_of_london.negotiation import Negotiate
from engines.guilds_of_london.plantation import CountPlantation, ReturnPawns, Visit, VisitPlantation
from engines.guilds_of_london.resolution import NextTile, ResolveTiles, Resolving, TurnOver, Vote
from engines.guilds_of_london.rewards import Gain, Offer, Reward, Second
from engines.guilds_of_london.rounds import EndRound, NewRound, NextTurn
from engines.guilds_of_london.trial import Trial
from engines.guilds_of_london.turn import Play, Turn
from engines.kernel import Ask, Game

AnyStep: TypeAlias = Annotated[
    ChooseMayoral
    | Keep
    | NewRound
    | NextTurn
    | Turn
    | Effect
    | Move
    | Ship
    | Salvage
    | DrawNow
    | DrawCards
    | Discard
    | ResolveTiles
    | NextTile
    | Negotiate
    | Vote
    | Offer
    | Reward
    | Gain
    | Second
    | TurnOver
    | VisitPlantation
    | CountPlantation
    | ReturnPawns
    | Visit
    | Develop
    | EndRound,
    Field(discriminator="kind"),
]
Phase = Literal["mayoral", "turns", "resolution", "plantation", "over"]


class GuildsGame(Game[AnyStep]):
    """Everything about a match; lists are by seat, `order` is the order of play from the first to the last.

    `round` is where the marker stands (it may be moved on), `begun` counts the rounds that were played.
    `shuffled` are the action cards that became the deck when the discard pile was shuffled last.
    """

    phase: Phase = "mayoral"
    tie: Literal["cards", "biggest"]
    round: int = 0
    begun: int = 0
    start: list[int]
    order: list[int]
    points: list[int]
    acted: list[int] = Field(default_factory=list)
    acting: int | None = None

    city: dict[str, Laid]
    beadle: str | None
    side: str
    guildhall: list[int]
    plantation: list[int]
    plantation_neutrals: int = 0
    supply: list[int]
    neutrals: list[int]
    stock: int
    stack: list[str]
    tokens: list[str]
    won: list[list[str]]
    lost: list[str] = Field(default_factory=list)

    hands: list[list[str]]
    deck: list[str]
    discard: list[str] = Field(default_factory=list)
    mayoral_deck: list[str]
    choices: list[list[str]]
    kept: list[list[str]]

    played: list[Play] = Field(default_factory=list)
    hired: bool = False
    moved: int = 0

    queue: list[str] = Field(default_factory=list)
    resolving: Resolving | None = None
    before: list[int] = Field(default_factory=list)

    shuffled: list[str] = Field(default_factory=list)
    known: list[Known] = Field(default_factory=list)

    def model_post_init(self, _: object) -> None:
        """In matches of older releases nothing was noted of what is known."""
        if not self.known:
            self.known = [Known() for _ in range(self.seats)]

    @property
    def track(self) -> Track:
        """The side of the score board that is used."""
        return track(self.seats)

    def trial(self, step: Ask) -> Trial:
        """What answers to this step would bring about by themselves; nothing while something else is asked."""
        return Trial(self, step)

    @property
    def last_round(self) -> bool:
        """Whether no round follows this one."""
        return self.round == self.track.rounds
