"""Rounds: the marker turns the rondel, pawns come off, and the two ways in which the match ends."""

from __future__ import annotations

import pytest

from engines.kernel import Match, backstage
from tests.engines.old_london_bridge.scene import (
    LEON,
    PAULA,
    acting,
    acts,
    asks,
    bids,
    board,
    changed,
    emptied,
    has_money,
    income,
    last_round,
    opened,
    owns,
    plays_on,
    score_lines,
    table,
)
from tests.kernel.table import say


def next_marker(match: Match, steps: int) -> None:
    with changed(match) as game:
        everything = [*game.markers, *game.markers_left_over]
        everything.remove(steps)
        count = len(game.markers)
        game.markers, game.markers_left_over = [steps, *everything[: count - 1]], everything[count - 1 :]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_t1_the_rondel_turns_clockwise_by_the_marker(steps: int) -> None:
    """Page 4, phase 1: what lay at the chapel lies so many stacks further on."""
    match = table()
    before = list(income(match).values())
    next_marker(match, steps)
    plays_on(match)
    assert board(match).markers[1] == steps
    after = list(income(match).values())
    assert after == before[-steps:] + before[:-steps]


def test_each_round_turns_up_the_next_marker_from_the_left() -> None:
    match = table()
    for number in range(1, 5):
        markers = board(match).markers
        assert board(match).round == number
        assert None not in markers[:number]
        assert set(markers[number:]) == {None}
        plays_on(match)


def test_pawns_come_off_the_rondel_at_the_end_of_the_round() -> None:
    match = table()
    acts(match, LEON)
    say(match, LEON, "gate")
    assert LEON in next(space.pawns for space in board(match).rondel.spaces if space.stack == "gate")
    plays_on(match)
    rondel = board(match).rondel
    assert not rondel.centre
    assert not any(space.pawns for space in rondel.spaces)


def test_tiles_earned_can_be_used_from_the_next_round_on() -> None:
    match = table()
    owns(match, PAULA, fresh=("use_x",))
    assert [tile.usable for tile in board(match).architects[PAULA].tiles] == [False]
    plays_on(match)
    assert [tile.usable for tile in board(match).architects[PAULA].tiles] == [True]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_the_match_ends_after_its_rounds_and_everybody_has_built_as_often(seats: int, rounds: int) -> None:
    match = opened(seats)
    for number in range(1, rounds + 1):
        assert board(match).round == number
        assert not match.over
        plays_on(match)
    assert match.over
    assert match.result is not None
    assert match.result.reason == "rounds"
    built = [len(one.slots) + len(one.replaced) for one in backstage.state(match).architects]
    assert built == [12] * seats


def test_t27_three_empty_stacks_end_the_match_after_the_round() -> None:
    """End of the game, exception: the round in which the third stack runs out is completed."""
    match = table()
    emptied(match, "guild", "park")
    emptied(match, "gate", leaving=1)
    acts(match, LEON)
    say(match, LEON, "gate")
    assert board(match).stacks[1].count == 0
    while not match.over:
        assert board(match).round == 1
        say(match, acting(match), *match.default(acting(match)))
    assert match.result is not None
    assert match.result.reason == "stacks"
    assert [len(one.slots) for one in backstage.state(match).architects] == [1, 1, 1, 1]


def test_t27_stacks_that_really_run_out_in_a_late_round() -> None:
    """End of the game, exception: guild, park and shop are built until the last of them goes in round 10."""
    match = table()
    for number in range(1, 11):
        assert not match.over
        assert board(match).round == number
        with changed(match) as game:
            game.rotation = 0
        has_money(match, PAULA, 9)
        bids(match, 0, 0, 0, 0)
        centre = "inn" if number == 9 else "centre:" + ("guild", "park", "shop")[number % 3]
        spaces = ("guild", "park", "shop", centre) if number < 10 else ("guild", "gate", "inn", "centre:inn")
        for seat, space in enumerate(spaces):
            say(match, seat, space)
            while asks(match, seat) not in ("", "bid"):
                say(match, seat, *match.default(seat))
    assert [stack.kind for stack in board(match).stacks if not stack.count] == ["shop", "guild", "park"]
    assert match.result is not None
    assert match.result.reason == "stacks"
    assert [len(one.slots) + len(one.replaced) for one in backstage.state(match).architects] == [10] * 4
    for seat, one in enumerate(backstage.state(match).architects):
        assert score_lines(match, seat)["empty"] <= -3
        assert len(one.slots) <= 10


def test_four_empty_stacks_end_the_match_too() -> None:
    match = table()
    emptied(match, "guild", "park", "gate")
    emptied(match, "shop", leaving=1)
    plays_on(match)
    assert board(match).stacks[3].count == 0
    assert match.result is not None
    assert match.result.reason == "stacks"


def test_two_empty_stacks_do_not_end_the_match() -> None:
    match = table()
    emptied(match, "guild", "park")
    plays_on(match)
    assert not match.over
    assert board(match).round == 2


def test_the_last_round_is_announced() -> None:
    match = opened(2)
    for _ in range(5):
        assert "bridge-event-last-round" not in [event.text.id for event in match.view(None).news]
        plays_on(match)
    assert "bridge-event-last-round" in [event.text.id for event in match.view(None).news]


def test_the_last_answer_of_a_round_turns_a_marker_up_and_says_so() -> None:
    match = table()
    acts(match, LEON)
    while board(match).round == 1:
        seat = acting(match)
        question = match.question(seat)
        assert question is not None
        key = match.default(seat)[0]
        option = question.option(key)
        outcome = say(match, seat, key)
        assert outcome.undoable or (option is not None and option.final)


def test_three_stacks_that_run_out_in_the_last_round_end_it_as_the_last_round() -> None:
    match = table()
    emptied(match, "guild", "park", "chapel")
    last_round(match)
    plays_on(match)
    assert match.result is not None
    assert match.result.reason == "rounds"
