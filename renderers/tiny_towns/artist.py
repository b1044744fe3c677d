"""The artist of Tiny Towns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Question
from renderers.kit.artist import Artist
from renderers.kit.shelves import Face, Shelf
from renderers.kit.sticker import Icon
from renderers.tiny_towns import buildings, icons
from renderers.tiny_towns.aloud import whole_table
from renderers.tiny_towns.glance import glance, hand_glance, standings
from renderers.tiny_towns.hand import draw_hand
from renderers.tiny_towns.sayings import held
from renderers.tiny_towns.seat import draw_seat
from renderers.tiny_towns.sheet import draw_sheet
from renderers.tiny_towns.shelves import scenes, shelves
from renderers.tiny_towns.sight import TownsView
from renderers.tiny_towns.table import draw_table


class TownsArtist(Artist):
    """Draws Tiny Towns: a village green on a wooden table."""

    def table(self, view: AnyView, words: Words) -> Image:
        """The cards, the notice board and all towns."""
        return draw_table(cast("TownsView", view), words)

    def seat(self, view: AnyView, question: Question | None, words: Words) -> Image:
        """One's own town with the question drawn onto it."""
        return draw_seat(cast("TownsView", view), question, words)

    def hand(self, view: AnyView, question: Question | None, words: Words) -> Image | None:
        """The monument cards, as long as they are hidden."""
        return draw_hand(cast("TownsView", view), question, words)

    def scores(self, view: AnyView, words: Words) -> Image:
        """The score sheet."""
        return draw_sheet(cast("TownsView", view), words)

    def alt(self, view: AnyView, words: Words) -> str:
        """The glance in words."""
        return glance(cast("TownsView", view), words)

    def hand_alt(self, view: AnyView, words: Words) -> str:
        """The monument cards in words."""
        return hand_glance(cast("TownsView", view), words)

    def hand_words(self, view: AnyView, words: Words) -> str:
        """The monument cards, each with what it does and its pattern as it lies."""
        return "\n".join(held(cast("TownsView", view), words))

    def read(self, view: AnyView, words: Words) -> str:
        """The whole table in words."""
        return whole_table(cast("TownsView", view), words)

    def standing(self, view: AnyView, words: Words) -> list[str]:
        """What stands in each town."""
        return standings(cast("TownsView", view), words)

    def icons(self) -> Mapping[str, Icon]:
        """Cubes, buildings and monuments."""
        return icons.icons()

    def icons_said(self) -> Mapping[str, str]:
        """The same beside words."""
        return icons.said()

    def icon_of(self, view: AnyView, part: str, value: str) -> str | None:
        """The same beside options."""
        return icons.icon_of(cast("TownsView", view), part, value)

    def prepare(self, words: Words) -> None:  # noqa: ARG002  # nothing is written on them
        """The buildings."""
        buildings.prepare()

    def shelves(self) -> Sequence[Shelf]:
        """Everything there is of it."""
        return shelves()

    def scenes(self) -> Mapping[str, Face]:
        """What the pages of the rules show."""
        return scenes()
