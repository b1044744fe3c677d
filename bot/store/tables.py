"""Tables, their seats and their matches."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from functools import cache
from typing import Any

from sqlalchemy import Executable, Update, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import packs, reservations
from bot.store.base import ConflictError
from bot.store.records import OPEN, JournalRow, MatchRow, ResultRow, Seat, TableRow
from bot.store.schema import clocks, journal, matches, results, seats, tables, waits
from bot.store.upsert import inserting

QUICK = 1
GO_ON = (
    update(matches)
    .where(matches.c.table_id == bindparam("table"), matches.c.number == bindparam("before"))
    .values({name: bindparam(name) for name in ("number", "version", "snapshot")})
)
ANSWERED = delete(waits).where(
    waits.c.table_id == bindparam("table"), waits.c.seat.in_(bindparam("gone", expanding=True))
)


async def add(connection: AsyncConnection, row: TableRow) -> int:
    """Store a new table and give it its number."""
    values = {name: value for name, value in vars(row).items() if name not in ("id", "seats", "reserved")}
    done = await connection.execute(insert(tables).values(**values))
    key = done.inserted_primary_key
    return int(key[0]) if key else 0


async def load(connection: AsyncConnection, number: int) -> TableRow | None:
    """A table with the players who sit there now, and with whom the seats of a lobby are kept for."""
    row = (await connection.execute(select(tables).where(tables.c.id == number))).mappings().first()
    if row is None:
        return None
    sitting = await connection.execute(
        select(seats.c.seat, seats.c.person, seats.c.name, seats.c.level, seats.c.face)
        .where(seats.c.table_id == number, seats.c.until.is_(None))
        .order_by(seats.c.seat)
    )
    kept = await reservations.of_table(connection, number) if row["state"] == "lobby" else []
    return TableRow(**row, seats=[Seat(*seat) for seat in sitting], reserved=kept)


async def revision(connection: AsyncConnection, number: int) -> int | None:
    """At which revision a table is."""
    return (await connection.execute(select(tables.c.revision).where(tables.c.id == number))).scalar()


async def server_of(connection: AsyncConnection, number: int) -> int:
    """In which server a table stands; 0 if there is none of this number."""
    query = select(tables.c.server).where(tables.c.id == number)
    return (await connection.execute(query)).scalar() or 0


async def touch(connection: AsyncConnection, row: TableRow, changes: dict[str, Any]) -> None:
    """Bring the table's row to its next revision, unless somebody else did so first."""
    values = {"table": row.id, "before": row.revision, "revision": row.revision + 1, **changes}
    done = await connection.execute(_touching(tuple(changes)), values)
    if done.rowcount != 1:
        raise ConflictError(f"table {row.id} has moved on from revision {row.revision}")


async def overtake(connection: AsyncConnection) -> None:
    """Bring all open tables to their next revision: whoever has read one before, in whichever process, stores nothing there."""
    open_ = tables.c.state.in_(OPEN)
    await connection.execute(update(tables).where(open_).values(revision=tables.c.revision + 1))


@cache
def _touching(changed: tuple[str, ...]) -> Update:
    """The statement, kept: to build it takes longer than to run it."""
    return (
        update(tables)
        .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("before"))
        .values({name: bindparam(name) for name in ("revision", *changed)})
    )


async def seat(
    connection: AsyncConnection, table: int, now: int, leaving: list[int], sitting: list[Seat]
) -> None:
    """End the tenure of the players of these seats, and begin that of new ones."""
    if leaving:
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat.in_(leaving), seats.c.until.is_(None))
            .values(until=case((seats.c.since > now, seats.c.since), else_=now))
        )
    if sitting:
        rows = [{"table_id": table, "since": now, **vars(seat)} for seat in sitting]
        await connection.execute(insert(seats), rows)


async def forget_seats(connection: AsyncConnection, table: int) -> None:
    """Clear the seats of a lobby, where coming and going is no tenure."""
    await connection.execute(delete(seats).where(seats.c.table_id == table))


async def tenures(connection: AsyncConnection, table: int) -> list[dict[str, Any]]:
    """Who sat where from when to when."""
    rows = await connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.id))
    return [dict(row) for row in rows.mappings()]


async def save_match(connection: AsyncConnection, table: int, row: MatchRow, before: int | None) -> None:
    """Store the snapshot, where the match still stands at the answer it came from (None: it begins)."""
    snapshot = zlib.compress(row.snapshot, QUICK)
    if before is None:
        await connection.execute(insert(matches), {**vars(row), "snapshot": snapshot, "table_id": table})
        return
    values = {"number": row.number, "version": row.version, "snapshot": snapshot}
    done = await connection.execute(GO_ON, {**values, "table": table, "before": before})
    if done.rowcount != 1:
        raise ConflictError(f"match of table {table} has moved on from answer {before}")


