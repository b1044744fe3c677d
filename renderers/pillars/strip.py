"""Below the map: the round, and what the phase is about: the pool of cards, the cost track, the event, the winner."""

from __future__ import annotations

from PIL import Image as Images
from PIL.Image import Image

from data.words import Words
from engines.pillars.components import RAW, ROUNDS, board, resources
from engines.pillars.effects import effect_text
from renderers.kit.easel import Easel
from renderers.kit.icons import laurel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import glow, ring
from renderers.kit.materials import wood
from renderers.kit.nameplate import player_name
from renderers.kit.palette import (
    BRASS,
    CREAM,
    FADED,
    INK,
    NOTICE,
    SHADOW,
    TIMBER,
    darker,
    lighter,
    seat_paint,
)
from renderers.kit.prizes import medal
from renderers.kit.relief import Sprite, bevel, cast, padded, under
from renderers.kit.shapes import box, line, oval, poly
from renderers.kit.stencil import Pen, fineness, slab
from renderers.kit.stowed import stowed
from renderers.kit.tokens import noticeboard, stamped, token
from renderers.pillars.cards import craftsman, event_scroll, name_of, resource
from renderers.pillars.figures import TALL, builder
from renderers.pillars.goods import coin, cube, points
from renderers.pillars.palette import SACK, TROUGH
from renderers.pillars.pieces import die
from renderers.pillars.sight import BUILDERS, DRAFT, PillarsView, current

SIGN = 178


