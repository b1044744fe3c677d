"""What a building would be worth to a bridge, in pounds: its action now, its coats, its number and the fields for later."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from engines.old_london_bridge.bridges import appends, replaceable, strength_of, with_building
from engines.old_london_bridge.components import (
    BRIDGE_SLOTS,
    COLOURS,
    NUMBERS,
    board_data,
    building,
    is_park,
)
from engines.old_london_bridge.fields import bridge_more, chapel_more, gate_more, tiles_more, turns_left
from engines.old_london_bridge.prizes import scoring_data
from engines.old_london_bridge.purse import cards_more, purchase
from engines.old_london_bridge.tracks import bonus_between, chapel_after, coins_between, gate_after
from engines.old_london_bridge.weights import weights_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.old_london_bridge.game import BridgeGame


def worth(game: BridgeGame, seat: int, place: int) -> float:
    """The worth of a building to this seat, built as well as it can be."""
    slots = game.architects[seat].slots
    if appends(slots, place):
        after = with_building(slots, place, None)
        room = _room(game, place) - _room(game, slots[-1] if slots else NUMBERS + 1)
        return _worth_built(game, seat, place, after) + bridge_more(game, seat, place, after, None) + room
    return max(worth_replacing(game, seat, place, slot) for slot in replaceable(slots, place))


def worth_replacing(game: BridgeGame, seat: int, place: int, slot: int) -> float:
    """The worth of a building in the place of another, whose slot stays empty in the end."""
    slots = game.architects[seat].slots
    cost = scoring_data().empty_slots.cost
    filled = min(BRIDGE_SLOTS - 1, len(slots) + turns_left(game))
    lost = cost[BRIDGE_SLOTS - filled] - cost[BRIDGE_SLOTS - filled - 1]
    coats = weights_for(game.seats).coat * turns_left(game) * len(building(slots[slot]).coats)
    after = with_building(slots, place, slot)
    fields = bridge_more(game, seat, place, after, slots[slot])
    return _worth_built(game, seat, place, after) + fields - lost - coats


def _worth_built(game: BridgeGame, seat: int, place: int, slots: Sequence[int]) -> float:
    one = building(place)
    later = weights_for(game.seats).coat * turns_left(game) * len(one.coats)
    if len(one.coats) == len(COLOURS) or is_park(place):
        return later
    return later + _action(game, seat, one.kind, strength_of(slots, place))


def _action(game: BridgeGame, seat: int, kind: str, strength: int) -> float:
    architect = game.architects[seat]
    if kind == "chapel":
        return chapel_steps(game, seat, chapel_after(architect.chapel, strength))
    if kind == "gate":
        return gate_steps(game, seat, gate_after(architect.gate, strength))
    if kind == "inn":
        return cards_more(game, seat, purchase(game, seat, strength))
    return strength


def chapel_steps(game: BridgeGame, seat: int, reached: int) -> float:
    """What it is worth to move the marker on the chapel track to a space."""
    start, board, weights = game.architects[seat].chapel, board_data(), weights_for(game.seats)
    if reached == start:
        return 0.0
    end = board.track_end.prize if reached == board.chapel.last else 0
    later = weights.chapel_step * (reached - start) * _early(game)
    return coins_between(start, reached) + end + later + chapel_more(game, seat, reached)


def gate_steps(game: BridgeGame, seat: int, reached: int) -> float:
    """What it is worth to move the marker on the gate track to a space."""
    start, board, weights = game.architects[seat].gate, board_data(), weights_for(game.seats)
    if reached == start:
        return 0.0
    end = board.track_end.prize if reached == board.gate.last else 0
    found = end + weights.gate_step * (reached - start) * _early(game) + gate_more(game, seat, reached)
    if tiles := bonus_between(start, reached):
        found += max(weights.bonus_tile * tiles * _early(game), tiles_more(game, seat, tiles))
    return found


def tile_cost(game: BridgeGame, seat: int) -> float:
    """What it costs to use a bonus tile now."""
    return max(weights_for(game.seats).tile * _early(game), -tiles_more(game, seat, -1))


def _early(game: BridgeGame) -> float:
    """How much of what is for later is still to come; half of the match counts in full."""
    return min(1.0, 2 * turns_left(game) / BRIDGE_SLOTS)


def _room(game: BridgeGame, last: int) -> float:
    """What it is worth that all numbers below this one may still be built, for so many buildings to come."""
    left = turns_left(game)
    if not left:
        return 0.0
    weights = weights_for(game.seats)
    below = NUMBERS if is_park(last) else last - 1
    return -weights.room * left * exp(-below / (weights.pace * left))
