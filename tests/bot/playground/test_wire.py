"""What an open page hears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.playground import wire as wires
from bot.playground.wire import Wire

Event = tuple[str, Any]


async def heard(answer: aiohttp.ClientResponse) -> Event:
    """The next event; what is said to keep the line open has no name."""
    async with asyncio.timeout(10):
        lines = []
        while (line := (await answer.content.readline()).decode().strip()) or not lines:
            lines.append(line)
    if lines[0].startswith(":"):
        return ("", lines[0])
    return (lines[0].removeprefix("event: "), json.loads(lines[1].removeprefix("data: ")))


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
async def address(wire: Wire) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_get("/events", wire.listen)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/events"
    wire.hang_up()
    await runner.cleanup()


async def test_whoever_comes_is_told_how_all_stands_and_then_what_is_new(wire: Wire, address: str) -> None:
    assert not wire.heard
    wire.state({"place": 1})
    wire.drawing(busy=True)
    async with aiohttp.ClientSession() as client, client.get(address) as answer:
        assert answer.headers["Content-Type"] == "text/event-stream"
        assert answer.headers["Cache-Control"] == "no-store"
        assert await heard(answer) == ("state", {"place": 1})
        assert await heard(answer) == ("drawing", True)
        assert wire.heard
        wire.state({"place": 1})  # has not changed
        wire.state({"place": 2})
        assert await heard(answer) == ("state", {"place": 2})
        wire.toast("Oh")
        assert await heard(answer) == ("toast", {"kind": "error", "text": "Oh"})
        wire.drawing(busy=False)
        assert await heard(answer) == ("drawing", False)
        wire.hang_up()
        assert await answer.content.read() == b""
    assert not wire.heard


async def test_the_first_page_hears_that_nothing_is_drawn(wire: Wire, address: str) -> None:
    async with aiohttp.ClientSession() as client, client.get(address) as answer:
        assert await heard(answer) == ("", ": hello")
        assert await heard(answer) == ("drawing", False)


async def test_a_silent_line_is_kept_open(wire: Wire, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert wires._KEEP_ALIVE == 15
    monkeypatch.setattr(wires, "_KEEP_ALIVE", 0.01)
    async with aiohttp.ClientSession() as client, client.get(address) as answer:
        events = [await heard(answer) for _ in range(4)]
        assert events[2:] == [("", ": still here")] * 2
        wire.toast("Oh")
        while (event := await heard(answer))[0] == "":
            pass
        assert event[0] == "toast"
