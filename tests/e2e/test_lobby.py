"""A table before it begins: its card, and who sits at it."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.store.promptness import Tally, count
from tests.e2e.stage import Stage


async def test_a_new_table_has_a_card_that_everybody_can_press(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "towns new")
    assert "Table 1 is open" in reply
    assert reply.private
    card = stage.card()
    assert "Tiny Towns · table 1" in card
    assert "1. Ada (host)" in card
    assert "Players (1 of 6)" in card
    assert card.labels == [
        *("Join", "Leave", "Rules", "Learn"),
        *("Add easy computer", "Add computer", "Add strong computer", "Set up", "Start"),
    ]


async def test_options_that_are_not_as_usual_stand_on_the_card(stage: Stage) -> None:
    await stage.says(stage.ada, "towns new", novice="on", black="bank")
    assert "Novice rule: on" in stage.card()
    assert "Black card: Bank" in stage.card()
    assert "Monuments" not in stage.card()


async def test_joining_shows_on_the_card_at_once(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    reply = await stage.presses(stage.ben, "Join", stage.card())
    assert reply.edited
    assert "2. Ben" in stage.card()
    assert "Players (2 of 3)" in stage.card()


async def test_leaving_a_lobby_frees_the_seat(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.cleo, "Join", stage.card())
    await stage.presses(stage.ben, "Leave", stage.card())
    assert "Ben" not in stage.card()
    assert "2. Cleo" in stage.card()


async def test_a_host_who_leaves_hands_the_table_over(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Leave", stage.card())
    assert "1. Ben (host)" in stage.card()
    assert "2. Hugh \\(normal\\) · computer" in stage.card()
    await stage.presses(stage.ben, "Start", stage.card())
    assert "The match has begun." in stage.panel(stage.ben)


async def test_a_table_that_everybody_left_is_closed(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    await stage.presses(stage.ada, "Add computer", stage.card())
    asked = await stage.presses(stage.ada, "Leave", stage.card())
    assert "You are the only person there, so it will be closed." in asked
    assert asked.private
    assert asked.labels == ["Leave for good", "Stay"]
    assert "You stay at table 1." in await stage.presses(stage.ada, "Stay", asked)
    assert "Waiting for players" in stage.card()
    asked = await stage.says(stage.ada, "table leave", table=1)
    assert "You have left table 1." in await stage.presses(stage.ada, "Leave for good", asked)
    assert "Everybody has left" in stage.card()
    assert stage.card().labels == []
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_nobody_joins_twice(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    reply = await stage.presses(stage.ada, "Join", stage.card())
    assert "You sit at table 1 already." in reply
    assert reply.private
    await stage.presses(stage.ben, "Join", stage.card())
    assert "already" in await stage.presses(stage.ben, "Join", stage.card())
    assert "Players (2 of 4)" in stage.card()


async def test_two_quick_presses_on_join_give_one_seat(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    tables = stage.bot.tables
    joined = await asyncio.gather(
        *(tables.join(1, stage.ben.id, "Ben") for _ in range(3)), return_exceptions=True
    )
    assert sum(one is None for one in joined) == 1
    assert [seat.name for seat in (await stage.row()).seats] == ["Ada", "Ben"]


async def test_a_full_lobby_takes_nobody(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    free = stage.card()
    await stage.presses(stage.ben, "Join", free)
    assert stage.card().labels == ["Leave", "Rules", "Set up", "Start"]
    full = "Both seats of table 1 are taken."
    assert full in await stage.forges(stage.cleo, free.id_of("Join"))
    assert full in await stage.forges(stage.ada, free.id_of("Add computer"))
    assert "Cleo" not in stage.card()


async def test_only_the_host_starts_and_adds_computers(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    await stage.presses(stage.ben, "Join", stage.card())
    assert "Only the host" in await stage.presses(stage.ben, "Start", stage.card())
    assert "Only the host" in await stage.presses(stage.ben, "Add computer", stage.card())
    assert "Only the host" in await stage.presses(stage.cleo, "Start", stage.card())
    assert "Players (2 of 4)" in stage.card()


async def test_too_few_players_cannot_start(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    assert "2 to 4 players, and there is only 1." in await stage.presses(stage.ada, "Start", stage.card())
    assert stage.card().labels[:3] == ["Join", "Leave", "Rules"]
    assert stage.card().labels[-1] == "Start"


async def test_a_table_starts_by_itself_when_it_is_full(stage: Stage) -> None:
    opened = await stage.says(stage.ada, "lanterns new", seats=2, autostart=True)
    assert "it begins by itself when all seats are taken." in opened
    assert "begins by itself" in stage.card()
    await stage.presses(stage.ben, "Join", stage.card())
    assert "Waiting for **Ada** and **Ben**." in stage.card()
    assert stage.notices()[0].mentioned == {stage.ada.id, stage.ben.id}


@pytest.mark.long
async def test_a_computer_on_the_last_seat_starts_it_too(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2, autostart=True)
    await stage.presses(stage.ada, "Add computer", stage.card())
    assert "Waiting for **Ada**." in stage.card()


async def test_a_table_for_one_begins_at_once(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "towns new", seats=1, monuments="off")
    assert "Table 1 has begun: Tiny Towns, for you alone." in reply
    assert "Which of the open cards do you take?" in reply
    assert stage.card().labels == ["Play", "Read the board", "Rules", "Watch"]
    assert stage.notices() == []


async def test_whoever_starts_gets_the_first_question_and_only_the_others_are_told(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    for person in (stage.ben, stage.cleo):
        await stage.presses(person, "Join", stage.card())
    reply = await stage.presses(stage.ada, "Start", stage.card())
    assert "Which card do you bid?" in reply
    assert [one.mentioned for one in stage.notices()] == [{stage.ben.id, stage.cleo.id}]


async def test_joining_a_match_that_runs_is_refused(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    lobby = stage.card()
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    for label in ("Join", "Add computer", "Start"):
        reply = await stage.forges(stage.ada, lobby.id_of(label))
        assert "Table 1 has begun already" in reply
    assert "This match is running" in await stage.forges(stage.ada, lobby.id_of("Leave"))


async def test_options_that_exclude_each_other_are_refused_with_the_reason(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "towns new", first_game="on", red="farm")
    assert "The set for the first game is fixed, so Farm cannot be chosen with it." in reply
    reply = await stage.says(stage.ada, "lanterns new", seats=2, ties="behind")
    assert "With two players equal bids win nothing." in reply
    assert stage.own(stage.channel) == []


async def test_options_that_some_number_of_players_allows_are_judged_at_the_start(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", ties="behind")
    await stage.presses(stage.ben, "Join", stage.card())
    assert "With two players" in await stage.presses(stage.ada, "Start", stage.card())
    await stage.presses(stage.cleo, "Join", stage.card())
    assert "The match has begun." in await stage.presses(stage.ada, "Start", stage.card())


@pytest.mark.parametrize("seats", [0, -1, 1, 7, 10**9])
async def test_a_number_of_seats_that_the_title_does_not_have(stage: Stage, seats: int) -> None:
    reply = await stage.says(stage.ada, "lanterns new", seats=seats)
    assert "This title is for 2 to 4 players" in reply
    assert stage.own(stage.channel) == []


async def test_in_some_servers_only_managers_open_tables(stage: Stage) -> None:
    manager = stage.server.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    guild = stage.env.backend.get_guild(stage.server.id)
    guild.members[stage.ada.id].role_ids.append(manager.id)
    assert "Only managers" in await stage.says(stage.ben, "settings server", openers="managers")
    reply = await stage.says(stage.ada, "settings server", openers="managers")
    assert "opened by: **managers of the server**" in reply
    assert "only its managers open tables" in await stage.says(stage.ben, "lanterns new")
    assert "Table 1 is open" in await stage.says(stage.ada, "lanterns new")
    assert "2. Ben" in await stage.presses(stage.ben, "Join", stage.card())


async def test_a_person_sits_at_so_many_open_tables_at_most(database: str) -> None:
    async with Stage(database, tables_a_person=2) as stage:
        for _ in range(2):
            await stage.says(stage.ada, "lanterns new")
        assert "at 2 open tables already, which is the limit" in await stage.says(stage.ada, "lanterns new")
        await stage.says(stage.ben, "lanterns new")
        assert "which is the limit" in await stage.presses(stage.ada, "Join", stage.card())
        await stage.says(stage.ada, "table leave", table=1)
        await stage.presses(stage.ada, "Leave for good")
        assert "2. Ada" in await stage.presses(stage.ada, "Join", stage.card())


async def test_tables_are_not_opened_in_dms_and_threads(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "lanterns new", at=stage.ada.user.dm_channel)
    assert "Tables are opened in a server's channel" in reply
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    reply = await stage.says(stage.ada, "lanterns new", at=stage.thread())
    assert "a thread cannot hold another thread" in reply


async def test_a_missing_permission_is_named_before_anything_is_opened(stage: Stage) -> None:
    stage.seals(stage.channel, "embed_links")
    assert "I lack a permission in this channel: Embed Links." in await stage.says(stage.ada, "lanterns new")
    stage.seals(stage.channel, "embed_links", "attach_files")
    reply = await stage.says(stage.ada, "lanterns new")
    assert "I lack permissions in this channel: Attach Files and Embed Links." in reply
    assert "You sit at no table" in await stage.says(stage.ada, "table list")


async def test_a_lobby_may_ask_for_people_who_answer_in_time(stage: Stage) -> None:
    today = int(stage.bot.clock) // 86400
    async with stage.bot.store.writing() as connection:
        for person, late in ((stage.ada, 1), (stage.ben, 4), (stage.cleo, 2)):
            each = [Tally(person.id, today, late=number < late, circle=number) for number in range(20)]
            await count(connection, each[: 9 if person is stage.cleo else 20])
    await stage.says(stage.ada, "lanterns new", reliability="90")
    assert "1. Ada (host) · 95 of 100 in time" in stage.card()
    assert "has answered in time at least 90 times out of 100" in stage.card()
    reply = await stage.presses(stage.ben, "Join", stage.card())
    assert reply.private
    assert "asks for people who answer in time at least 90 times out of 100; with you it was 80" in reply
    await stage.presses(stage.cleo, "Join", stage.card())
    assert "2. Cleo" in stage.card()
    assert "Cleo ·" not in stage.card()
    await stage.presses(stage.ada, "Start", stage.card())
    assert "of 100" not in stage.card()


async def test_where_no_threads_may_be_opened_the_host_reads_where_the_table_will_be(stage: Stage) -> None:
    sentence = "I may not open threads here"
    assert sentence not in await stage.says(stage.ada, "lanterns new")
    stage.seals(stage.channel, "create_public_threads")
    assert sentence in await stage.says(stage.ada, "lanterns new")
    await stage.bot.guests.change_server(stage.server.id, place="channel")
    assert sentence not in await stage.says(stage.ada, "lanterns new")


async def test_what_a_host_says_when_opening_stands_on_the_card(stage: Stage) -> None:
    await stage.says(
        stage.ada, "lanterns new", seats=3, pace="weekly", late="safe", hints="on", reliability="80"
    )
    row = await stage.row()
    assert (row.places, row.pace, row.late, row.hints, row.least, row.autostart) == (
        *(3, "weekly", "safe", "on", 80, False),
    )
    assert "Pace: weekly (7 days)" in stage.card()
    await stage.says(stage.ada, "lanterns new", autostart=True)
    row = await stage.row(2)
    assert (row.places, row.pace, row.late, row.hints, row.least, row.autostart) == (
        *(4, "relaxed", "computer", None, None, True),
    )
    unseen = stage.env.create_user("Eva")
    opened = await stage.says(stage.ada, "lanterns new", invite=unseen)
    assert "Table 3 is open" in opened
    assert "is not a member of this server" in opened, "the table is open all the same"
