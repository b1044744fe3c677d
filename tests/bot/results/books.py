"""Matches that are over, written as the bot writes them, without playing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import insert

from bot.results.record import record
from bot.store import Connection, Store, people, tables
from bot.store.records import JournalRow, Level, Person, ResultRow, TableRow
from bot.store.schema import seats

HANSE, HALL = 900, 901
NOON = int(datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp())
HOUR, DAY = 3600, 86400


@dataclass(frozen=True)
class Sat:
    """Who sat in a seat (nobody: a computer), how it ended, and who left it before.

    Own: how many of ten answers the person gave; away: whether the person did not come any more; level: that of a computer.
    """

    person: int | None
    placing: int = 1
    score: int = 0
    left: int | None = None
    own: int | None = None
    away: bool = False
    level: Level | None = None


async def opened(folder: Path) -> Store:
    return await Store.open(f"sqlite+aiosqlite:///{folder / 'books.db'}")


async def knows(store: Store, *names: str, first: int = 1) -> None:
    """People with these names, numbered from the first."""
    async with store.writing() as connection:
        for number, name in enumerate(names, first):
            await people.save_person(connection, Person(number, name))


async def played(store: Store, *sat: Sat, **rest: object) -> int:
    """A match that is over; says at which table."""
    async with store.writing() as connection:
        return await write(connection, sat, **rest)


def _answers(sat: Sequence[Sat], at: int) -> Iterator[JournalRow]:
    """Ten answers of each seat of which that is told."""
    told = [(seat, one.own) for seat, one in enumerate(sat) if one.own is not None]
    every = [(seat, "person" if count < own else "late") for seat, own in told for count in range(10)]
    for number, (seat, by) in enumerate(every):
        yield JournalRow(number, seat, ("x",), by, "[]", at)


async def write(
    connection: Connection,
    sat: Sequence[Sat],
    *,
    title: str = "tiny_towns",
    server: int = HANSE,
    ended: int = NOON,
    state: str = "finished",
    channel: int = 1,
) -> int:
    row = TableRow(
        id=0,
        title=title,
        server=server,
        channel=channel,
        thread=None,
        host=1,
        state=state,  # type: ignore[arg-type]  # one of them
        options={},
        places=len(sat),
        autostart=False,
        revision=1,
        created=ended - HOUR,
        started=ended - HOUR,
        ended=ended,
        reason="squares",
    )
    row.id = await tables.add(connection, row)
    tenures = []
    for seat, one in enumerate(sat):
        base = {"table_id": row.id, "seat": seat, "name": f"P{one.person or ''}", "since": ended - HOUR}
        if one.left is not None:
            tenures.append({**base, "person": one.left, "until": ended - HOUR // 2, "level": None})
        tenures.append({**base, "person": one.person, "until": None, "level": one.level})
    await connection.execute(insert(seats), tenures)
    if state == "finished":
        rows = [ResultRow(seat, one.placing, one.score, "{}") for seat, one in enumerate(sat)]
        await tables.save_results(connection, row.id, rows)
    await tables.write_journal(connection, row.id, list(_answers(sat, ended - HOUR)))
    await record(connection, row, 40, ended, {seat for seat, one in enumerate(sat) if one.away})
    return row.id
