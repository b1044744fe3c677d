"""Pictures of icons come to the page when all are there, and what is drawn is waited for only a little."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("simcord", reason="the playground needs the extra “play”")

from bot.playground import drawing
from bot.playground.album import Album
from bot.playground.drawing import Drawing
from bot.playground.stage import STILL_AT_WORK, _root, _sentence

PATIENCE = 60


def test_an_album_is_shown_once_nothing_more_comes_into_it() -> None:
    album = Album()
    assert not album.has_grown()
    assert album.assets() == {}
    album._pictures[7] = b"wood"
    assert not album.has_grown(), "more may come"
    album._pictures[8] = b"brick"
    assert not album.has_grown()
    assert album.has_grown()
    assert album.has_grown(), "until it is shown"
    assert album.assets() == {
        "https://cdn.simcord.invalid/emojis/7.png": ("icon.png", b"wood"),
        "https://cdn.simcord.invalid/emojis/8.png": ("icon.png", b"brick"),
    }
    assert not album.has_grown()
    nobody: Any = SimpleNamespace(icons="none")
    album.belong_to(nobody)


class Env:
    """Notes for what is waited outside of the world."""

    def __init__(self) -> None:
        self.waited: list[str] = []

    async def external_wait(self, done: asyncio.Future[Any], *, reason: str) -> Any:
        self.waited.append(reason)
        return await done


@pytest.fixture
def env() -> Env:
    return Env()


async def test_what_is_drawn_is_busy_from_its_first_picture_to_its_last() -> None:
    one, may = Drawing(), Event()
    seen: list[bool] = []
    one.changed = lambda: seen.append(one.busy)
    with ThreadPoolExecutor(2) as pool:
        first, second = (one.start(pool, may.wait, PATIENCE) for _ in range(2))
        assert one.busy
        may.set()
        assert await asyncio.gather(first, second) == [True, True]
        await asyncio.sleep(0)
    assert seen == [True, False]
    assert not one.busy


async def test_a_press_is_held_until_its_picture_is_there_or_too_late(
    env: Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    one: Any = Drawing()
    loop = asyncio.get_running_loop()
    quick: asyncio.Future[str] = loop.create_future()
    quick.set_result("drawn")
    assert await one.until(quick) == "drawn"
    one.env = env
    one.hold()
    held = one._held
    drawn: asyncio.Future[str] = loop.create_future()
    loop.call_soon(drawn.set_result, "drawn")
    assert await one.until(drawn) == "drawn"
    assert env.waited == []
    assert not held.done()
    one.hold()
    assert held.done(), "the press before waits no longer"
    monkeypatch.setattr(drawing, "_HELD", 0.0)
    one.hold()
    slow: asyncio.Future[str] = loop.create_future()
    waiting = asyncio.create_task(one.until(slow))
    while not env.waited:  # noqa: ASYNC110  # it tells nobody
        await asyncio.sleep(0)
    slow.set_result("late")
    assert await waiting == "late"
    assert env.waited == ["something is being drawn"]


def test_an_error_is_told_by_its_root_and_its_first_line() -> None:
    wrapped: Any = RuntimeError("Command raised")
    wrapped.original = ValueError("no luck\nat all")
    assert _sentence(_root(wrapped)) == "ValueError: no luck"
    wrapped.original = "nothing"
    assert _root(wrapped) is wrapped
    assert _sentence(KeyError()) == "KeyError"
    assert _sentence(TimeoutError("late")) == STILL_AT_WORK
