"""`/moderate`: who is barred from the tables of a server leaves them and sits down at none."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.store import bars
from bot.store.bars import Bar
from tests.e2e.moderators import gives, moderator, offers_to_all, takes_all
from tests.e2e.results import solved
from tests.e2e.stage import Person, Place, Reply, Stage
from tests.e2e.test_results_privacy import everything

BARRED = "The moderators of this server do not let you sit down at its tables."


async def bars_from_tables(stage: Stage, person: Person, by: Person | None = None, **given: Any) -> Reply:
    """A moderator bars somebody; Dan does, if nobody else is named."""
    if by is None:
        by = stage.dan
        moderator(stage, by)
    return await stage.says(by, "moderate bar", person=person, **given)


async def sits(stage: Stage, person: Person, table: int = 1) -> bool:
    return (await stage.row(table)).seat_of(person.id) is not None


async def test_whoever_is_barred_opens_and_joins_nothing(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    old = stage.card()
    reply = await bars_from_tables(stage, stage.ben)
    assert f"<@{stage.ben.id}> can sit down at no table of this server any more." in reply
    assert reply.private
    for said in (
        await stage.presses(stage.ben, "Join", old),
        await stage.says(stage.ben, "lanterns new"),
        await stage.says(stage.ben, "towns new", seats=1),
    ):
        assert said.text == f"{BARRED} Ask them if you would like to know why, or to play here again."
        assert said.private
    assert "Players (1 of 4)" in stage.card()
    assert stage.dms(stage.ben) == []
    assert "2. Cleo" in await stage.presses(stage.cleo, "Join", stage.card())


async def test_a_running_seat_goes_to_a_computer_in_the_middle_of_a_turn(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    panel = await stage.presses(stage.ben, "Play", stage.table())
    assert stage.waits_for(stage.ada, stage.ben)
    reply = await bars_from_tables(stage, stage.ben)
    assert "and has left one." in reply
    assert stage.waits_for(stage.ada)
    assert "Ben’s computer" in stage.card()
    said = await stage.forges(stage.ben, panel.components[0].custom_id)
    assert "You have no seat at table 1" in said
    assert "You sit at no table" in await stage.says(stage.ben, "table list")


async def test_every_table_of_the_server_is_left(stage: Stage) -> None:
    for title in ("lanterns", "works"):
        await stage.says(stage.ada, f"{title} new", seats=2)
        await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    await stage.says(stage.ben, "lanterns new")
    await stage.presses(stage.cleo, "Join", stage.card())
    assert "and has left 3." in await bars_from_tables(stage, stage.ben)
    assert [await sits(stage, stage.ben, table) for table in (1, 2, 3)] == [False] * 3
    assert (await stage.row(3)).host == stage.cleo.id
    assert "1. Cleo (host)" in stage.card()


async def test_a_lobby_and_a_match_with_nobody_else_end(stage: Stage) -> None:
    await stage.says(stage.ben, "lanterns new")
    await stage.says(stage.ben, "towns new", seats=1)
    assert "and has left 2." in await bars_from_tables(stage, stage.ben)
    assert [(await stage.row(table)).reason for table in (1, 2)] == ["empty", "left"]


async def test_another_server_is_no_concern_of_it(stage: Stage) -> None:
    other = stage.env.create_guild("Other")
    place = other.create_text_channel("tables")
    ben = other.add_member(stage.ben.user)
    await stage.says(ben, "lanterns new", at=place)
    await bars_from_tables(stage, stage.ben)
    assert await sits(stage, stage.ben)
    assert "Table 2 is open" in await stage.says(ben, "lanterns new", at=place)


async def test_a_rematch_seats_nobody_who_is_barred(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await bars_from_tables(stage, stage.ben)
    assert BARRED in await stage.presses(stage.ben, "Rematch", stage.finals()[0])
    reply = await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    text = "\n".join(one.message.content for one in [*reply.result.followups, reply.result.response] if one)
    assert "**Ben** cannot sit down in this server now, so that seat is free" in text
    assert [seat.name for seat in (await stage.row(2)).seats] == ["Ada"]
    assert not [one for one in stage.own(stage.channel) if stage.ben.id in one.mentioned]


async def test_letting_in_again(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await bars_from_tables(stage, stage.ben)
    reply = await stage.says(stage.dan, "moderate unbar", person=stage.ben)
    assert "can sit down at tables of this server again" in reply
    assert not await sits(stage, stage.ben), "the seat stays with the computer"
    assert "Table 2 is open" in await stage.says(stage.ben, "lanterns new")
    assert "that person is not barred here" in await stage.says(stage.dan, "moderate unbar", person=stage.ben)


async def test_the_list_for_moderators(stage: Stage) -> None:
    moderator(stage, stage.dan)
    assert "Nobody is barred" in await stage.says(stage.dan, "moderate bars")
    await bars_from_tables(stage, stage.ada)
    await stage.waits(60)
    await bars_from_tables(stage, stage.ben, reason="**rude** @everyone")
    reply = await stage.says(stage.dan, "moderate bars")
    assert reply.private
    head, ben, ada = reply.text.splitlines()
    assert head == "2 people are barred from the tables of this server:"
    assert ben.startswith(f"• <@{stage.ben.id}>, since <t:")
    assert ben.endswith(rf"by <@{stage.dan.id}>: “\*\*rude\*\* \@everyone”")
    assert f"<@{stage.ada.id}>" in ada
    assert "Barred already" in await stage.says(stage.dan, "moderate bar", person=stage.ben)


async def test_a_long_list_says_how_many_more_there_are(stage: Stage) -> None:
    moderator(stage, stage.dan)
    async with stage.bot.store.writing() as connection:
        for number in range(1, 101):
            await bars.add(connection, Bar(stage.server.id, number, stage.dan.id, number, "x" * 200))
    reply = await stage.says(stage.dan, "moderate bars")
    lines = reply.text.splitlines()
    assert "100 people are barred" in lines[0]
    assert lines[1].startswith("• <@100>")
    assert lines[-1] == f"… and {100 - (len(lines) - 2)} more."


# Who may not, and whom


async def test_only_moderators_of_the_whole_server_do_it(stage: Stage) -> None:
    offers_to_all(stage)
    await stage.begins("lanterns", stage.ada, stage.ben)
    for command in ("bar", "unbar"):
        reply = await stage.says(stage.cleo, f"moderate {command}", person=stage.ben)
        assert "Only moderators of the whole server can do this" in reply
    assert "Only moderators" in await stage.says(stage.cleo, "moderate bars")
    assert await sits(stage, stage.ben)


async def test_moderators_are_offered_it_without_more_ado(stage: Stage) -> None:
    moderator(stage, stage.dan)
    assert "moderate bar" in stage.dan.available_commands(stage.channel)
    assert "moderate bar" not in stage.cleo.available_commands(stage.channel)


async def test_in_a_dm_there_is_no_server_to_bar_from(stage: Stage) -> None:
    reply = await stage.says(stage.dan, "moderate bars", at=stage.dan.user.dm_channel)
    assert "Use the command in the server." in reply


async def test_who_was_a_moderator_does_it_no_more(stage: Stage) -> None:
    offers_to_all(stage)
    moderator(stage, stage.dan)
    takes_all(stage, stage.dan)
    assert "Only moderators" in await stage.says(stage.dan, "moderate bar", person=stage.ben)
    assert "is open" in await stage.says(stage.ben, "lanterns new")


async def test_a_moderator_elsewhere_bars_nobody_here(stage: Stage) -> None:
    other = stage.env.create_guild("Other")
    place = other.create_text_channel("tables")
    eva = stage.arrives("Eva", other)
    moderator(stage, eva, other)
    ben = other.add_member(stage.ben.user)
    await stage.says(stage.ben, "lanterns new")
    await stage.says(eva, "moderate bar", at=place, person=ben)
    assert BARRED in await stage.says(ben, "lanterns new", at=place)
    assert await sits(stage, stage.ben)
    assert "Table 2 is open" in await stage.says(stage.ben, "lanterns new")


@pytest.mark.parametrize("administrator", [False, True])
async def test_nobody_bars_themselves_a_bot_or_a_moderator(stage: Stage, *, administrator: bool) -> None:
    if administrator:
        gives(stage, stage.cleo, administrator=True)
    else:
        moderator(stage, stage.cleo)
    assert "cannot be barred" in await bars_from_tables(stage, stage.cleo)
    assert "You cannot bar yourself" in await stage.says(stage.dan, "moderate bar", person=stage.dan)
    robot = stage.server.add_member(stage.env.create_user("Robot", bot=True))
    assert "Bots sit at no tables" in await stage.says(stage.dan, "moderate bar", person=robot)
    assert "Say who is meant" in await stage.says(stage.dan, "moderate bar")
    assert "Nobody is barred" in await stage.says(stage.dan, "moderate bars")


async def test_a_reason_that_is_too_long_bars_nobody(stage: Stage) -> None:
    assert "Your reason has 201 characters" in await bars_from_tables(stage, stage.ben, reason="x" * 201)
    assert "Nobody is barred" in await stage.says(stage.dan, "moderate bars")


@pytest.mark.parametrize("left", [False, True])
async def test_nobody_is_barred_from_a_table_of_the_moderator(stage: Stage, *, left: bool) -> None:
    """Nor from one that the moderator has left, where the others would come in last as well."""
    await stage.says(stage.ben, "lanterns new")
    await stage.begins("lanterns", stage.ada, stage.ben, stage.dan)
    if left:
        asked = await stage.says(stage.dan, "table leave", table=2)
        await stage.presses(stage.dan, "Leave for good", asked)
    reply = await bars_from_tables(stage, stage.ben)
    assert "You both sit at table 2, or you have sat there" in reply
    assert await sits(stage, stage.ben, 1)
    assert await sits(stage, stage.ben, 2)
    assert "Nobody is barred" in await stage.says(stage.dan, "moderate bars")


async def test_somebody_who_has_left_the_server_is_barred_before_coming_back(stage: Stage) -> None:
    moderator(stage, stage.dan)
    stage.server.remove_member(stage.ben)
    await bars_from_tables(stage, stage.ben.user, by=stage.dan)  # type: ignore[arg-type]
    ben = stage.server.add_member(stage.ben.user)
    assert BARRED in await stage.says(ben, "lanterns new")


@pytest.mark.long
async def test_of_two_moderators_at_once_one_bars(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    with stage.env._bot_scope():
        done = await asyncio.gather(
            *(
                stage.bot.moderation.bar(stage.server.id, stage.ben.id, by.id, None)
                for by in (stage.cleo, stage.dan)
            ),
            return_exceptions=True,
        )
    assert sorted(type(one).__name__ for one in done) == ["RefusedError", "int"]
    await stage.settled()
    assert not await sits(stage, stage.ben)


# Trouble


async def stored_only(stage: Stage) -> None:
    """The bar is stored, and the process has died before anything else."""
    async with stage.bot.store.writing() as connection:
        await bars.add(connection, Bar(stage.server.id, stage.ben.id, stage.dan.id, 1))


@pytest.mark.long
async def test_what_a_stopped_process_left_is_finished_at_the_start(stage: Stage) -> None:
    other = stage.env.create_guild("Other")
    place: Place = other.create_text_channel("tables")
    ben = other.add_member(stage.ben.user)
    await stage.says(ben, "lanterns new", at=place)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await stage.says(stage.ben, "works new")
    await stored_only(stage)
    await stage.restarts()
    await stage.settled()
    assert [await sits(stage, stage.ben, table) for table in (1, 2, 3)] == [True, False, False]
    assert stage.waits_for(stage.ada)


async def test_whoever_is_still_seated_does_not_keep_others_from_joining(stage: Stage) -> None:
    await stage.says(stage.ben, "lanterns new")
    await stored_only(stage)
    assert "2. Cleo" in await stage.presses(stage.cleo, "Join", stage.card())


async def test_a_locked_thread_keeps_nobody_in_the_seat(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    thread = stage.thread()
    stage.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    stage.seals(stage.channel, "manage_threads")
    for method in ("PATCH", "POST"):
        stage.fails(method, f"/channels/{thread.id}/messages*", 400, 160005, times=None)
    stage.fails("POST", "*/threads", 400, 160004, times=None)
    await bars_from_tables(stage, stage.ben)
    assert "Ben’s computer" in stage.card()
    assert "Waiting for **Ada**." in stage.table(stage.channel)


# What is stored about it


async def erases(stage: Stage, person: Person) -> None:
    asked = await stage.presses(person, "Erase everything", await stage.says(person, "privacy"))
    await stage.presses(person, next(one for one in asked.labels if "rase" in one), asked)
    await stage.settled()


async def test_erasing_lifts_no_bar_and_takes_the_words(stage: Stage) -> None:
    await stage.says(stage.ben, "lanterns new")
    await bars_from_tables(stage, stage.ben, reason="Ben shouted")
    await erases(stage, stage.ben)
    assert "shouted" not in await everything(stage.bot.store)
    assert BARRED in await stage.says(stage.ben, "lanterns new")
    reply = await stage.says(stage.dan, "moderate bars")
    assert f"<@{stage.ben.id}>, since" in reply
    assert "shouted" not in reply
    await stage.says(stage.dan, "moderate unbar", person=stage.ben)
    assert "is open" in await stage.says(stage.ben, "lanterns new")


async def test_an_erased_moderator_leaves_the_bars_without_a_name(stage: Stage) -> None:
    await bars_from_tables(stage, stage.ben)
    assert "that you have barred somebody" in await stage.says(stage.dan, "privacy")
    await erases(stage, stage.dan)
    reply = await stage.says(stage.dan, "moderate bars")
    assert "by Erased player" in reply
    assert f"<@{stage.ben.id}>" in reply


async def test_the_copy_says_where_somebody_is_barred_and_not_by_whom(stage: Stage) -> None:
    await bars_from_tables(stage, stage.ben, reason="rude")
    reply = await stage.says(stage.ben, "privacy")
    assert "moderators have barred you from the tables of one server, and what they noted" in reply
    await stage.presses(stage.ben, "Send me a copy", reply)
    (attachment,) = stage.dms(stage.ben)[-1].message.attachments
    found = json.loads(await attachment.read())
    (kept,) = found["barred_from"]
    assert (kept["server"], kept["reason"]) == (stage.server.id, "rude")
    assert str(stage.dan.id) not in json.dumps(found)
