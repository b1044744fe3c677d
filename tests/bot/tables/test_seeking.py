"""Whoever seeks players finds others who seek the same, on both databases; and nobody is seated who has not pressed."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import bars, blocks, seeks
from bot.store.bars import Bar
from bot.store.blocks import Block
from bot.store.seeks import Seek
from bot.tables.clock import DAY, HOUR
from bot.tables.facts import Called
from bot.tables.seeking import MOST, Found, Seeking
from engines.kernel import RefusedError
from tests.bot.tables.assembly import refused
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, House
from tests.toys import LANTERNS, WORKS

SERVER, HERE, THERE = 1, 2, 3


async def asks(
    house: House,
    person: int,
    title: str | None = WORKS.id,
    pace: str | None = None,
    *,
    channel: int = HERE,
    blind: int | None = None,
    seeking: Seeking | None = None,
    span: int = DAY,
) -> Found:
    """Somebody seeks players; blind: who does not see the channel any more."""

    async def sees(who: int, place: int) -> bool:
        return who != blind and place in (HERE, THERE)

    now = house.tables.now
    wanted = Seek(0, person, SERVER, channel, title, pace, now, now + span)
    await house.tables.guests.change_person(person, NAMES[person])
    return await (seeking or Seeking(house.tables)).seek(wanted, NAMES[person], sees)


async def sought(house: House) -> list[int]:
    async with house.store.reading() as connection:
        return [one.person for one in await seeks.in_server(connection, SERVER, house.tables.now)]


async def test_two_who_seek_the_same_get_a_lobby_where_the_first_one_sought(house: House) -> None:
    assert (await asks(house, ADA, channel=THERE)).row is None
    found = await asks(house, BEN, pace="daily")
    assert found.row is not None
    row = await house.row(found.row.id)
    assert (row.state, row.channel, row.title, row.pace) == ("lobby", THERE, WORKS.id, "daily")
    assert (row.host, row.people, [one.person for one in row.kept]) == (BEN, [BEN], [ADA])
    assert [fact.people for _, fact in house.facts if isinstance(fact, Called)] == [(ADA,)]
    assert await sought(house) == []
    await house.tables.join(row.id, ADA, "Ada")
    await house.tables.start(row.id, BEN)
    assert (await house.row(row.id)).people == [BEN, ADA]


@pytest.mark.parametrize(
    ("first", "second", "meet"),
    [
        ((WORKS.id, None), (None, None), True),
        ((None, "daily"), (None, None), True),
        ((WORKS.id, "daily"), (WORKS.id, "daily"), True),
        ((WORKS.id, "daily"), (WORKS.id, "weekly"), False),
        ((WORKS.id, None), (LANTERNS.id, None), False),
    ],
)
async def test_who_fits_together(
    house: House, first: tuple[str | None, str | None], second: tuple[str | None, str | None], *, meet: bool
) -> None:
    await asks(house, ADA, *first)
    assert ((await asks(house, BEN, *second)).row is not None) == meet
    assert await sought(house) == ([] if meet else [ADA, BEN])


@pytest.mark.parametrize("why", ["block", "bar", "gone"])
async def test_who_may_not_sit_together_does_not_meet_and_nobody_is_told_why(house: House, why: str) -> None:
    await asks(house, ADA)
    async with house.store.writing() as connection:
        if why == "block":
            await blocks.add(connection, Block(ADA, BEN, 0))
        elif why == "bar":
            await bars.add(connection, Bar(SERVER, ADA, DAN, 0))
    assert (await asks(house, BEN, blind=ADA if why == "gone" else None)).row is None
    found = await asks(house, CLEO, blind=ADA if why == "gone" else None)
    assert found.row is not None
    expected = {ADA, CLEO} if why == "block" else {BEN, CLEO}
    assert set((await house.row(found.row.id)).expected) == expected


async def test_what_is_refused_changes_nothing(house: House) -> None:
    await asks(house, ADA)
    assert await refused(asks(house, ADA)) == "seek-twice"
    assert await refused(asks(house, ADA, LANTERNS.id, span=8 * DAY)) == "seek-long"
    assert await refused(asks(house, ADA, LANTERNS.id, span=0)) == "seek-long"
    assert await refused(asks(house, ADA, LANTERNS.id, "hourly")) == "seek-pace"
    async with house.store.writing() as connection:
        await bars.add(connection, Bar(SERVER, BEN, DAN, 0))
    assert await refused(asks(house, BEN)) == "barred"
    assert await sought(house) == [ADA]
    for title in (None, LANTERNS.id)[: MOST - 1]:
        await asks(house, ADA, title)
    assert await refused(asks(house, ADA, "toy_yards")) == "seek-many"


async def test_whoever_stops_or_has_waited_long_enough_meets_nobody(house: House) -> None:
    first = await asks(house, ADA)
    assert await refused(Seeking(house.tables).stop(first.seek.id, BEN)) == "seek-over"
    await Seeking(house.tables).stop(first.seek.id, ADA)
    assert (await asks(house, BEN, span=HOUR)).row is None
    await house.passes(HOUR)
    assert (await asks(house, CLEO)).row is None


async def test_two_who_come_at_once_meet_the_same_one_only_once(house: House) -> None:
    await asks(house, ADA)
    seeking = Seeking(house.tables)
    found = await asyncio.gather(*(asks(house, one, seeking=seeking) for one in (BEN, CLEO)))
    rows = [one.row for one in found if one.row is not None]
    assert len(rows) == 1
    assert len((await house.row(rows[0].id)).expected) == 2
    assert len(await sought(house)) == 1


async def test_whoever_sits_at_too_many_tables_seeks_none(house: House) -> None:
    house.tables.most_open = 1
    await house.tables.open(WORKS, (SERVER, HERE), (ADA, "Ada"), WORKS.options())
    with pytest.raises(RefusedError):
        await asks(house, ADA)
    assert await sought(house) == []
