"""Where a table's messages live: thread or channel, and what happens when their place goes away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from data.tongues import read_from
from tests.e2e.stage import Person, Stage


async def bids(stage: Stage, person: Person) -> None:
    """Lay any card, by DM."""
    dm = stage.dm(person)
    await stage.presses(person, next(one for one in dm.labels if one.isdecimal()), dm)


async def goes_on(stage: Stage, person: Person) -> None:
    """Answer by command, from the DM, where nothing can be missing."""
    dm = person.user.dm_channel
    cards = await stage.offered(person, "lanterns bid", "card", at=dm)
    if cards:
        await stage.says(person, "lanterns bid", at=dm, card=cards[0])
    else:
        await stage.says(person, "lanterns raise", at=dm, use="Go on")


def manage(stage: Stage, person: Person) -> None:
    """Make somebody a manager of the server."""
    role = stage.server.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    stage.env.backend.get_guild(stage.server.id).members[person.id].role_ids.append(role.id)


async def test_a_table_lives_in_a_thread_on_its_card(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    thread = stage.thread()
    assert thread.name == "Lanterns · table 1"
    assert thread.id == stage.card().id
    stored = stage.env.backend.get_channel(thread.id)
    assert stored.thread_metadata is not None
    assert stored.thread_metadata.auto_archive_duration == 10080
    assert str(thread.id) in stage.card()
    assert len(stage.own(thread)) == 2


@pytest.fixture
def a_second_language(tmp_path: Path) -> Iterator[None]:
    """German names threads; all else is said in English."""
    (tmp_path / "de").mkdir()
    thread = "thread-name = { $title } · Tisch { $table }\nlanterns-title = Lanterns\n"
    (tmp_path / "de" / "bot.ftl").write_text(thread, "utf-8")
    before = read_from()
    read_from(*before, tmp_path)
    yield
    read_from(*before)


@pytest.mark.parametrize(
    ("chosen", "discords", "name"),
    [
        (None, "de", "Lanterns · Tisch 1"),
        ("de", "en-GB", "Lanterns · Tisch 1"),
        ("en", "de", "Lanterns · table 1"),
        (None, "ja", "Lanterns · table 1"),
    ],
)
async def test_a_thread_is_named_in_the_language_of_the_server(
    a_second_language: None, stage: Stage, chosen: str | None, discords: str, name: str
) -> None:
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale(discords)
    if chosen is not None:
        manage(stage, stage.ada)
        await stage.says(stage.ada, "settings server", language=chosen)
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert stage.thread().name == name


@pytest.mark.long
async def test_where_threads_are_not_wanted_it_lives_in_the_channel(stage: Stage) -> None:
    manage(stage, stage.ada)
    assert "tables: **in the channel**" in await stage.says(stage.ada, "settings server", tables="channel")
    reply = await stage.says(stage.ada, "lanterns new", seats=2)
    assert "threads" not in reply
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert stage.channel.threads == []
    assert "Waiting for **Ada** and **Ben**." in stage.table(stage.channel)
    assert [one.mentioned for one in stage.notices(stage.channel)] == [{stage.ben.id}]
    for person in (stage.ada, stage.ben):
        await bids(stage, person)
    assert "bid" in stage.table(stage.channel)


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
@pytest.mark.long
async def test_without_the_permission_for_threads_it_lives_in_the_channel(stage: Stage, missing: str) -> None:
    stage.seals(stage.channel, missing)
    assert "I may not open threads here" in await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Waiting for **Ada** and **Ben**." in stage.table(stage.channel)


async def test_a_thread_that_cannot_be_made_any_more_leaves_the_table_in_the_channel(stage: Stage) -> None:
    stage.fails("POST", "*/threads", 400, 160006, times=None)
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "Waiting for **Ada** and **Ben**." in stage.table(stage.channel)


async def test_a_thread_that_was_made_although_nobody_learned_of_it_is_used(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())
    stage.cuts("POST", "*/threads", arrives=True)
    await stage.presses(stage.ada, "Start", stage.card())
    assert len(stage.channel.threads) == 1
    assert "Waiting for **Ada** and **Ben**." in stage.table()


async def test_a_thread_that_discord_says_exists_is_used(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())
    card = stage.card()
    stage.env.backend.create_thread(
        stage.channel.id, "Lanterns · table 1", stage.env.backend.bot_user.id, message_id=card.id
    )
    stage.fails("POST", "*/threads", 400, 160004, times=None)
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Waiting for **Ada** and **Ben**." in stage.table()


async def test_the_living_picture_is_edited_in_place(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.table().id
    await bids(stage, stage.ada)
    assert stage.table().id == first
    assert stage.waits_for(stage.ben)


async def test_it_is_posted_anew_when_it_has_scrolled_up(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.table().id
    for number in range(4):
        await stage.dan.send(stage.thread(), f"chatter {number}")
    await bids(stage, stage.ada)
    assert stage.table().id != first
    assert stage.waits_for(stage.ben)


@pytest.mark.long
async def test_notices_that_have_gone_do_not_make_it_scroll(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben, rounds="3")
    first = stage.table().id
    for _ in range(3):
        for person in (stage.ada, stage.ben):
            await stage.answers(person, "Nothing", "Nothing")
    assert stage.table().id == first


async def test_it_is_posted_anew_after_an_hour(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.table().id
    await stage.waits(3000)
    await bids(stage, stage.ada)
    assert stage.table().id == first
    await stage.waits(3000)
    await bids(stage, stage.ben)
    assert stage.table().id != first


async def test_a_message_too_old_to_edit_is_posted_anew(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.table().id
    stage.fails("PATCH", f"/channels/{stage.thread().id}/messages/*", 400, 30046)
    await bids(stage, stage.ada)
    assert stage.table().id != first
    assert stage.waits_for(stage.ben)


async def test_a_thread_that_sleeps_is_woken(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.table().id
    stage.fails("PATCH", f"/channels/{stage.thread().id}/messages/*", 400, 50083)
    await bids(stage, stage.ada)
    assert stage.table().id == first
    assert stage.waits_for(stage.ben)
    assert stage.requests("PATCH", f"/channels/{stage.thread().id}") == 1


async def test_deleted_messages_come_back_with_the_next_change(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    stage.deletes(stage.table())
    stage.deletes(stage.dm(stage.ben))
    stage.deletes(stage.notices()[0])
    await bids(stage, stage.ada)
    assert stage.waits_for(stage.ben)
    await stage.says(stage.ben, "table resend")
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_a_deleted_card_comes_back(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    stage.deletes(stage.card())
    assert "come anew" in await stage.says(stage.ada, "table resend")
    await stage.presses(stage.ben, "Join", stage.card())
    assert "2. Ben" in stage.card()


async def test_a_thread_needs_a_card_so_a_deleted_one_is_posted_first(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())
    start, card = stage.card().id_of("Start"), stage.card()
    stage.deletes(card)
    await stage.forges(stage.ada, start, at=stage.server.create_text_channel("lounge"))
    assert stage.card().id != card.id
    assert stage.thread().id == stage.card().id
    assert "Waiting for **Ada** and **Ben**." in stage.table()


async def test_a_deleted_thread_is_replaced_at_once(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    stage.deletes_place(stage.thread())
    await stage.settled()
    assert "Waiting for **Ada** and **Ben**." in stage.table()
    await bids(stage, stage.ada)
    assert stage.waits_for(stage.ben)
    assert str(stage.thread().id) in stage.card()


async def test_a_deleted_thread_of_an_ended_table_stays_deleted(stage: Stage) -> None:
    await stage.begins("spells", stage.ada, turns="1", seats=1)
    await stage.presses(stage.ada, "Nothing more")
    stage.deletes_place(stage.thread())
    await stage.settled()
    await stage.restarts()
    assert stage.channel.threads == []
    assert "is finished: **Ada**." in stage.finals()[0]
    assert "1. **Ada** · 0 points" in stage.card()
    assert stage.own(stage.channel)[-1].id == stage.finals()[0].id


@pytest.mark.long
async def test_a_thread_that_was_deleted_while_the_bot_was_away(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    feed = stage.env.backend.subscribers[:]
    stage.env.backend.subscribers.clear()
    stage.deletes_place(stage.thread())
    stage.env.backend.subscribers.extend(feed)
    await stage.restarts()
    await bids(stage, stage.ada)
    assert stage.waits_for(stage.ben)
    assert len(stage.channel.threads) == 1


async def test_a_locked_thread_is_left_for_the_channel(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    thread = stage.thread()
    stage.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    stage.seals(stage.channel, "manage_threads")
    for method in ("PATCH", "POST"):
        stage.fails(method, f"/channels/{thread.id}/messages*", 400, 160005, times=None)
    stage.fails("POST", "*/threads", 400, 160004, times=None)
    await bids(stage, stage.ada)
    assert "Waiting for **Ben**." in stage.table(stage.channel)


async def deleted_channel(stage: Stage) -> None:
    stage.deletes_place(stage.thread())
    stage.deletes_place(stage.channel)


async def closed_channel(stage: Stage) -> None:
    stage.seals(stage.channel, "view_channel")


async def silenced(stage: Stage) -> None:
    stage.seals(stage.channel, "send_messages", "send_messages_in_threads")


async def removed(stage: Stage) -> None:
    stage.env.backend.remove_guild(stage.server.id)


@pytest.mark.parametrize("happens", [deleted_channel, closed_channel, silenced, removed])
@pytest.mark.long
async def test_a_match_whose_place_is_gone_goes_on_by_dm(stage: Stage, happens: Any) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await happens(stage)
    for _ in range(2):
        for person in (stage.ada, stage.ben):
            await goes_on(stage, person)
    assert len(await stage.journal()) == 4
    for person in (stage.ada, stage.ben):
        told = [one for one in stage.dms(person) if "I cannot write where table 1 (Lanterns) is shown" in one]
        assert len(told) == 1, "told once, however often it was tried"
        assert "Nothing is lost" in told[0]
    board = await stage.says(stage.ada, "lanterns board", at=stage.ada.user.dm_channel)
    assert "Waiting for **Ada** and **Ben**." in board


@pytest.mark.long
async def test_a_table_comes_back_when_the_bot_may_write_again(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    stage.seals(stage.channel, "view_channel")
    await goes_on(stage, stage.ada)
    stage.seals(stage.channel)
    await stage.says(stage.ada, "table resend", at=stage.ada.user.dm_channel)
    assert stage.waits_for(stage.ben)
    assert "Waiting for **Ben**." in stage.card()


async def test_a_lobby_whose_channel_is_gone_is_closed(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    join = stage.card().id_of("Join")
    stage.deletes_place(stage.channel)
    await stage.settled()
    lounge = stage.server.create_text_channel("lounge")
    assert "There is no table 1" in await stage.forges(stage.ben, join, at=lounge)
    assert "so the table is closed. Open a new one in another channel." in stage.dm(stage.ada)
    assert "You sit at no table" in await stage.says(stage.ada, "table list", at=lounge)


async def test_somebody_who_has_left_the_server_can_still_play_by_dm(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    stage.server.remove_member(stage.ben)
    await goes_on(stage, stage.ben)
    assert stage.waits_for(stage.ada)


async def test_the_final_sheet_goes_to_the_channel_once(stage: Stage) -> None:
    await stage.begins("spells", stage.ada, turns="1", seats=1)
    await stage.presses(stage.ada, "Nothing more")
    assert len(stage.finals()) == 1
    assert "**Spells** · table 1 is finished: **Ada**." in stage.finals()[0]
    assert "1. **Ada** · 0 points" in stage.card()
    assert "seed 000" in stage.card()
    assert "1. **Ada** · 0 points" in stage.table()
    await stage.restarts()
    assert len(stage.finals()) == 1
