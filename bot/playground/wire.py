"""Tells every open page what has happened, as server-sent events."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import web

_KEEP_ALIVE = 15.0


class Wire:
    """The latest state goes to whoever connects, and everything new to whoever is connected."""

    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[bytes | None]] = set()
        self._state: bytes | None = None
        self._drawing = False

    @property
    def heard(self) -> bool:
        """Whether a page is open."""
        return bool(self._listeners)

    def state(self, state: dict[str, Any]) -> None:
        """Tell how everything stands, if that has changed."""
        event = _event("state", state)
        if event != self._state:
            self._state = event
            self._send(event)

    def drawing(self, *, busy: bool) -> None:
        """Tell whether something is being drawn."""
        self._drawing = busy
        self._send(_event("drawing", busy))

    def toast(self, text: str, kind: str = "error") -> None:
        """Tell something once."""
        self._send(_event("toast", {"kind": kind, "text": text}))

    def hang_up(self) -> None:
        """Ends all connections, so that the server can stop at once."""
        self._send(None)

    async def listen(self, request: web.Request) -> web.StreamResponse:
        """One page's connection, open for as long as the page is."""
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await response.prepare(request)
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            event: bytes | None = (self._state or b": hello\n\n") + _event("drawing", self._drawing)
            while event is not None:
                await response.write(event)
                event = await self._next(queue)
        except ConnectionResetError:
            pass
        finally:
            self._listeners.discard(queue)
        return response

    @staticmethod
    async def _next(queue: asyncio.Queue[bytes | None]) -> bytes | None:
        try:
            return await asyncio.wait_for(queue.get(), timeout=_KEEP_ALIVE)
        except TimeoutError:
            return b": still here\n\n"

    def _send(self, event: bytes | None) -> None:
        for queue in self._listeners:
            queue.put_nowait(event)


def _event(name: str, data: dict[str, Any] | bool) -> bytes:
    return f"event: {name}\ndata: {json.dumps(data)}\n\n".encode()
