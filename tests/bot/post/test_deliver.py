"""What becomes of one message: sent, edited, posted anew, found again, taken away."""

from __future__ import annotations

import discord
import pytest

from bot.post.deliver import LOOKED_THROUGH
from bot.post.failures import LostError
from bot.store import messages
from bot.store.records import STAYING
from bot.ui.kit import limits
from engines.kernel.catalogue import title_of
from tests.bot.post.offline import ADA, BEN, CHANNEL, SERVER, START, House, refusal


async def changed(house: House, table: int) -> None:
    """Something about the table is otherwise now."""
    await house.tables.leave(table, BEN)
    await house.tables.join(table, BEN, "Ben")


async def test_a_letter_is_sent_once_and_noted(house: House) -> None:
    table = await house.lobby()
    assert await house.deliver(table)
    assert not await house.deliver(table)
    (card,) = house.channel.said.values()
    slot = await house.slot(table)
    assert (slot.channel, slot.message, slot.posted) == (CHANNEL, card.id, START)
    assert slot.settled
    assert (slot.tries, slot.lost, slot.old_message) == (0, False, None)
    assert 0 < len(card.shown["nonce"]) <= limits.NONCE
    assert house.scroll.below(CHANNEL, card.id) == 0
    assert house.scroll.below(CHANNEL, 0) == 1


