"""The rondel itself: a hexagon of six woods framed in brass, with the X, the hub, and the arrow of its last turn."""

from __future__ import annotations

import math

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image, Resampling
from PIL.ImageFilter import GaussianBlur

from renderers.kit.kept import kept
from renderers.kit.materials import faded, paper, wood
from renderers.kit.palette import BRASS, GOLD, SHADOW, darker, lighter
from renderers.kit.relief import Sprite, bevel, cast, smaller, under
from renderers.old_london_bridge.palette import CLOSED, WOODS

SIDES = 6
LARGE = 148  # the largest apothem: the rondel is drawn for it, and made smaller where there is less room
# The first side lies at the upper left; the others follow clockwise.
FIRST = -120
# Shares of the apothem: how large the hub is, and how far out coins lie.
HUB, OUT = 0.33, 0.68
Point = tuple[float, float]


def corners(x: float, y: float, reach: float) -> list[Point]:
    """The corners of the hexagon, the first one before the first side, clockwise."""
    return [
        (
            x + reach * math.cos(math.radians(FIRST - 30 + 60 * n)),
            y + reach * math.sin(math.radians(FIRST - 30 + 60 * n)),
        )
        for n in range(SIDES)
    ]


@kept
def plate(apothem: int, rotation: int, cross: int) -> Sprite:
    """The turned rondel without coins: its wood, the X beside this place, the hub."""
    return smaller(lambda large: _plate(rotation, cross, large), apothem, LARGE)


@kept
def _plate(rotation: int, cross: int, apothem: int) -> Sprite:
    t = 2
    corner = apothem / math.cos(math.radians(30))
    margin = round(apothem * 0.14)
    half = round(corner) + margin
    size = (2 * half * t, 2 * half * t)
    middle, reach = half * t, corner * t
    outer = Images.new("L", size, 0)
    ImageDraw.Draw(outer).polygon(corners(middle, middle, reach), fill=255)
    body = Images.new("RGB", size, darker(BRASS, 0.1))
    body = bevel(body, outer, apothem * 0.03 * t, light=0.8, dark=0.8)
    rim = reach - apothem * 0.075 * t
    edge = corners(middle, middle, rim)
    for place in range(SIDES):
        index = (place - rotation) % SIDES
        grain = wood(
            (size[0], size[1] // 2), CLOSED if place == cross else WOODS[index], 120 + index, 2.0, 0.9
        ).resize(size)
        grain = grain.rotate(-60 * place, Resampling.BILINEAR)
        sector = Images.new("L", size, 0)
        points = [(middle, middle), edge[place], edge[(place + 1) % SIDES]]
        ImageDraw.Draw(sector).polygon(points, fill=255)
        _inlaid(body, grain, sector, apothem * 0.018 * t, light=0.55, dark=0.6)
    _inlays(body, middle, edge, apothem * t, rotation)
    if cross >= 0:
        _cross(body, middle, apothem * t, cross)
    _hub(body, middle, apothem * HUB * t)
    ImageDraw.Draw(body).polygon(
        corners(middle, middle, reach - 1), outline=darker(BRASS, 0.62), width=round(apothem * 0.03)
    )
    mask = outer.reduce(t)
    whole = Images.new("RGBA", mask.size)
    whole.paste(body.reduce(t), (0, 0), mask)
    shadow = cast(mask, apothem * 0.03, (round(apothem * 0.025), round(apothem * 0.05)), 0.8)
    return Sprite(under(shadow, whole), half, half)


def _inlaid(body: Image, face: Image, mask: Image, edge: float, *, light: float, dark: float) -> None:
    """Let a face into the body where the mask says, with light and shade on its edges; worked no larger than it is."""
    box = mask.getbbox() or (0, 0, 1, 1)
    part = mask.crop(box)
    body.paste(bevel(face.crop(box), part, edge, light=light, dark=dark), box[:2], part)


def _inlays(body: Image, middle: int, edge: list[Point], apothem: float, rotation: int) -> None:
    """Brass lines between the sectors, and a brass knob at the corner that was the first one before it turned."""
    draw = ImageDraw.Draw(body)
    for point in edge:
        draw.line((middle, middle, *point), fill=darker(BRASS, 0.35), width=round(apothem * 0.034))
        draw.line((middle, middle, *point), fill=lighter(BRASS, 0.2), width=round(apothem * 0.016))
    for index, point in enumerate(edge):
        x, y = (middle + (along - middle) * 0.955 for along in point)
        r = apothem * (0.062 if (index - rotation) % SIDES else 0.1)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=darker(BRASS, 0.45))
        draw.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), fill=lighter(BRASS, 0.25))


