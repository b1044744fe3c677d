"""`/block`: two people sit down together no more, and only whoever asked for it knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.store import blocks
from bot.store.blocks import Block
from tests.e2e.results import solved
from tests.e2e.stage import Person, Reply, Seen, Stage

NO_SEAT = "No seat is free for you at this table."


async def blocks_person(stage: Stage, who: Person, whom: Person) -> Reply:
    return await stage.says(who, "block", person=whom)


def told(reply: Reply) -> str:
    """The whole answer: itself and what followed."""
    return "\n".join(
        one.message.content for one in [*reply.result.followups, reply.result.response] if one is not None
    )


def seen_by_all(stage: Stage) -> list[str]:
    """Everything that the bot has written where others read it."""
    return [f"{one.text} {one.labels}" for one in stage.own(stage.channel)]


async def copied(stage: Stage, person: Person) -> dict[str, Any]:
    """The copy of what is stored about somebody."""
    await stage.presses(person, "Send me a copy", await stage.says(person, "privacy"))
    (attachment,) = stage.dms(person)[-1].message.attachments
    found: dict[str, Any] = json.loads(await attachment.read())
    return found


async def joins(stage: Stage, person: Person, card: Seen | None = None) -> Reply:
    return await stage.presses(person, "Join", card or stage.card())


@pytest.mark.parametrize("blocker", ["host", "guest"])
async def test_neither_joins_the_other_and_nobody_sees_why(stage: Stage, blocker: str) -> None:
    who, whom = (stage.ada, stage.ben) if blocker == "host" else (stage.ben, stage.ada)
    await stage.says(stage.ada, "lanterns new")
    before = seen_by_all(stage)
    reply = await blocks_person(stage, who, whom)
    assert reply.private
    assert f"You block <@{whom.id}>" in reply
    assert stage.dms(whom) == []
    refused = await joins(stage, stage.ben)
    assert refused.text == NO_SEAT
    assert refused.private
    assert seen_by_all(stage) == before
    await stage.says(stage.ben, "lanterns new")
    assert (await joins(stage, stage.ada)).text == NO_SEAT
    assert "2. Cleo" in await joins(stage, stage.cleo)


async def test_both_ways_the_same_is_said(stage: Stage) -> None:
    """Whoever is refused cannot tell by it who at the table blocks whom."""
    await stage.says(stage.ada, "lanterns new")
    await joins(stage, stage.cleo)
    await blocks_person(stage, stage.ben, stage.cleo)
    await blocks_person(stage, stage.ada, stage.dan)
    assert (await joins(stage, stage.ben)).text == (await joins(stage, stage.dan)).text == NO_SEAT


async def test_a_running_match_and_a_lobby_go_on(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await blocks_person(stage, stage.ada, stage.ben)
    assert stage.waits_for(stage.ada, stage.ben)
    await stage.presses(stage.ben, "Play", stage.table())
    assert "Ben" in stage.card()


async def test_a_rematch_leaves_the_seat_free_and_calls_nobody_there(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, stage.cleo)
    await blocks_person(stage, stage.ben, stage.ada)
    reply = await stage.presses(stage.ada, "Rematch", stage.finals()[0])
    assert "For one of the players no seat is free here" in told(reply)
    assert "Ben" not in told(reply)
    assert [one.name for one in (await stage.row(2)).kept] == ["Cleo"]
    called = next(one for one in stage.own(stage.channel) if "would like to play" in one)
    assert called.mentioned == {stage.cleo.id}
    assert (await joins(stage, stage.ben)).text == NO_SEAT


async def test_taking_it_back(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    await blocks_person(stage, stage.ada, stage.ben)
    assert "You do not block that person" in await stage.says(stage.ben, "unblock", person=stage.ada)
    assert "Say who is meant" in await stage.says(stage.ada, "unblock")
    reply = await stage.says(stage.ada, "unblock", person=stage.ben)
    assert reply.private
    assert f"You do not block <@{stage.ben.id}> any more." in reply
    assert "You do not block that person" in await stage.says(stage.ada, "unblock", person=stage.ben)
    assert "2. Ben" in await joins(stage, stage.ben)


async def test_it_can_be_said_in_private_and_holds_everywhere(stage: Stage) -> None:
    await stage.says(stage.ada, "block", person=stage.ben.user, at=stage.ada.user.dm_channel)
    other = stage.env.create_guild("Other")
    place = other.create_text_channel("tables")
    ada, ben = (other.add_member(one.user) for one in (stage.ada, stage.ben))
    await stage.says(ada, "lanterns new", at=place)
    assert (await joins(stage, ben, stage.card(place))).text == NO_SEAT


async def test_nobody_blocks_themselves_a_bot_or_somebody_twice(stage: Stage) -> None:
    assert "You cannot block yourself." in await blocks_person(stage, stage.ada, stage.ada)
    robot = stage.server.add_member(stage.env.create_user("Robot", bot=True))
    assert "Only people can be blocked" in await blocks_person(stage, stage.ada, robot)
    assert "You block nobody." in await stage.says(stage.ada, "block")
    await blocks_person(stage, stage.ada, stage.ben)
    assert "You block that person already." in await blocks_person(stage, stage.ada, stage.ben)
    assert "You block one person." in await stage.says(stage.ada, "block")


async def test_the_list_is_for_whoever_blocks_alone(stage: Stage) -> None:
    await blocks_person(stage, stage.ada, stage.ben)
    await stage.waits(60)
    await blocks_person(stage, stage.ada, stage.cleo)
    reply = await stage.says(stage.ada, "block")
    assert reply.private
    head, cleo, ben = reply.text.splitlines()
    assert head == "You block 2 people. **/unblock** takes it back."
    assert cleo.startswith(f"• <@{stage.cleo.id}>, since <t:")
    assert ben.startswith(f"• <@{stage.ben.id}>, since <t:")
    assert "You block nobody." in await stage.says(stage.ben, "block")


async def test_a_long_list_has_pages_with_everybody_once(stage: Stage) -> None:
    numbers = [10**17 + number for number in range(100)]
    async with stage.bot.store.writing() as connection:
        for number in numbers:
            await blocks.add(connection, Block(stage.ada.id, number, 5))
    shown = [await stage.says(stage.ada, "block")]
    while any(label.startswith("Earlier") for label in shown[-1].labels):
        older = shown[-1].labels[-1]
        shown.append(await stage.presses(stage.ada, older, shown[-1]))
        assert shown[-1].edited
    assert all(one.text.startswith("You block 100 people.") for one in shown)
    lines = [line for one in shown for line in one.text.splitlines()[1:]]
    assert len(shown) > 1
    assert lines == [f"• <@{number}>, since <t:5:D>" for number in numbers]
    assert "You block 100 people already" in await blocks_person(stage, stage.ada, stage.ben)


@pytest.mark.long
async def test_only_the_copy_of_whoever_blocks_tells_of_it(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    before = await copied(stage, stage.ben)
    words = (await stage.says(stage.ben, "privacy")).text
    await blocks_person(stage, stage.ada, stage.ben)
    assert await copied(stage, stage.ben) == before
    assert (await stage.says(stage.ben, "privacy")).text == words
    assert "• that you block somebody, and since when" in await stage.says(stage.ada, "privacy")
    (row,) = (await copied(stage, stage.ada))["blocked_others"]
    assert row["other"] == stage.ben.id


async def test_of_a_stranger_who_is_blocked_nothing_is_stored_that_they_see(stage: Stage) -> None:
    await blocks_person(stage, stage.ada, stage.dan)
    assert (await stage.says(stage.dan, "privacy")).text == "I store nothing about you."


async def test_a_restart_forgets_no_block(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    await blocks_person(stage, stage.ben, stage.ada)
    await stage.restarts()
    assert (await joins(stage, stage.ben)).text == NO_SEAT
