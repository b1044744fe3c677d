"""When a letter is tried again, in which order letters go out, and what is left for later."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from bot.post import deliver, drain
from bot.post.drain import GRACE, LONGEST_WAIT, PRIVATE, PUBLIC, RESTING, _rank
from bot.store import messages
from tests.bot.post.offline import ADA, BEN, CHANNEL, House, refusal


async def quiet(house: House) -> None:
    """Until no drain is at work."""
    async with asyncio.timeout(20):
        while tasks := list(house.post._tasks.values()):
            await asyncio.wait(tasks)


async def test_each_try_waits_twice_as_long_until_the_last(house: House) -> None:
    slot = await house.slot(await house.lobby())
    error = refusal(503)
    waits = [
        await house.post._failed(replace(slot, tries=tries), error)
        for tries in range(house.settings.retries + 1)
    ]
    assert waits == [2, 4, 8, 16, 32, None, None]
    assert house.post._delivery.doubtful == {(slot.table, "card")}
    assert (await house.slot(slot.table)).tries == house.settings.retries + 1


async def test_nobody_waits_longer_than_ten_minutes(house: House) -> None:
    assert (LONGEST_WAIT, GRACE, RESTING) == (600, 3, 60)
    house.settings.retries = 50
    slot = await house.slot(await house.lobby())
    assert await house.post._failed(replace(slot, tries=8), refusal(503)) == 512
    assert await house.post._failed(replace(slot, tries=9), refusal(503)) == 600


def limited(seconds: str) -> discord.HTTPException:
    error = refusal(429)
    error.response.headers["Retry-After"] = seconds  # type: ignore[index]
    return error


@pytest.mark.parametrize(
    ("error", "seconds"),
    [(discord.RateLimited(900.0), 900), (limited("45.5"), 45.5), (limited("0.1"), 2), (limited("soon"), 2)],
)
async def test_a_rate_limit_is_waited_for_and_is_no_failed_try(
    house: House, error: Exception, seconds: float
) -> None:
    table = await house.lobby()
    for _ in range(house.settings.retries + 1):
        assert await house.post._failed(await house.slot(table), error) == seconds
    house.post._next.clear()
    assert (await house.slot(table)).tries == 0
    assert not house.post._delivery.doubtful, "what was refused was not done"
    assert await house.post._round((table, PUBLIC)) is None
    assert house.channel.done == ["send"]


async def test_what_has_failed_is_left_for_as_long_and_then_tried_again(house: House) -> None:
    table = await house.lobby()
    house.settings.retry_gap = 100
    house.channel.refusals["send"] = [refusal(503)]
    assert await house.post._round((table, PUBLIC)) == 100
    wait = await house.post._round((table, PUBLIC))
    assert wait is not None
    assert 50 < wait < 100
    assert house.channel.done == ["send"]
    house.post._next.clear()
    assert await house.post._round((table, PUBLIC)) is None
    assert house.channel.done == ["send", "history", "send"]
    assert (await house.slot(table)).settled


async def test_what_was_tried_often_enough_is_left_alone(house: House) -> None:
    table = await house.lobby()
    slot = await house.slot(table)
    await house.note(slot, tries=house.settings.retries)
    assert await house.post._round((table, PUBLIC)) is None
    assert not house.channel.done
    await house.note(slot, tries=house.settings.retries - 1)
    await house.post._round((table, PUBLIC))
    assert house.channel.done == ["send"]


async def test_after_an_edit_a_letter_rests_and_others_do_not(house: House) -> None:
    table = await house.lobby()
    house.settings.edit_gap = 100
    assert await house.post._round((table, PUBLIC)) is None
    await house.tables.leave(table, BEN)
    wait = await house.post._round((table, PUBLIC))
    assert wait is not None
    assert 50 < wait <= 100
    assert house.channel.done == ["send"]


async def test_the_card_of_a_running_match_rests_longest(house: House) -> None:
    house.settings.edit_gap, house.settings.card_gap = 100, 300
    table = await house.match()
    await house.post._round((table, PUBLIC))
    now = asyncio.get_running_loop().time()
    rest = {name: due - now for (_, name), due in house.post._next.items()}
    assert 250 < rest["card"] <= 300
    assert 50 < rest["table"] <= 100
    await house.tables.refresh(table, ADA)
    wait = await house.post._round((table, PUBLIC))
    assert wait is not None
    assert wait <= 100


async def test_what_others_hang_on_goes_out_first_and_the_rest_by_name(house: House) -> None:
    table = await house.match("guilds_of_london")
    slots = (await house.post.slots(table)).values()
    assert [slot.slot for slot in sorted(slots, key=_rank)][:5] == [
        "card",
        "table",
        "notice",
        "hand:0",
        "hand:1",
    ]
    await house.post._round((table, PUBLIC))
    numbers = [(await house.slot(table, name)).message for name in ("card", "table", "notice")]
    assert None not in numbers
    assert numbers == sorted(number or 0 for number in numbers)


async def test_private_messages_are_delivered_beside_the_public_ones(house: House) -> None:
    table = await house.match("guilds_of_london")
    await house.post._round((table, PUBLIC))
    assert len(house.channel.said) == 3
    assert not house.dm(ADA).said
    await house.post._round((table, PRIVATE))
    assert len(house.channel.said) == 3
    assert len(house.dm(ADA).said) == len(house.dm(BEN).said) == 1


async def test_letters_of_another_release_are_left_alone(house: House) -> None:
    table = await house.lobby()
    async with house.store.writing() as connection:
        await messages.wish(connection, table, 9, [messages.Wish("parcel")])
    assert await house.post._round((table, PUBLIC)) is None
    assert house.channel.done == ["send"]
    assert not (await house.slot(table, "parcel")).settled


async def test_a_place_that_is_lost_is_given_up_and_not_tried_again(house: House) -> None:
    table = await house.lobby()
    house.channel.refusals["send"] = [refusal(403, 50013)]
    assert await house.post._round((table, PUBLIC)) is None
    slot = await house.slot(table)
    assert slot.settled
    assert slot.lost
    assert not house.post._next


# Waking, starting and stopping


async def test_nothing_is_sent_before_discord_is_there(house: House) -> None:
    table = await house.lobby()
    house.post.wake(table)
    assert not house.post._tasks
    await house.post.start()
    await quiet(house)
    assert house.channel.done == ["history", "send"]


async def test_a_start_forgets_old_failures_and_only_the_first_one_doubts(house: House) -> None:
    table = await house.lobby()
    await house.note(await house.slot(table), tries=99)
    await house.post.start()
    assert house.post._delivery.doubtful == {(table, "card")}
    await quiet(house)
    other = await house.lobby()
    await house.post.start()
    assert not house.post._delivery.doubtful
    await quiet(house)
    assert (await house.slot(other)).settled
    assert house.channel.done == ["history", "send", "send"]


async def test_a_wake_during_a_delivery_is_not_lost(house: House) -> None:
    await house.post.start()
    table = await house.lobby()
    house.post.wake(table)
    house.post.wake(table)
    assert house.post._again == {(table, PUBLIC), (table, PRIVATE)}
    await quiet(house)
    assert not house.post._again
    assert not house.post._tasks
    assert (await house.slot(table)).settled


async def test_a_wake_at_the_very_end_of_a_drain_begins_another(house: House) -> None:
    await house.post.start()
    drain_of_it = (await house.lobby(), PUBLIC)
    ended = asyncio.create_task(asyncio.sleep(0))
    await ended
    house.post._tasks[drain_of_it] = ended
    house.post.wake(drain_of_it[0])
    house.post._done(drain_of_it, ended)
    await quiet(house)
    assert house.channel.done == ["send"]


async def test_what_rests_wakes_by_itself_and_an_earlier_wake_takes_its_place(house: House) -> None:
    house.settings.edit_gap = 100
    await house.post.start()
    table = await house.lobby()
    house.post.wake(table)
    await quiet(house)
    await house.tables.leave(table, BEN)
    house.post.wake(table)
    await quiet(house)
    later = house.post._later[table, PUBLIC]
    house.post.wake(table)
    assert later.cancelled()
    await quiet(house)
    rest = house.post._later[table, PUBLIC].when() - asyncio.get_running_loop().time()
    assert 50 < rest <= 100
    assert house.channel.done == ["send"]


async def test_after_the_end_nothing_is_begun(house: House) -> None:
    await house.post.start()
    table = await house.lobby()
    house.channel.refusals["send"] = [refusal(503)]
    house.post.wake(table)
    await quiet(house)
    (later,) = house.post._later.values()
    await house.post.stop()
    assert later.cancelled()
    house.post.wake(table)
    house.post._wake_in((table, PUBLIC), 1)
    assert not house.post._tasks
    assert house.post._later[table, PUBLIC] is later
    assert await house.post._round((table, PUBLIC)) is None
    assert house.channel.done == ["send"]


async def test_stopping_waits_for_what_is_under_way_but_not_for_ever(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.post.start()
    table = await house.lobby()
    house.post.wake(table)
    await house.post.stop()
    assert not house.post._tasks
    monkeypatch.setattr(drain, "GRACE", 0.05)
    house.post._stopped = False
    async with house.post.claim(table, "card"):
        await house.tables.leave(table, BEN)
        house.post._next.clear()
        house.post.wake(table)
        async with asyncio.timeout(10):
            await house.post.stop()
    assert not house.post._tasks


async def test_a_drain_that_breaks_is_woken_after_a_rest(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.post.start()
    table = await house.lobby()
    house.settings.retries = None  # type: ignore[assignment]  # nothing can be compared with it
    house.post._wake((table, PUBLIC))
    await quiet(house)
    rest = house.post._later[table, PUBLIC].when() - asyncio.get_running_loop().time()
    assert RESTING - 20 < rest <= RESTING
    assert "cannot be brought up to date" in caplog.text


# What is remembered


async def test_only_so_many_replies_are_remembered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert deliver.REPLIES == 1000
    monkeypatch.setattr(deliver, "REPLIES", 3)
    slot = await house.slot(await house.lobby())
    for number in range(5):
        house.post.shown(replace(slot, table=number), 7)
    assert list(house.post._delivery._replies) == [(2, "card"), (3, "card"), (4, "card")]


async def test_when_something_may_be_sent_again_is_forgotten_once_it_has_passed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drain, "REMEMBERED", 2)
    now = asyncio.get_running_loop().time()
    early: dict[tuple[int, str], float] = {(50, "card"): now - 5, (51, "card"): now + 50}
    house.post._next = dict(early)
    await house.post._drain((CHANNEL, PUBLIC))
    assert house.post._next == early
    house.post._next = early | {(52, "card"): now + 60}
    await house.post._drain((CHANNEL, PUBLIC))
    assert set(house.post._next) == {(51, "card"), (52, "card")}


async def test_a_letter_is_had_by_one_at_a_time(house: House) -> None:
    table = await house.lobby()
    async with house.post.claim(table, "card"):
        sending = asyncio.create_task(house.post._round((table, PUBLIC)))
        for _ in range(5):
            await house.post.slots(table)
        assert not house.channel.done
    await sending
    assert house.channel.done == ["send"]
