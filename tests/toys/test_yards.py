"""Parallel building: nobody's question waits for another's, and what is gone has a reason."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError, backstage
from tests.kernel.table import ADA, BEN, numbers, opened, question, rig, say
from tests.toys.yards import YARDS


def quarry(*stones: str, flags: int = 1, seats: int = 2) -> Match:
    """A match whose quarry holds these stones."""
    match = opened(YARDS, seats, rounds=1)
    return rig(match, quarry=list(stones), flags={"lion": flags, "rose": 0}, bag=[])


def fill_row(match: Match, seat: int, row: str) -> None:
    """Two stones lie in a row already."""
    backstage.state(match).yards[seat] |= {f"{row}1": "slate", f"{row}2": "slate"}
    rig(match)


def test_a_nested_question_does_not_silence_the_other_lane() -> None:
    match = quarry("chalk", "chalk", "chalk", "chalk")
    fill_row(match, ADA, "a")
    before = numbers(match)[BEN]
    say(match, ADA, "chalk:a3")
    assert question(match, ADA).step == "adorn"
    assert numbers(match)[BEN] == before
    say(match, BEN, "chalk:b1")
    say(match, BEN, "chalk:b2")
    assert set(numbers(match)) == {ADA}
    say(match, ADA, "lion")
    assert question(match, ADA).step == "take"


def test_who_took_the_last_one_is_named_to_whoever_pressed_too_late() -> None:
    match = quarry("flint", "chalk", "chalk")
    pressed = numbers(match)[BEN]
    say(match, ADA, "flint:a1")
    with pytest.raises(RefusedError) as refused:
        match.answer(BEN, ("flint:b2",), pressed)
    assert Words("en", ["Ada", "Ben"]).say(refused.value.text) == "Ada took the last flint."
    match.answer(BEN, ("chalk:b2",), pressed)


def test_what_was_gone_is_there_again_when_it_is_put_back() -> None:
    match = quarry("flint", "chalk")
    say(match, ADA, "flint:a1")
    match.undo(ADA)
    say(match, BEN, "flint:b2")
    with pytest.raises(RefusedError) as refused:
        say(match, ADA, "flint:a1")
    assert Words("en", ["Ada", "Ben"]).say(refused.value.text) == "Ben took the last flint."


def test_who_waited_for_the_last_flag_waits_no_more() -> None:
    match = quarry("chalk", "chalk", "chalk", "chalk")
    for seat in (ADA, BEN):
        fill_row(match, seat, "a")
        say(match, seat, "chalk:b1")
        say(match, seat, "chalk:a3")
    assert {question(match, seat).step for seat in (ADA, BEN)} == {"adorn"}
    outcome = say(match, ADA, "lion")
    assert outcome.released == (ADA, BEN)
    assert match.over


def test_the_panel_says_which_answer_ends_the_round() -> None:
    match = quarry("chalk", "chalk", "chalk", "chalk")
    assert not any(option.final for option in question(match, ADA).options)
    for seat in (ADA, ADA, BEN):
        assert say(match, seat, "skip").undoable
    assert all(option.final for option in question(match, BEN).options)
    assert not say(match, BEN, "skip").undoable
