"""The tiles of the city turned over: won by a Master, or by nobody."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.view import TileView
from renderers.guilds_of_london.marks import medallion
from renderers.guilds_of_london.palette import GUILDLESS, IRON
from renderers.guilds_of_london.shields import shield
from renderers.guilds_of_london.thick import lit_face, on_card
from renderers.guilds_of_london.tiles import MASTER, ROOMY, TWICE, coloured, name_of, short_of, write_name
from renderers.guilds_of_london.tokens import rank_plate
from renderers.kit.cardstock import Cutout
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.materials import clouds, faded, tinted
from renderers.kit.palette import CREAM, SHADOW, darker, seat_paint
from renderers.kit.stencil import slab

RIM = 0.06
BAND = 0.19


def resolved(tile: TileView, side: int, words: Words) -> Cutout:
    """A tile turned over: its colours and its arms, framed in the colour of its Master."""
    back = _Back(
        tile.id, name_of(tile.id, words), short_of(tile.id, words), tile.symbols, tile.rank, tile.master
    )
    return _turned(back, side)


@dataclass(slots=True, frozen=True)
class _Back:
    tile: str
    name: str
    short: str
    symbols: tuple[str, ...]
    rank: int | None
    master: int | None


@kept
def _turned(back: _Back, side: int) -> Cutout:
    card = on_card(_cloth(back.symbols, back.master, max(side, MASTER)), side)
    face = card.face.copy()
    s = side / 100
    _title(
        face, back.name, back.short, Rect(0, 0, side, side).inset(round(RIM * side)).top(round(BAND * side))
    )
    arms = round((40 if len(back.symbols) < 4 else 36) * s)
    middle = 50 if back.master is None else 31
    shield(back.tile, arms).lay(face, round(middle * s) - arms // 2, round(28 * s))
    _row_of_symbols(face, back.symbols, s, room=81 if back.master is None else 46)
    if back.rank is not None:
        plate = round(16 * s)
        rank_plate(plate, back.rank).lay(face, round(92.5 * s) - round(plate * 1.25), round(26 * s))
    return Cutout(face, card.make)


def _title(face: Image, name: str, short: str, band: Rect) -> None:
    """The name, drawn larger and made smaller, as it is on the front."""
    large = face.crop(band.box).resize((band.w * TWICE, band.h * TWICE), Images.Resampling.NEAREST)
    room = Rect(0, 0, *large.size).inset(round(0.02 * face.width), 0)
    write_name(large, name, short, room, TWICE * band.w, near=face.width >= ROOMY)
    face.paste(large.reduce(TWICE), (band.x, band.y))


@kept
def _cloth(symbols: tuple[str, ...], master: int | None, side: int) -> Image:
    """What all tiles with the same colours and the same Master share."""
    frame = GUILDLESS if master is None else seat_paint(master).colour
    face = Images.new("RGB", (side, side), frame)
    inner = Rect(0, 0, side, side).inset(round(RIM * side))
    corner = 0.04 * side
    mask = slab((inner.w, inner.h), corner)
    face.paste(darker(frame, 0.6), (inner.x - 2, inner.y - 2), slab((inner.w + 4, inner.h + 4), corner))
    face.paste(_damask(symbols, (inner.w, inner.h)), (inner.x, inner.y), mask)
    band = inner.top(round(BAND * side))
    face.paste(IRON, band.box, faded(mask.crop((0, 0, band.w, band.h)), 0.7))
    return lit_face(face, side)


@kept
def _cloudy(size: tuple[int, int]) -> Image:
    return tinted(
        clouds(size, (size[0] / 3, size[0] / 3), 31, 3), (90, 90, 90), (128, 128, 128), (160, 160, 160)
    ).convert("L")


@kept
def _damask(symbols: tuple[str, ...], size: tuple[int, int]) -> Image:
    """The colours of a tile as heavy cloth, darker towards its foot."""
    cloth = coloured((size[0] * TWICE, size[1] * TWICE), symbols).reduce(TWICE)
    grain = _cloudy(size)
    cloth.paste(SHADOW, (0, 0), grain.point([max(0, 128 - v) * 2 for v in range(256)]))
    cloth.paste(CREAM, (0, 0), grain.point([max(0, v - 128) for v in range(256)]))
    cloth.paste(SHADOW, (0, 0), faded(Images.linear_gradient("L").resize(size), 0.5))
    return cloth


def _row_of_symbols(face: Image, symbols: tuple[str, ...], s: float, *, room: int) -> None:
    """The symbols at the foot of a tile; where a Master stands beside them, many of them in two rows."""
    rows = 2 if len(symbols) * 14 > room else 1
    columns = -(-len(symbols) // rows)
    size = round((15 if rows == 1 else 12) * s)
    for place, symbol in enumerate(symbols):
        row, column = divmod(place, columns)
        x, y = round(9.5 * s) + column * (size + 1), round(91 * s) - (rows - row) * size
        medallion(symbol, size).lay(face, x, y)
