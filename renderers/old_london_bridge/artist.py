"""The artist of Old London Bridge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Question
from renderers.kit.artist import Artist
from renderers.kit.shelves import Face, Shelf
from renderers.kit.sticker import Icon
from renderers.old_london_bridge import bonus, icons
from renderers.old_london_bridge.aloud import points_so_far, whole_table
from renderers.old_london_bridge.glance import glance, hand_glance
from renderers.old_london_bridge.hand import draw_hand
from renderers.old_london_bridge.seat import draw_seat
from renderers.old_london_bridge.sheet import draw_sheet
from renderers.old_london_bridge.shelves import scenes, shelves
from renderers.old_london_bridge.sight import BridgeView
from renderers.old_london_bridge.table import draw_table


class BridgeArtist(Artist):
    """Draws Old London Bridge: an old map on a stone quay, and the bridges over the Thames."""

    def table(self, view: AnyView, words: Words) -> Image:
        """Tracks, rondel, supplies and all bridges."""
        return draw_table(cast("BridgeView", view), words)

    def seat(self, view: AnyView, question: Question | None, words: Words) -> Image:
        """One's own bridge with the question drawn onto it."""
        return draw_seat(cast("BridgeView", view), question, words)

    def hand(self, view: AnyView, question: Question | None, words: Words) -> Image | None:
        """The character cards and the money."""
        return draw_hand(cast("BridgeView", view), question, words)

    def scores(self, view: AnyView, words: Words) -> Image:
        """The score sheet."""
        return draw_sheet(cast("BridgeView", view), words)

    def alt(self, view: AnyView, words: Words) -> str:
        """The glance in words."""
        return glance(cast("BridgeView", view), words)

    def hand_alt(self, view: AnyView, words: Words) -> str:
        """The character cards and the money in words."""
        return hand_glance(cast("BridgeView", view), words)

    def read(self, view: AnyView, words: Words) -> str:
        """The whole table in words."""
        return whole_table(cast("BridgeView", view), words)

    def standing(self, view: AnyView, words: Words) -> list[str]:
        """What counts in the end, and what everybody would get now."""
        return points_so_far(cast("BridgeView", view), words)

    def icons(self) -> Mapping[str, Icon]:
        """Characters, houses, bonus tiles and coats of arms."""
        return icons.icons()

    def icons_said(self) -> Mapping[str, str]:
        """The same beside words."""
        return icons.said()

    def icon_of(self, view: AnyView, part: str, value: str) -> str | None:
        """The same beside options."""
        return icons.icon_of(cast("BridgeView", view), part, value)

    def prepare(self, words: Words) -> None:  # noqa: ARG002  # nothing is written on them
        """The bonus tiles."""
        bonus.prepare()

    def shelves(self) -> Sequence[Shelf]:
        """Everything there is of it."""
        return shelves()

    def scenes(self) -> Mapping[str, Face]:
        """What the pages of the rules show."""
        return scenes()
