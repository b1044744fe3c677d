"""A lobby as its host sets it up, and what everybody reads of that."""

from __future__ import annotations

from datetime import timedelta

import discord

from tests.e2e.moderators import moderator
from tests.e2e.seen import PEOPLE
from tests.e2e.stage import Person, Seen, Stage

HOUR, DAY = 3600, 86400


def saying(stage: Stage, words: str) -> list[Seen]:
    return [one for one in stage.own(stage.channel) if words in one]


async def opens(stage: Stage, *others: Person, **options: object) -> Seen:
    """Ada opens a lobby where these sit, and presses Set up."""
    await stage.says(stage.ada, "lanterns new", **options)
    for person in others:
        await stage.presses(person, "Join", stage.card())
    return await stage.presses(stage.ada, "Set up", stage.card())


async def test_the_host_changes_an_option_in_two_presses(stage: Stage) -> None:
    panel = await opens(stage, stage.ben)
    assert "what you may set up" in panel
    await stage.selects(stage.ada, "Pace")
    said = await stage.selects(stage.ada, "daily (24 hours)")
    assert said.edited
    assert "Pace: **daily (24 hours)**" in said
    assert "Pace: daily (24 hours)" in stage.card()
    await stage.selects(stage.ada, "Seats")
    await stage.selects(stage.ada, "2")
    assert "Players (2 of 2)" in stage.card()
    assert "Only the host of table 1" in await stage.presses(stage.ben, "Set up", stage.card())


async def test_somebody_is_taken_off_and_reads_why_they_cannot_come_back(stage: Stage) -> None:
    await opens(stage, stage.ben, stage.cleo)
    said = await stage.selects(stage.ada, "Take Ben off")
    assert "**Ben** is off the table, and cannot sit down there again." in said
    assert "Ben" not in stage.card()
    reply = await stage.presses(stage.ben, "Join", stage.card())
    assert "The host of table 1 has taken you off it." in reply
    said = await stage.selects(stage.ada, "Make Cleo the host")
    assert "**Cleo** is the host of table 1 now." in said
    assert "2. Cleo (host)" in stage.card()
    assert "Only the host" in await stage.presses(stage.ada, "Start", stage.card())


async def test_a_note_stands_on_the_card_and_moderators_may_take_it_away(stage: Stage) -> None:
    await opens(stage)
    assert "without links" in await stage.says(stage.ada, "table note", text="come to discord。gg/x")
    assert "Note" not in stage.card()
    await stage.says(stage.ada, "table note", text="Newcomers *welcome*")
    assert "Note of Ada\nNewcomers \\*welcome\\*" in stage.card()
    assert "Only the host" in await stage.presses(stage.ben, "Set up", stage.card())
    assert "Only the host" in await stage.says(stage.ben, "table note", table=1)
    moderator(stage, stage.dan)
    panel = await stage.presses(stage.dan, "Set up", stage.card())
    assert panel.labels == ["Remove the note"]
    assert "is gone" in await stage.presses(stage.dan, "Remove the note")
    assert "welcome" not in stage.card()


async def test_a_time_to_begin_stands_on_the_card_and_is_kept(stage: Stage) -> None:
    await opens(stage, stage.ben)
    assert "does your clock" not in await stage.says(stage.ada, "table time", when="soon")
    assert "I do not know what your clock shows" in await stage.says(stage.ada, "table time", when="20:30")
    await stage.says(stage.ada, "settings own", zone="Europe/Warsaw")
    assert "That moment is over" in await stage.says(stage.ada, "table time", when="2020-01-01 20:00")
    assert "within 6 days" in await stage.says(stage.ada, "table time", when="in 7 days")
    offered = await stage.offered(stage.ada, "table time", "when", "in 2 hours")
    assert len(offered) == 2
    said = await stage.says(stage.ada, "table time", when="in 2 hours")
    moment = int((stage.env.now() + timedelta(hours=2)).timestamp())
    assert f"<t:{moment}:f>" in said
    assert f"Begins by itself\n<t:{moment}:f>" in stage.card()
    await stage.waits(2 * HOUR + 5)
    assert stage.notices()[0].mentioned == {stage.ada.id, stage.ben.id}


