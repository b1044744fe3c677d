"""Pictures for looking things up: those of the pages of the rules, of one thing, and of a few icons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PIL.Image import Image

from data.words import FALLBACK, Words, has
from engines.kernel.catalogue import title_of
from engines.kernel.rulebook import Page, rulebook
from renderers.house.icons import ICONS
from renderers.kit.artist import HOUSE, Artist
from renderers.kit.gallery import artist_of
from renderers.kit.kept import kept
from renderers.kit.palette import SEATS, SeatPaint
from renderers.kit.plate import Shown, draw_plate
from renderers.kit.shelves import Shelf, Thing

SCENE = "scene"


@cache
def shelves_of(title: str) -> Sequence[Shelf]:
    """Everything that can be looked up in a title."""
    return artist_of(title).shelves()


@cache
def things_of(title: str) -> Mapping[str, Thing]:
    """The same by the ids of things."""
    return {thing.id: thing for shelf in shelves_of(title) for thing in shelf.things}


def captions(title: str, page: Page, words: Words) -> list[str]:
    """What the picture of a page shows."""
    return [caption for _, caption in _named(title, page, words)]


@kept
def page_picture(title: str, page: str, language: str) -> Image | None:
    """The picture of a page; None for one that is words alone."""
    words, artist = Words(language), artist_of(title)
    known = next(one for one in rulebook(title).page if one.id == page)
    shown = [
        Shown(_face(title, artist, name, words), caption) for name, caption in _named(title, known, words)
    ]
    return draw_plate(shown) if shown else None


@kept
def thing_picture(title: str, thing: str, language: str) -> Image:
    """One thing, as large as its pieces are clear."""
    words, found = Words(language), things_of(title)[thing]
    return draw_plate([Shown(found.face(words), words.say(found.name))])


@kept
def icons_picture(title: str, icons: tuple[tuple[str, str], ...]) -> Image:
    """Icons with what is said below them."""
    drawn = {**artist_of(title).icons(), **{f"{HOUSE}/{name}": icon for name, icon in ICONS.items()}}
    return draw_plate([Shown(drawn[icon](), caption) for icon, caption in icons])


def legend(title: str, words: Words) -> dict[str, list[str]]:
    """Each icon of a title with the names of what it stands for; those of the seats come first."""
    seats = [
        (f"{HOUSE}/{paint.symbol}", [words("seat", number=str(seat + 1))]) for seat, paint in _seats(title)
    ]
    artist, prefix = artist_of(title), title_of(title).words
    names: dict[str, list[str]] = {icon: [] for icon in artist.icons()}
    for icon in names:
        of_things = [words.say(thing.name) for thing in things_of(title).values() if thing.icon == icon]
        told = [words(message) for message in (f"{prefix}-legend-{icon}",) if has(FALLBACK, message)]
        names[icon] = of_things or told
    for message, icon in artist.icons_said().items():
        if not names[icon]:
            names[icon].append(words(message))
    return {**dict(seats), **{icon: found for icon, found in names.items() if found}}


def _seats(title: str) -> Iterator[tuple[int, SeatPaint]]:
    """The paint of each seat that there may be."""
    return enumerate(SEATS[: max(title_of(title).seats)])


def _named(title: str, page: Page, words: Words) -> Iterator[tuple[str, str]]:
    """What a page shows, each with what is said below it."""
    prefix = title_of(title).words
    for name in page.shows:
        kind, _, scene = name.partition("/")
        if kind == SCENE:
            yield name, words(f"{prefix}-scene-{scene}")
        elif name in things_of(title):
            yield name, words.say(things_of(title)[name].name)
        else:
            yield name, legend(title, words)[name][0]


def _face(title: str, artist: Artist, name: str, words: Words) -> Image:
    kind, _, inner = name.partition("/")
    if kind == SCENE:
        return artist.scenes()[inner](words)
    if name in things_of(title):
        return things_of(title)[name].face(words)
    return ICONS[inner]() if kind == HOUSE else artist.icons()[name]()
