"""Finding a table, and watching one."""

from __future__ import annotations

import discord

from tests.e2e.results import solved
from tests.e2e.stage import Person, Stage
from tests.e2e.test_night import sleeps


async def test_what_there_is_by_kind_and_title_and_from_there_to_a_seat(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new")
    await stage.begins("yards", stage.ada, stage.ben)
    shown = await stage.says(stage.cleo, "table find")
    assert "2 tables in the channels that you see" in shown
    assert "**Lanterns** · table 1 waits for players (1 of 4)" in shown
    assert "Yards · table 2 is running, 2 play" in shown
    only = await stage.presses(stage.cleo, "To join")
    assert "One table" in only
    assert "Yards · table" not in only
    assert "No such table" in await stage.presses(stage.cleo, "Seats on offer")
    assert "Yards · table 2" in await stage.presses(stage.cleo, "To watch")
    assert "No such table" in await stage.selects(stage.cleo, "Tiny Towns")
    await stage.selects(stage.cleo, "All titles")
    await stage.presses(stage.cleo, "All")
    closely = await stage.selects(stage.cleo, "Lanterns · table 1")
    assert "1. Ada (host)" in closely
    await stage.presses(stage.cleo, "Join")
    assert "2. Cleo" in stage.own(stage.channel)[0]


async def test_a_table_in_a_channel_that_one_cannot_see_is_found_nowhere(stage: Stage) -> None:
    wall = {stage.ben: discord.PermissionOverwrite(view_channel=False)}
    hidden = stage.server.create_text_channel("hidden", overwrites=wall)
    await stage.says(stage.ada, "lanterns new", at=hidden)
    assert "No such table" in await stage.says(stage.ben, "table find")
    assert "There is no table 1" in await stage.forges(stage.ben, "g:found:0:-1:", "1")
    assert "One table" in await stage.says(stage.cleo, "table find")
    assert "Tables are found in a server" in await stage.says(
        stage.ada, "table find", at=stage.ada.user.dm_channel
    )


async def test_whoever_watches_is_shown_the_board_and_hears_of_the_end(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    assert "You have no seat" in await stage.presses(stage.cleo, "Play", stage.table())
    assert "You sit at table 1 yourself" in await stage.presses(stage.ada, "Watch", stage.card())
    watched = await stage.presses(stage.cleo, "Watch", stage.card())
    assert "You watch table 1." in watched
    assert stage.cleo.id in {one.id for one in await members(stage)}
    shown = await stage.presses(stage.cleo, "Play", stage.table())
    assert "You have no seat" not in shown
    assert "Waiting for" in shown
    assert "You have no seat" not in await stage.presses(stage.cleo, "My hand", stage.table())
    await stage.presses(stage.dan, "Watch", stage.card())
    await sleeps(stage, stage.dan)
    await solved(stage, stage.ada, stage.ben)
    assert stage.finals()[0].mentioned == {stage.cleo.id}, "and nobody who sleeps"


async def test_whoever_watches_hears_of_an_end_without_a_result(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    await stage.presses(stage.cleo, "Watch", stage.card())
    await leaves(stage, stage.ada)
    assert stage.carrying(stage.channel, "abandoned") == []
    await leaves(stage, stage.ben)
    (told,) = stage.carrying(stage.channel, "abandoned")
    assert "the match that you watch (Yards, table 1) is over" in told
    assert "All people have left" in told
    assert told.mentioned == {stage.cleo.id}
    await stage.forges(stage.cleo, "g:privacysure:1:-1:")
    (told,) = stage.carrying(stage.channel, "abandoned")
    assert told.mentioned == set()
    assert "All people have left" in told
    await stage.begins("yards", stage.ada, stage.ben)
    await leaves(stage, stage.ada)
    await leaves(stage, stage.ben)
    assert len(stage.carrying(stage.channel, "abandoned")) == 1


async def leaves(stage: Stage, person: Person) -> None:
    reply = await stage.says(person, "table leave")
    await stage.presses(person, reply.labels[0], reply)


async def members(stage: Stage) -> list[discord.ThreadMember]:
    """Who is in the thread of the table."""
    thread = stage.bot.get_channel(stage.thread().id)
    assert isinstance(thread, discord.Thread)
    return await thread.fetch_members()


async def test_whoever_stops_watching_stands_outside_again(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    watched = await stage.presses(stage.cleo, "Watch", stage.card())
    await stage.presses(stage.cleo, "Stop watching", watched)
    assert "You have no seat" in await stage.presses(stage.cleo, "Play", stage.table())
    assert "You do not watch table 1" in await stage.forges(stage.cleo, "g:unwatch:1:-1:")
    await stage.says(stage.dan, "lanterns new")
    assert "has not begun yet" in await stage.says(stage.cleo, "table watch", table=2)


async def test_ten_tables_stand_on_a_page_and_the_last_leads_to_the_first(database: str) -> None:
    async with Stage(database, tables_a_person=20) as stage:
        for _ in range(10):
            await stage.says(stage.ada, "lanterns new")
        ten = await stage.says(stage.ben, "table find")
        assert ten.rows == [
            ["All", "To join", "Seats on offer", "To watch"],
            ["Which title?"],
            ["Look at a table"],
        ]
        assert ten.shut == ["All"]
        assert [line.label for line in ten.menus[0].options if line.default] == ["All titles"]
        await stage.says(stage.ada, "lanterns new")
        first = await stage.presses(stage.ben, "To join", ten)
        assert first.shut == ["To join"]
        assert "11 tables" in first
        assert first.text.count("waits for players (1 of 4)") == len(first.menus[1].options) == 10
        assert first.rows[3] == ["More (1 of 2)"]
        last = await stage.presses(stage.ben, "More (1 of 2)")
        assert last.text.count("waits for players") == len(last.menus[1].options) == 1
        assert last.shut == ["To join"]
        again = await stage.presses(stage.ben, "More (2 of 2)")
        assert again.text == first.text
        assert (await stage.forges(stage.ben, "g:find:1:-1:join.~7")).text == last.text
        assert "11 tables" in await stage.forges(stage.ben, "g:find:1:-1:chess.chess")
        only = await stage.selects(stage.ben, "Lanterns")
        assert [line.label for line in only.menus[0].options if line.default] == ["Lanterns"]


async def test_a_table_closely_offers_what_somebody_may_do_there(stage: Stage) -> None:
    async def closely(person: Person, table: int) -> list[list[str]]:
        return (await stage.forges(person, "g:found:0:-1:", str(table))).rows

    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.says(stage.ada, "table invite", person=stage.dan)
    listed = await stage.says(stage.cleo, "table find")
    assert "waits for players (2 of 2)" in listed
    assert "No such table" in await stage.presses(stage.cleo, "To join"), "the last seat is kept"
    assert await closely(stage.ada, 1) == [["Rules"], ["All tables"]]
    assert await closely(stage.cleo, 1) == [["Join", "Rules"], ["All tables"]]
    await stage.begins("yards", stage.ada, stage.ben)
    assert await closely(stage.ada, 2) == [["Play", "Rules"], ["All tables"]]
    assert await closely(stage.cleo, 2) == [["Watch", "Rules"], ["All tables"]]
    async with stage.bot.tables.enter(2) as live:
        await stage.bot.tables.leave_held(live, stage.ben.id)
    await stage.says(stage.ada, "table vote", table=2, what="offer", player="2")
    assert "has a seat on offer" in await stage.says(stage.cleo, "table find")
    assert "One table" in await stage.presses(stage.cleo, "Seats on offer")
    assert await closely(stage.cleo, 2) == [["Take seat 2", "Watch", "Rules"], ["All tables"]]
    shown = await stage.forges(stage.cleo, "g:found:0:-1:", "2")
    assert "All tables" in shown.labels
    assert "2 tables" in await stage.presses(stage.cleo, "All tables", shown)


async def test_a_seat_is_asked_for_by_its_number_and_by_nothing_else(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    for path in ("x", "100", ""):
        assert "not on offer any more" in await stage.forges(stage.cleo, f"g:heir:1:-1:.{path}")
    async with stage.bot.tables.enter(1) as live:
        await stage.bot.tables.leave_held(live, stage.ben.id)
    await stage.says(stage.ada, "table vote", table=1, what="offer", player="2")
    assert "seat 2" in await stage.forges(stage.cleo, "g:heir:1:-1:.1")
