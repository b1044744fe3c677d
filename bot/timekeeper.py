"""Time passes: one loop that sleeps until something is due, and knows for how long nobody could be reached."""

from __future__ import annotations

import asyncio
import json
import logging
import uuid
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.digest import Digest
from bot.store import Connection, clocks, unreachable
from bot.store.base import note
from bot.tables.clockwork import Clockwork
from bot.tables.facts import TimeChanged
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
OUTAGE, HARMLESS = 600, 5
AWAKE, FOLLOWED = "awake", "followed"
SOON = 5  # seconds after which a database that was away is asked again
FOLLOW_GAP = 1.0  # a table has a few messages: at most five requests a second
START = (0, 0)


class Timekeeper:
    """Lets the clockwork tick while Discord can be reached; what passes meanwhile otherwise counts against nobody.

    Every few minutes it marks that it is awake. What passes from when it should have been awake until it is again, whatever
    it comes from (Discord, a stopped process, a sleeping machine, a clock that jumps), is an outage: more than ten minutes
    move all that runs; after a shorter one nobody is late until as long after.
    """

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self.clockwork = Clockwork(app.tables)
        self.clockwork.due["digest"] = Digest(app).send
        self._every = app.settings.mark_gap
        self._holder = str(uuid.uuid4())
        self._turned = 0
        app.tables.sooner.append(self._sooner)
        self._loop = tasks.loop(seconds=self._every)(self._turn)
        self._following: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()
        self._reachable = False
        self._awake: int | None = None  # until when it was served, or will have been at the next mark

    async def take_up(self) -> None:
        """Before anybody can press anything, find out for how long nobody was served."""
        known = await self._app.store.note(AWAKE)
        if known is not None:
            self._awake, self.clockwork.lenient_until, *_ = json.loads(known)
        await self._mark()

    async def found(self) -> None:
        """Discord can be reached, for the first time or again."""
        if not self._reachable:
            await self._mark()
        self._reachable = True
        if not self._loop.is_running():
            self._loop.start()
        await self._follow()

    def lost(self) -> None:
        """Discord cannot be reached."""
        if self._reachable:
            self._reachable = False
            self._served_until_now()

    async def stop(self) -> None:
        """Let what is being done come to its end, and mark for the last time."""
        served, self._reachable = self._reachable, False
        async with self._busy:
            self._loop.cancel()
            if self._following is not None:
                self._following.cancel()
            if served:
                self._served_until_now()
                await self._mark()

    async def _turn(self) -> None:
        """Do what is due, and sleep until the next is."""
        due = None
        async with self._busy:
            if not self._reachable:
                return
            try:
                if self._app.store.household is not None:
                    await self._app.store.household.mend()
                await self._mark()
                await self.clockwork.tick(lambda: self._reachable)
                due = await self.clockwork.next()
            except Exception as error:
                if unreachable(error):
                    log.warning("what is due waits for the database: %s", error)
                    due = self._app.tables.now + SOON
                else:
                    log.exception("what is due cannot be done; it is tried again soon")
        if not self._reachable:
            return
        self._turned = now = self._app.tables.now
        left = self._every if due is None else max(1, min(self._every, due - now))
        self._awake = now + left
        self._loop.change_interval(seconds=left)

    def _sooner(self, due: int) -> None:
        """Something is due before the loop would have woken."""
        if self._reachable and self._turned and self._awake is not None and due < self._awake:
            self._awake = max(due, self._app.tables.now + 1)
            self._loop.change_interval(seconds=self._awake - self._turned)

    # Time that counts against nobody

    def _served_until_now(self) -> None:
        """People were served until now, unless it should have been awake before: the machine has slept, or its clock has jumped."""
        now = self._app.tables.now
        if self._awake is None or -self._every <= now - self._awake <= HARMLESS:
            self._awake = now

    async def _mark(self) -> None:
        """Note that the bot is awake now; what was missed is made good."""
        now = self._app.tables.now
        gap = 0 if self._awake is None else now - self._awake
        if gap < 0 and gap >= -self._every:  # woken before it had to be
            gap = 0
        self._awake = now
        if abs(gap) > OUTAGE:
            log.info("for %d seconds nobody was served: all deadlines move by them", gap)
            noted = {AWAKE: self._state(), FOLLOWED: json.dumps(START)}
            if not await self._app.tables.move_time(gap, noted, self._served_by_another):
                log.info("another process has served them meanwhile, or has moved the deadlines already")
            if self._reachable:
                await self._follow()
            return
        if gap > HARMLESS:
            self.clockwork.lenient_until = max(self.clockwork.lenient_until, now + gap)
        await self._app.store.keep_note(AWAKE, self._state())

    async def _served_by_another(self, connection: Connection) -> bool:
        """Whether another process has been awake lately, so that an outage is over for it, or never was one."""
        known = await note(connection, AWAKE)
        if known is None:
            return False
        awake, _, *holder = json.loads(known)
        return holder != [self._holder] and abs(self._app.tables.now - int(awake)) <= OUTAGE

    def _state(self) -> str:
        return json.dumps([self._awake, self.clockwork.lenient_until, self._holder])

    # Messages that show deadlines which have moved

    async def _follow(self) -> None:
        """Let the messages that show deadlines follow, where they have not yet."""
        idle = self._following is None or self._following.done()
        if idle and await self._app.store.note(FOLLOWED) not in (None, ""):
            self._following = asyncio.get_running_loop().create_task(self._bring_up_to_date())

    async def _bring_up_to_date(self) -> None:
        """Table after table, the soonest deadline first; how far it came is remembered over a restart."""
        while (note := await self._app.store.note(FOLLOWED)) not in (None, ""):
            after = json.loads(str(note))
            async with self._app.store.reading_behind() as connection:
                some = await clocks.showing(connection, (after[0], after[1]), 1)
            async with self._busy:
                await self._bring_next(some)
            await asyncio.sleep(FOLLOW_GAP)

    async def _bring_next(self, some: list[tuple[int, int]]) -> None:
        for _, table in some:
            try:
                await self._app.tables.state(table, TimeChanged())
            except RefusedError as error:
                log.info("table %d: its deadlines are shown nowhere: %s", table, error)
        await self._app.store.keep_note(FOLLOWED, json.dumps(some[-1]) if some else "")
