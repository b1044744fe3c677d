"""Somebody in the playground manages the server, so that what moderators do can be tried."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

pytest.importorskip("simcord", reason="the playground needs the extra “play”")

from bot.app import build
from bot.cli.play import for_playing
from bot.playground.world import World


async def test_the_last_person_manages_the_server_and_moderates_its_tables(tmp_path: Path) -> None:
    settings = for_playing(tmp_path / "playground.db")
    async with World.opened(lambda: build(settings), "Hall", ["Ada", "Ben", "Cleo"]) as world:
        ada, ben, cleo = (person.member for person in world.people)
        channel = world.places(world.people[0])[0].channel
        shown = world.env.bot.get_channel(channel.id)
        assert isinstance(shown, discord.TextChannel)
        assert "Cleo manages this server" in (shown.topic or "")
        refused = await ben.slash(channel, "settings server", pace="daily")
        assert "daily" not in refused.response.content
        changed = await cleo.slash(channel, "settings server", pace="daily")
        assert "daily" in changed.response.content
        await ada.slash(channel, "bridge new", seats=2)
        asked = await cleo.slash(channel, "table close", reason="Nobody comes", table=1)
        assert "Close" in str(asked.response.components)
        barred = await cleo.slash(channel, "moderate bar", person=ben.user)
        assert barred.response.content
        assert "bar" in (await cleo.slash(channel, "moderate bars")).response.content


async def test_commands_can_be_pressed_in_a_world_that_is_opened_again_on_the_same_database(
    tmp_path: Path,
) -> None:
    settings = for_playing(tmp_path / "playground.db")
    for _ in range(2):
        async with World.opened(lambda: build(settings), "Hall", ["Ada", "Ben"]) as world:
            ada, bot = world.people[0], world.env.bot
            told = await ada.member.slash(world.places(ada)[0].channel, "help")
            named = {int(number) for number in re.findall(r"</[^:]+:(\d+)>", told.response.content)}
            assert named
            assert named <= {command.id for command in await bot.tree.fetch_commands()}
