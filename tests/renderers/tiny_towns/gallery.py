"""The golden pictures of Tiny Towns: what is drawn for each, and `python -m tests.renderers.tiny_towns.gallery` to draw them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL.Image import Image

from data.words import Words
from engines.tiny_towns.view import TownsHand
from renderers.tiny_towns import ARTIST
from tests.renderers.golden import keep
from tests.renderers.tiny_towns.views import (
    LONGEST,
    NAMES_OF_SIX,
    build_question,
    over,
    place_question,
    table,
)

HOME = Path(__file__).parents[2] / "golden" / "tiny_towns"
WORDS = Words("en", NAMES_OF_SIX)


def _hand() -> Image:
    seen = table(2, viewer=0, phase="monuments", resource=None, hand=TownsHand(dealt=("archive", "shrine")))
    drawn = ARTIST.hand(seen, None, WORDS)
    assert drawn is not None
    return drawn


def _place() -> Image:
    seen = table(3, viewer=0, awaited=(0,), hand=TownsHand(kept="mandras_palace"))
    return ARTIST.seat(seen, place_question(seen), WORDS)


def _build() -> Image:
    question = build_question(("well", "C3 D3", "C3"), ("cottage", "B1 B2 C2", "B1"), ("well", "C3 C4", "C4"))
    return ARTIST.seat(table(3, viewer=0, awaited=(0,)), question, WORDS)


PICTURES: dict[str, Callable[[], Image]] = {
    "table_1": lambda: ARTIST.table(table(1), WORDS),
    "table_2": lambda: ARTIST.table(table(2, phase="naming", resource=None), WORDS),
    "table_3": lambda: ARTIST.table(table(3, novice=True), WORDS),
    "table_5": lambda: ARTIST.table(table(5, resource="glass"), Words("en", LONGEST)),
    "table_6": lambda: ARTIST.table(table(6), WORDS),
    "table_4_over": lambda: ARTIST.table(over(4), WORDS),
    "table_4_over_polish": lambda: ARTIST.table(over(4), Words("pl", NAMES_OF_SIX)),
    "table_6_italian": lambda: ARTIST.table(table(6), Words("it", NAMES_OF_SIX)),
    "seat_place": _place,
    "seat_build": _build,
    "hand": _hand,
    "scores": lambda: ARTIST.scores(over(6), WORDS),
}


if __name__ == "__main__":
    keep(HOME, PICTURES)
