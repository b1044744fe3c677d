"""The places of the board in clockwise order, their spaces, and what each is called in an answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.pillars.components import advantages, board, craftsmen
from engines.pillars.telling import card_text, place_text

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

CLOCKWISE = (
    "event",
    "bishop",
    "wool_mill",
    "kingsbridge",
    "priory",
    "forest",
    "quarry",
    "gravel_pit",
    "court",
    "shiring",
    "castle",
    "market",
    "cathedral",
    "start_player",
)
STEP = {place: number for number, place in enumerate(CLOCKWISE, 1)}
IN_ORDER = ("court", "market")
Spot = tuple[str, int]


def empty_spaces() -> dict[str, list[int | None]]:
    """The board without builders."""
    return {place: [None] * number for place, number in board().spaces.items()}


def cards_above(game: PillarsGame, place: str) -> list[str | None]:
    """The cards above the spaces of Kingsbridge or Shiring."""
    return game.kingsbridge if place == "kingsbridge" else game.shiring


def spot_of(game: PillarsGame, value: str) -> Spot:
    """The space that an answer means: a place, a place with its number, or the card above it."""
    if value in advantages():
        return "kingsbridge", game.kingsbridge.index(value)
    if value in craftsmen():
        return "shiring", game.shiring.index(value)
    if value in game.places:
        spaces = game.places[value]
        return value, spaces.index(None) if None in spaces else 0
    place, number = value.rsplit("_", 1)
    return place, int(number) - 1


def value_of(game: PillarsGame, place: str, index: int) -> str:
    """What a space is called in an answer."""
    if place in ("kingsbridge", "shiring"):
        return cards_above(game, place)[index] or place
    if place in IN_ORDER or len(game.places[place]) == 1:
        return place
    return f"{place}_{index + 1}"


def free_values(game: PillarsGame) -> Iterator[str]:
    """The spaces on which a builder may be put; court and market fill up in their order."""
    for place, spaces in game.places.items():
        if None not in spaces:
            continue
        if place in IN_ORDER or len(spaces) == 1:
            yield place
        else:
            yield from (value_of(game, place, i) for i, seat in enumerate(spaces) if seat is None)


def taken_values(game: PillarsGame) -> Iterator[tuple[str, Text]]:
    """The spaces that hold builders already, with who stands there."""
    for place, spaces in game.places.items():
        if place in IN_ORDER:
            if None not in spaces:
                yield place, Text("pillars-why-full", {"place": place_text(place)})
            continue
        for index, seat in enumerate(spaces):
            if seat is not None:
                value = value_of(game, place, index)
                yield value, Text("pillars-why-taken", {"place": space_text(value), "who": Who(seat)})


@cache
def space_text(value: str) -> Text:
    """The name of a space: where a card lies above it, the card is named."""
    if value in advantages():
        return Text("pillars-at-kingsbridge", {"card": card_text(value)})
    if value in craftsmen():
        return Text("pillars-at-shiring", {"card": card_text(value)})
    place, _, number = value.partition("_")
    if place == "priory":
        return Text("pillars-space-priory", {"points": board().priory.points[int(number) - 1]})
    return Text(f"pillars-space-{value}")
