"""The golden pictures of Old London Bridge; `python -m tests.renderers.old_london_bridge.gallery` draws them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL.Image import Image

from data.words import Words
from engines.old_london_bridge.components import KINDS
from engines.old_london_bridge.view import BridgeHand
from renderers.old_london_bridge import ARTIST
from tests.renderers.golden import keep
from tests.renderers.old_london_bridge.questions import (
    bid_question,
    inn_question,
    replace_question,
    space_question,
    tile_question,
)
from tests.renderers.old_london_bridge.views import (
    LONGEST,
    NAMES,
    building,
    choosing,
    crowded,
    over,
    rondel,
    table,
)

HOME = Path(__file__).parent.parent.parent / "golden" / "old_london_bridge"
WORDS = Words("en", NAMES)
HAND = BridgeHand(cards=(0, 1, 2, 2, 4), chosen=(), money=14)


def _hand() -> Image:
    hand = BridgeHand(cards=(0, 1, 1, 1, 3), chosen=(2, 4), money=23)
    drawn = ARTIST.hand(table(2, viewer=0, hand=hand), None, WORDS)
    assert drawn is not None
    return drawn


def _bid() -> Image:
    hand = BridgeHand(cards=(0, 1, 1, 1, 3), chosen=(), money=23)
    seen = choosing(4, viewer=0, awaited=(0, 1), hand=hand, chapel_order=(2, 0, 3, 1))
    drawn = ARTIST.hand(seen, bid_question(0, 1, 3), WORDS)
    assert drawn is not None
    return drawn


def _space() -> Image:
    ways = (
        ("chapel", "chapel", ""),
        ("guild", "guild", ""),
        *(("centre", kind, "") for kind in KINDS),
        ("shop", "shop", "use_x"),
        ("inn", "inn", "share_space"),
    )
    pawns = rondel(3, {"inn": (1,), "park": (2,)})
    seen = table(3, viewer=0, awaited=(0,), hand=HAND, rondel=pawns, news=())
    return ARTIST.seat(seen, space_question(*ways), WORDS)


def _replace() -> Image:
    seen = table(4, viewer=0, awaited=(0,), hand=HAND, placing=building("gate21:blue"))
    return ARTIST.seat(seen, replace_question(25, 18), WORDS)


def _inn() -> Image:
    return ARTIST.seat(table(4, viewer=0, awaited=(0,), hand=HAND), inn_question(6), WORDS)


def _tile(words: Words = WORDS) -> Image:
    return ARTIST.seat(table(4, viewer=0, awaited=(0,), hand=HAND), tile_question("left", "right"), words)


PICTURES: dict[str, Callable[[], Image]] = {
    "table_2": lambda: ARTIST.table(choosing(2), WORDS),
    "table_3": lambda: ARTIST.table(table(3), WORDS),
    "table_4": lambda: ARTIST.table(table(4), WORDS),
    "table_4_crowded": lambda: ARTIST.table(crowded(4), Words("en", LONGEST)),
    "table_4_over": lambda: ARTIST.table(over(4), WORDS),
    "seat_space": _space,
    "seat_replace": _replace,
    "seat_inn": _inn,
    "seat_tile": _tile,
    "table_4_italian": lambda: ARTIST.table(crowded(4), Words("it", NAMES)),
    "seat_tile_polish": lambda: _tile(Words("pl", NAMES)),
    "hand": _hand,
    "hand_bid": _bid,
    "scores": lambda: ARTIST.scores(over(4), WORDS),
}


if __name__ == "__main__":
    keep(HOME, PICTURES, quality=86)  # so much detail would be heavy at a higher quality
