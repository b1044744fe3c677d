"""SQLite for what need not last: it waits neither for the disk nor for another thread."""

from __future__ import annotations

import sqlite3
from asyncio import Future
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from queue import SimpleQueue
from typing import Any

import aiosqlite
from sqlalchemy.engine import make_url

ROWS = 64
Work = tuple[Future[Any], Callable[[], Any]]


class AtOnce(SimpleQueue[Work]):
    """A line in front of a thread that there is not: what joins it is done there and then."""

    def put_nowait(self, item: Work) -> None:
        """Do this."""
        done, work = item
        try:
            done.set_result(work())
        except Exception as error:  # noqa: BLE001  # whoever waits for it is told
            done.set_exception(error)


class Connection(aiosqlite.Connection):
    """A connection that works in the thread of whoever uses it: to go to another one and back takes longer than the work."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, ROWS)
        self._tx: Any = AtOnce()

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()


def connecting(url: str) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """How to connect to this SQLite database like that."""
    connector = partial(sqlite3.connect, make_url(url).database or ":memory:")

    async def connected() -> aiosqlite.Connection:
        return await Connection(connector)

    return connected
