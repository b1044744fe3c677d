"""The two tracks: coins on the way, stacking, the prize at the end, and who is ahead."""

from __future__ import annotations

import pytest

from engines.old_london_bridge.tracks import bonus_between, coins_between, overtake
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    PAULA,
    TIM,
    acts,
    architect,
    asks,
    board,
    built,
    changed,
    hand_of,
    stands,
    table,
    told,
    top,
)
from tests.kernel.table import say


@pytest.mark.parametrize(
    ("start", "reached", "coins"),
    [(0, 1, 0), (0, 2, 1), (0, 3, 1), (2, 4, 0), (2, 5, 2), (1, 8, 6), (0, 14, 11), (11, 14, 0)],
)
def test_every_coin_reached_or_passed_is_paid(start: int, reached: int, coins: int) -> None:
    assert coins_between(start, reached) == coins


@pytest.mark.parametrize(
    ("start", "reached", "tiles"), [(0, 2, 0), (0, 3, 1), (3, 5, 0), (2, 6, 2), (0, 12, 4), (12, 15, 0)]
)
def test_every_third_gate_space_is_a_bonus_space(start: int, reached: int, tiles: int) -> None:
    assert bonus_between(start, reached) == tiles


def test_the_arriving_marker_lies_on_top() -> None:
    match = table()
    stands(match, TIM, chapel=1)
    top(match, 32)
    acts(match, LISA)
    say(match, LISA, "centre:chapel")
    assert board(match).chapel_track.spaces[1].markers == (TIM, LISA)
    assert board(match).chapel_order == (LISA, TIM, LEON, PAULA)


def test_a_marker_that_leaves_a_stack_leaves_the_others_as_they_lie() -> None:
    order, places = [0, 1, 2], [3, 3, 3]
    places[1] = 4
    overtake(order, places, 1, 14)
    assert order == [1, 0, 2]
    places[0] = 4
    overtake(order, places, 0, 14)
    assert order == [0, 1, 2]


def test_t29_at_the_end_ten_pounds_under_the_others_and_surplus_steps_are_lost() -> None:
    """Page 8: one space before the end, strength 4, another marker there already."""
    match = table()
    stands(match, TIM, chapel=14)
    stands(match, LISA, chapel=13)
    built(match, LISA, 60, 59, 49)
    top(match, 32)
    acts(match, LISA)
    outcome = say(match, LISA, "centre:chapel")
    assert "track-end" in told(outcome)
    assert board(match).architects[LISA].chapel == 14
    assert board(match).chapel_track.spaces[14].markers == (LISA, TIM)
    assert board(match).chapel_order[:2] == (TIM, LISA)
    assert hand_of(match, LISA).money == 5 - 2 + 10


def test_t29_the_same_on_the_gate_track() -> None:
    match = table()
    stands(match, TIM, gate=15)
    stands(match, PAULA, gate=14)
    built(match, PAULA, 59, 54, 50)
    top(match, 46)
    acts(match, PAULA)
    say(match, PAULA, "gate")
    assert board(match).gate_track.spaces[15].markers == (PAULA, TIM)
    assert hand_of(match, PAULA).money == 5 + 3 + 10
    assert asks(match, PAULA) == ""


def test_a_marker_at_the_end_moves_no_more_and_is_not_paid_again() -> None:
    match = table()
    stands(match, LISA, chapel=14)
    stands(match, TIM, chapel=14)
    with changed(match) as game:
        game.chapel_order = [LISA, TIM, LEON, PAULA]
    top(match, 32)
    acts(match, LISA)
    outcome = say(match, LISA, "centre:chapel")
    assert "stays" in told(outcome)
    assert hand_of(match, LISA).money == 3
    assert board(match).chapel_order[:2] == (LISA, TIM)


def test_ties_on_the_gate_track_go_by_the_chapel_track() -> None:
    match = table()
    stands(match, LEON, gate=5)
    stands(match, PAULA, gate=5)
    stands(match, PAULA, chapel=2)
    stands(match, LEON, chapel=3)
    assert board(match).gate_track.spaces[5].markers == (LEON, PAULA)
    assert board(match).gate_order[:2] == (LEON, PAULA)


def test_a_table_may_choose_that_the_upper_marker_is_ahead_on_the_gate_track() -> None:
    match = table(gate_ties="stack")
    stands(match, LEON, gate=5)
    stands(match, PAULA, gate=5)
    stands(match, LEON, chapel=3)
    assert board(match).gate_order[:2] == (PAULA, LEON)


def test_coins_are_paid_at_once() -> None:
    match = table(hidden_money=False)
    stands(match, LISA, chapel=4)
    top(match, 32)
    acts(match, LISA)
    say(match, LISA, "centre:chapel")
    assert board(match).architects[LISA].money == 5 - 2 + 2
    assert architect(match, LISA).chapel == 5


def test_tracks_have_their_spaces() -> None:
    view = board(table())
    assert [space.coin for space in view.chapel_track.spaces if space.coin] == [1, 2, 3, 5]
    assert len(view.chapel_track.spaces) == 15
    assert [i for i, space in enumerate(view.gate_track.spaces) if space.bonus] == [3, 6, 9, 12]
    assert len(view.gate_track.spaces) == 16
    assert view.chapel_track.end_prize == view.gate_track.end_prize == 10
