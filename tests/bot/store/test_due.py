"""What is due next is found by an index, however many clocks there are; and whoever works at something has it alone."""

from __future__ import annotations

import pytest
from sqlalchemy import event, insert, text

from bot.store import Connection, Store, clocks, tables, timers
from bot.store.records import TableRow
from bot.store.schema import clocks as dials
from tests.databases import BOTH, Fresh, on_sqlite

NOON = 1_800_000_000
DIAL = {
    "used": 0, "open": True, "spent": 0, "granted": 0, "stage": 1, "pressed": False, "late": False, "graced": False,
    "lates": 0, "running": 0, "away": False, "returned": False,
}  # fmt: skip


@pytest.fixture(params=BOTH)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made


async def ticking(connection: Connection, table: int, *due: int | None) -> None:
    """A seat for each of these moments."""
    rows = [
        {"table_id": table, "seat": seat, "began": NOON, "due": at, **DIAL} for seat, at in enumerate(due)
    ]
    await connection.execute(insert(dials), rows)


async def opened(connection: Connection) -> int:
    """A table."""
    return await tables.add(
        connection, TableRow(0, "works", 1, 2, None, 11, "playing", {}, 4, False, 1, NOON)
    )


async def test_the_soonest_of_clocks_and_timers_is_due_next(store: Store) -> None:
    async with store.writing() as connection:
        assert await clocks.next_due(connection) is None
        await ticking(connection, await opened(connection), None, NOON + 50, NOON + 40)
        assert await clocks.next_due(connection) == NOON + 40
        await timers.put(connection, "digest", NOON + 30, person=11)
        assert await clocks.next_due(connection) == NOON + 30
        await timers.put(connection, "digest", NOON + 60, person=11)
        assert await clocks.next_due(connection) == NOON + 40


async def test_what_somebody_works_at_nobody_else_takes_until_the_lease_ends(store: Store) -> None:
    async with store.writing() as connection:
        number = await opened(connection)
        await ticking(connection, number, NOON, NOON + 1, NOON + 2)
        assert await clocks.claim(connection, NOON + 1, "one", NOON + 60, 9) == {number: [0, 1]}
        assert await clocks.claim(connection, NOON + 2, "other", NOON + 60, 9) == {number: [2]}
        assert not await clocks.anything_due(connection, NOON + 2)
        assert await clocks.claim(connection, NOON + 60, "other", NOON + 120, 9) == {number: [0, 1, 2]}


async def test_a_timer_is_done_once(store: Store) -> None:
    async with store.writing() as connection:
        await timers.put(connection, "rest", NOON, table=await opened(connection))
        (one,) = await timers.claim(connection, NOON, "one", NOON + 60, 9)
        assert await timers.claim(connection, NOON, "other", NOON + 60, 9) == []
        assert await timers.done(connection, one)
        assert not await timers.done(connection, one)


async def test_an_outage_moves_what_runs_and_what_belongs_to_tables(store: Store) -> None:
    async with store.writing() as connection:
        number = await opened(connection)
        await ticking(connection, number, NOON + 10, None)
        await timers.put(connection, "rest", NOON + 20, table=number)
        await timers.put(connection, "digest", NOON + 30, person=11)
        await clocks.move(connection, 1000)
        await timers.move(connection, 1000)
        rows = await clocks.read(connection, number)
        assert sorted((row["seat"], row["began"], row["due"]) for row in rows) == [
            (0, NOON + 1000, NOON + 1010),
            (1, NOON + 1000, None),
        ]
        found = await timers.claim(connection, NOON + 9999, "one", NOON + 99999, 9)
        assert [(one.kind, one.due) for one in found] == [("digest", NOON + 30), ("rest", NOON + 1020)]


@on_sqlite
async def test_what_is_due_is_found_by_an_index(store: Store) -> None:
    seen: list[str] = []

    def note(*given: object) -> None:
        seen.append(str(given[2]))

    async with store.writing() as connection:
        event.listen(connection.sync_connection, "before_cursor_execute", note)
        await clocks.next_due(connection)
        await clocks.anything_due(connection, NOON)
        await clocks.claim(connection, NOON, "one", NOON + 60, 9)
        await timers.claim(connection, NOON, "one", NOON + 60, 9)
        event.remove(connection.sync_connection, "before_cursor_execute", note)
        assert len(seen) == 6
        for statement in seen:
            plain = statement.replace("?", str(NOON))
            plan = (await connection.execute(text(f"EXPLAIN QUERY PLAN {plain}"))).all()
            lines = " ".join(str(row[-1]) for row in plan)
            assert "_by_due" in lines, (plain, lines)
            assert "SCAN" not in lines.replace("SCAN clocks USING", "").replace("SCAN timers USING", "")
