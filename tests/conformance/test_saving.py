"""A match can be saved and loaded between any two answers, and rebuilt from its seed and journal."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Entry, Match
from tests.conformance.cases import FEWER, FULL, Case, answer, choose, looks, moments


@pytest.mark.parametrize("case", FULL, ids=str)
def test_a_loaded_match_goes_on_as_if_nothing_had_been(case: Case) -> None:
    match, luck = case.start(5), Random(5)
    loaded = Match.load(case.title, match.save())
    every = 1 if case.usual else 5
    for number in moments(match):
        seat, question, picks = choose(match, luck)
        same = loaded.question(seat)
        assert same is not None
        assert [option.key for option in same.options] == [option.key for option in question.options]
        outcome = match.answer(seat, picks, question.number)
        assert loaded.answer(seat, picks, same.number) == outcome
        if luck.random() < 0.2 and match.can_undo(seat):
            assert loaded.undo(seat) == match.undo(seat)
        if looks(number, every):
            saved = match.save()
            assert loaded.save() == saved
            loaded = Match.load(case.title, saved)
            assert loaded.save() == saved
    assert loaded.result == match.result


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_seed_and_journal_lead_to_the_same_match(case: Case) -> None:
    match, luck = case.start(6), Random(6)
    journal: list[Entry] = []
    for number in moments(match):
        given = answer(match, luck)
        journal.append(Entry(given.seat, given.picks))
        seat = luck.randrange(case.seats)
        if luck.random() < 0.4 and match.can_undo(seat):
            match.undo(seat)
            journal.append(Entry(seat, None))
        if number == 20:
            again = Match.replay(case.title, case.seats, case.options, match.seed, journal)
            assert again.save() == match.save()
    again = Match.replay(case.title, case.seats, case.options, match.seed, journal)
    assert again.save() == match.save()
    assert len(journal) == match.length
