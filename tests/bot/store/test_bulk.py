"""A database that has grown without being played full holds what was said of it."""

from __future__ import annotations

from dataclasses import replace

from bot.letters.shelf import due
from bot.store import Store, bulk, messages, results, tables
from bot.store.records import EndingRow, Seat, TableRow
from bot.tables.service import Tables
from tests.e2e.stage import Toys
from tests.toys import LANTERNS

ADA, BEN = 11, 12
STEP = 10


def over(number: int) -> tuple[TableRow, EndingRow]:
    """A match that is over, with its ending."""
    row = TableRow(
        id=number, title="lanterns", server=8, channel=9, thread=None, host=ADA, state="finished", options={},
        places=2, autostart=False, revision=4, created=1, started=2, ended=3, reason="lots",
        seats=[Seat(0, ADA, "Ada")],
    )  # fmt: skip
    return row, EndingRow(number, number, "lanterns", 8, 2, 2, 3, 7, "finished", "lots")


async def test_tables_that_are_over_are_stored_with_their_endings(store: Store) -> None:
    rows, endings = zip(*(over(number) for number in (5, 6)), strict=True)
    async with store.writing() as connection:
        await bulk.add_over(connection, rows, endings)
    async with store.reading() as connection:
        assert await results.rated_count(connection) == 2
        found = await tables.load(connection, 6)
        ending = await results.ending_of(connection, 6)
    assert found is not None
    assert (found.id, found.title, found.ended, found.seats) == (6, "lanterns", 3, [])
    assert ending == endings[1]


async def test_whoever_opens_a_table_after_such_gets_a_number_of_their_own(store: Store) -> None:
    rows, endings = zip(*(over(number) for number in (5, 6)), strict=True)
    async with store.writing() as connection:
        await bulk.add_over(connection, rows, endings)
        assert await tables.add(connection, rows[0]) == 7
        assert await results.add_ending(connection, replace(endings[0], table_id=7)) == 7


async def test_copies_of_a_table_have_all_that_belongs_to_it(store: Store) -> None:
    with Toys():
        house = Tables(store, lambda: 1_000_000.0, due)
        await house.open(LANTERNS, (8, 9), (ADA, "Ada"), LANTERNS.options(), places=2)
        await house.join(1, BEN, "Ben")
        await house.start(1, ADA)
        async with store.writing() as connection:
            await bulk.settle(connection, 77)
            await bulk.copy(connection, 1, 1, STEP, 2)
        for number in (1 + STEP, 1 + 2 * STEP):
            async with house.enter(number) as live:
                assert live.row.people == [ADA, BEN]
                assert {one.seat for one in live.playing.awaited()} == {0, 1} == live.waits.keys()
            async with store.reading() as connection:
                slots = await messages.slots(connection, number)
            assert {"card", "table", "hand:0", "hand:1"} <= slots.keys()
            assert all(slot.settled and slot.channel == 77 for slot in slots.values())
        async with store.reading() as connection:
            assert await tables.load(connection, 1 + 3 * STEP) is None
