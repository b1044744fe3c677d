"""What a host says on the card of a lobby: one line in plain words, through which nobody is sent anywhere or called. Pure."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from data.names import UNSEEN, seen, straight
from data.text import Text
from engines.kernel import RefusedError

LONGEST_NOTE = 150
STOPS = str.maketrans(dict.fromkeys("。｡․‧∙•·⸱", "."))  # what may pass for the dot of an address
SPELT = re.compile(
    r"\s*(?:[\[({<]\s*(?:\.|dot|punkt|kropka)\s*[\])}>]|\s(?:dot|punkt|kropka)\s)\s*", re.IGNORECASE
)
ADDRESS = re.compile(
    r"[a-z][a-z0-9+.-]*:/|//|www\.|[^\s.]{2,}\.[^\W\d_]{2,}|discord\W{0,3}(?:gg|com|app)|\bh(?:tt|xx)ps?\b",
    re.IGNORECASE,
)
CALL = re.compile(r"@|<[#@:/at&]", re.IGNORECASE)
MASKED = re.compile(r"\]\s*\(")


def note_of(words: str) -> str:
    """The note as it is kept; a refusal where nothing is said, or too much, or where it holds a link, a mention or an invitation."""
    kept = "".join(letter if category(letter) not in UNSEEN else " " for letter in straight(words))
    line = " ".join(kept.split())
    if not seen(line):
        raise RefusedError(Text("note-empty"))
    if len(line) > LONGEST_NOTE:
        raise RefusedError(Text("note-long", {"most": LONGEST_NOTE, "length": len(line)}))
    if CALL.search(_bare(words)):
        raise RefusedError(Text("note-mentions"))
    if any(ADDRESS.search(form) or MASKED.search(form) for form in _read(words)):
        raise RefusedError(Text("note-links"))
    return line


def _read(words: str) -> tuple[str, str]:
    """The words as an eye or a machine may read them: without what cannot be seen, and with dots that are spelt out."""
    bare = _bare(words)
    return bare, SPELT.sub(".", bare)


def _bare(words: str) -> str:
    """One form for letters that look alike to a machine, without those that nobody sees."""
    plain = normalize("NFKC", words).translate(STOPS)
    return "".join(letter for letter in plain if category(letter) not in UNSEEN or letter in "\n\t ")
