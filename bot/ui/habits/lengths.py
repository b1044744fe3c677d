"""Lengths of time as people type them, in their language and in English: “in 3 hours”, “za godzinę”, “tra 20 min”."""

from __future__ import annotations

import re
from functools import lru_cache

from data.typed import folded
from data.words import FALLBACK, Words

MINUTE, HOUR, DAY = 60, 3600, 86400


@lru_cache(maxsize=32)
def _length(language: str) -> tuple[re.Pattern[str], dict[str, int]]:
    """How a length may be written, and how many seconds each name of a unit means."""
    units = {
        name: seconds
        for message, seconds in (("typed-minutes", MINUTE), ("typed-hours", HOUR), ("typed-days", DAY))
        for name in words_of(message, language)
    }
    ahead, one = any_of(words_of("typed-ahead", language)), any_of(words_of("typed-one", language))
    known = any_of(units)
    written = re.compile(
        rf"(?P<ahead>{ahead}\s+)?(?:(?P<count>\d{{1,4}})\s*|(?P<one>{one})\s*)?(?P<unit>{known})\.?"
    )
    return written, units


def read_length(typed: str, language: str) -> tuple[int, int] | None:
    """How many of how many seconds are meant; None if that cannot be told."""
    written, units = _length(language)
    found = written.fullmatch(folded(typed))
    if found is None or not (found["ahead"] or found["count"]):
        return None
    return int(found["count"] or 1), units[found["unit"]]


@lru_cache(maxsize=256)
def words_of(message: str, language: str) -> frozenset[str]:
    """The words that a message lists, of this language and of English."""
    return frozenset(
        word for tongue in (FALLBACK, language) for word in folded(Words(tongue)(message)).split(" ")
    )


def any_of(known: frozenset[str] | dict[str, int]) -> str:
    """A pattern for any of these words, the longest first."""
    ordered = sorted(known, key=lambda word: (-len(word), word))
    return "(?:" + "|".join(re.escape(word) for word in ordered) + ")"
