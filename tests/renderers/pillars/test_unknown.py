"""Nothing that a viewer may not know reaches a picture, and nothing but the view decides how it looks."""

from __future__ import annotations

import random
import sys

import pytest

from data.words import Words
from engines.kernel import Match
from engines.pillars import TITLE
from renderers.kit.encode import encode
from renderers.pillars import ARTIST
from tests.renderers.pillars.views import (
    NAMES,
    table,
    with_event,
)

WORDS = Words("en", NAMES)


def test_the_table_shows_no_hand() -> None:
    bare, holding = table(3, 1), with_event(table(3, 1), "william")
    assert ARTIST.table(bare, WORDS).tobytes() == ARTIST.table(holding, WORDS).tobytes()
    assert ARTIST.seat(bare, None, WORDS).tobytes() == ARTIST.seat(holding, None, WORDS).tobytes()


def test_pictures_stay_the_same_when_the_unknown_is_dealt_anew() -> None:
    luck = random.Random(5)
    match = Match.start(TITLE, 3, TITLE.options(), "5" * 64)
    for turn in range(60):
        waiting = match.awaited()
        if not waiting:
            break
        seat, number = waiting[0].seat, waiting[0].number
        if turn % 12 == 0:
            again = match.redealt(seat, f"{turn:064x}")
            question = match.question(seat)
            one, other = match.view(seat), again.view(seat)
            assert ARTIST.table(one, WORDS).tobytes() == ARTIST.table(other, WORDS).tobytes()
            assert (
                ARTIST.seat(one, question, WORDS).tobytes()
                == ARTIST.seat(other, again.question(seat), WORDS).tobytes()
            )
            assert ARTIST.alt(one, WORDS) == ARTIST.alt(other, WORDS)
            assert ARTIST.read(one, WORDS) == ARTIST.read(other, WORDS)
        match.answer(seat, match.advise(seat, luck), number)


@pytest.mark.long
def test_same_view_same_bytes_even_without_the_caches() -> None:
    before = encode(ARTIST.table(table(4), WORDS))
    for name, module in list(sys.modules.items()):
        if name.startswith("renderers."):
            for thing in vars(module).values():
                own = getattr(thing, "__module__", "") or ""
                if hasattr(thing, "cache_clear") and own.startswith("renderers."):
                    thing.cache_clear()
    assert encode(ARTIST.table(table(4), WORDS)) == before
