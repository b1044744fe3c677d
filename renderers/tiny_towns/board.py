"""The empty town: a tray of oak with sixteen plots of grass, lettered and numbered."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from engines.tiny_towns.squares import NAMES, SIZE
from renderers.kit.chance import luck
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import clouds, faded, grass, tinted, wood
from renderers.kit.palette import GOLD, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite, bevel, cast, padded, shifted, under
from renderers.kit.stencil import slab
from renderers.kit.stowed import stowed
from renderers.tiny_towns.palette import MEADOW_DARK, MEADOW_LIGHT, OAK, PATH

SIDE = SIZE


@dataclass(slots=True, frozen=True)
class Field:
    """Where a town's squares lie, once its tray stands somewhere."""

    x: int
    y: int
    cell: int

    def square(self, index: int) -> Rect:
        """The place of a square, counted row by row."""
        row, column = divmod(index, SIDE)
        return Rect(self.x + column * self.cell, self.y + row * self.cell, self.cell, self.cell)


def rims(side: int) -> tuple[int, int, int]:
    """The widths of the rim (upper and left, lower and right) and of a square, for a tray of this size."""
    cell = int(side / (SIDE + 0.5))
    rim = round(cell * 0.34)
    return rim, side - rim - SIDE * cell, cell


def field(tray: Rect) -> Field:
    """Where the squares of a tray lie."""
    rim, _, cell = rims(tray.w)
    return Field(tray.x + rim, tray.y + rim, cell)


@stowed
def tray(side: int, paint: Colour) -> Sprite:
    """The empty tray of a town, with a line of its seat's colour let into the rim."""
    margin = round(side * 0.04) + 4
    twice = side * 2
    mask = Images.new("L", (twice, twice), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, twice - 1, twice - 1), twice * 0.028, fill=255)
    face = _rim(twice, paint)
    face = bevel(face, mask, twice * 0.006, light=0.42, dark=0.4).reduce(2)
    _ground(face, side)
    _names(face, side)
    mask = mask.reduce(2)
    wide = padded(mask, margin)
    body = Images.new("RGBA", wide.size)
    body.paste(face, (margin, margin), mask)
    shadow = cast(wide, side * 0.012 + 1.5, (round(side * 0.008), round(side * 0.014) + 1), 0.8)
    return Sprite(under(shadow, body), margin, margin)


def _rim(twice: int, paint: Colour) -> Image:
    face = Images.new("RGB", (twice, twice))
    rim = round(rims(twice)[0] * 1.02)
    across = wood((twice, rim), OAK, 5, twice / 500, 1.15)
    along = wood((twice, rim), OAK, 9, twice / 500, 1.15).transpose(Images.Transpose.ROTATE_90)
    beam = Images.new("L", (rim, twice), 255)
    ImageDraw.Draw(beam).polygon([(0, 0), (rim, rim), (rim, 0)], fill=0)
    ImageDraw.Draw(beam).polygon([(0, twice), (rim, twice - rim), (rim, twice)], fill=0)
    face.paste(across, (0, 0))
    face.paste(across.transpose(Images.Transpose.ROTATE_180), (0, twice - rim))
    face.paste(along, (0, 0), beam)
    face.paste(
        along.transpose(Images.Transpose.ROTATE_180),
        (twice - rim, 0),
        beam.transpose(Images.Transpose.ROTATE_180),
    )
    draw = ImageDraw.Draw(face)
    inlay = max(4, round(twice * 0.009))
    for grow, colour in ((2, darker(paint, 0.55)), (0, paint)):
        at = round(twice * 0.008) - grow
        box = (at, at, twice - at - 1, twice - at - 1)
        draw.rounded_rectangle(box, twice * 0.022, outline=colour, width=inlay + 2 * grow)
    return face


