"""End of the game: the four printed fields, empty slots, unused bonus tiles, ties, fewer players."""

from __future__ import annotations

import pytest

from engines.kernel import Match, backstage
from engines.old_london_bridge.scoring import empty_slots_cost, score_sheets
from tests.engines.old_london_bridge.scene import (
    BLUE_PARK,
    LEON,
    LISA,
    PAULA,
    TIM,
    acts,
    asks,
    bids,
    board,
    built,
    changed,
    has_money,
    holds,
    last_round,
    opened,
    owns,
    plays_on,
    score_lines,
    stands,
    table,
    top,
)
from tests.kernel.table import say


def sheet(match: Match, seat: int) -> dict[str, int]:
    """What a seat would get if the match ended now."""
    lines = score_sheets(backstage.state(match))[seat]
    return {line.label.id.removeprefix("bridge-score-"): line.points for line in lines}


def t18(**options: object) -> Match:
    """Page 10: the example of the final scoring, as far as it is told, and what it leaves open."""
    match = table(**options)
    for seat, chapel, gate in ((TIM, 1, 10), (PAULA, 5, 12), (LEON, 7, 5), (LISA, 11, 5)):
        stands(match, seat, chapel=chapel, gate=gate)
    built(match, LEON, *range(60, 49, -1))
    built(match, PAULA, *range(49, 38, -1))
    built(match, LISA, *range(38, 26, -1))
    built(match, TIM, *range(26, 14, -1))
    holds(match, LEON, 0, 3)
    holds(match, LISA, 0, 1, 1, 2)
    holds(match, TIM, 0)
    holds(match, PAULA, 0)
    owns(match, PAULA, "use_x", fresh=("keep_card",))
    has_money(match, PAULA, 30)
    return match


def test_t18_example_of_the_final_scoring() -> None:
    """Page 10: Paula gets 1 + 5 + 0 + 0, pays 1 and gets 2; with her 30 she has £37."""
    match = t18()
    paula = sheet(match, PAULA)
    assert paula == {"coins": 30, "chapel": 1, "gate": 5, "inn": 0, "bridge": 0, "empty": -1, "tiles": 2}
    assert sum(paula.values()) == 37
    assert [sheet(match, seat)["bridge"] for seat in (LEON, LISA, TIM)] == [1, 5, 3]
    assert sheet(match, TIM)["inn"] == 0


def test_prizes_on_the_tracks_go_to_the_first_three() -> None:
    match = t18()
    assert [sheet(match, seat)["chapel"] for seat in (LISA, LEON, PAULA, TIM)] == [5, 3, 1, 0]
    assert [sheet(match, seat)["gate"] for seat in (PAULA, TIM, LISA, LEON)] == [5, 3, 1, 0]


def test_ties_on_the_gate_track_may_go_by_stacking() -> None:
    match = t18(gate_ties="stack")
    assert [sheet(match, seat)["gate"] for seat in (LISA, LEON)] == [1, 0]
    stands(match, LEON, gate=5)
    assert [sheet(match, seat)["gate"] for seat in (LISA, LEON)] == [0, 1]


def test_a_marker_at_the_start_gets_no_prize() -> None:
    match = table()
    stands(match, LISA, chapel=1)
    assert [sheet(match, seat)["chapel"] for seat in range(4)] == [0, 5, 0, 0]
    assert [sheet(match, seat)["gate"] for seat in range(4)] == [0, 0, 0, 0]


def test_the_inn_goes_by_the_sum_of_the_values() -> None:
    match = table()
    holds(match, LEON, 0, 4)
    holds(match, LISA, 0, 1, 1, 1)
    holds(match, TIM, 0, 2, 3)
    holds(match, PAULA, 0, 2, 1)
    assert [sheet(match, seat)["inn"] for seat in range(4)] == [3, 1, 5, 0]


def test_parks_count_as_buildings() -> None:
    match = table()
    built(match, TIM, 40, BLUE_PARK)
    built(match, LISA, 50)
    assert [sheet(match, seat)["bridge"] for seat in range(4)] == [0, 3, 5, 0]


