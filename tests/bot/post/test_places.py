"""Where a letter goes: the channel, the thread on its card, the private messages of a player."""

from __future__ import annotations

import discord
import pytest

from bot.post.failures import NotYetError
from tests.bot.post.offline import ADA, CHANNEL, SERVER, Channel, House, refusal


async def place(house: House, table: int, name: str, person: int | None = None) -> Channel:
    slot = await house.slot(table, name)
    async with house.tables.enter(table) as live:
        row = live.row
    found = await house.post._delivery._places.of(slot, row, person)
    assert isinstance(found, Channel)
    return found


async def thread_of(house: House, table: int) -> int | None:
    async with house.tables.enter(table) as live:
        return live.row.thread


@pytest.fixture
async def threaded(house: House) -> House:
    await house.guests.change_server(SERVER, place="thread")
    return house


async def test_where_a_server_wants_no_threads_all_is_in_the_channel(house: House) -> None:
    table = await house.match()
    assert (await place(house, table, "card")).id == CHANNEL
    assert (await place(house, table, "table")).id == CHANNEL
    assert await thread_of(house, table) is None


async def test_the_thread_hangs_on_the_card_for_a_week_and_the_table_goes_there(threaded: House) -> None:
    table = await threaded.match()
    with pytest.raises(NotYetError):
        await place(threaded, table, "table")
    await threaded.deliver(table)
    card = (await threaded.slot(table)).message
    thread = await place(threaded, table, "table")
    assert thread.id == card
    made = threaded.channel.done[-1]
    assert str(table) in made
    assert made.startswith("thread ")
    assert made.endswith(f" {7 * 24 * 60}")
    assert await thread_of(threaded, table) == card
    assert (await place(threaded, table, "card")).id == CHANNEL
    assert await place(threaded, table, "table") is thread
    assert sum(done.startswith("thread") for done in threaded.channel.done) == 1


@pytest.mark.parametrize("lacks", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_the_table_stays_in_the_channel(threaded: House, lacks: str) -> None:
    table = await threaded.match()
    await threaded.deliver(table)
    threaded.channel.allowed.update(**{lacks: False})
    assert (await place(threaded, table, "table")).id == CHANNEL


async def test_a_deleted_card_is_posted_again_first(threaded: House) -> None:
    table = await threaded.match()
    await threaded.deliver(table)
    threaded.channel.said.clear()
    threaded.channel.refusals["thread"] = [refusal(404, 10008)]
    with pytest.raises(NotYetError):
        await place(threaded, table, "table")
    card = await threaded.slot(table)
    assert (card.message, card.shown) == (None, 0)
    assert await threaded.deliver(table)
    assert (await place(threaded, table, "table")).id == (await threaded.slot(table)).message
    assert list(threaded.channel.said) == [(await threaded.slot(table)).message]


async def test_a_thread_that_was_made_unnoticed_is_taken(threaded: House) -> None:
    table = await threaded.match()
    await threaded.deliver(table)
    card = (await threaded.slot(table)).message
    assert card is not None
    known = threaded.make(card)
    threaded.channel.refusals["thread"] = [refusal(400, 160004)]
    assert await place(threaded, table, "table") is known
    assert await thread_of(threaded, table) == card


async def test_a_hiccup_is_no_reason_to_do_without_a_thread_but_a_refusal_is(threaded: House) -> None:
    table = await threaded.match()
    await threaded.deliver(table)
    threaded.channel.refusals["thread"] = [refusal(503), refusal(403, 50013)]
    with pytest.raises(discord.HTTPException):
        await place(threaded, table, "table")
    assert (await place(threaded, table, "table")).id == CHANNEL
    assert await thread_of(threaded, table) is None


async def test_a_locked_thread_is_left_to_those_who_may_write_there(threaded: House) -> None:
    table = await threaded.match()
    await threaded.deliver(table)
    card = (await threaded.slot(table)).message
    assert card is not None
    thread = threaded.make(card)
    thread.locked = True
    thread.allowed = discord.Permissions.none()
    assert (await place(threaded, table, "table")).id == CHANNEL
    assert await thread_of(threaded, table) is None
    thread.allowed = discord.Permissions(manage_threads=True)
    assert await place(threaded, table, "table") is thread


async def test_a_private_message_goes_where_the_last_one_went(house: House) -> None:
    table = await house.match("guilds_of_london")
    assert await place(house, table, "hand:0", ADA) is house.dm(ADA)
    assert house.dm(ADA).done == ["open"]
    await house.deliver(table, "hand:0")
    opened = house.dm(ADA).done.count("open")
    assert await place(house, table, "hand:0", ADA) is house.dm(ADA)
    assert house.dm(ADA).done.count("open") == opened


async def test_a_channel_that_is_not_known_is_asked_for(house: House) -> None:
    with pytest.raises(discord.HTTPException):
        await house.post._delivery._places.channel(4711)
    assert house.asked == [4711]
    assert await house.post._delivery._places.channel(CHANNEL) is house.channel
    assert house.asked == [4711]
