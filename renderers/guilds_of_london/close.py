"""A close look at one tile: the tile large, and beside it in words what it asks, offers and holds."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from renderers.guilds_of_london.city import lay_tile
from renderers.guilds_of_london.ground import table_top
from renderers.guilds_of_london.paint import SEPIA
from renderers.guilds_of_london.sayings import beside_tile, tile_lines
from renderers.guilds_of_london.table import GuildsView
from renderers.guilds_of_london.tiles import name_of
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import INK, darker
from renderers.kit.tokens import banner

SIZE = (1000, 560)
TILE = Rect(40, 60, 440, 440)
SHEET = Rect(520, 40, 446, 480)


def draw_tile(view: GuildsView, tile: str, words: Words) -> Image:
    """The tile with this id; LookupError if it does not lie in the city."""
    found = next((one for one in view.board.tiles if one.id == tile), None)
    if found is None:
        raise LookupError(f"{tile} does not lie in the city")
    image = table_top(SIZE).copy()
    lay_tile(image, found, TILE, words)
    banner((SHEET.w, SHEET.h), 66).lay(image, SHEET.x, SHEET.y)
    room = SHEET.inset(32, 26)
    write(image, name_of(tile, words), room.top(50), "title", 38, ink=INK, least=18, align="left")
    lines = [words.say(line) for line in (*tile_lines(found), *beside_tile(view.board, found))]
    body = room.rest_below(62)
    share = body.h // max(1, len(lines))
    y = body.y
    for line in lines:
        place = Rect(body.x, y, body.w, min(share, 84) - 6)
        said = write(
            image,
            line,
            place,
            "label",
            25,
            ink=darker(SEPIA, 0.45),
            least=13,
            lines=3,
            align="left",
            rise="top",
        )
        y += said.h + 14
    return image
