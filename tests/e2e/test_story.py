"""The story of a match, on Discord and as a text to keep."""

from __future__ import annotations

from bot.results.course import Courses
from bot.results.packing import pack
from bot.ui.results.story import plainly
from tests.e2e.results import solved
from tests.e2e.stage import Stage


async def test_the_story_tells_how_it_has_ended(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    lines = (await stage.says(stage.ada, "table history")).text.splitlines()
    over = next(place for place, line in enumerate(lines) if "The match is over:" in line)
    assert any("**Ada**" in line for line in lines[over + 1 :])
    assert not any(line.startswith("·") for line in lines[over + 1 :])


async def test_the_whole_story_as_a_text(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await stage.says(stage.ada, "settings own", zone="Europe/Warsaw")
    shown = await stage.says(stage.ada, "table history")
    reply = await stage.presses(stage.ada, "As a text", shown)
    (file,) = reply.message.attachments
    assert file.filename == "table-1.txt"
    assert "The story of table 1" in reply
    assert file.description == "The story of table 1, as you may know it."


async def test_whoever_may_not_see_the_table_gets_no_text(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    reply = await stage.forges(stage.dan, "g:story:1:-1:", at=stage.dan.user.dm_channel)
    assert "There is no table 1" in reply


def test_a_line_as_it_is_read_outside_discord() -> None:
    line = "<t:1767225600:f> **Ada \\*star\\*** takes <:gh_wood_12:34> wood"
    assert plainly(line, "Europe/Warsaw", "en") == "2026-01-01 01:00 Ada *star* takes wood"
    assert plainly("<t:1767225600:t> so", None, "en") == "2026-01-01 00:00 so"


async def test_a_match_that_was_packed_is_told_as_before(stage: Stage) -> None:
    number = await solved(stage, stage.ada, stage.ben)

    async def all_of_it() -> list[object]:
        story = await stage.says(stage.ada, "table history")
        written = await (await stage.presses(stage.ada, "As a text", story)).message.attachments[0].read()
        shown = await stage.says(stage.dan, "table replay", table=number, step=3)
        data = await (await stage.presses(stage.dan, "As data", shown)).message.attachments[0].read()
        verified = await stage.says(stage.dan, "verify", table=number)
        points = await stage.presses(stage.dan, "Points", stage.finals()[0])
        return [story.text, written, shown.text, shown.pictures, data, verified.text, points.text]

    before = await all_of_it()
    with stage.env._bot_scope():
        assert await pack(stage.bot.store, number)
        stage.bot.tables.cache.clear()
        stage.bot.courses = Courses()
    assert await all_of_it() == before
