"""The state of a match of Tiny Towns."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel import Game
from engines.tiny_towns.building import Build, MayBuild
from engines.tiny_towns.dealing import Keep, KeepMonuments, monuments_with
from engines.tiny_towns.deck import ResourceDeck
from engines.tiny_towns.effects import Stock
from engines.tiny_towns.monuments import Grove, Guild, OpaleyesWatch, Watch, WatchPlace
from engines.tiny_towns.placing import Place
from engines.tiny_towns.town import Town
from engines.tiny_towns.turn import EndTurn, Name, NewTurn, PlaceAndBuild

AnyStep: TypeAlias = Annotated[
    KeepMonuments
    | Keep
    | NewTurn
    | Name
    | PlaceAndBuild
    | Place
    | MayBuild
    | Build
    | Stock
    | Grove
    | Guild
    | Watch
    | OpaleyesWatch
    | WatchPlace
    | EndTurn,
    Field(discriminator="kind"),
]
Mode = Literal["hammer", "town_hall", "solo"]
Phase = Literal["monuments", "naming", "building", "over"]


class TownsGame(Game[AnyStep]):
    """Everything about a match: the cards in play, the towns, whose hammer it is, and what was named."""

    mode: Mode
    novice: bool
    cards: list[str]
    towns: list[Town]
    undealt: list[str] = Field(default_factory=list)
    deck: ResourceDeck | None = None
    turn: int = 0
    phase: Phase = "monuments"
    builder: int | None = None
    resource: str | None = None

    @property
    def active(self) -> list[int]:
        """The seats whose towns are not completed."""
        return [seat for seat, town in enumerate(self.towns) if town.completed is None]

    @property
    def free(self) -> bool:
        """Whether this is a Town Hall turn in which everybody picks a kind."""
        return self.mode == "town_hall" and self.turn % 3 == 0

    def foreign(self, seat: int) -> bool:
        """Whether this turn's kind counts as named by another player, for those cards that ask."""
        return self.resource is not None and self.builder != seat

    def secret_monuments(self) -> tuple[str, ...]:
        """The monuments that an unbuilt card may be, as far as everybody knows."""
        shown = [town.monument for town in self.towns]
        return tuple(card for card in monuments_with(self.seats) if card not in shown)
