"""What the four fields promise: how much more a change brings there at the end, or in the rounds to come, in pounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from engines.old_london_bridge.bridges import series
from engines.old_london_bridge.components import BRIDGE_SLOTS, KINDS, building, is_park
from engines.old_london_bridge.prizes import Row, paid, scoring_data
from engines.old_london_bridge.tracks import coins_between
from engines.old_london_bridge.weights import weights_for

if TYPE_CHECKING:
    from engines.old_london_bridge.architect import Architect
    from engines.old_london_bridge.game import BridgeGame

MOST_OF_A_KIND = {"most_chapels": "chapel", "most_gates": "gate", "most_inns": "inn"}
HIGHEST = 60
TRACK, CARDS, COUNT = 1.5, 2.5, 0.7
"""By how much of a measure somebody is safely ahead at the end."""


def turns_left(game: BridgeGame) -> int:
    """How many buildings everybody still builds after this round."""
    return (game.rounds - game.round) * game.cards_a_round


def compared_more(game: BridgeGame, seat: int, measures: Sequence[float], more: float, unit: float) -> float:
    """What more of a measure brings where the seats are compared at the end; the further away that is, the less sure."""
    weights = weights_for(game.seats)
    prize = weights.field * scoring_data().prizes.with_two[0] / (game.seats - 1)
    spread = unit * (1 + weights.spread * turns_left(game) / BRIDGE_SLOTS)
    mine = measures[seat]
    return prize * sum(
        _ahead(mine + more - other, spread) - _ahead(mine - other, spread)
        for one, other in enumerate(measures)
        if one != seat
    )


def _ahead(lead: float, spread: float) -> float:
    return 1 / (1 + exp(-lead / spread))


def chapel_more(game: BridgeGame, seat: int, reached: int) -> float:
    """What the chapel field brings more when the marker has moved to a space."""
    places = [architect.chapel for architect in game.architects]
    start, how = places[seat], game.scoring["chapel"]
    if how == "base":
        return compared_more(game, seat, places, reached - start, TRACK)
    if how == "chapel_leader":
        return _leads_more(game, seat, places, reached, scoring_data().rounds.chapel_leader)
    if how == "coins_again":
        return coins_between(start, reached)
    if how == "lead":
        rest = min(place for one, place in enumerate(places) if one != seat)
        return scoring_data().each.space_of_lead * (max(reached - rest, 0) - max(start - rest, 0))
    return 0.0


def gate_more(game: BridgeGame, seat: int, reached: int) -> float:
    """What the gate field brings more when the marker has moved to a space."""
    places = [architect.gate for architect in game.architects]
    start, how = places[seat], game.scoring["gate"]
    if how == "base":
        return compared_more(game, seat, places, reached - start, TRACK)
    if how == "gate_leader":
        return _leads_more(game, seat, places, reached, scoring_data().rounds.gate_leader)
    if how == "gate_spaces":
        table, soon = scoring_data().tables.gate_spaces, not turns_left(game)
        return _of_table(table, reached, soon=soon) - _of_table(table, start, soon=soon)
    return 0.0


def _leads_more(game: BridgeGame, seat: int, places: Sequence[int], reached: int, pay: int) -> float:
    """What it is worth to lead at the end of this round and of those to come."""
    best = max(place for one, place in enumerate(places) if one != seat)
    more = _ahead(reached - best, TRACK) - _ahead(places[seat] - best, TRACK)
    return pay * more * (1 + (game.rounds - game.round) / 2)


def _of_table(table: Sequence[Row], count: int, *, soon: bool) -> float:
    """What a table pays, the way to the next row counted while there is time to go it."""
    if soon:
        return paid(table, count)
    below, pays = 0, 0
    for row in table:
        if count < row.least:
            return pays + (row.pays - pays) * (count - below) / (row.least - below)
        below, pays = row.least, row.pays
    return pays


def tiles_more(game: BridgeGame, seat: int, more: int) -> float:
    """What so many bonus tiles more, or fewer, bring at the end if they are never used."""
    held = game.architects[seat].tiles_left
    if game.scoring["gate"] != "unused_tiles":
        return float(more)
    table = scoring_data().tables.unused_tiles
    return paid(table, held + more) - paid(table, held)


def hand_more(game: BridgeGame, seat: int, before: Sequence[int], after: Sequence[int]) -> float:
    """What the inn field brings more with other cards in hand; cards that are still used until then hardly count."""
    how = game.scoring["inn"]
    if how == "base":
        held = [_held(game, one) for one in game.architects]
        held[seat] = _sum(before)
        return compared_more(game, seat, held, _sum(after) - held[seat], CARDS)
    stays = 1 / (1 + turns_left(game) / 4)
    if how == "cards_in_hand":
        table, soon = scoring_data().tables.cards_in_hand, not turns_left(game)
        return _of_table(table, sum(after), soon=soon) - _of_table(table, sum(before), soon=soon)
    if how == "card_sets":
        return stays * scoring_data().each.further_card * (_sets(after) - _sets(before))
    return 0.0


def _held(game: BridgeGame, architect: Architect) -> int:
    """The sum of the cards in a hand; what lies face down counts as if it were still there, since nobody knows it."""
    return _sum(architect.hand) + (sum(architect.laid) if game.phase == "cards" else 0)


def _sum(hand: Sequence[int]) -> int:
    return sum([value * copies for value, copies in enumerate(hand)])


def _sets(hand: Sequence[int]) -> float:
    """Cards beyond the first of a set; a one or a two without the other is half way to it."""
    _, ones, twos, threes, fours = hand
    pairs = min(ones, twos)
    triples = min(pairs, threes)
    return pairs + triples + min(triples, fours) + (ones != twos) / 4


def bridge_more(game: BridgeGame, seat: int, place: int, after: Sequence[int], lost: int | None) -> float:
    """What the fields bring more that count buildings, with one more on the bridge, in the place of another if so."""
    found, kind = 0.0, building(place).kind
    for how in game.scoring.values():
        counted = MOST_OF_A_KIND.get(how)
        if counted:
            more = (kind == counted) - (lost is not None and building(lost).kind == counted)
            if more:
                held = [sum(building(one).kind == counted for one in each.slots) for each in game.architects]
                found += compared_more(game, seat, held, more, COUNT)
    return found + _field_more(game, seat, place, after, lost)


def _field_more(game: BridgeGame, seat: int, place: int, after: Sequence[int], lost: int | None) -> float:
    """The same for the field of the bridge itself."""
    how, each = game.scoring["bridge"], scoring_data().each
    if how == "base":
        gaps = [-len(one.replaced) for one in game.architects]
        return 0.0 if lost is None else compared_more(game, seat, gaps, -1, COUNT)
    if how == "low_numbers":
        low = each.low_number_up_to
        return each.low_number * ((place <= low) - (lost is not None and lost <= low))
    if how == "lowest_number":
        return scoring_data().rounds.lowest_number * _is_lowest(game, place)
    slots = game.architects[seat].slots
    if how == "six_kinds":
        left = turns_left(game)
        return each.six_kinds * (_all_kinds(after, left) - _all_kinds(slots, left + 1))
    if how == "longest_series":
        held = [_longest(one.slots) for one in game.architects]
        return compared_more(game, seat, held, _longest(after) - held[seat], COUNT)
    return 0.0


def _is_lowest(game: BridgeGame, place: int) -> float:
    """How likely nobody builds a lower number this round."""
    if is_park(place) or any(place > other for _, other in game.built):
        return 0.0
    to_come: float = (1 - place / (HIGHEST + 1)) ** (len(game.turns) - game.turn - 1)
    return to_come


def _all_kinds(slots: Sequence[int], left: int) -> float:
    """Sets of all six kinds, the way to the next one counted while it can be finished."""
    there = Counter(building(place).kind for place in slots)
    full = min(there[kind] for kind in KINDS)
    have = sum(there[kind] > full for kind in KINDS)
    missing = len(KINDS) - have
    return full + (have / len(KINDS) if missing <= left else 0.0)


def _longest(slots: Sequence[int]) -> int:
    return max(map(len, series(slots)))