async def test_who_is_missing_is_said_below_the_card(stage: Stage) -> None:
    await opens(stage)
    await stage.says(stage.ada, "table invite", person=stage.ben)
    await stage.says(stage.ada, "table time", when="in 2 hours")
    await stage.waits(2 * HOUR + 5)
    (told,) = saying(stage, "was to begin now")
    assert told.mentioned == {stage.ada.id}
    assert "One player sits there, and it takes 2 at least." in told
    assert "Expected, and not there: **Ben**" in told
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert saying(stage, "was to begin now") == []


async def test_a_word_a_day_before_a_lobby_is_closed(database: str) -> None:
    async with Stage(database, mark_gap=DAY) as stage:
        await opens(stage, stage.ben)
        await stage.waits(6 * DAY + 5)
        (told,) = saying(stage, "I close it <t:")
        assert told.mentioned == {stage.ada.id, stage.ben.id}
        assert "waits for another week" in await stage.presses(stage.ben, "Keep it open", told)
        assert saying(stage, "I close it <t:") == []
        await stage.waits(7 * DAY + 10)
        assert saying(stage, "I close it <t:") == []
        assert "For a week nobody has done anything here" in stage.card()
        assert stage.card().labels == []


async def test_invitations_are_told_in_the_channel(stage: Stage) -> None:
    reply = await stage.says(stage.ada, "lanterns new", invite=stage.ben)
    assert "**Ben** is invited to table 1" in reply
    (call,) = saying(stage, "invites you to play")
    assert call.mentioned == {stage.ben.id}
    assert call.labels == ["Join", "No thanks"]
    assert "Ben, until" in stage.card()
    await stage.presses(stage.ben, "Join", call)
    assert "2. Ben" in stage.card()
    assert saying(stage, "invites you to play") == []
    assert stage.dms(stage.ben) == []


async def test_the_host_invites_from_the_menu(stage: Stage) -> None:
    panel = await opens(stage)
    (menu,) = [one for one in panel.components if one.type.value == PEOPLE]
    await stage.ada.select(panel.message, [stage.ben], custom_id=menu.custom_id)
    assert "Ben, until" in stage.card()
    (call,) = saying(stage, "invites you to play")
    assert call.mentioned == {stage.ben.id}
    assert "**Ben** is invited to table 1" in stage.panel(stage.ada)
    await stage.ada.select(panel.message, [stage.ada], custom_id=menu.custom_id)
    assert (await stage.row()).expected == [stage.ada.id, stage.ben.id]