async def load_match(connection: AsyncConnection, table: int) -> MatchRow | None:
    """The match of a table, if it has begun."""
    query = select(
        matches.c.number, matches.c.seed, matches.c.commitment, matches.c.version, matches.c.snapshot
    ).where(matches.c.table_id == table)
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    if row[4] == packs.PACKED:
        pack = await packs.read(connection, table)
        if pack is None:
            raise ValueError(f"the pack of table {table} is missing")
        return MatchRow(row[0], row[1], row[2], row[3], pack.snapshot)
    try:
        snapshot = zlib.decompress(row[4])
    except (zlib.error, TypeError) as error:
        raise ValueError(f"the snapshot of table {table} is damaged: {error}") from error
    return MatchRow(row[0], row[1], row[2], row[3], snapshot)


async def write_journal(connection: AsyncConnection, table: int, rows: list[JournalRow]) -> None:
    """Add answers to the journal."""
    if not rows:
        return
    values = [
        {**vars(row), "table_id": table, "picks": None if row.picks is None else list(row.picks)}
        for row in rows
    ]
    await connection.execute(insert(journal), values)


async def read_journal(
    connection: AsyncConnection, table: int, start: int = 0, most: int | None = None
) -> list[JournalRow]:
    """The journal of a table from this row on, or so many rows of it; one that was packed may lack what the rules tell again."""
    query = (
        select(journal)
        .where(journal.c.table_id == table, journal.c.number >= start)
        .order_by(journal.c.number)
        .limit(most)
    )
    rows = (await connection.execute(query)).all()
    if not rows and (pack := await packs.read(connection, table)) is not None:
        return [row for row in pack.journal if row.number >= start][:most]
    return [
        JournalRow(
            row.number,
            row.seat,
            None if row.picks is None else tuple(row.picks),
            row.by,
            row.events,
            row.at,
            row.waited,
        )
        for row in rows
    ]


async def last_answer(connection: AsyncConnection, table: int) -> int | None:
    """When somebody answered last."""
    query = select(func.max(journal.c.at)).where(journal.c.table_id == table, journal.c.number >= 0)
    found = (await connection.execute(query)).scalar()
    return None if found is None else int(found)


async def last_answer_by_hand(connection: AsyncConnection, table: int, seat: int) -> int | None:
    """When the person in a seat answered last."""
    query = select(func.max(journal.c.at)).where(
        journal.c.table_id == table, journal.c.seat == seat, journal.c.by == "person"
    )
    found = (await connection.execute(query)).scalar()
    return None if found is None else int(found)


async def read_waits(connection: AsyncConnection, table: int) -> dict[int, tuple[int, int, bool]]:
    """Who owes an answer: the question, since when, and whether the seat's own last answer brought it."""
    query = (
        select(waits.c.seat, waits.c.question, waits.c.since, journal.c.seat.label("by"))
        .outerjoin(
            journal, (journal.c.table_id == waits.c.table_id) & (journal.c.number == waits.c.question - 1)
        )
        .where(waits.c.table_id == table)
        .order_by(waits.c.seat)
    )
    rows = await connection.execute(query)
    return {row.seat: (row.question, row.since, row.by == row.seat) for row in rows}


async def save_waits(
    connection: AsyncConnection, table: int, before: Collection[int], after: dict[int, tuple[int, int] | None]
) -> None:
    """Keep who owes an answer, where that is not what it was (None: nothing any more).

    The row of a seat that owes nothing any more becomes that of one that newly does: mostly that is all there is to write.
    """
    left = [seat for seat, wait in after.items() if wait is None]
    rows = []
    for seat, wait in after.items():
        if wait is None:
            continue
        question, since = wait
        place = left.pop() if left and seat not in before else seat
        rows.append({"table": table, "place": place, "to": seat, "asked": question, "at": since})
    if rows:
        await connection.execute(_waiting(connection.dialect.name), rows)
    if left:
        await connection.execute(ANSWERED, {"table": table, "gone": left})


@cache
def _waiting(dialect: str) -> Executable:
    """The statement, kept: to build it takes longer than to run it."""
    names = {"table_id": "table", "seat": "place", "question": "asked", "since": "at"}
    return (
        inserting(dialect, waits)
        .values({name: bindparam(value) for name, value in names.items()})
        .on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={"seat": bindparam("to"), "question": bindparam("asked"), "since": bindparam("at")},
        )
    )


async def save_results(connection: AsyncConnection, table: int, rows: list[ResultRow]) -> None:
    """Keep how each seat ended."""
    await connection.execute(insert(results), [{"table_id": table, **vars(row)} for row in rows])