async def test_a_change_edits_what_stands_there(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    before = await house.slot(table)
    await house.tables.leave(table, BEN)
    await house.note(before, tries=3, lost=True)
    assert await house.deliver(table)
    slot = await house.slot(table)
    (card,) = house.channel.said.values()
    assert house.channel.done == ["send", f"edit {card.id}"]
    assert "Ben" not in card.shown["content"] + str(card.shown.get("embed"))
    assert (slot.message, slot.tries, slot.lost, slot.settled) == (before.message, 0, False, True)


@pytest.mark.parametrize("code", [10008, 50005, 30046])
async def test_what_cannot_be_edited_any_more_is_posted_anew(house: House, code: int) -> None:
    table = await house.lobby()
    await house.deliver(table)
    first = (await house.slot(table)).message
    await changed(house, table)
    house.channel.refusals["edit"] = [refusal(404, code)]
    assert await house.deliver(table)
    (card,) = house.channel.said
    slot = await house.slot(table)
    assert slot.message == card != first
    assert (slot.old_message, slot.old_channel, slot.settled) == (None, None, True)


async def test_any_other_refusal_of_an_edit_posts_nothing(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    await changed(house, table)
    house.channel.refusals["edit"] = [refusal(400, 50035)]
    with pytest.raises(discord.HTTPException):
        await house.deliver(table)
    assert len(house.channel.said) == 1
    assert not (await house.slot(table)).settled


async def test_a_letter_that_was_moved_is_posted_where_it_belongs(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    elsewhere = house.make(77)
    slot = await house.slot(table)
    assert slot.message is not None
    elsewhere.said[slot.message] = house.channel.said.pop(slot.message)
    elsewhere.said[slot.message].channel = elsewhere
    await house.note(slot, channel=77)
    await changed(house, table)
    await house.deliver(table)
    assert len(house.channel.said) == 1
    assert not elsewhere.said
    assert (await house.slot(table)).channel == CHANNEL


async def test_a_table_that_was_asked_for_or_has_grown_old_or_scrolled_away_is_posted_anew(
    house: House,
) -> None:
    table = await house.match()
    await house.deliver(table, "table")

    async def again() -> bool:
        """Whether the table is another message after its next change."""
        before = (await house.slot(table, "table")).message
        await house.tables.refresh(table, ADA)
        assert await house.deliver(table, "table")
        assert len(house.channel.said) == 1
        return before not in house.channel.said

    assert not await again()
    house.time += house.settings.old_after
    assert not await again()
    house.time += 1
    assert await again()
    for number in range(house.settings.scrolled):
        assert not await again()
        house.scroll.sent(CHANNEL, 10_000 + number)
    assert await again()
    before = (await house.slot(table, "table")).message
    await house.tables.resend(table, ADA)
    assert await house.deliver(table, "table")
    assert before not in house.channel.said


async def test_a_letter_that_is_gone_is_taken_away_with_what_it_replaced(house: House) -> None:
    table = await house.match()
    await house.deliver(table, "table")
    slot = await house.slot(table, "table")
    other = house.channel.post()
    await house.note(slot, old_channel=CHANNEL, old_message=other.id, gone=True, wanted=slot.wanted + 1)
    assert await house.deliver(table, "table")
    assert not house.channel.said
    assert "table" not in await house.post.slots(table)


async def test_a_letter_that_cannot_be_deleted_now_is_kept_for_later(house: House) -> None:
    table = await house.match()
    await house.deliver(table, "table")
    slot = await house.slot(table, "table")
    await house.note(slot, gone=True, wanted=slot.wanted + 1)
    house.channel.refusals["delete"] = [refusal(503)]
    with pytest.raises(discord.HTTPException):
        await house.deliver(table, "table")
    assert "table" in await house.post.slots(table)
    house.channel.refusals["delete"] = [refusal(403, 50013)]
    assert await house.deliver(table, "table")
    assert "table" not in await house.post.slots(table)


async def test_deleting_only_what_was_replaced_is_not_told_as_a_change(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    other = house.channel.post()
    await house.note(await house.slot(table), old_channel=CHANNEL, old_message=other.id)
    assert not await house.deliver(table)
    assert other.id not in house.channel.said
    assert (await house.slot(table)).settled


async def test_what_was_replaced_is_taken_away_before_it_is_replaced_again(house: House) -> None:
    table = await house.match()
    await house.deliver(table, "table")
    older = house.channel.post()
    await house.note(await house.slot(table, "table"), old_channel=CHANNEL, old_message=older.id)
    await house.tables.resend(table, ADA)
    await house.deliver(table, "table")
    assert list(house.channel.said) == [(await house.slot(table, "table")).message]


async def test_the_very_first_revision_is_sent(house: House) -> None:
    title = title_of("tiny_towns")
    row = await house.tables.open(title, (SERVER, CHANNEL), (ADA, "Ada"), title.options())
    assert (await house.slot(row.id)).wanted == 1
    assert await house.deliver(row.id)


# What a reply has shown


async def test_what_a_reply_has_shown_is_noted_and_not_sent(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    await changed(house, table)
    slot = await house.slot(table)
    await house.note(slot, tries=4)
    house.post.shown(slot, slot.wanted)
    assert not await house.deliver(table)
    assert house.channel.done == ["send"]
    after = await house.slot(table)
    assert (after.shown, after.tries) == (slot.wanted, 0)
    assert not house.post._delivery._replies


async def test_a_reply_that_has_shown_less_is_followed_by_the_rest(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    await changed(house, table)
    slot = await house.slot(table)
    house.post.shown(slot, slot.shown)
    assert await house.deliver(table)
    assert len(house.channel.done) == 2


async def test_a_reply_counts_for_nothing_while_a_copy_may_be_about(house: House) -> None:
    table = await house.lobby()
    slot = await house.slot(table)
    house.post._delivery.doubtful.add((table, "card"))
    house.post.shown(slot, slot.wanted)
    assert await house.deliver(table)
    assert len(house.channel.said) == 1


async def test_a_reply_to_what_is_settled_is_forgotten(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    slot = await house.slot(table)
    house.post.shown(slot, slot.wanted)
    assert not await house.deliver(table)
    assert not house.post._delivery._replies


# Found again


async def test_what_was_asked_for_anew_and_sent_unnoticed_is_not_sent_a_third_time(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    first = await house.slot(table)
    await house.tables.resend(table, BEN)
    assert await house.deliver(table)
    second = await house.slot(table)
    assert second.message != first.message
    assert list(house.channel.said) == [second.message]
    await house.note(second, shown=0, message=None, channel=None)
    house.post._delivery.doubtful.add((table, "card"))
    assert await house.deliver(table)
    assert list(house.channel.said) == [second.message]
    assert (await house.slot(table)).message == second.message


async def test_a_message_that_was_sent_unnoticed_is_found_and_brought_up_to_date(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    slot = await house.slot(table)
    await house.note(slot, shown=0, message=None, channel=None)
    house.post._delivery.doubtful.add((table, "card"))
    assert await house.deliver(table)
    after = await house.slot(table)
    assert list(house.channel.said) == [slot.message]
    assert (after.message, after.channel, after.posted, after.settled) == (
        slot.message,
        CHANNEL,
        START,
        True,
    )
    assert not house.post._delivery.doubtful


async def test_copies_of_it_are_taken_away_and_the_newest_stays(house: House) -> None:
    table = await house.lobby()
    await house.deliver(table)
    slot = await house.slot(table)
    assert slot.message is not None
    first = house.channel.said[slot.message]
    copies = [house.channel.post(**first.shown) for _ in range(2)]
    await house.note(slot, shown=0, message=None, channel=None)
    house.post._delivery.doubtful.add((table, "card"))
    assert await house.deliver(table)
    assert list(house.channel.said) == [copies[-1].id]


async def test_neither_others_messages_nor_those_of_other_tables_are_taken_for_it(house: House) -> None:
    other = await house.lobby()
    await house.deliver(other)
    (stranger,) = house.channel.said.values()
    table = await house.lobby()
    house.channel.post(author=ADA, **stranger.shown)
    house.channel.post(content="Hello")
    house.post._delivery.doubtful.add((table, "card"))
    assert await house.deliver(table)
    assert len(house.channel.said) == 4
    assert house.channel.done.count("send") == 2


@pytest.mark.parametrize("below", [LOOKED_THROUGH - 1, LOOKED_THROUGH])
async def test_it_is_looked_for_among_the_newest(house: House, below: int) -> None:
    assert LOOKED_THROUGH == 25
    table = await house.lobby()
    await house.deliver(table)
    slot = await house.slot(table)
    for _ in range(below):
        house.channel.post(author=ADA)
    await house.note(slot, shown=0, message=None, channel=None)
    house.post._delivery.doubtful.add((table, "card"))
    await house.deliver(table)
    found = (await house.slot(table)).message == slot.message
    assert found == (below < LOOKED_THROUGH)


async def test_a_channel_that_may_not_be_looked_through_gets_it_again(house: House) -> None:
    table = await house.lobby()
    house.post._delivery.doubtful.add((table, "card"))
    error = refusal(403, 50001)
    house.channel.refusals["history"] = [discord.Forbidden(error.response, "no")]
    assert await house.deliver(table)
    assert len(house.channel.said) == 1


async def test_a_notice_that_is_found_is_not_sent_again(house: House) -> None:
    table = await house.match()
    assert await house.deliver(table, "notice")
    slot = await house.slot(table, "notice")
    await house.note(slot, shown=0, message=None, channel=None)
    house.post._delivery.doubtful.add((table, "notice"))
    assert await house.deliver(table, "notice")
    assert list(house.channel.said) == [slot.message]
    assert (await house.slot(table, "notice")).shown == slot.wanted


# Refused


async def test_a_channel_that_is_closed_is_told_from_one_that_hiccups(house: House) -> None:
    table = await house.lobby()
    house.channel.refusals["send"] = [refusal(503), refusal(403, 50013), refusal(400, 50035)]
    with pytest.raises(discord.HTTPException):
        await house.deliver(table)
    with pytest.raises(LostError):
        await house.deliver(table)
    with pytest.raises(discord.HTTPException):
        await house.deliver(table)
    assert await house.deliver(table)


async def test_a_thread_that_is_gone_is_left_and_what_it_held_is_posted_again(house: House) -> None:
    table = await house.match()
    thread = house.make(55)
    await house.tables.moved(table, 55)
    thread.refusals["send"] = [refusal(404, 10003)]
    assert await house.deliver(table, "table")
    async with house.tables.enter(table) as live:
        assert live.row.thread is None
    assert (await house.slot(table, "table")).channel == CHANNEL
    house.channel.refusals["send"] = [refusal(404, 10003)]
    await house.tables.moved(table, 55)
    thread.refusals["send"] = [refusal(404, 10003)]
    with pytest.raises(LostError):
        await house.deliver(table, "notice")


async def test_a_refused_private_message_is_remembered_and_no_reason_to_stop(house: House) -> None:
    table = await house.match("guilds_of_london")
    house.dm(ADA).refusals["send"] = [refusal(403, 50007)]
    before = (await house.slot(table, "table")).wanted
    assert await house.deliver(table, "hand:0")
    slot = await house.slot(table, "hand:0")
    assert (slot.message, slot.tries) == (None, 0)
    assert (await house.guests.person(ADA)).dm_closed
    assert not (await house.guests.person(BEN)).dm_closed
    assert (await house.slot(table, "table")).wanted > before


async def test_a_private_message_goes_to_its_reader_and_goes_when_no_longer_wanted(house: House) -> None:
    table = await house.match("guilds_of_london")
    assert await house.deliver(table, "hand:0")
    assert await house.deliver(table, "hand:1")
    assert len(house.dm(ADA).said) == len(house.dm(BEN).said) == 1
    await house.guests.change_person(ADA, dms=False)
    await house.tables.refresh(table, ADA)
    assert not await house.deliver(table, "hand:0")
    assert not house.dm(ADA).said
    slot = await house.slot(table, "hand:0")
    assert (slot.message, slot.settled, slot.tries) == (None, True, 0)


# Only mended where it stands


async def mended(house: House) -> int:
    """A table in a thread of its own, long ago; its picture is to be mended there."""
    table = await house.match()
    house.make(55)
    await house.tables.moved(table, 55)
    await house.deliver(table, "table")
    house.time += 100 * house.settings.old_after
    slot = await house.slot(table, "table")
    async with house.store.writing() as connection:
        await messages.note(connection, slot, shown=0, data=STAYING)
    return table


async def test_what_is_only_mended_is_not_posted_anew_however_old_it_is(house: House) -> None:
    table = await mended(house)
    (known,) = house.make(55).said
    assert await house.deliver(table, "table")
    assert house.make(55).done == ["send", f"edit {known}"]
    assert not house.channel.said


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50005), (404, 10003)])
async def test_what_cannot_be_mended_is_left_and_comes_nowhere_else(
    house: House, status: int, code: int
) -> None:
    table = await mended(house)
    house.make(55).refusals["edit"] = [refusal(status, code)]
    await house.post._deliver(await house.slot(table, "table"))
    assert (await house.slot(table, "table")).settled
    assert "send" not in house.make(55).done[1:]
    assert not house.channel.said
    async with house.tables.enter(table) as live:
        assert live.row.thread == 55


async def test_what_may_not_be_mended_so_often_is_mended_later(house: House) -> None:
    table = await mended(house)
    house.make(55).refusals["edit"] = [refusal(400, 30046)]
    assert await house.post._deliver(await house.slot(table, "table")) is not None
    assert await house.deliver(table, "table")
    assert house.make(55).done.count("send") == 1
