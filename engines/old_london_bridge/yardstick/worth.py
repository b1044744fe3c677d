"""What a building would be worth to a bridge, in pounds: its action now, its coats and its number for later."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engines.old_london_bridge.bridges import appends, coats, replaceable
from engines.old_london_bridge.components import (
    BRIDGE_SLOTS,
    COLOURS,
    NUMBERS,
    board_data,
    building,
    is_park,
)
from engines.old_london_bridge.prizes import scoring_data
from engines.old_london_bridge.tracks import bonus_between, chapel_after, coins_between, gate_after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.old_london_bridge.game import BridgeGame

STEP_ON_CHAPEL_TRACK, STEP_ON_GATE_TRACK = 0.6, 0.5
BONUS_TILE, CARD_VALUE = 1.6, 0.6
COAT_LATER, NUMBER_LATER = 0.07, 0.09


def worth(game: BridgeGame, seat: int, place: int) -> float:
    """The worth of a building to this seat, built as well as it can be."""
    slots = game.architects[seat].slots
    if appends(slots, place):
        return _Built(game, seat, place).worth(None) + _room(game, slots, place)
    return max(map(_Replacing(game, seat, place).worth, replaceable(slots, place)))


def worth_replacing(game: BridgeGame, seat: int, place: int, slot: int) -> float:
    """The worth of a building in the place of another, whose slot stays empty in the end."""
    return _Replacing(game, seat, place).worth(slot)


def builds_left(game: BridgeGame) -> int:
    """How many buildings everybody still builds after this round."""
    return (game.rounds - game.round) * game.cards_a_round


class _Built:
    """A building that this seat may build: what of its worth is the same wherever it stands."""

    def __init__(self, game: BridgeGame, seat: int, place: int) -> None:
        architect, self.left = game.architects[seat], builds_left(game)
        many, self.kind, self.coats = _facts(place)
        self.slots, self.later = architect.slots, COAT_LATER * self.left * many
        self.start = architect.chapel if self.kind == "chapel" else architect.gate
        if self.coats:
            self.strength = self.coats[place] + sum([self.coats[other] for other in self.slots])

    def worth(self, instead: int | None) -> float:
        """Its worth on a new slot, or instead of the building on this one."""
        if not self.coats:
            return self.later
        strength = self.strength if instead is None else self.strength - self.coats[self.slots[instead]]
        return self.later + _action(self.kind, self.start, strength)


class _Replacing:
    """The same in the place of another building, whose slot stays empty in the end."""

    def __init__(self, game: BridgeGame, seat: int, place: int) -> None:
        self.built = _Built(game, seat, place)
        cost = scoring_data().empty_slots.cost
        filled = min(BRIDGE_SLOTS - 1, len(self.built.slots) + self.built.left)
        self.lost = cost[BRIDGE_SLOTS - filled] - cost[BRIDGE_SLOTS - filled - 1]

    def worth(self, slot: int) -> float:
        """Its worth on the slot of this building."""
        gone = COAT_LATER * self.built.left * _facts(self.built.slots[slot])[0]
        return self.built.worth(slot) - self.lost - gone


@cache
def _facts(place: int) -> tuple[int, str, tuple[int, ...]]:
    """How many coats a building has, its kind, and which buildings its action counts: none if it does not act."""
    one = building(place)
    acts = len(one.coats) < len(COLOURS) and not is_park(place)
    return len(one.coats), one.kind, coats(one.coats[0]) if acts else ()


@cache
def _action(kind: str, start: int, strength: int) -> float:
    board = board_data()
    if kind == "chapel":
        reached = chapel_after(start, strength)
        end = board.track_end.prize if start < reached == board.chapel.last else 0
        return coins_between(start, reached) + end + STEP_ON_CHAPEL_TRACK * (reached - start)
    if kind == "gate":
        reached = gate_after(start, strength)
        end = board.track_end.prize if start < reached == board.gate.last else 0
        return BONUS_TILE * bonus_between(start, reached) + end + STEP_ON_GATE_TRACK * (reached - start)
    return strength * CARD_VALUE if kind == "inn" else strength


def _room(game: BridgeGame, slots: Sequence[int], place: int) -> float:
    """What the numbers left below this one are worth, measured by how many buildings are still to come."""
    left = builds_left(game)
    if not left:
        return 0.0
    before = NUMBERS + 1 if not slots or is_park(slots[-1]) else slots[-1]
    after = NUMBERS + 1 if is_park(place) else place
    return NUMBER_LATER * (after - before) * min(left, 4) / 4
