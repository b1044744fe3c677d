"""Computer players that think before they answer: about what their seat knows, and while nobody has the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, repeat
from typing import TYPE_CHECKING, Protocol

from bot.store import unreachable
from bot.tables.live import Cache, Live
from engines.kernel import Awaited, Picks
from engines.kernel.catalogue import AnyTitle
from engines.kernel.thought import Thought

if TYPE_CHECKING:
    from random import Random

log = logging.getLogger(__name__)
AGAIN_AFTER = (1.0, 10.0, 60.0)


class Think(Protocol):
    """Where thoughts come from; None where nobody comes to one."""

    async def __call__(
        self, table: int, title: AnyTitle, blind: bytes, seat: int, luck: str
    ) -> Thought | None:
        """What this seat should answer."""


@dataclass(frozen=True)
class Asked:
    """What a thought is about: whose turn it is, and all that this seat knows."""

    title: AnyTitle
    turn: Awaited
    blind: bytes

    @classmethod
    def of(cls, live: Live) -> Asked | None:
        """The first question that waits for a thought."""
        turn = _turn(live)
        if turn is None or live.match is None:
            return None
        return cls(live.match.title, turn, live.match.blind(turn.seat))


def _turn(live: Live) -> Awaited | None:
    """Whose turn it is to think."""
    if live.match is None or live.row.state != "playing" or live.resting:
        return None
    return next((one for one in live.match.awaited() if one.seat in live.thoughtful), None)


Give = Callable[[Live, Asked, Picks | None], Awaitable[None]]


class Thinking:
    """One thought of a table at a time, as long as it waits for one.

    Nothing is stored: whoever dies over a thought begins again. What was thought about something that is not so any more,
    since people have answered or taken back meanwhile, is dropped.
    """

    def __init__(self, cache: Cache, think: Think, give: Give, luck: Random) -> None:
        self._cache = cache
        self._think = think
        self._give = give
        self._luck = luck
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def go_on(self, live: Live) -> None:
        """Think about what this table waits for, unless somebody does already; the table is had alone now."""
        table = live.row.id
        if table not in self._tasks and _turn(live) is not None:
            task = asyncio.get_running_loop().create_task(self._until_done(table), name=f"table {table}")
            self._tasks[table] = task

    def over(self, table: int) -> asyncio.Future[None] | None:
        """What is done when nobody thinks at this table any more; None where nobody does."""
        return self._tasks.get(table)

    async def stop(self) -> None:
        """Think no more; what is asked is found again at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_done(self, table: int) -> None:
        """What goes wrong at one table is tried again a few times; a database that is away is waited for."""
        tries = 0
        try:
            for pause in chain(AGAIN_AFTER, repeat(AGAIN_AFTER[-1])):
                try:
                    await self._all(table)
                except Exception as error:
                    away = unreachable(error)
                    if not away:
                        log.exception("table %d: what a computer has thought cannot be answered", table)
                else:
                    return
                tries += not away
                if tries > len(AGAIN_AFTER):
                    return
                await asyncio.sleep(pause)
        finally:
            if self._tasks.get(table) is asyncio.current_task():
                del self._tasks[table]

    async def _all(self, table: int) -> None:
        """One thought after the other; the table is looked at anew for each."""
        found: tuple[Asked, Picks | None] | None = None
        while True:
            async with self._cache.enter(table) as live:
                asked = Asked.of(live)
                if found is not None and asked == found[0]:
                    await self._give(live, *found)
                    asked = Asked.of(live)
                if asked is None:
                    self._tasks.pop(table, None)  # whoever has the table next begins anew
                    return
            found = asked, await self._picks(table, asked)

    async def _picks(self, table: int, asked: Asked) -> Picks | None:
        """What comes of a thought, if anything does."""
        turn = asked.turn
        luck = f"{self._words}:{table}:{turn.number}:{turn.seat}"
        thought = await self._think(table, asked.title, asked.blind, turn.seat, luck)
        return None if thought is None else thought.picks

    @cached_property
    def _words(self) -> str:
        """Where all thoughts have their luck from: one that was lost comes out the same when it is thought again."""
        return f"{self._luck.getrandbits(64):016x}"
