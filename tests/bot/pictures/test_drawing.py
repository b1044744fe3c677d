"""Pictures are drawn once, kept while there is room, and never hold a message up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from bot.pictures import drawing as pictures
from bot.pictures.drawing import Pictures, Wanted, drawn
from bot.ui.kit.content import attached
from data.words import Words
from engines.kernel import AnyView, Match, Question
from engines.kernel.lesson import moment
from renderers.kit import gallery
from renderers.kit.artist import Artist
from renderers.kit.lettering import watched
from tests.toys import WORKS


class Painter(Artist):
    """Counts what it draws; draws nothing for a hand, and fails for scores."""

    drawn = 0

    def table(self, view: AnyView, words: Words) -> Image.Image:
        del view, words
        Painter.drawn += 1
        return Image.new("RGB", (64, 40), "teal")

    def seat(self, view: AnyView, question: Question | None, words: Words) -> Image.Image:
        del question
        return self.table(view, words)

    def hand(self, view: AnyView, question: Question | None, words: Words) -> Image.Image | None:
        del view, question, words
        return None

    def hand_alt(self, view: AnyView, words: Words) -> str:
        del view, words
        return "a hand"

    def scores(self, view: AnyView, words: Words) -> Image.Image:
        del view, words
        raise ZeroDivisionError

    def alt(self, view: AnyView, words: Words) -> str:
        del view, words
        return "teal " * 1000

    def read(self, view: AnyView, words: Words) -> str:
        del view, words
        return "teal"

    def standing(self, view: AnyView, words: Words) -> list[str]:
        del view, words
        return ["teal"]


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pictures]:
    monkeypatch.setitem(gallery.artists(), WORKS.id, Painter())
    Painter.drawn = 0
    one = Pictures()
    yield one
    one.close()


def wanted() -> Wanted:
    match = Match.start(WORKS, 2, WORKS.options(), "0")
    return Wanted("table", match.view(None), None, Words("en", ("Ada", "Ben")))


async def test_the_same_picture_is_drawn_once(drawing: Pictures) -> None:
    first, second = await asyncio.gather(drawing.draw(wanted()), drawing.draw(wanted()))
    third = await drawing.draw(wanted())
    assert first is second is third
    assert Painter.drawn == 1


async def test_other_names_or_another_viewer_are_another_picture(drawing: Pictures) -> None:
    await drawing.draw(wanted())
    await drawing.draw(replace(wanted(), words=Words("en", ("Ada", "Cleo"))))
    await drawing.draw(replace(wanted(), kind="seat"))
    assert Painter.drawn == 3


def test_a_name_that_cannot_be_drawn_is_told_by_its_seat_within_sentences_too() -> None:
    view = moment("guilds_of_london", 6).view(None)
    with watched() as seen:
        drawn(Wanted("table", view, None, Words("en", ("🦊", "Ben", "Cleo"))))
    said = {one.text for one in seen}
    assert "Seat 1’s turn" in said
    assert not any("🦊" in text for text in said)


async def test_the_alt_text_fits(drawing: Pictures) -> None:
    picture = await drawing.draw(wanted())
    assert picture is not None
    file = attached(picture)
    assert file.filename == "table.jpg"
    assert len(file.description or "") == 1024


async def test_there_is_not_always_something_to_draw(drawing: Pictures) -> None:
    assert await drawing.draw(replace(wanted(), kind="hand")) is None


async def test_a_picture_that_cannot_be_drawn_is_left_out(
    drawing: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    assert await drawing.draw(replace(wanted(), kind="scores")) is None
    assert "cannot be drawn" in caplog.text
    assert await drawing.draw(wanted()) is not None


async def test_old_pictures_make_room(drawing: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "KEPT_BYTES", 1000)
    for number in range(30):
        await drawing.draw(replace(wanted(), words=Words("en", (f"Ada {number}", "Ben"))))
    assert drawing._size <= 1000
    assert len(drawing._kept) < 30


async def test_whoever_does_not_wait_for_a_picture_leaves_it_to_the_next(drawing: Pictures) -> None:
    task = asyncio.create_task(drawing.draw(wanted()))
    await asyncio.sleep(0)
    task.cancel()
    assert await drawing.draw(wanted()) is not None
    assert Painter.drawn == 1
