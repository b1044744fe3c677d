"""What can be looked up in a title: everything there is of it, on shelves, each with its name, what it does and its picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL.Image import Image, Resampling

from data.text import Text
from data.words import Words
from renderers.kit.cardstock import Cutout
from renderers.kit.relief import Sprite

Face = Callable[[Words], Image]
Lines = Callable[[Words], Sequence[str]]


def _nothing(words: Words) -> Sequence[str]:
    del words
    return ()


@dataclass(slots=True, frozen=True)
class Thing:
    """One thing of a title: what it is called, what it does, how it looks, the icon of its like, and what else there is to say."""

    id: str
    name: Text
    does: Lines
    face: Face
    icon: str | None = None
    more: Lines = _nothing


@dataclass(slots=True, frozen=True)
class Shelf:
    """Things of one kind, in the order in which one looks for them."""

    id: str
    things: tuple[Thing, ...]


def saying(*texts: Text) -> Lines:
    """What a thing does, where nothing but the words matters."""
    return lambda words: [words.say(text) for text in texts]


def cut_face(drawn: Cutout | Sprite) -> Image:
    """A drawn piece as a picture on clear ground."""
    return (drawn.sprite if isinstance(drawn, Cutout) else drawn).image


def within(face: Image, wide: int, high: int) -> Image:
    """A picture made smaller until it fits; never larger than it is."""
    share = min(wide / face.width, high / face.height, 1.0)
    if share == 1.0:
        return face
    size = (max(1, round(face.width * share)), max(1, round(face.height * share)))
    return face.resize(size, Resampling.LANCZOS, reducing_gap=2.0)
