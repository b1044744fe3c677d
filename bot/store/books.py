"""The books: standings and the steps that led there, read, written, and brought in bulk to what they should be."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, Select, Table, and_, bindparam, delete, func, insert, select

from bot.store.base import Connection
from bot.store.ladders import Key, Ladder, Standing, Step
from bot.store.schema import ratings, seats, standings
from bot.store.upsert import upsert

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Book:
    """One of the books, and by what its rows are known."""

    table: Table
    keys: tuple[str, ...]

    def key_of(self, row: Row) -> tuple[object, ...]:
        """What this row is known by."""
        return tuple(row[name] for name in self.keys)


STANDINGS = Book(standings, Key._fields)
STEPS = Book(ratings, ("person", "server", "title", "ending"))


async def read(connection: Connection, wanted: Iterable[Key]) -> dict[Key, Standing]:
    """The standings with these keys, as far as they exist."""
    keys = set(wanted)
    rows = (await connection.execute(with_keys(keys))).mappings()
    found = {Key(*(row[name] for name in Key._fields)): standing(row) for row in rows}
    return {key: row for key, row in found.items() if key in keys}


def with_keys(wanted: Collection[Key]) -> Select[Any]:
    """At least the rows with these keys: by lists of values, since a list of whole keys would not go by the index."""
    return select(standings).where(
        *(standings.c[name].in_(sorted({getattr(key, name) for key in wanted})) for name in Key._fields)
    )


def standing(row: RowMapping) -> Standing:
    """A standing as it is stored."""
    values = {name: row[name] for name in Standing.__slots__}
    return Standing(**{**values, "settled": bool(row["settled"]), "trend": tuple(json.loads(row["trend"]))})


async def write(connection: Connection, rows: Mapping[Key, Standing], steps: Sequence[Step]) -> None:
    """Keep standings and the steps that led there."""
    if rows:
        await upsert(connection, standings, [written(row, key) for key, row in rows.items()], Key._fields)
    if steps:
        await connection.execute(insert(ratings), [written(step) for step in steps])


def written(row: Standing | Step, key: Key | None = None) -> dict[str, Any]:
    """A row of the books as it is stored: a standing with its key, or a step."""
    found = {name: getattr(row, name) for name in row.__slots__}
    if isinstance(row, Standing):
        found["trend"] = json.dumps(row.trend)
    return found if key is None else {**key._asdict(), **found}


async def steps_of(connection: Connection, ending: int, ladder: Ladder) -> list[Step]:
    """What a match has made of the ratings on a ladder, the best place first."""
    query = (
        select(ratings)
        .where(ratings.c.ending == ending, ratings.c.title == ladder.title, ratings.c.server == ladder.server)
        .order_by(ratings.c.place, ratings.c.person)
    )
    return [Step(**row) for row in (await connection.execute(query)).mappings()]


# In bulk


async def last_erased(connection: Connection) -> int:
    """The number of whoever was erased last, which is below 0 and the lowest of all; each erasing changes it."""
    return min(int((await connection.execute(select(func.min(seats.c.person)))).scalar() or 0), 0)


async def stored_people(connection: Connection) -> list[int]:
    """Everybody who has a standing."""
    query = select(standings.c.person).distinct().order_by(standings.c.person)
    return list((await connection.execute(query)).scalars())


async def stored_standings(connection: Connection, people: Collection[int]) -> list[Row]:
    """All standings of these people."""
    query = select(standings).where(standings.c.person.in_(people))
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def stored_steps(connection: Connection, after: int, last: int) -> list[Row]:
    """The steps of the endings after one up to another."""
    query = select(ratings).where(ratings.c.ending > after, ratings.c.ending <= last)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def forget_steps(connection: Connection, after: int, last: int | None) -> None:
    """Clear the steps of the endings after one up to another, or of all that follow."""
    query = delete(ratings).where(ratings.c.ending > after)
    await connection.execute(query if last is None else query.where(ratings.c.ending <= last))


async def put(connection: Connection, book: Book, gone: Sequence[Row], wanted: Sequence[Row]) -> None:
    """Take rows out of a book, and write others as they shall be."""
    if gone:
        same = and_(*(book.table.c[name] == bindparam(f"old_{name}") for name in book.keys))
        old = [{f"old_{name}": row[name] for name in book.keys} for row in gone]
        await connection.execute(delete(book.table).where(same), old)
    if wanted:
        await upsert(connection, book.table, [dict(row) for row in wanted], book.keys)