@pytest.mark.parametrize(("seats", "prizes"), [(4, [5, 3, 1, 0]), (3, [5, 3, 0]), (2, [5, 0])])
def test_fewer_players_fewer_prizes(seats: int, prizes: list[int]) -> None:
    match = table(seats)
    for seat in range(seats):
        stands(match, seat, chapel=9 - seat, gate=9 - seat)
        holds(match, seat, *([4] * (5 - seat) if seat < 2 else [1] * (5 - seat)))
    built(match, 0, 60, 50, 40, 30)
    built(match, 1, 59, 49, 39)
    for field in ("chapel", "gate", "inn"):
        assert [sheet(match, seat)[field] for seat in range(seats)] == prizes
    assert [sheet(match, seat)["bridge"] for seat in (0, 1)] == prizes[:2]


@pytest.mark.parametrize(("buildings", "cost"), [(12, 0), (11, 1), (10, 3), (9, 6), (8, 10), (0, 78)])
def test_empty_slots_cost(buildings: int, cost: int) -> None:
    match = table()
    built(match, LEON, *range(60, 60 - buildings, -1))
    assert empty_slots_cost(backstage.state(match), LEON) == cost


def test_nobody_goes_into_debt_for_empty_slots() -> None:
    match = table()
    owns(match, TIM, "use_x")
    holds(match, TIM, 0)
    has_money(match, TIM, 4)
    lines = sheet(match, TIM)
    assert (lines["empty"], lines["tiles"]) == (-4, 1)
    assert sum(lines.values()) == 1


def ended(match: Match) -> Match:
    last_round(match)
    plays_on(match)
    assert match.over
    return match


def test_the_sheet_is_the_result_and_everything_is_shown() -> None:
    match = ended(t18())
    assert match.result is not None
    for seat, result in enumerate(match.result.seats):
        assert sum(score_lines(match, seat).values()) == result.score
        view = board(match).architects[seat]
        assert view.money == score_lines(match, seat)["coins"]
        assert view.hand is not None
        assert len(view.hand) == view.cards


def test_most_money_wins_and_ties_go_by_the_chapel_track() -> None:
    match = table()
    last_round(match)
    for seat in (LEON, TIM, LISA, PAULA):
        stands(match, seat, chapel=1)
    plays_on_to_equal_scores(match)
    assert match.result is not None
    scores = [seat.score for seat in match.result.seats]
    assert len(set(scores)) == 1
    order = board(match).chapel_order
    assert [match.result.seats[seat].placing for seat in order] == [1, 2, 3, 4]
    assert [match.result.seats[seat].ties[0].points for seat in order] == [1, 2, 3, 4]
    assert match.result.winners == (order[0],)


def plays_on_to_equal_scores(match: Match) -> None:
    """All that brings anybody more than others is taken away just before the end."""
    with changed(match) as game:
        for owner in game.architects:
            owner.money = 0
            owner.hand = [1, 0, 0, 0, 0]
        game.scoring = {
            "chapel": "coins_again",
            "gate": "most_gates",
            "inn": "most_inns",
            "bridge": "six_kinds",
        }
        game.stacks["gate"].clear()
        game.stacks["inn"].clear()
    plays_on(match)


def test_the_winner_is_who_has_most() -> None:
    match = t18()
    has_money(match, TIM, 500)
    result = ended(match).result
    assert result is not None
    assert result.seats[TIM].placing == 1
    assert sorted(seat.placing for seat in result.seats) == [1, 2, 3, 4]


# What is open before the end


def so_far(match: Match, seat: int) -> dict[str, int | None]:
    """What everybody can see that a seat would get now."""
    return {line.what: line.points for line in board(match).so_far[seat]}


def test_what_is_open_is_shown_before_the_end_and_what_is_hidden_is_not() -> None:
    match = t18()
    assert so_far(match, PAULA) == {
        "coins": None,
        "chapel": 1,
        "gate": 5,
        "inn": None,
        "bridge": 0,
        "empty": 0,
        "tiles": 2,
    }
    assert so_far(t18(hidden_money=False), PAULA)["coins"] == 30


