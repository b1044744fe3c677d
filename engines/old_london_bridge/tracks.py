"""The chapel track and the gate track: moving, coins and bonus spaces on the way, stacking, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.text import Text
from engines.old_london_bridge.components import board_data
from engines.old_london_bridge.telling import tell

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


def overtake(order: list[int], places: list[int], seat: int, last: int) -> None:
    """Put a marker that has moved into the order of its track: on top of those on its space, but under at the end."""
    order.remove(seat)
    reached = places[seat]
    least = reached if reached == last else reached + 1
    order.insert(sum(places[other] >= least for other in order), seat)


def coins_between(start: int, reached: int) -> int:
    """What the coins of the chapel track pay that were reached or passed on the way."""
    return sum(coin.pays for coin in board_data().chapel.coins if start < coin.space <= reached)


def bonus_between(start: int, reached: int) -> int:
    """How many bonus spaces of the gate track were reached or passed on the way."""
    return sum(start < space <= reached for space in board_data().gate.bonus)


def chapel_after(start: int, steps: int) -> int:
    """Where the marker stands on the chapel track then; surplus steps are lost."""
    return min(start + steps, board_data().chapel.last)


def gate_after(start: int, steps: int) -> int:
    """Where the marker stands on the gate track then."""
    return min(start + steps, board_data().gate.last)


def move_on_chapel_track(game: BridgeGame, seat: int, steps: int) -> None:
    """Move the marker, take the coins on the way, and the prize at the end."""
    architect = game.architects[seat]
    start = architect.chapel
    architect.chapel = chapel_after(start, steps)
    if architect.chapel == start:
        tell(game, seat, "stays", track=Text("bridge-track-chapel"))
        return
    coins = coins_between(start, architect.chapel)
    architect.money += coins
    last = board_data().chapel.last
    overtake(game.chapel_order, [one.chapel for one in game.architects], seat, last)
    tell(game, seat, "chapel", f"chapel:{seat}", space=architect.chapel, coins=coins)
    if architect.chapel == last:
        _prize(game, seat, "chapel")


def move_on_gate_track(game: BridgeGame, seat: int, steps: int) -> int:
    """Move the marker, take the prize at the end; how many bonus spaces were reached or passed."""
    architect = game.architects[seat]
    start = architect.gate
    architect.gate = gate_after(start, steps)
    if architect.gate == start:
        tell(game, seat, "stays", track=Text("bridge-track-gate"))
        return 0
    last = board_data().gate.last
    overtake(game.gate_order, [one.gate for one in game.architects], seat, last)
    tell(game, seat, "gate", f"gate:{seat}", space=architect.gate)
    if architect.gate == last:
        _prize(game, seat, "gate")
    return bonus_between(start, architect.gate)


def _prize(game: BridgeGame, seat: int, track: str) -> None:
    prize = board_data().track_end.prize
    game.architects[seat].money += prize
    tell(game, seat, "track-end", f"money:{seat}", money=prize, track=Text(f"bridge-track-{track}"))
