"""By which answer something came about that is told of a table where seats have changed hands."""

from __future__ import annotations

from bot.results.happened import in_store
from bot.store.records import JournalRow
from bot.tables.past import REMEMBERED, Past
from data.text import Text, Who
from engines.kernel import Event
from tests.bot.tables.wall import ADA, BEN, CLEO, House


def event(text: str, seat: int = 0) -> Event:
    return Event(Text(text, {"who": Who(seat), "all": [Who(0), Who(1)]}), to=(0, 1), marks=("a",))


def row(number: int, *events: Event, seat: int = 0, by: str = "person") -> JournalRow:
    return JournalRow(number, seat, ("x",), by, in_store(events), 100 + number)


ROWS = [row(0, event("a"), event("b")), row(1, event("a"), seat=1), row(2, event("c"), by="computer")]


def test_what_happened_twice_came_about_by_the_last_one_that_fits() -> None:
    past = Past({}, ROWS)
    assert past.answers([event("b"), event("a"), event("c")]) == ROWS
    assert past.answers([event("a"), event("b"), event("a")]) == [ROWS[0], ROWS[0], ROWS[1]]


def test_what_is_not_remembered_leaves_the_rest_as_it_is() -> None:
    past = Past({}, ROWS)
    assert past.answers([event("a", 1), event("b"), event("taken back"), event("c")]) == [
        None,
        ROWS[0],
        None,
        ROWS[2],
    ]


def test_only_people_have_turns() -> None:
    past = Past({}, ROWS)
    assert [past.since(seat) for seat in (None, 0, 1, 2)] == [101, 100, 101, 0]


def test_only_so_much_is_remembered() -> None:
    past = Past({}, ROWS).with_rows([row(number) for number in range(3, 3 + REMEMBERED)])
    assert [past.rows[0].number, len(past.rows)] == [3, REMEMBERED]


async def test_a_table_remembers_from_when_somebody_leaves_whether_it_is_loaded_anew_or_not(
    house: House,
) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.answers(number, (await house.awaited(number))[0])
    assert (await house.live(number)).past is None
    await house.tables.leave(number, BEN)
    await house.answers(number, (await house.awaited(number))[0])
    kept = (await house.live(number)).past
    house.restart()
    again = (await house.live(number)).past
    assert kept is not None
    assert again is not None
    assert (kept.sat, list(kept.rows)) == (again.sat, list(again.rows))
