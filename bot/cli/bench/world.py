"""A simulated Discord with the bot in it, and a stopwatch from each press to the request that answers it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import simcord
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import Guildhall
from bot.pictures.drawing import Picture, Pictures, Wanted
from bot.settings import Settings

PATIENCE = 120


def simulated(app: Guildhall) -> simcord.run:
    """A simulated Discord that has patience with a busy machine: whoever is slow is measured, and not given up."""
    return simcord.run(app, settle_timeout=PATIENCE)


class NoPictures(Pictures):
    """Draws nothing: what pictures cost is measured by itself."""

    async def draw(self, wanted: Wanted) -> Picture | None:
        """Nothing, at once."""
        del wanted
        return None


class Timed(Guildhall):
    """The bot, noting when each interaction comes in."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.pictures.close()
        self.pictures = NoPictures()
        self.came: dict[int, float] = {}
        self.errand: Callable[[], Awaitable[None]] | None = None

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Note the time of an interaction."""
        if event_name == "interaction" and isinstance(args[0], discord.Interaction):
            self.came[args[0].id] = time.perf_counter()
        super().dispatch(event_name, *args, **kwargs)

    async def on_message(self, message: discord.Message) -> None:
        """Do what is to be done when somebody says something: inside the bot, as the simulator wants it."""
        await super().on_message(message)
        if self.errand is not None and not message.author.bot:
            await self.errand()


@contextmanager
def timed(app: Timed) -> Iterator[list[float]]:
    """Milliseconds from each interaction to its first answer, as it would leave for Discord."""
    spent: list[float] = []
    request = AsyncWebhookAdapter.create_interaction_response

    def create_interaction_response(self: Any, interaction_id: int, *args: Any, **kwargs: Any) -> Any:
        began = app.came.pop(interaction_id, None)
        if began is not None:
            spent.append((time.perf_counter() - began) * 1000)
        return request(self, interaction_id, *args, **kwargs)

    adapter: Any = AsyncWebhookAdapter
    adapter.create_interaction_response = create_interaction_response
    try:
        yield spent
    finally:
        adapter.create_interaction_response = request
