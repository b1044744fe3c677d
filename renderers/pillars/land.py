"""The countryside: meadows and fields, a river round the cathedral's hill, and the road from place to place."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.kit.chance import luck
from renderers.kit.materials import clouds, faded, tinted
from renderers.kit.palette import SHADOW, Colour, darker, lighter, mix
from renderers.kit.relief import shifted
from renderers.pillars.palette import MEADOW, ROAD, WATER

Point = tuple[float, float]
RIVER: tuple[Point, ...] = (
    (562, -20), (556, 60), (570, 140), (556, 214), (600, 262), (690, 262), (764, 290),
    (796, 350), (780, 430), (700, 474), (624, 476), (582, 520), (588, 610), (580, 660), (584, 760),
)  # fmt: skip
ROUND: tuple[Point, ...] = (
    (300, 219), (450, 217), (640, 221), (790, 218), (822, 260), (824, 380), (822, 476),
    (790, 500), (640, 499), (450, 501), (300, 499), (206, 486), (190, 420), (191, 300), (206, 228),
)  # fmt: skip
FIELDS: tuple[tuple[tuple[Point, ...], Colour, float], ...] = (
    (((352, 120), (440, 96), (530, 120), (528, 200), (360, 206)), (196, 186, 96), 0.35),
    (((0, 40), (110, 30), (180, 60), (184, 200), (0, 210)), (170, 186, 106), -0.2),
    (((600, 540), (810, 530), (818, 724), (610, 724)), (170, 190, 108), 0.0),
    (((346, 520), (560, 516), (562, 724), (350, 724)), (186, 182, 104), 0.25),
    (((592, 10), (812, 20), (816, 206), (604, 210)), (178, 186, 110), -0.15),
)


def curve(points: Sequence[Point], *, closed: bool = False, steps: int = 10) -> list[Point]:
    """A smooth line through points."""
    count = len(points)
    line: list[Point] = []
    for index in range(count if closed else count - 1):
        near = [
            points[(index + k) % count] if closed else points[max(0, min(count - 1, index + k))]
            for k in (-1, 0, 1, 2)
        ]
        for step in range(steps):
            t = step / steps
            line.append((_between([p[0] for p in near], t), _between([p[1] for p in near], t)))
    line.append(line[0] if closed else points[-1])
    return line


def _between(four: list[float], t: float) -> float:
    a, b, c, d = four
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def countryside(size: tuple[int, int]) -> Image:
    """The land under everything, without any building."""
    land = tinted(
        clouds(size, (150, 110), 5, 4), darker(MEADOW, 0.14), MEADOW, mix(MEADOW, (222, 220, 140), 0.5)
    )
    _fields(land)
    _blades(land)
    _hill(land)
    for middle, reach, colour in _GROUNDS:
        _ground(land, middle, reach, colour)
    _flowers(land)
    _road(land)
    _river(land)
    _bridges(land)
    _bushes(land)
    return land


def _mask(size: tuple[int, int]) -> tuple[Image, ImageDraw.ImageDraw]:
    mask = Images.new("L", (size[0] * 2, size[1] * 2), 0)
    return mask, ImageDraw.Draw(mask)


def _twice(points: Sequence[Point]) -> list[Point]:
    return [(x * 2, y * 2) for x, y in points]


def _fields(land: Image) -> None:
    """Ploughed fields in stripes."""
    for corners, colour, lean in FIELDS:
        mask, draw = _mask(land.size)
        draw.polygon(_twice(curve(corners, closed=True)), fill=255)
        soft = mask.reduce(2).filter(GaussianBlur(3))
        stripes = Images.new("RGB", land.size, colour)
        pen = ImageDraw.Draw(stripes)
        for start in range(-land.height, land.width + land.height, 9):
            end = start + lean * land.height
            pen.line((start, 0, end, land.height), fill=darker(colour, 0.12), width=3)
        land.paste(stripes, (0, 0), faded(soft, 0.55))


def _blades(land: Image) -> None:
    """Short grass here and there."""
    draw = ImageDraw.Draw(land)
    chance = luck(14)
    for _ in range(land.width * land.height // 420):
        x, y = chance.randrange(land.width), chance.randrange(land.height)
        tone = lighter(MEADOW, chance.uniform(0.1, 0.3)) if chance.random() < 0.5 else darker(MEADOW, 0.2)
        draw.line((x, y, x + chance.uniform(-2, 2), y - chance.uniform(3, 6)), fill=tone, width=1)


def _hill(land: Image) -> None:
    """The light hill on which the cathedral rises."""
    mask = Images.new("L", land.size, 0)
    ImageDraw.Draw(mask).ellipse((216, 268, 770, 470), fill=255)
    soft = mask.filter(GaussianBlur(26))
    land.paste((206, 204, 132), (0, 0), faded(soft, 0.7))
    mask = Images.new("L", land.size, 0)
    ImageDraw.Draw(mask).ellipse((250, 384, 736, 462), fill=255)
    land.paste((216, 196, 150), (0, 0), faded(mask.filter(GaussianBlur(9)), 0.85))


_GROUNDS: tuple[tuple[Point, Point, Colour], ...] = (
    ((104, 588), (108, 126), (214, 186, 132)),
    ((924, 300), (94, 66), (74, 108, 54)),
    ((924, 456), (92, 66), (168, 162, 146)),
    ((918, 634), (96, 80), (226, 198, 136)),
    ((92, 330), (80, 70), (206, 190, 130)),
    ((275, 610), (62, 82), (170, 180, 108)),
)


def _ground(land: Image, middle: Point, reach: Point, colour: Colour) -> None:
    """Another ground with a ragged edge."""
    mask = Images.new("L", land.size, 0)
    box = (middle[0] - reach[0], middle[1] - reach[1], middle[0] + reach[0], middle[1] + reach[1])
    ImageDraw.Draw(mask).ellipse(box, fill=255)
    soft = mask.filter(GaussianBlur(10))
    ragged = ImageChops.multiply(
        soft, clouds(land.size, (26, 26), 9, 2).point([min(255, 90 + v) for v in range(256)])
    )
    dirt = tinted(clouds(land.size, (20, 14), 19, 3), darker(colour, 0.12), colour, lighter(colour, 0.16))
    land.paste(dirt, (0, 0), ragged)


def _stroke(land: Image, line: Sequence[Point], wide: float) -> Image:
    mask, draw = _mask(land.size)
    thick = wide * 2
    draw.line(_twice(line), fill=255, width=round(thick), joint="curve")
    for x, y in _twice(line)[::4]:
        draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)
    return mask.reduce(2)


def _road(land: Image) -> None:
    """The road that leads round from place to place."""
    line = curve(ROUND, closed=True)
    land.paste(darker(ROAD, 0.42), (0, 0), faded(_stroke(land, line, 19), 0.75))
    dirt = tinted(clouds(land.size, (16, 10), 29, 3), darker(ROAD, 0.12), ROAD, lighter(ROAD, 0.3))
    land.paste(dirt, (0, 0), _stroke(land, line, 15))


def _river(land: Image) -> None:
    """The river with its banks and ripples."""
    line = curve(RIVER)
    bank, water = _stroke(land, line, 40), _stroke(land, line, 30)
    land.paste((190, 178, 118), (0, 0), faded(bank, 0.9))
    waves = tinted(clouds(land.size, (30, 12), 39, 3), darker(WATER, 0.2), WATER, lighter(WATER, 0.3))
    land.paste(waves, (0, 0), water)
    inner = ImageChops.subtract(water, shifted(water, 3, 4))
    land.paste(darker(WATER, 0.45), (0, 0), faded(inner.filter(GaussianBlur(2)), 0.8))
    draw = ImageDraw.Draw(land)
    chance = luck(3)
    for x, y in line[::3]:
        across = chance.uniform(-9, 9)
        long = chance.uniform(4, 9)
        draw.arc(
            (x + across - long, y - 3, x + across + long, y + 5), 200, 340, fill=lighter(WATER, 0.6), width=1
        )


def _bridges(land: Image) -> None:
    """Stone bridges where the road crosses."""
    for x, y in ((557, 218), (600, 499)):
        big = Images.new("RGBA", (168, 104), (0, 0, 0, 0))
        draw = ImageDraw.Draw(big)
        draw.rounded_rectangle((4, 14, 164, 96), 14, fill=(*darker((196, 184, 160), 0.6), 255))
        draw.rounded_rectangle((4, 8, 164, 86), 14, fill=(196, 184, 160, 255))
        draw.rectangle((4, 22, 164, 70), fill=(*ROAD, 255))
        for step in range(8):
            for top in (8, 70):
                box = (6 + step * 20, top, 24 + step * 20, top + 16)
                draw.rounded_rectangle(
                    box, 4, fill=(*lighter((196, 184, 160), 0.25), 255), outline=(112, 102, 84, 255)
                )
        small = big.reduce(2)
        land.paste(SHADOW, (round(x) - 40, round(y) - 20), faded(small.getchannel("A"), 0.35))
        land.paste(small, (round(x) - 42, round(y) - 26), small)


BUSHES: tuple[Point, ...] = (
    (212, 262), (228, 440), (208, 380), (752, 244), (800, 478), (770, 250), (538, 40), (594, 90),
    (534, 150), (330, 486), (480, 484), (180, 214), (818, 300), (690, 488), (340, 230),
)  # fmt: skip


def _bushes(land: Image) -> None:
    """Bushes beside the road."""
    chance = luck(21)
    layer = Images.new("RGBA", (land.width * 2, land.height * 2))
    draw = ImageDraw.Draw(layer)
    for x, y in BUSHES:
        for _ in range(5):
            left, top = 2 * x + chance.uniform(-16, 16), 2 * y + chance.uniform(-8, 8)
            reach = chance.uniform(8, 13)
            green = darker((96, 134, 62), chance.uniform(0, 0.25))
            low = (left - reach, top - reach + 5, left + reach, top + reach + 5)
            draw.ellipse(low, fill=(*darker(green, 0.5), 140))
            draw.ellipse((left - reach, top - reach, left + reach, top + reach), fill=(*green, 255))
            lit = (left - reach * 0.7, top - reach * 0.8, left + reach * 0.2, top)
            draw.ellipse(lit, fill=(*lighter(green, 0.2), 255))
    small = layer.reduce(2)
    land.paste(small, (0, 0), small)


def _flowers(land: Image) -> None:
    """Flowers in the grass."""
    chance = luck(22)
    layer = Images.new("RGBA", (land.width * 2, land.height * 2))
    draw = ImageDraw.Draw(layer)
    for _ in range(220):
        x, y = chance.uniform(0, layer.width), chance.uniform(0, layer.height)
        petal = chance.choice(((255, 250, 236), (246, 212, 110), (226, 150, 150)))
        draw.ellipse((x - 3, y - 3, x + 3, y + 3), fill=(*petal, 230))
    small = layer.reduce(2)
    land.paste(small, (0, 0), small)
