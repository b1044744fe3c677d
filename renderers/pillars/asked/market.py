"""Step 12: a stall for each kind, what one has, and how much may be bought or sold."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.pillars.components import RAW, board
from engines.pillars.deals import BUY, SELL
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.palette import CREAM, INK, darker, mix
from renderers.pillars.asked.parts import reason
from renderers.pillars.buildings import stall
from renderers.pillars.cards import bare
from renderers.pillars.goods import KINDS, coin, cube, lay_cubes
from renderers.pillars.palette import BUYING, COLOURS, SELLING, STALL
from renderers.pillars.panel import board_of
from renderers.pillars.pieces import tag
from renderers.pillars.sight import PillarsView


def lay_market(image: Image, view: PillarsView, question: Question, place: Rect, words: Words) -> None:
    """Four columns, the dearest last."""
    for kind, spot in zip(KINDS, place.grid(len(KINDS), 1, 14), strict=True):
        board_of((spot.w, spot.h), STALL).lay(image, spot.x, spot.y)
        _column(image, view, question, spot.inset(14, 14), kind=kind, words=words)


def _column(
    image: Image, view: PillarsView, question: Question, place: Rect, *, kind: str, words: Words
) -> None:
    """A kind of cubes: what is for sale and at which price, what one has, what can be done."""
    upper = place.top(270)
    stock = getattr(view.board.stock, kind)
    if kind in RAW:
        stall((upper.w, upper.h), COLOURS[kind]).lay(image, upper.x, upper.y)
        size = (upper.w - 40) // 2 - 8
        for piece in range(min(stock, 4)):
            row, column = divmod(piece, 2)
            x = upper.x + (upper.w - 2 * size - 4) // 2 + column * (size + 4)
            cube(kind, size).lay(image, x, upper.bottom - 52 - (row + 1) * (size + 3))
    else:
        bare((upper.w, upper.h - 6), darker(STALL, 0.3), 0.4).lay(image, upper.x, upper.y)
        size = upper.w // 2
        cube(kind, size).lay(image, upper.x + (upper.w - size) // 2, upper.y + 46)
    disc = 66
    price = str(board().market.prices[kind])
    coin(price, disc).lay(image, upper.x + (upper.w - disc) // 2, upper.bottom - disc + 4)
    own = Rect(place.x, upper.bottom + 18, place.w, 92)
    write(
        image, words("pillars-picture-yours"), own.top(28), "label", 24, ink=mix(INK, CREAM, 0.25), least=12
    )
    has = getattr(view.board.players[question.seat].cubes, kind)
    pair = Rect(own.x + own.w // 2 - 52, own.y + 32, 116, 58)
    lay_cubes(image, kind, has, pair, ink=INK if has else mix(INK, CREAM, 0.6))
    low = Rect(place.x, own.bottom + 12, place.w, place.bottom - own.bottom - 12)
    for deal, spot in zip((BUY, SELL), low.grid(1, 2, 10), strict=True):
        _deal(image, question, spot, deal=deal, kind=kind, words=words)


def _deal(image: Image, question: Question, place: Rect, *, deal: str, kind: str, words: Words) -> None:
    """How many may be bought or sold, or why none."""
    amounts = [
        int(option.parts["amount"])
        for option in question.legal
        if option.parts.get("deal") == f"{deal}_{kind}"
    ]
    if amounts:
        paint = BUYING if deal == BUY else SELLING
        spot = place.centred(place.w, min(place.h, 76))
        tag((spot.w, spot.h), paint).lay(image, spot.x, spot.y)
        said = words(f"pillars-picture-{deal}", most=max(amounts))
        write(
            image,
            said,
            spot.inset(10, 6),
            "heading",
            31,
            ink=CREAM,
            least=14,
            lines=2,
            shade=darker(paint, 0.6),
        )
        return
    why = reason(question, deal=f"{deal}_{kind}")
    if why is not None:
        write(image, words.say(why), place, "small", 20, ink=mix(INK, CREAM, 0.2), least=12, lines=5)
