"""Names as people write them, kept from turning the direction of the text around them; and whether anything of them is seen."""

from __future__ import annotations

from unicodedata import bidirectional, category

TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])  # embeddings, overrides, isolates
BACKWARDS = ("R", "AL", "AN")
ISOLATED, ENDED = "\u2068", "\u2069"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters of which nothing is seen, though they are some."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def straight(name: str) -> str:
    """A name without the marks that turn what stands behind it; its letters know their own direction."""
    return name.translate(TURNING)


def seen(name: str) -> bool:
    """Whether there is anything to see of a name."""
    return any(
        not letter.isspace() and letter not in BLANK and category(letter) not in UNSEEN for letter in name
    )


def isolated(name: str) -> str:
    """A name inside a text: what is written from right to left moves nothing around it. Pictures know no such marks."""
    name = straight(name)
    if any(bidirectional(letter) in BACKWARDS for letter in name):
        return f"{ISOLATED}{name}{ENDED}"
    return name
