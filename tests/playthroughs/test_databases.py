"""The database of any release is brought to the present form, and the house goes on in it."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, insert, select

from bot.cli.record.database import ADA, PEOPLE, SERVER
from bot.cli.record.release import DATABASE
from bot.letters.shelf import due
from bot.results.happened import BEFORE_ALL, mark, whole
from bot.results.ledger import Ladder
from bot.results.packing import pack
from bot.results.replay import reel
from bot.results.standings import Board, page_of
from bot.results.verify import Stored, Verdict, verify
from bot.settings import SQLITE
from bot.store import Store, bulk, messages, packs, people, tables
from bot.store.base import MIGRATIONS
from bot.store.records import JournalRow
from bot.store.schema import metadata
from bot.store.schema import results as result_rows
from bot.store.schema import seats as seat_rows
from bot.store.schema import tables as table_rows
from bot.tables.service import Tables
from engines.kernel import fewest
from tests.databases import BOTH_IN_TIME, Fresh
from tests.playthroughs.kept import HERE

DATABASES = sorted(HERE.glob(f"database/*/{DATABASE}"))


@pytest.fixture(params=BOTH_IN_TIME)
def fresh(request: pytest.FixtureRequest) -> Fresh:
    made: Fresh = request.getfixturevalue(request.param)
    return made


@pytest.fixture(params=DATABASES, ids=lambda path: path.parent.name)
async def house(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> AsyncIterator[Tables]:
    file = tmp_path / "guildhall.db"
    file.write_bytes(gzip.decompress(request.param.read_bytes()))
    if not database.startswith(SQLITE):
        await move(file, database, request.param.parent.name)
    else:
        database = f"{SQLITE}{file}"
    store = await Store.open(database)
    yield Tables(store, lambda: 1_900_000_000.0, due)
    await store.close()


async def move(file: Path, database: str, revision: str) -> None:
    """Bring what is in a SQLite file into another database, in the form that it had."""

    def moved(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        command.upgrade(config, revision)
        known = MetaData()
        known.reflect(connection)
        with create_engine(f"sqlite:///{file}").connect() as kept:
            for table in known.sorted_tables:
                rows = [dict(row) for row in kept.execute(select(table)).mappings()]
                if rows and table.name != "alembic_version":
                    connection.execute(insert(table), rows)

    store = await Store.open(database)
    async with store.writing() as connection:
        await connection.run_sync(moved)
        await bulk.count_on(connection, table_rows, seat_rows)
    await store.close()


async def numbers(house: Tables, state: str) -> list[int]:
    """The tables in this state."""
    async with house.store.reading() as connection:
        query = select(table_rows.c.id).where(table_rows.c.state == state).order_by(table_rows.c.id)
        return list((await connection.execute(query)).scalars())


async def rows_of(house: Tables, table: int) -> list[JournalRow]:
    """The journal of a table."""
    async with house.store.reading() as connection:
        return await tables.read_journal(connection, table, BEFORE_ALL)


async def test_it_has_the_present_form(house: Tables) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with house.store.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_whoever_sits_in_a_lobby_can_begin(house: Tables) -> None:
    lobbies = await numbers(house, "lobby")
    assert lobbies
    for number in lobbies:
        await house.start(number, ADA)
        async with house.enter(number) as live:
            assert len(live.playing.awaited()) > 0


async def test_every_running_match_goes_on(house: Tables) -> None:
    running = await numbers(house, "playing")
    assert running
    for number in running:
        async with house.enter(number) as live:
            assert not live.frozen, f"table {number} ({live.row.title}) is frozen"
            match = live.playing
            length = match.length
            seat = next(one.seat for one in match.awaited() if live.row.seats[one.seat].person is not None)
            question, person = match.question(seat), live.row.seats[seat].person
        assert question is not None
        assert person is not None
        await house.answer(number, person, fewest(question), question.number)
        house.cache.forget(number)
        async with house.enter(number) as live:
            assert live.playing.length > length


async def test_every_match_that_is_over_is_read_and_verified(house: Tables) -> None:
    finished = await numbers(house, "finished")
    assert finished
    for number in finished:
        async with house.enter(number) as live:
            assert not live.frozen, f"table {number} ({live.row.title}) is frozen"
            assert live.begun.over
            row, match = live.row, live.begun
        async with house.store.reading() as connection:
            journal = await tables.read_journal(connection, number, BEFORE_ALL)
            saved = await tables.load_match(connection, number)
            packed = await packs.read(connection, number)
            query = select(result_rows).where(result_rows.c.table_id == number)
            rows = (await connection.execute(query)).all()
            sheets = await tables.read_results(connection, number)
        assert saved is not None
        stored = Stored(
            row.reason,
            sheets,
            {one.seat: (one.placing, one.score) for one in rows},
        )
        shown = reel(row.title, match.seats, row.options, saved.seed, journal)
        assert verify(shown, saved.commitment, stored) == Verdict(seed_fits=True, result_fits=True)
        told = await whole(house.store, number, shown, journal)
        assert packed is None or mark(told) == packed.told, (
            "the rules tell what a packed match has left out otherwise"
        )
        assert await pack(house.store, number) is (packed is None)
        assert await whole(house.store, number, shown, await rows_of(house, number)) == told
    for number in await numbers(house, "abandoned"):
        async with house.enter(number) as live:
            assert not live.frozen


async def test_ratings_wishes_and_messages_are_still_there(house: Tables) -> None:
    finished = await numbers(house, "finished")
    async with house.store.reading() as connection:
        page = await page_of(connection, Board(Ladder(server=SERVER)), 0, ADA)
        ada = await people.person(connection, ADA)
        under_way = await messages.all_unsettled(connection)
        card = (await messages.slots(connection, finished[0]))["card"]
    assert {place.person for place in page.places} == set(PEOPLE)
    assert page.own is not None
    assert page.own.row.matches == len(finished)
    assert ada is not None
    assert (ada.name, ada.dms) == ("Ada", False)
    assert under_way
    assert card.message == 5000 + finished[0]
    assert await house.store.note("kept") == "by a release"
