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
from renderers.guilds_of_london.tokens import WIDER, lay_rewards, rank_plate, reward, second_token
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
# In shares of a tile: the letters of a name, how small they may become on a large tile and in a large city, which is seen
# from afar; on a tile from this size on its whole name is read.
LETTERS, NEAR, FAR = 0.2, 0.13, 0.18
ROOMY = 190
# In hundredths: how high the band with the name is and the strip of rewards, and how much room arms need beside pawns.
BAND, FOOT, BESIDE = 19.5, 18.4, 31


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
    awarded: bool
    near: bool


def face_up(tile: TileView, side: int, words: Words) -> Cutout:
    """A tile that can still be won, without what makes room for pawns."""
    name, short = name_of(tile.id, words), short_of(tile.id, words)
    awarded, near = tile.token is not None, side >= ROOMY
    return _at(Printed(name, short, tile.symbols, tile.first, tile.second, awarded, near), side)


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
            _at(Printed(*both, tile.symbols, first, second, awarded=True, near=side >= ROOMY), side)
            for room in (100, BESIDE):
                lay_marks(scratch, tile.id, tile.symbols, tile.rank, Rect(0, 0, side, side), room=room)


@kept
def _face_up(printed: Printed, side: int) -> Image:
    wide = side * TWICE
    u = wide / 100
    inner = _inner(wide)
    sheet = _sheet(side)
    face = sheet.whole.copy()
    rewards = Rect(inner.x, round((96.6 - FOOT) * u), inner.w, round(FOOT * u))
    top = rewards.y // TWICE * TWICE - TWICE
    foot = sheet.large.crop((0, top, wide, wide))
    _rewards(foot, printed, rewards.moved(0, -top))
    face.paste(foot.reduce(TWICE), (0, top // TWICE))
    for part in _sides(side, inner.x // TWICE + TWICE):
        large = (part[0] * TWICE, part[1] * TWICE, part[2] * TWICE, part[3] * TWICE)
        field = coloured((wide, wide), printed.symbols, large).reduce(TWICE)
        face.paste(field, part, sheet.frame.crop(part))
    band = Images.new("RGB", (wide, round(BAND * u / TWICE) * TWICE))
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
    room = place.inset(round(place.w * 0.03), 0).moved(0, -1)
    write_name(face, printed.name, printed.short, room, place.w, near=printed.near)


def write_name(face: Image, name: str, short: str, room: Rect, side: int, *, near: bool) -> None:
    """The name of a tile in letters that can be read where the whole city is small; on a large tile all of it."""
    largest, least = round(side * LETTERS), round(side * (NEAR if near else FAR))
    write(face, name, room, "bold", largest, ink=CREAM, least=least, shade=SHADOW, short=short)


def _rewards(face: Image, printed: Printed, place: Rect) -> None:
    """What the first takes, and at the right end what the second takes: the token, and what is printed."""
    draw = ImageDraw.Draw(face)
    draw.rounded_rectangle(
        (place.x, place.y - 2, place.right, place.bottom),
        place.h * 0.24,
        fill=mix(VELLUM, (150, 108, 62), 0.34),
    )
    draw.line((place.x, place.y - 2, place.right, place.y - 2), fill=darker(VELLUM, 0.45), width=3)
    room = place.inset(round(place.h * 0.04), round(place.h * 0.03))
    right = room.right
    if printed.awarded:
        right -= round(room.h * WIDER) + round(room.h * 0.04)
    for extra in printed.second:
        coin = reward(extra.kind, extra.count, round(room.h * 0.86))
        right -= coin.width
        face.paste(coin, (right, room.y + (room.h - coin.height) // 2), coin)
        right -= round(room.h * 0.06)
    lay_rewards(face, printed.first, Rect(room.x, room.y, right - room.x, room.h))


def lay_marks(
    image: Image, tile: str, symbols: tuple[str, ...], rank: int | None, place: Rect, *, room: int = 100
) -> None:
    """The arms of a tile with its symbols and its rank; beside pawns the arms have only so many hundredths of room."""
    s = place.w / 100
    taken = room < 100
    _symbols(image, symbols, place, taken=taken)
    if rank is not None:
        at = (28.5, 21.5) if taken else (3, 47)
        spot = (place.x + round(at[0] * s), place.y + round(at[1] * s))
        rank_plate(round(20.5 * s), rank).lay(image, *spot)
    if room < BESIDE:
        return
    if taken:
        share, middle, top = BESIDE - 3, 2.5 + BESIDE / 2, 45
    else:
        share, middle, top = (33, 42, 32) if len(symbols) > 2 else (45, 52, 24)
    arms = round(share * s)
    shield(tile, arms).lay(image, place.x + round(middle * s) - arms // 2, place.y + round(top * s))


def _symbols(image: Image, symbols: tuple[str, ...], place: Rect, *, taken: bool) -> None:
    """One large medallion or two, or all of them two by two; where pawns stand below them, side by side."""
    s = place.w / 100
    far = place.x + round(97 * s)
    top = place.y + round(21 * s)
    if len(symbols) > 2 and not taken:
        step = 19.4
        for index, symbol in enumerate(symbols):
            row, column = divmod(index, 2)
            short = 2 - min(2, len(symbols) - row * 2)
            x, y = far - round((2 - column - short / 2) * step * s), top + round(row * step * s)
            medallion(symbol, round((step - 0.4) * s)).lay(image, x, y)
        return
    size = round((22 if len(symbols) == 1 else 20 if len(symbols) == 2 else 67 / len(symbols)) * s)
    if taken:
        size = min(size, round(20 * s))
    for index, symbol in enumerate(symbols):
        across, down = (len(symbols) - index, 0) if taken else (1, index)
        medallion(symbol, size).lay(image, far - across * size, top + down * round(size * 1.06))


def lay_token(image: Image, token: Icon, place: Rect) -> None:
    """The token that the second takes, on the foot of a tile; another one lies there in each match."""
    s = place.w / 100
    high = round(FOOT * 0.92 * s)
    x = place.x + round(96 * s) - round(high * WIDER)
    second_token(token.kind, token.count, high).lay(image, x, place.y + round((96.4 - FOOT * 0.96) * s))


def seal(size: int, need: int, *, met: bool) -> Sprite:
    """How many pawns a tile needs: iron, or gold once they are there."""
    ground, ink = (GOLD_LEAF, SHADOW) if met else (IRON, CREAM)
    return token(size, ground, None, str(need), ink)
