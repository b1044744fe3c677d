"""A person's sheet: ratings over time, matches by title, victories against what was to be expected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.house.page import drawable, headline, room_below, sheet
from renderers.house.palette import TRACK
from renderers.house.plot import Curve, draw_plot, lay_legend
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, RULE, Colour, darker
from renderers.kit.relief import bevel
from renderers.kit.stencil import slab

SIZE = (1400, 960)
LEFT = 780
HEADING = 52
GAP = 14
PITCH, LEAST_PITCH = 92, 58
LEGEND, LEAST_PLOT = 58, 330


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
    rows = -(-max(1, len(about.curves)) // 2)
    legend = LEGEND * rows + 12
    wins = GAP + HEADING + PITCH * len(about.wins) if about.wins else 0
    usual = room_below(SIZE) - HEADING
    room = max(usual, LEAST_PITCH * len(about.matches) + wins, LEAST_PLOT + legend)
    pitch = min(PITCH, (room - wins) // max(1, len(about.matches)))
    image, place = sheet((SIZE[0], SIZE[1] + room - usual))
    body = headline(image, place, drawable(about.name, about.instead, "title"), about.under)
    left, right = body.left(LEFT), body.rest_right(LEFT + 36)
    _head(image, about.plot_head, left.top(46))
    plot = Rect(left.x, left.y + HEADING, left.w, left.h - HEADING - legend)
    if about.curves:
        draw_plot(image, about.curves, plot, about.number, about.day)
        spots = left.foot(legend - 12).grid(2, rows, 14)
        for curve, spot in zip(about.curves, spots, strict=False):
            lay_legend(image, curve, spot)
    else:
        write(image, about.unrated, plot.inset(60), "italic", 34, ink=INK, least=18, lines=5)
    _head(image, about.matches_head, right.top(46))
    _bars(image, about.matches, right.rest_below(HEADING), pitch)
    if about.wins:
        below = right.rest_below(HEADING + pitch * len(about.matches) + GAP)
        _head(image, about.wins_head, below.top(46))
        _bars(image, about.wins, below.rest_below(HEADING), PITCH)
    return image


def _head(image: Image, text: str, place: Rect) -> None:
    write(image, text, place, "heading", 34, ink=darker(RULE, 0.5), least=18, align="left")


def _bars(image: Image, bars: tuple[Bar, ...], place: Rect, pitch: int) -> None:
    """Bars below each other, each as high as the pitch with its label above it."""
    most = max((bar.value for bar in bars), default=1) or 1
    share = pitch / PITCH
    high, thick = round(40 * share), round(34 * share)
    for index, bar in enumerate(bars):
        top = place.y + index * pitch
        said = Rect(place.right - 96, top, 96, high)
        label = Rect(place.x, top, place.w - 104, high)
        write(image, bar.label, label, "label", round(29 * share), ink=INK, least=16, align="left")
        write(image, bar.said, said, "title", round(33 * share), ink=INK, least=16, align="right")
        track = Rect(place.x, top + round(42 * share), place.w, thick)
        ImageDraw.Draw(image).rounded_rectangle(track.box, thick // 2, fill=TRACK)
        wide = max(thick, round(track.w * bar.value / most)) if bar.value else 0
        if wide:
            _piece(image, Rect(track.x, track.y, wide, thick), bar.paint)


def _piece(image: Image, place: Rect, paint: Colour) -> None:
    mask = slab((place.w, place.h), place.h / 2)
    face = Images.new("RGB", (place.w, place.h), paint)
    image.paste(bevel(face, mask, 3.0), (place.x, place.y), mask)
