"""The simulated world goes on while the bot itself draws: the first picture of a title, and a film."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import discord
import pytest
from discord.ext import commands

from bot.app import build
from bot.cli.play import for_playing
from bot.pictures.beside import Beside
from bot.playground.world import World

PATIENCE = 300
A_WHILE = 5.0


class Easel:
    """Waits until something has begun or ended to be drawn, and lets the world take note of it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._changed = asyncio.Event()
        world.drawing.changed = self._changed.set

    async def until(self, seen: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not seen():
                await self._changed.wait()
                self._changed.clear()
                await self.world.env.settle()


@pytest.mark.long
async def test_the_first_start_of_a_title_and_a_film_hold_nobody_up(tmp_path: Path) -> None:
    settings = for_playing(tmp_path / "playground.db")
    async with World.opened(lambda: build(settings), "Hall", ["Ada", "Ben"]) as world:
        ada, ben = (person.member for person in world.people)
        channel, _ = (place.channel for place in world.places(world.people[0]))
        easel = Easel(world)
        world.drawing.hold()
        await ada.slash(channel, "towns new", seats=1)
        await easel.until(
            lambda: any(one.attachments for place in channel.threads for one in place.history())
        )
        replay = await ada.slash(channel.threads[0], "table replay")
        (film,) = [
            one["custom_id"]
            for row in replay.response.components
            for one in row["components"]
            if "animate" in one["custom_id"]
        ]
        pressed = await ada.click(replay.response, custom_id=film)
        assert not pressed.response.attachments
        assert "/leaderboard" in (await ben.slash(channel, "help")).response.content
        await easel.until(lambda: bool(pressed.response.attachments))
        assert pressed.response.attachments[0].filename == "table-1.webp"


class Resting(commands.Bot):
    """Rests when somebody has written, as long as something goes on beside it."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.default())
        self.beside = Beside()
        self.rested = False

    async def on_message(self, _: discord.Message) -> None:
        await self.beside.rest(A_WHILE)
        self.rested = True


async def test_nobody_waits_for_a_rest_beside_which_something_goes_on() -> None:
    bot = Resting()
    async with World.opened(lambda: bot, "Hall", ["Ada"]) as world:
        ada = world.people[0]
        await ada.member.send(world.places(ada)[0].channel, "Good evening")
        assert not bot.rested, "whoever writes does not wait for it"
        await world.skip(A_WHILE)
        assert bot.rested
