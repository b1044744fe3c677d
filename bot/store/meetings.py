"""Who has met at which table, and who is known from rated matches."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, or_, select

from bot.store.base import Connection
from bot.store.ladders import ALWAYS, ANY_SEATS, EVERY_TITLE, EVERYWHERE
from bot.store.results import began, tenures
from bot.store.schema import seats, standings, tables

KNOWN_FROM = 3  # rated matches that somebody has come to the end of


async def circles(
    connection: Connection, people: Collection[int], numbers: Collection[int]
) -> tuple[frozenset[int], dict[int, frozenset[int]]]:
    """The circle of these people, and of those who began at each of these tables; who was erased is in none."""
    sat = await tenures(connection, list(numbers))
    met = {
        number: {one.person for one in began(each).values() if one.person is not None and one.person > 0}
        for number, each in sat.items()
    }
    known = await _known(connection, set(people).union(*met.values()))
    return _circle(people, known), {number: _circle(who, known) for number, who in met.items()}


async def circle_of(connection: Connection, table: int, people: Collection[int], since: int) -> int:
    """The number of the circle that meets at this table: that of an older one of the same circle that was played since then."""
    query = (
        select(tables.c.id, tables.c.circle)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.person.in_(people),
            tables.c.id != table,
            tables.c.circle.is_not(None),
            or_(tables.c.state == "playing", tables.c.ended >= since),
        )
        .distinct()
    )
    found = {int(number): int(circle) for number, circle in await connection.execute(query)}
    mine, others = await circles(connection, people, found)
    return min((circle for number, circle in found.items() if others[number] == mine), default=table)


def _circle(people: Collection[int], known: Collection[int]) -> frozenset[int]:
    """Those of these people who are known; all of them where nobody is.

    So accounts that were made for it turn nobody's company into another.
    """
    return frozenset(people).intersection(known) or frozenset(people)


async def _known(connection: Connection, people: Collection[int]) -> set[int]:
    """Which of these people have come to the end of some rated matches."""
    one = standings.c
    query = select(one.person).where(
        one.person.in_(people),
        one.title == EVERY_TITLE,
        one.server == EVERYWHERE,
        one.seats == ANY_SEATS,
        one.period == ALWAYS,
        one.matches >= KNOWN_FROM,
    )
    return set((await connection.execute(query)).scalars())


async def begun_together(connection: Connection, title: str, people: Collection[int], since: int) -> int:
    """How many matches of a title that count just these people have begun since then, newcomers left aside.

    Whoever was erased since may be one of them who was nowhere seen before: else who wants more matches erases one player.
    """
    mine = (
        select(tables.c.id, tables.c.started)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.person.in_(people),
            tables.c.title == title,
            tables.c.started >= since,
            tables.c.unrated.is_(None),
        )
        .distinct()
    )
    found = {int(number): int(started) for number, started in await connection.execute(mine)}
    circle, others = await circles(connection, people, found)
    sat = await tenures(connection, list(found))
    seen = select(seats.c.person, func.min(seats.c.since)).where(seats.c.person.in_(people))
    first_seen = {who: int(at) for who, at in await connection.execute(seen.group_by(seats.c.person))}

    def same(number: int, started: int) -> bool:
        began_it = {one.person for one in began(sat[number]).values()}
        erased = [one for one in began_it if one is not None and one < 0]
        new = set(people).difference(began_it)
        may_be = len(began_it) == len(people) and len(new) == len(erased)
        return others[number] == circle or (
            may_be and all(first_seen.get(one, started) >= started for one in new)
        )

    return sum(same(number, started) for number, started in found.items())
