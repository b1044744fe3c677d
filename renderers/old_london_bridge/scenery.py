"""What sails on the river where no bridge is: a barge with the City's cross on its sail."""

from __future__ import annotations

from PIL import Image as Images

from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.relief import Sprite
from renderers.kit.shapes import box, leaf, line, oval, poly
from renderers.kit.stencil import Pen
from renderers.old_london_bridge.masonry import courses, plaster
from renderers.old_london_bridge.palette import HULL, MAST, SAIL, SAIL_CROSS, WAKE


def _hull(pen: Pen) -> None:
    pen.poly(
        (12, 62), (20, 61), (28, 66), (72, 66), (82, 58), (94, 55), (88, 70), (78, 80), (26, 80), (17, 73)
    )


def _rail(pen: Pen) -> None:
    pen.line(1.8, (12, 62), (20, 62), (28, 67), (72, 67), (82, 59), (94, 55))


def _sail(pen: Pen) -> None:
    pen.poly((27, 12), (73, 12), (77, 30), (74, 50), (26, 50), (31, 30))


def _stripes(pen: Pen) -> None:
    pen.box(47.5, 12, 54.5, 50)
    pen.box(26, 26, 78, 33)


def _wash(pen: Pen) -> None:
    pen.oval(52, 80, 44, 4.4)


def _oars(pen: Pen) -> None:
    for x in (34, 45, 56, 67):
        pen.line(1.3, (x, 68), (x - 9, 85))


@kept
def barge(size: tuple[int, int]) -> Sprite:
    """A barge under sail in the middle of a stretch of water."""
    wide = min(size[0], round(size[1] * 1.12))
    easel = Easel((wide, round(wide * 0.9)), 3)
    u = easel.unit
    easel.lay(_wash, WAKE, strength=0.55)
    easel.lay(box(49.6, 3, 52, 66), MAST, edge=0.6)
    easel.lay(poly((51, 1), (66, 4), (51, 8)), SAIL_CROSS, edge=0.6)
    cloth = easel.lay(_sail, plaster(easel.size, SAIL, 181), edge=2.6, light=0.5, dark=0.6)
    easel.shade(_stripes, cloth, 0.95, SAIL_CROSS)
    for x in (36, 66):
        easel.shade(leaf((x, 12), (x + 3, 50), 2.4), cloth, 0.12)
    easel.lay(line(1.8, (24, 12), (76, 12)), MAST, edge=0.5)
    timber = courses(easel.size, HULL, 182, high=3.6 * u, long=26 * u, joint=0.5 * u)
    easel.lay(_oars, (214, 178, 120), edge=0.4)
    easel.lay(_hull, timber, edge=1.8, light=0.6, dark=0.8)
    easel.lay(_rail, (214, 164, 86), edge=0.6)
    easel.lay(oval(52, 81.4, 40, 2.6), WAKE, strength=0.7)
    boat = easel.finished(lift=3)
    whole = Images.new("RGBA", size)
    at = ((size[0] - boat.image.width) // 2, max(0, size[1] - boat.image.height))
    whole.alpha_composite(boat.image.crop((0, 0, boat.image.width, min(boat.image.height, size[1]))), at)
    return Sprite(whole)
