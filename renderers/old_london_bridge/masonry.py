"""What houses are built of: stone courses, bricks, roof tiles, thatch and timber, drawn at any size."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.chance import luck
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import Colour, darker, lighter, mix

Size = tuple[int, int]


def toned(colour: Colour, tone: float) -> Colour:
    """A colour made lighter or darker by a number round nought."""
    return lighter(colour, tone) if tone > 0 else darker(colour, -tone)


def plaster(size: Size, colour: Colour, seed: int, strength: float = 1.0) -> Image:
    """A rendered wall, unevenly weathered."""
    grain = clouds(size, (size[0] / 3, size[0] / 3), seed, 3)
    return tinted(grain, darker(colour, 0.14 * strength), colour, lighter(colour, 0.2 * strength))


def courses(
    size: Size, colour: Colour, seed: int, *, high: float, long: float, joint: float, spread: float = 0.12
) -> Image:
    """Stones or bricks in rows, each with its own tone; their sizes and the joint in pixels."""
    mortar = mix(colour, (40, 32, 26), 0.42)
    wall = Images.new("RGB", size, mortar)
    draw = ImageDraw.Draw(wall)
    chance = luck(seed)
    y, row = 0.0, 0
    while y < size[1]:
        x = -long * (0.5 if row % 2 else 0.0) - chance.uniform(0, long * 0.3)
        while x < size[0]:
            wide = long * chance.uniform(0.75, 1.25)
            fill = toned(colour, chance.uniform(-spread, spread))
            draw.rounded_rectangle((x, y, x + wide - joint, y + high - joint), joint, fill=fill)
            x += wide
        y += high
        row += 1
    return wall


def tiles(size: Size, colour: Colour, seed: int, *, step: float) -> Image:
    """A roof of rounded tiles or slates, each row over the next."""
    roof = Images.new("RGB", size, darker(colour, 0.5))
    draw = ImageDraw.Draw(roof)
    chance = luck(seed)
    rows = int(size[1] / (step * 0.8)) + 2
    for row in range(rows, -2, -1):
        y = row * step * 0.8
        x = -step * (0.5 if row % 2 else 0.0)
        while x < size[0] + step:
            fill = toned(colour, chance.uniform(-0.16, 0.12))
            box = (x + step * 0.04, y - step, x + step * 0.96, y + step)
            draw.rounded_rectangle(box, step * 0.42, fill=fill, outline=darker(fill, 0.38), width=1)
            x += step
    return roof


def thatch(size: Size, colour: Colour, seed: int, *, step: float) -> Image:
    """A thatched roof: layers of straw."""
    straw = tinted(
        clouds(size, (step * 0.35, step * 3), seed, 2),
        darker(colour, 0.36),
        colour,
        lighter(colour, 0.3),
    )
    draw = ImageDraw.Draw(straw)
    y = step * 1.6
    while y < size[1]:
        draw.line((0, y, size[0], y), fill=darker(colour, 0.34), width=max(1, round(step * 0.16)))
        draw.line((0, y + step * 0.2, size[0], y + step * 0.2), fill=lighter(colour, 0.3), width=1)
        y += step * 1.7
    return straw
