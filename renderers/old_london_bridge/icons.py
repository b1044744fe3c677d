"""The icons of the bridge: characters, houses, bonus tiles, coats of arms, and the centre of the rondel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import get_args

from PIL import Image as Images
from PIL.Image import Image

from engines.old_london_bridge.components import CARDS, CENTRE, COLOURS, KINDS, PARK, TileKind, building
from renderers.kit.stencil import slab
from renderers.kit.sticker import LARGE, Icon, sticker
from renderers.old_london_bridge.bonus import tile
from renderers.old_london_bridge.buildings import house
from renderers.old_london_bridge.heraldry import shield
from renderers.old_london_bridge.hexagon import plate
from renderers.old_london_bridge.palette import CLOTHS
from renderers.old_london_bridge.people import portrait
from renderers.old_london_bridge.sight import BridgeView

TILES: tuple[str, ...] = get_args(TileKind)
ALONE = -1  # no place of the rondel is closed
PEOPLE = ("peter", "merchant", "lady", "cleric", "lord")


def icons() -> Mapping[str, Icon]:
    """All icons by their names."""
    return {
        **{PEOPLE[card]: partial(_character, card) for card in CARDS},
        **{kind: partial(_house, kind) for kind in KINDS},
        **{kind: partial(_tile, kind) for kind in TILES},
        **{colour: partial(_coat, colour) for colour in COLOURS},
        CENTRE: _centre,
    }


def said() -> Mapping[str, str]:
    """Which icon stands beside what a message says."""
    return {
        **{f"bridge-card-{card}": PEOPLE[card] for card in CARDS},
        **{f"bridge-kind-{kind}": kind for kind in KINDS},
        **{f"bridge-tile-{kind}": kind for kind in TILES},
        **{f"bridge-coat-{colour}": colour for colour in COLOURS},
        f"bridge-space-{CENTRE}": CENTRE,
        "bridge-building-park": PARK,
    }


def icon_of(view: BridgeView, part: str, value: str) -> str | None:  # noqa: ARG001  # the same at all times
    """A character, the kind of a house, a bonus tile or a space; of several tiles, the first."""
    if part == "card":
        card = value.partition("+")[0]
        return PEOPLE[int(card)] if card.isdecimal() else None
    if part == "building":
        return building(int(value)).kind if value.isdecimal() else PARK
    first = value.partition("+")[0]
    return first if first in KINDS or first in TILES or first == CENTRE else None


def _character(card: int) -> Image:
    """Half length on a plate in the colour of the card."""
    figure = portrait(card, LARGE).image
    side = figure.height
    whole = Images.new("RGBA", (side, side), (*CLOTHS[card], 255))
    whole.alpha_composite(figure, ((side - figure.width) // 2, 0))
    whole.putalpha(slab(whole.size, side * 0.2))
    return sticker(whole)


def _house(kind: str) -> Image:
    return sticker(house(kind, LARGE).image)


def _tile(kind: str) -> Image:
    return sticker(tile(kind, LARGE).image)


def _coat(colour: str) -> Image:
    return sticker(shield((colour,), LARGE).image)


def _centre() -> Image:
    return sticker(plate(LARGE // 2, 0, ALONE).image)
