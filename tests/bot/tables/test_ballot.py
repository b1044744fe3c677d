"""Who is asked, and when a vote has passed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.records import Seat, TableRow
from bot.tables.ballot import (
    COMPUTER,
    EVERYBODY,
    KINDS,
    UNANIMOUS,
    Motion,
    Point,
    asked,
    hopeless,
    open_for,
    passes,
)
from bot.tables.clock import PACES
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN

PEOPLE = (ADA, BEN, CLEO, DAN)


def row(*people: int | None) -> TableRow:
    """A running table of these people, with computers where nobody is."""
    return TableRow(
        id=1, title="toy_works", server=8, channel=9, thread=None, host=ADA, state="playing", options={},
        places=len(people), autostart=False, revision=4, created=0,
        seats=[Seat(seat, person, "somebody") for seat, person in enumerate(people)],
    )  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_asked_is_who_sits_there_and_is_not_away_unless_everybody_has_to_say_so(kind: str) -> None:
    everybody = asked(Motion(kind), row(ADA, None, CLEO, DAN), {2})
    assert everybody == ([ADA, CLEO, DAN] if kind in EVERYBODY else [ADA, DAN])


@pytest.mark.parametrize("kind", KINDS)
def test_what_nobody_or_not_enough_can_agree_to_any_more_is_hopeless(kind: str) -> None:
    assert hopeless(kind, (), {ADA: True})
    assert not hopeless(kind, PEOPLE, {ADA: True})
    assert not hopeless(kind, PEOPLE, dict.fromkeys(PEOPLE, True))
    assert hopeless(kind, PEOPLE, {ADA: False, BEN: False})
    assert hopeless(kind, PEOPLE, {ADA: False}) is (kind in UNANIMOUS)


def test_whom_it_concerns_is_not_asked() -> None:
    assert asked(Motion(COMPUTER, 1), row(ADA, BEN, CLEO), ()) == [ADA, CLEO]


@pytest.mark.parametrize(
    ("people", "yes", "most", "all_"),
    [(1, 1, True, True), (2, 1, False, False), (2, 2, True, True), (3, 1, False, False), (3, 2, True, False)],
)
def test_more_than_half_or_all(people: int, yes: int, most: bool, all_: bool) -> None:
    ballots = dict.fromkeys(PEOPLE[:yes], True)
    assert passes("extend", PEOPLE[:people], ballots) is most
    assert passes("end", PEOPLE[:people], ballots) is all_


@given(
    st.sampled_from(KINDS),
    st.sets(st.sampled_from(PEOPLE)),
    st.dictionaries(st.sampled_from(PEOPLE), st.booleans()),
)
def test_neither_silence_nor_the_vote_of_whoever_is_not_asked_makes_anything_pass(
    kind: str, people: set[int], ballots: dict[int, bool]
) -> None:
    passed = passes(kind, people, ballots)
    said = {person: True for person, yes in ballots.items() if yes and person in people}
    assert passes(kind, people, said) is passed
    if passed:
        assert len(said) * 2 > len(people)
        assert kind not in UNANIMOUS or said.keys() == people


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_where_to_go_back_to_is_stored_and_read(to: int, length: int) -> None:
    point = Point(to, length)
    assert Point.of(str(point)) == point
    assert len(str(point)) <= 20


def test_a_vote_is_open_for_a_day_and_at_quick_tables_for_ten_minutes() -> None:
    assert {pace: open_for(pace) for pace in PACES if pace != "quick"} == dict.fromkeys(
        ("daily", "relaxed", "weekly", "none"), 86400
    )
    assert open_for("quick") == 600
