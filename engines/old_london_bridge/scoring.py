"""Final scoring: the four fields as printed or by scoring tiles, empty slots, unused bonus tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Line
from engines.old_london_bridge.components import BRIDGE_SLOTS, tiles_data
from engines.old_london_bridge.expert import COMPARISONS, IN_ROUNDS, PAYMENTS
from engines.old_london_bridge.options import BASE, FIELDS
from engines.old_london_bridge.prizes import compared, scoring_data

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

BY_CARD_VALUES = (BASE, "card_sets")
Measure = Callable[["BridgeGame", int], int]


def furthest_on_chapel_track(game: BridgeGame, seat: int) -> int:
    """The space of the marker; on the stairs it counts for nothing."""
    return game.architects[seat].chapel


def furthest_on_gate_track(game: BridgeGame, seat: int) -> int:
    """The space of the marker; at the start it counts for nothing."""
    return game.architects[seat].gate


def highest_cards(game: BridgeGame, seat: int) -> int:
    """The sum of the values in hand."""
    return game.architects[seat].worth


def most_buildings(game: BridgeGame, seat: int) -> int:
    """The buildings on the bridge, parks among them."""
    return len(game.architects[seat].slots)


PRINTED: dict[str, Measure] = {
    "chapel": furthest_on_chapel_track,
    "gate": furthest_on_gate_track,
    "inn": highest_cards,
    "bridge": most_buildings,
}


def field_points(game: BridgeGame, field: str) -> list[int]:
    """What a field brings each seat at the end."""
    how = game.scoring[field]
    if how in PAYMENTS:
        return [PAYMENTS[how](game, seat) for seat in range(game.seats)]
    measure = PRINTED[field] if how == BASE else COMPARISONS[how]
    order = game.gate_ranking if measure is furthest_on_gate_track else game.chapel_order
    return compared([measure(game, seat) for seat in range(game.seats)], order)


def empty_slots_cost(game: BridgeGame, seat: int) -> int:
    """What the empty slots of a bridge cost."""
    return scoring_data().empty_slots.cost[BRIDGE_SLOTS - len(game.architects[seat].slots)]


def score_sheets(game: BridgeGame) -> list[tuple[Line, ...]]:
    """Where the money of each seat comes from when the match is over."""
    return _sheets(game, [empty_slots_cost(game, seat) for seat in range(game.seats)])


def points_so_far(game: BridgeGame) -> tuple[int, ...]:
    """What each seat would have if the match ended here, and slots that may still be filled cost nothing."""
    if game.phase == "over":
        return tuple(totals(score_sheets(game)))
    cost = scoring_data().empty_slots.cost
    return tuple(totals(_sheets(game, [cost[lost_slots(game, seat)] for seat in range(game.seats)])))


def _sheets(game: BridgeGame, costs: Sequence[int]) -> list[tuple[Line, ...]]:
    """Where the money of each seat comes from; empty slots cost no more than there is when they are paid."""
    sheets = [[_line("coins", architect.money)] for architect in game.architects]
    for field in FIELDS:
        how = game.scoring[field]
        if how not in IN_ROUNDS:
            for sheet, points in zip(sheets, field_points(game, field), strict=True):
                sheet.append(_line(field if how == BASE else how, points))
    for seat, sheet in enumerate(sheets):
        there = sum(line.points for line in sheet)
        sheet.append(_line("empty", -min(there, costs[seat])))
        if game.scoring["gate"] != "unused_tiles":
            sheet.append(_line("tiles", tiles_data().tiles.unused * game.architects[seat].tiles_left))
    return [tuple(sheet) for sheet in sheets]


def lost_slots(game: BridgeGame, seat: int) -> int:
    """The slots of a bridge that stay empty whatever comes: for buildings replaced, and for turns without one."""
    architect = game.architects[seat]
    builds = len(architect.slots) + len(architect.replaced)
    done = sum(played.seat == seat for played in game.turns[: max(0, game.turn)])
    under_way = game.placing is None and sum(one == seat for one, _ in game.built) > done
    turns = (game.round - 1) * game.cards_a_round + done
    return len(architect.replaced) + max(0, turns - (builds - under_way))


def open_points(game: BridgeGame) -> Iterator[tuple[str, Sequence[int | None]]]:
    """What each line would bring each seat now; None where it rests on hidden money or cards."""
    seats = range(game.seats)
    hidden = [None] * game.seats
    yield "coins", hidden if game.hidden_money else [architect.money for architect in game.architects]
    for field in FIELDS:
        how = game.scoring[field]
        if how not in IN_ROUNDS:
            in_hand = field == "inn" and how in BY_CARD_VALUES
            yield field if how == BASE else how, hidden if in_hand else field_points(game, field)
    cost = scoring_data().empty_slots.cost
    yield "empty", [-cost[lost_slots(game, seat)] for seat in seats]
    if game.scoring["gate"] != "unused_tiles":
        unused = tiles_data().tiles.unused
        yield "tiles", [unused * architect.tiles_left for architect in game.architects]


def totals(sheets: Sequence[Sequence[Line]]) -> list[int]:
    """The sum of each sheet."""
    return [sum(line.points for line in sheet) for sheet in sheets]


def _line(what: str, points: int) -> Line:
    return Line(source=what, label=Text(f"bridge-score-{what}"), points=points)
