"""The cards: craftsmen, resources, advantages and events, each with a picture and what it takes and brings."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.pillars.components import advantages, craftsmen, events, resources
from engines.pillars.effects import effect_text
from renderers.kit.cardstock import Cutout, cut_out, stock
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import width, write
from renderers.kit.materials import faded
from renderers.kit.palette import CREAM, INK, PAPER, Colour, darker, lighter, mix
from renderers.kit.relief import Sprite
from renderers.kit.stencil import Shape, cut, slab
from renderers.pillars.effects import effect_size, lay_effect, lay_recipe
from renderers.pillars.figures import worker
from renderers.pillars.goods import coin, cube, lay_cubes
from renderers.pillars.palette import BAD, BANDS, COLOURS, GOOD, GREY, KIND_BANDS, LEATHER
from renderers.pillars.signs import ADVANTAGES, EVENTS
from renderers.pillars.trades import TRADES

Size = tuple[int, int]
SPELT = 84  # from this width on a craftsman has a name
NAMED = 78  # and an advantage
LYING = 40  # how high an advantage that lies must be for its effect
SIGNS = 0.8  # how much of its room one sign may take there
SIDES = 12  # what is left free beside the sign and the name of one that is lower
LEAST = 16  # letters of a name and signs, on a table 1,600 wide


def band_of(card: str) -> Colour:
    """The colour of a craftsman: that of the dearest thing that he uses."""
    uses = craftsmen()[card].uses
    kind = next((kind for kind in ("metal", "gold", "stone", "wood", "sand") if kind in uses), "")
    return BANDS[kind]


def name_of(card: str, words: Words) -> str:
    """A card's name."""
    return words(f"pillars-card-{card}")


def craftsman(card: str, words: Words, size: Size, *, told: bool = False) -> Cutout:
    """A craftsman: his tool, his name where there is room, what he takes and brings, and how often."""
    text = words.say(effect_text(card)) if told else ""
    if size[0] < SPELT:
        return _worker_card(card, size)
    return _craftsman(card, name_of(card, words), text, size)


@kept
def _worker_card(card: str, size: Size) -> Cutout:
    """A small craftsman who is hired already: his tool and how often he works, then what one use takes and brings."""
    known = craftsmen()[card]
    wide, high = size
    face = stock(size, PAPER, 3, 0.7)
    head = Rect(0, 0, wide, round(high * 0.5))
    paint = band_of(card)
    left = round(wide * (0.58 if known.arrow else 1))
    field = stock((wide, head.h), paint, 4, 0.8)
    face.paste(field, (0, 0))
    _band(face, head.left(left), paint, TRADES[known.trade])
    if known.arrow:
        often = Rect(left - 4, 0, wide - left, head.h)
        shade = darker(paint, 0.6)
        write(face, f"{known.capacity}×", often, "bold", 30, ink=CREAM, shade=shade, least=12)
    lay_recipe(face, known, Rect(0, head.h, wide, high - head.h).inset(3, 2), often=False)
    return cut_out(face, paint)


@kept
def _craftsman(card: str, name: str, text: str, size: Size) -> Cutout:
    known = craftsmen()[card]
    wide, high = size
    face = stock(size, PAPER, 3, 0.7)
    foot = round(min(high * (0.24 if text else 0.4), wide * 0.46))
    title = max(LEAST + 4, round(min(high * 0.2, wide * 0.26)))
    if not text and title < 2 * LEAST and width(name, "heading", LEAST) > (wide - 8) * 1.1 and " " in name:
        title, foot = round(2.3 * LEAST), min(foot, round(high * 0.34))
    head = Rect(0, 0, wide, high - foot - title)
    if text:
        head = head.top(min(head.h, round(high * 0.34)))
    _band(face, head, band_of(card), TRADES[known.trade])
    if known.cost:
        size_of_coin = round(min(wide * 0.36, head.h * 0.62))
        coin(str(known.cost), size_of_coin).lay(face, 3, 3)
    if known.mark:
        _mark(face, head)
    place = Rect(4, head.bottom, wide - 8, title)
    write(
        face, name, place, "heading", max(LEAST, min(28, round(title * 0.74))), ink=INK, least=LEAST, lines=2
    )
    if text:
        rest = Rect(0, head.bottom + title, wide, high - foot - head.bottom - title)
        room = rest.inset(round(wide * 0.06), 2)
        write(face, text, room, "prose", 21, ink=INK, least=12, lines=5)
    lay_recipe(face, known, Rect(0, high - foot, wide, foot).inset(3, 2))
    return cut_out(face, band_of(card))


