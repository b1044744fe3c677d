"""The Guildhall in the middle of the city: one tile or two, with the pawns that wait there."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from renderers.guilds_of_london.marks import compass
from renderers.guilds_of_london.palette import COBBLES, DOOR, GLASS, GOLD_LEAF, IRON, SKY, SLATE, STONE
from renderers.guilds_of_london.thick import tile_of
from renderers.kit.cardstock import Cutout
from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import SHADOW, darker, lighter
from renderers.kit.relief import bevel
from renderers.kit.shapes import box, joined, oval, poly
from renderers.kit.stencil import Shape, fine


@kept
def hall(wide: int, high: int, name: str, *, with_compass: bool) -> Cutout:
    """The building, as wide as its tiles are."""
    easel = Easel((wide, high), 2)
    tall = high / wide * 100
    sky = tinted(clouds(easel.size, (wide / 2, high / 3), 12, 3), darker(SKY, 0.12), SKY, lighter(SKY, 0.5))
    easel.body.paste(sky, (0, 0))
    front(easel, tall)
    face = easel.body.convert("RGB")
    _title(face, name, round(high * 2 * 0.19))
    if with_compass:
        _rose(face, round(high * 0.56))
    return tile_of(face.reduce(2), high, 7)


def front(easel: Easel, tall: float) -> None:
    """Cobbles, walls with tall windows, a steep roof, four turrets and the porch."""
    floor, eaves, ridge = tall * 0.78, tall * 0.47, tall * 0.24
    ground = tinted(clouds(easel.size, (9, 7), 44, 2), darker(COBBLES, 0.25), COBBLES, lighter(COBBLES, 0.3))
    easel.lay(box(0, floor - tall * 0.04, 100, tall), ground)
    stone = tinted(clouds(easel.size, (30, 30), 45, 3), darker(STONE, 0.16), STONE, lighter(STONE, 0.3))
    slate = tinted(clouds(easel.size, (26, 10), 46, 2), darker(SLATE, 0.2), SLATE, lighter(SLATE, 0.2))
    easel.lay(poly((14, eaves), (19, ridge), (81, ridge), (86, eaves)), slate, edge=0.6, light=0.5)
    walls = easel.lay(box(12, eaves, 88, floor), stone, edge=0.6)
    easel.shade(box(12, eaves, 88, eaves + tall * 0.03), walls, 0.4)
    unit = tall * 0.1
    windows = joined(*(arch(x, eaves + unit * 0.7, 2.3, unit * 1.7) for x in (21, 29.5, 69.5, 78)))
    easel.lay(windows, GLASS, edge=0.4, light=0.3)
    for x in (10, 35, 58, 83):
        roof = poly(
            (x - 0.6, ridge + unit * 0.5), (x + 3.5, ridge - unit * 0.9), (x + 7.6, ridge + unit * 0.5)
        )
        easel.lay(box(x, ridge + unit * 0.4, x + 7, floor), stone, edge=0.8, light=0.6)
        easel.lay(roof, slate, edge=0.6)
        easel.lay(arch(x + 3.5, eaves + unit * 0.2, 1.2, unit * 1.2), GLASS)
    easel.lay(poly((40, eaves), (50, ridge - unit * 0.2), (60, eaves)), stone, edge=0.7, light=0.6)
    easel.lay(arch(50, floor - unit * 2.4, 5.4, unit * 2.4), DOOR, edge=0.5)
    easel.lay(oval(50, eaves - unit * 0.5, 2.6), GOLD_LEAF, edge=0.6, light=0.8)


def arch(x: float, top: float, half: float, high: float) -> Shape:
    """A pointed window or door round an axis."""
    return poly(
        (x - half, top + half * 1.2),
        (x, top - half * 0.4),
        (x + half, top + half * 1.2),
        (x + half, top + high),
        (x - half, top + high),
    )


def _title(face: Image, name: str, high: int) -> None:
    draw = ImageDraw.Draw(face)
    draw.rectangle((0, 0, face.width, high), fill=IRON)
    draw.rectangle((0, high, face.width, high + 5), fill=darker(GOLD_LEAF, 0.1))
    place = Rect(0, 0, face.width, high).inset(high // 2, high // 10)
    write(face, name, place, "title", round(high * 0.76), ink=lighter(GOLD_LEAF, 0.5), least=18, shade=SHADOW)


def _rose(face: Image, size: int) -> None:
    """The compass token on the eastern tile, north up."""
    disc = Images.new("L", (size, size), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, size - 1, size - 1), fill=255)
    metal = bevel(Images.new("RGB", disc.size, GOLD_LEAF), disc, size * 0.03, light=0.9, dark=0.7)
    mark = fine(compass, round(size * 0.78), 1)
    metal.paste((120, 44, 36), ((size - mark.width) // 2, (size - mark.height) // 2), mark)
    x, y = round(face.width * 0.86) - size // 2, round(face.height * 0.40) - size // 2
    face.paste(SHADOW, (x + 3, y + 6), disc.point([v // 2 for v in range(256)]))
    face.paste(metal, (x, y), disc)
