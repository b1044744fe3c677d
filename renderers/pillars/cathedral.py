"""The cathedral of Kingsbridge, which grows by one piece a round: nave, portal, apse, two towers, vault."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image as Images
from PIL import ImageChops, ImageDraw
from PIL.Image import Image
from PIL.ImageFilter import GaussianBlur

from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.materials import faded
from renderers.kit.palette import Colour, darker, lighter
from renderers.kit.relief import Sprite, cast, padded, shifted, under
from renderers.kit.shapes import box, oval, poly
from renderers.kit.stencil import Pen
from renderers.pillars.masonry import coursed, lancet, opening, roof, wall
from renderers.pillars.palette import ARRIS, BANNER, BEAMS, DARK, GILT, GLASS, GLEAM, LEAD, STONE

NAVE, PORTAL, APSE, FIRST_TOWER, SECOND_TOWER, VAULT = range(1, 7)
PIECES = 6
BEHIND = (APSE, NAVE, VAULT, FIRST_TOWER, PORTAL, SECOND_TOWER)
FOOT = 45.0
TIMES = 3


@kept
def cathedral(pieces: int, size: tuple[int, int]) -> Sprite:
    """The building with so many of its pieces; what is still to come is a pale outline, the next one in scaffolding."""
    whole = Images.new("RGBA", size)
    for piece in BEHIND:
        if piece > pieces:
            whole.alpha_composite(_ghost(piece, size))
    for piece in BEHIND:
        if piece <= pieces:
            whole.alpha_composite(_piece(piece, size))
    if pieces < PIECES:
        whole.alpha_composite(_site(pieces + 1, size))
    margin = 14
    body = padded(whole, margin)
    solid = Images.new("L", size, 0)
    for piece in range(1, pieces + 1):
        solid = ImageChops.lighter(solid, _piece(piece, size).getchannel("A"))
    return Sprite(under(cast(padded(solid, margin), 5, (6, 5), 0.5), body), margin, margin)


@kept
def halo(size: tuple[int, int]) -> Sprite:
    """The light round the finished building, and none below its foot."""
    side, above = size[0] // 8, size[1] // 6
    wide, high = size[0] + 2 * side, size[1] + above
    mask = Images.new("L", (wide // 4, high // 4), 0)
    ImageDraw.Draw(mask).ellipse((8, 8, mask.width - 8, mask.height - 8), fill=255)
    soft = mask.filter(GaussianBlur(5)).resize((wide, high))
    light = Images.new("RGBA", soft.size, (255, 236, 160, 255))
    light.putalpha(faded(soft, 0.8))
    return Sprite(light, side, above)


@kept
def _piece(piece: int, size: tuple[int, int]) -> Image:
    easel = Easel(size, TIMES)
    _DRAWN[piece](easel)
    easel.outlined(ARRIS, 0.28)
    return easel.finished().image


def _ghost(piece: int, size: tuple[int, int]) -> Image:
    """The outline of a piece that is only planned."""
    alpha = _piece(piece, size).getchannel("A")
    inner = ImageChops.darker(
        ImageChops.darker(shifted(alpha, 1, 1), shifted(alpha, -1, -1)),
        ImageChops.darker(shifted(alpha, 1, -1), shifted(alpha, -1, 1)),
    )
    layer = Images.new("RGBA", size, (*GLEAM, 255))
    line = ImageChops.subtract(alpha, inner)
    layer.putalpha(ImageChops.lighter(faded(alpha, 0.26), faded(line, 0.9)))
    return layer


def extent(piece: int, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Where a piece stands on the picture of the cathedral."""
    return _piece(piece, size).getbbox() or (0, 0, *size)


def _site(piece: int, size: tuple[int, int]) -> Image:
    """Scaffolding round the piece that comes next, blocks of stone and a crane."""
    easel = Easel(size, TIMES)
    left, _, right, bottom = (edge * 100 / size[0] for edge in extent(piece, size))
    top = {VAULT: 8.0, NAVE: 24.0, APSE: 20.0}.get(piece, 18.0)
    foot = min(bottom, FOOT)
    low = foot if piece != VAULT else 24.0
    pole: Colour = (150, 104, 58)
    count = max(2, round((right - left) / 6))
    for step in range(count + 1):
        x = left + (right - left) * step / count
        easel.lay(box(x - 0.3, top - 2, x + 0.3, low), pole, edge=0.2)
    y = top
    while y < low - 1:
        easel.lay(box(left - 1, y, right + 1, y + 0.7), lighter(pole, 0.2), edge=0.2)
        y += 6.0
    _crane(easel)
    easel.outlined(ARRIS, 0.2)
    return easel.finished().image