def _ground(face: Image, side: int) -> None:
    rim, _, cell = rims(side)
    lawn = SIDE * cell
    path = tinted(
        clouds((lawn, lawn), (cell / 7, cell / 7), 13, 3), darker(PATH, 0.24), PATH, lighter(PATH, 0.25)
    )
    plots = grass((lawn, lawn), MEADOW_DARK, MEADOW_LIGHT, 21)
    mask = Images.new("L", (lawn, lawn), 0)
    one = slab((cell, cell), cell * 0.11, cell * 0.035)
    for index in range(SIDE * SIDE):
        mask.paste(one, (index % SIDE * cell, index // SIDE * cell))
    plots = bevel(plots, mask, cell * 0.025, light=0.5, dark=0.5)
    path.paste((66, 48, 22), (0, 0), faded(shifted(mask, max(1, cell // 60), max(1, cell // 36)), 0.6))
    path.paste(plots, (0, 0), mask)
    _flowers(path, cell)
    _sunken(path, cell)
    face.paste(path, (rim, rim))


def _sunken(ground: Image, cell: int) -> None:
    """The rim's shadow on the ground."""
    edge = Images.new("L", ground.size, 255)
    away = max(2, cell // 16)
    ImageDraw.Draw(edge).rectangle((away, away, *ground.size), fill=0)
    ground.paste((30, 18, 6), (0, 0), faded(edge.filter(GaussianBlur(away * 0.8)), 0.55))
    draw = ImageDraw.Draw(ground)
    draw.rectangle(
        (0, 0, ground.width - 1, ground.height - 1), outline=(92, 62, 32), width=max(1, cell // 50)
    )


def _flowers(ground: Image, cell: int) -> None:
    """A few daisies near the edges of the plots, where pieces do not hide them."""
    chance = luck(8)
    big = max(2.0, cell * 0.026)
    layer = Images.new("RGBA", (ground.width * 2, ground.height * 2))
    draw = ImageDraw.Draw(layer)
    for index in range(SIDE * SIDE):
        row, column = divmod(index, SIDE)
        for _ in range(chance.choice((1, 2, 2, 3))):
            corner = chance.choice(((0.16, 0.16), (0.84, 0.18), (0.17, 0.84), (0.84, 0.84)))
            x = (column + corner[0] + chance.uniform(-0.06, 0.06)) * cell * 2
            y = (row + corner[1] + chance.uniform(-0.06, 0.06)) * cell * 2
            petal = chance.choice(((255, 252, 240), (255, 252, 240), (250, 214, 120), (244, 190, 200)))
            for dx, dy in ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3)):
                px, py, r = x + dx * big, y + dy * big, big * 0.72
                draw.ellipse((px - r, py - r, px + r, py + r), fill=petal)
            r = big * 0.6
            draw.ellipse((x - r, y - r, x + r, y + r), fill=(226, 160, 40))
    layer = layer.reduce(2)
    ground.paste(layer, (0, 0), layer)


def _names(face: Image, side: int) -> None:
    rim, _, cell = rims(side)
    draw = ImageDraw.Draw(face)
    letters = font("title", max(9, round(rim * 0.78)))
    burnt, gleam = darker(OAK, 0.78), lighter(OAK, 0.45)
    middle = rim * 0.52
    for step in range(SIDE):
        at = rim + step * cell + cell / 2
        for name, x, y in ((NAMES[step][0], at, middle), (NAMES[step * SIDE][1:], middle, at)):
            draw.text((x, y + 1), name, font=letters, fill=gleam, anchor="mm")
            draw.text((x, y), name, font=letters, fill=burnt, anchor="mm")


@kept
def plot(size: int) -> Sprite:
    """A single empty plot of grass."""
    mask = slab((size, size), size * 0.12, size * 0.06)
    body = bevel(grass((size, size), MEADOW_DARK, MEADOW_LIGHT, 21), mask, size * 0.03, light=0.5, dark=0.5)
    body.putalpha(mask)
    return Sprite(body)


@kept
def glow(side: int, high: int, colour: Colour = GOLD) -> Sprite:
    """The light round a tray whose player is waited for."""
    reach = max(12, round(side * 0.05))
    margin = reach * 2
    mask = Images.new("L", (side + 2 * margin, high + 2 * margin), 0)
    out = round(reach * 0.42)
    around = (margin - out, margin - out, margin + side + out, margin + high + out)
    ImageDraw.Draw(mask).rounded_rectangle(around, side * 0.05, fill=255)
    soft = mask.filter(GaussianBlur(reach * 0.6)).point([min(255, round(v * 1.25)) for v in range(256)])
    soft = ImageChops.lighter(mask.filter(GaussianBlur(reach * 0.12)), soft)
    light = Images.new("RGBA", mask.size, (*mix(colour, (255, 250, 220), 0.3), 255))
    light.putalpha(soft)
    return Sprite(light, margin, margin)


@kept
def ring(cell: int, colour: Colour) -> Sprite:
    """A ring of light round a square."""
    margin = round(cell * 0.16)
    size = (cell + 2 * margin,) * 2
    outer, wide = margin + cell * 0.01, max(3.0, cell * 0.055)
    sharp = ImageChops.subtract(slab(size, cell * 0.14, outer), slab(size, cell * 0.14 - wide, outer + wide))
    shade = faded(sharp.filter(GaussianBlur(cell * 0.03 + 1)), 1.0)
    light = Images.new("RGBA", sharp.size, (*darker(colour, 0.72), 255))
    light.putalpha(shade.point([min(255, round(v * 1.1)) for v in range(256)]))
    bright = Images.new("RGBA", sharp.size, (*colour, 255))
    bright.putalpha(sharp)
    light.alpha_composite(bright)
    return Sprite(light, margin, margin)
