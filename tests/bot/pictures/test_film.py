"""Films: which steps they show, and that they fit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from io import BytesIO
from random import Random
from typing import TypeVar

import pytest
from PIL import Image

from bot.pictures import studio
from bot.pictures.beside import Beside
from bot.pictures.film import MOST_FRAMES, WIDE, frames, moving, steps_shown
from bot.pictures.studio import Studio
from engines.kernel import RefusedError
from tests.bot.pictures.test_studio import LIMIT, film

T = TypeVar("T")


@pytest.mark.parametrize("steps", [0, 1, MOST_FRAMES - 1, MOST_FRAMES, 500])
def test_a_film_begins_with_the_first_step_and_ends_with_the_last(steps: int) -> None:
    wanted = steps_shown(steps)
    assert (wanted[0], wanted[-1]) == (0, steps)
    assert len(wanted) == min(steps + 1, MOST_FRAMES)


def noise(number: int) -> bytes:
    """A still that cannot be made much smaller."""
    out = BytesIO()
    luck = Random(number)
    Image.frombytes("RGB", (240, 150), luck.randbytes(240 * 150 * 3)).save(out, "WEBP", quality=90)
    return out.getvalue()


class Here:
    """Does at once what is to be done beside."""

    def __init__(self) -> None:
        self.broken = False

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        del pool
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.broken:
            done.set_exception(BrokenProcessPool())
        else:
            done.set_result(work(*given))
        return done

    async def until(self, done: asyncio.Future[T]) -> T:
        return await done


async def test_a_film_has_a_frame_of_every_step_and_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studio, "A_BATCH", 2)
    beside, told = Beside(), list[tuple[int, int]]()
    beside.way = here = Here()
    maker = Studio(beside)

    async def tell(done: int, count: int) -> None:
        told.append((done, count))

    async with maker.hired(1):
        data = await maker.film(film(2), LIMIT, tell)
        with Image.open(BytesIO(data)) as made:
            assert (getattr(made, "n_frames", 1), made.width) == (3, WIDE)
        assert told == [(0, 3), (2, 3)]
        with pytest.raises(RefusedError) as refused:
            await maker.film(film(0), 10, tell)
        assert refused.value.text.id == "film-too-large"
        crew = maker._crew
        async with maker.hired(2):
            pass
        assert maker._crew is crew, "the other server still has a film made"
        here.broken = True
        with pytest.raises(RefusedError) as refused:
            await maker.film(film(0), LIMIT, tell)
        assert refused.value.text.id == "film-broken"
        assert maker._crew is None
        here.broken = False
        await maker.film(film(0), LIMIT, tell)
        assert maker._crew is not None
    assert maker._crew is None
    maker.close()
    with pytest.raises(asyncio.CancelledError):
        await maker.film(film(0), LIMIT, tell)


def test_only_the_steps_that_are_wanted_are_drawn() -> None:
    first, second = frames(film(3), (1, 3))
    assert first != second
    assert frames(film(3), (3,)) == [second]
    assert frames(film(3), ()) == []


@pytest.mark.long
def test_a_film_is_made_smaller_until_it_fits() -> None:
    stills = [noise(number) for number in range(8)]
    whole = moving(stills, 10**9)
    assert whole is not None
    sizes = []
    for part in (2, 4, 9):
        limit = len(whole) // part
        made = moving(stills, limit)
        assert made is not None
        assert len(made) <= limit
        with Image.open(BytesIO(made)) as film:
            assert getattr(film, "n_frames", 1) > 1
            sizes.append(film.width * getattr(film, "n_frames", 1))
    assert sizes == sorted(sizes, reverse=True)
    assert moving(stills, 100) is None
