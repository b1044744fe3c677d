"""Standings of which there are more than memory holds: nothing is lost, and what was used last stays at hand."""

from __future__ import annotations

import pytest

from bot.store import scrap
from bot.store.ladders import Key, Standing
from bot.store.scrap import Scrap


def key(person: int, title: str = "works") -> Key:
    return Key(title, 1, 2, "2026", person)


def row(number: int) -> Standing:
    return Standing(25.5, 8.25, number, True, 3, 2, 40, (1500, number), 99, 1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Scrap:
    monkeypatch.setattr(scrap, "HOT", 2)
    return Scrap()


def test_what_is_written_down_is_read_as_it_was(small: Scrap) -> None:
    for person in range(1, 6):
        small[key(person)] = row(1500 + person)
    assert len(small) == 0
    assert small.full
    small.settle()
    assert not small.full
    assert len(small) == 3
    assert sorted(small) == [key(1), key(2), key(3)]
    assert small.people() == [1, 2, 3]
    assert small.of([1, 9]) == {key(1): row(1501)}
    assert [small[key(person)] for person in range(1, 6)] == [row(1500 + person) for person in range(1, 6)]
    assert isinstance(small[key(1)].trend, tuple)
    with pytest.raises(KeyError):
        small[key(1, "lanterns")]
    assert key(9) not in small
    with pytest.raises(TypeError):
        del small[key(1)]
    small.close()


def test_those_used_last_stay_in_memory_and_may_be_changed(small: Scrap) -> None:
    for person in (1, 2, 3):
        small[key(person)] = row(person)
    small[key(1)].wins = 7
    small.settle()
    assert small.people() == [2]
    small[key(1)].wins = 8
    small.settle(0)
    assert len(small) == 3
    assert small[key(1)].wins == 8
    small[key(2)] = row(77)
    small.settle(0)
    assert small.of([2])[key(2)].number == 77
    small.close()


def test_it_is_full_at_twice_as_many_and_one(small: Scrap) -> None:
    for person in range(4):
        small[key(person)] = row(person)
    assert not small.full
    small[key(4)] = row(4)
    assert small.full
    small.close()
