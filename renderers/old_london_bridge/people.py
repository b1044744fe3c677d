"""The five characters of the cards, half length, each known by what is worn on the head."""

from __future__ import annotations

from collections.abc import Callable

from PIL import ImageDraw
from PIL.Image import Image

from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.materials import clouds, tinted
from renderers.kit.palette import WHITE, Colour, darker, lighter
from renderers.kit.relief import Sprite
from renderers.kit.shapes import box, joined, leaf, line, oval, poly, ring
from renderers.kit.stencil import Pen, fineness
from renderers.old_london_bridge.palette import ERMINE, EYE, FAIR, GILT, SKIN

PETER, MERCHANT, LADY, CLERIC, LORD = range(5)
TALL = 1.12


def _cloth(easel: Easel, colour: Colour, seed: int) -> Image:
    """Cloth that falls in folds."""
    folds = clouds(easel.size, (9 * easel.unit, 70 * easel.unit), seed, 2)
    return tinted(folds, darker(colour, 0.34), colour, lighter(colour, 0.18))


def _shoulders(pen: Pen) -> None:
    pen.poly((36, 72), (64, 72), (86, 82), (97, 100), (98, 114), (2, 114), (3, 100), (14, 82))
    pen.oval(18, 94, 16, 16)
    pen.oval(82, 94, 16, 16)


def _face(easel: Easel, skin: Colour = SKIN) -> Image:
    easel.lay(box(41, 58, 59, 80, 6), darker(skin, 0.14))
    face = easel.lay(
        joined(oval(50, 48, 17.5, 20), oval(50, 56, 13.5, 14.5)),
        skin,
        edge=2.2,
        light=0.4,
        dark=0.5,
    )
    for x in (39.0, 61.0):
        easel.shade(oval(x, 56, 5, 3.6), face, 0.35, (224, 120, 96))
    for x in (42.6, 57.4):
        easel.lay(oval(x, 48.5, 2.3, 2.9), EYE)
        easel.lay(oval(x + 0.8, 47.4, 0.8), WHITE)
    easel.lay(line(2.0, (50, 49), (47.6, 56), (51, 56.6)), darker(skin, 0.32))
    return face


def _brows(easel: Easel, colour: Colour) -> None:
    easel.lay(
        joined(
            line(2.1, (38.2, 43.2), (41.6, 41.4), (46, 42.4)),
            line(2.1, (54, 42.4), (58.4, 41.4), (61.8, 43.2)),
        ),
        colour,
    )


def _mouth(easel: Easel) -> None:
    easel.lay(ring(50, 59.5, 5.2, 1.8, start=25, end=155), (168, 74, 66))


def peter(easel: Easel) -> None:
    """Peter de Colechurch, priest and builder: a grey hood, and his bridge on the breast."""
    grey = _cloth(easel, (120, 126, 138), 5)
    easel.lay(_shoulders, grey, edge=2.4)
    easel.lay(joined(oval(50, 46, 29, 35), poly((24, 60), (76, 60), (84, 84), (16, 84))), grey, edge=3.0)
    easel.lay(joined(oval(50, 50, 20.5, 25), poly((34, 66), (66, 66), (56, 82), (44, 82))), (46, 46, 54))
    _face(easel)
    beard: Colour = (206, 202, 194)
    easel.lay(_beard, beard, edge=1.6)
    _mouth(easel)
    _brows(easel, (170, 166, 160))
    easel.lay(oval(50, 97, 16.5), GILT, edge=1.8)
    easel.lay(oval(50, 97, 13.4), (58, 66, 84))
    easel.lay(_little_bridge, ERMINE)


def _beard(pen: Pen) -> None:
    pen.slice(50, 55, 17, 10, 170)
    pen.oval(50, 67, 11, 10)
    pen.cutting().oval(50, 55, 9.5, 6.4)
    pen.filling()


