"""Coats of arms as they hang on a wall: painted, with a rim of gold leaf, lit from the upper left."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from renderers.guilds_of_london.arms import PLACES, arms_of
from renderers.guilds_of_london.fields import DIVISIONS, HIGH, ORDINARIES, inner, outline
from renderers.guilds_of_london.palette import GOLD_LEAF, TINCTURES
from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.materials import clouds, faded, tinted
from renderers.kit.palette import SHADOW, Colour, darker, lighter
from renderers.kit.relief import Sprite, scaled, shifted
from renderers.kit.stencil import Shape, cut, fineness

MASTER = 105  # as wide as on the largest tiles of the city


@kept
def _grain(size: tuple[int, int]) -> Image:
    return clouds(size, (60, 60), 70, 2)


def enamel(size: tuple[int, int], tincture: str) -> Image:
    """A tincture as paint: a little uneven; metals shine from above."""
    colour = TINCTURES[tincture]
    metal = tincture in ("or", "argent")
    face = tinted(_grain(size), darker(colour, 0.16), colour, lighter(colour, 0.3 if metal else 0.14))
    shine = Images.linear_gradient("L").resize(size)
    face.paste(SHADOW, (0, 0), faded(shine, 0.2))
    return face


@kept
def _painted(tile: str, wide: int) -> Sprite:
    arms = arms_of(tile)
    easel = Easel((wide, round(wide * HIGH / 100)), fineness(wide))
    rim = easel.lay(outline, GOLD_LEAF, edge=2.4, light=0.9, dark=0.7)
    field = easel.cut(inner)
    easel.lay_mask(field, enamel(easel.size, arms.field))
    if arms.division:
        _lay(easel, DIVISIONS[arms.division], arms.second, field)
    if arms.band:
        _lay(easel, ORDINARIES[arms.band], arms.tincture, field, raised=True)
    for shape, tincture, places in arms.charges:
        for x, y, size in PLACES[places]:
            _charge(easel, shape, tincture, (x, y, size))
    _sheen(easel, field)
    _rim(easel, rim, field)
    return easel.finished(lift=max(1.0, wide * 0.025), strength=0.7)


def _lay(easel: Easel, shape: Shape, tincture: str, field: Image, *, raised: bool = False) -> None:
    mask = ImageChops.multiply(easel.cut(shape), field)
    if raised:
        easel.drop(mask, 0.6, 1.4, field, 0.5)
    easel.lay_mask(mask, enamel(easel.size, tincture), edge=1.0 if raised else 0.0, light=0.4, dark=0.4)


def _charge(easel: Easel, shape: Shape, tincture: str, place: tuple[float, float, float]) -> None:
    """A charge in its tincture with a dark line round it."""
    x, y, size = (round(value * easel.unit) for value in place)
    mark = cut(shape, size)
    mask = Images.new("L", easel.size, 0)
    mask.paste(mark, (x - size // 2, y - size // 2))
    step = max(2, round(1.15 * easel.unit))
    around = mask
    for across, down in ((step, 0), (-step, 0), (0, step), (0, -step), (step, step * 2)):
        around = ImageChops.lighter(around, shifted(mask, across, down))
    easel.lay_mask(around, edge_of(tincture), strength=0.85)
    easel.lay_mask(mask, enamel(easel.size, tincture), edge=1.1, light=0.6, dark=0.4)


def edge_of(tincture: str) -> Colour:
    """The line round a charge: dark round light ones, pale round black ones."""
    return lighter(TINCTURES["argent"], 0.2) if tincture == "sable" else darker(TINCTURES[tincture], 0.78)


def _sheen(easel: Easel, field: Image) -> None:
    """The bulge of the shield: light on the left, shade on the right."""
    slope = Images.linear_gradient("L").resize(easel.size).transpose(Images.Transpose.ROTATE_90)
    dark = slope.transpose(Images.Transpose.FLIP_LEFT_RIGHT)
    easel.lay_mask(
        ImageChops.multiply(field, slope.point([max(0, v - 120) for v in range(256)])),
        (255, 250, 235),
        strength=0.34,
    )
    easel.lay_mask(
        ImageChops.multiply(field, dark.point([max(0, v - 110) for v in range(256)])), SHADOW, strength=0.5
    )


def _rim(easel: Easel, rim: Image, field: Image) -> None:
    """The rim throws its shadow inwards."""
    easel.drop(ImageChops.subtract(rim, field), 0.8, 1.6, field, 0.6)


def shield(tile: str, wide: int) -> Sprite:
    """The arms of a tile, so many pixels wide, with a soft shadow."""
    return _smaller(tile, wide) if wide < MASTER else _painted(tile, wide)


@kept
def _smaller(tile: str, wide: int) -> Sprite:
    return scaled(_painted(tile, MASTER), wide, MASTER)
