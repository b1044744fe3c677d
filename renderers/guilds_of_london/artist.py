"""The artist of Guilds of London."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PIL.Image import Image

from data.words import Words
from engines.kernel import AnyView, Question
from renderers.guilds_of_london import city, icons, tiles
from renderers.guilds_of_london.aloud import one_tile, whole_table
from renderers.guilds_of_london.close import draw_close, tiles_absent, tiles_there
from renderers.guilds_of_london.glance import glance, hand_glance, standings
from renderers.guilds_of_london.hand import draw_hand
from renderers.guilds_of_london.seat import draw_seat
from renderers.guilds_of_london.sheet import draw_sheet
from renderers.guilds_of_london.shelves import scenes, shelves
from renderers.guilds_of_london.sight import GuildsView
from renderers.guilds_of_london.table import draw_table
from renderers.kit.artist import Artist
from renderers.kit.shelves import Face, Shelf
from renderers.kit.sticker import Icon


class GuildsArtist(Artist):
    """Draws Guilds of London: a city of tiles with coats of arms, laid on a map of vellum."""

    def table(self, view: AnyView, words: Words) -> Image:
        """City, players, score board, plantation and piles."""
        return draw_table(cast("GuildsView", view), words)

    def seat(self, view: AnyView, question: Question | None, words: Words) -> Image:
        """The city with the question drawn onto it, and the own hand."""
        return draw_seat(cast("GuildsView", view), question, words)

    def hand(self, view: AnyView, question: Question | None, words: Words) -> Image | None:
        """Action cards and mayoral cards."""
        return draw_hand(cast("GuildsView", view), question, words)

    def scores(self, view: AnyView, words: Words) -> Image:
        """The score sheet."""
        return draw_sheet(cast("GuildsView", view), words)

    def alt(self, view: AnyView, words: Words) -> str:
        """The glance in words."""
        return glance(cast("GuildsView", view), words)

    def hand_alt(self, view: AnyView, words: Words) -> str:
        """The own cards in words."""
        return hand_glance(cast("GuildsView", view), words)

    def hand_words(self, view: AnyView, words: Words) -> str:
        """The own cards in words; what one is chosen from stands on the buttons below."""
        return hand_glance(cast("GuildsView", view), words, choosing=False)

    def read(self, view: AnyView, words: Words) -> str:
        """The whole table in words."""
        return whole_table(cast("GuildsView", view), words)

    def standing(self, view: AnyView, words: Words) -> list[str]:
        """Points, Masters and cards of each player."""
        return standings(cast("GuildsView", view), words)

    def things(self, view: AnyView, words: Words) -> Mapping[str, str]:
        """The tiles of the city, as they lie from the north."""
        return tiles_there(cast("GuildsView", view), words)

    def absent(self, view: AnyView, words: Words) -> frozenset[str]:
        """The tiles that do not lie in the city."""
        return tiles_absent(cast("GuildsView", view), words)

    def close(self, view: AnyView, thing: str, words: Words) -> Image:
        """One tile of the city, large, with what there is to say about it."""
        return draw_close(cast("GuildsView", view), thing, words)

    def close_words(self, view: AnyView, thing: str, words: Words) -> str:
        """Everything about one tile of the city."""
        return one_tile(cast("GuildsView", view), thing, words)

    def icons(self) -> Mapping[str, Icon]:
        """Arms, symbols, rewards and cards."""
        return icons.icons()

    def icons_said(self) -> Mapping[str, str]:
        """The same beside words."""
        return icons.said()

    def icon_of(self, view: AnyView, part: str, value: str) -> str | None:
        """The same beside options."""
        return icons.icon_of(cast("GuildsView", view), part, value)

    def prepare(self, words: Words) -> None:
        """The tiles of the city, in the sizes that they usually have."""
        tiles.prepare(words, [city.side_of(cell) for cell in city.USUAL])

    def shelves(self) -> Sequence[Shelf]:
        """Everything there is of it."""
        return shelves()

    def scenes(self) -> Mapping[str, Face]:
        """What the pages of the rules show."""
        return scenes()
