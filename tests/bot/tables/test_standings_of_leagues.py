"""The table of a league: points, then those of whom one has met; after any of its rounds."""

from __future__ import annotations

from bot.store.leagues import League, Member, Pairing
from bot.tables.leagues import Look
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN

# Who met whom, with the points: Ada beats Ben, Cleo beats Dan; then Ada beats Cleo, and Ben and Dan draw.
ROUNDS = (((ADA, 2, BEN, 0), (CLEO, 2, DAN, 0)), ((ADA, 2, CLEO, 0), (BEN, 1, DAN, 1)))


def look(**states: str) -> Look:
    pairings = [
        Pairing(number, person, place, points=points)
        for number, tables in enumerate(ROUNDS, 1)
        for place, (one, won, other, lost) in enumerate(tables, 1)
        for person, points in ((one, won), (other, lost))
    ]
    members = [Member(person, states.get(name, "in"), 0) for name, person in PEOPLE.items()]
    league = League(1, "pillars", 1, 2, ADA, "daily", 2, 0, round=2)
    return Look(league, tuple(members), tuple(pairings))


PEOPLE = {"ada": ADA, "ben": BEN, "cleo": CLEO, "dan": DAN}


def test_with_equal_points_it_counts_whom_one_has_met() -> None:
    assert look().standings() == [(1, ADA, 4), (2, CLEO, 2), (3, BEN, 1), (4, DAN, 1)]


def test_after_a_round_only_what_was_played_by_then_counts() -> None:
    assert look().standings(1) == [(1, ADA, 2), (1, CLEO, 2), (3, BEN, 0), (3, DAN, 0)]
    assert look().met(1) == {frozenset((ADA, BEN)): 1, frozenset((CLEO, DAN)): 1}
    assert look().won(ADA, 1) == {1: 2}


def test_whoever_has_left_stays_with_what_was_won() -> None:
    assert (4, DAN, 1) in look(dan="left").standings()
