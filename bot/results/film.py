"""A match as a moving picture: drawn and put together in another process, from plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image as Images
from PIL.Image import Image, Resampling

from bot.results.reel import Reel, matches
from data.components import override
from data.words import Words
from renderers.kit.gallery import artist_of

MOST_FRAMES = 72
WIDE = 900
EACH, LAST = 900, 5000
TRIES = ((1.0, 72), (0.8, 64), (0.62, 56), (0.5, 45))


@dataclass(frozen=True)
class Film:
    """What is filmed, the names at the seats, the language, and the components of the owner of the box."""

    reel: Reel
    names: tuple[str, ...]
    language: str
    components: str | None


def steps_shown(steps: int, most: int = MOST_FRAMES) -> tuple[int, ...]:
    """Which steps are shown: all, or evenly chosen ones with the first and the last among them."""
    if steps < most:
        return tuple(range(steps + 1))
    return tuple(sorted({round(index * steps / (most - 1)) for index in range(most)}))


def frames(film: Film, wanted: Sequence[int]) -> list[bytes]:
    """The public table at these steps, each as a small picture."""
    override(None if film.components is None else Path(film.components))
    words = Words(film.language, film.names)
    artist = artist_of(film.reel.title)
    found, last = [], max(wanted, default=0)
    for step, match in enumerate(matches(film.reel)):
        if step in wanted:
            found.append(_small(artist.table(match.view(None), words)))
        if step >= last:
            break
    return found


def _small(image: Image) -> bytes:
    high = round(image.height * WIDE / image.width)
    out = BytesIO()
    image.convert("RGB").resize((WIDE, high), Resampling.LANCZOS).save(out, "WEBP", quality=90, method=2)
    return out.getvalue()


def moving(stills: Sequence[bytes], limit: int) -> bytes | None:
    """One animated picture of at most so many bytes; smaller, coarser and with fewer frames until it fits."""
    for scale, quality in TRIES:
        pictures = [_opened(still, scale) for still in stills]
        while len(pictures) > 1 or len(stills) == 1:
            data = _animated(pictures, quality)
            if len(data) <= limit:
                return data
            if scale != TRIES[-1][0] or len(pictures) <= 2:
                break
            pictures = [*pictures[:-1:2], pictures[-1]]
    return None


def _opened(still: bytes, scale: float) -> Image:
    with Images.open(BytesIO(still)) as image:
        size = (round(image.width * scale), round(image.height * scale))
        return image.convert("RGB") if scale == 1.0 else image.convert("RGB").resize(size, Resampling.LANCZOS)


def _animated(pictures: list[Image], quality: int) -> bytes:
    out = BytesIO()
    times = [EACH] * (len(pictures) - 1) + [LAST]
    pictures[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=pictures[1:],
        duration=times,
        loop=0,
        quality=quality,
        method=2,
    )
    return out.getvalue()
