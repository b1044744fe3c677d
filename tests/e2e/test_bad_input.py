"""Presses and commands that do not fit: each gets a sentence, and nothing changes."""

from __future__ import annotations

import re

import pytest

from tests.e2e.stage import Person, Seen, Stage

UNEXPECTED = re.compile("[0-9a-f]{6}")


@pytest.fixture
async def playing(stage: Stage) -> Stage:
    """Ada and Ben play Lanterns, and both are asked for a bid."""
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    return stage


async def refused(stage: Stage, person: Person, custom_id: str, *values: str) -> Seen:
    """The sentence that a forged press gets; the journal does not grow by it."""
    before, row = await stage.journal(), await stage.row()
    reply = await stage.forges(person, custom_id, *values)
    assert reply.text
    assert reply.private
    assert "went wrong" not in reply
    assert await stage.journal() == before
    assert (await stage.row()).seats == row.seats
    return reply


@pytest.mark.long
async def test_a_press_by_somebody_without_a_seat(playing: Stage) -> None:
    question = playing.dm(playing.ben)
    pressed = next(item.custom_id for item in question.components if item.custom_id.startswith("g:pick"))
    for custom_id in (pressed, "g:play:1:-1:table.", "g:hand:1:-1:table.", "g:quit:1:-1:", "g:undo:1:0:"):
        reply = await refused(playing, playing.cleo, custom_id)
        assert "You have no seat at table 1, so you can only watch." in reply


async def test_somebody_without_a_seat_gets_the_sentence_and_no_panel(playing: Stage) -> None:
    question = playing.dm(playing.ben)
    pressed = next(item.custom_id for item in question.components if item.custom_id.startswith("g:pick"))
    for custom_id in (pressed, "g:undo:1:0:"):
        reply = await refused(playing, playing.cleo, custom_id)
        assert not reply.components
        assert not reply.pictures
        assert "Waiting for" not in reply


async def test_somebody_without_a_seat_may_look(playing: Stage) -> None:
    reply = await playing.presses(playing.cleo, "Read the board", playing.table())
    assert "Waiting for **Ada** and **Ben**." in reply
    assert "Which card" not in reply


async def test_a_press_by_somebody_who_is_not_asked_now(playing: Stage) -> None:
    question = playing.dm(playing.ben)
    first = next(item.custom_id for item in question.components if item.custom_id.startswith("g:pick"))
    await playing.presses_id(playing.ben, first, question)
    reply = await refused(playing, playing.ben, first)
    assert "The table does not wait for you now." in reply
    assert "Waiting for **Ada**." in reply


async def test_a_doubled_press_counts_once(playing: Stage) -> None:
    panel = playing.panel(playing.ada)
    first = panel.components[0].custom_id
    await playing.presses_id(playing.ada, first, panel)
    assert len(await playing.journal()) == 1
    reply = await playing.forges(playing.ada, first)
    assert "Waiting for **Ben**." in reply
    assert len(await playing.journal()) == 1


async def test_a_stale_press_shows_what_is_asked_now(playing: Stage) -> None:
    for person in (playing.ada, playing.ben):
        await playing.presses(person, "Play", playing.table())
    old = {
        person.name: playing.panel(person).components[0].custom_id for person in (playing.ada, playing.ben)
    }
    for person in (playing.ada, playing.ben):
        await playing.presses_id(person, old[person.name], playing.panel(person))
    reply = await refused(playing, playing.ada, old["Ada"])
    assert "That question is no longer open. Here is what the table asks now." in reply
    assert "Do you raise yours?" in reply


NOT_FITTING = (
    "g:pick:1:0:",
    "g:pick:1:0:zzzz",
    "g:pick:1:0:.zzzz",
    "g:pick:1:0:.....",
    "g:pick:1:0:....zzzz",
    "g:pick:1:0:abcdefgh.ijkl",
    "g:pick:1:0:.a",
    "g:pick:1:0:~9",
    "g:pick:1:0:.~99999999999999999999",
    "g:pick:1:-2:",
    "g:pick:1:999999999:.zzzz",
    "g:send:1:0:",
    "g:send:1:0:zzzz",
    "g:send:1:0:zzzz.menu",
    "g:undo:1:0:",
    "g:undo:1:-1:",
    "g:undo:1:999999999:",
    "g:look:1:7:abcd.efgh~3",
    "g:hand:1:7:x",
    "g:history:1:-1:~7",
    "g:rules:1:-1:~7",
    "g:rules:999999999:-1:",
    "g:rules:0:-1:",
    "g:open:1:-1:",
    "g:leaving:1:-1:",
    "g:takeback:1:-1:",
)
NOT_OURS = (
    "x",
    "g:",
    "g:pick",
    "g:nothing:1:0:",
    "g:pick:one:0:",
    "g:pick:-1:0:",
    "g:pick:1:0:<@1>",
    "g:pick:1:0",
    "g:PICK:1:0:",
    "g:pick:1234567890:0:",
    "g:pick:1:1234567890:",
    "h:pick:1:0:",
    "g:pick:1:0:\n",
    "täglich",
    "g:" + "9" * 90,
)


