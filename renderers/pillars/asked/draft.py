"""Phase I: the pool with what can be taken now; and one's craftsmen when one of them has to leave."""

from __future__ import annotations

from collections.abc import Iterable

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.pillars.components import craftsmen, resources
from renderers.kit.cardstock import Cutout
from renderers.kit.layout import Rect
from renderers.kit.light import frame, veil
from renderers.kit.palette import SHADOW
from renderers.pillars.asked.parts import values
from renderers.pillars.cards import craftsman, resource
from renderers.pillars.sight import PillarsView

LARGEST, GAP = 230, 18
FULL = 9


def lay_draft(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """The pool, large."""
    lay_choices(image, view.board.pool, values(question, "card"), place, words)


def lay_discard(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """One's craftsmen, any of whom may leave."""
    craftsmen = view.board.players[question.seat].craftsmen
    lay_choices(image, craftsmen, values(question, "craftsman"), place, words)


def lay_choices(image: Image, cards: Iterable[str], open_: Iterable[str], place: Rect, words: Words) -> None:
    """Cards in rows: those that may be chosen in a light, the others in the shade; where none may be, there is neither."""
    cards = tuple(cards)
    open_ = frozenset(open_).intersection(cards)
    if not cards:
        return
    rows, columns, (wide, high) = _laid(len(cards), place)
    top = place.y + (place.h - rows * high - (rows - 1) * GAP) // 2
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        count = min(columns, len(cards) - row * columns)
        left = place.x + (place.w - count * wide - (count - 1) * GAP) // 2
        spot = Rect(left + column * (wide + GAP), top + row * (high + GAP), wide, high)
        size = (wide, high)
        _card(card, size, words).lay(image, spot.x, spot.y)
        if card in open_:
            frame(size, 9, 7).lay(image, spot.x, spot.y)
        elif open_:
            veil(size, 9, SHADOW, 0.55).lay(image, spot.x, spot.y)


def _laid(count: int, place: Rect) -> tuple[int, int, tuple[int, int]]:
    """Rows and columns of so many cards, and how large each is."""
    rows = 1 if count <= 4 else 2
    columns = -(-count // rows)
    wide = min(LARGEST, (place.w - GAP * (columns - 1)) // columns)
    return rows, columns, (wide, min((place.h - GAP * (rows - 1)) // rows - 8, round(wide * 1.62)))


def _card(card: str, size: tuple[int, int], words: Words) -> Cutout:
    return resource(card, size) if card in resources() else craftsman(card, words, size, told=True)


def prepare(place: Rect, words: Words) -> None:
    """Draw all cards as large as they are in a full pool."""
    _, _, size = _laid(FULL, place)
    for card in (*resources(), *craftsmen()):
        _card(card, size, words)
