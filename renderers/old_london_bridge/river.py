"""The Thames, and the stone works of a bridge over it: deck, arches, piers and their starlings."""

from __future__ import annotations

import math

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from engines.old_london_bridge.components import BRIDGE_SLOTS
from renderers.kit.chance import luck
from renderers.kit.kept import kept
from renderers.kit.materials import clouds, faded, tinted
from renderers.kit.palette import SHADOW, darker, lighter, mix
from renderers.kit.relief import Sprite, bevel, shifted
from renderers.old_london_bridge.masonry import courses
from renderers.old_london_bridge.palette import DEEP, FOAM, PIER, SHALLOW, STARLING, UNDER, WATER

# In slot widths: the deck's edge, the wall with the arches below it, the starlings at the feet of the piers.
CORNICE, WALL, STARLINGS = 0.13, 0.5, 0.24
WORKS = CORNICE + WALL + STARLINGS


def water(size: tuple[int, int]) -> Image:
    """The river from above: slow swells, and the small strokes with which old maps show water."""
    swell = clouds(size, (260, 34), 71, 3)
    ground = tinted(swell, DEEP, WATER, mix(WATER, SHALLOW, 0.55))
    strokes = Images.new("L", (size[0], size[1]), 0)
    draw = ImageDraw.Draw(strokes)
    chance = luck(72)
    for row in range(8, size[1], 19):
        x = chance.uniform(-60, 60)
        while x < size[0]:
            wide, count = chance.uniform(13, 20), chance.choice((2, 3, 3, 4))
            y = row + chance.uniform(-5, 5)
            strength = chance.randrange(36, 105)
            for step in range(count):
                left = x + step * wide * 0.92
                draw.arc((left, y, left + wide, y + wide * 0.5), 20, 160, fill=strength, width=2)
            x += wide * count + chance.uniform(40, 170)
    ground.paste(SHALLOW, (0, 0), strokes)
    dips = shifted(strokes, 1, 3)
    ground.paste(darker(DEEP, 0.3), (0, 0), faded(ImageChops.subtract(dips, strokes), 0.6))
    return ground


def works_size(slot: int) -> tuple[int, int]:
    """How large the stone works of a bridge are with slots of this width."""
    return slot * BRIDGE_SLOTS + 2 * bank(slot), round(slot * WORKS)


def bank(slot: int) -> int:
    """How far a bridge reaches beyond its first and last slot."""
    return round(slot * 0.16)


@kept
def works(slot: int) -> Sprite:
    """The bridge without its houses; the body begins at the deck's edge, left of the first slot."""
    t = 2
    wide, high = works_size(slot)
    margin = round(slot * 0.3)
    size = ((wide + 2 * margin) * t, (high + 2 * margin) * t)
    s, left, top = slot * t, margin * t, margin * t
    body = Images.new("RGBA", size)
    _gloom(body, s, left, top, wide * t)
    foot = top + round(s * (CORNICE + WALL))
    wall = _wall(body, s, left, top)
    stone = courses(size, PIER, 73, high=s * 0.105, long=s * 0.21, joint=max(1.0, s * 0.012), spread=0.1)
    stone.paste(SHADOW, (0, 0), _depth(size, top, foot))
    body.paste(bevel(stone, wall, s * 0.022, light=0.5, dark=0.6), (0, 0), wall)
    _keystones(body, s, left, top)
    _starlings(body, s, left, foot)
    _cornice(body, s, left, top, wide * t)
    return Sprite(body.reduce(t), margin, margin)


def _piers(s: int, left: int) -> list[float]:
    """The middles of the piers: between the slots, and at both ends."""
    start = left + bank(s)
    return [start + s * pier for pier in range(BRIDGE_SLOTS + 1)]


def _gloom(body: Image, s: int, left: int, top: int, wide: int) -> None:
    """The dark under the arches and the bridge's shadow on the water."""
    mask = Images.new("L", body.size, 0)
    draw = ImageDraw.Draw(mask)
    foot = top + round(s * (CORNICE + WALL + 0.06))
    draw.rectangle((left + bank(s) - s * 0.1, top, left + wide - bank(s) + s * 0.1, foot), fill=255)
    draw.rectangle((left, foot - s * 0.1, left + wide, foot + s * 0.2), fill=120)
    soft = mask.filter(GaussianBlur(s * 0.07))
    shade = Images.new("RGBA", body.size, (*UNDER, 255))
    shade.putalpha(soft)
    body.alpha_composite(shade)


