"""The icons of the towns: cubes, buildings and monuments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL.Image import Image

from engines.tiny_towns.components import MONUMENT, Card, cards
from engines.tiny_towns.squares import INDEX
from renderers.kit.palette import CREAM, INK
from renderers.kit.stencil import Pen
from renderers.kit.sticker import LARGE, Icon, badge, sticker
from renderers.tiny_towns.cubes import KINDS, cube
from renderers.tiny_towns.emblems import EMBLEMS
from renderers.tiny_towns.sight import TownsView
from renderers.tiny_towns.silhouettes import OUTLINES

DARK_EMBLEMS = ("yellow", "gray")  # groups whose paint is too light for a pale sign


def icons() -> Mapping[str, Icon]:
    """All icons by their names: kinds of cubes, and ids of cards."""
    return {
        **{kind: partial(_cube, kind) for kind in KINDS},
        **{card.id: partial(_building, card) for card in cards().values()},
    }


def said() -> Mapping[str, str]:
    """Which icon stands beside what a message says."""
    return {
        **{f"towns-cube-{kind}": kind for kind in KINDS},
        **{f"towns-card-{card}": card for card in cards()},
    }


def icon_of(view: TownsView, part: str, value: str) -> str | None:
    """A cube or a card; of a square, what lies on it in the viewer's own town."""
    if part in ("at", "warehouse"):
        return _on(view, value)
    return value if value in KINDS or value in cards() else None


def _on(view: TownsView, square: str) -> str | None:
    if view.viewer is None or square not in INDEX:
        return None
    lies = view.board.towns[view.viewer].squares[INDEX[square]]
    return lies.building or lies.cube


def _cube(kind: str) -> Image:
    return sticker(cube(kind, LARGE).image)


def _building(card: Card) -> Image:
    """The emblem, as large as a house in the colour of its group takes it: on the piece itself it is too small."""
    paint = OUTLINES[card.group].paint
    ink = INK if card.group in DARK_EMBLEMS else CREAM
    plate = _keep if card.group == MONUMENT else _gable
    return badge(EMBLEMS[card.id], paint, ink, share=0.58, plate=plate, low=0.63)


def _gable(pen: Pen) -> None:
    pen.poly((50, 0), (100, 36), (100, 100), (0, 100), (0, 36))


def _keep(pen: Pen) -> None:
    pen.poly((0, 30), (14, 6), (28, 26), (50, 0), (72, 26), (86, 6), (100, 30), (100, 100), (0, 100))
