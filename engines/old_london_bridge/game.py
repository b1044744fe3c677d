"""The state of a match of Old London Bridge."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel import Game
from engines.old_london_bridge.architect import Architect
from engines.old_london_bridge.bonus_tiles import TakeTile
from engines.old_london_bridge.building import Replace
from engines.old_london_bridge.cards import Bid, ChooseCards, Plus, SettleOrder
from engines.old_london_bridge.components import KINDS, PETER
from engines.old_london_bridge.effects import TakeCards
from engines.old_london_bridge.played import Played
from engines.old_london_bridge.rounds import EndRound, NewRound
from engines.old_london_bridge.spaces import ChooseSpace
from engines.old_london_bridge.turns import EndTurn, Finish, Turn

AnyStep: TypeAlias = Annotated[
    NewRound
    | ChooseCards
    | Bid
    | Plus
    | SettleOrder
    | Turn
    | ChooseSpace
    | Replace
    | TakeTile
    | TakeCards
    | Finish
    | EndTurn
    | EndRound,
    Field(discriminator="kind"),
]
Phase = Literal["cards", "revealed", "building", "over"]


class BridgeGame(Game[AnyStep]):
    """Everything about a match; the last of a stack or pile is its top, and cards are counted by value."""

    hidden_money: bool
    gate_stacks_rank: bool
    scoring: dict[str, str]
    rounds: int
    markers: list[int]
    markers_left_over: list[int]
    turned: list[int] = Field(default_factory=list)
    rotation: int
    stacks: dict[str, list[int]]
    supply: list[int]
    piles: list[list[str]]
    used_tiles: list[str] = Field(default_factory=list)
    architects: list[Architect]
    stairs: list[int]
    chapel_order: list[int]
    gate_order: list[int]
    phase: Phase = "cards"
    turns: list[Played] = Field(default_factory=list)
    turn: int = -1
    built: list[tuple[int, int]] = Field(default_factory=list)
    placing: int | None = None
    keeps: bool = False

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.turned)

    @property
    def cards_a_round(self) -> int:
        """How many cards everybody lays in a round: with two players, two."""
        return 2 if self.seats == 2 else 1

    @property
    def tiles_left(self) -> int:
        """How many bonus tiles are still in the piles."""
        return sum(map(len, self.piles))

    @property
    def empty_stacks(self) -> int:
        """How many stacks of buildings are exhausted."""
        return sum(not stack for stack in self.stacks.values())

    @property
    def gate_ranking(self) -> list[int]:
        """Who is ahead on the gate track: ties by the chapel track, or by the stacking if the table plays so."""
        if self.gate_stacks_rank:
            return self.gate_order
        place = {seat: rank for rank, seat in enumerate(self.chapel_order)}
        return sorted(range(self.seats), key=lambda seat: (-self.architects[seat].gate, place[seat]))

    def open_stacks(self) -> list[str]:
        """The kinds of which a building is left."""
        return [kind for kind in KINDS if self.stacks[kind]]

    def pawns_on(self, space: str) -> list[int]:
        """The seats whose pawns stand on a space."""
        return [seat for seat, architect in enumerate(self.architects) if architect.pawn == space]

    def coming_back(self, seat: int) -> int:
        """How many cards on the table count as in hand; face down they all do, since nobody may tell who laid Peter."""
        laid = self.architects[seat].laid
        if self.phase == "cards":
            return len(laid)
        kept = self.keeps and self.turns[self.turn].seat == seat
        return laid.count(PETER) + kept

    def use_tile(self, seat: int, kind: str) -> None:
        """A bonus tile is used and leaves the game."""
        self.architects[seat].tiles.remove(kind)
        self.used_tiles.append(kind)
