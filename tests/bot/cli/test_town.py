"""A town counts whose tables last how long, and what happens next happens next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli.people.hour import START, Hour
from bot.cli.people.town import LAST, Town
from bot.store import Store
from bot.tables.clock import DAILY, DAY, HOUR, NONE


@pytest.fixture
def hour() -> Hour:
    return Hour()


@pytest.fixture
def town(store: Store, hour: Hour) -> Any:
    return Town(store, hour, "1", 3)


def table(number: int, *people: int, state: str = "playing", pace: str = DAILY, since: int = START) -> Any:
    row = SimpleNamespace(id=number, people=list(people), state=state, pace=pace, started=since)
    return SimpleNamespace(row=row)


async def test_there_are_people_enough_for_each_table(store: Store, town: Any) -> None:
    assert len(town._people) == 12
    assert len(Town(store, Hour(), "1", 20)._people) == 20
    assert list(town._people) == list(range(1, 13))


async def test_the_time_in_which_somebody_has_a_table_is_counted_once(town: Any, hour: Hour) -> None:
    for number, people in ((1, (1, 2)), (2, (1,))):
        town._begun(table(number, *people))
        hour.now += HOUR
    assert town._running == town._open_ones == {1, 2}
    hour.now = START + DAY
    town._over(table(1, 1, 2, state="finished"))
    assert town.counts.days == [1]
    assert town.counts.spent == {2: DAY}, "the other still has a table"
    hour.now = START + 3 * DAY
    town._over(table(2, 1, state="abandoned", since=START + 2 * DAY))
    assert town.counts.days == [1, 1]
    assert town.counts.spent == {1: 3 * DAY, 2: DAY}
    assert town.counts.given_up == 1
    hour.now += DAY
    town._begun(table(3, 1))
    hour.now += HOUR
    town._over(table(3, 1, state="finished"))
    assert town.counts.spent[1] == 3 * DAY + HOUR
    assert town._running == town._open_ones == set()
    assert [town._people[person].tables for person in (1, 2)] == [-3, -1]


async def test_a_table_without_a_pace_is_open_and_need_not_end(town: Any) -> None:
    town._begun(table(1, 1, pace=NONE))
    assert (town._running, town._open_ones) == (set(), {1})


async def test_another_table_is_opened_within_a_day_while_some_are_left(town: Any) -> None:
    town._begun(table(1, 1))
    town._over(table(1, 1, state="finished"))
    ((moment, _, happening),) = town._coming
    assert START <= moment < START + DAY
    assert happening == town._open
    town._left = 0
    town._begun(table(2, 1))
    town._over(table(2, 1, state="finished"))
    assert len(town._coming) == 1


async def test_a_change_begins_or_ends_a_table_only_where_it_does(town: Any) -> None:
    heard: list[str] = []
    town._begun = lambda live: heard.append(f"begun {live.row.id}")
    town._over = lambda live: heard.append(f"over {live.row.id}")
    town._visits = SimpleNamespace(changed=lambda *_: None)
    town._mail = SimpleNamespace(wished=lambda *_: None)
    for number, (before, after) in enumerate(
        [
            ("lobby", "lobby"),
            ("lobby", "playing"),
            ("playing", "playing"),
            ("playing", "finished"),
            ("lobby", "abandoned"),
            ("finished", "finished"),
        ]
    ):
        was, now = table(number, state=before), table(number, state=after)
        now.row.revision = 1
        town._changed(was, now, [])
    assert heard == ["begun 1", "over 3", "over 4"]
    town._mail = SimpleNamespace(wished=lambda *_: 17)
    town._changed(was, now, [])
    assert [moment for moment, *_ in town._coming] == [START + 17]


async def test_what_comes_first_happens_first_and_what_is_due_before_it(town: Any, hour: Hour) -> None:
    done: list[tuple[str, int]] = []
    due: list[int | None] = [START + 20, None]

    def happens(name: str) -> Any:
        async def happening() -> None:
            done.append((name, hour.now - START))

        return happening

    async def next_() -> int | None:
        return due.pop(0)

    town.clockwork = SimpleNamespace(next=next_, tick=happens("tick"))
    for moment, name in ((30, "late"), (10, "first"), (10, "second"), (20, "with the clock")):
        town.at(START + moment, happens(name))
    for _ in range(5):
        await town._step()
    assert done == [("first", 10), ("second", 10), ("tick", 20), ("with the clock", 20), ("late", 30)]
    town._sooner(START + 50)
    town._sooner(START + 40)
    town._sooner(START + 60)
    due.append(None)
    await town._step()
    assert done[-1] == ("tick", 40)
    await town._step()
    assert hour.now == LAST, "nothing comes any more"


async def test_who_waits_for_whoever_has_gone_waits_and_other_tables_do_not_end(town: Any) -> None:
    town._people[1].gone = (0, None)
    town._open_ones, town._running = {1, 2, 3}, {3}
    sitting = {1: 1, 2: 2, 3: 1}

    class Entered:
        def __init__(self, number: int) -> None:
            seats = [SimpleNamespace(person=sitting[number])]
            self.live = SimpleNamespace(row=SimpleNamespace(seats=seats), owed=lambda: {0: 1})

        async def __aenter__(self) -> Any:
            return self.live

        async def __aexit__(self, *_: object) -> None:
            """Nothing is stored."""

    town.house = SimpleNamespace(enter=Entered)
    await town._count_open()
    assert (town.counts.waiting, town.counts.endless) == (1, [2, 3])