def _wall(body: Image, s: int, left: int, top: int) -> Image:
    """The long wall with its pointed arches cut out."""
    wall = Images.new("L", body.size, 0)
    draw = ImageDraw.Draw(wall)
    foot = top + round(s * (CORNICE + WALL))
    draw.rectangle((left, top, body.width - left, foot), fill=255)
    half, spring = s * 0.33, foot - s * 0.08
    crown = top + s * (CORNICE + 0.1)
    for pier in _piers(s, left)[:-1]:
        middle = pier + s / 2
        arch = [(middle - half, foot + 2), (middle - half, spring)]
        for step in range(1, 12):
            a = step / 12
            arch.append(
                (middle - half * (1 - a**1.7), spring - (spring - crown) * math.sin(a * math.pi / 2) ** 0.9)
            )
        arch.append((middle, crown))
        arch += [(2 * middle - x, y) for x, y in reversed(arch[:-1])]
        draw.polygon(arch, fill=0)
    return wall


def _depth(size: tuple[int, int], top: int, foot: int) -> Image:
    """The wall grows darker towards the water."""
    ramp = Images.linear_gradient("L").resize((size[0], max(1, foot - top)))
    mask = Images.new("L", size, 0)
    mask.paste(faded(ramp, 0.4), (0, top))
    return mask


def _keystones(body: Image, s: int, left: int, top: int) -> None:
    """A pale ring of cut stones round each arch, thickest at its crown."""
    draw = ImageDraw.Draw(body)
    crown = top + s * (CORNICE + 0.1)
    for pier in _piers(s, left)[:-1]:
        middle = pier + s / 2
        stone = [
            (middle - s * 0.06, crown - s * 0.085),
            (middle + s * 0.06, crown - s * 0.085),
            (middle + s * 0.038, crown + s * 0.03),
            (middle - s * 0.038, crown + s * 0.03),
        ]
        draw.polygon(stone, fill=lighter(PIER, 0.3), outline=darker(PIER, 0.5), width=max(1, s // 60))


def _starlings(body: Image, s: int, left: int, foot: int) -> None:
    """Boat-shaped islands of timber and rubble that part the stream, with foam round them."""
    mask = Images.new("L", body.size, 0)
    foam = Images.new("L", body.size, 0)
    draw, wash = ImageDraw.Draw(mask), ImageDraw.Draw(foam)
    for middle in _piers(s, left):
        across, high = s * 0.235, s * STARLINGS
        top = foot - s * 0.075
        shape = [
            (middle - across, top + high * 0.16),
            (middle - across * 0.8, top),
            (middle + across * 0.8, top),
            (middle + across, top + high * 0.16),
            (middle + across * 0.62, top + high * 0.62),
            (middle, top + high),
            (middle - across * 0.62, top + high * 0.62),
        ]
        draw.polygon(shape, fill=255)
        grown = [(middle + (x - middle) * 1.2, top + (y - top) * 1.2) for x, y in shape]
        wash.polygon(grown, fill=255)
    soft = foam.filter(GaussianBlur(s * 0.024))
    layer = Images.new("RGBA", body.size, (*FOAM, 255))
    layer.putalpha(faded(soft, 0.62))
    body.alpha_composite(layer)
    timber = courses(
        body.size, STARLING, 74, high=s * 0.07, long=s * 0.1, joint=max(1.0, s * 0.012), spread=0.16
    )
    body.paste(bevel(timber, mask, s * 0.024, light=0.7, dark=0.8), (0, 0), mask)


def _cornice(body: Image, s: int, left: int, top: int, wide: int) -> None:
    """The edge of the roadway, on which the houses stand."""
    high = round(s * CORNICE)
    mask = Images.new("L", body.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (left - s * 0.05, top, left + wide + s * 0.05, top + high), s * 0.03, fill=255
    )
    slabs = courses(
        body.size, lighter(PIER, 0.24), 75, high=s, long=s * 0.34, joint=max(1.0, s * 0.014), spread=0.06
    )
    under = shifted(mask, 0, round(s * 0.05))
    layer = Images.new("RGBA", body.size, (*SHADOW, 255))
    layer.putalpha(faded(under, 0.5))
    body.alpha_composite(layer)
    body.paste(bevel(slabs, mask, s * 0.02, light=0.7, dark=0.7), (0, 0), mask)


@kept
def parapet(slot: int) -> Sprite:
    """What stands on the deck where there is no house yet: a low wall with openings."""
    t = 3
    wide, high = slot * t, round(slot * 0.24) * t
    mask = Images.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(mask)
    draw.rectangle((0, high * 0.42, wide, high), fill=255)
    step = wide / 4
    for index in range(4):
        draw.rectangle((index * step + step * 0.16, 0, index * step + step * 0.84, high * 0.6), fill=255)
    stone = courses(
        (wide, high), lighter(PIER, 0.1), 76, high=high * 0.3, long=wide * 0.2, joint=t, spread=0.1
    )
    face = bevel(stone, mask, wide * 0.014, light=0.6, dark=0.7)
    body = Images.new("RGBA", (wide, high))
    body.paste(face, (0, 0), mask)
    return Sprite(body.reduce(t), 0, 0)
