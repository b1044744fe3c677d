"""A press on a letter of the table: the reply brings that message up to date itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from bot.store.records import Slot
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import answer, deadline, private, private_words
from bot.ui.table.visit import Later, visited
from data.words import Words

if TYPE_CHECKING:
    from bot.letters.letter import Sight

Work = Callable[[Live, str | None], Awaitable[str | Later]]
Otherwise = Callable[[Live, Words, str], Later]


async def answer_in_place(interaction: Interaction, table: int, work: Work, otherwise: Otherwise) -> None:
    """Do the work, and show the pressed letter as it is then, with the note that the work comes to.

    The letter is claimed meanwhile, so that no delivery crosses the reply, and the reply counts as its delivery. On any
    other message (a panel, or a copy that does not count any more), and where a delivery holds the claim for long, the
    reply is what `otherwise` makes of the note. Work that comes to a content of its own is answered with that; it hears
    which letter the reply will be, if it is one.
    """
    post, by = interaction.client.post, deadline()

    async def there(live: Live) -> Later:
        done = await work(live, None)
        return await said(live, done) if isinstance(done, str) else done

    async def said(live: Live, note: str) -> Later:
        return otherwise(live, await private_words(interaction), note)

    async with AsyncExitStack() as claims:
        claimed = await _claimed(interaction, table, claims, by)
        if claimed is None:
            reply = visited(interaction, table, there)
            await answer(interaction, reply, edit=private(interaction), by=by)
            return
        letter, slots = claimed
        shown: list[Sight] = []
        worded: list[Sight] = []

        async def here(live: Live) -> Later:
            done = await work(live, letter)
            if not isinstance(done, str):
                return done
            sight = post.composer.sight_of(live, letter, slots)

            async def drawn() -> Content:
                content = None if sight is None else await post.composer.content(sight, done)
                if sight is None or content is None:
                    return await visited(interaction, table, lambda live: said(live, done))
                if content.coming is None:
                    shown.append(sight)
                else:  # the words are the reply; with the picture, the letter is delivered as any other
                    content.picture = None
                    post.worded(sight.slot)
                    worded.append(sight)
                return content

            return drawn

        if await answer(interaction, visited(interaction, table, here), edit=True, by=by):
            for sight in shown:
                post.shown(sight.slot, sight.row.revision)
                await post.overtook(sight.slot, sight.row.revision)
            for sight in worded:
                await post.overtook(sight.slot, sight.row.revision - 1)
    post.wake(table)


async def _claimed(
    interaction: Interaction, table: int, claims: AsyncExitStack, by: float
) -> tuple[str, dict[str, Slot]] | None:
    """Claim the pressed letter, unless it is being delivered for longer than one may wait; with all of the table."""
    message, post = interaction.message, interaction.client.post
    if message is None or message.flags.ephemeral:
        return None
    letter = _at(await post.slots(table), message.id)
    if letter is None:
        return None
    try:
        async with asyncio.timeout_at(by):
            await claims.enter_async_context(post.claim(table, letter))
    except TimeoutError:
        return None
    slots = await post.slots(table)
    return (letter, slots) if _at(slots, message.id) == letter else None


def _at(slots: dict[str, Slot], message: int) -> str | None:
    """Which letter this message is, if it still counts."""
    return next((name for name, slot in slots.items() if slot.message == message), None)
