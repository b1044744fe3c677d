"""The artist of The Pillars of the Earth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Question
from renderers.kit.artist import Artist
from renderers.kit.shelves import Shelf
from renderers.kit.sticker import Icon
from renderers.pillars import icons
from renderers.pillars.aloud import whole_table
from renderers.pillars.asked import draft
from renderers.pillars.glance import glance, hand_glance, standings
from renderers.pillars.hand import draw_hand
from renderers.pillars.seat import STAGE, draw_seat
from renderers.pillars.sheet import draw_sheet
from renderers.pillars.shelves import shelves
from renderers.pillars.sight import PillarsView
from renderers.pillars.table import draw_table


class PillarsArtist(Artist):
    """Draws The Pillars of the Earth: the countryside of Kingsbridge on parchment, and a cathedral that grows."""

    def table(self, view: AnyView, words: Words) -> Image:
        """The map, what the phase is about, and all players."""
        return draw_table(cast("PillarsView", view), words)

    def seat(self, view: AnyView, question: Question | None, words: Words) -> Image:
        """What is asked, large, beside what lies before the player."""
        return draw_seat(cast("PillarsView", view), question, words)

    def hand(self, view: AnyView, question: Question | None, words: Words) -> Image | None:
        """The coming event, for Ellen's owner."""
        return draw_hand(cast("PillarsView", view), question, words)

    def scores(self, view: AnyView, words: Words) -> Image:
        """The score sheet."""
        return draw_sheet(cast("PillarsView", view), words)

    def alt(self, view: AnyView, words: Words) -> str:
        """The glance in words."""
        return glance(cast("PillarsView", view), words)

    def hand_alt(self, view: AnyView, words: Words) -> str:
        """The coming event in words."""
        return hand_glance(cast("PillarsView", view), words)

    def read(self, view: AnyView, words: Words) -> str:
        """The whole table in words."""
        return whole_table(cast("PillarsView", view), words)

    def standing(self, view: AnyView, words: Words) -> list[str]:
        """Points, gold and builders of each player."""
        return standings(cast("PillarsView", view), words)

    def icons(self) -> Mapping[str, Icon]:
        """Cubes, trades, cards and places."""
        return icons.icons()

    def icons_said(self) -> Mapping[str, str]:
        """The same beside words."""
        return icons.said()

    def icon_of(self, view: AnyView, part: str, value: str) -> str | None:
        """The same beside options."""
        return icons.icon_of(cast("PillarsView", view), part, value)

    def prepare(self, words: Words) -> None:
        """The cards of a full pool."""
        draft.prepare(STAGE, words)

    def shelves(self) -> Sequence[Shelf]:
        """Everything there is of it."""
        return shelves()
