"""All may agree to go back beyond the boundary: play goes on as if the answers since had never been given, with the same dice."""

from __future__ import annotations

import json
from random import Random

import pytest

from engines.kernel import By, Entry, Match, RefusedError, StaleError, backstage, go_back, seen_since
from engines.kernel.journal import standing, turning_points
from tests.conformance.cases import FEWER, LONGEST, Case, answer, choose, everybody, looks, moments
from tests.conformance.seen import stored
from tests.conformance.test_secrets import redeals, table

BACK = "kernel-event-back"
SEEN = f"{BACK}-seen"
BACKS = 3
GIVEN_BY: tuple[By, ...] = ("person", "person", "person", "late", "computer", "default")


def view(match: Match, viewer: int | None) -> str:
    """The view without the word that play went back."""
    seen = json.loads(match.view(viewer).model_dump_json())
    seen["news"] = [event for event in seen["news"] if event["text"]["id"] not in (BACK, SEEN)]
    return json.dumps(seen)


def answers(match: Match, luck: Random, journal: list[Entry]) -> None:
    """Somebody answers, or is answered for, or takes an answer back."""
    seat = luck.randrange(match.seats)
    if luck.random() < 0.1 and match.can_undo(seat):
        match.undo(seat)
        journal.append(Entry(seat, None))
        return
    seat, question, picks = choose(match, luck)
    by = luck.choice(GIVEN_BY)
    match.answer(seat, picks, question.number, by)
    journal.append(Entry(seat, picks, by))


def goes_back(match: Match, luck: Random, journal: list[Entry]) -> Match:
    """To any answer of a person that stands, with everything that must be true of it."""
    to = luck.choice(turning_points(journal, len(journal))).row
    before, asked = match.save(), match.awaited()
    went = go_back(match, journal, to)
    now, told = went.match, [event.text.id for event in went.outcome.events]
    assert match.save() == before, "the match that was gone back from has changed"
    fresh = Match.replay(match.title, match.seats, match.options, match.seed, journal[:to])
    assert stored(now) == stored(fresh)
    for viewer in everybody(now):
        assert view(now, viewer) == view(fresh, viewer)
        assert BACK in [event.text.id for event in now.view(viewer).news]
    assert told == ([BACK, SEEN] if seen_since(match, journal, to) else [BACK])
    assert went.entry.row == len(journal) == now.length - 1
    journal.append(went.entry)
    assert standing(journal) == standing(journal[:to])
    there = {one.seat for one in fresh.awaited()}
    assert [(one.seat, one.number) for one in now.awaited()] == [(one, now.length) for one in sorted(there)]
    assert set(went.outcome.newly) == there - {one.seat for one in asked}
    assert set(went.outcome.released) == {one.seat for one in asked} - there
    for old in (*asked, *fresh.awaited()):
        with pytest.raises(StaleError):
            now.answer(old.seat, now.default(old.seat) if old.seat in there else (), old.number)
    for seat in range(now.seats):
        assert not now.can_undo(seat)
        assert not now.given(seat)
        with pytest.raises(RefusedError):
            now.undo(seat)
    return now


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_play_goes_on_from_where_it_went_back_to(case: Case) -> None:
    """In a very short match chance may not go back at all: then another one is played."""
    assert any(_goes_on(case, seed) for seed in range(31, 61))


def _goes_on(case: Case, seed: int) -> int:
    """A match that goes back now and then; how often it did."""
    match, luck, journal = case.start(seed), Random(seed), list[Entry]()
    pieces, backs = match.census(), 0
    while not match.over:
        assert match.length < LONGEST, "the match does not end"
        answers(match, luck, journal)
        wanted = backs < BACKS and luck.random() < (0.03 if backs else 0.4)
        if wanted and not match.over and turning_points(journal, 1):
            match = goes_back(match, luck, journal)
            backs += 1
        elif luck.random() < 0.1:
            match = Match.load(case.title, match.save())
        assert match.census() == pieces
    assert len(journal) == match.length
    again = Match.replay(case.title, case.seats, case.options, match.seed, journal)
    assert again.save() == match.save()
    for row in turning_points(journal, 1):
        with pytest.raises(RefusedError):
            go_back(match, journal, row.row)
    return backs


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_the_same_draws_come_again(case: Case) -> None:
    match, luck, journal = case.start(32), Random(32), list[Entry]()
    for _ in range(12):
        if match.over:
            return
        given = answer(match, luck)
        journal.append(Entry(given.seat, given.picks))
    if match.over:
        return
    reached = stored(match)
    again = go_back(match, journal, 0).match
    for entry in journal:
        again.repeat(entry)
    assert stored(again) == reached


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_who_alone_was_shown_something_hidden_is_noted(case: Case) -> None:
    """Where everybody sees the same after the same answer, and only a hand could have come otherwise."""
    match, luck = case.start(33), Random(33)
    for number in moments(match):
        seat, asks, picks = choose(match, luck)
        viewer = seat if luck.random() < 0.5 else luck.randrange(case.seats)
        others = redeals(match, viewer, luck) if looks(number, 5) else []
        for other in others:
            backstage.state(other).dice = backstage.state(match).dice.model_copy()
        outcome = match.answer(seat, picks, asks.number)
        for other in others:
            try:
                other.answer(seat, picks, asks.number)
            except RefusedError:
                continue
            if table(other, None) == table(match, None) and other.hand(viewer) != match.hand(viewer):
                assert viewer in outcome.seen, f"{picks} to {asks.step} has shown something to seat {viewer}"
        assert all(match.hand(one) is not None for one in outcome.seen)
