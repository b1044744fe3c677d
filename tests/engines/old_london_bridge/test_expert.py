"""The module for experts: each of the sixteen scoring options."""

from __future__ import annotations

import pytest

from engines.kernel import Match, backstage
from engines.old_london_bridge.expert import COMPARISONS, IN_ROUNDS, PAYMENTS
from engines.old_london_bridge.options import EXPERT
from tests.engines.old_london_bridge.scene import (
    BLUE_PARK,
    GREEN_PARK,
    GREY_PARK,
    LEON,
    LISA,
    ORANGE_PARK,
    PAULA,
    TIM,
    architect,
    bids,
    board,
    built,
    changed,
    hand_of,
    has_money,
    holds,
    kinds_told,
    last_round,
    numbers,
    owns,
    score_lines,
    stands,
    table,
    told,
    top,
)
from tests.engines.old_london_bridge.test_scoring import sheet
from tests.kernel.table import say

SEATS = range(4)


def line(match: Match, name: str) -> list[int]:
    """A line of the score sheets of all seats."""
    return [sheet(match, seat)[name] for seat in range(match.seats)]


def test_all_sixteen_options_are_scored_in_one_way() -> None:
    names = [name for tiles in EXPERT.values() for name in tiles]
    assert len(set(names)) == 16
    assert sorted([*COMPARISONS, *IN_ROUNDS, *PAYMENTS]) == sorted(names)


# Final comparisons


@pytest.mark.parametrize(
    ("field", "name", "many"),
    [
        ("chapel", "most_chapels", (52, 42, 32)),
        ("gate", "most_gates", (51, 41, 31)),
        ("inn", "most_inns", (50, 40, 30)),
    ],
)
def test_most_buildings_of_a_kind(field: str, name: str, many: tuple[int, ...]) -> None:
    match = table(**{field: name})
    built(match, TIM, *many[:2])
    built(match, LISA, many[2])
    assert line(match, name) == [0, 3, 5, 0]
    assert field not in sheet(match, TIM)
    built(match, LEON, many[0] - 25)
    assert line(match, name) == [3, 1, 5, 0]


def test_without_any_building_of_the_kind_there_is_no_prize() -> None:
    assert line(table(chapel="most_chapels"), "most_chapels") == [0, 0, 0, 0]


def test_t26_the_longest_series_ends_at_a_park() -> None:
    """Page 12: 59, 51, 48, 33, 25, 6, park, 58 is a series of six."""
    match = table(bridge="longest_series")
    built(match, LISA, 59, 51, 48, 33, 25, 6, BLUE_PARK, 58)
    assert COMPARISONS["longest_series"](backstage.state(match), LISA) == 6
    built(match, TIM, 60, 50, 40, ORANGE_PARK, 55, 45, 35)
    built(match, PAULA, GREY_PARK, GREEN_PARK)
    assert line(match, "longest_series") == [0, 5, 3, 0]


def test_t26_a_series_of_six_lies_between_one_of_seven_and_one_of_five() -> None:
    """Page 12, played to the end: Lisa builds her 58 in the last round, and the ties would go against six."""
    match = table(bridge="longest_series")
    last_round(match)
    built(match, LISA, 59, 51, 48, 33, 25, 6, BLUE_PARK)
    built(match, TIM, 57, 56, 55, 54, 53, 52, 50)
    built(match, PAULA, 47, 46, 45, 44, 43)
    stands(match, PAULA, chapel=1)
    top(match, 58)
    bids(match, 0, 4, 0, 0)
    for seat, space in ((LISA, "shop"), (PAULA, "centre:park"), (LEON, "guild"), (TIM, "park")):
        say(match, seat, space)
    assert numbers(match, LISA) == [59, 51, 48, 33, 25, 6, None, 58]
    assert [score_lines(match, seat)["longest_series"] for seat in SEATS] == [0, 3, 5, 1]


def test_comparisons_go_by_the_chapel_track_in_a_tie() -> None:
    match = table(inn="most_inns")
    built(match, LEON, 50)
    built(match, PAULA, 40)
    assert line(match, "most_inns") == [5, 0, 0, 3]
    stands(match, PAULA, chapel=1)
    assert line(match, "most_inns") == [3, 0, 0, 5]


@pytest.mark.parametrize("ties", ["chapel", "stack"])
def test_a_tie_for_most_gates_goes_by_the_chapel_track_not_by_the_gate_track(ties: str) -> None:
    match = table(gate="most_gates", gate_ties=ties)
    built(match, LEON, 51)
    built(match, PAULA, 41)
    stands(match, PAULA, gate=6)
    assert line(match, "most_gates") == [5, 0, 0, 3]
    stands(match, PAULA, chapel=1)
    assert line(match, "most_gates") == [3, 0, 0, 5]