def _crane(easel: Easel) -> None:
    """The crane of the site with a block on its rope."""
    easel.lay(poly((90, 47), (91.2, 47), (91.2, 26), (90, 26)), BEAMS, edge=0.2)
    easel.lay(poly((85.6, 47), (86.6, 47), (91, 36), (90, 36)), BEAMS, edge=0.2)
    easel.lay(poly((95, 47), (96, 47), (91.6, 36), (90.6, 36)), BEAMS, edge=0.2)
    easel.lay(poly((80, 24.5), (80, 23.2), (96, 27.2), (96, 28.6)), BEAMS, edge=0.2)
    easel.lay(box(81, 24, 81.4, 33), DARK)
    stone = lighter(STONE, 0.2)
    easel.lay(box(79, 33, 83.6, 36, 0.3), stone, edge=0.5)
    for x, y in ((93, 44), (96.6, 44), (94.8, 41)):
        easel.lay(box(x - 1.7, y, x + 1.7, y + 3, 0.3), stone, edge=0.5)


def _arches(easel: Easel, xs: tuple[float, ...], top: float, bottom: float, half: float) -> None:
    """Windows in a row, with glass in two colours."""
    for index, x in enumerate(xs):
        opening(easel, x, top, bottom, half, colour=darker(GLASS, 0.2 * (index % 2)))
        easel.lay(lancet(x, top + half * 1.2, top + half * 3, half * 0.5), BANNER if index % 2 else GILT)


def _nave(easel: Easel) -> None:
    stone = coursed(easel, STONE, 41, 1.5)
    wall(easel, ((34, 21), (80, 21), (80, FOOT), (34, FOOT)), stone, dim=0.06)
    bays = tuple(40.6 + 6.1 * step for step in range(7))
    _arches(easel, bays, 23.2, 29.2, 1.25)
    roof(easel, ((34, 34.6), (35, 30.6), (80, 30.6), (80, 34.6)), LEAD, step=1.4)
    wall(easel, ((34, 34.6), (80, 34.6), (80, FOOT), (34, FOOT)), stone)
    _arches(easel, bays, 36.6, 43.0, 1.5)
    for step in range(8):
        x = 37.5 + 6.1 * step
        easel.lay(
            poly((x - 0.9, FOOT), (x - 0.9, 33.4), (x, 31.8), (x + 0.9, 33.4), (x + 0.9, FOOT)),
            lighter(STONE, 0.16),
            edge=0.4,
        )
        easel.lay(
            poly((x - 0.5, 31.8), (x - 0.5, 22), (x, 20.4), (x + 0.5, 22), (x + 0.5, 31.8)),
            lighter(STONE, 0.1),
            edge=0.3,
        )


def _vault(easel: Easel) -> None:
    roof(easel, ((34, 21.2), (36.5, 9.4), (79, 9.4), (81, 21.2)), LEAD, step=1.7)
    easel.lay(box(35.8, 8.8, 79.6, 9.9), GILT, edge=0.2)
    wall(easel, ((55.4, 10.4), (60.6, 10.4), (60.6, 6.6), (55.4, 6.6)), STONE)
    roof(easel, ((54.8, 7), (58, -1), (61.2, 7)), darker(LEAD, 0.15), step=1.5)
    for x in (40, 46, 51, 65, 70, 75):
        easel.lay(
            poly((x - 1.2, 14.4), (x, 11.6), (x + 1.2, 14.4), (x + 1.2, 16.2), (x - 1.2, 16.2)),
            darker(LEAD, 0.2),
            edge=0.3,
        )


