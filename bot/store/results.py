"""What stays when a match is over: endings, ratings, standings."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, Select, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.results.ledger import Key, Ladder, Ledger, Standing, Step
from bot.results.outcome import Ending, Tenure, placed
from bot.store.schema import endings, journal, matches, paces, ratings, results, seats, standings
from bot.store.upsert import inserting, upsert

KEYS = ("title", "server", "seats", "period", "person")
AT_ONCE = 500


async def tenures(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, list[Tenure]]:
    """Who sat where from when to when, by table."""
    found: dict[int, list[Tenure]] = {table: [] for table in tables}
    query = (
        select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.since, seats.c.until)
        .where(seats.c.table_id.in_(tables))
        .order_by(seats.c.table_id, seats.c.id)
    )
    for table, *tenure in await connection.execute(query):
        found[table].append(Tenure(*tenure))
    return found


async def scores(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, dict[int, tuple[int, int]]]:
    """Placing and score of each seat, by table."""
    found: dict[int, dict[int, tuple[int, int]]] = {table: {} for table in tables}
    query = select(results.c.table_id, results.c.seat, results.c.placing, results.c.score)
    for table, seat, placing, score in await connection.execute(query.where(results.c.table_id.in_(tables))):
        found[table][seat] = (placing, score)
    return found


async def add_ending(connection: AsyncConnection, values: Mapping[str, object]) -> int:
    """Keep that a match is over, and give its ending a number."""
    done = await connection.execute(insert(endings).values(**values))
    key = done.inserted_primary_key
    return int(key[0]) if key else 0


async def ending_of(connection: AsyncConnection, table: int) -> RowMapping | None:
    """How the match of a table ended."""
    return (await connection.execute(select(endings).where(endings.c.table_id == table))).mappings().first()


async def promised(connection: AsyncConnection, table: int) -> tuple[str, str]:
    """The seed of a match as it is stored, and its hash that was published when the match began."""
    query = select(matches.c.seed, matches.c.commitment).where(matches.c.table_id == table)
    seed, commitment = (await connection.execute(query)).one()
    return str(seed), str(commitment)


async def waited(connection: AsyncConnection, table: int) -> list[tuple[int, int, int]]:
    """Seat, moment and seconds of each answer for which others had to wait."""
    query = select(journal.c.seat, journal.c.at, journal.c.waited).where(
        journal.c.table_id == table, journal.c.waited.is_not(None)
    )
    return [(row.seat, row.at, row.waited) for row in await connection.execute(query)]


async def count_paces(connection: AsyncConnection, counts: Mapping[tuple[int, int], int]) -> None:
    """Count answers by person and bucket on top of those counted before."""
    rows = [{"person": who, "bucket": bucket, "count": count} for (who, bucket), count in counts.items()]
    if rows:
        statement = inserting(connection.dialect.name, paces)
        summed = {"count": paces.c["count"] + statement.excluded["count"]}
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["person", "bucket"], set_=summed), rows
        )


async def note_rematch(connection: AsyncConnection, table: int, rematch: int) -> None:
    """Remember at which table a match is played again."""
    await connection.execute(update(endings).where(endings.c.table_id == table).values(rematch=rematch))


# Ratings


async def rated_after(connection: AsyncConnection, ending: int, most: int = AT_ONCE) -> list[Ending]:
    """The rated matches that ended after this one, in their order, with everybody who counts in them."""
    query = (
        select(
            endings.c.id,
            endings.c.table_id,
            endings.c.title,
            endings.c.server,
            endings.c.seats,
            endings.c.ended,
        )
        .where(endings.c.id > ending, endings.c.unrated.is_(None))
        .order_by(endings.c.id)
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    tables = [row.table_id for row in rows]
    who, how = await tenures(connection, tables), await scores(connection, tables)
    return [
        Ending(
            row.id,
            row.title,
            row.server,
            row.seats,
            row.ended,
            placed(who[row.table_id], how[row.table_id]),
        )
        for row in rows
    ]


async def rated_count(connection: AsyncConnection) -> int:
    """How many matches are rated."""
    query = select(func.count()).select_from(endings).where(endings.c.unrated.is_(None))
    return int((await connection.execute(query)).scalar_one())


async def read_ledger(connection: AsyncConnection, wanted: Iterable[Key]) -> Ledger:
    """The rows of the books with these keys, as far as they exist."""
    keys = set(wanted)
    rows = (await connection.execute(with_keys(keys))).mappings()
    found = {Key(*(row[name] for name in KEYS)): standing(row) for row in rows}
    return Ledger({key: row for key, row in found.items() if key in keys})


def with_keys(wanted: Collection[Key]) -> Select[Any]:
    """At least the rows with these keys: by lists of values, since a list of whole keys would not go by the index."""
    return select(standings).where(
        *(standings.c[name].in_(sorted({getattr(key, name) for key in wanted})) for name in KEYS)
    )


def standing(row: RowMapping) -> Standing:
    """A standing as it is stored."""
    values = {name: row[name] for name in Standing.__slots__}
    return Standing(**{**values, "settled": bool(row["settled"]), "trend": tuple(json.loads(row["trend"]))})


async def write_ledger(connection: AsyncConnection, ledger: Ledger, steps: Sequence[Step]) -> None:
    """Keep the rows of the books and the steps that led there."""
    rows = [written(row, key) for key, row in ledger.rows.items()]
    if rows:
        await upsert(connection, standings, rows, KEYS)
    if steps:
        await connection.execute(insert(ratings), [written(step) for step in steps])


def written(row: Standing | Step, key: Key | None = None) -> dict[str, Any]:
    """A row of the books as it is stored: a standing with its key, or a step."""
    found = {name: getattr(row, name) for name in row.__slots__}
    if isinstance(row, Standing):
        found["trend"] = json.dumps(row.trend)
    return found if key is None else {**key._asdict(), **found}


async def steps_of(connection: AsyncConnection, ending: int, ladder: Ladder) -> list[RowMapping]:
    """What a match has made of the ratings on a ladder, the best place first."""
    query = (
        select(ratings)
        .where(ratings.c.ending == ending, ratings.c.title == ladder.title, ratings.c.server == ladder.server)
        .order_by(ratings.c.place, ratings.c.person)
    )
    return list((await connection.execute(query)).mappings())
