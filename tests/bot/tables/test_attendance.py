"""Who is at the table, and who was shown what is asked."""

from __future__ import annotations

import pytest

from bot.tables import attendance
from bot.tables.attendance import HERE, LATELY, Attendance


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(attendance, "_now", lambda: now[0])
    return now


def test_whoever_does_something_is_at_the_table_for_a_while(clock: list[float]) -> None:
    known = Attendance()
    assert not known.here(1, 0)
    known.came(1, 0)
    assert [known.here(1, 0), known.here(1, 1), known.here(2, 0)] == [True, False, False]
    clock[0] += HERE
    assert not known.here(1, 0)


def test_whoever_has_left_the_table_has_still_played_lately(clock: list[float]) -> None:
    known = Attendance()
    known.came(1, 0)
    clock[0] += HERE
    assert [known.lately(1, 0), known.lately(1, 1)] == [True, False]
    clock[0] += LATELY - HERE
    assert not known.lately(1, 0)


def test_who_was_shown_the_question_knows_it_unless_that_has_not_arrived(clock: list[float]) -> None:
    del clock
    known = Attendance()
    known.came(1, 0, 7)
    known.came(1, 0)
    assert known.knows(1, {0: 7, 1: 7}) == {0}
    assert known.knows(1, {0: 8}) == frozenset()
    known.missed(1, 0)
    assert known.knows(1, {0: 7}) == frozenset()


def test_only_so_many_are_remembered(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    del clock
    monkeypatch.setattr(attendance, "KEPT", 2)
    known = Attendance()
    for seat in range(3):
        known.came(1, seat)
    assert [known.here(1, seat) for seat in range(3)] == [False, True, True]
