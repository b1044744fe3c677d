"""Which icon stands beside what: beside the values of options, and beside names in texts that go to Discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import discord

from bot.ui.kit.icons import SIGNS
from data.words import Words
from engines.kernel import AnyView
from renderers.kit.artist import seat_icon
from renderers.kit.gallery import artists


def icon_for(view: AnyView, parts: Iterable[tuple[str, str]]) -> discord.PartialEmoji | None:
    """The icon of the first of these values that has one."""
    artist = artists().get(view.title)
    if artist is None or not SIGNS.known:
        return None
    found = (SIGNS.find(view.title, artist.icon_of(view, part, value)) for part, value in parts if value)
    return next((sign.emoji for sign in found if sign is not None), None)


def signed(title: str, words: Words) -> Words:
    """The words with icons before the names of this title's things."""
    return words.signed(_said(title, SIGNS.turn)) if SIGNS.known else words


def of_seat(seat: int, name: str) -> str:
    """The name of a player with the symbol of the seat before it."""
    sign = SIGNS.find("", seat_icon(seat))
    return name if sign is None else f"{sign} {name}"


@lru_cache(maxsize=32)
def _said(title: str, turn: int) -> Mapping[str, str]:
    """The signs by messages, made anew only after a change."""
    del turn
    artist = artists().get(title)
    found = {} if artist is None else artist.icons_said()
    signs = {message: SIGNS.find(title, icon) for message, icon in found.items()}
    return {message: str(sign) for message, sign in signs.items() if sign is not None}
