"""Leagues: who plays in them, how rounds were drawn, and what has come of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from bot.store.base import ConflictError, Connection
from bot.store.schema import leagues, members, pairings, timers
from bot.store.upsert import upsert

LEAGUE = "league"
OPEN, RUNNING, OVER = "open", "running", "over"
IN, ABSENT, LEFT, OUT = "in", "absent", "left", "out"


@dataclass(frozen=True)
class League:
    """A league; round: the one that is played, told: the last of which the channel has read, news: in which messages."""

    id: int
    title: str
    server: int
    channel: int
    organiser: int
    pace: str
    rounds: int
    created: int
    state: str = OPEN
    round: int = 0
    told: int = 0
    news: list[int] | None = None
    message: int | None = None
    ended: int | None = None


@dataclass(frozen=True)
class Member:
    """Somebody in a league: there, absent until they come back, gone, or taken off."""

    person: int
    state: str
    since: int


@dataclass(frozen=True)
class Pairing:
    """Where somebody plays in a round (place 0: sits out), and what that has brought once it is known."""

    round: int
    person: int
    place: int
    table_id: int | None = None
    points: int | None = None


async def add(connection: Connection, league: League) -> int:
    """Keep a new league; its number."""
    values = {name: value for name, value in vars(league).items() if name != "id"}
    done = await connection.execute(insert(leagues).values(**values))
    key = done.inserted_primary_key
    return int(key[0]) if key else 0


async def one(connection: Connection, number: int) -> League | None:
    """A league by its number."""
    row = (await connection.execute(select(leagues).where(leagues.c.id == number))).mappings().first()
    return League(**row) if row else None


async def of_server(connection: Connection, server: int) -> list[League]:
    """The leagues of a server, those that go on first, the newest before the others."""
    query = (
        select(leagues)
        .where(leagues.c.server == server)
        .order_by((leagues.c.state == OVER), leagues.c.id.desc())
    )
    return [League(**row) for row in (await connection.execute(query)).mappings()]


async def of_person(connection: Connection, person: int) -> list[int]:
    """The leagues in which somebody is or was, or that they organise."""
    joined = select(members.c.league).where(members.c.person == person)
    query = select(leagues.c.id).where((leagues.c.organiser == person) | leagues.c.id.in_(joined))
    return [int(number) for number in (await connection.execute(query.order_by(leagues.c.id))).scalars()]


async def in_channel(connection: Connection, channel: int) -> list[League]:
    """The leagues of a channel that go on."""
    query = select(leagues).where(leagues.c.channel == channel, leagues.c.state != OVER)
    return [League(**row) for row in (await connection.execute(query)).mappings()]


async def change(connection: Connection, league: League, **values: Any) -> None:
    """Change a league that is still as it was read."""
    same = (leagues.c.id == league.id, leagues.c.state == league.state, leagues.c.round == league.round)
    done = await connection.execute(update(leagues).where(*same).values(**values))
    if done.rowcount != 1:
        raise ConflictError(f"league {league.id} has moved on")


async def members_of(connection: Connection, number: int) -> list[Member]:
    """Everybody who is, or was, in a league, in the order in which they came."""
    query = (
        select(members.c.person, members.c.state, members.c.since)
        .where(members.c.league == number)
        .order_by(members.c.since, members.c.person)
    )
    return [Member(*row) for row in await connection.execute(query)]


async def set_member(connection: Connection, number: int, person: int, state: str, since: int) -> None:
    """Somebody is in a league from now on, or is so otherwise than before."""
    row = {"league": number, "person": person, "state": state, "since": since}
    await upsert(connection, members, [row], ("league", "person"))


async def mark(connection: Connection, number: int, people: Collection[int], state: str) -> None:
    """These members are so from now on."""
    await connection.execute(
        update(members).where(members.c.league == number, members.c.person.in_(people)).values(state=state)
    )


async def drop_member(connection: Connection, number: int, person: int) -> None:
    """Somebody has never been there."""
    await connection.execute(delete(members).where(members.c.league == number, members.c.person == person))


async def pairings_of(connection: Connection, number: int) -> list[Pairing]:
    """How all rounds of a league were drawn."""
    query = (
        select(pairings.c.round, pairings.c.person, pairings.c.place, pairings.c.table_id, pairings.c.points)
        .where(pairings.c.league == number)
        .order_by(pairings.c.round, pairings.c.place, pairings.c.person)
    )
    return [Pairing(*row) for row in await connection.execute(query)]


async def draw(connection: Connection, number: int, rows: Sequence[Pairing]) -> None:
    """Keep how a round was drawn."""
    await connection.execute(insert(pairings), [{"league": number, **vars(row)} for row in rows])


async def opened(connection: Connection, number: int, round_: int, place: int, table: int) -> None:
    """Note at which table some play who have none yet."""
    done = await connection.execute(
        update(pairings)
        .where(
            pairings.c.league == number,
            pairings.c.round == round_,
            pairings.c.place == place,
            pairings.c.table_id.is_(None),
        )
        .values(table_id=table)
    )
    if not done.rowcount:
        raise ConflictError(f"table {place} of round {round_} in league {number} is open already")


async def settle(
    connection: Connection, number: int, round_: int, points: Mapping[int, int], place: int | None = None
) -> None:
    """Note what a round has brought these people, and (place) that they sat somewhere else, or out."""
    for person, won in points.items():
        values = {"points": won} if place is None else {"points": won, "place": place}
        await connection.execute(
            update(pairings)
            .where(pairings.c.league == number, pairings.c.round == round_, pairings.c.person == person)
            .values(values)
        )


async def wake(connection: Connection, table: int, now: int) -> bool:
    """A table is over: its league, if it belongs to one, is looked at."""
    found = (
        await connection.execute(select(pairings.c.league).where(pairings.c.table_id == table).limit(1))
    ).scalar()
    if found is not None:
        await connection.execute(insert(timers).values(kind=LEAGUE, part=int(found), due=now))
    return found is not None