async def read_results(connection: AsyncConnection, table: int) -> dict[int, str]:
    """How each seat ended, as the sheet was stored."""
    rows = await connection.execute(
        select(results.c.seat, results.c.sheet).where(results.c.table_id == table).order_by(results.c.seat)
    )
    found = {int(seat): str(sheet) for seat, sheet in rows}
    if found and not all(found.values()) and (pack := await packs.read(connection, table)) is not None:
        return {seat: pack.sheets[seat] for seat in found}
    return found


async def of_person(
    connection: AsyncConnection, person: int, *, server: int | None = None, title: str | None = None
) -> list[tuple[TableRow, bool]]:
    """The open tables of a person, each with whether it waits for them; those that wait come first."""
    query = (
        select(tables, waits.c.seat.is_not(None).label("waiting"))
        .join(seats, (seats.c.table_id == tables.c.id) & seats.c.until.is_(None))
        .outerjoin(waits, (waits.c.table_id == tables.c.id) & (waits.c.seat == seats.c.seat))
        .where(seats.c.person == person, tables.c.state.in_(OPEN))
        .order_by(waits.c.seat.is_(None), waits.c.since, tables.c.id)
    )
    if server is not None:
        query = query.where(tables.c.server == server)
    if title is not None:
        query = query.where(tables.c.title == title)
    found = []
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        waiting = bool(values.pop("waiting"))
        found.append((TableRow(**values), waiting))
    return found


async def open_count(connection: AsyncConnection, person: int) -> int:
    """At how many open tables a person sits."""
    query = (
        select(func.count())
        .select_from(seats.join(tables, seats.c.table_id == tables.c.id))
        .where(seats.c.person == person, seats.c.until.is_(None), tables.c.state.in_(OPEN))
    )
    return int((await connection.execute(query)).scalar_one())


async def in_place(connection: AsyncConnection, place: int, title: str | None = None) -> list[TableRow]:
    """The open tables of a channel or thread, and the ended ones whose thread this is; the newest comes first."""
    query = (
        select(tables)
        .where(
            (tables.c.thread == place) | ((tables.c.channel == place) & tables.c.state.in_(OPEN)),
        )
        .order_by(tables.c.id.desc())
    )
    if title is not None:
        query = query.where(tables.c.title == title)
    return [TableRow(**row) for row in (await connection.execute(query)).mappings()]


async def last_over(connection: AsyncConnection, place: int) -> int | None:
    """The table whose thread this is, or the last one of this channel whose match has come to its end."""
    query = (
        select(tables.c.id)
        .where(
            (tables.c.thread == place) | ((tables.c.channel == place) & (tables.c.state == "finished")),
        )
        .order_by((tables.c.thread == place).is_(True).desc(), tables.c.ended.desc(), tables.c.id.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).scalar()
    return None if found is None else int(found)


async def last_begun(connection: AsyncConnection, place: int) -> int | None:
    """The table whose thread this is, or the one of this channel that has begun last, whether it is over or not."""
    query = (
        select(tables.c.id)
        .where((tables.c.thread == place) | (tables.c.channel == place), tables.c.started.is_not(None))
        .order_by((tables.c.thread == place).is_(True).desc(), tables.c.id.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).scalar()
    return None if found is None else int(found)


async def of_thread(connection: AsyncConnection, thread: int) -> int | None:
    """The table whose thread this is."""
    query = select(tables.c.id).where(tables.c.thread == thread)
    found = (await connection.execute(query)).scalar()
    return None if found is None else int(found)


async def of_server(connection: AsyncConnection, server: int) -> list[int]:
    """The open tables of a server."""
    query = (
        select(tables.c.id).where(tables.c.server == server, tables.c.state.in_(OPEN)).order_by(tables.c.id)
    )
    return [int(number) for number in (await connection.execute(query)).scalars()]


async def computers_owe(connection: AsyncConnection) -> list[int]:
    """The tables that wait for a computer player, or for one who plays on for somebody who is away."""
    query = (
        select(waits.c.table_id)
        .join(tables, tables.c.id == waits.c.table_id)
        .join(
            seats,
            (seats.c.table_id == waits.c.table_id) & (seats.c.seat == waits.c.seat) & seats.c.until.is_(None),
        )
        .outerjoin(clocks, (clocks.c.table_id == waits.c.table_id) & (clocks.c.seat == waits.c.seat))
        .where(or_(seats.c.person.is_(None), clocks.c.away.is_(True)), tables.c.state == "playing")
        .distinct()
        .order_by(waits.c.table_id)
    )
    return [int(number) for number in (await connection.execute(query)).scalars()]
