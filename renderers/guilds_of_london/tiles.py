"""The tiles of the city: a guild face up with what it asks and offers, or turned over in its colours."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image, Resampling

from data.words import Words
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.showing import icons_of
from engines.guilds_of_london.view import Icon, TileView
from renderers.guilds_of_london.marks import medallion
from renderers.guilds_of_london.palette import DEEP_GOLD, DYES, GOLD_LEAF, GUILDLESS, IRON, SCYTHE, VELLUM
from renderers.guilds_of_london.shields import shield
from renderers.guilds_of_london.thick import lit_face, on_card
from renderers.guilds_of_london.tokens import icon, lay_icons, rank_plate, second_token
from renderers.kit.cardstock import Cutout
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import clouds, faded, paper, tinted
from renderers.kit.palette import CREAM, SHADOW, Colour, darker, mix, seat_paint
from renderers.kit.relief import Box, Sprite
from renderers.kit.stencil import slab
from renderers.kit.tokens import token

TWICE = 2
MASTER = (
    256  # drawn at this size and made smaller: the city grows, and its tiles shrink, in the midst of a match
)


def dye(symbol: str) -> Colour:
    """A symbol's colour where light letters stand on it."""
    return DEEP_GOLD if symbol == SCYTHE else DYES[symbol]


def coloured(size: tuple[int, int], symbols: tuple[str, ...], part: Box | None = None) -> Image:
    """A field in the colours of a tile, side by side on a slant; or a part of it."""
    wide, high = size
    left, top, right, foot = part or (0, 0, wide, high)
    field = Images.new("RGB", (right - left, foot - top), dye(symbols[0]))
    draw = ImageDraw.Draw(field)
    lean = high * 0.35
    for place, symbol in enumerate(symbols[1:], start=1):
        x = wide * place / len(symbols)
        corners = ((x + lean / 2, 0.0), (wide, 0.0), (wide, high), (x - lean / 2, high))
        draw.polygon([(across - left, down - top) for across, down in corners], fill=dye(symbol))
    return field


@kept
def _cloudy(size: tuple[int, int]) -> Image:
    return tinted(
        clouds(size, (size[0] / 3, size[0] / 3), 31, 3), (90, 90, 90), (128, 128, 128), (160, 160, 160)
    ).convert("L")


@kept
def vellum(size: tuple[int, int]) -> Image:
    """The ground of a tile."""
    return paper(size, VELLUM, 19, 0.4)


def name_of(tile: str, words: Words) -> str:
    """The name of a tile as it is written on it."""
    return words(f"guilds-place-{tile}")


@dataclass(slots=True, frozen=True)
class Printed:
    """What is printed on the front of a tile, and whether there is room left for a token."""

    tile: str
    name: str
    symbols: tuple[str, ...]
    rank: int | None
    first: tuple[Icon, ...]
    second: tuple[Icon, ...]
    awarded: bool = False


def face_up(tile: TileView, side: int, words: Words, *, taken: bool) -> Cutout:
    """A tile that can still be won; where pawns stand on it (taken), the arms make room."""
    name = name_of(tile.id, words)
    printed = Printed(tile.id, name, tile.symbols, tile.rank, tile.first, tile.second, tile.token is not None)
    return _face_up_at(printed, side, taken=taken)


@kept
def _face_up_at(printed: Printed, side: int, *, taken: bool) -> Cutout:
    return on_card(_face_up(printed, max(side, MASTER), taken=taken), side)


def prepare(words: Words) -> None:
    """Draw all tiles, as they lie in the city before anybody has won them."""
    for tile in tiles().values():
        first, second = icons_of(tile.first), icons_of(tile.second)
        name = name_of(tile.id, words)
        printed = Printed(tile.id, name, tile.symbols, tile.rank, first, second, awarded=True)
        for taken in (False, True):
            _face_up(printed, MASTER, taken=taken)