async def test_a_forged_id_changes_nothing(playing: Stage) -> None:
    for custom_id in NOT_FITTING:
        await refused(playing, playing.ada, custom_id)


async def test_what_the_bot_never_made_is_called_old(playing: Stage) -> None:
    for custom_id in NOT_OURS:
        reply = await refused(playing, playing.ada, custom_id)
        assert "This button is from an older message." in reply


@pytest.mark.long
async def test_a_table_that_does_not_exist(playing: Stage) -> None:
    for verb in ("pick", "send", "play", "look", "hand", "read", "undo", "history", "quit", "start", "join"):
        for number in ("999999999", "2", "0"):
            reply = await refused(playing, playing.ada, f"g:{verb}:{number}:0:")
            assert f"There is no table {number} that you can see from here." in reply


async def test_a_forged_choice_among_tables(playing: Stage) -> None:
    for value in ("999999999999999999999", "x", "²", "-1", " ", "1.5", "999999999"):
        reply = await refused(playing, playing.ada, "g:look:0:-1:", value)
        assert "There is no table" in reply


async def test_a_forged_choice_of_options(playing: Stage) -> None:
    reply = await refused(playing, playing.ada, "g:pick:1:0:", "zzzz")
    assert "That choice has gone meanwhile." in reply
    reply = await refused(playing, playing.ada, "g:send:1:0:.menu", "zzzz", "yyyy")
    assert "That choice has gone meanwhile." in reply
    assert "Which card do you bid?" in reply


async def test_a_forged_page_never_shows_a_hand_in_public(playing: Stage) -> None:
    """A page of the board in words may tell a hand, so it is never written into a message that others see."""
    reply = await playing.forges(playing.ada, "g:read:1:-1:~5")
    assert reply.private
    assert not reply.edited


async def test_a_match_that_is_over_is_not_answered(stage: Stage) -> None:
    await stage.says(stage.ada, "spells new", seats=1, turns="1")
    question = stage.panel(stage.ada).id_of("Nothing more")
    await stage.presses(stage.ada, "Nothing more")
    assert "table 1 is finished: **Ada**." in stage.finals()[0]
    reply = await stage.forges(stage.ada, question)
    assert "Table 1 is over. Open a new one if you would like to play." in reply
    assert "Table 1 is over" in await stage.says(stage.ada, "spells play", table=1)
    assert "Table 1 is over" in await stage.says(stage.ada, "table leave", table=1)
    assert "Table 1 is over" in await stage.says(stage.ada, "table undo", table=1)
    assert "over" in await stage.forges(stage.ben, "g:join:1:-1:card.")