def _little_bridge(pen: Pen) -> None:
    pen.box(38, 92, 62, 96)
    for x in (39, 48, 57):
        pen.box(x, 95, x + 4, 103)
    pen.box(45.4, 86, 54.6, 93)
    pen.poly((43.6, 87), (50, 82), (56.4, 87))


def merchant(easel: Easel) -> None:
    """A merchant: a wide hat with a feather, a fur collar, a heavy purse."""
    coat = _cloth(easel, (184, 124, 54), 15)
    easel.lay(_shoulders, coat, edge=2.4)
    easel.lay(
        poly((30, 74), (50, 96), (70, 74), (80, 80), (56, 114), (44, 114), (20, 80)), (110, 66, 34), edge=2.4
    )
    hair: Colour = (92, 56, 30)
    easel.lay(box(31, 38, 69, 66, 14), hair, edge=1.6)
    _face(easel)
    _mouth(easel)
    easel.lay(joined(leaf((50, 58.4), (35, 61), 4), leaf((50, 58.4), (65, 61), 4)), hair)
    easel.lay(poly((47, 66), (53, 66), (50, 74)), hair)
    _brows(easel, hair)
    hat = _cloth(easel, (74, 46, 86), 16)
    easel.lay(joined(oval(52, 22, 30, 15), oval(68, 26, 17, 13)), hat, edge=2.6)
    easel.lay(oval(50, 33, 31, 7), hat, edge=2.2, dark=0.8)
    easel.lay(leaf((26, 30), (8, 2), 7), (238, 226, 200), edge=1.2)
    easel.lay(line(1.2, (26, 30), (11, 6)), (170, 140, 100))
    easel.lay(
        joined(oval(80, 99, 14, 13), poly((73, 90), (87, 90), (84, 82), (76, 82))), (128, 76, 40), edge=2.4
    )
    easel.lay(box(73, 86.5, 87, 90, 1), GILT)
    easel.lay(oval(80, 101, 7.6), GILT, edge=1.4)
    easel.lay(oval(80, 101, 4.4), darker(GILT, 0.34))


def lady(easel: Easel) -> None:
    """A lady: a tall pointed headdress with a veil, fair plaits, a pearl necklace."""
    veil: Colour = (236, 244, 244)
    easel.lay(poly((58, 4), (70, 4), (92, 60), (88, 96), (74, 100), (66, 40)), veil, edge=1.4, strength=0.85)
    gown = _cloth(easel, (24, 128, 132), 25)
    easel.lay(
        joined(
            poly((38, 74), (62, 74), (80, 84), (90, 114), (10, 114), (20, 84)),
            oval(22, 94, 12, 14),
            oval(78, 94, 12, 14),
        ),
        gown,
        edge=2.4,
    )
    easel.lay(poly((34, 75), (66, 75), (58, 92), (50, 96), (42, 92)), FAIR, edge=1.0)
    fair: Colour = (226, 172, 78)
    easel.lay(box(30.5, 34, 69.5, 64, 15), fair, edge=1.8)
    for side in (-1, 1):
        for step in range(4):
            y = 62 + step * 8.4
            easel.lay(oval(50 + side * 19, y, 5, 5.4), fair, edge=1.4)
    _face(easel, FAIR)
    easel.lay(ring(50, 58.4, 5, 2.6, start=20, end=160), (206, 56, 66))
    _brows(easel, (150, 100, 44))
    cone = _cloth(easel, (196, 60, 96), 26)
    easel.lay(poly((31, 37), (69, 33), (67, 3), (62, 1)), cone, edge=2.4)
    easel.lay(poly((30, 39), (70, 34.5), (69.6, 29), (34, 33)), GILT, edge=1.4)
    for pearl in range(5):
        dx = (pearl - 2) * 6.4
        easel.lay(oval(50 + dx, 82 - abs(dx) * 0.28, 2.6), (255, 252, 246), edge=0.8)


