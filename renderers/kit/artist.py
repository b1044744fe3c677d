"""What a title's pictures have to offer: a View goes in, an Image or a text comes out."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Question


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

    @abstractmethod
    def read(self, view: AnyView, words: Words) -> str:
        """The whole table in words, enough for a blind player to play."""