def _apse(easel: Easel) -> None:
    stone = coursed(easel, darker(STONE, 0.05), 42, 1.5)

    def choir(pen: Pen) -> None:
        pen.poly((78, 25), (88, 25), (92, 28), (92, FOOT), (78, FOOT))

    mask = easel.lay(choir, stone, edge=0.7)
    easel.shade(box(88, 20, 94, FOOT), mask, 0.2)
    _arches(easel, (82, 86.4, 90.2), 30, 42, 1.3)
    roof(easel, ((77.6, 26), (79.5, 15.5), (83.5, 14.4), (90, 22), (93, 29), (86, 26.4)), LEAD, step=1.8)
    easel.lay(lambda pen: _cross(pen, 82, 10.6), GILT)
    for x in (79.6, 84.2, 88.6, 92):
        easel.lay(
            poly((x - 0.8, FOOT), (x - 0.8, 31), (x, 29.4), (x + 0.8, 31), (x + 0.8, FOOT)),
            lighter(STONE, 0.12),
            edge=0.4,
        )


def _cross(pen: Pen, x: float, top: float) -> None:
    pen.box(x - 0.25, top, x + 0.25, top + 4)
    pen.box(x - 1.1, top + 1, x + 1.1, top + 1.5)


def _portal(easel: Easel) -> None:
    stone = coursed(easel, lighter(STONE, 0.05), 43, 1.5)
    wall(easel, ((13, 24), (21, 13.6), (29, 24), (29, FOOT), (13, FOOT)), stone)
    easel.lay(
        poly((12.4, 24.6), (21, 12.8), (29.6, 24.6), (28.6, 24.6), (21, 14.8), (13.4, 24.6)),
        lighter(STONE, 0.3),
        edge=0.3,
    )
    easel.lay(lambda pen: _cross(pen, 21, 9.4), GILT)
    easel.lay(oval(21, 26.4, 4.6), lighter(STONE, 0.36), edge=0.4)
    easel.lay(oval(21, 26.4, 3.8), GLASS)
    easel.lay(_petals, BANNER)
    easel.lay(oval(21, 26.4, 1.1), GILT)
    for grow, colour in (
        (2.0, lighter(STONE, 0.36)),
        (1.2, darker(STONE, 0.25)),
        (0.5, lighter(STONE, 0.2)),
        (0.0, (104, 62, 34)),
    ):
        easel.lay(lancet(21, 33.4 - grow, FOOT, 2.9 + grow), colour, edge=0.3)
    easel.lay(box(20.8, 36, 21.2, FOOT), DARK)
    for x in (15.6, 26.4):
        easel.lay(lancet(x, 35, FOOT, 1.5), (104, 62, 34), edge=0.3)


def _petals(pen: Pen) -> None:
    for dx, dy in ((0, -2.2), (2.1, -0.7), (1.3, 1.8), (-1.3, 1.8), (-2.1, -0.7)):
        pen.oval(21 + dx, 26.4 + dy, 0.9)


def _tower(left: float) -> Callable[[Easel], None]:
    """A tower of the west front."""

    def draw(easel: Easel) -> None:
        middle, right = left + 5.5, left + 11
        stone = coursed(easel, STONE, 44 + round(left), 1.5)
        mask = wall(easel, ((left, 13), (right, 13), (right, FOOT), (left, FOOT)), stone)
        easel.shade(box(right - 3, 0, right, FOOT), mask, 0.14)
        for y in (22, 33):
            easel.lay(box(left - 0.4, y, right + 0.4, y + 0.9), lighter(STONE, 0.3), edge=0.2)
        _arches(easel, (middle - 2, middle + 2), 15, 21, 1.3)
        _arches(easel, (middle,), 24.6, 31.6, 1.7)
        opening(easel, middle, 36, 43, 1.5)
        for x in (left, right):
            easel.lay(
                poly((x - 0.9, FOOT), (x - 0.9, 12), (x, 8.6), (x + 0.9, 12), (x + 0.9, FOOT)),
                lighter(STONE, 0.14),
                edge=0.4,
            )
        roof(easel, ((left - 0.2, 13.4), (middle, 0.4), (right + 0.2, 13.4)), LEAD, step=1.7)
        easel.lay(oval(middle, 0.9, 0.8), GILT)

    return draw


_DRAWN: dict[int, Callable[[Easel], None]] = {
    NAVE: _nave,
    PORTAL: _portal,
    APSE: _apse,
    FIRST_TOWER: _tower(3.5),
    SECOND_TOWER: _tower(27.5),
    VAULT: _vault,
}
