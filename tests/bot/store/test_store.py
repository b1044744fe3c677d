"""The database: whole transactions or nothing, one writer, the newest form."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from traceback import format_exception

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.store import (
    ConflictError,
    Store,
    erasing,
    leases,
    messages,
    offers,
    people,
    privacy,
    results,
    reviews,
    tables,
)
from bot.store.base import MIGRATIONS
from bot.store.records import Person, Seat, Server, Slot, TableRow, Wish
from bot.store.schema import metadata, notes, servers
from tests.databases import on_sqlite


def a_table(**changed: object) -> TableRow:
    values: dict[str, object] = {
        "id": 0,
        "title": "toy",
        "server": 1,
        "channel": 2,
        "thread": None,
        "host": 3,
        "state": "lobby",
        "options": {},
        "places": 2,
        "autostart": False,
        "revision": 1,
        "created": 5,
        **changed,
    }
    return TableRow(**values)  # type: ignore[arg-type]


async def count(store: Store) -> int:
    async with store.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(notes))).scalar_one())


async def modes(folder: Path) -> dict[str, int]:
    """What may be done with each file of a database that is in use."""
    one = await Store.open(f"sqlite+aiosqlite:///{folder / 'guildhall.db'}")
    await one.keep_note("commands", "x")
    found = _modes(folder)
    await one.close()
    return found


def _modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


async def test_what_is_stored_is_for_the_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        names = ("guildhall.db", "guildhall.db-shm", "guildhall.db-wal")
        assert await modes(tmp_path) == dict.fromkeys(names, 0o600)
        (tmp_path / names[0]).chmod(0o640)
        assert await modes(tmp_path) == dict.fromkeys(names, 0o640), "the owner has decided"
    finally:
        os.umask(before)


async def test_the_migrations_lead_to_the_form_that_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.reading() as connection:
        assert await connection.run_sync(differences) == []


@on_sqlite
async def test_the_settings_that_keep_what_is_committed(store: Store) -> None:
    for engine in (store._writer, store._readers):
        async with engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


async def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    async def write() -> None:
        async with store.writing() as connection:
            await connection.execute(insert(notes).values(name="a", value="b"))
            raise ZeroDivisionError

    before = await count(store)
    with pytest.raises(ZeroDivisionError):
        await write()
    assert await count(store) == before
    await store.keep_note("a", "c")
    assert await store.note("a") == "c"


@pytest.mark.parametrize("steps", range(0, 12, 2))
async def test_a_transaction_that_is_cancelled_leaves_nothing_and_blocks_nobody(
    store: Store, steps: int
) -> None:
    before = await count(store)

    async def write() -> None:
        async with store.writing() as connection:
            for number in range(50):
                await connection.execute(insert(notes).values(name=f"n{number}", value=""))
            raise AssertionError("nobody came")

    task = asyncio.create_task(write())
    for _ in range(steps):
        await asyncio.sleep(0.001)
    task.cancel()
    with pytest.raises((asyncio.CancelledError, AssertionError)):
        await task
    async with asyncio.timeout(3):
        assert await count(store) == before
        await store.keep_note("after", "it")
    assert await store.note("after") == "it"


async def test_many_writers_wait_for_each_other(store: Store) -> None:
    async with asyncio.timeout(10):
        await asyncio.gather(*(store.keep_note(f"note {number}", "x") for number in range(40)))
    assert await store.note("note 39") == "x"


async def test_a_reader_sees_what_was_committed_while_somebody_writes(store: Store) -> None:
    await store.keep_note("a", "old")
    async with store.writing() as connection:
        await connection.execute(notes.update().where(notes.c.name == "a").values(value="new"))
        async with asyncio.timeout(1):
            assert await store.note("a") == "old"
    assert await store.note("a") == "new"


async def test_a_table_moves_on_only_from_where_it_stands(store: Store) -> None:
    row = a_table()
    async with store.writing() as connection:
        row.id = await tables.add(connection, row)
    async with store.writing() as connection:
        await tables.touch(connection, row, {"state": "playing"})
    with pytest.raises(ConflictError):
        async with store.writing() as connection:
            await tables.touch(connection, row, {"state": "abandoned"})
    async with store.reading() as connection:
        found = await tables.load(connection, row.id)
    assert found is not None
    assert (found.state, found.revision) == ("playing", 2)


async def test_one_player_a_seat(store: Store) -> None:
    async with store.writing() as connection:
        number = await tables.add(connection, a_table())
        await tables.seat(connection, number, 1, [], [Seat(0, 3, "Ada")])
    with pytest.raises(IntegrityError):
        async with store.writing() as connection:
            await tables.seat(connection, number, 1, [], [Seat(0, 4, "Ben")])


async def test_a_message_is_unsettled_until_it_shows_what_it_must(store: Store) -> None:
    async with store.writing() as connection:
        number = await tables.add(connection, a_table())
        await messages.wish(connection, number, 4, [Wish("card"), Wish("table")])
        card = (await messages.slots(connection, number))["card"]
        await messages.note(connection, card, shown=4, message=77, channel=2)
        assert [slot.slot for slot in await messages.unsettled(connection, number)] == ["table"]
        await messages.note(connection, card, old_message=76, old_channel=2)
        assert [slot.slot for slot in await messages.unsettled(connection, number)] == ["card", "table"]
        await messages.note(connection, card, old_message=None)
        await messages.wish(connection, number, 5, [Wish("card")])
        (card,) = [slot for slot in await messages.unsettled(connection, number) if slot.slot == "card"]
        assert (card.wanted, card.shown, card.message) == (5, 4, 77)
        assert await messages.all_unsettled(connection) == [(number, "card"), (number, "table")]


async def test_a_new_wish_is_tried_afresh(store: Store) -> None:
    async with store.writing() as connection:
        number = await tables.add(connection, a_table())
        await messages.wish(connection, number, 2, [Wish("card")])
        (card,) = await messages.unsettled(connection, number)
        await messages.note(connection, card, tries=6)
        await messages.wish(connection, number, 3, [Wish("card")])
        (card,) = await messages.unsettled(connection, number)
        assert card.tries == 0
        await messages.note(connection, card, tries=6)
        await messages.try_again(connection)
        assert (await messages.unsettled(connection, number))[0].tries == 0


async def test_a_message_that_is_wanted_again_is_not_forgotten(store: Store) -> None:
    async with store.writing() as connection:
        number = await tables.add(connection, a_table())
        await messages.wish(connection, number, 2, [Wish("notice", gone=True)])
        (notice,) = await messages.unsettled(connection, number)
        await messages.wish(connection, number, 3, [Wish("notice")])
        await messages.dropped(connection, notice)
        assert [slot.wanted for slot in await messages.unsettled(connection, number)] == [3]


async def test_a_person_is_kept_once(store: Store) -> None:
    for name in ("Ada", "Ada Lovelace"):
        async with store.writing() as connection:
            await people.save_person(connection, Person(7, name))
    async with store.reading() as connection:
        found = await people.person(connection, 7)
        assert found is not None
        assert found.name == "Ada Lovelace"
        assert await people.person(connection, 8) is None


PLACELESS = {"id": 4, "place": None, "openers": "a secret"}
TWICE = {"id": 5, "place": "thread", "openers": "a secret"}


@pytest.mark.parametrize("row", [PLACELESS, TWICE], ids=["placeless", "twice"])
async def test_nothing_that_is_said_or_logged_of_an_error_says_what_is_stored(
    store: Store, row: dict[str, object]
) -> None:
    async with store.writing() as connection:
        await connection.execute(insert(servers).values(id=5, place="thread", openers="everyone"))
    with pytest.raises(DBAPIError) as error:
        async with store.writing() as connection:
            await connection.execute(insert(servers).values(**row))
    assert "a secret" not in "".join(format_exception(error.value))


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ada\0\0", "Ada"),
        ("\ud83dAda", "?Ada"),
        ("x" * 300, "x" * 100),
        ("🏰" * 150, "🏰" * 100),
        ("'); DROP TABLE people; --", "'); DROP TABLE people; --"),
        ("%:1_\\", "%:1_\\"),
    ],
)
async def test_whatever_people_are_called_can_be_kept(store: Store, written: str, kept: str) -> None:
    async with store.writing() as connection:
        await people.save_person(connection, Person(7, written))
        number = await tables.add(connection, a_table())
        await tables.seat(connection, number, 1, [], [Seat(0, 7, written)])
    async with store.reading() as connection:
        person, table = await people.person(connection, 7), await tables.load(connection, number)
    assert person is not None
    assert table is not None
    assert person.name == table.seats[0].name == kept


async def test_an_error_of_the_database_does_not_say_what_is_stored(store: Store) -> None:
    await store.keep_note("once", "a secret")
    async with store.writing() as connection:
        with pytest.raises(IntegrityError) as error:
            await connection.execute(insert(notes).values(name="once", value="a secret"))
    assert "a secret" not in str(error.value)


async def test_a_letter_that_is_wanted_for_the_first_time_has_been_nowhere(store: Store) -> None:
    async with store.writing() as connection:
        number = await tables.add(connection, a_table())
        await messages.wish(
            connection, number, 4, [Wish("card", data={"anew": True}), Wish("notice", gone=True)]
        )
        found = await messages.slots(connection, number)
    assert found["card"] == Slot(
        number, "card", wanted=4, shown=0, gone=False, channel=None, message=None, posted=0, old_channel=None,
        old_message=None, tries=0, lost=False, data={"anew": True},
    )  # fmt: skip
    assert found["notice"].gone


@pytest.mark.parametrize("seed", range(30))
async def test_who_is_awaited_is_stored_whoever_comes_and_goes(store: Store, seed: int) -> None:
    luck = Random(seed)
    async with store.writing() as connection:
        number = await tables.add(connection, a_table())
        other = await tables.add(connection, a_table())
        await tables.save_waits(connection, other, (), {0: (1, 1)})
        before: dict[int, tuple[int, int]] = {}
        for moment in range(12):
            seats = luck.sample(range(6), luck.randint(0, 6))
            after = {
                seat: before[seat] if seat in before and luck.random() < 0.3 else (moment, moment + 100)
                for seat in seats
            }
            changed: dict[int, tuple[int, int] | None] = {seat: None for seat in before if seat not in after}
            changed |= {seat: wait for seat, wait in after.items() if before.get(seat) != wait}
            await tables.save_waits(connection, number, before, changed)
            found = await tables.read_waits(connection, number)
            assert {seat: wait[:2] for seat, wait in found.items()} == after
            before = after
        assert (await tables.read_waits(connection, other)).keys() == {0}


async def test_the_way_back_to_an_empty_database_and_forth_again(store: Store) -> None:
    def there_and_back(connection: Connection) -> list[list[str]]:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        empty = inspect(connection).get_table_names()
        command.upgrade(config, "head")
        return [empty, compare_metadata(MigrationContext.configure(connection), metadata)]

    async with store.writing() as connection:
        assert await connection.run_sync(there_and_back) == [["alembic_version"], []]
        assert not (await privacy.kept(connection, 7)).anything
        assert not any((await privacy.copy(connection, 7)).values())
        await erasing.erase(connection, 7)
        assert await people.server(connection, 1) == Server(1)
        assert await tables.load(connection, 1) is None
        assert await tables.load_match(connection, 1) is None
        assert await tables.read_journal(connection, 1) == []
        assert await tables.read_waits(connection, 1) == {}
        assert await offers.of_table(connection, 1) == frozenset()
        assert await reviews.read(connection, 1) is None
        assert await results.shares_of(connection, [1]) == {1: {}}
        assert await leases.take(connection, "work", "somebody", 1, 2)
