"""Who waits for pictures: the newest for a message is drawn, and none that nobody needs any more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest
from PIL import Image

from bot.pictures.drawing import Picture, Pictures, Wanted
from bot.pictures.painters import Painters
from data.words import Words
from engines.kernel import AnyView, Match
from renderers.kit import gallery
from tests.bot.pictures.test_drawing import Painter
from tests.toys import WORKS

PATIENCE = 60


class Slow(Painter):
    """Draws when it is let, and notes for whom."""

    def __init__(self) -> None:
        self.may, self.begun = Event(), Event()
        self.names: list[str] = []

    def table(self, view: AnyView, words: Words) -> Image.Image:
        self.names.append(words.name(0))
        self.begun.set()
        assert self.may.wait(PATIENCE)
        return super().table(view, words)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    one = Slow()
    monkeypatch.setitem(gallery.artists(), WORKS.id, one)
    yield one
    one.may.set()


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    one = Pictures(painters=Painters(threads=1))
    yield one
    one.close()


def wanted(name: str, subject: str = "") -> Wanted:
    match = Match.start(WORKS, 2, WORKS.options(), "0")
    return Wanted("table", match.view(None), None, Words("en", (name, "Ben")), subject)


async def occupied(pictures: Pictures, slow: Slow) -> asyncio.Task[Picture | None]:
    """The only thread is at work; everything else waits."""
    busy = asyncio.create_task(pictures.draw(wanted("Busy")))
    await asyncio.to_thread(slow.begun.wait, PATIENCE)
    return busy


async def asked(pictures: Pictures, one: Wanted) -> asyncio.Task[Picture | None]:
    """Somebody waits for it."""
    task = asyncio.create_task(pictures.draw(one))
    await asyncio.sleep(0)
    return task


async def test_the_newest_for_a_message_is_drawn_and_who_waited_for_an_older_waits_no_longer(
    pictures: Pictures, slow: Slow
) -> None:
    busy = await occupied(pictures, slow)
    old = await asked(pictures, wanted("Ada", "7:table"))
    elsewhere = await asked(pictures, wanted("Cleo", "8:table"))
    new = await asked(pictures, wanted("Dan", "7:table"))
    assert await old is None  # although nothing has been drawn yet
    slow.may.set()
    assert None not in await asyncio.gather(busy, elsewhere, new)
    assert slow.names == ["Busy", "Cleo", "Dan"]


async def test_an_overtaken_picture_is_drawn_for_whoever_else_wants_it(
    pictures: Pictures, slow: Slow
) -> None:
    await occupied(pictures, slow)
    old = await asked(pictures, wanted("Ada", "7:table"))
    other = await asked(pictures, wanted("Ada"))
    new = await asked(pictures, wanted("Dan", "7:table"))
    assert await old is None
    slow.may.set()
    assert None not in await asyncio.gather(other, new)
    assert slow.names == ["Busy", "Ada", "Dan"]


async def test_a_picture_that_is_being_drawn_is_not_overtaken(pictures: Pictures, slow: Slow) -> None:
    old = await asked(pictures, wanted("Ada", "7:table"))
    await asyncio.to_thread(slow.begun.wait, PATIENCE)
    new = await asked(pictures, wanted("Dan", "7:table"))
    slow.may.set()
    assert None not in await asyncio.gather(old, new)


async def test_what_nobody_waits_for_any_more_is_not_drawn(pictures: Pictures, slow: Slow) -> None:
    busy = await occupied(pictures, slow)
    gone = await asked(pictures, wanted("Ada"))
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    slow.may.set()
    last = await pictures.draw(wanted("Dan"))
    assert None not in (await busy, last)
    assert slow.names == ["Busy", "Dan"]


async def test_soon_is_the_picture_or_what_can_be_waited_for(pictures: Pictures, slow: Slow) -> None:
    coming = await pictures.soon(wanted("Ada"), 0)
    assert isinstance(coming, asyncio.Task)
    slow.may.set()
    picture = await coming
    assert isinstance(picture, Picture)
    assert await pictures.soon(wanted("Ada"), PATIENCE) is picture


async def test_whoever_does_not_wait_for_what_comes_soon_needs_it_no_more(
    pictures: Pictures, slow: Slow
) -> None:
    await occupied(pictures, slow)
    waiting = asyncio.create_task(pictures.soon(wanted("Ada"), PATIENCE))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    slow.may.set()
    await pictures.draw(wanted("Dan"))
    assert slow.names == ["Busy", "Dan"]


async def test_a_picture_that_takes_for_ever_is_left_out_and_others_are_drawn(
    slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    pictures = Pictures(painters=Painters(threads=1, limit=0.05))
    assert await pictures.draw(wanted("Ada")) is None
    assert f"a table picture of {WORKS.id} cannot be drawn" in caplog.text
    assert await pictures.draw(replace(wanted("Ada"), kind="hand")) is None
    slow.may.set()
    assert await pictures.draw(wanted("Dan")) is not None
    pictures.close()


async def test_a_drawing_that_ends_its_thread_ends_nothing_else(
    pictures: Pictures, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> Image.Image:
        raise SystemExit

    with monkeypatch.context() as broken:
        broken.setattr(slow, "table", die)
        assert await pictures.draw(wanted("Ada")) is None
    slow.may.set()
    assert await pictures.draw(wanted("Ada")) is not None


async def test_living_tables_are_jpeg_and_what_stays_is_webp(pictures: Pictures, slow: Slow) -> None:
    slow.may.set()
    living = await pictures.draw(wanted("Ada"))
    stays = await pictures.paint("leaders", lambda: Image.new("RGB", (40, 30), "teal"), "teal")
    assert living is not None
    assert stays is not None
    assert (living.file, living.data[:2]) == ("table.jpg", b"\xff\xd8")
    assert (stays.file, stays.data[8:12]) == ("leaders.webp", b"WEBP")
