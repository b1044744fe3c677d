"""Whatever people meet on their way to a match is as Discord describes its requests."""

from __future__ import annotations

import pytest

from tests.databases import on_sqlite
from tests.e2e.moderators import moderator
from tests.e2e.stage import Stage
from tests.e2e.wired import problems

DAY = 86400


@pytest.mark.long
@on_sqlite
async def test_every_payload_on_the_way_to_a_match(stage: Stage) -> None:
    ada, ben, cleo, dan = stage.people
    moderator(stage, dan)
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    with stage.env._bot_scope():
        stage.bot.dispatch("guild_join", guild)
    await stage.says(ada, "help")
    await stage.says(ada, "play")
    await stage.presses(ada, "Guilds of London")
    await stage.selects(ada, "Pace")
    await stage.selects(ada, "daily (24 hours)")
    await stage.presses(ada, "Open a table here")
    await stage.says(ada, "table note", text="Beginners are welcome.", table=1)
    await stage.says(ada, "table time", when="in 3 hours", table=1)
    await stage.says(ada, "table invite", person=ben, table=1)
    await stage.says(ada, "table setup", table=1)
    await stage.says(cleo, "table find")
    await stage.presses(ben, "Join", stage.card())
    await stage.waits(3 * 3600 + 60)
    assert (await stage.row()).state == "playing"
    await stage.presses(cleo, "Watch", stage.card())
    await stage.says(ada, "table history", table=1)
    await stage.says(cleo, "seek", title="tiny_towns")
    await stage.says(cleo, "seek")
    await stage.says(dan, "seek", title="tiny_towns")
    await stage.says(dan, "learn", title="pillars")
    await stage.says(dan, "table close", reason="That was all.", table=1)
    await stage.presses(dan, "Close for good")
    await stage.says(ada, "league open", title="toy_yards", rounds=1)
    card = next(one for one in stage.own(stage.channel) if "Organised by" in one)
    await stage.presses(ada, "Join the league", card)
    await stage.presses(ben, "Join the league", card)
    await stage.presses(ada, "Begin", card)
    await stage.waits(8 * DAY)
    await stage.says(ben, "league standings")
    wrong = {problem for entry in stage.env.http_requests for problem in problems(entry)}
    assert not wrong
    assert len(stage.env.http_requests) > 60
