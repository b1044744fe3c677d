"""The answer to a press may get lost on its way: what was done is done, and nothing is said that is not so."""

from __future__ import annotations

import pytest
import simcord
from simcord.http.router import dispatch

from bot.store import messages
from tests.e2e.stage import Seen, Stage

CALLBACK = "/interactions/*/callback"


async def pressed(stage: Stage, label: str) -> simcord.InteractionResult:
    """Ada presses, and nobody looks at the answer."""
    panel = stage.panel(stage.ada)
    return await stage.ada.click(panel.message, custom_id=panel.id_of(label))


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (500, 0), (503, 0), (400, 40060)])
async def test_an_answer_stands_although_its_reply_is_lost(stage: Stage, status: int, code: int) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    stage.fails("POST", CALLBACK, status, code)
    result = await pressed(stage, "Pass")
    assert not result.acknowledged
    assert await stage.journal() == [(0, "pass")]
    assert stage.waits_for(stage.ben)
    reply = await stage.presses(stage.ada, "Pass")
    assert "The table does not wait for you now." in reply


async def test_a_reply_that_discord_finds_malformed_becomes_a_sentence(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    stage.fails("POST", CALLBACK, 400, 50035)
    reply = await stage.presses(stage.ada, "Pass")
    stage.expected_errors += 1
    assert "What you asked for is done, but I cannot show it here." in reply
    assert await stage.journal() == [(0, "pass")]


async def test_a_private_message_whose_reply_was_lost_is_brought_up_to_date_all_the_same(
    stage: Stage,
) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    dm = stage.dm(stage.ada)
    card = next(item for item in dm.components if item.label.isdecimal())
    stage.fails("POST", CALLBACK, 404, 10062)
    await stage.ada.user.click(dm.message, custom_id=card.custom_id)
    assert len(await stage.journal()) == 1
    assert "This is yours alone." in stage.dm(stage.ada)


async def test_a_card_whose_reply_was_lost_is_brought_up_to_date_all_the_same(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    card = stage.card()
    stage.fails("POST", CALLBACK, 500)
    await stage.ben.click(card.message, custom_id=card.id_of("Join"))
    assert "2. Ben" in stage.card()


async def test_a_card_that_does_not_count_any_more_is_not_written_into(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    reply = await stage.forges(stage.ben, "g:join:1:-1:card.")
    assert reply.private
    assert "You sit at table 1. I tell you when it begins." in reply
    assert "2. Ben" in stage.card()


async def test_what_a_press_in_place_shows_is_not_sent_again(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    before = stage.requests("PATCH", "/channels/*")
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Add computer", stage.card())
    assert stage.requests("PATCH", "/channels/*") == before


async def test_what_a_reply_showed_counts_for_the_message_it_was_written_into(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    card, slot = stage.card(), (await stage.slots())["card"]
    stage.bot.post.shown(slot, slot.wanted + 1)
    stage.deletes(card)
    async with stage.bot.store.writing() as connection:
        await messages.note(connection, slot, message=None, shown=0)
    await stage.forges(stage.ben, "g:join:1:-1:card.")
    assert stage.card().id != card.id
    assert "2. Ben" in stage.card()


async def test_a_command_that_is_no_longer_there_gets_a_sentence(stage: Stage) -> None:
    path = f"/applications/{stage.env.backend.application_id}/commands"
    known = dispatch(stage.env.backend, "GET", path)
    wanted = [
        {key: one[key] for key in ("name", "description", "options", "type") if key in one} for one in known
    ]
    ghost = {"name": "ghost", "description": "A command of an older release", "type": 1}
    dispatch(stage.env.backend, "PUT", path, json=[*wanted, ghost])
    result = await stage.ada.slash(stage.channel, "ghost")
    assert result.response is not None
    assert "Discord still shows you an older form of this command." in Seen(result.response.message)
    stage.known_errors = len(stage.env.errors)
