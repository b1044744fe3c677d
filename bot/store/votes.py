"""What was proposed at tables, and who has voted how."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from bot.store.base import Connection
from bot.store.schema import ballots, timers, votes
from bot.store.upsert import upsert

TIMER = "vote"


@dataclass(frozen=True, slots=True)
class Vote:
    """A proposal about a table: its kind, the seat and the value that it names, how long it is open, what came of it.

    Candidate: the person it is about, who does not sit there.
    """

    id: int
    table_id: int
    kind: str
    seat: int | None
    value: str | None
    proposer: int
    opened: int
    ends: int
    closed: int | None = None
    outcome: str | None = None
    candidate: int | None = None
    ballots: Mapping[int, bool] = field(default_factory=dict)


async def one(connection: Connection, number: int) -> Vote | None:
    """A vote with its ballots."""
    found = await _read(connection, votes.c.id == number)
    return found[0] if found else None


async def lately(connection: Connection, table: int, since: int) -> list[Vote]:
    """The votes of a table that are open or were opened after a moment, the oldest first."""
    return await _read(
        connection, votes.c.table_id == table, or_(votes.c.closed.is_(None), votes.c.opened > since)
    )


async def standing(connection: Connection, table: int) -> list[Vote]:
    """The open votes of a table, the oldest first."""
    return await _read(connection, votes.c.table_id == table, votes.c.closed.is_(None))


async def asks(connection: Connection, table: int, person: int) -> bool:
    """Whether somebody has asked for a seat of a table; of whoever was erased nobody knows that any more."""
    query = select(votes.c.id).where(votes.c.table_id == table, votes.c.candidate == person)
    return (await connection.execute(query.limit(1))).first() is not None


async def last_closed(connection: Connection, table: int) -> Vote | None:
    """The vote of a table that was closed last."""
    newest = (
        select(votes.c.id)
        .where(votes.c.table_id == table, votes.c.closed.is_not(None))
        .order_by(votes.c.closed.desc(), votes.c.id.desc())
        .limit(1)
    )
    found = await _read(connection, votes.c.id == newest.scalar_subquery())
    return found[0] if found else None


async def _read(connection: Connection, *which: ColumnElement[bool]) -> list[Vote]:
    rows = (await connection.execute(select(votes).where(*which).order_by(votes.c.id))).mappings().all()
    cast: dict[int, dict[int, bool]] = {row["id"]: {} for row in rows}
    if cast:
        said = select(ballots).where(ballots.c.vote.in_(cast)).order_by(ballots.c.at, ballots.c.person)
        for ballot in await connection.execute(said):
            cast[ballot.vote][ballot.person] = bool(ballot.yes)
    return [Vote(**row, ballots=cast[row["id"]]) for row in rows]


async def proposed_since(connection: Connection, person: int, moment: int) -> int:
    """How many votes somebody has proposed after a moment, at all tables."""
    query = select(func.count()).where(votes.c.proposer == person, votes.c.opened > moment)
    return int((await connection.execute(query)).scalar_one())


async def add(connection: Connection, vote: Vote) -> int:
    """Keep a new vote with its ballots, and give it its number."""
    kept = (
        "table_id",
        "kind",
        "seat",
        "value",
        "proposer",
        "opened",
        "ends",
        "closed",
        "outcome",
        "candidate",
    )
    done = await connection.execute(insert(votes).values({name: getattr(vote, name) for name in kept}))
    key = done.inserted_primary_key
    number = int(key[0]) if key else 0
    for person, yes in vote.ballots.items():
        await cast(connection, number, person, vote.opened, yes=yes)
    return number


async def cast(connection: Connection, vote: int, person: int, at: int, *, yes: bool) -> None:
    """Somebody votes, or votes otherwise than before."""
    row = {"vote": vote, "person": person, "yes": yes, "at": at}
    await upsert(connection, ballots, [row], ("vote", "person"))


async def ask_again(connection: Connection, vote: int, value: str) -> None:
    """What is proposed is not quite what it was: nobody has voted about that."""
    await connection.execute(delete(ballots).where(ballots.c.vote == vote))
    await connection.execute(update(votes).where(votes.c.id == vote).values(value=value))


async def close(connection: Connection, vote: int, at: int, outcome: str) -> None:
    """It is known what came of a vote."""
    await connection.execute(update(votes).where(votes.c.id == vote).values(closed=at, outcome=outcome))


async def close_about(
    connection: Connection,
    table: int,
    kinds: Collection[str],
    seats: Collection[int],
    *,
    at: int,
    outcome: str,
) -> None:
    """The same of all open votes of these kinds about these seats, whose time need not be waited for any more."""
    about = (votes.c.kind.in_(kinds), votes.c.seat.in_(seats), votes.c.closed.is_(None))
    found = list(
        (await connection.execute(select(votes.c.id).where(votes.c.table_id == table, *about))).scalars()
    )
    for number in found:
        await close(connection, number, at, outcome)
    if found:
        mine = (timers.c.kind == TIMER, timers.c.table_id == table, timers.c.part.in_(found))
        await connection.execute(delete(timers).where(*mine))


async def move(connection: Connection, seconds: int) -> None:
    """So many seconds count against nobody: what is open is open for as much longer."""
    await connection.execute(
        update(votes).where(votes.c.closed.is_(None)).values(ends=votes.c.ends + seconds)
    )
