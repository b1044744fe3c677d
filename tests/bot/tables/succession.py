"""People who offer, ask for and take over the seats of others."""

from __future__ import annotations

from bot.store import offers, results
from bot.store.records import Tenure
from bot.tables.clock import DAY, HOUR
from tests.bot.tables.assembly import proposes, says
from tests.bot.tables.wall import ADA, BEN, CLEO, NAMES, House

EVA = 15
NAMES[EVA] = "Eva"


async def asks(house: House, number: int, person: int, seat: int = 1) -> None:
    """Somebody presses the button of a seat that is on offer."""
    async with house.tables.enter(number) as live:
        await house.tables.came(live, person)
        await house.tables.heirs.ask(live, person, NAMES[person], seat)


async def offered(house: House, number: int) -> set[int]:
    """What is on offer, in memory as it is stored."""
    async with house.store.reading() as connection:
        stored = await offers.of_table(connection, number)
    assert (await house.live(number)).offered == stored
    return set(stored)


async def tenures(house: House, number: int, seat: int = 1) -> list[int | None]:
    """Who has sat in a seat, one after the other; a new one sits down when the one before leaves."""
    async with house.store.reading() as connection:
        found: list[Tenure] = (await results.tenures(connection, [number]))[number]
    mine = [one for one in found if one.seat == seat]
    assert [one.until for one in mine[:-1]] == [one.since for one in mine[1:]]
    assert mine[-1].until is None
    return [one.person for one in mine]


async def left_by_ben(house: House, *people: int) -> int:
    """A table that Ben has left, and where the others have agreed to offer his seat."""
    number = await house.begun(*(people or (ADA, BEN, CLEO)))
    await house.tables.leave(number, BEN)
    if not await proposes(house, number, ADA, "offer", 1):
        await says(house, number, CLEO)
    house.wall.now += HOUR
    return number


async def away_from_ben(house: House) -> int:
    """A table where Ben is away, and where the others have agreed to offer his seat."""
    number = await house.begun(ADA, BEN, CLEO)
    while await house.awaited(number) != [BEN]:
        await house.answers(number, (await house.awaited(number))[0])
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {1}
    await proposes(house, number, ADA, "offer", 1)
    await says(house, number, CLEO)
    return number


async def to_the_end(house: House, number: int) -> None:
    while (await house.row(number)).state == "playing":
        await house.answers(number, (await house.awaited(number))[0])