@kept
def _face_up(printed: Printed, side: int, *, taken: bool) -> Image:
    wide = side * TWICE
    u = wide / 100
    inner = _inner(wide)
    sheet = _sheet(side)
    face = sheet.whole.copy()
    rewards = Rect(inner.x, round(80.4 * u), inner.w, round(16.2 * u))
    top = rewards.y // TWICE * TWICE - TWICE
    foot = sheet.large.crop((0, top, wide, wide))
    _rewards(foot, printed, rewards.moved(0, -top))
    face.paste(foot.reduce(TWICE), (0, top // TWICE))
    for part in _sides(side, inner.x // TWICE + TWICE):
        large = (part[0] * TWICE, part[1] * TWICE, part[2] * TWICE, part[3] * TWICE)
        field = coloured((wide, wide), printed.symbols, large).reduce(TWICE)
        face.paste(field, part, sheet.frame.crop(part))
    band = Images.new("RGB", (wide, round(17.5 * u / TWICE) * TWICE))
    _band(band, printed, Rect(0, 0, *band.size))
    face.paste(band.reduce(TWICE), (0, 0))
    s = side / 100
    _symbols(face, printed.symbols, s, taken=taken)
    if printed.rank is not None:
        at = (26, 20.5) if taken else (5, 41)
        rank_plate(round(13 * s), printed.rank).lay(face, round(at[0] * s), round(at[1] * s))
    arms = round((33 if taken else 45) * s)
    middle = 57.5 if taken and printed.rank is not None else 49 if len(printed.symbols) < 3 else 47
    shield(printed.tile, arms).lay(face, round(middle * s) - arms // 2, round((20 if taken else 22) * s))
    return lit_face(face, side)


def _sides(side: int, rim: int) -> tuple[Box, ...]:
    """The four strips of a frame, without the corners of the field within it."""
    far, corner = side - rim, 4 * side // 100 + rim
    return (
        (0, 0, side, corner),
        (0, side - corner, side, side),
        (0, corner, rim, side - corner),
        (far, corner, side, side - corner),
    )


def _inner(wide: int) -> Rect:
    """The field within the coloured frame of a tile."""
    return Rect(0, 0, wide, wide).inset(round(3.4 * wide / 100))


@dataclass(slots=True, frozen=True)
class _Sheet:
    """What all tiles are printed on: the vellum within a rim of gold, as it is and as it is worked, and where the frame lies."""

    whole: Image
    large: Image
    frame: Image


@kept
def _sheet(side: int) -> _Sheet:
    wide = side * TWICE
    inner = _inner(wide)
    corner = 4 * wide / 100
    large = Images.new("RGB", (wide, wide), darker(GOLD_LEAF, 0.1))
    large.paste(vellum((inner.w, inner.h)), (inner.x, inner.y), slab((inner.w, inner.h), corner))
    frame = Images.new("L", large.size, 255)
    within = slab((inner.w + 4, inner.h + 4), corner)
    frame.paste(0, (inner.x - 2, inner.y - 2), within)
    return _Sheet(large.reduce(TWICE), large, frame.reduce(TWICE))


def _band(face: Image, printed: Printed, place: Rect) -> None:
    """The name on the colours of the tile; a special building, which has nearly all of them, on iron."""
    few = len(printed.symbols) < 3
    size = (place.w, place.h)
    face.paste(coloured(size, printed.symbols) if few else Images.new("RGB", size, IRON), (0, 0))
    draw = ImageDraw.Draw(face)
    draw.rectangle((0, place.bottom - 3, place.w, place.bottom), fill=darker(GOLD_LEAF, 0.1))
    room = place.inset(round(place.h * 0.3), round(place.h * 0.08)).moved(0, 1)
    write(face, printed.name, room, "heading", round(place.h * 0.72), ink=CREAM, least=18, shade=SHADOW)


def _rewards(face: Image, printed: Printed, place: Rect) -> None:
    """What the first takes, and at the right end what the second takes: the token, and what is printed."""
    draw = ImageDraw.Draw(face)
    draw.rounded_rectangle(
        (place.x, place.y - 2, place.right, place.bottom),
        place.h * 0.24,
        fill=mix(VELLUM, (150, 108, 62), 0.34),
    )
    draw.line((place.x, place.y - 2, place.right, place.y - 2), fill=darker(VELLUM, 0.45), width=3)
    room = place.inset(round(place.h * 0.1), round(place.h * 0.07))
    right = room.right
    if printed.awarded:
        right -= round(room.h * 1.56) + round(room.h * 0.1)
    for extra in printed.second:
        coin = icon(extra.kind, extra.count, round(room.h * 0.8))
        right -= coin.width
        face.paste(coin, (right, room.y + (room.h - coin.height) // 2), coin)
        right -= round(room.h * 0.1)
    lay_icons(
        face, printed.first, Rect(room.x, room.y, right - room.x - round(room.h * 0.1), room.h), left=True
    )


def _symbols(face: Image, symbols: tuple[str, ...], s: float, *, taken: bool) -> None:
    """One or two large medallions, or all of them two by two; a little closer where pawns stand below them."""
    if len(symbols) < 3:
        size, step = (round(17.6 * s), 17.6) if taken else (round(21 * s), 22.5)
        for place, symbol in enumerate(symbols):
            medallion(symbol, size).lay(face, round(96.5 * s) - size, round((19.6 + place * step) * s))
        return
    size, step = (round(11.8 * s), 12.2) if taken else (round(13.6 * s), 14.4)
    for place, symbol in enumerate(symbols):
        row, column = divmod(place, 2)
        indent = step / 2 if place == 4 else 0.0
        x, y = 96.5 - 2 * step + column * step + indent, 20 + row * step
        medallion(symbol, size).lay(face, round(x * s), round(y * s))


def lay_token(image: Image, token: Icon, place: Rect) -> None:
    """The token that the second takes, on the foot of a tile; another one lies there in each match."""
    s = place.w / 100
    high = round(13.9 * s)
    x = place.x + round(95 * s) - round(high * 1.56)
    second_token(token.kind, token.count, high).lay(image, x, place.y + round(81.5 * s))


def seal(size: int, need: int, *, met: bool) -> Sprite:
    """How many pawns a tile needs: iron, or gold once they are there."""
    ground, ink = (GOLD_LEAF, SHADOW) if met else (IRON, CREAM)
    return token(size, ground, None, str(need), ink)


def resolved(tile: TileView, side: int, words: Words) -> Cutout:
    """A tile turned over: its colours and its arms, framed in the colour of its Master."""
    printed = Printed(tile.id, name_of(tile.id, words), tile.symbols, tile.rank, (), ())
    return _resolved_at(printed, tile.master, side)


@kept
def _resolved_at(printed: Printed, holder: int | None, side: int) -> Cutout:
    return on_card(_resolved(printed, holder, max(side, MASTER)), side)


@kept
def _resolved(printed: Printed, holder: int | None, side: int) -> Image:
    wide = side * TWICE
    u = wide / 100
    frame = GUILDLESS if holder is None else seat_paint(holder).colour
    face = Images.new("RGB", (side, side), frame)
    inner = Rect(0, 0, side, side).inset(round(6 * u / TWICE))
    mask = slab((inner.w, inner.h), 2 * u)
    face.paste(darker(frame, 0.6), (inner.x - 2, inner.y - 2), slab((inner.w + 4, inner.h + 4), 2 * u))
    face.paste(_damask(printed.symbols, (inner.w, inner.h)), (inner.x, inner.y), mask)
    band = inner.top(round(7 * u))
    face.paste(IRON, band.box, faded(mask.crop((0, 0, band.w, band.h)), 0.7))
    title = face.crop(band.box).resize((band.w * TWICE, band.h * TWICE), Resampling.NEAREST)
    room = Rect(0, 0, *title.size).inset(round(2 * u), 2)
    write(title, printed.name, room, "heading", round(11.4 * u), ink=CREAM, least=18, shade=SHADOW)
    face.paste(title.reduce(TWICE), (band.x, band.y))
    s = side / 100
    arms = round((40 if len(printed.symbols) < 4 else 36) * s)
    middle = 50 if holder is None else 31
    shield(printed.tile, arms).lay(face, round(middle * s) - arms // 2, round(23 * s))
    _row_of_symbols(face, printed.symbols, s, room=46 if holder is not None else 81)
    if printed.rank is not None:
        plate = round(12 * s)
        rank_plate(plate, printed.rank).lay(face, round(92 * s) - round(plate * 1.25), round(22 * s))
    return lit_face(face, side)


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
