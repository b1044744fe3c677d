"""The processes that serve one bot on one PostgreSQL: which shards each has, and what they tell each other."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.place import StoreError, shown

log = logging.getLogger(__name__)
CHANNEL = "guildhall"
SERVES, COUNTS = (
    1852,
    1853,
)  # kinds of locks: one for each shard that is served, and how many shards there are
RETRY, LONGEST, LOOKS = 0.25, 8.0, 10.0

TAKE = text("SELECT pg_try_advisory_lock(:kind, :shard)")
SHARE = text("SELECT pg_advisory_lock_shared(:kind, :count)")
OTHERWISE = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind AND objid <> :count AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1"
)
SERVED = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
TELL = text("SELECT pg_notify(:channel, :said)")

Heard = Callable[[str, int], None]
ALL = "all"
"""What is heard when anything may have been said meanwhile."""


@dataclass(frozen=True)
class Share:
    """Some of the shards among which Discord divides the servers of a bot."""

    shards: tuple[int, ...] = (0,)
    count: int = 1

    WIDTH: ClassVar[int] = 1 << 22
    """So many numbers of servers after one another belong to the same shard."""

    def serves(self, server: int) -> bool:
        """Whether this server belongs to one of them."""
        return server // self.WIDTH % self.count in self.shards

    @property
    def whole(self) -> bool:
        """Whether there are no others."""
        return len(self.shards) == self.count


WHOLE = Share()


def served(connection: Connection) -> bool:
    """Whether any process serves shards on this database."""
    return bool(connection.execute(SERVED, {"kind": SERVES}).scalar_one())


class Household:
    """This process among the others.

    One connection is kept for as long as the process lives: it holds the locks on its shards, which the server drops with it, and
    hears what the others say. When it breaks, others may have written meanwhile without being heard: everything is read
    afresh then, and if somebody else serves these shards by now, this process ends.
    """

    def __init__(self, url: str, engine: AsyncEngine, share: Share) -> None:
        self.share = share
        self.heard: list[Heard] = []
        self.fewer: list[Callable[[], Awaitable[None]]] = []
        self.ousted: Callable[[], Awaitable[None]] | None = None
        self.apart = False
        self._url = url
        self._engine = engine
        self._name = uuid.uuid4().hex
        self._line: AsyncConnection | None = None
        self._broken = False
        self._wait = RETRY
        self._later: asyncio.TimerHandle | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._served = 0
        self._left = False

    async def join(self) -> None:
        """Take the shards of this process; a sentence if another one has any of them."""
        await self._connect()
        self._keeper = asyncio.get_running_loop().create_task(
            self._keep(), name="the line to other processes"
        )

    def _begin(self) -> None:
        """Look after the line now."""
        if self._later is not None:
            self._later.cancel()
        if not self._left and (self._keeper is None or self._keeper.done()):
            work = self._keep()
            self._keeper = asyncio.get_running_loop().create_task(work, name="the line to other processes")

    def _begin_in(self, seconds: float) -> None:
        if not self._left:
            self._later = asyncio.get_running_loop().call_later(seconds, self._begin)

    def _breaks(self, _line: object) -> None:
        self._broken = True
        if not self.share.whole:
            self._begin()

    async def mend(self) -> None:
        """Come back if the line has broken: for who is alone that has time until somebody looks."""
        if self._broken and self.share.whole and not self._left:
            await self._keep()

    async def leave(self) -> None:
        """Let the shards go."""
        self._left = True
        if self._later is not None:
            self._later.cancel()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._hang_up()
        await self._engine.dispose()

    async def tell(self, connection: AsyncConnection, kind: str, number: int) -> None:
        """Let the others know of a change, once it is committed."""
        if not self.share.whole:
            said = f"{self._name} {kind} {number}"
            await connection.execute(TELL, {"channel": CHANNEL, "said": said})

    async def _connect(self) -> None:
        line = await self._engine.connect()
        try:
            await self._take(line)
            raw: Any = (await line.get_raw_connection()).driver_connection
            self._broken = False
            raw.add_termination_listener(self._breaks)
            if not self.share.whole:
                await raw.add_listener(CHANNEL, self._hears)
        except BaseException:
            await line.invalidate()
            await line.close()
            raise
        self._line, self.apart = line, False

    async def _take(self, line: AsyncConnection) -> None:
        count = self.share.count
        await line.execute(SHARE, {"kind": COUNTS, "count": count})
        other = (await line.execute(OTHERWISE, {"kind": COUNTS, "count": count})).scalar()
        if other is not None:
            raise StoreError(
                f"Another process on the database {shown(self._url)} divides its servers among {other} shards, this one among"
                f" {count}: give all of them the same number in GUILDHALL_SHARDS."
            )
        for shard in self.share.shards:
            if not (await line.execute(TAKE, {"kind": SERVES, "shard": shard})).scalar():
                raise StoreError(
                    f"Another process on the database {shown(self._url)} already serves shard {shard} of {count}: end it first,"
                    " or give each process shards of its own in GUILDHALL_SHARDS."
                )

    def _hears(self, _line: object, _sender: int, _channel: str, payload: str) -> None:
        sender, kind, number = payload.split(" ")
        if sender != self._name:
            self._say(kind, int(number))

    def _say(self, kind: str, number: int) -> None:
        for one in self.heard:
            one(kind, number)

    async def _keep(self) -> None:
        """Come back if the line has broken, and notice when another process is gone; who is alone has nothing else to do."""
        try:
            if self._broken:
                await self._come_back()
            await self.looks()
        except StoreError as error:
            log.error("this process cannot go on: %s", error)  # noqa: TRY400  # the sentence says it all
            if self.ousted is not None:
                self._leaving = asyncio.ensure_future(self.ousted())
            return
        except Exception as error:
            if not isinstance(error, DBAPIError | OSError):
                log.exception("the line to other processes is disturbed")
            self._broken, self._wait = True, min(2 * self._wait, LONGEST)
            if not self.share.whole:
                self._begin_in(self._wait)
            return
        self._wait = RETRY
        if not self.share.whole:
            self._begin_in(LOOKS)

    async def _come_back(self) -> None:
        if not self.apart:
            log.warning("the line to the database is broken; it is tried again until it stands")
        self.apart = True
        await self._hang_up()
        await self._connect()
        log.info("the line to the database stands again")
        self._say(ALL, 0)

    async def looks(self) -> None:
        """If fewer shards are served than before, somebody has gone, and what was left there is taken up."""
        if self.share.whole or self._line is None:
            return
        served = int((await self._line.execute(SERVED, {"kind": SERVES})).scalar_one())
        if served < self._served:
            log.info("another process has gone: what its computers had to answer is taken up")
            for take_up in self.fewer:
                await take_up()
        self._served = served

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):
                await line.invalidate()  # closed, not given back: its locks go with it
                await line.close()