@pytest.mark.parametrize(("seats", "prizes"), [(3, [5, 3, 0]), (2, [5, 0])])
def test_comparisons_have_fewer_prizes_with_fewer_players(seats: int, prizes: list[int]) -> None:
    match = table(seats, bridge="longest_series")
    for seat in range(seats):
        built(match, seat, *range(60 - 10 * seat, 56 - 9 * seat, -1))
    assert line(match, "longest_series") == prizes


# Once a round


def test_the_leader_on_the_chapel_track_gets_a_pound_at_the_end_of_the_round() -> None:
    match = table(chapel="chapel_leader")
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    stands(match, TIM, chapel=2)
    money = hand_of(match, TIM).money
    outcome = say(match, PAULA, "centre:guild")
    assert "pays-chapel_leader" in told(outcome)
    assert hand_of(match, TIM).money == money + 1
    assert "chapel" not in sheet(match, TIM)


def test_the_leader_on_the_gate_track_gets_a_pound_at_the_end_of_the_round() -> None:
    match = table(gate="gate_leader")
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    stands(match, TIM, gate=2)
    stands(match, PAULA, gate=2)
    money = [hand_of(match, seat).money for seat in SEATS]
    outcome = say(match, PAULA, "centre:guild")
    assert "pays-gate_leader" in told(outcome)
    assert hand_of(match, TIM).money == money[TIM] + 1
    assert hand_of(match, PAULA).money == money[PAULA] - 2


