"""A market with numbers, and a conversion that all do at once."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError
from tests.kernel.table import ADA, BEN, CLEO, board, numbers, offered, opened, question, rig, say
from tests.toys.works import WORKS


def goods(*own: tuple[int, int, int], converting: bool = True) -> Match:
    """A match of one round in which these are the goods: clay, iron, coins."""
    match = opened(WORKS, len(own), rounds=1)
    rig(match, own=[{"clay": clay, "iron": iron, "coins": coins} for clay, iron, coins in own])
    if converting:
        for seat in range(len(own)):
            say(match, seat, "pass")
    return match


def points(match: Match) -> tuple[int, ...]:
    """The points of all seats."""
    return tuple(board(match).points)


def test_all_convert_at_the_same_time_and_nobody_is_asked_who_can_do_nothing() -> None:
    match = goods((2, 1, 0), (1, 0, 2), (0, 0, 3))
    assert set(numbers(match)) == {ADA, CLEO}
    say(match, CLEO, "done")
    assert points(match) == (0, 0, 0)
    say(match, ADA, "best")
    assert points(match) == (3, 0, 0)


def test_the_proposal_is_as_good_as_the_best_that_can_be_done_by_hand() -> None:
    proposed, by_hand = goods((5, 1, 4), (2, 0, 0)), goods((5, 1, 4), (2, 0, 0))
    assert question(proposed, ADA).prompt.args["points"] == 6
    say(proposed, ADA, "best")
    for craft in ("smith", "potter", "potter"):
        say(by_hand, ADA, craft)
    assert offered(by_hand, ADA) == ["best", "banker", "done"]
    say(by_hand, ADA, "banker")
    assert points(proposed) == points(by_hand) == (6, 0)
    assert set(numbers(by_hand)) == {BEN}, "who has nothing left to use is not asked any more"


def test_a_piece_is_taken_back_while_the_other_goes_on() -> None:
    match = goods((4, 0, 0), (4, 0, 0))
    say(match, ADA, "potter")
    say(match, BEN, "potter")
    match.undo(ADA)
    assert points(match) == (0, 1)
    assert board(match).own[ADA]["clay"] == 4


def test_numbers_are_bought_and_sold_and_what_is_too_dear_has_a_reason() -> None:
    match = goods((2, 0, 4), (0, 0, 0), converting=False)
    assert "buy:clay:3" in offered(match, ADA)
    assert "buy:iron:2" not in offered(match, ADA)
    with pytest.raises(RefusedError) as refused:
        say(match, ADA, "buy:iron:2")
    assert Words("en").say(refused.value.text) == "That costs 6 coins, and you have 4."
    say(match, ADA, "sell:clay:2")
    say(match, ADA, "buy:iron:2")
    assert board(match).own[ADA] == {"clay": 0, "iron": 2, "coins": 0}
    assert board(match).stock == {"clay": 3, "iron": 0}


def test_whoever_does_not_come_back_passes() -> None:
    match = goods((2, 0, 4), (0, 0, 0), converting=False)
    assert match.default(ADA) == ("pass",)
