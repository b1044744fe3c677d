"""Time passes: who is reminded, answered for, away and back again, as people see it."""

from __future__ import annotations

import re

import pytest

from engines.kernel import fewest
from tests.e2e.stage import Stage

HOUR = 3600


async def test_whoever_does_not_come_is_reminded_and_away_until_the_next_press(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    assert "Pace: daily (24 hours)" in stage.card().text
    assert "Until <t:" in stage.card().text
    assert "Until <t:" in stage.table().text
    reminded = []
    for hours in (13, 12, 18):
        await stage.waits(hours * HOUR)
        (notice,) = stage.notices()
        assert f"<@{stage.ada.id}>" in notice.text
        assert f"<@{stage.ben.id}>" not in notice.text
        assert "still waits for you" in notice.text
        assert "Until <t:" in notice.text
        reminded.append(notice.id)
    assert len(set(reminded)) == 3
    await stage.waits(6 * HOUR)
    assert "**Ada** is away, so a computer plays on" in stage.table().text
    assert stage.waits_for(stage.ben)
    (notice,) = stage.notices()
    assert f"<@{stage.ben.id}>" in notice.text
    assert "a computer plays on for you" in stage.dm(stage.ada).text
    listed = await stage.says(stage.ada, "table list")
    assert "you are away, so a computer plays on for you" in listed
    assert "you are away" not in await stage.says(stage.ben, "table list")
    back = await stage.presses(stage.ada, "Play", stage.table())
    assert back.text.startswith("You are back at table 1: a computer no longer plays for you.\n")
    assert "You are back" not in await stage.presses(stage.ada, "Play", stage.table())
    assert "is away" not in stage.table().text
    assert stage.dms(stage.ada) == []
    assert "you are away" not in await stage.says(stage.ada, "table list")


async def test_whoever_was_late_is_told_and_takes_back_what_was_answered(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.presses(stage.ada, "Play", stage.table())
    assert "You have until <t:" in stage.panel(stage.ada).text
    await stage.waits(49 * HOUR)
    assert "**Ada** was late, so a computer has answered" in stage.table().text
    assert "is away" not in stage.table().text
    assert "your time was over, so a computer has answered for you" in stage.dm(stage.ada).text
    assert stage.waits_for(stage.ben)
    await stage.presses(stage.ada, "Play", stage.table())
    await stage.presses(stage.ada, "Take back")
    assert stage.waits_for(stage.ada)
    await stage.waits(2 * HOUR)
    assert stage.waits_for(stage.ben)
    await stage.presses(stage.ada, "Play", stage.table())
    await stage.presses(stage.ada, "Take back")
    assert "It stands." in stage.panel(stage.ada).text
    assert stage.waits_for(stage.ben)


async def test_reminders_come_where_they_are_wanted(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", reminders="dm")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(13 * HOUR)
    assert stage.notices() == []
    nudge = stage.dm(stage.ada)
    assert "still" in nudge.text or "waits for you" in nudge.text
    assert nudge.labels == ["Play", "Not today"]
    told = await stage.presses(stage.ada, "Not today", nudge)
    assert "No more reminders of table 1 before <t:" in told.text
    await stage.waits(12 * HOUR)
    assert len(stage.dms(stage.ada)) == 1


async def test_whoever_wants_no_reminders_has_none(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", reminders="off")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(25 * HOUR)
    assert stage.notices() == []
    assert stage.dms(stage.ada) == []


async def test_where_private_messages_are_refused_reminders_are_mentions(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", reminders="dm", dms="off")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(13 * HOUR)
    assert [f"<@{stage.ada.id}>" in one.text for one in stage.notices()] == [True]


async def test_a_digest_tells_all_tables_at_once_and_takes_the_place_of_mentions(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", zone="Europe/Warsaw", digest="7")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(26 * HOUR)
    assert stage.notices() == []
    (digest,) = stage.dms(stage.ada)
    assert "One table waits for you" in digest.text
    assert "**Works** · table 1, until <t:" in digest.text


async def test_whoever_refuses_the_digest_is_mentioned_where_it_would_have_told(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    hour = ((await stage.row()).started or 0) // HOUR + 15
    await stage.says(stage.ada, "settings own", zone="UTC", digest=str(hour % 24))
    stage.closes_dms(stage.ada)
    await stage.waits(13 * HOUR)
    assert stage.notices() == []
    await stage.waits(3 * HOUR)
    assert [one.mentioned for one in stage.notices()] == [{stage.ada.id}]


async def test_my_tables_come_in_the_order_of_their_deadlines(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="weekly")
    await stage.begins("works", stage.ada, stage.ben, pace="quick")
    await stage.begins("works", stage.ada, stage.ben, pace="none")
    told = (await stage.says(stage.ada, "table list")).text
    lines = [line for line in told.splitlines() if line.startswith("•")]
    assert [next(n for n in "123" if f"table {n}" in line) for line in lines] == ["2", "1", "3"]
    assert ["until <t:" in line for line in lines] == [True, True, False]


async def test_a_server_has_a_pace_of_its_own(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    assert "Pace: relaxed (3 days)" in stage.card().text
    row = await stage.row()
    assert (row.pace, row.late) == ("relaxed", "computer")


async def test_after_an_outage_messages_show_the_deadlines_that_have_moved(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(13 * HOUR)
    (notice,) = stage.notices()
    before = (stage.card().text, stage.table().text, notice.text)
    await stage.unreachable(5 * HOUR)
    await stage.waits(30)
    (mended,) = stage.notices()
    assert mended.id == notice.id
    row = await stage.row()
    for old, new in zip(before, (stage.card().text, stage.table().text, mended.text), strict=True):
        assert ends_in(new) == [ends_in(old)[0] + 5 * HOUR]
    assert row.pace == "daily"


def ends_in(text: str) -> list[int]:
    """The deadlines that a message shows."""
    return [int(moment) for moment in re.findall(r"<t:(\d+):f>", text)]


async def test_whoever_refuses_private_messages_when_reminded_is_mentioned_instead(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", reminders="dm")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    stage.closes_dms(stage.ada)
    await stage.waits(13 * HOUR)
    assert stage.dms(stage.ada) == []
    assert [f"<@{stage.ada.id}>" in one.text for one in stage.notices()] == [True]


@pytest.mark.long
async def test_history_says_what_was_answered_for_somebody_late(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(49 * HOUR)
    told = (await stage.says(stage.ben, "table history", table=1)).text
    assert "**Ada** was late, and this was answered instead:" in told


@pytest.mark.long
async def test_history_tells_who_went_away_and_came_back(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.waits(49 * HOUR)
    await stage.answers(stage.ben, "Pass")
    away = "**Ada** was away: from here on, a computer played for them."
    told = (await stage.says(stage.ben, "table history", table=1)).text
    assert told.count(away) == 1
    assert "**Ada** was back." not in told
    await stage.presses(stage.ada, "Play", stage.table())
    while await answers_anyhow(stage) != stage.ada.id:
        pass
    told = (await stage.says(stage.ben, "table history", table=1)).text
    assert told.index(away) < told.index("**Ada** was back.")
    assert "**Ben** was away" not in told


async def answers_anyhow(stage: Stage) -> int:
    """Whoever is awaited first answers as little as may be; who that was."""
    house = stage.bot.tables
    async with house.enter(1) as live:
        seat = live.begun.awaited()[0].seat
        question, person = live.begun.question(seat), live.row.seats[seat].person or 0
    assert question is not None
    await house.answer(1, person, fewest(question), question.number)
    return person


@pytest.mark.long
async def test_history_tells_votes_and_pauses(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.says(stage.ada, "table vote", at=stage.thread(), what="pause")
    (letter,) = stage.carrying(stage.thread(), "vote")
    await stage.presses(stage.ben, "Agree", letter)
    for _ in range(31):
        await stage.waits(24 * HOUR)
    await stage.says(stage.ben, "table vote", at=stage.thread(), what="end")
    (letter,) = stage.carrying(stage.thread(), "vote")
    await stage.presses(stage.ada, "Against", letter)
    told = (await stage.says(stage.ben, "table history", table=1)).text
    lines = [
        "**Ada** proposes: the table pauses",
        "Agreed: the table pauses",
        "The pause was over: all pauses of a match together last at most 30 days.",
        "**Ben** proposes: the match ends now",
        "Not agreed: the match ends now",
    ]
    places = [told.index(line) for line in lines]
    assert places == sorted(places)


async def test_where_everybody_is_away_the_table_rests_and_says_so(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="quick")
    for _ in range(4):
        await stage.waits(HOUR)
    assert "Everybody is away, so this table rests" in stage.table().text
    assert "Waiting for" not in stage.table().text
    listed = await stage.says(stage.ada, "table list")
    assert "everybody is away, so it rests" in listed
    assert "waits for you" not in listed
    await stage.presses(stage.ben, "Play", stage.table())
    assert "rests" not in stage.table().text


async def test_whoever_comes_back_by_a_message_for_all_is_told_so_alone(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, stage.cleo, seats=3, pace="quick", autostart=True)
    await stage.waits(HOUR)
    assert "**Ada** is away" in stage.table().text
    await stage.says(stage.ben, "table vote", at=stage.thread(), what="end")
    (letter,) = stage.carrying(stage.thread(), "vote")
    await stage.presses(stage.ada, "Agree", letter)
    (letter,) = stage.carrying(stage.thread(), "vote")
    assert "For: **Ada** and **Ben**" in letter
    assert "You are back" not in letter
    assert any("You are back at table 1" in text for text in whispered(stage))
    assert not any("You are back" in one.text for one in stage.own(stage.thread()))


def whispered(stage: Stage) -> list[str]:
    """What was said in the thread to one person alone."""
    return [one.content for one in stage.thread().history(viewer=stage.ada) if one.flags.ephemeral]


async def test_a_refusal_does_not_keep_from_whoever_is_back_that_they_are(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="quick")
    await stage.waits(HOUR)
    await stage.says(stage.ada, "table vote", at=stage.thread(), what="computer")
    told = whispered(stage)
    assert [text for text in told if "You are back at table 1" in text]
    assert [text for text in told if "Fill in **player**" in text]
    assert "is away" not in stage.table().text


async def test_a_paused_table_is_listed_as_paused(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.says(stage.ada, "table vote", at=stage.thread(), what="pause")
    (letter,) = stage.carrying(stage.thread(), "vote")
    await stage.presses(stage.ben, "Agree", letter)
    assert "waits for you: " in (listed := await stage.says(stage.ada, "table list"))
    assert "· paused until <t:" in listed
    assert "· paused until <t:" in await stage.says(stage.ben, "table list")


async def test_the_others_are_told_of_an_absence_before_it_begins_and_until_when_it_lasts(
    stage: Stage,
) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="weekly")
    await stage.says(stage.ada, "settings own", zone="Europe/Warsaw")
    await stage.says(stage.ada, "away", until="2026-01-08", **{"from": "2026-01-05"})
    assert "**Ada** will be away from <t:" in stage.table().text
    await stage.waits(5 * 24 * HOUR)
    assert "**Ada** has said to be away, so no time runs for them." in stage.table().text
    assert "**Ada** is back on <t:" in stage.table().text
    assert not ends_in(stage.table().text.split("is back")[0])
    await stage.waits(4 * 24 * HOUR)
    assert "away" not in stage.table().text
    assert len(ends_in(stage.table().text)) == 1


async def test_whoever_wants_both_and_refuses_private_messages_is_mentioned_once(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", reminders="both")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    stage.closes_dms(stage.ada)
    await stage.waits(13 * HOUR)
    assert [one.mentioned for one in stage.notices()] == [{stage.ada.id}]
    sent = [entry.json or {} for entry in stage.env.http_requests if entry.method == "POST"]
    assert sum(f"<@{stage.ada.id}>" in str(body.get("content")) for body in sent) == 1


@pytest.mark.long
async def test_a_digest_does_not_come_while_somebody_is_away(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", zone="Europe/Warsaw", digest="7")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    await stage.says(stage.ada, "away", until="in 6 days")
    await stage.waits(3 * 24 * HOUR)
    before = len(stage.dms(stage.ada))
    await stage.waits(2 * 24 * HOUR)
    assert len(stage.dms(stage.ada)) == before


async def test_whoever_has_answered_needs_no_silence(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", reminders="dm", zone="UTC")
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    nothing = "does not wait for you now, so there is nothing to be reminded of"
    assert nothing in await stage.forges(stage.ben, "g:today:1:-1:")
    told = await stage.forges(stage.ada, "g:today:1:-1:")
    assert "No more reminders of table 1 before <t:" in told
    await stage.answers(stage.ada, "Pass")
    assert nothing in await stage.forges(stage.ada, "g:today:1:-1:")
    assert "You have no seat" in await stage.forges(stage.cleo, "g:today:1:-1:")
