"""What stays when a match is over: its ending, who sat where, and how each seat came out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from sqlalchemy import func, insert, select, update

from bot.store.base import Connection
from bot.store.records import EndingRow, Share, Tenure
from bot.store.schema import endings, matches, results, seats, shares

AT_ONCE = 500


async def tenures(connection: Connection, numbers: Sequence[int]) -> dict[int, list[Tenure]]:
    """Who sat where from when to when, by table."""
    found: dict[int, list[Tenure]] = {table: [] for table in numbers}
    query = (
        select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.since, seats.c.until, seats.c.level)
        .where(seats.c.table_id.in_(numbers))
        .order_by(seats.c.table_id, seats.c.id)
    )
    for table, *tenure in await connection.execute(query):
        found[table].append(Tenure(*tenure))
    return found


async def scores(connection: Connection, numbers: Sequence[int]) -> dict[int, dict[int, tuple[int, int]]]:
    """Placing and score of each seat, by table."""
    found: dict[int, dict[int, tuple[int, int]]] = {table: {} for table in numbers}
    query = select(results.c.table_id, results.c.seat, results.c.placing, results.c.score)
    for table, seat, placing, score in await connection.execute(query.where(results.c.table_id.in_(numbers))):
        found[table][seat] = (placing, score)
    return found


async def add_ending(connection: Connection, row: EndingRow) -> int:
    """Keep that a match is over, and give its ending a number."""
    values = {name: value for name, value in asdict(row).items() if name != "id"}
    done = await connection.execute(insert(endings).values(**values))
    key = done.inserted_primary_key
    return int(key[0]) if key else 0


async def keep_shares(connection: Connection, ending: int, found: Mapping[int, Share]) -> None:
    """Keep what part of each seat's answers was its person's own."""
    rows = [{"ending": ending, "seat": seat, **asdict(share)} for seat, share in found.items()]
    if rows:
        await connection.execute(insert(shares), rows)


async def shares_of(connection: Connection, wanted: Sequence[int]) -> dict[int, dict[int, Share]]:
    """These shares by seat, by ending."""
    found: dict[int, dict[int, Share]] = {ending: {} for ending in wanted}
    for row in await connection.execute(select(shares).where(shares.c.ending.in_(wanted))):
        found[row.ending][row.seat] = Share(row.counted, row.own, row.away)
    return found


def began(sat: Iterable[Tenure]) -> dict[int, Tenure]:
    """Who sat in each seat when the match began."""
    found: dict[int, Tenure] = {}
    for one in sat:
        found.setdefault(one.seat, one)
    return found


async def ending_of(connection: Connection, table: int) -> EndingRow | None:
    """How the match of a table ended."""
    query = select(endings).where(endings.c.table_id == table)
    row = (await connection.execute(query)).mappings().first()
    return EndingRow(**row) if row else None


async def promised(connection: Connection, table: int) -> tuple[str, str]:
    """The seed of a match as it is stored, and its hash that was published when the match began."""
    query = select(matches.c.seed, matches.c.commitment).where(matches.c.table_id == table)
    seed, commitment = (await connection.execute(query)).one()
    return str(seed), str(commitment)


async def note_rematch(connection: Connection, table: int, rematch: int) -> None:
    """Remember at which table a match is played again."""
    await connection.execute(update(endings).where(endings.c.table_id == table).values(rematch=rematch))


async def rated_after(connection: Connection, ending: int, most: int = AT_ONCE) -> list[EndingRow]:
    """The rated matches that ended after this one, in their order."""
    query = (
        select(endings)
        .where(endings.c.id > ending, endings.c.unrated.is_(None))
        .order_by(endings.c.id)
        .limit(most)
    )
    return [EndingRow(**row) for row in (await connection.execute(query)).mappings()]


async def rated_count(connection: Connection) -> int:
    """How many matches are rated."""
    query = select(func.count()).select_from(endings).where(endings.c.unrated.is_(None))
    return int((await connection.execute(query)).scalar_one())
