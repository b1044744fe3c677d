"""All thoughts of the house: who thinks when, in how many processes, for how long, and what happens when one is lost."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from bot.pictures.beside import Beside
from bot.thinking.head import Head, LostError
from bot.thinking.job import Job, Work
from bot.thinking.line import Line
from engines.kernel.catalogue import AnyTitle
from engines.kernel.thought import Thought

log = logging.getLogger(__name__)
TRIES = 2
IDLE = 300.0
THOUSAND = 1000
T = TypeVar("T")


@dataclass(eq=False)
class _Asked(Generic[T]):
    """What is to be thought about, and who waits for what comes of it."""

    work: Work[T]
    done: asyncio.Future[T | None]


class Thinkers:
    """A few processes that think for all tables.

    Every table has its turn, with one thought at a time. What nobody waits for comes behind all else, and leaves a
    process free where there is more than one.
    """

    def __init__(
        self,
        beside: Beside | None = None,
        *,
        heads: int,
        ceiling_ms: int,
        components: Path | None = None,
    ) -> None:
        self._beside = beside or Beside()
        self._heads = heads
        self._ceiling = ceiling_ms / THOUSAND
        self._components = components
        self._line: Line[_Asked[Any]] = Line()
        self._behind: Line[_Asked[Any]] = Line()
        self._waiting: set[_Asked[Any]] = set()
        self._busy: set[int] = set()
        self._busy_behind = 0
        self._free: list[Head] = []
        self._at_work: dict[asyncio.Task[None], Head] = {}
        self._rest: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many thoughts are being thought, or wait for that."""
        return len(self._waiting)

    async def think(self, table: int, work: Work[T], *, behind: bool = False) -> T | None:
        """What comes of thinking about this for a table; None where nobody could: the seat then plays as it does without."""
        if self._closed:
            raise asyncio.CancelledError
        if not self._ceiling:
            return None
        asked = _Asked(work, asyncio.get_running_loop().create_future())
        line = self._behind if behind else self._line
        line.add(table, asked)
        self._waiting.add(asked)
        self._go_on()
        try:
            return await self._beside.until(asked.done)
        finally:
            self._waiting.discard(asked)
            line.drop(table, asked)

    async def strongly(
        self, table: int, title: AnyTitle, blind: bytes, seat: int, luck: str
    ) -> Thought | None:
        """What a strong computer in this seat should answer."""
        return await self.think(table, Job(title, blind, seat, luck))

    def close(self) -> None:
        """Nobody thinks any more, and whoever waits for a thought waits no longer."""
        self._closed = True
        for work, head in self._at_work.items():
            work.cancel()
            head.end()
        for asked in self._waiting:
            asked.done.cancel()
        self._send_home()

    def _go_on(self) -> None:
        """Let as many think as may."""
        while not self._closed and len(self._at_work) < self._heads:
            ahead = self._line.take(self._busy)
            room = self._busy_behind < max(1, self._heads - 1)
            found = ahead or (self._behind.take(self._busy) if room else None)
            if found is None:
                break
            self._begin(*found, behind=ahead is None)

    def _begin(self, table: int, asked: _Asked[Any], *, behind: bool) -> None:
        head = self._free.pop() if self._free else Head(self._beside, self._components)
        self._busy.add(table)
        self._busy_behind += behind
        # Outside of whoever asks: its time is real also where a simulated Discord makes the time of all else.
        begin = asyncio.get_running_loop().create_task
        work = Context().run(begin, self._work(head, table, asked), name=f"table {table} thinks")
        self._at_work[work] = head

        def over(task: asyncio.Task[None]) -> None:
            del self._at_work[task]
            self._busy.discard(table)
            self._busy_behind -= behind
            self._free.append(head)
            _tell(asked, None)
            self._go_on()
            self._rest_later()

        work.add_done_callback(over, context=Context())

    async def _work(self, head: Head, table: int, asked: _Asked[Any]) -> None:
        work = asked.work
        for tried in range(1, TRIES + 1):
            try:
                _tell(asked, await head.think(work, self._ceiling))
            except LostError as lost:
                log.warning(
                    "table %d: seat %d has not come to a thought (try %d): %s", table, work.seat, tried, lost
                )
            except Exception:
                log.exception("table %d: seat %d of %s cannot think", table, work.seat, work.title.id)
                return
            else:
                return

    def _rest_later(self) -> None:
        """Processes that nobody needs for a while are sent home."""
        if self._rest is not None:
            self._rest.cancel()
        self._rest = None
        if not self._at_work and not self._closed:
            later = asyncio.get_running_loop().call_later
            self._rest = Context().run(later, IDLE, self._send_home)

    def _send_home(self) -> None:
        for head in self._free:
            head.end()
        self._free.clear()
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None


def _tell(asked: _Asked[Any], thought: object) -> None:
    if not asked.done.done():
        asked.done.set_result(thought)
