"""People who play once more, or do not."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from bot.store.schema import endings, reservations, tables, timers
from bot.tables.commit import RESERVED
from bot.tables.moderation import Moderation
from bot.tables.rematch import Rematches
from tests.bot.tables.wall import ADA, NAMES, House

EVA, FRED = 15, 16


async def nobody(_: Collection[int]) -> Collection[int]:
    """Nobody has left the server."""
    return ()


async def plays_on(house: House, number: int) -> None:
    """Whoever is asked answers, until the match is over."""
    while (await house.row(number)).state == "playing":
        for person in await house.awaited(number):
            await house.answers(number, person)


async def over(house: House, *people: int) -> int:
    """A match of these people that is over; a moderator has closed it."""
    number = await house.begun(*people)
    async with house.tables.enter(number) as live:
        await Moderation(house.tables).close(live, EVA, "late")
    return number


async def again(house: House, number: int, person: int = ADA) -> int:
    """Somebody asks for a rematch."""
    return (await Rematches(house.tables).open(number, person, nobody)).row.id


async def joins(house: House, number: int, person: int) -> None:
    await house.tables.join(number, person, NAMES.get(person, f"Player {person}"))


async def declines(house: House, number: int, person: int) -> None:
    async with house.tables.enter(number) as live:
        await house.tables.lobby.decline(live, person)


async def kept(house: House, number: int) -> list[int]:
    """For whom seats are kept."""
    return [one.person for one in (await house.row(number)).kept]


async def stored(house: House) -> tuple[int, list[int], list[int | None], list[int]]:
    """How many tables there are, for whom seats are kept, the rematches of endings, and when seats fall free."""
    async with house.store.reading() as connection:
        opened = len((await connection.execute(select(tables.c.id))).all())
        people = list((await connection.execute(select(reservations.c.person))).scalars())
        known = list((await connection.execute(select(endings.c.rematch))).scalars())
        due = select(timers.c.due).where(timers.c.kind == RESERVED)
        return opened, sorted(people), known, list((await connection.execute(due)).scalars())