def gains(match: Match) -> list[int]:
    """What everybody gets at the end of a round, after the last turn in it."""
    bids(match, 4, 3, 2, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    money = [architect(match, seat).money for seat in SEATS]
    say(match, PAULA, "centre:park")
    money[PAULA] -= 2
    return [architect(match, seat).money - before for seat, before in enumerate(money)]


def test_of_two_markers_on_one_space_the_upper_one_leads_on_the_chapel_track() -> None:
    for order in ((TIM, PAULA), (PAULA, TIM)):
        match = table(chapel="chapel_leader")
        for seat in order:
            stands(match, seat, chapel=2)
        assert gains(match) == [1 if seat == order[-1] else 0 for seat in SEATS]


def test_of_two_markers_on_one_gate_space_the_upper_one_leads_where_the_table_plays_so() -> None:
    for ties, leader in (("stack", PAULA), ("chapel", TIM)):
        match = table(gate="gate_leader", gate_ties=ties)
        stands(match, TIM, chapel=1, gate=2)
        stands(match, PAULA, gate=2)
        assert gains(match) == [1 if seat == leader else 0 for seat in SEATS]


@pytest.mark.parametrize(("field", "name"), [("chapel", "chapel_leader"), ("gate", "gate_leader")])
def test_nobody_leads_while_all_are_at_the_start(field: str, name: str) -> None:
    match = table(**{field: name})
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    assert f"pays-{name}" not in told(say(match, PAULA, "centre:guild"))


def test_the_highest_card_gets_two_pounds_after_the_reveal() -> None:
    match = table(inn="high_card")
    bids(match, 1, 3, 2, 3)
    assert [hand_of(match, seat).money for seat in SEATS] == [5, 7, 5, 5]


def test_a_tie_for_the_highest_card_goes_by_the_chapel_track() -> None:
    match = table(inn="high_card")
    stands(match, PAULA, chapel=1)
    bids(match, 1, 3, 2, 3)
    assert [hand_of(match, seat).money for seat in SEATS] == [5, 5, 5, 7]


@pytest.mark.parametrize("leader", [LEON, TIM])
def test_where_all_play_peter_whoever_is_ahead_on_the_chapel_track_has_the_highest_card(leader: int) -> None:
    match = table(inn="high_card")
    if leader != LEON:
        stands(match, leader, chapel=1)
    bids(match, 0, 0, 0, 0)
    assert [hand_of(match, seat).money for seat in SEATS] == [7 if seat == leader else 5 for seat in SEATS]


def test_bonus_tiles_do_not_count_for_the_highest_card() -> None:
    match = table(inn="high_card")
    owns(match, PAULA, "card_plus1")
    bids(match, 1, 3, 2, 3)
    say(match, PAULA, "card_plus1")
    assert board(match).played[0].seat == PAULA
    assert [hand_of(match, seat).money for seat in SEATS] == [5, 7, 5, 5]


def test_two_players_the_highest_of_all_four_cards_counts() -> None:
    match = table(2, inn="high_card")
    holds(match, 0, 0, 0, 3, 3)
    say(match, 0, "3", "3")
    say(match, 1, "4", "0")
    assert [hand_of(match, seat).money for seat in range(2)] == [5, 7]


def lowest(match: Match, *tops: int) -> list[int]:
    """What everybody gets at the end of a round in which these are built at guild, park, shop and centre."""
    top(match, *tops)
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    money = [architect(match, seat).money for seat in SEATS]
    say(match, PAULA, "centre:guild")
    money[PAULA] -= 2
    return [architect(match, seat).money - before for seat, before in enumerate(money)]


def test_the_lowest_number_of_the_round_gets_two_pounds() -> None:
    assert lowest(table(bridge="lowest_number"), 19, 59, 13) == [0, 0, 2, 0]
    assert lowest(table(bridge="lowest_number"), 9, 53) in ([0, 0, 0, 2], [2, 0, 0, 0])


def test_parks_are_no_lowest_number() -> None:
    match = table(bridge="lowest_number")
    with changed(match) as game:
        game.built = [(LISA, BLUE_PARK)]
    assert lowest(match, 4, 13)[LISA] == 0


def test_a_number_that_replaces_another_counts_as_built() -> None:
    match = table(bridge="lowest_number")
    built(match, TIM, 33, 8)
    top(match, 59, 13)
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    say(match, TIM, "8")
    money = architect(match, TIM).money
    top(match, 54)
    say(match, PAULA, "centre:guild")
    assert architect(match, TIM).money == money + 2


def test_numbers_of_an_earlier_round_are_forgotten() -> None:
    match = table(bridge="lowest_number")
    assert lowest(match, 19, 59, 13) == [0, 0, 2, 0]
    assert board(match).round == 2
    with changed(match) as game:
        game.rotation = 0
        for owner in game.architects:
            owner.slots.clear()
    assert lowest(match, 24, 54, 53) == [0, 0, 0, 2]


@pytest.mark.parametrize("spaces", [("shop", "park"), ("park", "shop")])
def test_two_players_both_buildings_count_for_the_lowest_number(spaces: tuple[str, str]) -> None:
    match = table(2, bridge="lowest_number")
    top(match, 14, 19, 13)
    say(match, 0, "4", "3")
    say(match, 1, "0", "0")
    for space in spaces:
        say(match, 0, space)
    say(match, 1, "guild")
    money = [architect(match, seat).money for seat in range(2)]
    outcome = say(match, 1, "centre:guild")
    assert numbers(match, 1) == [19, 14]
    assert "pays-lowest_number" in told(outcome)
    assert [architect(match, seat).money for seat in range(2)] == [money[0] + 2, money[1] - 2]


def test_nobody_is_paid_when_only_parks_were_built() -> None:
    match = table(2, bridge="lowest_number")
    say(match, 0, "4", "3")
    say(match, 1, "0", "0")
    outcomes = []
    for seat in (0, 0, 1, 1):
        with changed(match) as game:
            game.architects[0].pawn = game.architects[1].pawn = None
        outcomes += told(say(match, seat, "park"))
    assert board(match).round == 2
    assert "pays-lowest_number" not in outcomes


def test_prizes_of_the_rounds_are_paid_in_the_last_round_too() -> None:
    match = table(chapel="chapel_leader", gate="gate_leader", inn="high_card", bridge="lowest_number")
    last_round(match)
    stands(match, TIM, chapel=2, gate=2)
    top(match, 59, 19, 13)
    bids(match, 0, 3, 0, 0)
    for seat, space in ((LISA, "park"), (TIM, "shop"), (LEON, "guild")):
        say(match, seat, space)
    assert hand_of(match, LISA).money == 5 + 2 + 2
    outcome = say(match, PAULA, "centre:guild")
    assert match.over
    paid = ["pays-chapel_leader", "pays-gate_leader", "pays-lowest_number"]
    assert kinds_told(outcome, *paid) == paid
    coins = [score_lines(match, seat)["coins"] for seat in SEATS]
    assert coins == [5 + 1, 5 + 2 + 2, 5 + 2 + 1 + 1 + 1 + 2, 5 - 2]
    assert list(score_lines(match, TIM)) == ["coins", "empty", "tiles"]


# Payments without a comparison


def test_t20_lead_over_the_last() -> None:
    """Page 12: Lisa 10 ahead of Tim, Leon 6, Paula 4."""
    match = table(chapel="lead")
    for seat, space in ((TIM, 1), (PAULA, 5), (LEON, 7), (LISA, 11)):
        stands(match, seat, chapel=space)
    assert line(match, "lead") == [6, 10, 0, 4]


def test_the_stairs_count_as_one_space_for_the_lead() -> None:
    match = table(chapel="lead")
    stands(match, LISA, chapel=3)
    assert line(match, "lead") == [0, 3, 0, 0]


def test_t21_chapel_coins_once_more() -> None:
    """Page 12: Lisa has reached the space of £5: 5 + 3 + 2 + 1."""
    match = table(chapel="coins_again")
    stands(match, LISA, chapel=11)
    stands(match, TIM, chapel=4)
    assert line(match, "coins_again") == [0, 11, 1, 0]


def test_the_prize_at_the_end_of_the_track_is_no_coin() -> None:
    match = table(chapel="coins_again")
    stands(match, LISA, chapel=14)
    assert line(match, "coins_again")[LISA] == 11


def test_t22_spaces_on_the_gate_track() -> None:
    """Page 12: Paula 12, Tim 10, Lisa and Leon 5."""
    match = table(gate="gate_spaces")
    for seat, space in ((PAULA, 12), (TIM, 10), (LISA, 5), (LEON, 5)):
        stands(match, seat, gate=space)
    assert line(match, "gate_spaces") == [3, 3, 9, 9]


@pytest.mark.parametrize(
    ("space", "money"),
    [(0, 0), (3, 0), (4, 3), (6, 3), (7, 5), (9, 5), (10, 9), (12, 9), (13, 12), (15, 12)],
)
def test_the_table_of_gate_spaces(space: int, money: int) -> None:
    match = table(gate="gate_spaces")
    stands(match, LISA, gate=space)
    assert line(match, "gate_spaces")[LISA] == money


@pytest.mark.parametrize(("count", "money"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 16)])
def test_t23_unused_tiles_instead_of_a_pound_each(count: int, money: int) -> None:
    """Page 12: three unused tiles bring £9, and nothing else."""
    match = table(gate="unused_tiles")
    tiles = ("use_x", "keep_card", "chapel_2", "gate_2", "take_lady")[:count]
    owns(match, LISA, *tiles[1:], fresh=tiles[:1])
    assert line(match, "unused_tiles")[LISA] == money
    assert "tiles" not in sheet(match, LISA)


