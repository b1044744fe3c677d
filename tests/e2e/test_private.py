"""What is for one player alone: hands by DM, closed DMs, and other ways to the same."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Person, Seen, Stage


def bid(shown: Seen) -> str:
    """The first card that can be bid."""
    return next(label for label in shown.labels if label.isdecimal())


async def monument_in_dm(stage: Stage, person: Person) -> str:
    """Choose a monument in the DM itself."""
    label = stage.dm(person).labels[0]
    await stage.presses(person, label, stage.dm(person))
    return label


@pytest.mark.long
async def test_the_monument_is_chosen_in_the_dm_itself(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben)
    dm = stage.dm(stage.ben)
    assert "Which monument do you keep?" in dm
    assert dm.labels[2:] == ["Orders", "Rules", "Learn"]
    assert len(dm.pictures) == 1
    reply = await stage.presses(stage.ben, dm.labels[0], dm)
    assert reply.edited
    kept = stage.dm(stage.ben)
    assert kept.id == dm.id
    assert "This is yours alone. I keep it up to date here." in kept
    assert kept.labels == ["Play"]
    assert dm.labels[0] in kept.pictures[0] or kept.pictures[0]
    assert stage.waits_for(stage.ada)


async def test_a_hand_never_stands_where_others_see_it(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben)
    cards = stage.dm(stage.ben).labels
    await monument_in_dm(stage, stage.ben)
    seen = [*stage.all(stage.channel), *stage.all(stage.thread()), *stage.dms(stage.ada)]
    for shown in seen:
        for card in cards:
            assert card not in shown.text
            assert card not in "".join(shown.pictures)


async def test_the_dm_says_what_is_wrong_with_a_late_press(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    dm = stage.dm(stage.ben)
    await stage.presses(stage.ben, "Play", stage.table())
    await stage.presses(stage.ben, bid(stage.panel(stage.ben)))
    late = await stage.presses_id(stage.ben, stage.dm(stage.ben).components[0].custom_id, stage.dm(stage.ben))
    assert "Waiting for **Ada**." in late
    reply = await stage.forges(stage.ben, dm.components[0].custom_id, at=stage.ben.user.dm_channel)
    assert "The table does not wait for you now." in reply
    assert reply.private
    assert len(await stage.journal()) == 1


async def test_a_hand_is_kept_up_to_date_in_one_message(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.dm(stage.ada)
    assert "Which card do you bid?" in first
    await stage.presses(stage.ada, bid(first), first)
    assert stage.dm(stage.ada).id == first.id
    assert "This is yours alone." in stage.dm(stage.ada)
    await stage.presses(stage.ben, bid(stage.dm(stage.ben)), stage.dm(stage.ben))
    await stage.answers(stage.ada, "Go on")
    await stage.answers(stage.ben, "Go on")
    assert "Which card do you bid?" in stage.dm(stage.ada)
    assert stage.dm(stage.ada).id == first.id


async def test_a_hand_is_sent_anew_when_something_else_was_written_since(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.dm(stage.ada)
    await stage.presses(stage.ada, bid(first), first)
    await stage.ada.send_dm("What is this?")
    await stage.presses(stage.ben, bid(stage.dm(stage.ben)), stage.dm(stage.ben))
    await stage.answers(stage.ada, "Go on")
    await stage.answers(stage.ben, "Go on")
    assert "Which card do you bid?" in stage.dm(stage.ada)
    assert stage.dm(stage.ada).id != first.id


async def test_an_hour_old_hand_is_sent_anew(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    first = stage.dm(stage.ada)
    await stage.waits(3700)
    await stage.answers(stage.ada, bid(first))
    assert "This is yours alone." in stage.dm(stage.ada)
    assert stage.dm(stage.ada).id != first.id


async def test_a_closed_dm_is_told_at_the_table_and_the_hand_has_another_way(stage: Stage) -> None:
    stage.closes_dms(stage.ben)
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert stage.dms(stage.ben) == []
    assert "**Ben** takes no messages from me, so **My hand** shows what is private." in stage.table()
    reply = await stage.presses(stage.ben, "My hand", stage.table())
    assert reply.private
    assert "Which card do you bid?" in reply
    await stage.presses(stage.ben, bid(reply))
    assert len(await stage.journal()) == 1
    reply = await stage.says(stage.ben, "lanterns hand")
    assert "This is yours alone." in reply
    assert "I keep it up to date here" not in reply


async def test_a_closed_dm_is_not_tried_again_and_again(stage: Stage) -> None:
    stage.closes_dms(stage.ben)
    await stage.begins("lanterns", stage.ada, stage.ben)
    path = f"/channels/{stage.ben.user.dm_channel.id}/messages"
    for person in (stage.ada, stage.ben):
        await stage.answers(person, bid(await stage.answers(person)))
    for person in (stage.ada, stage.ben):
        await stage.answers(person, "Go on")
    assert stage.requests("POST", path) == 1


@pytest.mark.long
async def test_a_dm_that_was_opened_again_is_found_by_resend(stage: Stage) -> None:
    stage.closes_dms(stage.ben)
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "your last one was refused by Discord" in await stage.says(stage.ben, "settings own")
    stage.heals()
    assert "come anew" in await stage.says(stage.ben, "table resend", at=stage.thread())
    assert "Which card do you bid?" in stage.dm(stage.ben)
    assert "takes no messages" not in stage.table()
    own = await stage.says(stage.ben, "settings own")
    assert "refused" not in own
    assert "fill in **language** or **dms** of **/settings own**" in own


async def test_whoever_wants_no_dms_gets_none(stage: Stage) -> None:
    assert "DMs: **off**" in await stage.says(stage.ben, "settings own", dms="off")
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert stage.dms(stage.ben) == []
    assert "takes no messages" not in stage.table()
    assert "DMs: **on**" in await stage.says(stage.ben, "settings own", dms="on")
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_without_a_hand_there_is_no_dm(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    await stage.says(stage.ada, "table resend")
    assert stage.dms(stage.ada) == []
    reply = await stage.says(stage.ada, "works hand")
    assert "You hold nothing secret at this table now." in reply


async def test_commands_work_in_the_dm(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    dm = stage.ben.user.dm_channel
    card = bid(stage.dm(stage.ben))
    assert card in await stage.offered(stage.ben, "lanterns bid", "card", at=dm)
    reply = await stage.says(stage.ben, "lanterns bid", at=dm, card=card)
    assert reply.private
    assert await stage.journal() == [(1, card)]
    assert "Waiting for **Ada**." in await stage.says(stage.ben, "lanterns board", at=dm)
    assert "table 1" in await stage.says(stage.ben, "table list", at=dm)
    assert "This is yours alone." in stage.dm(stage.ben)


async def test_play_in_a_dm_opens_the_panel_and_leaves_the_hand_alone(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, starts="seat_2")
    await monument_in_dm(stage, stage.ben)
    await stage.presses(stage.ada, stage.panel(stage.ada).labels[0])
    before = stage.dm(stage.ben).text
    reply = await stage.presses(stage.ben, "Play", stage.dm(stage.ben))
    assert reply.private
    assert "You hold the hammer." in reply
    assert stage.dm(stage.ben).text == before
    reply = await stage.presses(stage.ben, "Wheat")
    assert reply.edited
    assert await stage.journal() == [*(await stage.journal())[:2], (1, "wheat")]


async def test_switching_dms_off_takes_the_private_message_away(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "Which card do you bid?" in stage.dm(stage.ben)
    await stage.says(stage.ben, "settings own", dms="off")
    assert stage.dms(stage.ben) == []
    assert "Which card do you bid?" in await stage.presses(stage.ben, "My hand", stage.table())
    await stage.says(stage.ben, "settings own", dms="on")
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_whoever_leaves_keeps_no_hand(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo)
    await stage.says(stage.ben, "table leave")
    await stage.presses(stage.ben, "Leave for good")
    assert stage.dms(stage.ben) == []
    assert len(stage.dms(stage.cleo)) == 1


async def test_the_end_is_told_in_the_private_message_too(stage: Stage) -> None:
    await stage.begins("spells", stage.ada, stage.ben, turns="1")
    await stage.presses(stage.ada, "Nothing more")
    await stage.answers(stage.ben, "Nothing more")
    for person in (stage.ada, stage.ben):
        assert "1. **Ada** · 0 points" in stage.dm(person)
        assert stage.dm(person).labels == ["Read the board"]
