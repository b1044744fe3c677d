"""Films: which steps they show, and that they fit."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.pictures.film import MOST_FRAMES, moving, steps_shown


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
