"""Whose turn it is to be brought up to date: what people cause now before what was left, and neither takes all."""

from __future__ import annotations

import pytest

from bot.post import line
from bot.post.line import PRIVATE, PUBLIC, Line

HANG = 64


def taken(waiting: Line) -> list[tuple[int, str]]:
    """All for whom there are workers, in order."""
    found = []
    while (drain := waiting.next()) is not None:
        found.append(drain)
    return found


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "WORKERS", 2)
    monkeypatch.setattr(line, "WORKERS_BEHIND", 1)


@pytest.mark.usefixtures("few")
def test_what_people_cause_goes_before_what_was_left_and_each_has_workers_of_its_own() -> None:
    waiting = Line()
    for table in (1, 2, 3):
        waiting.join((table, PUBLIC), behind=True)
    for table in (7, 8, 9):
        waiting.join((table, PUBLIC), behind=False)
    assert taken(waiting) == [(7, PUBLIC), (8, PUBLIC), (1, PUBLIC)]
    assert [waiting.behind((table, PUBLIC)) for table in (7, 1)] == [False, True]
    waiting.done((1, PUBLIC))
    assert taken(waiting) == [(2, PUBLIC)]
    waiting.done((7, PUBLIC))
    assert taken(waiting) == [(9, PUBLIC)]
    assert len(waiting) == 1


@pytest.mark.usefixtures("few")
def test_a_table_where_somebody_presses_now_goes_ahead_of_what_was_left() -> None:
    waiting = Line()
    for table in (1, 2, 3):
        waiting.join((table, PUBLIC), behind=True)
    waiting.join((3, PUBLIC), behind=False)
    waiting.join((3, PUBLIC), behind=True)
    assert taken(waiting) == [(3, PUBLIC), (1, PUBLIC)]
    assert len(waiting) == 1


@pytest.mark.usefixtures("few")
def test_private_messages_that_hang_hold_no_public_ones_up() -> None:
    waiting = Line()
    for table in (1, 2, 3):
        waiting.join((table, PRIVATE), behind=False)
    assert taken(waiting) == [(1, PRIVATE), (2, PRIVATE)]
    waiting.join((4, PUBLIC), behind=False)
    assert taken(waiting) == [(4, PUBLIC)]


def test_so_many_private_messages_may_hang_and_no_channel_waits_for_them() -> None:
    waiting = Line()
    for table in range(HANG + 1):
        waiting.join((table, PRIVATE), behind=False)
    assert taken(waiting) == [(table, PRIVATE) for table in range(HANG)]
    waiting.join((1, PUBLIC), behind=False)
    assert taken(waiting) == [(1, PUBLIC)]
    assert len(waiting) == 1
    waiting.done((5, PRIVATE))
    assert taken(waiting) == [(HANG, PRIVATE)]
