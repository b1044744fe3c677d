"""From nothing to a table, without having read anything before."""

from __future__ import annotations

from sqlalchemy import update

from bot.store.schema import lessons
from engines.kernel.lesson import lesson_of
from tests.e2e.results import solved
from tests.e2e.stage import Stage


async def test_from_the_door_to_the_first_question_in_five_presses(stage: Stage) -> None:
    shown = await stage.says(stage.ada, "play")
    assert "What would you like to play?" in shown
    assert "light · 45 to 60 minutes at one sitting · alone, or up to 6 players" in shown.beside("Tiny Towns")
    assert "new to you" in shown.beside("Tiny Towns")
    looked = await stage.presses(stage.ada, "Tiny Towns")
    assert looked.edited
    assert len(looked.pictures) == 1
    assert looked.labels == ["Open a table here", "Seek players", "Rules", "Learn", "All titles"]
    opened = await stage.presses(stage.ada, "Open a table here")
    assert "Table 1 is open: Tiny Towns" in opened
    assert "what you may set up" in opened
    assert "The game\nlight · 45 to 60 minutes" in stage.card()
    assert len(stage.card().pictures) == 1
    await stage.presses(stage.ben, "Join", stage.card())
    asked = await stage.presses(stage.ada, "Start", stage.card())
    assert "The match has begun." in asked
    assert stage.card().pictures == []
    assert stage.notices()[0].mentioned == {stage.ben.id}


async def test_options_are_chosen_before_the_table_is_opened(stage: Stage) -> None:
    looked = await stage.says(stage.ada, "play", title="tiny_towns")
    assert "Tiny Towns: build the best little town" in looked
    await stage.selects(stage.ada, "Pace")
    assert "relaxed (3 days)" in stage.panel(stage.ada).choices
    await stage.selects(stage.ada, "daily (24 hours)")
    await stage.selects(stage.ada, "Monuments")
    shown = await stage.presses(stage.ada, "Back")
    assert "Pace: **daily (24 hours)**" in shown
    await stage.selects(stage.ada, "Monuments")
    changed = await stage.selects(stage.ada, "off")
    assert "Monuments: **off**" in changed
    assert stage.own(stage.channel) == []
    await stage.restarts()
    await stage.presses(stage.ada, "Open a table here", changed)
    assert "Pace: daily (24 hours)" in stage.card()
    assert "Monuments: off" in stage.card()
    row = await stage.row()
    assert (row.pace, row.options["monuments"], row.places) == ("daily", "off", 6)


async def test_alone_from_the_door(stage: Stage) -> None:
    await stage.says(stage.ada, "play", title="tiny_towns")
    await stage.selects(stage.ada, "Seats")
    await stage.selects(stage.ada, "1")
    begun = await stage.presses(stage.ada, "Open a table here")
    assert "Which monument do you keep?" in begun


async def test_the_rules_open_beside_the_page_of_a_title(stage: Stage) -> None:
    looked = await stage.says(stage.ada, "play", title="tiny_towns")
    rules = await stage.presses(stage.ada, "Rules", looked)
    assert rules.id != looked.id
    assert "Tiny Towns" in rules


async def test_the_page_knows_what_somebody_has_played(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    assert "you have played it once" in await stage.says(stage.ada, "play", title="toy_yards")
    assert "new to you" in await stage.says(stage.cleo, "play", title="toy_yards")


async def test_a_title_of_which_somebody_has_taken_the_lesson_is_not_new_to_them(stage: Stage) -> None:
    await stage.says(stage.ada, "learn", title="tiny_towns")
    assert "in the middle of its lesson" in await stage.says(stage.ada, "play", title="tiny_towns")
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(step=len(lesson_of("tiny_towns").step) - 1))
    end = await stage.says(stage.ada, "learn", title="tiny_towns")
    assert "you have taken its lesson" in await stage.presses(stage.ada, "Play it now", end)
    assert "new to you" in await stage.says(stage.ben, "play", title="tiny_towns")


async def test_a_table_for_one_begins_and_where_none_may_be_opened_nothing_happens(stage: Stage) -> None:
    await stage.says(stage.ada, "play", title="toy_lanterns", at=stage.ada.user.dm_channel)
    reply = await stage.presses(stage.ada, "Open a table here")
    assert "Tables are opened in a server's channel" in reply
    assert stage.own(stage.channel) == []
    assert "This button is from an older message" in await stage.forges(stage.ada, "g:title:1:-1:chess.")


async def test_help_leads_to_the_door_and_its_commands_can_be_pressed(stage: Stage) -> None:
    shown = await stage.says(stage.ada, "help")
    number = stage.bot.command_ids["bridge"]
    assert f"</bridge new:{number}>" in shown
    assert "What would you like to play?" in await stage.presses(stage.ada, "All titles", shown)
    again = await stage.says(stage.ada, "help")
    listed = await stage.presses(stage.ada, "My tables", again)
    assert "You sit at no table" in listed
    await stage.restarts()
    assert f"</bridge new:{number}>" in await stage.says(stage.ada, "help")


async def test_the_page_of_a_title_stands_in_rows_and_the_door_leads_to_a_table(stage: Stage) -> None:
    looked = await stage.says(stage.ada, "play", title="tiny_towns")
    assert looked.rows == [
        ["Open a table here", "Seek players", "Rules", "Learn", "All titles"],
        ["Change an option"],
    ]
    chosen = await stage.selects(stage.ada, "Pace")
    assert chosen.rows[1:] == [["Pace"], ["Back"]]
    door = await stage.presses(stage.ada, "All titles")
    assert "Tables are opened in a server's channel" not in door
    assert "No such table" in await stage.presses(stage.ada, "Find a table", door)
    away = await stage.says(stage.ada, "play", at=stage.ada.user.dm_channel)
    assert "Tables are opened in a server's channel" in away
    assert "older message" in await stage.forges(stage.ada, "g:doorseek:1:-1:chess.")


async def test_a_doubled_press_opens_one_table_and_later_shows_what_became_of_it(stage: Stage) -> None:
    opened = "g:doornew:1:-1:toy_lanterns."
    assert "Table 1 is open" in await stage.forges(stage.ada, opened)
    (page,) = [one for one in stage.all(stage.channel) if "a forged message" in one]
    again = await stage.presses_id(stage.ada, opened, page)
    assert "what you may set up" in again
    assert "Table 1 is open" not in again
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Which card do you bid?" in await stage.presses_id(stage.ada, opened, page)
    assert "There is no table 2" in await stage.says(stage.ada, "lanterns board", table=2)
