"""The module for experts: sixteen scoring tiles, four for each field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.old_london_bridge.bridges import series
from engines.old_london_bridge.components import KINDS, building, is_park
from engines.old_london_bridge.prizes import paid, scoring_data
from engines.old_london_bridge.telling import tell
from engines.old_london_bridge.tracks import coins_between

if TYPE_CHECKING:
    from engines.old_london_bridge.game import BridgeGame

Count = Callable[["BridgeGame", int], int]


# Final comparisons


def kinds_on_bridge(game: BridgeGame, seat: int) -> Counter[str]:
    """How many buildings of each kind a seat has."""
    return Counter(building(place).kind for place in game.architects[seat].slots)


def most_chapels(game: BridgeGame, seat: int) -> int:
    """The chapels on the bridge."""
    return kinds_on_bridge(game, seat)["chapel"]


def most_gates(game: BridgeGame, seat: int) -> int:
    """The gates on the bridge."""
    return kinds_on_bridge(game, seat)["gate"]


def most_inns(game: BridgeGame, seat: int) -> int:
    """The inns on the bridge."""
    return kinds_on_bridge(game, seat)["inn"]


def longest_series(game: BridgeGame, seat: int) -> int:
    """The longest series of numbered buildings; parks end a series and are no part of it."""
    return max(map(len, series(game.architects[seat].slots)))


COMPARISONS: dict[str, Count] = {
    "most_chapels": most_chapels,
    "most_gates": most_gates,
    "most_inns": most_inns,
    "longest_series": longest_series,
}


# Once a round, for the winner alone


def pay_for_highest_card(game: BridgeGame) -> None:
    """After the reveal: the highest card, as printed; ties go by the chapel track."""
    if game.scoring["inn"] == "high_card":
        highest = max(played.card for played in game.turns)
        tied = {played.seat for played in game.turns if played.card == highest}
        winner = next(seat for seat in game.chapel_order if seat in tied)
        _pay(game, winner, "high_card", scoring_data().rounds.high_card)


def pay_at_end_of_round(game: BridgeGame) -> None:
    """Leaders of the tracks who have left its start, and the lowest number built this round."""
    pays = scoring_data().rounds
    if game.scoring["chapel"] == "chapel_leader" and game.architects[game.chapel_order[0]].chapel:
        _pay(game, game.chapel_order[0], "chapel_leader", pays.chapel_leader)
    if game.scoring["gate"] == "gate_leader" and game.architects[game.gate_ranking[0]].gate:
        _pay(game, game.gate_ranking[0], "gate_leader", pays.gate_leader)
    if game.scoring["bridge"] == "lowest_number":
        numbered = [(place, seat) for seat, place in game.built if not is_park(place)]
        if numbered:
            _pay(game, min(numbered)[1], "lowest_number", pays.lowest_number)


def _pay(game: BridgeGame, seat: int, how: str, money: int) -> None:
    game.architects[seat].money += money
    tell(game, seat, f"pays-{how}", f"money:{seat}", money=money)


IN_ROUNDS = ("chapel_leader", "gate_leader", "high_card", "lowest_number")


# Payments at the end, without a comparison


def lead(game: BridgeGame, seat: int) -> int:
    """For each space of lead over the last marker on the chapel track; the stairs are one space."""
    places = [architect.chapel for architect in game.architects]
    return (places[seat] - min(places)) * scoring_data().each.space_of_lead


def coins_again(game: BridgeGame, seat: int) -> int:
    """Once more the coins of the chapel track that were reached or passed."""
    return coins_between(0, game.architects[seat].chapel)


def gate_spaces(game: BridgeGame, seat: int) -> int:
    """For the spaces of the gate track."""
    return paid(scoring_data().tables.gate_spaces, game.architects[seat].gate)


def unused_tiles(game: BridgeGame, seat: int) -> int:
    """For bonus tiles that were not used, instead of what they bring otherwise."""
    return paid(scoring_data().tables.unused_tiles, game.architects[seat].tiles_left)


def cards_in_hand(game: BridgeGame, seat: int) -> int:
    """For the number of cards in hand, whatever their value; those on the table that come back are among them."""
    count = game.architects[seat].cards + game.coming_back(seat)
    return paid(scoring_data().tables.cards_in_hand, count)


def card_sets(game: BridgeGame, seat: int) -> int:
    """For sets that begin with 1 and 2; the third and the fourth card of a set bring as much as the second."""
    _, ones, twos, threes, fours = game.architects[seat].hand
    pairs = min(ones, twos)
    triples = min(pairs, threes)
    return (pairs + triples + min(triples, fours)) * scoring_data().each.further_card


def low_numbers(game: BridgeGame, seat: int) -> int:
    """For each building with a low number."""
    each = scoring_data().each
    return each.low_number * sum(place <= each.low_number_up_to for place in game.architects[seat].slots)


def six_kinds(game: BridgeGame, seat: int) -> int:
    """For each set of all six kinds of buildings."""
    there = kinds_on_bridge(game, seat)
    return scoring_data().each.six_kinds * min(there[kind] for kind in KINDS)


PAYMENTS: dict[str, Count] = {
    "lead": lead,
    "coins_again": coins_again,
    "gate_spaces": gate_spaces,
    "unused_tiles": unused_tiles,
    "cards_in_hand": cards_in_hand,
    "card_sets": card_sets,
    "low_numbers": low_numbers,
    "six_kinds": six_kinds,
}
