"""Which pictures are told apart and kept, what is rehearsed, and of what a film is made."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from threading import Event, current_thread
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.pictures import drawing, film, rehearsal, studio
from bot.pictures.beside import Beside
from bot.pictures.drawing import Picture, Pictures, Wanted
from bot.pictures.film import EACH, LAST, TRIES, WIDE, Strip, moving, steps_shown
from bot.pictures.studio import Studio
from data.words import Words
from engines.kernel import Match, RefusedError
from engines.kernel.catalogue import title_of

TOWNS = title_of("tiny_towns")
PATIENCE = 60


def wanted(kind: drawing.Kind = "table", answers: int = 0) -> Wanted:
    match = Match.start(TOWNS, 2, TOWNS.options(), "5e" * 32)
    for _ in range(answers):
        turn = match.awaited()[0]
        match.answer(turn.seat, match.default(turn.seat), turn.number)
    return Wanted(
        kind, match.view(None), match.question(match.awaited()[0].seat), Words("en", ("Ada", "Ben"))
    )


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    one = Pictures()
    yield one
    one.close()


# Pictures


def test_the_same_picture_has_the_same_key_and_every_other_another() -> None:
    first = wanted()
    assert first.key == wanted().key
    others = [
        wanted("seat"),
        wanted(answers=1),
        replace(first, question=None),
        replace(first, words=Words("en", ("Ada", "Cleo"))),
    ]
    assert len({first.key, *(one.key for one in others)}) == 5


def test_so_much_is_kept() -> None:
    assert drawing.KEPT_BYTES == 12 * 1024 * 1024
    assert drawing.BEHIND == 10


def test_what_was_asked_for_least_lately_makes_room(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "KEPT_BYTES", 30)
    for name in "abc":
        pictures._keep(name, Picture("table", b"x" * 10, ""))
    assert list(pictures._kept) == ["a", "b", "c"]
    pictures._keep("a", Picture("table", b"x" * 30, ""))
    assert pictures._size == 30
    pictures._keep("none", None)
    assert list(pictures._kept) == ["a", "b", "c", "none"]
    pictures._keep("d", Picture("table", b"x" * 11, ""))
    assert list(pictures._kept) == ["c", "none", "d"]
    assert pictures._size == 21


async def test_what_is_asked_for_again_stays_longer(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Picture("table", b"x" * 10, "")
    pictures._keep(wanted().key, made)
    pictures._keep("other", Picture("table", b"y" * 10, ""))
    assert await pictures.draw(wanted()) is made
    assert list(pictures._kept) == ["other", wanted().key]


async def test_a_title_without_an_artist_has_no_pictures(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "artists", dict)
    assert await pictures.draw(wanted()) is None
    assert not pictures._kept


async def test_a_painting_is_made_by_the_same_threads_and_left_out_where_it_cannot_be(
    pictures: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    by: list[str] = []

    def painted() -> Image.Image:
        by.append(current_thread().name)
        return Image.new("RGB", (40, 30), "teal")

    def broken() -> Image.Image:
        raise ZeroDivisionError

    made = await pictures.paint("leaders", painted, "all teal")
    assert made is not None
    assert (made.name, made.alt) == ("leaders", "all teal")
    assert Image.open(BytesIO(made.data)).size == (40, 30)
    assert by[0].startswith("picture")
    assert await pictures.paint("leaders", broken, "") is None
    assert "a leaders picture cannot be drawn" in caplog.text


def test_each_kind_is_drawn_by_its_own_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    artist = SimpleNamespace(
        table=lambda *given: ("table", len(given)),
        scores=lambda *given: ("scores", len(given)),
        seat=lambda *given: ("seat", given[1]),
        hand=lambda *given: ("hand", given[1]),
    )
    monkeypatch.setattr(drawing, "artist_of", lambda _: artist)
    drawn: Any = drawing.drawn
    asked = wanted().question
    assert asked is not None
    assert drawn(wanted("table")) == ("table", 2)
    assert drawn(wanted("scores")) == ("scores", 2)
    assert drawn(replace(wanted("seat"), question=asked)) == ("seat", asked)
    assert drawn(replace(wanted("hand"), question=asked)) == ("hand", asked)


def test_a_hand_says_what_is_held_and_everything_else_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    teal = Image.new("RGB", (4, 4), "teal")
    artist = SimpleNamespace(
        table=lambda *_: teal, hand=lambda *_: teal, alt=lambda *_: "seen", hand_alt=lambda *_: "held"
    )
    monkeypatch.setattr(drawing, "artist_of", lambda _: artist)
    alts = [made.alt for kind in ("table", "hand") if (made := drawing._draw(wanted(kind)))]
    assert alts == ["seen", "held"]
    artist.hand = lambda *_: None
    assert drawing._draw(wanted("hand")) is None


def test_closing_ends_the_rehearsal_and_takes_no_more_work() -> None:
    one = Pictures()
    one.close()
    assert one._over.is_set()
    for pool in (one._pool, one._spare):
        with pytest.raises(RuntimeError):
            pool.submit(int)


async def test_work_beside_is_done_in_its_pool() -> None:
    beside = Beside()
    with ThreadPoolExecutor(1, "elsewhere") as pool:
        assert await beside.run(pool, lambda *given: (current_thread().name[:9], given), 1, 2) == (
            "elsewhere",
            (1, 2),
        )


async def test_what_never_changes_is_painted_once(pictures: Pictures) -> None:
    painted: list[int] = []

    def draw() -> Image.Image:
        painted.append(1)
        return Image.new("RGB", (8, 8), "teal")

    first = await pictures.paint_once("key", "rules", draw, "all teal", PATIENCE)
    assert isinstance(first, Picture)
    pictures._keep("other", Picture("table", b"y", ""))
    assert await pictures.paint_once("key", "rules", draw, "all teal", PATIENCE) is first
    assert list(pictures._kept) == ["other", "key"]
    coming = await pictures.paint_once("late", "rules", draw, "all teal", 0)
    assert isinstance(coming, asyncio.Task)
    later = await coming
    await asyncio.sleep(0)
    assert await pictures.paint_once("late", "rules", draw, "all teal", 0) is later
    assert len(painted) == 2


async def test_where_there_is_nothing_to_paint_nothing_is_kept(
    pictures: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pictures.paint_once("key", "rules", lambda: None, "", PATIENCE) is None
    assert "a rules picture cannot be drawn" in caplog.text
    coming = await pictures.paint_once("key", "rules", lambda: None, "", 0)
    assert isinstance(coming, asyncio.Task)
    assert await coming is None
    await asyncio.sleep(0)
    assert "key" not in pictures._kept


# Rehearsals


def test_a_rehearsal_draws_until_it_is_over_or_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    over, drawn = Event(), []

    def draw(one: Wanted) -> None:
        drawn.append(one)
        if len(drawn) == 3:
            over.set()
        if len(drawn) == 5:
            raise ZeroDivisionError

    monkeypatch.setattr(rehearsal, "drawn", draw)
    assert rehearsal.rehearse("tiny_towns", over) == 3
    over.clear()
    assert rehearsal.rehearse("tiny_towns", over) == 1
    assert len(drawn) == 5


def test_four_matches_are_rehearsed_with_the_table_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(rehearsal.moments(TOWNS))
    kinds = Counter(one.kind for one in found)
    assert (rehearsal.EVERY, rehearsal.MATCHES) == (15, 4)
    assert kinds["scores"] == 4
    assert kinds["seat"] + kinds["hand"] >= kinds["table"] - 4
    assert kinds["table"] > 8
    assert found[0].kind == "table"
    assert found[0].question is None
    first = [one for one in found if one.question is not None][:6]
    assert all(one.kind == ("hand" if one.question and one.question.secret else "seat") for one in first)
    assert [one.kind for one in found][-2:] == ["table", "scores"]
    monkeypatch.setattr(rehearsal, "artists", dict)
    assert not list(rehearsal.moments(TOWNS))


# Films


def still(number: int, size: tuple[int, int] = (100, 60)) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, (number * 20, 90, 90)).save(out, "WEBP")
    return out.getvalue()


def test_films_are_made_so() -> None:
    assert (film.MOST_FRAMES, WIDE, EACH, LAST) == (72, 900, 900, 5000)
    assert TRIES == ((1.0, 72), (0.8, 64), (0.62, 56), (0.5, 45))
    assert (studio.A_BATCH, studio.SPARE) == (6, 10)


def test_steps_are_spread_evenly() -> None:
    assert steps_shown(10, 5) == (0, 2, 5, 8, 10)
    assert steps_shown(4, 5) == (0, 1, 2, 3, 4)
    assert steps_shown(5, 5) == (0, 1, 2, 4, 5)


def test_a_still_is_900_wide_and_as_high_as_it_must_be() -> None:
    with Image.open(BytesIO(film._small(Image.new("RGB", (1800, 1001), "teal")))) as image:
        assert (image.size, image.format) == ((900, 500), "WEBP")


def test_each_frame_is_shown_for_a_moment_and_the_last_for_longer() -> None:
    data = moving([still(number) for number in range(3)], 10**9)
    assert data is not None
    with Image.open(BytesIO(data)) as image:
        assert (image.size, getattr(image, "n_frames", 1), image.info["loop"]) == ((100, 60), 3, 0)
        shown = []
        for number in range(3):
            image.seek(number)
            image.load()
            shown.append(image.info["duration"])
    assert shown == [900, 900, 5000]


def test_a_match_of_one_moment_is_a_film_too_and_nothing_is_none() -> None:
    assert moving([still(1)], 10**9) is not None
    assert moving([still(1)], 10) is None
    assert moving([], 10**9) is None


def test_a_film_that_does_not_fit_is_made_smaller_then_coarser_then_shorter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[tuple[float, int, int]] = []

    def animated(strip: Strip, quality: int) -> bytes:
        tried.append((strip._scale, quality, strip.n_frames))
        return b"x" * 11

    monkeypatch.setattr(film, "_animated", animated)
    stills = [still(number) for number in range(9)]
    assert moving(stills, 10) is None
    shorter = [9, 5, 3, 2]
    assert tried == [(1.0, 72, 9), (0.8, 64, 9), (0.62, 56, 9), *((0.5, 45, count) for count in shorter)]
    tried.clear()
    assert moving(stills, 11) is not None
    assert tried == [(1.0, 72, 9)]


def test_a_strip_has_one_frame_in_hand_at_its_scale() -> None:
    strip = Strip([still(1), still(9)], 0.5)
    assert (strip.tell(), strip.size, strip.mode, strip.n_frames) == (0, (50, 30), "RGB", 2)
    first = strip.getpixel((3, 3))
    strip.seek(1)
    assert strip.tell() == 1
    assert strip.getpixel((3, 3)) != first
    assert Strip([still(1)], 1.0).size == (100, 60)


class AtOnce:
    """Works here and now."""

    def __init__(self, beside: list[tuple[str, tuple[object, ...]]], made: bytes | None) -> None:
        self.done, self.made = beside, made

    def start(self, pool: Any, work: Any, *given: object) -> asyncio.Future[Any]:
        del pool
        self.done.append((work.__name__, given))
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        future.set_result([b"still"] * len(given[1]) if work is film.frames else self.made)  # type: ignore[arg-type]
        return future

    async def until(self, done: asyncio.Future[Any]) -> Any:
        return await done


@pytest.mark.parametrize("made", [b"film", None])
async def test_a_film_is_made_in_batches_and_each_is_told(made: bytes | None) -> None:
    done: list[tuple[str, tuple[Any, ...]]] = []
    beside = Beside()
    beside.way = AtOnce(done, made)
    one = Studio(beside)
    told: list[tuple[int, int]] = []

    async def tell(count: int, of: int) -> None:
        told.append((count, of))

    reel: Any = SimpleNamespace(steps=13)
    wanted_film = film.Film(reel, ("Ada",), "en", None)
    async with one.hired(1):
        if made is None:
            with pytest.raises(RefusedError) as refused:
                await one.film(wanted_film, 77, tell)
            assert refused.value.text.id == "film-too-large"
        else:
            assert await one.film(wanted_film, 77, tell) == b"film"
        async with one.hired(2):
            crew = one._crew
        assert one._crew is crew is not None
    assert one._crew is None
    assert told == [(0, 14), (6, 14), (12, 14)]
    assert [given[1] for name, given in done if name == "frames"] == [
        (0, 1, 2, 3, 4, 5),
        (6, 7, 8, 9, 10, 11),
        (12, 13),
    ]
    assert done[-1] == ("moving", ([b"still"] * 14, 77))
    one.close()
    with pytest.raises(asyncio.CancelledError):
        await one.film(wanted_film, 77, tell)
