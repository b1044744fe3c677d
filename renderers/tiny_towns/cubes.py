"""The five resource cubes: each with its own colour and its own marks, so that nobody needs the colour alone."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.blocks import block
from renderers.kit.chance import luck
from renderers.kit.kept import kept
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import darker, lighter, mix
from renderers.kit.relief import Sprite, smaller
from renderers.kit.stencil import Pen
from renderers.tiny_towns.palette import COLOURS

LARGE = 124  # drawn so wide and made smaller: cubes lie about in many sizes
KINDS = ("brick", "glass", "wheat", "wood", "stone")


@kept
def cube(kind: str, size: int) -> Sprite:
    """A cube this many pixels wide, seen from above and a little from the front."""
    return smaller(partial(_cube, kind), size, LARGE)


@kept
def _cube(kind: str, size: int) -> Sprite:
    return block(_FACES[kind], COLOURS[kind], size)


def _brick(wide: int, tall: int) -> Image:
    base = COLOURS["brick"]
    face = Images.new("RGB", (wide, tall), mix(base, (255, 226, 205), 0.62))
    draw = ImageDraw.Draw(face)
    chance = luck(5)
    rows, joint = 3, wide * 0.05
    high = (tall - joint * (rows - 1)) / rows
    for row in range(rows):
        long = wide * 0.62
        x = -long * (0.5 if row % 2 else 0.0) - (wide * 0.05 if row % 2 else wide * 0.08)
        y = row * (high + joint)
        while x < wide:
            tone = chance.uniform(-0.14, 0.1)
            colour = lighter(base, tone) if tone > 0 else darker(base, -tone)
            draw.rounded_rectangle((x, y, x + long, y + high), wide * 0.02, fill=colour)
            x += long + joint
    return face


def _glass(wide: int, tall: int) -> Image:
    base = COLOURS["glass"]
    face = tinted(clouds((wide, tall), (wide, tall), 31, 1), darker(base, 0.12), base, lighter(base, 0.35))
    glow = Images.new("RGBA", (wide, tall), (255, 255, 255, 0))
    draw = ImageDraw.Draw(glow)
    lean = tall * 0.7
    for start, across, strength in ((0.16, 0.22, 225), (0.5, 0.08, 205)):
        x = wide * (start + 0.3)
        draw.polygon(
            [(x, 0), (x + wide * across, 0), (x + wide * across - lean, tall), (x - lean, tall)],
            fill=(255, 255, 255, strength),
        )
    face.paste(glow, (0, 0), glow)
    edge = ImageDraw.Draw(face)
    edge.rounded_rectangle(
        (0, 0, wide - 1, tall - 1),
        wide * 0.1,
        outline=mix(base, (18, 90, 150), 0.4),
        width=round(wide * 0.05),
    )
    return face


def _wheat(wide: int, tall: int) -> Image:
    base = COLOURS["wheat"]
    face = tinted(
        clouds((wide, tall), (wide / 14, tall), 41, 2), darker(base, 0.1), base, lighter(base, 0.22)
    )
    mask = Images.new("L", (wide, wide), 0)
    ear(Pen(mask))
    mask = mask.resize((round(tall * 0.86), round(tall * 0.86)))
    face.paste(darker(base, 0.56), ((wide - mask.width) // 2, (tall - mask.height) // 2), mask)
    return face


def ear(pen: Pen) -> None:
    """An ear of wheat."""
    pen.line(7, (50, 97), (50, 30))
    for row in range(3):
        y = 78 - row * 20
        pen.leaf((50, y), (20, y - 25), 9)
        pen.leaf((50, y), (80, y - 25), 9)
    pen.leaf((50, 32), (50, 0), 9)


def _wood(wide: int, tall: int) -> Image:
    base = COLOURS["wood"]
    face = tinted(clouds((wide, tall), (wide, tall / 7), 51, 2), darker(base, 0.16), base, lighter(base, 0.1))
    draw = ImageDraw.Draw(face)
    x, y = wide * 0.46, tall * 0.52
    pale = mix(base, (255, 222, 170), 0.62)
    for ring in range(3):
        across, down = wide * (0.1 + 0.155 * ring), tall * (0.12 + 0.165 * ring)
        draw.ellipse(
            (x - across, y - down, x + across, y + down), outline=pale, width=max(1, round(wide * 0.042))
        )
    draw.ellipse((x - wide * 0.03, y - wide * 0.03, x + wide * 0.03, y + wide * 0.03), fill=pale)
    return face


def _stone(wide: int, tall: int) -> Image:
    base = COLOURS["stone"]
    face = tinted(
        clouds((wide, tall), (wide / 3, tall / 3), 61, 3), darker(base, 0.2), base, lighter(base, 0.28)
    )
    draw = ImageDraw.Draw(face)
    chance = luck(7)
    for index in range(9):
        x = wide * (0.18 + 0.32 * (index % 3) + chance.uniform(-0.05, 0.05))
        y = tall * (0.19 + 0.31 * (index // 3) + chance.uniform(-0.04, 0.04))
        r = wide * chance.uniform(0.038, 0.066)
        sides = [
            (x + r * 1.25 * math.cos(a * 1.05 + index), y + r * math.sin(a * 1.05 + index)) for a in range(6)
        ]
        draw.polygon(sides, fill=darker(base, 0.56))
    return face


_FACES = {"brick": _brick, "glass": _glass, "wheat": _wheat, "wood": _wood, "stone": _stone}
