"""Seats that are taken over, as people see it: the offer on the card, who asks, the vote, and the hand that comes."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from engines.kernel import fewest
from tests.e2e.by_hand import choose
from tests.e2e.results import solved
from tests.e2e.stage import Person, Reply, Seen, Stage

DAY = 86400
HANDS = "Your hand"


def votes(stage: Stage) -> Seen:
    """The only message about votes."""
    found = stage.carrying(stage.thread(), "vote")
    assert len(found) == 1, f"{len(found)}: {found}"
    return found[0]


async def offers(stage: Stage, person: Person, player: str = "2") -> Reply:
    return await stage.says(person, "table vote", at=stage.thread(), what="offer", player=player)


async def leaves(stage: Stage, person: Person) -> None:
    await stage.says(person, "table leave", at=stage.thread())
    await stage.presses(person, "Leave for good")


async def hands_over(stage: Stage) -> None:
    """Ben leaves, and with everybody's consent Dan takes the seat over."""
    await leaves(stage, stage.ben)
    await offers(stage, stage.ada)
    await stage.presses(stage.cleo, "Agree", votes(stage))
    await stage.presses(stage.dan, "Take this seat", stage.card())
    await stage.presses(stage.ada, "Agree", votes(stage))
    await stage.presses(stage.cleo, "Agree", votes(stage))


@pytest.fixture
async def left(stage: Stage) -> Stage:
    """A match of lanterns between Ada, Ben and Cleo that Ben has left, and whose seat is on offer."""
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    await leaves(stage, stage.ben)
    reply = await offers(stage, stage.ada)
    assert "Proposed at table 1" in reply, reply
    await stage.presses(stage.cleo, "Agree", votes(stage))
    return stage


async def test_a_seat_is_offered_asked_for_and_taken(left: Stage) -> None:
    stage = left
    assert "seat 2 (**Ben’s computer**) is on offer" in votes(stage)
    card = stage.card()
    assert "A computer plays in seat 2 (Ben’s computer)." in card
    assert card.labels == ["Play", "Read the board", "Rules", "Watch", "Take this seat"]
    reply = await stage.presses(stage.dan, "Take this seat", card)
    assert reply.private
    assert "You have asked for seat 2 of table 1" in reply
    shown = votes(stage)
    assert "**Dan** would like to sit down: **Dan** takes seat 2 over for good" in shown
    assert "Still asked: **Ada** and **Cleo**." in shown
    assert "All who are asked must agree" in shown
    assert shown.mentioned == {stage.ada.id, stage.cleo.id}
    refusal = await stage.presses(stage.dan, "Agree", shown)
    assert "You have no seat at table 1" in refusal
    await stage.presses(stage.ada, "Agree", votes(stage))
    assert not stage.dms(stage.dan)
    await stage.presses(stage.cleo, "Agree", votes(stage))
    assert "Dan" in stage.card()
    assert "Ben" not in stage.card()
    assert stage.card().labels == ["Play", "Read the board", "Rules", "Watch"]
    assert table_of(stage.dm(stage.dan)) == 1
    assert not stage.dms(stage.ben)


def table_of(shown: Seen) -> int:
    """Which table a private message is about."""
    return int(
        next(item for item in shown.components if getattr(item, "custom_id", None)).custom_id.split(":")[2]
    )


@pytest.mark.long
async def test_who_asks_sees_what_everybody_sees_until_the_seat_is_theirs(left: Stage) -> None:
    stage = left
    await stage.presses(stage.dan, "Take this seat", stage.card())
    for command in ("lanterns hand", "table undo"):
        assert "You have no seat at table 1" in await stage.says(stage.dan, command, at=stage.thread())
    public = await stage.says(stage.dan, "table history", at=stage.thread())
    assert "**Dan** would like to sit down" in public
    await stage.presses(stage.ada, "Agree", votes(stage))
    assert "You have no seat at table 1" in await stage.says(stage.dan, "lanterns hand", at=stage.thread())
    await stage.presses(stage.cleo, "Agree", votes(stage))
    assert "You have no seat" not in await stage.says(stage.dan, "lanterns hand", at=stage.thread())
    assert "You have no seat" in await stage.says(stage.ben, "lanterns hand", at=stage.thread())


async def test_a_hand_never_comes_to_whoever_sat_there_before(stage: Stage) -> None:
    """Ben is away, and Discord does not take his old message away before the seat is Dan's."""
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    for person in (stage.ada, stage.cleo):
        await stage.answers_in_dm(person)
    old = stage.dm(stage.ben)
    await stage.waits(2 * DAY + 60)
    assert "**Ben** is away" in stage.table()
    await offers(stage, stage.ada)
    await stage.presses(stage.cleo, "Agree", votes(stage))
    await stage.presses(stage.dan, "Take this seat", stage.card())
    await stage.presses(stage.ada, "Agree", votes(stage))
    path = f"/channels/{stage.ben.user.dm_channel.id}/messages/*"
    stage.fails("DELETE", path, 503, times=2)
    texts = [one.text for one in stage.dms(stage.ben)]
    await stage.presses(stage.cleo, "Agree", votes(stage))
    assert {one.text for one in stage.dms(stage.ben)} <= set(texts)
    await stage.waits(60)
    assert stage.dms(stage.dan)
    assert not stage.dms(stage.ben)
    reply = await stage.presses(stage.ben, "Play", stage.card())
    assert "have given your seat there to somebody else" in reply
    reply = await stage.forges(stage.ben, old.components[0].custom_id, at=stage.ben.user.dm_channel)
    assert "have given your seat there to somebody else" in reply


