"""Pictures of every title, drawn as the bot draws them in a process that does nothing else, to see what they take."""

from __future__ import annotations

import asyncio
from itertools import chain, count, islice
from threading import Event

from bot.pictures.drawing import Pictures
from bot.pictures.rehearsal import MATCHES, moments_of, rehearse
from engines.kernel.catalogue import titles


def sit(pictures: int) -> None:
    """So many pictures of each title, of other matches than are rehearsed meanwhile, two at a time."""
    asyncio.run(_drawn(pictures))


async def _drawn(most: int) -> None:
    pictures = Pictures()
    for title in titles().values():
        rehearsal = asyncio.create_task(asyncio.to_thread(rehearse, title.id, Event()))
        wanted = islice(chain.from_iterable(moments_of(title, number) for number in count(MATCHES)), most)
        while both := list(islice(wanted, 2)):
            await asyncio.gather(*(pictures.draw(one) for one in both))
        await rehearsal
    pictures.close()
