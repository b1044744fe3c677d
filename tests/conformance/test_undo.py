"""An answer that is taken back leaves no trace but the word that it was."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Entry, Match, RefusedError, StaleError
from tests.conformance.cases import FEWER, Case, answer, everybody, looks, moments
from tests.conformance.seen import question, stored, view

TAKEN_BACK = "kernel-event-undo"


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_taking_back_restores_what_everybody_saw(case: Case) -> None:
    match, luck = case.start(7), Random(7)
    numbers: dict[int, int] = dict.fromkeys(range(case.seats), -1)
    for _ in moments(match):
        if luck.random() < 0.75:
            answer(match, luck)
            continue
        viewers = everybody(match)
        state, pieces = stored(match), match.census()
        before = {viewer: view(match, viewer, without=TAKEN_BACK) for viewer in viewers}
        awaited = {one.seat: one.number for one in match.awaited()}
        for seat, number in awaited.items():
            assert number >= numbers[seat]
            numbers[seat] = number
        given = answer(match, luck)
        seat = given.seat
        if match.over:
            continue
        assert match.can_undo(seat) == given.outcome.undoable
        if not given.outcome.undoable:
            with pytest.raises(RefusedError):
                match.undo(seat)
            continue
        reached, again = stored(match), {one.seat: one.number for one in match.awaited()}
        taken = match.undo(seat)
        assert stored(match) == state
        assert match.census() == pieces
        assert {viewer: view(match, viewer, without=TAKEN_BACK) for viewer in viewers} == before
        assert set(taken.newly) == set(awaited) - set(again) - {seat}
        assert set(taken.released) == set(again) - set(awaited)
        reopened = {one.seat: one.number for one in match.awaited()}
        assert reopened[seat] > max(numbers[seat], again.get(seat, -1)), "a number was used twice"
        assert all(reopened[other] == awaited[other] for other in set(awaited) & set(again) - {seat})
        with pytest.raises(StaleError):
            match.answer(seat, given.picks, awaited[seat])
        match.answer(seat, given.picks, reopened[seat])
        assert stored(match) == reached


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_what_was_taken_back_might_never_have_been_answered(case: Case) -> None:
    match, luck = case.start(15), Random(15)
    stand: list[Entry] = []
    compared = 0
    for _ in moments(match):
        given = answer(match, luck)
        stand.append(Entry(given.seat, given.picks))
        seat = luck.randrange(case.seats)
        if luck.random() < 0.5 or not match.can_undo(seat):
            continue
        match.undo(seat)
        last = max(i for i, entry in enumerate(stand) if entry.seat == seat)
        others_since = last < len(stand) - 1
        del stand[last]
        compared += 1
        if (others_since and compared < 5) or compared < 2:
            never = Match.replay(case.title, case.seats, case.options, match.seed, stand)
            assert stored(never) == stored(match)
            for viewer in everybody(match):
                assert view(never, viewer) == view(match, viewer, without=TAKEN_BACK)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_a_refused_undo_changes_nothing(case: Case) -> None:
    match, luck = case.start(8), Random(8)
    for number in moments(match):
        answer(match, luck)
        if not looks(number, 19):
            continue
        before = match.save(), [question(match, seat) for seat in range(case.seats)]
        for seat in range(case.seats):
            if not match.can_undo(seat):
                with pytest.raises(RefusedError):
                    match.undo(seat)
        assert (match.save(), [question(match, seat) for seat in range(case.seats)]) == before
    for seat in range(case.seats):
        assert not match.can_undo(seat)
