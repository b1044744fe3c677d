"""Invented people sleep, are away and vanish as it was decided, and what they come to is told in plain numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from typer.testing import Result

from bot.cli import people
from bot.cli.people.counts import Counts
from bot.cli.people.hour import START, Hour
from bot.cli.people.invite import AT_ONCE, invitation
from bot.cli.people.person import Person
from bot.tables.clock import DAY, HOUR, MINUTE, PACES, QUICK
from bot.tables.habits import Quiet
from engines.kernel.catalogue import title_of

NOON = int(datetime(2027, 3, 3, 12, tzinfo=UTC).timestamp())
MIDNIGHT = NOON + 12 * HOUR
TOWNS = title_of("tiny_towns")


def somebody(number: int = 1, **known: Any) -> Person:
    """Somebody who sleeps from eleven to seven in Greenwich, and does nothing unusual."""
    usual = {"slow": 1.0, "stalls": False, "vanishes": False}
    return Person(number, "UTC", Quiet("UTC", 23, 7), Random(number), **{**usual, **known})


def test_who_is_asleep_or_away_comes_afterwards_and_who_has_vanished_does_not() -> None:
    one = somebody()
    assert one.there(NOON) == NOON
    woken = one.there(MIDNIGHT)
    assert woken is not None
    assert MIDNIGHT + 7 * HOUR <= woken < MIDNIGHT + 8 * HOUR
    one.absent = (NOON, NOON + DAY)
    assert (one.there(NOON - 1), one.there(NOON), one.there(NOON + DAY)) == (NOON - 1, NOON + DAY, NOON + DAY)
    one.gone = (NOON + DAY, NOON + 3 * DAY)
    assert not one.lost(NOON + DAY - 1)
    assert one.lost(NOON + DAY)
    assert not one.lost(NOON + 3 * DAY)
    assert one.there(NOON) == NOON + 3 * DAY, "from a holiday into nothing, and back"
    one.gone = (NOON, None)
    assert one.lost(NOON + 1000 * DAY)
    assert one.there(NOON) is None
    assert one.there(NOON - 1) == NOON - 1


def test_whoever_vanishes_does_so_once_in_the_weeks_after_sitting_down() -> None:
    found = []
    for number in range(60):
        one = somebody(number, vanishes=True)
        one.begins(NOON)
        assert one.gone is not None
        since, back = one.gone
        assert NOON <= since < NOON + 14 * DAY
        assert back is None or since + 30 * DAY <= back < since + 35 * DAY
        found.append(back)
        one.begins(NOON + 20 * DAY)
        assert (one.gone, one.tables) == ((since, back), 2)
    assert None in found
    assert any(found)
    stays = somebody()
    stays.begins(NOON)
    assert (stays.gone, stays.tables) == (None, 1)


def test_nobody_comes_in_no_time_and_who_is_called_again_forgets_less() -> None:
    quick = somebody(slow=0.000001)
    assert {quick.comes(NOON, QUICK, called=True) for _ in range(20)} == {NOON + 5}
    slow = [somebody(number, slow=4.0).comes(NOON, QUICK) or 0 for number in range(300)]
    called = [somebody(number, slow=4.0).comes(NOON, QUICK, called=True) or 0 for number in range(300)]
    assert sum(called) < sum(slow)
    assert min(slow) >= NOON + 5


def test_everybody_is_somebody_and_always_the_same() -> None:
    for number in range(80):
        one = Person.invented(number, Random(number))
        assert replace(one, luck=Random()).wishes == Person.invented(number, Random(number)).wishes
        assert one.sleep.zone == one.zone
        assert ("quiet_from" in one.wishes) == ("quiet_to" in one.wishes)
        if "quiet_from" in one.wishes or "digest" in one.wishes or one.holiday:
            assert one.wishes["zone"] == one.zone
        assert one.wishes.get("dms", False) is False
        assert one.name.endswith(f" {number}")


def test_a_table_is_for_people_who_can_be_found_and_have_room_for_it() -> None:
    town = [somebody(number) for number in range(12)]
    luck = Random(4)
    found = [one for _ in range(150) if (one := invitation(TOWNS, town, NOON, luck))]
    assert len(found) == 150
    assert {len(one.sitting) for one in found} == {2, 3, 4, 5}
    for one in found:
        assert [seat.seat for seat in one.sitting] == list(range(len(one.sitting)))
        assert [seat.person is None for seat in one.sitting] == [False] * len(one.people) + [
            True
        ] * one.computer
        assert len({seat.person for seat in one.sitting}) == len(one.sitting)
        assert len(one.sitting) > 2 or not one.computer
        assert one.pace in PACES
    assert any(one.computer for one in found)
    night = [one.pace for _ in range(100) if (one := invitation(TOWNS, town, MIDNIGHT, luck))]
    assert night
    assert QUICK not in night, "all who are asked to a quick table are awake"
    few = [somebody(1), somebody(2, gone=(0, None)), somebody(3, tables=AT_ONCE)]
    assert not any(invitation(TOWNS, few, NOON, luck) for _ in range(30))
    few[2].tables -= 1
    met = [one for _ in range(60) if (one := invitation(TOWNS, few, NOON, luck))]
    assert {tuple(sorted(person.number for person in one.people)) for one in met} == {(1, 3)}


def test_time_never_goes_back() -> None:
    hour = Hour()
    hour.reach(START + 5)
    hour.reach(START)
    assert hour() == START + 5


# What is told


def counts(**more: Any) -> Counts:
    known = {"tables": 22, "days": [float(day) for day in range(20, 0, -1)], "given_up": 1, "waiting": 2}
    return Counts(**{**known, "spent": {1: DAY, 2: 3 * DAY}, "mentions": 10, **more})


def test_the_report_tells_the_middle_the_slowest_but_one_in_twenty_and_mentions_a_day() -> None:
    assert counts(answered_for=3).report() == {
        "tables": 22,
        "ended": 20,
        "given_up": 1,
        "waiting_without_a_pace": 2,
        "days_median": 10.5,
        "days_p95": 19.0,
        "mentions_a_person_day": 2.5,
        "answered_for": 3,
        "answered_early": 0,
        "reminded_twice": 0,
        "mentioned_in_vain": 0,
    }
    nothing = Counts().report()
    assert (nothing["days_median"], nothing["days_p95"], nothing["mentions_a_person_day"]) == (0, 0, 0)
    assert Counts(days=[3.0]).report()["days_p95"] == 3


def test_what_must_never_be_is_named() -> None:
    assert counts(answered_for=5).broken == []
    assert counts(answered_early=1, mentioned_in_vain=2, endless=[4, 9]).broken == [
        "answered early: 1",
        "mentioned in vain: 2",
        "tables that do not end: 4, 9",
    ]
    assert counts(reminded_twice=3).broken == ["reminded twice: 3"]


@pytest.mark.parametrize("never", [0, 1])
def test_people_read_the_counts_and_hear_what_must_not_be(
    typed: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, never: int
) -> None:
    asked: list[tuple[int, str]] = []

    def lived(tables: int, seed: str, told: Callable[[int], None]) -> Counts:
        told(1)
        asked.append((tables, seed))
        return counts(mentions=4000, reminded_twice=never)

    monkeypatch.setattr(people, "lived", lived)
    result = typed("people", "--tables", 1, "--seed", "x")
    assert asked == [(1, "x")]
    assert "22 tables" in result.stdout
    assert "mentions a person day" in result.stdout
    assert "1,000.0" in result.stdout
    assert (result.exit_code, "reminded twice: 1" in result.stderr) == (never, bool(never))


def test_minutes_are_minutes() -> None:
    """A quick table is looked at within minutes, at noon of a Sunday."""
    sunday = NOON + 4 * DAY
    middle = sorted(somebody(number).comes(sunday, QUICK, called=True) or 0 for number in range(301))[150]
    assert sunday + MINUTE < middle < sunday + 10 * MINUTE
    at_work = sorted(somebody(number).comes(NOON, QUICK, called=True) or 0 for number in range(301))[150]
    evening = NOON + 6 * HOUR
    at_home = sorted(somebody(number).comes(evening, QUICK, called=True) or 0 for number in range(301))[150]
    assert at_work - NOON > 2 * (at_home - evening), "at work nobody looks so often"
