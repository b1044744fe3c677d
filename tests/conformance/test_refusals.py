"""Answers that are stale, foreign, malformed or illegal are refused with a sentence, and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from data.words import Words, has
from engines.kernel import Match, Picks, Question, RefusedError, StaleError
from tests.conformance.cases import CASES, Case, answer, asked, looks, moments

NOBODY = (-1, 99)


@pytest.mark.parametrize("most", [1, pytest.param(None, marks=pytest.mark.long)], ids=["one", "all"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_not_an_answer_is_refused(case: Case, most: int | None) -> None:
    """Of the options that are blocked for the same reason (most: so many of them; None: all)."""
    match, luck = case.start(9), Random(9)
    for number in moments(match):
        if looks(number, 9):
            before = match.save()
            refused(match, most)
            assert match.save() == before
        answer(match, luck)
    for seat in range(case.seats):
        with pytest.raises(StaleError):
            match.answer(seat, ("anything",), match.length)


def refused(match: Match, most: int | None) -> None:
    """Everything that may come in by mistake or malice."""
    awaited = {one.seat: one.number for one in match.awaited()}
    for seat, number in awaited.items():
        question = asked(match, seat)
        legal = match.default(seat)
        for other in (number - 1, number + 1, -1, match.length + 1):
            with pytest.raises(StaleError):
                match.answer(seat, legal, other)
        for picks in illegal(question, asked(match, seat, teach=True), most):
            with pytest.raises(RefusedError) as said:
                match.answer(seat, picks, number)
            text = said.value.text
            assert has("en", text.id), f"{text.id} is no sentence"
            assert Words("en").say(text)
    for stranger in (*(seat for seat in range(match.seats) if seat not in awaited), *NOBODY):
        assert match.question(stranger) is None
        for number in {-1, *awaited.values()}:
            with pytest.raises(StaleError):
                match.answer(stranger, ("anything",), number)
            with pytest.raises(StaleError):
                match.answer(stranger, (), number)


def illegal(question: Question, taught: Question, most: int | None) -> Iterator[Picks]:
    """Picks that no rule allows: unknown, blocked, too few, too many, too often, too dear, mixed with an extra."""
    yield ("",)
    yield ("no such option",)
    yield (question.legal[0].key + " ",)
    reasons: dict[str, list[str]] = {}
    for option in taught.options:
        if option.blocked is not None:
            reasons.setdefault(option.blocked.id, []).append(option.key)
    for blocked in reasons.values():
        yield from ((key,) for key in blocked[:most])
    main = [option for option in question.legal if not option.extra]
    extras = [option for option in question.legal if option.extra]
    copies = [option.key for option in main for _ in range(option.most)]
    if question.least:
        yield ()
    if len(copies) > question.most:
        yield tuple(copies[: question.most + 1])
    if main:
        yield (main[0].key,) * (max(main[0].most, question.most) + 1)
    for extra in extras:
        yield (extra.key, extra.key)
        yield (*copies[:1], extra.key)
    if question.budget is not None and len(copies) <= question.most:
        dear = sum(option.weight * option.most for option in main)
        if dear > question.budget:
            yield tuple(copies)
