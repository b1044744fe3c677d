"""Telling what happened: the seat that did it, the names of things, and what it touched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.guilds_of_london.city import GUILDHALL, PLANTATION
from engines.guilds_of_london.components import Reward, cards, code, icon_of

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame
    from engines.guilds_of_london.view import Icon, TileView

Said = Who | Text | str
MAYOR = "mayor"


@cache
def card_text(card: str) -> Text:
    """The name of an action card."""
    return Text(f"guilds-card-{card}")


@cache
def short_text(card: str) -> Text:
    """The effect of an action card or what a mayoral card scores, in a few words for pictures."""
    return Text(f"guilds-short-{card}")


@cache
def card_hint(card: str) -> Text:
    """What an action card does, and what that costs."""
    cost = cards()[card].cost
    return Text("guilds-hint-card", {"text": short_text(card), "cards": cost.cards, "pawns": cost.pawns})


@cache
def mayoral_text(card: str) -> Text:
    """The name of a mayoral card."""
    return Text(f"guilds-mayoral-{card}")


@cache
def place_text(place: str) -> Text:
    """The name of a tile, of the Guildhall or of the plantation."""
    return Text(f"guilds-place-{place}")


@cache
def at_text(place: str) -> Text:
    """The same inside a sentence."""
    return Text(f"guilds-said-{place}") if place in (GUILDHALL, PLANTATION) else place_text(place)


@cache
def symbol_text(symbol: str) -> Text:
    """The name of a symbol."""
    return Text(f"guilds-symbol-{symbol}")


@cache
def either_text(symbols: tuple[str, ...]) -> Text:
    """Several symbols of which one is enough."""
    said = symbol_text(symbols[0])
    for symbol in symbols[1:]:
        said = Text("guilds-either", {"one": said, "other": symbol_text(symbol)})
    return said


@cache
def icon_text(short: str) -> Text:
    """What an icon brings."""
    icon = icon_of(short)
    return Text(f"guilds-icon-{icon.kind}", {"count": icon.count})


@cache
def icons_text(shorts: tuple[str, ...]) -> Text:
    """What several icons bring."""
    return Text("guilds-icons", {"what": [icon_text(short) for short in shorts]})


def gains(icons: Iterable[Reward | Icon]) -> Text:
    """What icons bring together: what comes twice is added up, but for mayoral cards, of which one is kept each time."""
    counts: dict[str, list[int]] = {}
    for icon in icons:
        known = counts.setdefault(icon.kind, [])
        if known and icon.kind != MAYOR:
            known[0] += icon.count
        else:
            known.append(icon.count)
    what: list[Said] = [
        Text(f"guilds-icon-{kind}", {"count": count}) for kind, found in counts.items() for count in found
    ]
    return Text("guilds-icons", {"what": what})


def tile_hint(tile: TileView) -> Text:
    """What a tile needs, how many pawns are there, and what it gives to the first and the second."""
    need, there = tile.need, sum(tile.pawns) + tile.neutrals
    first, second = (gains(icons) for icons in (tile.first, (*tile.second, *filter(None, [tile.token]))))
    if tile.second or tile.token:
        return Text("guilds-hint-tile-two", {"need": need, "there": there, "first": first, "second": second})
    return Text("guilds-hint-tile", {"need": need, "there": there, "first": first})


def codes(icons: Iterable[Reward]) -> tuple[str, ...]:
    """Icons in short."""
    return tuple(code(icon) for icon in icons)


def card_list(cards: Sequence[str]) -> list[Said]:
    """The names of several cards."""
    return [card_text(card) for card in cards]


def tell(
    game: GuildsGame,
    seat: int,
    what: str,
    *marks: str,
    first: bool = False,
    **args: int | str | Text | Who | list[Said],
) -> None:
    """Tell everybody what this seat did, and mark what it touched."""
    game.tell(Text(f"guilds-event-{what}", {"who": Who(seat), **args}), marks=marks, first=first)
