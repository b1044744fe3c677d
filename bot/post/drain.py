"""The drain: brings each message of a table to the revision it must show, and is gone when nothing is left."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.letters.shelf import letters
from bot.pictures.drawing import Coming
from bot.post.compose import Composer, letter_of
from bot.post.deliver import LONG, Delivery
from bot.post.failures import LostError, held_back, passing, unsure
from bot.post.giving_up import GivingUp
from bot.post.line import PRIVATE, PUBLIC, Drain, Line
from bot.post.night import AsleepError
from bot.post.places import Places
from bot.store import ALL, messages, tables, unreachable
from bot.store.household import WHOLE
from bot.store.records import Slot
from bot.tables.live import TABLE
from bot.tables.locks import Locks
from bot.ui.kit.serving import behind

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
LONGEST_WAIT = 600.0
LOOKED_AT_AGAIN = 3600.0  # quiet hours may be others by then
GRACE = 3.0
RESTING, WAITED = 60.0, 5.0
REMEMBERED = 1000
PAGE = 500


@dataclass
class Due:
    """Since when a letter does not show what it must, and when that was changed to what it is."""

    since: float
    latest: float
    wanted: int


class Post:
    """Wakes a drain for each table that has something to show, and one for its private messages beside it.

    They are apart because a DM may hang for long, and nobody else shall wait for it. What a stopped process left is taken
    up table by table behind what people cause now.
    """

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self.composer = Composer(app)
        places = Places(app)
        self._delivery = Delivery(app, self.composer, places)
        self._give_up = GivingUp(app, self.composer, places)
        self._line = Line()
        self._tasks: dict[Drain, asyncio.Task[None]] = {}
        self._again: set[Drain] = set()
        self._later: dict[Drain, asyncio.TimerHandle] = {}
        self._next: dict[tuple[int, str], float] = {}
        self._due: dict[tuple[int, str], Due] = {}
        self._locks: Locks[tuple[int, str]] = Locks()
        self.results: Counter[str] = Counter()
        self._open = False
        self._stopped = False
        self._servers: OrderedDict[int, int] = OrderedDict()
        household = app.store.household
        self._share = WHOLE if household is None else household.share
        if household is not None:
            household.heard.append(self._heard)

    # Replies that bring a message up to date themselves

    @asynccontextmanager
    async def claim(self, table: int, slot: str) -> AsyncIterator[None]:
        """Have a message alone."""
        async with self._locks.hold((table, slot)):
            yield

    async def slots(self, table: int) -> dict[str, Slot]:
        """All letters of a table as they stand."""
        async with self._app.store.reading() as connection:
            return await messages.slots(connection, table)

    def shown(self, slot: Slot, revision: int) -> None:
        """A reply has brought this letter to a revision; the drain notes that instead of sending it."""
        self._delivery.replied(slot, revision)

    async def overtook(self, slot: Slot, revision: int) -> None:
        """A reply shows all of this letter up to a revision. Another process that shows it may have shown more before, and does so again."""
        if await self._mine(slot.table):
            return
        try:
            async with self._app.store.writing_apart() as connection:
                if await messages.overtaken(connection, slot, revision):
                    await self._app.store.tell(connection, TABLE, slot.table)
        except Exception as error:
            if not unreachable(error):
                raise
            log.warning("table %d: what %s shows cannot be noted: %s", slot.table, slot.slot, error)

    def worded(self, slot: Slot) -> None:
        """A reply has shown the words of this letter; its picture follows when it is drawn."""
        self._delivery.worded(slot)

    @property
    def waiting(self) -> int:
        """How many tables have letters that are being brought up to date, or wait for that."""
        return len(self._line) + len(self._tasks)

    # Waking and stopping

    async def start(self) -> None:
        """Once Discord is there, take up what is left; what may have been sent is looked for before it is sent again."""
        async with self._app.store.writing() as connection:
            await messages.try_again(connection)
        waiting: dict[Drain, None] = {}
        async for some in self._unsettled():
            if not self._open:
                self._delivery.doubtful.update(some)
            waiting |= dict.fromkeys((table, kind_of(slot)) for table, slot in some)
        self._open = True
        woken, self._again = self._again - self._tasks.keys(), self._again & self._tasks.keys()
        for drain in woken:  # while it was read what is left
            self._wait(drain, behind=False)
        for drain in waiting:
            self._wait(drain, behind=True)
        self._work()

    async def _unsettled(self) -> AsyncIterator[list[tuple[int, str]]]:
        """What does not show what it must, page by page: after a long silence there may be very much of it."""
        after = (0, "")
        while True:
            async with self._app.store.reading_behind() as connection:
                some = await messages.all_unsettled(connection, after, PAGE, self._share)
            if not some:
                return
            yield some
            after = some[-1]

    def _heard(self, kind: str, number: int) -> None:
        """Another process has changed something; what is to be shown of it in the servers of this one, this one shows."""
        if kind == TABLE:
            self.wake(number)
        elif kind == ALL and self._open:
            self._starting = asyncio.get_running_loop().create_task(self.start(), name="what others left")

    async def _mine(self, table: int) -> bool:
        """Whether this process shows what a table owns: it serves its server."""
        if self._share.whole:
            return True
        if table not in self._servers:
            async with self._app.store.reading_behind() as connection:
                self._servers[table] = await tables.server_of(connection, table)
            while len(self._servers) > REMEMBERED:
                self._servers.popitem(last=False)
        return self._share.serves(self._servers[table])

    def wake(self, table: int) -> None:
        """Something about this table is to be shown."""
        for drain in ((table, PUBLIC), (table, PRIVATE)):
            self._wake(drain)

    def _wake(self, drain: Drain, *, behind: bool = False) -> None:
        self._wait(drain, behind=behind)
        self._work()

    def _wait(self, drain: Drain, *, behind: bool) -> None:
        """Let a drain wait for a worker."""
        if self._stopped:
            return
        if not self._open or drain in self._tasks:
            self._again.add(drain)
            return
        if (later := self._later.pop(drain, None)) is not None:
            later.cancel()
        self._line.join(drain, behind=behind)

    def _work(self) -> None:
        """Begin what there are workers for."""
        while not self._stopped and (drain := self._line.next()) is not None:
            task = asyncio.get_running_loop().create_task(
                self._drain(drain), name=f"{drain[1]} drain {drain[0]}"
            )
            self._tasks[drain] = task
            task.add_done_callback(partial(self._done, drain))

    def _done(self, drain: Drain, task: asyncio.Task[None]) -> None:
        del self._tasks[drain]
        behind = self._line.behind(drain)
        self._line.done(drain)
        if not task.cancelled() and (error := task.exception()) is not None:
            if unreachable(error):
                log.warning("table %d: its messages wait for the database: %s", drain[0], error)
            else:
                log.error("table %d: its messages cannot be brought up to date", drain[0], exc_info=error)
            self._wake_in(drain, WAITED if unreachable(error) else RESTING, behind=behind)
        if drain in self._again:
            self._again.discard(drain)
            self._wake(drain)
        self._work()

    def _wake_in(self, drain: Drain, seconds: float, *, behind: bool = False) -> None:
        if not self._stopped:
            wake = partial(self._wake, drain, behind=behind)
            self._later[drain] = asyncio.get_running_loop().call_later(seconds, wake)

    async def stop(self) -> None:
        """Let running deliveries end; what is left is taken up after the restart."""
        self._stopped = True
        for later in self._later.values():
            later.cancel()
        if tasks := list(self._tasks.values()):
            _, late = await asyncio.wait(tasks, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # Draining

    async def _drain(self, drain: Drain) -> None:
        """Deliver round after round while something is due; what is due later wakes the drain again."""
        behind(is_so=self._line.behind(drain))
        wait: float | None = None
        while not self._stopped:
            self._again.discard(drain)
            wait = await self._round(drain)
            if drain not in self._again and wait != 0:
                break
        if wait is not None:
            self._wake_in(drain, wait, behind=self._line.behind(drain))
        if len(self._next) > REMEMBERED:
            now = asyncio.get_running_loop().time()
            self._next = {key: due for key, due in self._next.items() if due > now}

    async def _round(self, drain: Drain) -> float | None:
        """Deliver what is due; how long to wait for the rest, or None when nothing is left."""
        table, kind = drain
        if not await self._mine(table):
            return None
        await self._app.serving.give_way()
        async with self._app.store.reading_behind() as connection:
            rows = await messages.unsettled(connection, table)
        waits: list[float] = []
        loop = asyncio.get_running_loop()
        for row in sorted((row for row in rows if row.letter in letters()), key=self._rank):
            if row.tries >= self._app.settings.retries or row.private != (kind == PRIVATE) or self._stopped:
                continue
            later = max(self._next.get((table, row.slot), 0.0), self._patience(row)) - loop.time()
            gap = later if later > 0 else await self._deliver(row)
            if gap is not None:
                waits.append(gap)
        return min(waits, default=None)

    def _rank(self, row: Slot) -> tuple[bool, tuple[int, str]]:
        """What waits for a picture holds nothing else up."""
        return (self._delivery.late(row) is not None, _rank(row))

    def _patience(self, row: Slot) -> float:
        """Until when a letter may wait for what follows, so that one request tells all."""
        key, attendance = (row.table, row.slot), self._app.tables.attendance
        letter, said = letter_of(row), self._delivery.said(row)
        gaps, gap = letter.calm(row, said, partial(attendance.lately, row.table)), self._app.settings.calm_gap
        now = asyncio.get_running_loop().time()
        due = self._due.setdefault(key, Due(now, now, row.wanted))
        if due.wanted != row.wanted:
            due.latest, due.wanted = now, row.wanted
        if not gaps:
            return 0.0
        return min(due.latest + gaps * gap, due.since + max(gaps, letter.moving) * gap)

    async def _deliver(self, row: Slot) -> float | None:
        """Deliver one message; the seconds to wait before the next try if it did not work."""
        key = (row.table, row.slot)
        async with self._locks.hold(key):
            try:
                done = await self._delivery.deliver(*key)
            except LostError as error:
                self.results["lost"] += 1
                await self._give_up(row, error)
                return None
            except AsleepError as error:
                return min(error.seconds, LOOKED_AT_AGAIN)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is logged and tried again later
                return await self._failed(row, error)
        if (late := self._delivery.late(row)) is not None:
            return await self._await(row, late.coming)
        self._due.pop(key, None)
        if done:
            self.results["shown"] += 1
            self._next[key] = asyncio.get_running_loop().time() + await self._gap(row)
        return None

    async def _await(self, row: Slot, coming: Coming) -> float:
        """Come back when the picture is drawn; what was left behind waits for it, so that few are asked for at a time."""
        drain = (row.table, kind_of(row.slot))
        if self._line.behind(drain):
            await asyncio.wait({coming}, timeout=LONG)
            return 0
        coming.add_done_callback(lambda _: self._wake(drain))
        return LONG

    async def _gap(self, row: Slot) -> float:
        """How long the letter is left as it is."""
        async with self._app.tables.enter_behind(row.table) as live:
            return letter_of(row).gap(self._app.settings, live.row)

    async def _failed(self, row: Slot, error: Exception) -> float | None:
        """Try again later, ever more rarely; after too many tries only with the next change, or the next start.

        Where Discord only wants to be asked later, nothing has failed.
        """
        settings = self._app.settings
        backoff = min(settings.retry_gap * 2.0**row.tries, LONGEST_WAIT)
        if (held := held_back(error)) is not None:
            self.results["held"] += 1
            log.info("table %d: %s waits for Discord: %s", row.table, row.slot, error)
            return self._rest(row, max(held, backoff))
        self.results["failed"] += 1
        known = None if passing(error) or unreachable(error) else error
        log.warning(
            "table %d: %s failed (%d before): %s", row.table, row.slot, row.tries, error, exc_info=known
        )
        if unsure(error):
            self._delivery.doubtful.add((row.table, row.slot))
        if unreachable(error):  # nothing has been tried in vain, nor can it be written down
            return self._rest(row, max(WAITED, backoff))
        async with self._app.store.writing_apart() as connection:
            await messages.note(connection, row, tries=row.tries + 1)
        return self._rest(row, backoff) if row.tries + 1 < settings.retries else None

    def _rest(self, row: Slot, seconds: float) -> float:
        """Leave a message as it is for so long."""
        self._next[row.table, row.slot] = asyncio.get_running_loop().time() + seconds
        return seconds


def kind_of(slot: str) -> str:
    """Whether a letter is for one player alone, by what it is stored as."""
    return PRIVATE if ":" in slot else PUBLIC


def _rank(row: Slot) -> tuple[int, str]:
    """What others hang on first, then what tells people that it is their turn."""
    return (letter_of(row).rank, row.slot)
