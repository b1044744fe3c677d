"""A message that Discord has sent although nobody learned of it is found, whatever its letter must come to by then."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from bot.post.drain import Post
from bot.store.records import Slot
from tests.bot.post.offline import ADA, BEN, CHANNEL, Channel, House, Said

Life = Callable[[House], Awaitable[None]]
LOST = [
    ConnectionResetError("the line was cut"),
    json.JSONDecodeError("no JSON", "<html>", 0),
    KeyError("id"),
    TypeError("string indices must be integers"),
]


async def goes_on(house: House) -> None:
    """The process lives on."""


async def dies(house: House) -> None:
    """The process is killed, and another one takes over."""
    await house.post.stop()
    house.post = Post(house)
    house.tables.changed[:] = [house.post.wake]


async def brought(house: House, table: int) -> None:
    """Everything is brought to where it must be."""
    house.settings.edit_gap = house.settings.card_gap = house.settings.retry_gap = 0
    await house.post.start()
    house.post._next.clear()
    house.post.wake(table)
    async with asyncio.timeout(20):
        while tasks := list(house.post._tasks.values()):
            await asyncio.wait(tasks)


async def unheard(house: House, table: int, name: str, place: Channel, error: Exception = LOST[0]) -> Slot:
    """A letter is sent for the first time, and the response is lost."""
    place.unheard = [error]
    slot = await house.slot(table, name)
    assert await house.post._deliver(slot) is not None
    assert len(place.said) == 1
    assert (await house.slot(table, name)).message is None
    return slot


@pytest.mark.parametrize("error", LOST)
async def test_it_is_found_and_not_sent_again(house: House, error: Exception) -> None:
    table = await house.match()
    await unheard(house, table, "notice", house.channel, error)
    (copy,) = house.channel.said
    assert await house.deliver(table, "notice")
    assert list(house.channel.said) == [copy]
    assert (await house.slot(table, "notice")).settled


@pytest.mark.parametrize("life", [goes_on, dies])
async def test_it_goes_away_with_its_reason(house: House, life: Life) -> None:
    table = await house.match()
    slot = await unheard(house, table, "notice", house.channel)
    (copy,) = house.channel.said
    await house.note(slot, gone=True, wanted=slot.wanted + 1)
    await life(house)
    await brought(house, table)
    assert copy not in house.channel.said
    assert "notice" not in await house.post.slots(table)


@pytest.mark.parametrize("life", [goes_on, dies])
async def test_it_goes_away_when_nobody_is_there_to_be_told(house: House, life: Life) -> None:
    table = await house.match("guilds_of_london")
    dm = house.dm(ADA)
    await unheard(house, table, "hand:0", dm)
    await house.guests.change_person(ADA, dms=False)
    await house.tables.refresh(table, ADA)
    await life(house)
    await brought(house, table)
    assert not dm.said
    slot = await house.slot(table, "hand:0")
    assert (slot.message, slot.settled) == (None, True)


@pytest.mark.parametrize("life", [goes_on, dies])
async def test_it_is_found_with_somebody_who_has_left(house: House, life: Life) -> None:
    """The seat is a computer's by now, and where the letter went was never noted."""
    table = await house.match("guilds_of_london")
    dm = house.dm(BEN)
    await unheard(house, table, "hand:1", dm)
    await house.tables.leave(table, BEN)
    await life(house)
    await brought(house, table)
    assert not dm.said
    assert "hand:1" not in await house.post.slots(table)


async def test_a_reply_on_the_message_that_it_replaces_leaves_one_of_them(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    first = await house.slot(table)
    await house.tables.resend(table, BEN)
    house.channel.unheard = [LOST[0]]
    slot = await house.slot(table)
    assert await house.post._deliver(slot) is not None
    _, copy = house.channel.said
    house.post.shown(first, slot.wanted)
    assert await house.deliver(table)
    assert list(house.channel.said) == [copy]


async def test_what_it_has_replaced_twice_goes_away_too(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    older = house.channel.post()
    await house.note(await house.slot(table), old_channel=CHANNEL, old_message=older.id)
    second = (await house.slot(table)).message
    assert second is not None
    copy = house.channel.post(**house.channel.said[second].shown)
    await house.tables.resend(table, BEN)
    house.post._delivery.doubtful.add((table, "card"))
    assert await house.deliver(table)
    assert list(house.channel.said) == [copy.id]


@pytest.mark.parametrize("gone", [True, False])
async def test_where_nothing_is_doubtful_nothing_is_looked_through(house: House, gone: bool) -> None:
    table = await house.match("guilds_of_london")
    assert await house.deliver(table, "hand:0")
    await house.guests.change_person(ADA, dms=False)
    slot = await house.slot(table, "hand:0")
    await house.note(slot, gone=gone, wanted=slot.wanted + 1)
    await house.deliver(table, "hand:0")
    assert house.dm(ADA).done == ["open", "send", f"delete {slot.message}"]


async def test_a_history_that_makes_no_sense_holds_nothing_up(house: House) -> None:
    table = await house.lobby()
    house.post._delivery.doubtful.add((table, "card"))
    house.channel.refusals["history"] = [KeyError("author")]
    assert await house.deliver(table)
    assert len(house.channel.said) == 1


async def test_where_it_cannot_be_found_the_same_send_is_no_second_message(house: House) -> None:
    table = await house.lobby()
    await unheard(house, table, "card", house.channel)
    house.channel.refusals["history"] = [KeyError("author")]
    assert await house.deliver(table)
    assert list(house.channel.said) == [(await house.slot(table)).message]


async def test_an_answer_about_a_message_of_others_is_not_believed(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord has sent the card, and says that it was what somebody else wrote."""
    table = await house.lobby()
    send = house.channel.send

    async def another(**shown: object) -> Said:
        await send(**shown)
        house.channel.send = send  # type: ignore[method-assign]
        return house.channel.post(author=ADA, content="Hello")

    house.channel.send = another  # type: ignore[method-assign]
    await house.post._deliver(await house.slot(table))
    card, hello = house.channel.said
    assert f"table {table}: card failed" in caplog.text
    assert f"message {hello} is not ours" in caplog.text
    assert await house.deliver(table)
    assert (await house.slot(table)).message == card
    assert list(house.channel.said) == [card, hello]


@pytest.mark.parametrize("error", LOST[1:])
async def test_an_edit_answered_with_nonsense_is_logged_and_tried_again(
    house: House, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.lobby()
    await house.deliver(table)
    await house.tables.leave(table, BEN)
    house.channel.refusals["edit"] = [error]
    assert await house.post._deliver(await house.slot(table)) is not None
    assert f"table {table}: card failed (0 before): an edit was answered with nonsense" in caplog.text
    assert await house.deliver(table)
    assert len(house.channel.said) == 1
    assert (await house.slot(table)).settled
