"""The picture by which a title is known at first sight: what its rules begin with."""

from __future__ import annotations

from bot.pictures.drawing import Coming, Picture, Pictures
from bot.ui.kit.content import AT_ONCE
from bot.ui.play.book import leaves
from data.words import Words
from engines.kernel.catalogue import AnyTitle, titles


async def cover(pictures: Pictures, title: AnyTitle, words: Words) -> Picture | Coming | None:
    """The first picture of a title's rules, drawn once a language; nothing for a title without any."""
    for leaf in leaves(title, words):
        if leaf.draw is not None:
            name = f"cover:{title.id}:{words.language}"
            return await pictures.paint_once(name, "rules", leaf.draw, leaf.alt, AT_ONCE)
    return None


async def cover_of(pictures: Pictures, title: str, words: Words) -> Picture | Coming | None:
    """The same by the name of a title; nothing of one that this bot no longer has."""
    known = titles().get(title)
    return None if known is None else await cover(pictures, known, words)