def cleric(easel: Easel) -> None:
    """A cleric: a mitre, a cope with a golden border, a crozier."""
    easel.lay(_crozier, GILT, edge=1.4)
    cope = _cloth(easel, (116, 66, 150), 35)
    easel.lay(_shoulders, cope, edge=2.4)
    easel.lay(
        joined(
            poly((33, 74), (41, 71), (54, 114), (42, 114)), poly((67, 74), (59, 71), (46, 114), (58, 114))
        ),
        GILT,
        edge=1.6,
    )
    easel.lay(oval(50, 92, 6.4), (196, 44, 60), edge=1.4)
    hair: Colour = (150, 142, 136)
    easel.lay(box(31.5, 38, 68.5, 60, 10), hair, edge=1.4)
    _face(easel)
    _mouth(easel)
    _brows(easel, hair)
    easel.lay(poly((30, 40), (24, 16), (50, -6), (76, 16), (70, 40)), ERMINE, edge=2.6)
    easel.lay(poly((30.4, 41), (28.8, 32), (71.2, 32), (69.6, 41)), GILT, edge=1.4)
    easel.lay(joined(box(47, 2, 53, 33), box(39, 13, 61, 19)), GILT, edge=1.2)


def _crozier(pen: Pen) -> None:
    pen.line(4.4, (90, 114), (90, 30))
    pen.ring(82, 26, 9, 4.4, start=180, end=60)
    pen.oval(80, 31, 3.2)


def lord(easel: Easel) -> None:
    """A lord: a coronet over a red cap, a full beard, ermine and a chain of gold."""
    robe = _cloth(easel, (164, 36, 48), 45)
    easel.lay(_shoulders, robe, edge=2.4)
    collar = easel.lay(
        poly((28, 72), (72, 72), (90, 84), (84, 98), (50, 108), (16, 98), (10, 84)), ERMINE, edge=2.4
    )
    draw = ImageDraw.Draw(easel.body)
    u = easel.unit
    for x, y in ((24, 84), (34, 92), (45, 98), (57, 98), (67, 92), (77, 84), (20, 93), (80, 93), (50, 90)):
        draw.polygon(
            [(x * u, (y - 2.6) * u), ((x + 1.8) * u, (y + 2.6) * u), ((x - 1.8) * u, (y + 2.6) * u)],
            fill=(40, 32, 34),
        )
    easel.shade(oval(50, 76, 22, 8), collar, 0.2)
    easel.lay(ring(50, 74, 24, 3.6, start=25, end=155), GILT, edge=1.0)
    easel.lay(oval(50, 100, 6.4), GILT, edge=1.6)
    brown: Colour = (86, 50, 30)
    easel.lay(box(30.5, 34, 69.5, 66, 12), brown, edge=1.6)
    _face(easel)
    easel.lay(_beard, brown, edge=1.8)
    easel.lay(joined(leaf((50, 58), (37, 62), 3.6), leaf((50, 58), (63, 62), 3.6)), darker(brown, 0.2))
    easel.lay(ring(50, 60.6, 4.4, 1.8, start=25, end=155), (176, 78, 70))
    _brows(easel, brown)
    easel.lay(oval(50, 22, 20, 15), (186, 40, 50), edge=2.4)
    easel.lay(_coronet, GILT, edge=1.6)
    for x, paint in ((35, (44, 96, 180)), (50, (214, 52, 58)), (65, (44, 96, 180))):
        easel.lay(oval(x, 33.4, 2.8), paint, edge=0.8)


def _coronet(pen: Pen) -> None:
    pen.box(28, 29, 72, 38, 2)
    for x in (30, 43.4, 56.6, 70):
        pen.poly((x - 6, 30), (x + 6, 30), (x, 15))
        pen.oval(x, 14, 3.2)


FIGURES: tuple[Callable[[Easel], None], ...] = (peter, merchant, lady, cleric, lord)


@kept
def portrait(card: int, size: int) -> Sprite:
    """A character, this many pixels wide, without ground."""
    easel = Easel((size, round(size * TALL)), max(3, fineness(size)))
    FIGURES[card](easel)
    easel.outlined((38, 24, 18), 0.9)
    return easel.finished()
