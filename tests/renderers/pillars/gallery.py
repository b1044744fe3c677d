"""The golden pictures: `python -m tests.renderers.pillars.gallery` draws them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL.Image import Image

from data.words import Words
from renderers.pillars import ARTIST
from tests.renderers.golden import keep
from tests.renderers.pillars.questions import asked
from tests.renderers.pillars.views import LONGEST, NAMES, fresh, over, step, table, with_event

HOME = Path(__file__).parent.parent.parent / "golden" / "pillars"
WORDS = Words("en", NAMES)
MARKS = ("drawn", "track:7", "kingsbridge:0", "gold:1", "craftsmen:0", "cards:0", "workers:0")


def _seat(name: str, language: str = "en") -> Callable[[], Image]:
    return lambda: ARTIST.seat(*asked(name), Words(language, NAMES))


def _hand() -> Image:
    drawn = ARTIST.hand(with_event(table(3, 1), "town_wall"), None, WORDS)
    assert drawn is not None
    return drawn


PICTURES: dict[str, Callable[[], Image]] = {
    "table_2_draft": lambda: ARTIST.table(fresh(2), WORDS),
    "table_3_market": lambda: ARTIST.table(step(3, 12), WORDS),
    "table_4": lambda: ARTIST.table(table(4, marks=MARKS), WORDS),
    "table_4_longest": lambda: ARTIST.table(step(4, 2), Words("en", LONGEST)),
    "table_4_over": lambda: ARTIST.table(over(4), WORDS),
    "seat_draft": _seat("draft"),
    "seat_builder": _seat("builder"),
    "seat_market": _seat("market"),
    "seat_build": _seat("build"),
    "seat_bishop": _seat("bishop"),
    "table_4_italian": lambda: ARTIST.table(table(4, marks=MARKS), Words("it", NAMES)),
    "seat_builder_polish": _seat("builder", "pl"),
    "hand": _hand,
    "scores": lambda: ARTIST.scores(over(4), WORDS),
}


if __name__ == "__main__":
    keep(HOME, PICTURES)