def _band(face: Image, place: Rect, paint: Colour, mark: Shape, *, sign: Colour = CREAM) -> None:
    """A coloured field with a pale sign in its middle."""
    field = stock((place.w, place.h), paint, 4, 0.8)
    size = round(min(place.h * 0.84, place.w * 0.74))
    spot = Rect(0, 0, place.w, place.h).centred(size, size)
    shape = cut(mark, size)
    field.paste(darker(paint, 0.6), (spot.x + 1, spot.y + max(1, size // 22)), faded(shape, 0.8))
    field.paste(sign, (spot.x, spot.y), shape)
    draw = ImageDraw.Draw(field)
    draw.line((0, place.h - 2, place.w, place.h - 2), fill=darker(paint, 0.4), width=2)
    face.paste(field, (place.x, place.y))


def _mark(face: Image, head: Rect) -> None:
    """The exclamation mark of those whom others need."""
    size = round(min(head.w * 0.24, head.h * 0.5))
    place = Rect(head.right - size - 1, head.y + 2, size, size)
    write(face, "!", place, "title", size, ink=(255, 214, 120), shade=(40, 20, 8))


def resource(card: str, size: Size) -> Cutout:
    """A resource card: how many cubes it brings, and the workers that it takes."""
    return _resource(card, size)


@kept
def _resource(card: str, size: Size) -> Cutout:
    known = resources()[card]
    wide, high = size
    paint = BANDS[known.kind]
    ground = mix(COLOURS[known.kind], PAPER, 0.66)
    face = stock(size, ground, 8, 1.1)
    head = Rect(0, 0, wide, max(round(high * 0.3), min(26, high // 2)))
    field = stock((wide, head.h), paint, 4, 0.8)
    face.paste(field, (0, 0))
    figure = round(min(head.h * 0.64, wide * 0.36))
    left = round((wide - figure * 2.2) / 2)
    worker(lighter(GREY, 0.35), figure).lay(face, left, round((head.h - figure * 1.26) / 2))
    number = Rect(left + figure + 2, 0, wide - left - figure - 4, head.h)
    write(
        face,
        str(known.workers),
        number,
        "title",
        round(head.h * 0.8),
        ink=CREAM,
        align="left",
        shade=darker(paint, 0.6),
    )
    body = Rect(0, head.h, wide, high - head.h).inset(round(wide * 0.06), round(high * 0.03))
    _heap(face, known.kind, known.brings, body)
    return cut_out(face, paint)


def _heap(face: Image, kind: str, number: int, place: Rect) -> None:
    """So many cubes in rows of two; one with a number where they would be too small."""
    rows = -(-number // 2)
    size = min(place.w // 2 - 2, place.h // rows - 3, round(place.h * 0.52))
    if size < LEAST:
        lay_cubes(face, kind, number, place.inset(0, place.h // 12))
        return
    for index in range(number):
        row, column = divmod(index, 2)
        alone = row == rows - 1 and number % 2 == 1
        across = (place.w - size) // 2 if alone else (place.w - 2 * size - 3) // 2 + column * (size + 3)
        down = (place.h - rows * (size + 3) + 3) // 2 + row * (size + 3)
        cube(kind, size).lay(face, place.x + across, place.y + down)


def advantage(card: str, words: Words, size: Size, *, told: bool = False) -> Cutout:
    """An advantage: its sign, its name where there is room, and its effect in signs or in words."""
    text = words.say(effect_text(card)) if told else ""
    return _advantage(card, name_of(card, words) if size[0] >= NAMED else "", text, size)


@kept
def _advantage(card: str, name: str, text: str, size: Size) -> Cutout:
    paint = KIND_BANDS[advantages()[card].kind]
    wide, high = size
    face = stock(size, PAPER, 5, 0.7)
    title = max(round(LEAST * 2.2), round(min(high * 0.26, wide * 0.36))) if name else 0
    foot = round(min(high * 0.34, wide * 0.4))
    head = Rect(0, 0, wide, round(high * 0.4) if text else high - foot - title)
    _band(face, head, paint, ADVANTAGES[card], sign=(255, 236, 176))
    if name:
        place = Rect(4, head.bottom, wide - 8, title)
        largest = min(40 if text else 24, round(title * 0.56))
        write(face, name, place, "heading", max(LEAST, largest), ink=INK, least=LEAST, lines=2)
    rest = Rect(0, head.bottom + title, wide, high - head.bottom - title).inset(max(3, wide // 24), 2)
    if text:
        write(face, text, rest, "prose", max(21, round(wide * 0.105)), ink=INK, least=12, lines=6)
    else:
        lay_effect(face, card, rest)
    return cut_out(face, paint)


def tag(card: str, words: Words, size: Size) -> Cutout:
    """An advantage where there is little room: its name on its colour, and below it its sign and its effect."""
    return _tag(card, name_of(card, words), words.short(f"pillars-card-{card}"), size)


def tag_width(card: str, words: Words, high: int) -> int:
    """How wide one is on which its name stands alone beside its sign."""
    return width(words.short(f"pillars-card-{card}"), "heading", LEAST) + SIDES + high - 6


@kept
def _tag(card: str, name: str, short: str, size: Size) -> Cutout:
    paint = KIND_BANDS[advantages()[card].kind]
    wide, high = size
    face = stock(size, PAPER, 5, 0.7)
    alone = high < LYING  # its name alone, and its sign before it
    head = Rect(0, 0, wide, high if alone else round(high * 0.42))
    face.paste(stock((wide, head.h), paint, 4, 0.8), (0, 0))
    gilt = (255, 236, 176)
    spare = wide - SIDES - width(short, "heading", LEAST)  # the sign is smaller before its name is squeezed
    mark = min(high - 6, max(LEAST + 4, spare)) if alone else min(high - head.h - 2, round(wide * 0.38))
    room = (head.rest_right(mark + 4) if alone else head).inset(4, 0)
    write(face, name, room, "heading", 21, ink=gilt, least=LEAST, shade=darker(paint, 0.6), short=short)
    sign, ink = cut(ADVANTAGES[card], mark), gilt if alone else darker(paint, 0.1)
    rest = head if alone else Rect(0, head.h, wide, high - head.h)
    beside = rest.rest_right(mark + 4).inset(3, 2)
    if alone or effect_size(card, beside, SIGNS) >= LEAST:
        face.paste(ink, (4, rest.y + (rest.h - mark) // 2), sign)
        rest = rest.rest_right(mark + 4)
    if not alone:
        lay_effect(face, card, rest.inset(3, 2), share=SIGNS)
    return cut_out(face, paint)


def event(card: str, words: Words, size: Size) -> Cutout:
    """An event as it lies on its place: its sign and its name."""
    return _event(card, name_of(card, words), size)


@kept
def _event(card: str, name: str, size: Size) -> Cutout:
    paint = event_paint(card)
    wide, high = size
    face = stock(size, PAPER, 6, 0.7)
    head = Rect(0, 0, wide, round(high * 0.6))
    _band(face, head, paint, EVENTS[card], sign=(255, 240, 200) if paint == GOOD else (255, 222, 200))
    place = Rect(0, head.h, wide, high - head.h).inset(5, 2)
    write(face, name, place, "heading", 22, ink=INK, least=LEAST, lines=3)
    return cut_out(face, paint)


def event_paint(card: str) -> Colour:
    """Green for good events, red for bad ones."""
    return GOOD if events()[card].good else BAD


@kept
def event_scroll(card: str, name: str, text: str, size: Size) -> Cutout:
    """An event to be read: its sign, its name and what it does, lying."""
    paint = event_paint(card)
    wide, high = size
    face = stock(size, PAPER, 7, 0.7)
    head = Rect(0, 0, min(high, round(wide * 0.36)), high)
    _band(face, head, paint, EVENTS[card], sign=(255, 240, 200))
    rest = Rect(head.right, 0, wide - head.right, high).inset(round(wide * 0.035), round(high * 0.06))
    title = round(rest.h * 0.36)
    write(
        face,
        name,
        rest.top(title),
        "title",
        round(title * 0.66),
        ink=darker(paint, 0.3),
        least=15,
        lines=2,
        align="left",
    )
    write(
        face,
        text,
        rest.rest_below(title),
        "prose",
        round(rest.h * 0.185),
        ink=INK,
        least=13,
        lines=4,
        align="left",
        rise="top",
    )
    return cut_out(face, paint)


@kept
def back(mark: Shape, size: Size, paint: Colour = LEATHER) -> Cutout:
    """The back of a card: tooled leather with a sign."""
    wide, high = size
    face = stock(size, paint, 6, 1.4)
    draw = ImageDraw.Draw(face)
    gold = (226, 184, 104)
    edge = max(3, round(wide * 0.06))
    for inset, strong in ((edge, 2), (edge + max(3, edge // 2 + 1), 1)):
        draw.rounded_rectangle(
            (inset, inset, wide - inset - 1, high - inset - 1), edge, outline=gold, width=strong
        )
    size_of_mark = round(wide * 0.56)
    shape = cut(mark, size_of_mark)
    spot = Rect(0, 0, wide, high).centred(size_of_mark, size_of_mark)
    face.paste(darker(paint, 0.7), (spot.x + 1, spot.y + 2), faded(shape, 0.8))
    face.paste(gold, (spot.x, spot.y), shape)
    return cut_out(face, darker(paint, 0.4))


@kept
def bare(size: Size, paint: Colour, strength: float = 0.4) -> Sprite:
    """The place where a card may lie: a pale outline."""
    mask = slab(size, round(min(size) * 0.08))
    layer = Images.new("RGBA", size, (*paint, 255))
    layer.putalpha(faded(mask, strength * 0.45))
    edge = Images.new("RGBA", size, (*paint, 0))
    box = (1, 1, size[0] - 2, size[1] - 2)
    ImageDraw.Draw(edge).rounded_rectangle(
        box, round(min(size) * 0.08), outline=(*paint, round(255 * strength)), width=2
    )
    layer.alpha_composite(edge)
    return Sprite(layer)
