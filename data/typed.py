"""What people type, compared without the accents that are tedious to type on a telephone."""

from __future__ import annotations

import unicodedata

STROKES = str.maketrans(
    {"ł": "l", "đ": "d", "ð": "d", "ø": "o", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ı": "i"}
)


def folded(text: str) -> str:
    """Letters without case, accents and strokes, with single spaces between the words."""
    split = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(one for one in split if not unicodedata.combining(one))
    return " ".join(bare.translate(STROKES).split())