async def test_who_cannot_be_invited(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    await stage.says(stage.cleo, "settings own", invitations="off")
    assert "Say whom you invite" in await stage.says(stage.ada, "table invite")
    assert "You sit there yourself" in await stage.says(stage.ada, "table invite", person=stage.ada)
    assert "cannot be invited to this table now" in await stage.says(
        stage.ada, "table invite", person=stage.cleo
    )
    assert "Only the host" in await stage.says(stage.ben, "table invite", person=stage.dan, table=1)
    stranger = stage.env.create_user("Eva")
    assert "is not a member of this server" in await stage.says(stage.ada, "table invite", person=stranger)
    wall = {stage.dan: discord.PermissionOverwrite(view_channel=False)}
    hidden = stage.server.create_text_channel("hidden", overwrites=wall)
    await stage.says(stage.ada, "lanterns new", at=hidden)
    reply = await stage.says(stage.ada, "table invite", person=stage.dan, table=2)
    assert "does not see the channel" in reply
    assert saying(stage, "invites you") == []
    assert (await stage.row(2)).kept == []


async def test_all_that_a_host_may_do_stands_below_each_other_and_does_what_it_says(stage: Stage) -> None:
    await opens(stage, stage.ben)
    await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.says(stage.ada, "table invite", person=stage.cleo)
    bare = await stage.presses(stage.ada, "Set up", stage.card())
    assert len(bare.rows) == 4
    assert "Note: " not in bare
    assert len(bare.menus[2].options) == 7
    await stage.says(stage.ada, "table note", text="Hello")
    await stage.says(stage.ada, "table time", when="in 2 hours")
    panel = await stage.presses(stage.ada, "Set up", stage.card())
    assert panel.rows == [
        ["Change an option"],
        ["Take somebody off, or hand the table over"],
        ["Let it begin by itself at …"],
        ["Invite somebody"],
        ["Remove the note"],
    ]
    assert [line.label for line in panel.menus[1].options] == [
        *("Take Ben off", "Make Ben the host", "Take Hugh (normal) off", "Take Cleo off"),
    ]
    assert panel.menus[2].options[-1].label == "No time: it begins when I start it"
    assert "Note: “Hello”" in panel
    assert "with those who sit here then" in panel
    gone = panel.menus[1].options[2].value
    said = await stage.selects(stage.ada, "Take Hugh (normal) off")
    assert "**Hugh \\(normal\\)** is off the table." in said
    assert "sit down there again" not in said
    assert "Nobody to take off" in await stage.forges(stage.ada, "g:player:1:-1:", gone)
    stage.panels[stage.ada.id] = said
    assert (await stage.row()).people == [stage.ada.id, stage.ben.id]
    assert "**Cleo** is off the table" in await stage.selects(stage.ada, "Take Cleo off")
    assert (await stage.row()).kept == []
    assert "It begins when you start it." in await stage.selects(
        stage.ada, "No time: it begins when I start it"
    )
    assert "Begins by itself" not in stage.card()
    assert "with those who sit here then" not in stage.panel(stage.ada)
    assert "is gone" in await stage.presses(stage.ada, "Remove the note")
    assert "Hello" not in stage.card()


async def test_what_is_arranged_shows_its_values_and_may_begin_the_match(stage: Stage) -> None:
    await opens(stage, stage.ben)
    values = await stage.selects(stage.ada, "Pace")
    assert values.rows == [["Pace"], ["Back"]]
    assert values.beside("relaxed (3 days)") == "as it is now"
    assert values.beside("daily (24 hours)") == ""
    assert (await stage.presses(stage.ada, "Back")).rows[0] == ["Change an option"]
    await stage.selects(stage.ada, "Seats")
    assert stage.panel(stage.ada).choices == ["2", "3", "4"]
    await stage.selects(stage.ada, "2")
    await stage.selects(stage.ada, "Begin by itself when full")
    begun = await stage.selects(stage.ada, "on")
    assert begun.text == "The match has begun."
    assert stage.waits_for(stage.ada, stage.ben)


async def test_a_moderator_who_hosts_sets_up_and_nobody_else_takes_a_note_away(stage: Stage) -> None:
    await opens(stage, stage.ben)
    moderator(stage, stage.dan)
    assert "Only the host" in await stage.presses(stage.dan, "Set up", stage.card())
    await stage.says(stage.ada, "table note", text="Hello")
    assert "Only the host" in await stage.forges(stage.ben, "g:unsay:1:-1:")
    moderator(stage, stage.ada)
    assert len((await stage.presses(stage.ada, "Set up", stage.card())).rows) == 5
    assert "is gone" in await stage.says(stage.ada, "table note", table=1)
    for odd in ("²", "x", "1" * 20, "1" * 19, "77"):
        assert "not a member" in await stage.forges(stage.ada, "g:guest:1:-1:", odd)
        assert "Nobody to take off" in await stage.forges(stage.ada, "g:player:1:-1:", f"off-{odd}")
    asked = [stage.requests("GET", f"*/members/{'1' * digits}") for digits in (19, 20)]
    assert asked == [1, 0], "no number has more digits than 64 bits hold"
    dm = await stage.forges(stage.ada, "g:guest:1:-1:", "5", at=stage.ada.user.dm_channel)
    assert "Tables are opened in a server's channel" in dm


async def test_of_several_lobbies_the_host_says_which(stage: Stage) -> None:
    for _ in range(2):
        await stage.says(stage.ada, "lanterns new")
    dm = stage.ada.user.dm_channel
    for command, given in (
        ("table invite", {"person": stage.ben}),
        ("table note", {"text": "Hello"}),
        ("table time", {"when": "in 2 hours"}),
        ("table setup", {}),
    ):
        asked = await stage.says(stage.ada, command, at=dm, **given)
        assert asked.choices == ["Lanterns · table 1", "Lanterns · table 2"], command
        assert "table 2: what you may set up" in await stage.selects(stage.ada, "Lanterns · table 2")
    shown = await stage.says(stage.ada, "table time", table=2)
    assert "table 2: what you may set up" in shown
    assert "No time is set for table 2" in await stage.says(stage.ada, "table time", when=" Never", table=2)
    unknown = await stage.says(stage.ada, "table time", when="x" * 41, table=2)
    assert f"the time “{'x' * 39}…”" in unknown
    assert f"the time “{'x' * 40}”" in await stage.says(stage.ada, "table time", when="x" * 40, table=2)
    assert (await stage.offered(stage.ada, "table time", "when"))[-1].startswith("No time")
    assert len(await stage.offered(stage.ada, "table time", "when")) == 8