def _cross(body: Image, middle: int, apothem: float, place: int) -> None:
    angle = math.radians(FIRST + 60 * place)
    x, y = middle + apothem * OUT * math.cos(angle), middle + apothem * OUT * math.sin(angle)
    r, wide = apothem * 0.15, apothem * 0.085
    mask = Images.new("L", body.size, 0)
    draw = ImageDraw.Draw(mask)
    for side in (1, -1):
        draw.line((x - r, y - r * side, x + r, y + r * side), fill=255, width=round(wide))
    body.paste(SHADOW, (round(apothem * 0.012), round(apothem * 0.02)), faded(mask, 0.7))
    _inlaid(body, Images.new("RGB", body.size, (250, 226, 196)), mask, apothem * 0.012, light=0.8, dark=0.8)


def _hub(body: Image, middle: int, radius: float) -> None:
    mask = Images.new("L", body.size, 0)
    draw = ImageDraw.Draw(mask)
    draw.ellipse((middle - radius, middle - radius, middle + radius, middle + radius), fill=255)
    body.paste(SHADOW, (0, 0), faded(mask.filter(GaussianBlur(radius * 0.12)), 0.6))
    _inlaid(body, Images.new("RGB", body.size, BRASS), mask, radius * 0.06, light=0.8, dark=0.8)
    inner = Images.new("L", body.size, 0)
    r = radius * 0.86
    ImageDraw.Draw(inner).ellipse((middle - r, middle - r, middle + r, middle + r), fill=255)
    stone = paper(body.size, (214, 200, 168), 9, 1.4)
    _inlaid(body, stone, inner, radius * 0.05, light=0.3, dark=0.5)


@kept
def turning(apothem: int, steps: int, place: int) -> Sprite:
    """An arrow round the hub: how far the rondel turned this round, its tip at the X."""
    t = 3
    half = round(apothem * 0.54)
    middle = half * t
    mask = Images.new("L", (2 * middle, 2 * middle), 0)
    draw = ImageDraw.Draw(mask)
    radius, wide = apothem * 0.42 * t, apothem * 0.05 * t
    end = FIRST + 60 * place
    start = end - 60 * steps
    box = (
        middle - radius - wide / 2,
        middle - radius - wide / 2,
        middle + radius + wide / 2,
        middle + radius + wide / 2,
    )
    draw.arc(box, start, end - 8, fill=255, width=round(wide))
    tip, back = math.radians(end + 4), math.radians(end - 13)
    points = [(middle + radius * math.cos(tip), middle + radius * math.sin(tip))]
    points += [
        (middle + reach * math.cos(back), middle + reach * math.sin(back))
        for reach in (radius + wide * 1.35, radius - wide * 1.35)
    ]
    draw.polygon(points, fill=255)
    small = mask.reduce(t)
    dark = small.filter(GaussianBlur(2)).point([min(255, v * 2) for v in range(256)])
    arrow = Images.new("RGBA", small.size, (*SHADOW, 255))
    arrow.putalpha(faded(dark, 0.7))
    bright = Images.new("RGBA", small.size, (*lighter(GOLD, 0.35), 255))
    bright.putalpha(small)
    arrow.alpha_composite(bright)
    return Sprite(arrow, half, half)
