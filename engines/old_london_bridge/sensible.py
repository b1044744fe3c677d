"""The orders that a sensible person would let stand: what the computer player thinks, said beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engines.kernel import Hold, Order, Want
from engines.old_london_bridge.asking import NO_TILE
from engines.old_london_bridge.components import CENTRE, KINDS
from engines.old_london_bridge.computer import FEW_CARDS, WANTED
from engines.old_london_bridge.orders import (
    BEST_PAY,
    INN,
    LEAVES,
    NOT_FAR,
    PAYS,
    PLUS,
    SPACE,
    STRONGEST,
    TAKE,
    USE,
    WITH_TILE,
)
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.spaces import FOR_SPACES
from engines.old_london_bridge.worth import tile_cost, worth

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

LISTED = 12
"""So many buildings with their prices are said beforehand."""
GOOD = 3
"""For a round that is still to come only what brings so much is said: the rest depends on what will lie there."""


def sensible(game: BridgeGame, seat: int) -> Iterator[Order]:
    """Where to go by what lies open now, and for good what is always meant."""
    if _to_come(game, seat):
        yield _order(SPACE, *_now(game, seat), hold="round")
    elif later := _later(game, seat):
        yield _order(SPACE, *later, when=NOT_FAR)
    yield _order(PLUS)
    lady = () if game.architects[seat].cards >= FEW_CARDS else ("take_lady",)
    yield _order(USE, *({"use": tile} for tile in ("chapel_2", "gate_2", "keep_card", *lady)))
    yield _order(TAKE, *({"tile": tile} for tile in WANTED))
    yield _order(INN, *({"card": card} for card in _cards(game)))
    yield _order(LEAVES, {"leaves": STRONGEST})


def _to_come(game: BridgeGame, seat: int) -> bool:
    """Whether the rondel lies as it will when this seat acts next."""
    return game.phase == "cards" or any(played.seat == seat for played in game.turns[game.turn + 1 :])


def _order(kind: str, *wants: Want, when: str = "", hold: Hold = "on") -> Order:
    return Order(kind=kind, wants=tuple(dict(want) for want in wants), when=when, hold=hold)


def _cards(game: BridgeGame) -> str:
    """High cards; many cards where their number is scored."""
    return "1234" if game.scoring["inn"] == "cards_in_hand" else "4321"


def _now(game: BridgeGame, seat: int) -> list[Want]:
    """What lies open, for the income that lies beside it, or else at the centre."""
    there = {stack: (str(income), CENTRE) for stack, income in incomes(game.rotation).items()}
    return [want for _, want in _by_gain(game, seat, there)][:LISTED]


def _later(game: BridgeGame, seat: int) -> list[Want]:
    """What lies open and will be good, with each income that may come to lie beside it."""
    there = dict.fromkeys(KINDS, (*map(str, range(BEST_PAY, 0, -1)),))
    return [want for gain, want in _by_gain(game, seat, there) if gain >= GOOD][:LISTED]


def _by_gain(game: BridgeGame, seat: int, there: Mapping[str, Sequence[str]]) -> list[tuple[float, Want]]:
    """What lies on these stacks, by what it brings with what its space may pay; a tile costs what it is worth."""
    found: list[tuple[float, Want]] = []
    for stack in game.open_stacks():
        place = game.stacks[stack][-1]
        value = worth(game, seat, place)
        for pays in there[stack]:
            for tile, cost in ((NO_TILE, 0.0), (WITH_TILE, tile_cost(game, seat))):
                want = {"building": str(place), "pays": pays, "with": tile}
                found.append((value + PAYS[pays] - cost, want))
    owns = any(tile in FOR_SPACES for tile in game.architects[seat].tiles)
    ranked = sorted(found, key=lambda one: -one[0])
    return [one for one in ranked if owns or one[1]["with"] == NO_TILE]