@pytest.mark.parametrize(
    ("option", "shown"), [("base", None), ("card_sets", None), ("cards_in_hand", 4), ("most_inns", 1)]
)
def test_hands_stay_hidden_but_their_size_and_the_bridges_are_open(option: str, shown: int | None) -> None:
    match = t18(inn=option)
    holds(match, LISA, 0, 1, 2)
    found = so_far(match, LISA)
    assert found["inn" if option == "base" else option] == shown


def five_cards_each() -> Match:
    """The number of cards is scored, and everybody has just enough for £7."""
    match = table(inn="cards_in_hand")
    for seat in range(4):
        holds(match, seat, 0, 1, 2, 3, 4)
    return match


def number_of_cards(match: Match) -> list[int | None]:
    return [so_far(match, seat)["cards_in_hand"] for seat in range(4)]


def test_cards_that_lie_face_down_count_whatever_they_are() -> None:
    """Only Peter comes back, and nobody may tell from the points who has laid him."""
    one, other = five_cards_each(), five_cards_each()
    for seat, card in ((LEON, "0"), (LISA, "4"), (TIM, "0")):
        say(one, seat, card)
        say(other, seat, "4" if card == "0" else "0")
        assert number_of_cards(one) == [7, 7, 7, 7]
        assert board(one) == board(other)


def test_of_the_cards_revealed_peter_and_a_card_that_is_kept_count() -> None:
    match = five_cards_each()
    owns(match, LISA, "keep_card")
    bids(match, 0, 4, 3, 2)
    assert number_of_cards(match) == [7, 4, 4, 4]
    say(match, LISA, "keep_card")
    assert number_of_cards(match) == [7, 7, 4, 4]
    for seat, space in ((LISA, "park"), (TIM, "shop"), (PAULA, "guild")):
        say(match, seat, space)
        assert number_of_cards(match) == [7, 7, 4, 4]


def test_two_players_one_of_two_cards_is_peter() -> None:
    match = table(2, inn="cards_in_hand")
    holds(match, 0, 0, 1, 2, 3, 4)
    holds(match, 1, 0, 0, 1)
    say(match, 0, "0", "4")
    assert [so_far(match, seat)["cards_in_hand"] for seat in range(2)] == [7, 4]
    say(match, 1, "0", "1")
    assert [so_far(match, seat)["cards_in_hand"] for seat in range(2)] == [4, 0]


def test_prizes_of_the_rounds_are_money_already() -> None:
    match = t18(inn="high_card", chapel="chapel_leader", gate="unused_tiles", bridge="lowest_number")
    assert so_far(match, PAULA) == {"coins": None, "unused_tiles": 4, "empty": 0}


def test_only_slots_that_stay_empty_are_counted() -> None:
    match = table()
    built(match, LEON, 50, 33, 23)
    built(match, LISA, 49, 48)
    with changed(match) as game:
        game.turned = [1, 1, 1, 1]
        game.architects[LEON].replaced = [(1, 32)]
    assert [so_far(match, seat)["empty"] for seat in (LEON, LISA)] == [-1, -1]
    top(match, 36)
    acts(match, LEON)
    assert so_far(match, LEON)["empty"] == -1
    say(match, LEON, "gate")
    assert so_far(match, LEON)["empty"] == -1
    assert asks(match, LEON) == "replace"
    say(match, LEON, "33")
    assert so_far(match, LEON)["empty"] == -3


def test_open_points_come_to_the_final_score_where_nothing_is_hidden() -> None:
    match = opened(3, hidden_money=False, inn="cards_in_hand")
    last: list[dict[str, int | None]] = []
    while not match.over:
        last = [so_far(match, seat) for seat in range(3)]
        assert all(None not in lines.values() for lines in last)
        seat = match.awaited()[0].seat
        say(match, seat, *match.default(seat))
    assert board(match).so_far == ()
    assert [lines["empty"] for lines in last] == [score_lines(match, seat)["empty"] for seat in range(3)]
