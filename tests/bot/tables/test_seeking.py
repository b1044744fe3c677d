"""Whoever seeks players finds others who seek the same, on both databases; and nobody is seated who has not pressed."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import bars, blocks, seeks, timers
from bot.store.bars import Bar
from bot.store.blocks import Block
from bot.store.seeks import Seek
from bot.tables.clock import DAY, HOUR
from bot.tables.facts import Called
from bot.tables.seeking import MOST, Found, Seeking
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles
from tests.bot.tables.assembly import refused
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, House
from tests.toys import LANTERNS, WORKS

SERVER, HERE, THERE = 1, 2, 3
EVA, FRED = 15, 16


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
    name = NAMES.get(person, "Eva")
    await house.tables.guests.change_person(person, name)
    return await (seeking or Seeking(house.tables)).seek(wanted, name, sees)


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


async def test_what_is_over_is_sought_no_more_though_its_message_still_stands(house: House) -> None:
    await asks(house, ADA, WORKS.id)
    await asks(house, ADA, LANTERNS.id)
    async with house.store.reading() as connection:
        first, second = await seeks.of_person(connection, ADA)
    await Seeking(house.tables).stop(first.id, ADA)
    async with house.store.reading() as connection:
        assert [one.id for one in await seeks.of_person(connection, ADA)] == [second.id]
        assert [one.id for one in await seeks.of_person(connection, ADA, over=True)] == [first.id, second.id]


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


async def test_the_pace_is_that_of_whoever_named_one_else_the_server_s_else_the_usual(house: House) -> None:
    async def met(first: str | None, second: str | None) -> str:
        await asks(house, ADA, pace=first)
        found = await asks(house, BEN, pace=second)
        assert found.row is not None
        return found.row.pace

    assert await met(None, None) == "relaxed"
    assert await met("weekly", None) == "weekly"
    await house.tables.guests.change_server(SERVER, pace="daily")
    assert await met(None, None) == "daily"
    assert await met(None, "quick") == "quick"


async def test_where_nobody_names_a_title_it_is_the_first_and_else_the_one_that_is_named(
    house: House,
) -> None:
    await asks(house, ADA, None)
    found = await asks(house, BEN, None)
    assert found.row is not None
    assert found.row.title == min(titles())
    await asks(house, CLEO, LANTERNS.id)
    found = await asks(house, DAN, None)
    assert found.row is not None
    assert found.row.title == LANTERNS.id


async def test_whoever_does_not_see_the_channel_of_the_first_one_does_not_meet_there(house: House) -> None:
    await asks(house, ADA, channel=THERE)
    assert (await asks(house, BEN, blind=BEN)).row is None
    assert await sought(house) == [ADA, BEN]


async def test_a_week_is_not_too_long_and_what_is_over_leaves_nothing(house: House) -> None:
    seeking, heard = Seeking(house.tables), list[int]()
    house.tables.sooner.append(heard.append)
    one = (await asks(house, ADA, span=7 * DAY)).seek
    now = int(house.wall.now)
    assert heard == [now + 60], "somebody looks whether a message tells of it"
    assert await house.clockwork.next() == now + 60
    await seeking.shown(one, 77)
    assert await house.clockwork.next() == now + 7 * DAY
    await seeking.forget(one)
    assert await sought(house) == [ADA], "it is not over"
    await seeking.stop(one.id, ADA)
    assert heard[1:] == [now + 60]
    assert await house.clockwork.next() == now + 60
    assert await refused(seeking.stop(one.id, ADA)) == "seek-over"
    await seeking.shown(one, 78)
    assert await house.clockwork.next() == now + 60, "its message has to go"
    await seeking.forget(one)
    assert await house.clockwork.next() is None
    async with house.store.reading() as connection:
        assert await seeks.one(connection, one.id) is None
        assert await timers.due_of(connection, "seek", 0) is None


async def test_a_company_that_is_large_enough_keeps_no_more_seats_than_there_are(house: House) -> None:
    async with house.store.writing() as connection:
        for place, person in enumerate((ADA, BEN, CLEO, DAN, FRED)):
            now = house.tables.now
            await seeks.add(
                connection, Seek(0, person, SERVER, HERE, LANTERNS.id, None, now + place, now + DAY)
            )
    found = await asks(house, EVA, LANTERNS.id)
    assert found.row is not None
    assert [one.person for one in (await house.row(found.row.id)).kept] == [ADA, BEN, CLEO]
    assert await sought(house) == [DAN, FRED]