async def test_a_table_that_has_not_begun(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    for custom_id in (
        "g:play:1:-1:",
        "g:look:1:-1:",
        "g:hand:1:-1:",
        "g:undo:1:0:",
        "g:pick:1:0:",
        "g:read:1:-1:",
    ):
        reply = await stage.forges(stage.ada, custom_id)
        assert "Table 1 has not begun yet." in reply
    reply = await stage.forges(stage.ben, "g:play:1:-1:")
    assert "You do not sit at table 1 yet. Press **Join**" in reply
    assert "You do not sit at table 1 yet" in await stage.presses(stage.ben, "Leave", stage.card())
    assert "has not begun yet" in await stage.says(stage.ada, "lanterns bid", card="1")
    assert "has not begun yet" in await stage.says(stage.ada, "lanterns board")


async def test_a_table_of_another_server_cannot_be_seen(playing: Stage) -> None:
    other = playing.env.create_guild("Elsewhere")
    place = other.create_text_channel("tables")
    stranger = playing.arrives("Eve", other)
    for custom_id in ("g:play:1:-1:", "g:read:1:-1:", "g:look:1:-1:", "g:join:1:-1:card.", "g:history:1:-1:"):
        reply = await playing.forges(stranger, custom_id, at=place)
        assert "There is no table 1 that you can see from here." in reply
    for command in ("lanterns board", "table history", "lanterns hand"):
        reply = await playing.says(stranger, command, at=place, table=1)
        assert "There is no table 1 that you can see from here." in reply


async def test_a_table_of_another_server_cannot_be_seen_from_a_dm(playing: Stage) -> None:
    other = playing.env.create_guild("Elsewhere")
    stranger = playing.arrives("Eve", other)
    dm = stranger.user.dm_channel
    for custom_id in (
        "g:play:1:-1:",
        "g:read:1:-1:",
        "g:join:1:-1:card.",
        "g:history:1:-1:",
        "g:leaving:1:-1:",
    ):
        reply = await playing.forges(stranger, custom_id, at=dm)
        assert "There is no table 1 that you can see from here." in reply
    reply = await playing.says(stranger, "lanterns board", at=dm, table=1, text=True)
    assert "There is no table 1" in reply


async def test_players_reach_their_table_from_another_server_only_by_dm(playing: Stage) -> None:
    other = playing.env.create_guild("Elsewhere")
    place = other.create_text_channel("tables")
    ada = other.add_member(playing.ada.user)
    reply = await playing.says(ada, "lanterns board", at=place, table=1)
    assert "Table 1 belongs to another server." in reply
    reply = await playing.says(ada, "lanterns board", at=place)
    assert "You sit at no open table here." in reply
    reply = await playing.says(playing.ada, "lanterns board", at=playing.ada.user.dm_channel)
    assert "Waiting for **Ada** and **Ben**." in reply


async def test_a_channel_that_somebody_cannot_see_keeps_its_tables(playing: Stage) -> None:
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    hidden = 1 << 10
    wall = Overwrite(playing.cleo.id, OverwriteType.MEMBER, 0, hidden)
    playing.env.backend.edit_channel(playing.channel.id, {}, overwrites=[wall])
    lounge = playing.server.create_text_channel("lounge")
    assert "There is no table 1" in await playing.says(playing.cleo, "lanterns board", at=lounge, table=1)
    assert "There is no table 1" in await playing.forges(playing.cleo, "g:read:1:-1:", at=lounge)
    assert "Waiting for" in await playing.says(playing.dan, "lanterns board", at=lounge, table=1)


async def test_a_number_of_a_table_that_does_not_exist(playing: Stage) -> None:
    for command in (
        "lanterns board",
        "lanterns bid",
        "lanterns hand",
        "table undo",
        "table leave",
        "table history",
    ):
        for number in (0, -5, 2, 2**31, 2**53 - 1, 1 - 2**53):
            reply = await playing.says(playing.ada, command, table=number)
            assert f"There is no table {number} that you can see from here." in reply


async def test_a_slash_option_that_is_not_among_the_legal_ones(playing: Stage) -> None:
    for typed in ("", " ", "99", "x" * 3000, "<@1>", "**1**", "@everyone", "١", "1\n2", "🐟"):
        reply = await playing.says(playing.ada, "lanterns bid", card=typed)
        assert "is not possible now. Possible: " in reply
        assert "Which card do you bid?" in reply
    assert await playing.journal() == []


async def test_a_command_for_something_else(playing: Stage) -> None:
    reply = await playing.says(playing.ada, "lanterns raise", use="Go on")
    assert "The table asks you something else now. Here it is." in reply
    assert "Which card do you bid?" in reply
    assert "Table 1 does not play Spells." in await playing.says(playing.ada, "spells play", table=1)
    assert "You sit at no open table here." in await playing.says(playing.ada, "spells play")


async def test_a_command_by_somebody_who_is_not_asked(playing: Stage) -> None:
    await playing.presses_id(
        playing.ada, playing.panel(playing.ada).components[0].custom_id, playing.panel(playing.ada)
    )
    assert "The table does not wait for you now." in await playing.says(playing.ada, "lanterns bid", card="1")
    assert "You have no seat at table 1" in await playing.says(
        playing.cleo, "lanterns bid", card="1", table=1
    )


async def test_options_that_do_not_go_together(stage: Stage) -> None:
    await stage.says(stage.ada, "works new", seats=2)
    await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    reply = await stage.says(stage.ada, "works trade", deal="Pass", goods="clay")
    assert "These do not go together." in reply
    reply = await stage.says(stage.ada, "works trade", deal="buy", goods="iron", number="2")
    assert "That costs 6 coins, and you have 4." in reply
    assert "Buy, sell or pass." in reply