@pytest.mark.parametrize(
    ("count", "money"), [(1, 0), (2, 0), (3, 4), (4, 4), (5, 7), (7, 7), (8, 10), (11, 10)]
)
def test_t24_cards_in_hand_with_peter(count: int, money: int) -> None:
    """Page 12: Tim holds five cards, the 0 among them, and gets £7; eight and more bring £10."""
    match = table(inn="cards_in_hand")
    holds(match, TIM, 0, *[1] * (count - 1))
    assert line(match, "cards_in_hand")[TIM] == money


@pytest.mark.parametrize(
    ("cards", "money"),
    [
        ((1, 2, 1, 2), 10),
        ((1, 2), 5),
        ((1, 2, 3), 10),
        ((1, 2, 3, 4), 15),
        ((1, 2, 4), 5),
        ((2, 3, 4), 0),
        ((1, 1, 2, 3, 4, 4), 15),
        ((1, 1, 2, 2, 3, 4), 20),
        ((1, 1, 2, 3, 3), 10),
        ((1, 2, 2, 3, 4, 4), 15),
        ((1, 1, 2, 2, 3, 3, 4, 4), 30),
        ((), 0),
    ],
)
def test_t25_sets_of_cards(cards: tuple[int, ...], money: int) -> None:
    """Page 12: two pairs of 1 and 2 bring £10."""
    match = table(inn="card_sets")
    holds(match, LEON, 0, *cards)
    assert line(match, "card_sets")[LEON] == money


def test_two_pounds_for_each_number_up_to_30() -> None:
    match = table(bridge="low_numbers")
    built(match, LISA, 31, 30, 29, 1, BLUE_PARK)
    assert line(match, "low_numbers") == [0, 6, 0, 0]


def test_ten_pounds_for_each_set_of_all_six_kinds() -> None:
    match = table(bridge="six_kinds")
    built(match, LISA, 60, 59, 58, 57, 56, BLUE_PARK, 55, 54, 53, 52)
    assert line(match, "six_kinds") == [0, 10, 0, 0]
    built(match, LISA, 51, ORANGE_PARK)
    assert line(match, "six_kinds") == [0, 20, 0, 0]
    built(match, TIM, 50, 49, 48, 47, 46)
    assert line(match, "six_kinds")[TIM] == 0


def test_tiles_and_printed_fields_stand_side_by_side() -> None:
    match = table(chapel="lead", bridge="lowest_number")
    has_money(match, LISA, 9)
    assert list(sheet(match, LISA)) == ["coins", "lead", "gate", "inn", "empty", "tiles"]
