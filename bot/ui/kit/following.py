"""What follows into a reply, unless that has become another one meanwhile: its picture, or what it shows later."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.ui.kit.content import Content, attached
from bot.ui.kit.icons import put
from bot.ui.kit.sense import sense_of

log = logging.getLogger(__name__)
UNDER_WAY = 1.0


@dataclass(eq=False)
class Following:
    """One picture on its way to a reply; once it leaves, it can only be waited for."""

    interaction: discord.Interaction[Any]
    content: Content
    leaving: bool = False

    async def bring(self) -> None:
        """Wait for the picture and put it into the reply; what is said there stays as it is."""
        picture = None if self.content.coming is None else await self.content.coming
        if picture is None or self.interaction.is_expired():
            return
        self.leaving = True
        self.content.picture = picture
        given = self.content.to_edit() if self.content.laid else {"attachments": [attached(picture)]}
        try:
            with sense_of("a picture that follows"):
                await put(self.interaction.edit_original_response, given)
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("a picture cannot follow its words: %s", error)


@dataclass(eq=False)
class GoingOn:
    """A reply that shows something else as soon as what it tells of has come to its end."""

    interaction: discord.Interaction[Any]
    content: Content
    message: int | None
    leaving: bool = False

    async def bring(self) -> None:
        """Wait for what the reply shows then, and let it be so; whoever does not get to see it is told otherwise."""
        if self.content.then is None:
            return
        later = await self.content.then()
        await overtake(self.message)
        self.leaving = True
        if await self._put(later):
            if later.coming is not None:
                follow(self.interaction, later, self.message)
            if later.then is not None:
                go_on(self.interaction, later, self.message)
        elif later.unseen is not None:
            await later.unseen()

    async def _put(self, later: Content) -> bool:
        if self.interaction.is_expired():
            return False
        try:
            with sense_of("what a reply shows later"):
                await put(self.interaction.edit_original_response, later.to_edit())
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("a reply cannot go on: %s", error)
            return False
        return True


_under_way: dict[asyncio.Task[None], tuple[Following | GoingOn, int | None]] = {}


def follow(interaction: discord.Interaction[Any], content: Content, message: int | None) -> None:
    """Bring the picture of what is shown into the reply, which is this message, as soon as it is drawn."""
    _bring(Following(interaction, content), message, "a picture that follows")


def go_on(interaction: discord.Interaction[Any], content: Content, message: int | None) -> None:
    """Let the reply, which is this message, show what it shows later as soon as that is known."""
    _bring(GoingOn(interaction, content, message), message, "a reply that goes on")


def _bring(one: Following | GoingOn, message: int | None, name: str) -> None:
    task = asyncio.get_running_loop().create_task(one.bring(), name=name)
    _under_way[task] = (one, message)
    task.add_done_callback(_brought)


def _brought(task: asyncio.Task[None]) -> None:
    _under_way.pop(task, None)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("what should follow into a reply cannot", exc_info=error)


async def overtake(message: int | None) -> None:
    """This message becomes another: no picture of what it was may come after that."""
    here = asyncio.current_task()
    older = [
        (task, one)
        for task, (one, at) in _under_way.items()
        if message is not None and at == message and task is not here
    ]
    for task, one in older:
        if not one.leaving:
            task.cancel()
    if leaving := [task for task, one in older if one.leaving]:
        await asyncio.wait(leaving, timeout=UNDER_WAY)
