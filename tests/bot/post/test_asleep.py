"""Who is sent nothing now, whose private message it was, and in whose words it is written."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.post import deliver
from bot.post.failures import NotYetError, held_back, unsure
from bot.post.night import sleeps_for
from tests.bot.post.offline import ADA, BEN, CHANNEL, ME, SERVER, START, House, refusal

HOUR = 3600
EARLY = START - START % (24 * HOUR)  # midnight in UTC


async def asleep(house: House, table: int, name: str = "hand:0") -> int:
    sight = await house.post.composer.sight(table, name)
    assert sight is not None
    return await sleeps_for(house, sight)


async def test_a_letter_to_one_player_waits_for_the_end_of_the_night(house: House) -> None:
    table = await house.match("guilds_of_london")
    house.time = EARLY + 2 * HOUR
    assert await asleep(house, table) == 0
    await house.guests.change_person(ADA, zone="UTC", quiet_from=22, quiet_to=8)
    assert await asleep(house, table) == 6 * HOUR
    assert await asleep(house, table, "hand:1") == 0
    assert await asleep(house, table, "table") == 0
    house.tables.attendance.came(table, 0)
    assert await asleep(house, table) == 0
    house.tables.attendance.missed(table, 0)
    house.time = EARLY + 8 * HOUR
    assert await asleep(house, table) == 0


async def test_a_quick_table_is_played_at_any_hour_but_reminds_nobody_at_night(house: House) -> None:
    table = await house.match("guilds_of_london")
    house.time = EARLY + 2 * HOUR
    await house.guests.change_person(ADA, zone="UTC", quiet_from=22, quiet_to=8)
    sight = await house.post.composer.sight(table, "hand:0")
    assert sight is not None
    assert sight.seen.look is not None
    quick = replace(sight, seen=replace(sight.seen, row=replace(sight.row, pace="quick")))
    assert await sleeps_for(house, quick) == 0
    clocks = {seat: replace(clock, away=True) for seat, clock in sight.seen.look.clocks.items()}
    away = replace(quick, seen=replace(quick.seen, look=replace(sight.seen.look, clocks=clocks)))
    assert await sleeps_for(house, away) == 6 * HOUR
    nudge = replace(quick, slot=replace(quick.slot, slot="nudge:0"))
    assert await sleeps_for(house, nudge) == 6 * HOUR


async def test_words_are_those_of_the_reader_and_else_of_the_server(house: House) -> None:
    table = await house.match()
    await house.guests.change_server(SERVER, language="it")
    await house.guests.change_person(BEN, locale="pl")
    async with house.tables.enter(table) as live:
        row = live.row

    async def language(person: int | None) -> str:
        return (await house.post.composer.words(row, person)).language

    assert [await language(who) for who in (None, ADA, BEN)] == ["it", "it", "pl"]
    await house.guests.change_person(BEN, language="en")
    assert await language(BEN) == "en"


async def test_a_letter_is_looked_for_where_it_was_and_where_it_was_to_go(house: House) -> None:
    table = await house.match("guilds_of_london")
    places = house.post._delivery._places

    async def searched(name: str, person: int | None = None, **known: int) -> list[int]:
        slot = replace(await house.slot(table, name), **known)  # type: ignore[arg-type]
        async with house.tables.enter(table) as live:
            row = replace(live.row, thread=77)
        return [one.id for one in await places.searched(slot, row, person)]

    assert await searched("card", channel=5) == [5, CHANNEL]
    assert await searched("card", channel=CHANNEL) == [CHANNEL]
    assert await searched("table") == [77]
    assert await searched("hand:0", ADA) == [house.dm(ADA).id]
    assert await searched("hand:0", ADA, channel=5) == [5]
    assert await searched("hand:1") == [house.dm(BEN).id], "whoever sat there last"
    house.dm(ADA).refusals["open"] = [discord.Forbidden(refusal(403).response, "no")]
    assert await searched("hand:0", ADA) == []


async def test_what_was_said_is_remembered_for_so_many_letters(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await house.match(), await house.match()
    monkeypatch.setattr(deliver, "SAID", 1)
    for table in (first, second):
        assert await house.deliver(table)
    said = [house.post._delivery.said(await house.slot(table)) for table in (first, second)]
    assert said[0] is None
    assert said[1] == {"begun": True}
    slot = await house.slot(second)
    assert house.post._delivery.said(replace(slot, message=5)) is None, "of another message nobody knows"
    house.post.worded(slot)
    assert house.post._delivery.said(slot) is None


async def test_messages_of_others_are_never_taken_for_ours(house: House) -> None:
    table = await house.match()
    assert await house.deliver(table)
    slot = await house.slot(table)
    (ours,) = house.channel.said.values()
    number = house.post._delivery._number
    assert number(ours, slot) is not None  # type: ignore[arg-type]
    ours.author.id = ME + 1
    assert number(ours, slot) is None  # type: ignore[arg-type]
    ours.author.id = ME
    assert number(ours, replace(slot, table=table + 1)) is None  # type: ignore[arg-type]


def test_how_long_discord_wants_to_hear_nothing() -> None:
    error = refusal(429)
    for said, seconds in (("2.5", 2.5), ("-3", 0.0), ("soon", 0.0), ("0", 0.0)):
        error.response.headers["Retry-After"] = said  # type: ignore[index]
        assert held_back(error) == seconds
    assert held_back(refusal(500)) is None
    assert held_back(ValueError()) is None


def test_what_may_have_been_done_all_the_same() -> None:
    assert [unsure(refusal(status)) for status in (499, 500, 503)] == [False, True, True]
    assert unsure(TimeoutError())
    assert not unsure(NotYetError())
