"""A title's rules as leaves, in their order: pages with pictures, lists of all there is, the legend, and the rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TypeVar

from PIL.Image import Image

from bot.ui.kit.content import pages
from bot.ui.kit.icons import SIGNS
from bot.ui.kit.limits import PAGE
from data.text import Text
from data.words import FALLBACK, Words, has
from engines.kernel.catalogue import AnyTitle, title_of
from engines.kernel.rulebook import rulebook
from renderers.kit.gallery import artists
from renderers.kit.lookup import captions, icons_picture, legend, page_picture, shelves_of
from renderers.kit.shelves import Shelf, Thing

LINES = 12  # of a list on one leaf: so many icons stand clearly in one picture
NO_ICON = "none"
T = TypeVar("T")


@dataclass(frozen=True)
class Leaf:
    """One leaf: the page that it belongs to, its heading, what it says, and its picture with the alt text."""

    page: str
    title: str
    text: str
    draw: Callable[[], Image | None] | None = None
    alt: str = ""


def leaves(title: AnyTitle, words: Words) -> Sequence[Leaf]:
    """All leaves of a title's rules; none, where it has none."""
    return _leaves(title.id, words.language, SIGNS.turn)


@lru_cache(maxsize=32)
def _leaves(title: str, language: str, turn: int) -> tuple[Leaf, ...]:
    """Made anew only after the icons on Discord have changed."""
    del turn
    known, words = title_of(title), Words(language)
    if title not in artists():
        return tuple(_rulings(known, words))
    return (
        *_pages(known, words),
        *_legend(known, words),
        *(leaf for shelf in shelves_of(title) for leaf in _shelf(known, shelf, words)),
        *_rulings(known, words),
    )


def _pages(title: AnyTitle, words: Words) -> Iterator[Leaf]:
    figures = title.figures()
    for page in rulebook(title.id).page:
        shown = captions(title.id, page, words)
        draw = partial(page_picture, title.id, page.id, words.language) if shown else None
        alt = words("rules-shows", things=[*shown]) if shown else ""
        text = words(f"{title.words}-rules-{page.id}", **figures)
        yield Leaf(page.id, words(f"{title.words}-page-{page.id}"), text, draw, alt)


def _legend(title: AnyTitle, words: Words) -> Iterator[Leaf]:
    found = legend(title.id, words)
    lines = {
        icon: words("rules-legend-line", icon=_sign(title, icon), names=words.listed(names))
        for icon, names in found.items()
    }
    for chunk in _chunks([*found], LINES):
        icons = tuple((icon, found[icon][0]) for icon in chunk)
        text = "\n".join(lines[icon] for icon in chunk)
        alt = words("rules-shows", things=[name for _, name in icons])
        yield Leaf("legend", words("rules-legend"), text, partial(icons_picture, title.id, icons), alt)


def _shelf(title: AnyTitle, shelf: Shelf, words: Words) -> Iterator[Leaf]:
    heading = words(f"{title.words}-shelf-{shelf.id}")
    for chunk in _chunks(shelf.things, LINES):
        lines = [_line(title, thing, words) for thing in chunk]
        icons = tuple((thing.icon, words.say(thing.name)) for thing in chunk if thing.icon is not None)
        draw = partial(icons_picture, title.id, icons) if icons else None
        alt = words("rules-shows", things=[name for _, name in icons]) if icons else ""
        for text in pages("\n".join(lines), PAGE):
            yield Leaf(f"shelf-{shelf.id}", heading, text, draw, alt)


def _line(title: AnyTitle, thing: Thing, words: Words) -> str:
    does = " ".join(thing.does(words))
    return words("rules-thing", icon=_sign(title, thing.icon), name=thing.name, does=does)


def _sign(title: AnyTitle, icon: str | None) -> str:
    """The icon as Discord knows it, if it does."""
    sign = SIGNS.find(title.id, icon)
    return NO_ICON if sign is None else str(sign)


def _rulings(title: AnyTitle, words: Words) -> Iterator[Leaf]:
    numbers: list[int] = []
    while has(FALLBACK, f"{title.words}-ruling-{len(numbers) + 1}"):
        numbers.append(len(numbers) + 1)
    if not numbers:
        return
    said = [words("rules-ruling", text=Text(f"{title.words}-ruling-{number}")) for number in numbers]
    for text in pages("\n".join([words("rules-rulings"), *said]), PAGE):
        yield Leaf("rulings", words("rules-rulings-page"), text)


def _chunks(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """The things in runs of about the same length, none longer than this."""
    count = -(-len(things) // size)
    each = -(-len(things) // max(1, count))
    for at in range(0, len(things), max(1, each)):
        yield things[at : at + each]
