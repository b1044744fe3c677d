"""Pictures that follow into the reply they belong to, unless that has become another one meanwhile."""

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


_under_way: dict[asyncio.Task[None], tuple[Following, int | None]] = {}


def follow(interaction: discord.Interaction[Any], content: Content, message: int | None) -> None:
    """Bring the picture of what is shown into the reply, which is this message, as soon as it is drawn."""
    following = Following(interaction, content)
    task = asyncio.get_running_loop().create_task(following.bring(), name="a picture that follows")
    _under_way[task] = (following, message)
    task.add_done_callback(lambda done: _under_way.pop(done, None) and None)


async def overtake(message: int | None) -> None:
    """This message becomes another: no picture of what it was may come after that."""
    older = [(task, one) for task, (one, at) in _under_way.items() if message is not None and at == message]
    for task, one in older:
        if not one.leaving:
            task.cancel()
    if leaving := [task for task, one in older if one.leaving]:
        await asyncio.wait(leaving, timeout=UNDER_WAY)
