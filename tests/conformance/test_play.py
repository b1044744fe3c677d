"""Random matches of every kind: they end, nothing gets lost, and everything asked can be answered."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from engines.kernel import Match, backstage
from engines.kernel.questions import check
from tests.conformance.cases import CASES, FEWER, TITLES, Case, answer, asked, looks, moments
from tests.conformance.seen import stored
from tests.conformance.sound import sound, teaches


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_a_random_match_ends_with_a_result_and_loses_no_piece(case: Case) -> None:
    match, luck = case.start(1), Random(1)
    pieces = match.census()
    for number in moments(match):
        waits = match.awaited()
        assert waits, f"nobody is asked after {number} answers, and there is no result"
        given = answer(match, luck)
        told = given.outcome
        assert told.undoable or given.final or match.over, (
            f"{given.picks} to {given.question.step} could not be taken back, and was not marked as final"
        )
        assert match.census() == pieces, (
            f"{given.picks} to {given.question.step} changed the number of pieces"
        )
    result = match.result
    assert result is not None
    assert len(result.seats) == case.seats
    assert result.winners
    assert not match.awaited()
    assert match.question(0) is None
    for one, other in pairwise(sorted(result.seats, key=lambda seat: seat.placing)):
        assert one.placing <= other.placing
        assert other.placing == 1 + sum(seat.placing < other.placing for seat in result.seats)
    for seat in result.seats:
        assert not seat.breakdown or sum(line.points for line in seat.breakdown) == seat.score


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_everything_asked_can_be_answered(case: Case) -> None:
    match, luck = case.start(2), Random(2)
    seen = set()
    for number in moments(match):
        for awaited in match.awaited():
            if awaited in seen and not looks(number, 7):
                continue
            seen.add(awaited)
            question = asked(match, awaited.seat)
            assert (question.seat, question.number) == (awaited.seat, awaited.number)
            assert question.secret == awaited.secret
            sound(question)
            check(question, match.default(awaited.seat))
            teaches(question, asked(match, awaited.seat, teach=True))
            if looks(number, 7):
                check(question, match.advise(awaited.seat, luck))
        answer(match, luck)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_asking_changes_nothing(case: Case) -> None:
    match, luck = case.start(3), Random(3)
    for number in moments(match):
        if looks(number, 9):
            before = match.save()
            for awaited in match.awaited():
                asked(match, awaited.seat)
                asked(match, awaited.seat, teach=True)
                match.default(awaited.seat)
                match.can_undo(awaited.seat)
            for viewer in (None, *range(case.seats)):
                match.view(viewer)
                match.hidden(viewer)
            assert match.save() == before
        answer(match, luck)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_a_state_is_plain_data(title: object) -> None:
    for case in (case for case in CASES if case.title is title):
        match, luck = case.start(4), Random(4)
        for number in moments(match):
            if looks(number, 40):
                plain(match)
            answer(match, luck)
        plain(match)


def plain(match: Match) -> None:
    """Nothing that JSON would change: floats, sets, keys that are not strings."""
    state = backstage.state(match).model_dump()
    assert json.loads(stored(match)) == json.loads(json.dumps(unturned(state, match.title.id)))


def unturned(value: object, where: str) -> object:
    """The value, if JSON can carry it as it is; tuples are lists there."""
    assert value is None or isinstance(value, bool | int | str | list | tuple | dict), (
        f"{where} is a {type(value)}"
    )
    if isinstance(value, dict):
        assert all(isinstance(key, str) for key in value), f"{where} has keys that are not strings"
        return {key: unturned(one, f"{where}.{key}") for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [unturned(one, f"{where}[{i}]") for i, one in enumerate(value)]
    return value
