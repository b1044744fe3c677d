"""The tiles of the city: a guild face up with what it asks and offers, or turned over in its colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.showing import icons_of
from engines.guilds_of_london.view import Icon, TileView
from renderers.guilds_of_london.marks import medallion
from renderers.guilds_of_london.palette import DEEP_GOLD, DYES, GOLD_LEAF, IRON, SCYTHE, VELLUM
from renderers.guilds_of_london.shields import shield
from renderers.guilds_of_london.thick import lit_face, on_card
from renderers.guilds_of_london.tokens import icon, lay_icons, rank_plate, second_token
from renderers.kit.cardstock import Cutout
from renderers.kit.kept import kept
from renderers.kit.laying import Box
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.materials import paper
from renderers.kit.palette import CREAM, SHADOW, Colour, darker, mix
from renderers.kit.relief import Sprite
from renderers.kit.stencil import slab
from renderers.kit.tokens import token

TWICE = 2
# Drawn at this size and made smaller: the city grows, and its tiles shrink, in the midst of a match.
MASTER = 234
# How wide the arms may be above pawns, in hundredths, and how much higher than wide they are.
ARMS = (30, 26, 22)
TALLER = 1.16
# How large the letters of a name are at least, so that they can be read in the largest city.
LEAST = 0.116


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
def vellum(size: tuple[int, int]) -> Image:
    """The ground of a tile."""
    return paper(size, VELLUM, 19, 0.4)


def name_of(tile: str, words: Words) -> str:
    """The name of a tile as it is written on it."""
    return words(f"guilds-place-{tile}")


def short_of(tile: str, words: Words) -> str:
    """The same in short, for a name that would be too small."""
    return words.short(f"guilds-place-{tile}")


@dataclass(slots=True, frozen=True)
class Printed:
    """What is printed on the front of a tile in one place for ever, and whether there is room left for a token."""

    name: str
    short: str
    symbols: tuple[str, ...]
    first: tuple[Icon, ...]
    second: tuple[Icon, ...]
    awarded: bool = False


def face_up(tile: TileView, side: int, words: Words) -> Cutout:
    """A tile that can still be won, without what makes room for pawns."""
    name, short = name_of(tile.id, words), short_of(tile.id, words)
    return _at(Printed(name, short, tile.symbols, tile.first, tile.second, tile.token is not None), side)


def _at(printed: Printed, side: int) -> Cutout:
    return _smaller(printed, side) if side < MASTER else on_card(_face_up(printed, side), side)


@kept
def _smaller(printed: Printed, side: int) -> Cutout:
    return on_card(_face_up(printed, MASTER), side)


def prepare(words: Words, sides: Iterable[int]) -> None:
    """Draw all tiles in these sizes, as they lie in the city before anybody has won them."""
    for side in sides:
        scratch = Images.new("RGB", (side, side))
        for tile in tiles().values():
            first, second = icons_of(tile.first), icons_of(tile.second)
            both = name_of(tile.id, words), short_of(tile.id, words)
            _at(Printed(*both, tile.symbols, first, second, awarded=True), side)
            for room in (0, ARMS[0] * TALLER, 1):
                lay_marks(scratch, tile.id, tile.symbols, tile.rank, Rect(0, 0, side, side), room=room)


@kept
def _face_up(printed: Printed, side: int) -> Image:
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
    room = place.inset(round(place.h * 0.24), round(place.h * 0.06)).moved(0, 1)
    write(
        face,
        printed.name,
        room,
        "heading",
        round(place.h * 0.8),
        ink=CREAM,
        least=round(place.w * LEAST),
        shade=SHADOW,
        short=printed.short,
    )


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


def lay_marks(
    image: Image, tile: str, symbols: tuple[str, ...], rank: int | None, place: Rect, *, room: float = 0
) -> None:
    """The arms of a tile with its symbols and its rank; above pawns they have only so many hundredths of room."""
    s = place.w / 100
    _symbols(image, symbols, place, taken=bool(room))
    if rank is not None:
        at = (25.5, 20.5) if room else (4.5, 42)
        spot = (place.x + round(at[0] * s), place.y + round(at[1] * s))
        rank_plate(round(16 * s), rank).lay(image, *spot)
    special = len(symbols) > 2
    share = (
        next((arms for arms in ARMS if arms * TALLER <= room), ARMS[-1]) if room else 34 if special else 45
    )
    middle = (39 if room else 41) if special else 62 if room and rank is not None else 49
    arms = round(share * s)
    left = place.x + round(middle * s) - arms // 2
    shield(tile, arms).lay(image, left, place.y + round((18.6 if room else 24 if special else 22) * s))


def _symbols(image: Image, symbols: tuple[str, ...], place: Rect, *, taken: bool) -> None:
    """One or two large medallions, or all of them two by two; where pawns stand below them, three by three."""
    s = place.w / 100
    if len(symbols) < 3:
        size, step = (round(17.6 * s), 17.6) if taken else (round(21 * s), 22.5)
        left = place.x + round(96.5 * s) - size
        for row, symbol in enumerate(symbols):
            medallion(symbol, size).lay(image, left, place.y + round((19.6 + row * step) * s))
        return
    columns, step = (3, 14.4) if taken else (2, 19.4)
    size = round((step - 0.4) * s)
    for index, symbol in enumerate(symbols):
        row, column = divmod(index, columns)
        short = columns - min(columns, len(symbols) - row * columns)
        x, y = 96.8 + (column - columns + short / 2) * step, (18.8 if taken else 19.6) + row * step
        medallion(symbol, size).lay(image, place.x + round(x * s), place.y + round(y * s))


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
