"""`/records` and earlier seasons, as people see them."""

from __future__ import annotations

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.results import season, solved
from tests.e2e.stage import Stage


async def test_records_name_tables_only_to_those_who_may_look_there(stage: Stage) -> None:
    await season(stage, matches=2)
    await solved(stage, stage.ada, stage.ben, table=3)
    shown = await stage.says(stage.dan, "records")
    assert "**Records** · All titles" in shown
    assert "• Tiny Towns, 2 players: **31 points** by **Ada**" in shown
    line = next(line for line in shown.text.splitlines() if "Yards" in line)
    assert line.startswith("• Yards, 2 players: **")
    assert f" · table 3: https://discord.com/channels/{stage.server.id}/" in line
    hidden = discord.Permissions(view_channel=True).value
    wall = Overwrite(stage.dan.id, OverwriteType.MEMBER, 0, hidden)
    stage.env.backend.edit_channel(stage.channel.id, {}, overwrites=[wall])
    there = stage.server.create_text_channel("elsewhere")
    said = await stage.says(stage.dan, "records", at=there)
    assert "• Yards, 2 players: **" in said
    assert "table 3" not in said
    assert "discord.com" not in said


async def test_a_season_of_the_future_is_a_sentence(stage: Stage) -> None:
    assert "9999-Q1 has not begun yet." in await stage.says(stage.ada, "leaderboard", when="9999-Q1")
    assert "That is no time I can read." in await stage.says(stage.ada, "leaderboard", when="summer")
