"""Votes as people see them: what is proposed, the buttons, who has voted how, and what came of it."""

from __future__ import annotations

import pytest

from bot.results.replay import entries
from bot.store import tables
from engines.kernel import Match
from tests.e2e.stage import Person, Reply, Seen, Stage

MINUTE, HOUR = 60, 3600


@pytest.fixture
async def three(stage: Stage) -> Stage:
    """A match of works between Ada, Ben and Cleo at a daily pace."""
    await stage.begins("works", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    return stage


def letter(stage: Stage) -> Seen:
    """The only message about votes."""
    found = letters(stage)
    assert len(found) == 1, f"{len(found)}: {found}"
    return found[0]


def letters(stage: Stage) -> list[Seen]:
    return stage.carrying(stage.thread(), "vote")


async def proposes(stage: Stage, person: Person, what: str, **given: str) -> Reply:
    return await stage.says(person, "table vote", at=stage.thread(), what=what, **given)


async def passes_turn(stage: Stage, person: Person) -> None:
    await stage.answers(person, "Pass")


async def test_two_of_three_give_more_time(three: Stage) -> None:
    stage = three
    assert "Proposed at table 1" in await proposes(stage, stage.ada, "extend")
    shown = letter(stage)
    assert "**Ada** proposes: everybody whose time runs gets 24 hours more for the answer." in shown
    assert "For: **Ada**. Still asked: **Ben** and **Cleo**." in shown
    assert "More than half of those who are asked must agree" in shown
    assert "Open until <t:" in shown
    assert shown.mentioned == {stage.ben.id, stage.cleo.id}
    assert shown.labels == ["Agree", "Against"]
    deadline = stage.table().text
    reply = await stage.presses(stage.ben, "Against", shown)
    assert reply.edited
    assert "Against: **Ben**." in letter(stage)
    assert stage.table().text == deadline
    await stage.presses(stage.cleo, "Agree", letter(stage))
    assert letter(stage).id == shown.id
    assert "Agreed <t:" in letter(stage)
    assert ">: everybody whose time runs gets 24 hours more for the answer." in letter(stage)
    assert letter(stage).labels == ["Play"]
    assert stage.table().text != deadline
    await passes_turn(stage, stage.awaited()[0])
    assert letter(stage).id == shown.id


async def test_a_computer_plays_on_for_a_late_player_until_that_player_is_back(stage: Stage) -> None:
    await stage.begins(
        "works", stage.ada, stage.ben, stage.cleo, seats=3, pace="quick", late="nothing", autostart=True
    )
    assert stage.waits_for(stage.ada)
    names = await stage.offered(stage.ben, "table vote", "player", at=stage.thread(), what="computer")
    assert names == ["Ada", "Cleo"]
    refusal = await proposes(stage, stage.ben, "computer", player="1")
    assert "only for whoever is late" in refusal
    assert not letters(stage)
    await stage.waits(2 * HOUR)
    assert "**Ada** is late." in stage.table()
    names = await stage.offered(stage.ben, "table vote", "player", at=stage.thread(), what="computer")
    assert names == ["Ada"]
    await proposes(stage, stage.ben, "computer", player="ada")
    assert letter(stage).mentioned == {stage.cleo.id}
    await stage.presses(stage.ada, "Play", stage.table())
    assert "**Ada**" in await stage.unfolds(stage.ada, "What happened")
    reply = await stage.presses(stage.ada, "Against", letter(stage))
    assert reply.private
    assert "This is about your seat" in reply
    await stage.presses(stage.cleo, "Agree", letter(stage))
    assert "**Ada** is away, so a computer plays on" in stage.table()
    assert not stage.waits_for(stage.ada)
    await stage.presses(stage.ada, "Play", stage.table())
    assert "away" not in stage.table()


async def test_all_end_a_match_without_a_result(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ben, "end")
    await stage.presses(stage.cleo, "Agree", letter(stage))
    assert stage.waits_for(stage.ada)
    assert "Everybody who holds a seat must agree" in letter(stage)
    await stage.presses(stage.ada, "Agree", letter(stage))
    assert "All players have agreed to end this match" in stage.table()
    assert "All players have agreed to end this match" in stage.card()
    assert "Agreed <t:" in letter(stage)
    assert ">: the match ends now, without a result." in letter(stage)
    assert letter(stage).labels == ["Read the board"]
    assert not stage.finals()
    assert (await stage.row()).state == "abandoned"


async def test_all_go_back_and_the_journal_leads_to_the_match_that_goes_on(three: Stage) -> None:
    stage = three
    for person in (stage.ada, stage.ben):
        await passes_turn(stage, person)
    old = stage.panel(stage.ben)
    offered = await stage.offered(stage.ada, "table vote", "to", at=stage.thread(), what="back")
    assert [one.partition(" (")[0] for one in offered] == ["Ben’s answer 2", "Ada’s answer 1"]
    await proposes(stage, stage.ada, "back", to="1")
    assert "**Ada** proposes: play goes back to before **Ada**’s answer 1" in letter(stage)
    assert "Draws that are known by now will come again" in letter(stage)
    await stage.presses(stage.cleo, "Agree", letter(stage))
    assert stage.waits_for(stage.cleo)
    await stage.presses(stage.ben, "Agree", letter(stage))
    assert stage.waits_for(stage.ada)
    assert [one.mentioned for one in stage.notices()] == [{stage.ada.id}]
    assert "goes back to before an answer of **Ada**" in await stage.says(
        stage.cleo, "table history", at=stage.thread()
    )
    async with stage.bot.tables.enter(1) as live, stage.bot.store.reading() as connection:
        match, rows = live.begun, await tables.read_journal(connection, 1)
        again = Match.replay(match.title, match.seats, match.options, match.seed, entries(rows))
        assert again.stands_like(match)
    await stage.presses_id(stage.ben, old.id_of(old.labels[0]), old)
    await passes_turn(stage, stage.ada)
    assert stage.waits_for(stage.ben)
    await stage.restarts()
    await passes_turn(stage, stage.ben)
    assert stage.waits_for(stage.cleo)


async def test_whoever_agreed_to_go_back_is_asked_anew_when_the_match_has_gone_on(three: Stage) -> None:
    stage = three
    await passes_turn(stage, stage.ada)
    await proposes(stage, stage.cleo, "back", to="1")
    await stage.presses(stage.ada, "Agree", letter(stage))
    await passes_turn(stage, stage.ben)
    assert "The match has gone on since then, so everybody is asked anew." in letter(stage)
    assert "For:" not in letter(stage)
    await stage.presses(stage.ben, "Agree", letter(stage))
    assert stage.waits_for(stage.cleo)
    assert "For: **Ben**. Still asked: **Ada** and **Cleo**." in letter(stage)


@pytest.mark.long
async def test_a_vote_that_does_not_pass_is_told_and_can_be_pressed_no_more(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ada, "pause")
    agree = letter(stage).id_of("Agree")
    await stage.waits(25 * HOUR)
    assert "Not agreed <t:" in letter(stage)
    assert ">: the table pauses" in letter(stage)
    reply = await stage.forges(stage.ben, agree)
    assert "This vote is closed. It was not agreed in time." in reply
    assert "paused" not in stage.table()


async def test_a_pause_is_shown_and_ends_by_a_vote(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ada, "pause")
    await stage.presses(stage.ben, "Agree", letter(stage))
    assert "The table is paused until" in stage.table()
    await proposes(stage, stage.cleo, "resume")
    assert letter(stage).mentioned == {stage.ada.id, stage.ben.id}
    await stage.presses(stage.ben, "Agree", letter(stage))
    assert "paused" not in stage.table()
    assert "Agreed <t:" in letter(stage)
    assert ">: the pause ends" in letter(stage)


async def test_several_votes_stand_in_one_message_each_with_its_buttons(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ada, "pause")
    first = letter(stage)
    await proposes(stage, stage.ben, "pace", pace="weekly")
    shown = letter(stage)
    assert shown.id != first.id
    assert shown.mentioned == {stage.ada.id, stage.cleo.id}
    assert shown.labels == ["1 · Agree", "1 · Against", "2 · Agree", "2 · Against"]
    for person in (stage.ada, stage.cleo):
        await stage.presses(person, "2 · Agree", letter(stage))
    assert "weekly (7 days)" in stage.card()
    assert "Agreed <t:" in letter(stage)
    assert ">: the pace becomes weekly" in letter(stage)
    assert letter(stage).labels == ["Agree", "Against"]


async def test_whoever_only_watches_cannot_vote(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ada, "pause")
    for reply in (
        await stage.presses(stage.dan, "Agree", letter(stage)),
        await proposes(stage, stage.dan, "end"),
    ):
        assert reply.private
        assert "You have no seat at table 1" in reply
    assert "For: **Ada**. Still asked" in letter(stage)
    for bad in (
        "g:agree:1:1:vote.77",
        "g:agree:1:1:vote",
        "g:agree:1:1:vote.x",
        "g:against:1:1:vote.9999999999",
    ):
        assert "There is no such vote" in await stage.forges(stage.ben, bad)


async def test_what_is_missing_is_said(three: Stage) -> None:
    stage = three
    assert "Fill in **player**" in await proposes(stage, stage.ada, "computer")
    assert "Nobody at this table is called “Zoe”" in await proposes(
        stage, stage.ada, "computer", player="Zoe"
    )
    assert "Fill in **pace**" in await proposes(stage, stage.ada, "pace")
    assert "Fill in **to**" in await proposes(stage, stage.ada, "back")
    assert "Play cannot go back there" in await proposes(stage, stage.ada, "back", to="7")
    assert "Fill in **to**" in await proposes(stage, stage.ada, "back", to="٣")
    assert "Say **what** you propose" in await stage.says(stage.ada, "table vote", at=stage.thread())
    assert not letters(stage)


async def test_before_the_match_the_host_chooses_the_pace(stage: Stage) -> None:
    await stage.says(stage.ada, "works new", pace="daily")
    await stage.presses(stage.ben, "Join", stage.card())
    refusal = await stage.says(stage.ben, "table vote", what="pace", pace="weekly", table=1)
    assert "Only the host" in refusal
    reply = await stage.says(stage.ada, "table vote", what="pace", pace="weekly", table=1)
    assert "The pace of table 1 is now: weekly" in reply
    assert "Pace: weekly" in stage.card()
    assert "has not begun" in await stage.says(stage.ada, "table vote", what="end", table=1)


async def test_in_the_quiet_hours_of_somebody_a_proposal_calls_the_others_only(three: Stage) -> None:
    stage = three
    hour = (await stage.row()).created // HOUR % 24
    quiet = f"{hour}-{(hour + 8) % 24}"
    await stage.says(stage.ben, "settings own", zone="UTC", quiet=quiet)
    await proposes(stage, stage.ada, "pause")
    assert letter(stage).mentioned == {stage.cleo.id}
    assert "Still asked: **Ben** and **Cleo**." in letter(stage)


async def test_whoever_slept_is_called_when_the_quiet_hours_are_over_and_nobody_else_again(
    three: Stage,
) -> None:
    stage = three
    hour = (await stage.row()).created // HOUR % 24
    await stage.says(stage.ben, "settings own", zone="UTC", quiet=f"{hour}-{(hour + 8) % 24}")
    await proposes(stage, stage.ada, "pace", pace="weekly")
    await stage.waits(6 * HOUR)
    first = letter(stage)
    assert stage.ben.id not in first.mentioned
    await stage.restarts()
    await stage.waits(3 * HOUR)
    assert letter(stage).id != first.id
    assert letter(stage).mentioned == {stage.ben.id}
    called = letter(stage)
    await stage.presses(stage.cleo, "Agree", called)
    assert letter(stage).id == called.id
    await stage.presses(stage.ben, "Agree", letter(stage))
    assert "weekly (7 days)" in stage.card()


async def test_whoever_fell_asleep_before_a_late_letter_came_is_called_in_the_morning(three: Stage) -> None:
    stage = three
    now = stage.env.now()
    await stage.waits((45 - now.minute) % 60 * MINUTE)
    hour = (stage.env.now().hour + 1) % 24
    await stage.says(stage.ben, "settings own", zone="UTC", quiet=f"{hour}-{(hour + 8) % 24}")
    stage.fails("POST", f"/channels/{stage.thread().id}/messages", 503, times=None)
    await proposes(stage, stage.ada, "pause")
    assert letters(stage) == []
    await stage.waits(20 * MINUTE)
    stage.heals()
    await stage.restarts()
    first = letter(stage)
    assert first.mentioned == {stage.cleo.id}
    await stage.waits(9 * HOUR)
    assert letter(stage).id != first.id
    assert letter(stage).mentioned == {stage.ben.id}


async def test_whoever_slept_is_not_called_to_what_is_decided(three: Stage) -> None:
    stage = three
    hour = (await stage.row()).created // HOUR % 24
    await stage.says(stage.ben, "settings own", zone="UTC", quiet=f"{hour}-{(hour + 8) % 24}")
    await proposes(stage, stage.ada, "extend")
    shown = letter(stage)
    await stage.presses(stage.cleo, "Agree", shown)
    await stage.waits(9 * HOUR)
    assert letter(stage).id == shown.id


async def test_where_only_somebody_who_left_was_still_to_agree_one_more_press_decides(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ada, "pace", pace="weekly")
    await stage.presses(stage.ben, "Agree", letter(stage))
    await stage.says(stage.cleo, "table leave", at=stage.thread())
    await stage.presses(stage.cleo, "Leave for good")
    assert "pressed once more by any of them, decides it" in letter(stage)
    assert "daily (24 hours)" in stage.card()
    await stage.presses(stage.ben, "Agree", letter(stage))
    assert "weekly (7 days)" in stage.card()


async def test_a_proposal_outlives_whoever_made_it(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.cleo, "pace", pace="weekly")
    await stage.says(stage.cleo, "table leave", at=stage.thread())
    await stage.presses(stage.cleo, "Leave for good")
    assert "Somebody who has left proposes: " in letter(stage)


async def test_a_vote_stands_after_a_restart(three: Stage) -> None:
    stage = three
    await proposes(stage, stage.ada, "pause")
    await stage.restarts()
    await stage.presses(stage.cleo, "Agree", letter(stage))
    assert "The table is paused" in stage.table()
    assert "Agreed <t:" in letter(stage)
    assert ">: the table pauses" in letter(stage)


@pytest.mark.long
async def test_where_nobody_is_answered_for_those_who_vote_decide_about_who_is_late_for_long(
    stage: Stage,
) -> None:
    people = (stage.ada, stage.ben, stage.cleo)
    await stage.begins("works", *people, seats=3, pace="daily", late="nothing", autostart=True)
    await stage.presses(stage.ada, "Play", stage.table())
    await stage.waits(49 * HOUR)
    assert "**Ada** is late." in stage.table().text
    await stage.waits(72 * HOUR)
    assert "**Ada** has been late for long." in stage.table().text
    await proposes(stage, stage.ben, "computer", player="Ada")
    assert "More than half of those who vote until then must agree" in letter(stage)
    assert "Still asked: **Cleo**." in letter(stage)
    await stage.waits(25 * HOUR)
    assert "Agreed <t:" in letter(stage)
    assert "**Ada** is away, so a computer plays on" in stage.table().text


@pytest.mark.long
async def test_where_somebody_would_be_away_elsewhere_one_who_agrees_is_enough(stage: Stage) -> None:
    people = (stage.ada, stage.ben, stage.cleo)
    await stage.begins("works", *people, seats=3, pace="daily", late="nothing", autostart=True)
    await stage.waits(122 * HOUR)
    assert "Nobody else has to agree" in await proposes(stage, stage.ben, "computer", player="Ada")
    assert "**Ada** is away, so a computer plays on" in stage.table().text


async def test_what_is_typed_for_a_proposal_is_understood_or_said_to_be_missing(three: Stage) -> None:
    stage = three
    await passes_turn(stage, stage.ada)
    assert "for whom a computer shall play on" in await proposes(stage, stage.ada, "computer")
    assert "whose seat shall be on offer" in await proposes(stage, stage.ada, "offer", player=" ")
    assert f"called “{'x' * 39}…”" in await proposes(stage, stage.ada, "computer", player="x" * 41)
    assert f"called “{'x' * 40}”" in await proposes(stage, stage.ada, "computer", player="x" * 40)
    assert "Fill in **pace**" in await proposes(stage, stage.ada, "pace")
    for to in ("", "²", "-1", "1" * 10):
        assert "Fill in **to**" in await proposes(stage, stage.ada, "back", to=to)
    assert "Fill in **to**" not in await proposes(stage, stage.ada, "back", to="1" * 9)
    assert not letters(stage)
    assert "Proposed at table 1" in await proposes(stage, stage.ada, "back", to=" 1 ")
    assert await stage.offered(
        stage.ada, "table vote", "player", "Cl", at=stage.thread(), what="computer"
    ) == ["Cleo"]
    assert await stage.offered(
        stage.ada, "table vote", "player", "3", at=stage.thread(), what="computer"
    ) == ["Cleo"]
    assert await stage.offered(stage.ada, "table vote", "player", at=stage.thread(), what="offer") == []
    (point,) = await stage.offered(stage.ada, "table vote", "to", at=stage.thread(), what="back")
    assert point.startswith("Ada’s answer 1")
    assert await stage.offered(stage.ada, "table vote", "to", "Ben", at=stage.thread(), what="back") == []
    for person in (stage.ben, stage.cleo):
        await stage.says(person, "table leave", table=1)
        await stage.presses(person, "Leave for good")
    found = await stage.offered(stage.ada, "table vote", "player", at=stage.thread(), what="offer")
    assert found == ["Ben’s computer", "Cleo’s computer"]
    await proposes(stage, stage.ada, "offer", player="2")
    found = await stage.offered(stage.ada, "table vote", "player", at=stage.thread(), what="offer")
    assert found == ["Cleo’s computer"]


async def test_of_several_tables_the_one_is_to_be_named_and_forged_ballots_count_for_nothing(
    stage: Stage,
) -> None:
    for _ in range(2):
        await stage.begins("works", stage.ada, stage.ben, pace="daily")
    several = await stage.says(stage.ada, "table vote", what="pause", at=stage.ada.user.dm_channel)
    assert "You sit at several tables." in several
    proposed = await stage.says(stage.ada, "table vote", what="pause", table=2)
    assert "Proposed at table 2, and you are for it" in proposed
    for path in ("", "x", "1" * 10):
        assert "no such vote" in await stage.forges(stage.ben, f"g:agree:2:-1:.{path}")
    cast = await stage.forges(stage.ben, "g:against:2:-1:.1")
    assert "Your vote counts." in cast
    assert "Against: **Ben**" in letter(stage) or "Not agreed" in letter(stage)
