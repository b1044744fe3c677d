"""What was finished before results were kept is taken along, in the order in which it ended."""

from __future__ import annotations

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from bot.results.rebuild import rebuild
from bot.store import Store
from bot.store.base import MIGRATIONS
from bot.store.schema import endings, metadata, standings

TABLE = (
    "INSERT INTO tables (id, title, server, channel, host, state, options, places, autostart, revision, created,"
    " started, ended, reason) VALUES (:id, 'tiny_towns', 9, 1, 1, :state, '{}', 2, FALSE, 5, 1, 2, :ended, 'squares')"
)
SEAT = "INSERT INTO seats (table_id, seat, person, name, since) VALUES (:id, :seat, :person, 'x', 2)"
RESULT = (
    "INSERT INTO results (table_id, seat, \"placing\", score, sheet) VALUES (:id, :seat, :placing, 5, '{}')"
)
MATCH = "INSERT INTO matches (table_id, number, seed, commitment, version, snapshot) VALUES (:id, 30, '', '', 1, '')"


def older(connection: Connection, *found: tuple[int, str, int, tuple[int | None, ...]]) -> None:
    """A database of the first release with these tables: number, state, end, and who sat there by place."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "base")
    command.upgrade(config, "0001")
    for number, state, ended, people in found:
        connection.execute(text(TABLE), {"id": number, "state": state, "ended": ended})
        connection.execute(text(MATCH), {"id": number})
        for seat, person in enumerate(people):
            connection.execute(text(SEAT), {"id": number, "seat": seat, "person": person})
            row = {"id": number, "seat": seat, "placing": seat + 1}
            connection.execute(text(RESULT), row)


async def test_older_matches_can_be_rated(database: str, store: Store) -> None:
    async with store.writing() as connection:
        await connection.run_sync(
            older,
            (1, "finished", 900, (1, 2)),
            (2, "finished", 800, (2, 1)),
            (3, "finished", 850, (1, None)),
            (4, "abandoned", 860, (1, 2)),
            (5, "finished", 870, (1,)),
            (6, "playing", 0, (1, 2)),
        )
    store = await Store.open(database)
    try:
        assert await kept(store) == [
            (2, None),
            (3, "computer"),
            (4, "abandoned"),
            (5, "alone"),
            (1, None),
        ]
        assert await rebuild(store, lambda *_: None) == (2, 2)
        async with store.reading() as connection:
            people = (await connection.execute(select(standings.c.person).distinct())).scalars().all()
        assert set(people) == {1, 2}
    finally:
        await store.close()


async def kept(store: Store) -> list[tuple[int, str | None]]:
    async with store.reading() as connection:
        query = select(endings.c.table_id, endings.c.unrated).order_by(endings.c.id)
        return [(row[0], row[1]) for row in await connection.execute(query)]


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.reading() as connection:
        assert await connection.run_sync(differences) == []
