"""Phase II: the map with the spaces that are free in a light; and the track when another builder may be drawn."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.pillars.asking import NO_MORE
from engines.pillars.builders import REDRAW
from engines.pillars.components import board
from renderers.kit.layout import Rect
from renderers.kit.light import frame, glow
from renderers.pillars.asked.parts import values
from renderers.pillars.cards import advantage, craftsman
from renderers.pillars.chart import Chart, chart
from renderers.pillars.figures import space
from renderers.pillars.goods import points
from renderers.pillars.pieces import builder_place, lay_court, lay_pieces
from renderers.pillars.plan import CHART, SPOTS, disc_width
from renderers.pillars.sight import PillarsView, location
from renderers.pillars.strip import lay_track

TRACK, CARDS = 144, 142


def lay_map(image: Image, view: PillarsView, place: Rect, words: Words) -> Chart:
    """The whole map, as large as the place allows."""
    scale = min(place.w / CHART[0], place.h / CHART[1])
    left = place.x + (place.w - round(CHART[0] * scale)) // 2
    top = place.y + (place.h - round(CHART[1] * scale)) // 2
    at = Chart(left, top, scale)
    chart(words.language, scale).lay(image, left, top)
    lay_pieces(image, view, at, words)
    return at


def lay_builder(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """The cost track while builders are drawn, and the map: a ring of light round every space that may be taken.

    Beside the map lie the open cards once more, with their names, which builders would hide on it.
    """
    high = TRACK if view.board.track.drawn is not None else 0
    at = lay_below_track(image, view, place, words, high, aside=CARDS + 8)
    _open_cards(
        image, view, question, place.rest_below(high + 8 if high else 0).rest_right(place.w - CARDS), words
    )
    wanted = [value for value in values(question, "space") if value not in (NO_MORE, REDRAW)]
    for value in wanted:
        found = spot_of(view, value)
        if found is None:
            continue
        name, index = found
        count = len(location(view, name).builders)
        lit = at.of(SPOTS[name].spaces(count)[index])
        wide = disc_width(name, count)
        size, above = at.px(wide), at.px(18 + wide * 0.33)
        glow((size, at.px(34)), at.px(16), at.px(12)).lay(
            image, lit.x - (size - lit.w) // 2, lit.bottom - above + at.px(1)
        )
        left, top, high = lit.x - (size - lit.w) // 2, lit.bottom - above, round(size * 0.62)
        space(size).lay(image, left, top)
        frame((size, high), high // 2, max(3, at.px(6))).lay(image, left, top)
        stand = builder_place(at, name, index, count)
        if name == "priory":
            window = at.px(26)
            points(str(board().priory.points[index]), window).lay(
                image, stand.right - window + at.px(4), stand.bottom - at.px(34)
            )
        elif name == "court" and not index:
            lay_court(image, view, at)


def spot_of(view: PillarsView, value: str) -> tuple[str, int] | None:
    """The place and the space that a value of an answer means."""
    for found in view.board.locations:
        if value in found.cards:
            return found.id, found.cards.index(value)
        if value == found.id:
            return (found.id, found.builders.index(None)) if None in found.builders else None
    place, _, number = value.rpartition("_")
    return (place, int(number) - 1) if place in SPOTS and number.isdigit() else None


def lay_redraw(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """The cost track with the drawn builder, and the map below it."""
    lay_below_track(image, view, place, words, TRACK)


def lay_below_track(
    image: Image, view: PillarsView, place: Rect, words: Words, high: int, *, aside: int = 0
) -> Chart:
    """The map, below the cost track with the bag if this is as high as that, and with so much room at its right."""
    if high:
        lay_track(image, view, place.top(high))
        place = place.rest_below(high + 8)
    return lay_map(image, view, place.left(place.w - aside), words)


def _open_cards(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """The cards of Kingsbridge and of Shiring, those in a light whose spaces are free."""
    wanted = values(question, "space")
    lying = [
        (card, draw)
        for where, draw in (("kingsbridge", advantage), ("shiring", craftsman))
        for card in location(view, where).cards
        if card is not None
    ]
    spots = place.grid(1, 4, 8)
    for (card, draw), spot in zip(lying, spots, strict=False):
        size = (min(spot.w, round(spot.h * 1.15)), spot.h)
        left = spot.x + (spot.w - size[0]) // 2
        draw(card, words, size).lay(image, left, spot.y)
        if card in wanted:
            frame(size, 8, 5).lay(image, left, spot.y)
