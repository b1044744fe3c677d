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
from renderers.kit.encode import METHOD
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
        kept = list(stills)
        while len(kept) > 1 or len(stills) == 1:
            data = _animated(Strip(kept, scale), quality)
            if len(data) <= limit:
                return data
            if scale != TRIES[-1][0] or len(kept) <= 2:
                break
            kept = [*kept[:-1:2], kept[-1]]
    return None


class Strip(Image):
    """Frames of which only one at a time is in memory: all together would take more than the whole bot."""

    def __init__(self, stills: Sequence[bytes], scale: float) -> None:
        super().__init__()
        self._stills = stills
        self._scale = scale
        self.n_frames = len(stills)
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Go to a frame."""
        with Images.open(BytesIO(self._stills[frame])) as image:
            size = (round(image.width * self._scale), round(image.height * self._scale))
            shown = image.convert("RGB")
        if size != shown.size:
            shown = shown.resize(size, Resampling.LANCZOS)
        self._frame, self._mode, self._size, self.im = frame, shown.mode, shown.size, shown.im

    def tell(self) -> int:
        """Which frame this is."""
        return self._frame


def _animated(strip: Strip, quality: int) -> bytes:
    out = BytesIO()
    times = [EACH] * (strip.n_frames - 1) + [LAST]
    strip.save(out, "WEBP", save_all=True, duration=times, loop=0, quality=quality, method=METHOD)
    return out.getvalue()
