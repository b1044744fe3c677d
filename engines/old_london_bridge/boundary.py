"""Whether an answer ends the round, and with it the next round marker is turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.old_london_bridge.bridges import strength_of
from engines.old_london_bridge.components import CARDS, board_data, building
from engines.old_london_bridge.tracks import bonus_between, chapel_after, gate_after

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame


def last_turn(game: BridgeGame) -> bool:
    """Whether this is the last turn of the round, after which the next round marker is turned up."""
    return game.turn == len(game.turns) - 1


def movers(
    game: BridgeGame, seat: int, *, chapel: int | None = None, gate: int | None = None, used: str = ""
) -> list[str]:
    """The tiles that would still move a marker of this seat, if its markers stood there and this tile was used."""
    architect = game.architects[seat]
    tiles = list(architect.tiles)
    if used:
        tiles.remove(used)
    board = board_data()
    places = {
        "chapel_2": (architect.chapel if chapel is None else chapel) < board.chapel.last,
        "gate_2": (architect.gate if gate is None else gate) < board.gate.last,
    }
    return [kind for kind, moves in places.items() if moves and kind in tiles]


def ends_round(
    game: BridgeGame,
    seat: int,
    *,
    chapel: int | None = None,
    gate: int | None = None,
    used: str = "",
    tiles_left: int | None = None,
) -> bool:
    """Whether the round ends, and with it a marker is turned up, once the present question is settled like this."""
    if not last_turn(game):
        return False
    left = game.tiles_left if tiles_left is None else tiles_left
    for step in game.agenda[:-1]:
        if step.asks and step.kind != "finish" and (step.kind != "tile" or left):
            return False
    return not movers(game, seat, chapel=chapel, gate=gate, used=used)


def settles(game: BridgeGame, seat: int, place: int, slots: Sequence[int]) -> bool:
    """Whether building this, so that the bridge looks like that, ends the round without a further question."""
    architect = game.architects[seat]
    kind = building(place).kind
    chapel, gate = architect.chapel, architect.gate
    if kind == "inn":
        if offers_cards(game, strength_of(slots, place)):
            return False
    elif kind == "chapel":
        chapel = chapel_after(chapel, strength_of(slots, place))
    elif kind == "gate":
        gate = gate_after(gate, strength_of(slots, place))
        if bonus_between(architect.gate, gate) and game.tiles_left:
            return False
    return ends_round(game, seat, chapel=chapel, gate=gate)


def offers_cards(game: BridgeGame, strength: int) -> bool:
    """Whether a card lies in the inn that is cheap enough."""
    return any(game.supply[card] and card <= strength for card in CARDS[1:])
