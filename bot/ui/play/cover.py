"""The picture by which a title is known at first sight: that of a page of its rules."""

from __future__ import annotations

from bot.pictures.drawing import Coming, Picture, Pictures
from bot.ui.kit.content import AT_ONCE
from bot.ui.play.book import leaves
from data.words import FALLBACK, Words, has
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.rulebook import rulebook


async def cover(pictures: Pictures, title: AnyTitle, words: Words) -> Picture | Coming | None:
    """The picture of the page that is named for it, or else the first, drawn once a language; nothing for a title without any."""
    drawn = [leaf for leaf in leaves(title, words) if leaf.draw is not None]
    if not drawn:
        return None
    named = rulebook(title.id).cover
    leaf = next((one for one in drawn if one.page == named), drawn[0])
    if leaf.draw is None:
        return None
    alt = f"{caption(title, words)} {leaf.alt}".strip()
    return await pictures.paint_once(f"cover:{title.id}:{words.language}", "rules", leaf.draw, alt, AT_ONCE)


def caption(title: AnyTitle, words: Words) -> str:
    """What has to be said of the picture, where it shows what a table may not have."""
    message = f"{title.words}-cover"
    return words(message) if has(FALLBACK, message) else ""


async def cover_of(pictures: Pictures, title: str, words: Words) -> Picture | Coming | None:
    """The same by the name of a title; nothing of one that this bot no longer has."""
    known = titles().get(title)
    return None if known is None else await cover(pictures, known, words)
