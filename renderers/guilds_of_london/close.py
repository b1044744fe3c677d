"""A close look at one tile: the tile large, and beside it in words what it asks, offers and holds."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.components import tiles
from engines.guilds_of_london.view import TileView
from renderers.guilds_of_london.ahead import ahead
from renderers.guilds_of_london.city import lay_tile
from renderers.guilds_of_london.ground import table_top
from renderers.guilds_of_london.palette import SEPIA
from renderers.guilds_of_london.sayings import tie_lines, tile_lines
from renderers.guilds_of_london.sight import GuildsView
from renderers.guilds_of_london.tiles import name_of
from renderers.kit.layout import Rect
from renderers.kit.lettering import Setting, fitted, write
from renderers.kit.palette import INK, darker
from renderers.kit.tokens import banner

SIZE = (1000, 560)
TILE = Rect(40, 60, 440, 440)
LARGEST, LEAST = 27, 13
ROWS = 4
SHEET = Rect(520, 40, 446, 480)


def tiles_there(view: GuildsView, words: Words) -> dict[str, str]:
    """The names of the tiles of the city, as they lie from the north."""
    return {tile.id: name_of(tile.id, words) for tile in view.board.tiles}


def tiles_absent(view: GuildsView, words: Words) -> frozenset[str]:
    """The names of the tiles that do not lie in the city."""
    there = {tile.id for tile in view.board.tiles}
    return frozenset(name_of(tile, words) for tile in tiles() if tile not in there)


def tile_of(view: GuildsView, tile: str) -> TileView:
    """The tile with this id; LookupError if it does not lie in the city."""
    found = next((one for one in view.board.tiles if one.id == tile), None)
    if found is None:
        raise LookupError(f"{tile} does not lie in the city")
    return found


def draw_close(view: GuildsView, tile: str, words: Words) -> Image:
    """The tile with this id; LookupError if it does not lie in the city."""
    found = tile_of(view, tile)
    image = table_top(SIZE).copy()
    lay_tile(image, found, TILE, words, vote=ahead(view.board, found))
    banner((SHEET.w, SHEET.h), 66).lay(image, SHEET.x, SHEET.y)
    room = SHEET.inset(32, 26)
    write(image, name_of(tile, words), room.top(50), "title", 38, ink=INK, least=18, align="left")
    board = view.board
    lines = [words.say(line) for line in (*tile_lines(board, found), *tie_lines(board, found))]
    _paragraphs(image, lines, room.rest_below(62))
    return image


def _paragraphs(image: Image, lines: list[str], place: Rect) -> None:
    """Sentences one below the other, all in the largest letters in which there is room for them."""
    for letters in range(LARGEST, LEAST - 1, -1):
        settings = [_set(line, place.w, letters) for line in lines]
        gap = round(letters * 0.6)
        high = sum(len(one.lines) * one.leading + gap for one in settings)
        if high <= place.h and all(one.size == letters for one in settings):
            break
    y = place.y
    for line, setting in zip(lines, settings, strict=True):
        spot = Rect(place.x, y, place.w, len(setting.lines) * setting.leading)
        write(
            image,
            line,
            spot,
            "label",
            letters,
            ink=darker(SEPIA, 0.45),
            least=letters - 1,
            lines=ROWS,
            align="left",
            rise="top",
        )
        y += spot.h + gap


def _set(line: str, wide: int, letters: int) -> Setting:
    return fitted(line, "label", (wide, letters * 2 * ROWS), largest=letters, least=letters - 1, lines=ROWS)
