"""What whoever chooses a title wants to know first: how heavy it is, how long it takes, and for how many."""

from __future__ import annotations

from data.words import FALLBACK, Words, has
from engines.kernel.catalogue import AnyTitle, titles


def about(name: str, words: Words) -> str:
    """Weight, length and players of a title, in one line; nothing of one that this bot no longer has."""
    title = titles().get(name)
    return "" if title is None else about_title(title, words)


def about_title(title: AnyTitle, words: Words) -> str:
    """The same of one that is there."""
    known = [
        words(message)
        for message in (f"{title.words}-weight", f"{title.words}-length")
        if has(words.language, message) or has(FALLBACK, message)
    ]
    least, most = title.seats[0], title.seats[-1]
    return " · ".join([*known, words("about-players", least=least, most=most)])
