"""What a title's pictures have to offer: a View goes in, an Image or a text comes out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Question
from renderers.kit.palette import seat_paint
from renderers.kit.shelves import Face, Shelf
from renderers.kit.sticker import Icon

HOUSE = "house"


def seat_icon(seat: int) -> str:
    """The icon of a seat, which is the house's own."""
    return f"{HOUSE}/{seat_paint(seat).symbol}"


class Artist(ABC):
    """Draws one title and tells it to those who cannot see it."""

    @abstractmethod
    def table(self, view: AnyView, words: Words) -> Image:
        """The living picture of the table; while it plays and when it is over."""

    @abstractmethod
    def seat(self, view: AnyView, question: Question | None, words: Words) -> Image:
        """A player's own part of the table, with what is asked drawn onto it."""

    @abstractmethod
    def hand(self, view: AnyView, question: Question | None, words: Words) -> Image | None:
        """What only the viewer may see, or None when there is no such thing."""

    @abstractmethod
    def scores(self, view: AnyView, words: Words) -> Image:
        """The final score sheet."""

    @abstractmethod
    def alt(self, view: AnyView, words: Words) -> str:
        """The glance in words, for the alt text: whose turn, scores, what changed; at most 1,024 characters."""

    @abstractmethod
    def hand_alt(self, view: AnyView, words: Words) -> str:
        """What only the viewer may see, in words, or else the glance; at most 1,024 characters."""

    def hand_words(self, view: AnyView, words: Words) -> str:
        """The same beside the picture of it, in short lines; mostly what the alt text says."""
        return self.hand_alt(view, words)

    @abstractmethod
    def read(self, view: AnyView, words: Words) -> str:
        """The whole table in words, enough for a blind player to play."""

    @abstractmethod
    def standing(self, view: AnyView, words: Words) -> list[str]:
        """How everybody stands, as far as anybody can see it, line by line."""

    def icons(self) -> Mapping[str, Icon]:
        """The icons of this title by their names: a piece each, clear at the size of a line of text."""
        return {}

    def icons_said(self) -> Mapping[str, str]:
        """Which icon stands beside what a message says, by the ids of messages that name things."""
        return {}

    def icon_of(self, view: AnyView, part: str, value: str) -> str | None:  # noqa: ARG002  # a title may have none
        """The icon that stands beside a value of an option's part; nothing says more than the view."""
        return None

    def prepare(self, words: Words) -> None:  # noqa: ARG002  # a title may have none
        """Draw pieces beforehand that take long and come in many matches, so that nobody waits for them."""
        return

    def things(self, view: AnyView, words: Words) -> Mapping[str, str]:  # noqa: ARG002  # a title may have none
        """What can be looked at closely now: the id of each thing with its name."""
        return {}

    def absent(self, view: AnyView, words: Words) -> frozenset[str]:  # noqa: ARG002  # a title may have none
        """The names of things that can be looked at closely in some matches, but not in this one now."""
        return frozenset()

    def close(self, view: AnyView, thing: str, words: Words) -> Image:  # noqa: ARG002  # a title may have none
        """A close look at one of the things; LookupError if it is not there."""
        raise LookupError(f"{thing} of {view.title} cannot be looked at closely")

    def close_words(self, view: AnyView, thing: str, words: Words) -> str:  # noqa: ARG002  # a title may have none
        """The same in words; LookupError if the thing is not there."""
        raise LookupError(f"{thing} of {view.title} cannot be looked at closely")

    def shelves(self) -> Sequence[Shelf]:
        """Everything there is of this title, shelf by shelf, to be looked up without a table."""
        return ()

    def scenes(self) -> Mapping[str, Face]:
        """What the pages of the rules show beside single things, by name."""
        return {}
