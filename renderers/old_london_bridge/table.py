"""The living picture: the whole table as anybody may see it."""

from __future__ import annotations

from PIL import Image as Images
from PIL.Image import Image

from data.words import Words
from renderers.kit.stowed import stowed
from renderers.old_london_bridge.beside import lay_beside
from renderers.old_london_bridge.bridge import lay_houses, lay_works
from renderers.old_london_bridge.deeds import last_news
from renderers.old_london_bridge.ground import lay_board, river
from renderers.old_london_bridge.plan import (
    BOARD,
    FIELDS,
    INN,
    LANES,
    LEGEND,
    MAP,
    MARKERS,
    NEWS,
    ORDER,
    PILES,
    RIVER,
    RONDEL,
    ROUND,
    SIZE,
    plan,
)
from renderers.old_london_bridge.rondel import lay_on_rondel, lay_rondel
from renderers.old_london_bridge.rounds import lay_markers, lay_order, lay_round
from renderers.old_london_bridge.scenery import barge
from renderers.old_london_bridge.sight import BridgeView, of_table
from renderers.old_london_bridge.stalls import lay_fields, lay_inn, lay_legend, lay_news, lay_piles
from renderers.old_london_bridge.tracks import Lane, lay_streets, lay_track


@stowed
def _empty(seats: int) -> Image:
    """The map and the bridges without anything on them."""
    image = Images.new("RGB", SIZE)
    image.paste(river((RIVER.w, RIVER.h)), (RIVER.x, RIVER.y))
    lay_board(image, BOARD, MAP, (RONDEL.x, RONDEL.y))
    places = plan(seats)
    for place in places.seats:
        lay_works(image, place.bridge)
    if places.boat is not None:
        barge((places.boat.w, places.boat.h)).lay(image, places.boat.x, places.boat.y)
    return image


def lanes(view: BridgeView) -> tuple[Lane, Lane]:
    """Both tracks, as long as this board has them."""
    board = view.board
    return (
        Lane("chapel", LANES[0], len(board.chapel_track.spaces) - 1),
        Lane("gate", LANES[1], len(board.gate_track.spaces) - 1),
    )


def draw_table(view: BridgeView, words: Words) -> Image:
    """Tracks, rondel, supplies, and all bridges."""
    sight = of_table(view, words)
    image = _empty(view.seats).copy()
    both = lanes(view)
    lay_streets(image, view.board, both)
    for lane in both:
        lay_track(image, sight, lane)
    lay_round(image, sight, ROUND)
    lay_markers(image, view.board, MARKERS)
    lay_order(image, sight, ORDER)
    lay_fields(image, sight, FIELDS)
    lay_inn(image, sight, INN)
    lay_piles(image, sight, PILES)
    lay_news(image, last_news(view, words), NEWS)
    lay_rondel(image, sight, RONDEL)
    lay_on_rondel(image, sight, RONDEL)
    if not sight.over:
        lay_legend(image, sight, LEGEND)
    for seat, place in enumerate(plan(view.seats).seats):
        lay_houses(image, sight, seat, place.bridge)
        lay_beside(image, sight, seat, place)
    return image
