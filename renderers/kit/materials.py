"""What things are made of: wood, paper, grass, stone and cloth, grown from fixed seeds."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image as Images
from PIL import ImageDraw, ImageOps
from PIL.Image import Image, Resampling, Transform

from renderers.kit.chance import luck
from renderers.kit.kept import kept
from renderers.kit.palette import Colour, darker, lighter

Size = tuple[int, int]


def static(size: Size, seed: int) -> Image:
    """Even noise, the same for the same seed wherever it is made."""
    return Images.frombytes("L", size, luck(seed).randbytes(size[0] * size[1]))


def clouds(size: Size, grain: tuple[float, float], seed: int, octaves: int = 3) -> Image:
    """Soft noise whose blots are about as large as the grain, finer ones laid over coarser ones."""
    whole: Image | None = None
    for octave in range(octaves):
        across, down = grain[0] / 2**octave, grain[1] / 2**octave
        small = (max(2, math.ceil(size[0] / across) + 1), max(2, math.ceil(size[1] / down) + 1))
        layer = static(small, seed + octave * 101).resize(size, Resampling.BICUBIC)
        whole = layer if whole is None else Images.blend(whole, layer, 0.5 / (1 + octave * 0.35))
    return ImageOps.autocontrast(whole) if whole else Images.new("L", size, 128)


def tinted(grey: Image, dark: Colour, middle: Colour, light: Colour) -> Image:
    """A grey picture in the colours between three."""
    return Images.merge("RGB", [grey.point(ramp) for ramp in _ramps(dark, middle, light)])


@lru_cache(maxsize=128)
def _ramps(dark: Colour, middle: Colour, light: Colour) -> tuple[bytes, bytes, bytes]:
    """What each grey becomes in red, green and blue."""
    every = Images.frombytes("L", (256, 1), bytes(range(256)))
    red, green, blue = ImageOps.colorize(every, dark, light, middle).split()
    return red.tobytes(), green.tobytes(), blue.tobytes()


def faded(mask: Image, strength: float) -> Image:
    """A mask made weaker."""
    return mask.point(gain(strength))


@lru_cache(maxsize=256)
def gain(by: float) -> list[int]:
    """For each value of a mask, what is made of it by so much more or less."""
    return [min(255, round(value * by)) for value in range(256)]


def wood(size: Size, colour: Colour, seed: int, scale: float = 1.0, contrast: float = 1.0) -> Image:
    """A plank of this colour with its grain along the width."""
    wide, high = size
    margin = 24
    rows = static((max(2, round(wide / (420 * scale))) + 1, round((high + 2 * margin) / scale)), seed)
    lines = rows.resize((wide, high + 2 * margin), Resampling.BICUBIC)
    pores = static((max(2, round(wide / (34 * scale))), high + 2 * margin), seed + 1)
    fibres = pores.resize((wide, high + 2 * margin), Resampling.BICUBIC)
    soft = clouds((wide, high + 2 * margin), (wide / 3, 46 * scale), seed + 2, 2)
    grain = Images.blend(Images.blend(lines, fibres, 0.32), soft, 0.5)
    bent = _bent(ImageOps.autocontrast(grain, cutoff=1), margin, seed + 3, scale)
    spread = 0.3 * contrast
    return tinted(bent, darker(colour, spread), colour, lighter(colour, spread * 0.42))


def _bent(grain: Image, margin: int, seed: int, scale: float) -> Image:
    """Straight grain pushed up and down, so that its lines wander as they do in a tree."""
    wide, tall = grain.size
    high = tall - 2 * margin
    columns = max(4, round(wide / (70 * scale)))
    rows = max(2, round(high / (28 * scale)))
    sway = clouds((columns + 1, rows + 1), (3.2, 2.2), seed, 2)
    pull = [
        [(float(sway.getpixel((c, r))) / 255 - 0.5) * 1.7 * (margin - 2) for c in range(columns + 1)]  # type: ignore[arg-type]  # one band, so one number
        for r in range(rows + 1)
    ]
    mesh = []
    for r in range(rows):
        for c in range(columns):
            x0, x1 = c * wide // columns, (c + 1) * wide // columns
            y0, y1 = r * high // rows, (r + 1) * high // rows
            corners = ((x0, y0, r, c), (x0, y1, r + 1, c), (x1, y1, r + 1, c + 1), (x1, y0, r, c + 1))
            quad = tuple(n for x, y, i, j in corners for n in (x, y + margin + pull[i][j]))
            mesh.append(((x0, y0, x1, y1), quad))
    return grain.transform((wide, high), Transform.MESH, mesh, Resampling.BICUBIC)


def planks(size: Size, colour: Colour, seed: int, board: int = 126) -> Image:
    """A table top of several boards, each with its own tone and grain, with dark seams between them."""
    wide, high = size
    chance = luck(seed)
    top = Images.new("RGB", size)
    y, row = 0, 0
    while y < high:
        tall = board + chance.randrange(-14, 15)
        tone = chance.uniform(-0.09, 0.1)
        shade = lighter(colour, tone) if tone > 0 else darker(colour, -tone * 1.6)
        top.paste(wood((wide, tall), shade, seed + 17 * row, 1.25, 1.1), (0, y))
        _seam(top, y + tall, chance, wide)
        y += tall
        row += 1
    return top


def _seam(top: Image, y: int, chance: Random, wide: int) -> None:
    dark = Images.new("L", (wide, 7), 0)
    draw = ImageDraw.Draw(dark)
    for row, strength in enumerate((26, 70, 150, 225, 165, 60, 20)):
        draw.line((0, row, wide, row), fill=strength)
    top.paste((22, 12, 6), (0, y - 4), faded(dark, chance.uniform(0.66, 0.86)))
    draw = ImageDraw.Draw(top)
    gleam = top.crop((0, y + 3, wide, y + 4)).point([min(255, round(v * 1.28) + 6) for v in range(256)] * 3)
    top.paste(gleam, (0, y + 3))


def paper(size: Size, colour: Colour, seed: int, strength: float = 1.0) -> Image:
    """Laid paper: a quiet grain and a little warmth towards the edges."""
    return papered(paper_grain(size, seed), colour, strength)


def paper_grain(size: Size, seed: int) -> Image:
    """The grain of paper, grey: that of every colour."""
    return Images.blend(clouds(size, (90, 90), seed, 3), clouds(size, (3, 3), seed + 5, 1), 0.35)


def papered(grain: Image, colour: Colour, strength: float) -> Image:
    """Paper of this colour with this grain."""
    return tinted(grain, darker(colour, 0.1 * strength), colour, lighter(colour, 0.22 * strength))


@kept
def grass(size: Size, dark: Colour, light: Colour, seed: int) -> Image:
    """A lawn: patches of light and shade, and short blades."""
    twice = (size[0] * 2, size[1] * 2)
    patches = clouds(twice, (90, 90), seed, 3)
    ground = tinted(patches, dark, tuple((a + b) // 2 for a, b in zip(dark, light, strict=True)), light)  # type: ignore[arg-type]  # three parts stay three
    draw = ImageDraw.Draw(ground)
    chance = luck(seed)
    for _ in range(size[0] * size[1] // 55):
        x, y = chance.randrange(twice[0]), chance.randrange(twice[1])
        tall = chance.uniform(4, 10)
        lean = chance.uniform(-3, 3)
        tone = (
            lighter(light, chance.uniform(0.02, 0.2))
            if chance.random() < 0.5
            else darker(dark, chance.uniform(0, 0.22))
        )
        draw.line((x, y, x + lean, y - tall), fill=tone, width=2)
    return ground.reduce(2)


def vignette(size: Size, strength: float) -> Image:
    """A mask that is empty where the lamp shines and grows towards the corners."""
    round_ = Images.radial_gradient("L").resize((size[0] * 3 // 2, size[1] * 3 // 2), Resampling.BICUBIC)
    left, top = round(size[0] * 0.3), round(size[1] * 0.3)
    return faded(round_.crop((left, top, left + size[0], top + size[1])), strength)


def darkened(ground: Image, mask: Image, colour: Colour) -> Image:
    """The picture with a colour laid over it as strongly as the mask says."""
    ground.paste(colour, (0, 0), mask)
    return ground