def lay_strip(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """The sign of the round, and beside it what the phase is about."""
    lay_sign(image, view, place.left(SIGN), words)
    room = place.rest_right(SIGN + 14)
    if view.result is not None:
        _winners(image, view, room, words)
    elif view.board.phase == DRAFT:
        lay_pool(image, view.board.pool, room, words)
    elif view.board.phase == BUILDERS:
        lay_track(image, view, room)
    elif current(view) == "market":
        _stalls(image, view, room, words)
    else:
        _step(image, view, room, words)


def phase_name(view: PillarsView, words: Words) -> str:
    """The phase, or the step of the third one."""
    if view.result is not None:
        return words("pillars-picture-over")
    step = current(view)
    if step is not None:
        return words(f"pillars-place-{step}")
    return words(f"pillars-picture-phase-{view.board.phase}")


def lay_sign(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """The notice board: the round and the phase."""
    noticeboard((place.w, place.h), TIMBER, NOTICE, 23).lay(image, place.x, place.y)
    sheet = place.inset(24, 20)
    over, number = sheet.top(30), Rect(sheet.x, sheet.y + 26, sheet.w, sheet.h - 78)
    write(image, words("pillars-picture-round"), over, "label", 26, ink=FADED)
    shown = words("pillars-picture-rounds", round=view.board.round, rounds=ROUNDS)
    write(image, shown, number, "title", 66, ink=INK, least=20)
    write(image, phase_name(view, words), sheet.foot(52), "heading", 27, ink=INK, least=14, lines=2)


def lay_pool(image: Image, cards: tuple[str, ...], place: Rect, words: Words) -> list[Rect]:
    """The cards of the pool in a row; says where each lies."""
    count = max(1, len(cards))
    wide = min(
        (place.w - 10 * 8) // 9 if count > 7 else round(place.h * 0.68), (place.w - 10 * (count - 1)) // count
    )
    left = place.x + (place.w - count * wide - (count - 1) * 10) // 2
    spots = [Rect(left + index * (wide + 10), place.y + 4, wide, place.h - 10) for index in range(len(cards))]
    for card, spot in zip(cards, spots, strict=True):
        size = (spot.w, spot.h)
        sprite = resource(card, size) if card in resources() else craftsman(card, words, size)
        sprite.lay(image, spot.x, spot.y)
    return spots


@stowed
def trough(size: tuple[int, int]) -> Sprite:
    """A long board of wood for the cost track."""
    margin = 12
    mask = slab(size, 16)
    face = bevel(wood(size, TROUGH, 91, 1.2, 1.0), mask, 3, light=0.4, dark=0.5)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    return Sprite(under(cast(outer, 5, (3, 6), 0.8), body), margin, margin)


@kept
def _hollow(size: tuple[int, int]) -> Sprite:
    easel = Easel(size, 3)
    foot = 100 * size[1] / size[0]
    easel.lay(box(0, 0, 100, foot, 12), darker(TROUGH, 0.42))
    easel.lay(box(3, 5, 100, foot, 11), darker(TROUGH, 0.24))
    return easel.finished()


@kept
def _cost_marker(size: int) -> Sprite:
    easel = Easel((size, round(size * 0.5)), fineness(size))
    easel.lay(oval(50, 29, 49, 20), (20, 16, 16))
    easel.lay(oval(50, 22, 49, 20), (58, 52, 54), edge=3, light=0.7)
    return easel.finished(lift=3)


@kept
def sack(size: int) -> Sprite:
    """The bag from which builders are drawn."""
    easel = Easel((size, round(size * 1.1)), fineness(size))

    def body(pen: Pen) -> None:
        pen.oval(50, 74, 44, 34)
        pen.poly((34, 30), (66, 30), (92, 66), (8, 66))

    easel.lay(body, SACK, edge=3, light=0.5, dark=0.7)
    easel.lay(poly((28, 8), (72, 8), (64, 28), (36, 28)), lighter(SACK, 0.16), edge=2)
    easel.lay(line(6, (32, 29), (68, 29)), (122, 40, 36), edge=1)
    easel.outlined(darker(SACK, 0.7), 1.5)
    return easel.finished(lift=4)


def lay_track(image: Image, view: PillarsView, place: Rect) -> None:
    """The cost track: the prices, who passed at which, the marker with the drawn builder, and the bag."""
    track = view.board.track
    trough((place.w, place.h - 6)).lay(image, place.x, place.y)
    room = place.inset(12, 8)
    bag = min(200, round(room.w * 0.22))
    row = Rect(room.x, room.y, room.w - bag - 10, room.h - 6)
    for index, spot in enumerate(row.grid(len(track.prices), 1, 6)):
        price = track.prices[index]
        _hollow((spot.w, spot.h)).lay(image, spot.x, spot.y)
        disc = min(spot.w - 26, 56)
        coin(str(price), disc).lay(image, spot.x + (spot.w - disc) // 2, spot.bottom - disc - 5)
        stand = Rect(spot.x, spot.y, spot.w, spot.h - disc - 8)
        wide = min(round((stand.h - 8) / TALL), spot.w - 12)
        figure = Rect(
            spot.x + (spot.w - wide) // 2, stand.bottom - round(wide * TALL) - 2, wide, round(wide * TALL)
        )
        if price == track.marker:
            flat = min(spot.w - 8, round(wide * 1.3))
            _cost_marker(flat).lay(image, spot.x + (spot.w - flat) // 2, stand.bottom - round(flat * 0.36))
        seat = track.drawn if price == track.marker and track.drawn is not None else track.passed[index]
        if seat is None:
            continue
        drawn = price == track.marker and track.drawn is not None
        if drawn:
            glow((figure.w, figure.h), 20, 12).lay(image, figure.x, figure.y)
        builder(seat, wide).lay(image, figure.x, figure.y)
        if f"track:{price}" in view.marks or (drawn and "drawn" in view.marks):
            ring((figure.w, figure.h), 20, 4).lay(image, figure.x, figure.y)
    _bag(image, view, Rect(row.right + 10, room.y, bag, room.h - 6))


def _bag(image: Image, view: PillarsView, place: Rect) -> None:
    """The bag, and how many builders of each seat are still in it."""
    size = min(place.w // 2, round(place.h / 1.1) - 10, 90)
    sack(size).lay(image, place.x, place.y + (place.h - round(size * 1.1)) // 2)
    rows = place.rest_right(size + 6).grid(1, view.seats, 3)
    aside = view.board.track.aside
    for seat, spot in enumerate(rows):
        high = min(spot.h, 46)
        figure = Rect(spot.x, spot.y + (spot.h - high) // 2, round(high / TALL), high)
        builder(seat, figure.w).lay(image, figure.x, figure.y)
        left = view.board.track.bag[seat]
        text = Rect(figure.right + 5, spot.y, spot.right - figure.right - 5, spot.h)
        out = aside.count(seat)
        shown = f"{left} (−{out})" if out else str(left)
        write(
            image,
            shown,
            text,
            "bold",
            34,
            ink=CREAM if left else lighter(TROUGH, 0.3),
            align="left",
            shade=SHADOW,
            least=14,
        )


def _step(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """The event of this round to be read, and the tax when it has been rolled."""
    card = view.board.event
    tax = view.board.tax
    wide = min(place.w - (190 if tax is not None else 0), 700)
    total = wide + (190 if tax is not None else 0)
    left = place.x + (place.w - total) // 2
    if card is not None:
        size = (wide, place.h - 12)
        text = words.say(effect_text(card))
        event_scroll(card, name_of(card, words), text, size).lay(image, left, place.y + 4)
        if "event" in view.marks:
            ring(size, 10, 4).lay(image, left, place.y + 4)
    if tax is not None:
        spot = Rect(left + wide + 24, place.y, 166, place.h)
        disc = 112
        die(tax, disc).lay(image, spot.x + (spot.w - disc) // 2, spot.y + 6)
        said = words("pillars-picture-tax", gold=tax)
        write(
            image,
            said,
            Rect(spot.x, spot.y + disc + 14, spot.w, spot.h - disc - 22),
            "heading",
            30,
            ink=CREAM,
            lines=2,
            least=15,
            shade=SHADOW,
        )


def _stalls(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """What each kind of cube costs at the market, and how many lie there; metal is only sold."""
    trough((place.w, place.h - 6)).lay(image, place.x, place.y)
    prices = board().market.prices
    for (kind, price), spot in zip(prices.items(), place.inset(16, 14).grid(len(prices), 1, 14), strict=True):
        _hollow((spot.w, spot.h)).lay(image, spot.x, spot.y)
        size = min(spot.h - 62, spot.w // 2 - 14)
        top = spot.y + 12
        cube(kind, size).lay(image, spot.x + spot.w // 2 - size - 6, top)
        coin(str(price), size).lay(image, spot.x + spot.w // 2 + 6, top)
        stock = getattr(view.board.stock, kind, None) if kind in RAW else None
        said = words("pillars-picture-sold") if stock is None else words("pillars-picture-stock", count=stock)
        under = Rect(spot.x + 6, top + size + 6, spot.w - 12, spot.bottom - top - size - 12)
        write(image, said, under, "heading", 25, ink=CREAM, least=14, lines=2, shade=SHADOW)


def _winners(image: Image, view: PillarsView, place: Rect, words: Words) -> None:
    """The order in which all have ended, with their points."""
    if view.result is None:
        return
    trough((place.w, place.h - 6)).lay(image, place.x, place.y)
    order = sorted(range(view.seats), key=lambda seat: (view.result.seats[seat].placing, seat))  # type: ignore[union-attr]  # asked just above
    for seat, spot in zip(order, place.inset(16, 12).grid(view.seats, 1, 14), strict=True):
        ended = view.result.seats[seat]
        size = min(spot.h - 52, spot.w // 2 - 8)
        left = spot.x + (spot.w - 2 * size - 6) // 2
        if ended.placing == 1:
            wreath = size + 26
            stamped(laurel, wreath, lighter(BRASS, 0.2)).lay(image, left - 13, spot.y - 10)
        disc = round(size * 0.72)
        token(disc, medal(ended.placing), None, str(ended.placing)).lay(
            image, left + (size - disc) // 2, spot.y + (size - disc) // 2
        )
        points(str(ended.score), round(size * 0.84)).lay(image, left + size + 12, spot.y)
        name = Rect(spot.x, spot.y + size + 4, spot.w, spot.h - size - 10)
        write(
            image,
            player_name(words, seat),
            name,
            "title",
            34,
            ink=CREAM,
            least=14,
            lines=2,
            shade=darker(seat_paint(seat).colour, 0.7),
        )