@pytest.mark.long
async def test_the_owner_s_press_ends_it(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    await stage.waits(2 * DAY + 60)
    assert "**Ada** is away" in stage.table()
    assert await stage.offered(stage.ben, "table vote", "player", at=stage.thread(), what="offer") == ["Ada"]
    await offers(stage, stage.ben, "Ada")
    await stage.presses(stage.cleo, "Agree", votes(stage))
    await stage.presses(stage.dan, "Take this seat", stage.card())
    shown = votes(stage)
    await stage.presses(stage.ada, "Play", stage.table())
    assert "Take this seat" not in stage.card().labels
    assert "No longer to be decided <t:" in votes(stage)
    assert "Agree" not in votes(stage).labels
    refusal = await stage.forges(stage.ben, shown.id_of("Agree"), at=stage.thread())
    assert "There was nothing to be decided any more." in refusal
    refusal = await stage.forges(stage.dan, "g:heir:1:-1:card.0")
    assert "A person plays in that seat" in refusal


@pytest.mark.long
async def test_whoever_vanished_is_given_no_seat(left: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = left
    there = {one.id: one.name for one in stage.people}

    async def query_members(_: discord.Guild, *, user_ids: list[int], **rest: object) -> list[object]:
        """The simulator knows no such question."""
        del rest
        return [SimpleNamespace(id=one, display_name=there[one]) for one in user_ids if one in there]

    monkeypatch.setattr(discord.Guild, "query_members", query_members)
    await stage.presses(stage.dan, "Take this seat", stage.card())
    await stage.presses(stage.ada, "Agree", votes(stage))
    del there[stage.dan.id]
    await stage.waits(11 * 60)
    refusal = await stage.presses(stage.cleo, "Agree", votes(stage))
    assert "is not a member of this server any more" in refusal
    assert (await stage.row()).people == [stage.ada.id, stage.cleo.id]
    await stage.presses(stage.cleo, "Against", votes(stage))
    assert "Not agreed <t:" in votes(stage)


@pytest.mark.long
async def test_whoever_sat_there_is_named_where_the_past_is_told(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    people = [stage.ada, stage.ben, stage.cleo]
    await plays(stage, stage.ben)
    await stage.waits(60)
    await hands_over(stage)
    await stage.waits(60)
    people[1] = stage.dan
    while (await stage.row()).state == "playing":
        async with stage.bot.tables.enter(1) as live:
            seat = live.begun.awaited()[0].seat
        await plays(stage, people[seat])
    final = stage.finals()[-1]
    assert "**Dan for Ben**" in final
    assert "computer" not in final
    assert "• **Dan** has taken a seat over, and is not rated for that." in final
    mine = [step for step, (seat, _) in enumerate(await stage.journal(), 1) if seat == 1]
    first, *later = [
        await stage.says(stage.ada, "table replay", at=stage.thread(), step=step) for step in mine
    ]
    assert "**Ben** lays" in first
    assert any("**Dan** lays" in one for one in later)
    assert not any("**Ben** lays" in one for one in later)
    told = await stage.says(stage.ada, "table history", at=stage.thread())
    assert "**Ben** lays" in told
    assert "**Dan** lays" in told


async def test_whoever_sat_there_and_is_erased_is_named_nowhere_in_the_running_match(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    await plays(stage, stage.ada)
    await plays(stage, stage.ben)
    await stage.waits(60)
    await hands_over(stage)

    async def told() -> list[str]:
        """What everybody reads, and what Cleo reads in private."""
        history = await stage.says(stage.cleo, "table history", at=stage.thread())
        panel = await stage.presses(stage.cleo, "Play", stage.table())
        return [history.text, panel.text, stage.card().text, stage.table().text, votes(stage).text]

    assert any("Ben" in one for one in await told())
    asked = await stage.presses(stage.ben, "Erase everything", await stage.says(stage.ben, "privacy"))
    await stage.presses(stage.ben, "Erase for good", asked)
    assert [one for one in await told() if "Ben" in one] == []


@pytest.mark.long
async def test_points_by_round_name_both_who_began_and_who_took_over(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben, stage.cleo)
    await hands_over(stage)
    await solved(stage, stage.ada, stage.dan, stage.cleo)
    shown = await stage.presses(stage.cleo, "Points", stage.finals()[-1])
    told = await stage.presses(stage.cleo, "As text", shown)
    assert "• **Dan for Ben**: 0:" in told
    assert "• **Cleo**: 0:" in told


async def plays(stage: Stage, person: Person) -> None:
    """The smallest answer, by the panel."""
    async with stage.bot.tables.enter(1) as live:
        question = live.begun.question(live.seat(person.id))
        assert question is not None
    wanted = [option for pick in fewest(question) if (option := question.option(pick))]
    await choose(stage, person, await stage.presses(person, "Play", stage.table()), wanted)
