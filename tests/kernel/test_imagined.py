"""A match that is played on its state alone comes to the same as a real one."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import RefusedError, picks_of
from engines.kernel.imagined import Imagined
from engines.kernel.questions import random_picks
from tests.conformance.cases import CASES, Case, moments


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_answers_lead_to_the_same_scores(case: Case) -> None:
    match, luck = case.start(30), Random(30)
    other = Imagined.begun(case.title, case.seats, case.options, match.seed)
    for _ in moments(match):
        assert other.asked() == [one.seat for one in match.awaited()]
        one = luck.choice(match.awaited())
        here, there = match.question(one.seat), other.question(one.seat)
        assert here is not None
        assert there is not None
        assert [option.key for option in there.options] == [option.key for option in here.options]
        picks = random_picks(here, luck) if luck.random() < 0.7 else match.advise(one.seat, Random(1))
        match.answer(one.seat, picks, one.number)
        other.take(one.seat, picks)
    assert other.over
    assert match.result is not None
    assert list(other.scores()) == [seat.score for seat in match.result.seats]


@pytest.mark.parametrize("case", [case for case in CASES if case.usual], ids=str)
def test_copies_stand_alike_and_throw_alike_and_do_not_touch_each_other(case: Case) -> None:
    match, luck = case.start(31), Random(31)
    for number in moments(match):
        one = luck.choice(match.awaited())
        if number == 20:
            break
        match.answer(one.seat, match.advise(one.seat, luck), one.number)
    first = Imagined.of(case.title, match.blind(None), 31)
    kept = first.game.model_dump_json()
    ends = [to_the_end(first.copy()) for _ in range(2)]
    assert ends[0] == ends[1]
    assert first.game.model_dump_json() == kept
    assert to_the_end(Imagined.of(case.title, match.blind(None), 31)) == to_the_end(
        Imagined.of(case.title, match.blind(None), 31)
    )


def to_the_end(match: Imagined) -> list[int]:
    luck = Random(5)
    while not match.over:
        seat = match.next()
        match.take(seat, picks_of(match.advised(seat, luck)))
    return list(match.scores())


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    case = CASES[0]
    match = Imagined.begun(case.title, case.seats, case.options, "1" * 64)
    before = match.game.model_dump_json()
    with pytest.raises(RefusedError):
        match.take(match.next(), ("no such option",))
    assert match.game.model_dump_json() == before
