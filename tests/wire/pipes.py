"""A line between two sides that can be held up or cut, as networks are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Self

AT_ONCE = 1 << 16
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Pipe:
    """Listens on a port of the loopback interface, and passes on what both sides say."""

    def __init__(self, reach: Callable[[], Awaitable[Ends]]) -> None:
        self.address = ""
        self._reach = reach
        self._flows = asyncio.Event()
        self._flows.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._listening: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        host, port = self._listening.sockets[0].getsockname()
        self.address = f"{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listening is not None
        self._listening.close()
        self._flows.set()
        self.cut()

    async def stalls(self, seconds: float) -> None:
        """For so long nothing arrives, not even that one side has gone; nothing is lost."""
        self._flows.clear()
        try:
            await asyncio.sleep(seconds)
        finally:
            self._flows.set()

    def cut(self) -> None:
        """All connections break; new ones come about at once."""
        for writer in self._writers:
            writer.transport.abort()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        try:
            there, back = await self._reach()
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._writers |= ends
        try:
            await asyncio.gather(self._passes(reader, back), self._passes(there, writer))
        finally:
            self._writers -= ends
            for one in ends:
                one.transport.abort()

    async def _passes(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await reader.read(AT_ONCE):
                await self._flows.wait()
                writer.write(said)
                await writer.drain()
        await self._flows.wait()
        writer.close()
