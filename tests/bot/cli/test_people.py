"""`guildhall people` lets invented people play: every table with a pace ends, and what must never be is counted if it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from typer.testing import Result

from bot.cli.people import lived
from bot.cli.people.counts import Counts
from bot.cli.people.hour import START
from bot.cli.people.person import Person
from bot.cli.people.town import Town
from bot.store.records import Slot, TableRow
from bot.tables.clock import CALLED, DAY
from bot.tables.clockwork import Clockwork
from bot.tables.commit import Change
from bot.tables.guests import Guests
from bot.tables.live import Live

Typed = Callable[..., Result]
FIELDS = [
    "tables",
    "ended",
    "given_up",
    "waiting_without_a_pace",
    "days_median",
    "days_p95",
    "mentions_a_person_day",
    "answered_for",
    "answered_early",
    "reminded_twice",
    "mentioned_in_vain",
]


@pytest.mark.long
def test_a_dozen_tables_end_and_nobody_is_wronged(typed: Typed) -> None:
    result = typed("people", "--tables", 12, "--seed", 3, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert list(found) == FIELDS
    assert found["tables"] == 12
    assert found["ended"] + found["waiting_without_a_pace"] == 12
    assert 0 <= found["given_up"] <= found["ended"]
    assert 0 < found["days_median"] <= found["days_p95"]
    assert found["mentions_a_person_day"] > 0
    assert (found["answered_early"], found["reminded_twice"], found["mentioned_in_vain"]) == (0, 0, 0)


@pytest.mark.long
def test_the_same_seed_gives_the_same_weeks_and_another_one_others() -> None:
    first, again, others = (lived(2, seed).report() for seed in ("5", "5", "6"))
    assert first == again != others


@pytest.mark.long
def test_people_get_a_table(typed: Typed) -> None:
    result = typed("people", "--tables", 1)
    assert result.exit_code == 0
    assert "mentions a person day" in result.stdout


@pytest.mark.parametrize("count", [0, -3])
def test_less_than_a_table_is_refused(refused: Callable[..., str], count: int) -> None:
    assert f"not {count}" in refused("people", "--tables", count, "--json")


def broken(town: Callable[..., Town]) -> Counts:
    """What a few tables come to in a town where something is wrong."""
    return lived(5, "7", town=town)


def vanishing(number: int, luck: Random) -> Person:
    """Somebody who, in every second house, is not seen any more after five days."""
    gone = (START + 5 * DAY, None) if number % 2 else None
    return replace(Person.invented(number, luck), vanishes=False, gone=gone)


class Hasty(Clockwork):
    """Answers for people when it should remind them."""

    async def _seat(self, live: Live, seat: int) -> None:
        if live.row.state == "playing" and live.clocks[seat].stage >= CALLED:
            await self._house.play.overdue(live, seat)
        else:
            await super()._seat(live, seat)


class Doubling(Clockwork):
    """Says everything twice."""

    async def _reminder(self, *given: object) -> Change:
        change = await super()._reminder(*given)  # type: ignore[arg-type]
        change.facts *= 2
        return change


class Asleep(Clockwork):
    """Never sees that something is due."""

    async def next(self) -> int | None:
        return None


async def everybody(
    guests: Guests, slot: Slot, row: TableRow, owed: Mapping[int, int], aware: frozenset[int]
) -> dict[int, int]:
    """A notice that mentions all who sit there."""
    del guests, slot, owed, aware
    return {seat.seat: seat.person for seat in row.seats if seat.person is not None}


@pytest.mark.long
def test_an_answer_before_the_deadline_is_counted() -> None:
    found = broken(partial(Town, clockwork=Hasty))
    assert found.answered_early > 0
    assert any("answered early" in line for line in found.broken)


@pytest.mark.long
def test_a_reminder_that_is_stated_twice_is_counted() -> None:
    assert broken(partial(Town, clockwork=Doubling)).reminded_twice > 0


@pytest.mark.long
def test_a_mention_of_somebody_who_owes_nothing_is_counted() -> None:
    assert broken(partial(Town, calls=everybody)).mentioned_in_vain > 0


def test_tables_end_although_half_of_the_people_vanish() -> None:
    found = broken(partial(Town, invented=vanishing))
    assert not found.broken
    assert found.answered_for > 0


@pytest.mark.long
def test_a_table_that_does_not_end_is_told() -> None:
    found = broken(partial(Town, invented=vanishing, clockwork=Asleep))
    assert found.endless
    assert any("do not end" in line for line in found.broken)
