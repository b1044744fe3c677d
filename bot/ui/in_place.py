"""A press on a message that the table owns: the reply brings that message up to date itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from bot.ui.access import private
from bot.ui.content import Content
from bot.ui.press import Interaction
from bot.ui.reply import answer, deadline

if TYPE_CHECKING:
    from bot.letters.letter import Sight

Work = Callable[[], Awaitable[str | Content]]
Otherwise = Callable[[str], Awaitable[Content]]


async def answer_in_place(
    interaction: Interaction, table: int, kind: str, work: Work, otherwise: Otherwise
) -> None:
    """Do the work, and show the pressed message of this kind as it is then, with the note that the work comes to.

    The message is claimed meanwhile, so that no delivery crosses the reply, and the reply counts as its delivery. On any
    other message (a panel, or a copy that does not count any more), and where a delivery holds the claim for long, the
    reply is what `otherwise` makes of the note. Work that comes to a content of its own is answered with that.
    """
    post, by = interaction.client.post, deadline()
    async with AsyncExitStack() as claims:
        slot = await _claimed(interaction, table, kind, claims, by)
        if slot is None:
            await answer(interaction, _elsewhere(work, otherwise), edit=private(interaction), by=by)
            return
        shown: list[Sight] = []

        async def here() -> Content:
            done = await work()
            if isinstance(done, Content):
                return done
            sight = await post.composer.sight(table, slot)
            content = None if sight is None else await post.composer.content(sight, done)
            if sight is None or content is None:
                return await otherwise(done)
            shown.append(sight)
            return content

        if await answer(interaction, here(), edit=True, by=by):
            for sight in shown:
                await post.shown(sight.slot, sight.row.revision)
    post.wake(table)


async def _claimed(
    interaction: Interaction, table: int, kind: str, claims: AsyncExitStack, by: float
) -> str | None:
    """Claim the pressed message if it is one of this kind, unless it is being delivered for longer than one may wait."""
    message, post = interaction.message, interaction.client.post
    if message is None or message.flags.ephemeral:
        return None
    slot = await post.slot_of(table, message.id)
    if slot is None or not slot.startswith(kind):
        return None
    try:
        async with asyncio.timeout_at(by):
            await claims.enter_async_context(post.claim(table, slot))
    except TimeoutError:
        return None
    return slot if await post.slot_of(table, message.id) == slot else None


async def _elsewhere(work: Work, otherwise: Otherwise) -> Content:
    done = await work()
    return done if isinstance(done, Content) else await otherwise(done)
