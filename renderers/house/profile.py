"""A person's sheet: ratings over time, matches by title, victories against what was to be expected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, sheet
from renderers.house.palette import TRACK
from renderers.house.plot import Curve, draw_plot, lay_legend
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, RULE, Colour, darker
from renderers.kit.relief import bevel
from renderers.kit.stencil import slab

SIZE = (1400, 960)
LEFT = 780
BAR = 34


@dataclass(frozen=True, slots=True)
class Bar:
    """A number as the length of a bar."""

    label: str
    said: str
    value: float
    paint: Colour


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that is written on a person's sheet."""

    name: str
    instead: str
    under: str
    plot_head: str
    curves: tuple[Curve, ...]
    matches_head: str
    matches: tuple[Bar, ...]
    wins_head: str
    wins: tuple[Bar, ...]
    number: Callable[[int], str]
    day: Callable[[int], str]
    unrated: str


def draw_profile(about: Sheet) -> Image:
    """The plot with its legend at the left, bars at the right."""
    image, place = sheet(SIZE)
    body = headline(image, place, drawable(about.name, about.instead, "title"), about.under)
    left, right = body.left(LEFT), body.rest_right(LEFT + 36)
    _head(image, about.plot_head, left.top(46))
    rows = -(-max(1, len(about.curves)) // 2)
    legend = 58 * rows + 12
    plot = Rect(left.x, left.y + 52, left.w, left.h - 52 - legend)
    if about.curves:
        draw_plot(image, about.curves, plot, about.number, about.day)
        spots = left.foot(legend - 12).grid(2, rows, 14)
        for curve, spot in zip(about.curves, spots, strict=False):
            lay_legend(image, curve, spot)
    else:
        write(image, about.unrated, plot.inset(60), "italic", 34, ink=INK, least=18, lines=5)
    _head(image, about.matches_head, right.top(46))
    top = _bars(image, about.matches, Rect(right.x, right.y + 52, right.w, right.h))
    if about.wins:
        _head(image, about.wins_head, Rect(right.x, top + 14, right.w, 46))
        _bars(image, about.wins, Rect(right.x, top + 66, right.w, right.h))
    return image


def _head(image: Image, text: str, place: Rect) -> None:
    write(image, text, place, "heading", 34, ink=darker(RULE, 0.5), least=18, align="left")


def _bars(image: Image, bars: tuple[Bar, ...], place: Rect) -> int:
    """Bars below each other; says where they end."""
    most = max((bar.value for bar in bars), default=1) or 1
    top = place.y
    for bar in bars:
        said = Rect(place.right - 96, top, 96, 40)
        label = Rect(place.x, top, place.w - 104, 40)
        write(image, bar.label, label, "label", 29, ink=INK, least=16, align="left")
        write(image, bar.said, said, "title", 33, ink=INK, least=16, align="right")
        track = Rect(place.x, top + 42, place.w, BAR)
        ImageDraw.Draw(image).rounded_rectangle(track.box, BAR // 2, fill=TRACK)
        wide = max(BAR, round(track.w * bar.value / most)) if bar.value else 0
        if wide:
            _piece(image, Rect(track.x, track.y, wide, BAR), bar.paint)
        top += 42 + BAR + 16
    return top


def _piece(image: Image, place: Rect, paint: Colour) -> None:
    mask = slab((place.w, place.h), place.h / 2)
    face = Images.new("RGB", (place.w, place.h), paint)
    image.paste(bevel(face, mask, 3.0), (place.x, place.y), mask)
