"""What lies beside a town: its monument card, what waits on it, tokens, and at the end its place and points."""

from __future__ import annotations

from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.kernel import SeatResult
from engines.tiny_towns.view import TownView
from renderers.kit.icons import crown, flag
from renderers.kit.layout import Rect
from renderers.kit.lettering import Align, write
from renderers.kit.palette import BRASS, CREAM, GOLD, INK, SHADOW, darker
from renderers.kit.prizes import medal, signed
from renderers.kit.relief import Sprite
from renderers.kit.stencil import Pen
from renderers.kit.tokens import mallet_sprite, stamped, token
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cards import back, worded
from renderers.tiny_towns.monuments import built
from renderers.tiny_towns.palette import CHIP, SOCKET
from renderers.tiny_towns.plan import TownPlace
from renderers.tiny_towns.town import group_of

CARD = 0.74
CHIPS = 2


def refusal(pen: Pen) -> None:
    """A cube crossed out: set aside instead of placed."""
    pen.box(16, 16, 84, 84, 8)
    pen.cutting().box(28, 28, 72, 72, 4)
    pen.filling().line(12, (8, 92), (92, 8))


def lay_beside(
    image: Image, town: TownView, place: TownPlace, words: Words, *, novice: bool, ended: SeatResult | None
) -> None:
    """Everything that belongs to a town and stands on no square."""
    room = place.beside
    if ended is not None:
        room = _outcome(image, ended, place, words)
    if place.column:
        _column(image, town, room, words, novice=novice, over=ended is not None)
    else:
        _strip(image, town, room, words, novice=novice, over=ended is not None)


def _outcome(image: Image, ended: SeatResult, place: TownPlace, words: Words) -> Rect:
    """Placing and points, large; says what room is left."""
    room = place.beside
    points = words("towns-picture-points", points=ended.score)
    if not place.column:
        size = room.h - 2
        _prize(ended, size).lay(image, room.x, room.y)
        text = Rect(room.x + size + 10, room.y, round(room.w * 0.36), room.h)
        wide = _score(image, ended.score, points, text, left=True)
        return room.rest_right(size + wide + 28)
    size = min(round(room.w * 0.72), round(room.h * 0.24))
    _prize(ended, size).lay(image, room.x + (room.w - size) // 2, room.y)
    text = Rect(room.x, room.y + size + 4, room.w, round(room.h * 0.27))
    _score(image, ended.score, points, text, left=False)
    return room.rest_below(size + text.h + 8)


def _prize(ended: SeatResult, size: int) -> Sprite:
    """The medal of the placing; whoever played alone gets a crown instead of a number."""
    if ended.rank is not None:
        return token(size, BRASS, crown)
    return token(size, medal(ended.placing), None, str(ended.placing))


def _score(image: Image, score: int, points: str, room: Rect, *, left: bool) -> int:
    """The number and its unit; says how wide they are."""
    unit = round(room.h * 0.3)
    align: Align = "left" if left else "middle"
    number = signed(score)
    upper = write(
        image,
        number,
        room.top(room.h - unit),
        "title",
        room.h,
        ink=CREAM,
        least=20,
        align=align,
        shade=SHADOW,
    )
    lower = write(
        image, points, room.foot(unit), "label", round(unit * 0.92), ink=CREAM, align=align, shade=SHADOW
    )
    return max(upper.w, lower.w)


def _monument(image: Image, town: TownView, place: Rect) -> bool:
    size = (place.w, place.h)
    shown = town.monument or town.unbuilt
    if shown is not None:
        built(shown, size, stands=town.monument is not None).lay(image, place.x, place.y)
    elif town.has_card:
        back(size).lay(image, place.x, place.y)
    else:
        return False
    if town.shrine is not None:
        wide = max(26, round(place.w * 0.5))
        token(wide, CREAM, None, str(town.shrine)).lay(
            image, place.right - round(wide * 0.7), place.bottom - round(wide * 0.8)
        )
    return True


def _label(town: TownView, words: Words) -> str:
    if town.monument is not None:
        return worded(words, f"towns-card-{town.monument}")
    if town.unbuilt is not None:
        return words("towns-picture-unbuilt", card=Text(f"towns-card-{town.unbuilt}"))
    return words("towns-picture-hidden")


def _strip(image: Image, town: TownView, room: Rect, words: Words, *, novice: bool, over: bool) -> None:
    right = room.right
    if not over:
        right = _tokens(image, town, Rect(room.x, room.y, room.w, room.h), novice=novice)
    wide = round(room.h * CARD)
    left = room.x
    if _monument(image, town, Rect(left, room.y, wide, room.h)):
        left += wide + 14
        text = Rect(left, room.y, right - left - 8, room.h)
        if town.watch:
            _watch(image, town.watch, text)
        else:
            _words(image, _label(town, words), text)
    elif town.completed is not None and not over:
        _words(image, words("towns-picture-completed"), Rect(left, room.y, right - left - 8, room.h))


def _words(image: Image, text: str, room: Rect) -> None:
    write(image, text, room, "heading", 26, ink=CREAM, least=16, lines=3, align="left", shade=SHADOW)


def _watch(image: Image, waiting: tuple[str, ...], room: Rect) -> None:
    size = min(room.h, room.w // len(waiting) - 2, 90)
    for index, card in enumerate(waiting):
        building(card, group_of(card), size).lay(
            image, room.x + index * (size + 3), room.y + (room.h - size) // 2
        )


def _tokens(image: Image, town: TownView, room: Rect, *, novice: bool) -> int:
    """The tokens at the right end of a strip, two rows high; says where they begin."""
    right = room.right
    half = (room.h - 6) // 2
    if town.named:
        wide = _times(image, town.named, Rect(right - 2 * half - 4, room.y, 2 * half + 4, half + 4))
        right = min(right, wide)
    if novice:
        for index in range(CHIPS):
            x = room.right - (CHIPS - index) * (half + 3)
            _chip(image, x, room.bottom - half, half, used=index < town.set_aside)
        right = min(right, room.right - CHIPS * (half + 3))
    return right


def _times(image: Image, count: int, room: Rect) -> int:
    """How often this player named a cube: a small mallet and a number."""
    text = f"×{count}"
    size = room.h
    spot = write(
        image,
        text,
        room.rest_right(size),
        "bold",
        round(room.h * 0.78),
        ink=CREAM,
        align="right",
        shade=SHADOW,
    )
    mallet_sprite(size).lay(image, spot.x - size - 3, room.y)
    return spot.x - size - 3


def _chip(image: Image, x: int, y: int, size: int, *, used: bool) -> None:
    if used:
        stamped(_hole, size, SOCKET, 0.85).lay(image, x, y)
        stamped(refusal, round(size * 0.5), (130, 100, 70), 0.8).lay(image, x + size // 4, y + size // 4)
    else:
        token(size, CHIP, refusal, "", INK).lay(image, x, y)


def _hole(pen: Pen) -> None:
    pen.oval(50, 50, 46)


def _column(image: Image, town: TownView, room: Rect, words: Words, *, novice: bool, over: bool) -> None:
    foot = 0 if over else _foot(image, town, room, novice=novice)
    high = min(round(room.h * (0.44 if not over else 0.56)), round(min(room.w, 190) / CARD))
    wide = round(high * CARD)
    if town.has_card or town.monument or town.unbuilt:
        _monument(image, town, Rect(room.x + (room.w - wide) // 2, room.y, wide, high))
        text = Rect(room.x, room.y + high + 8, room.w, min(84, room.h - high - foot - 10))
        largest = max(20, min(28, room.w // 7))
        write(
            image,
            _label(town, words),
            text,
            "heading",
            largest,
            ink=CREAM,
            least=16,
            lines=4,
            rise="top",
            shade=SHADOW,
        )
        if town.watch and not over:
            _watch(image, town.watch, Rect(room.x, text.bottom, room.w, max(30, room.w // 3)))
    elif town.completed is not None and not over:
        _completed(image, room.top(high), words)


def _completed(image: Image, room: Rect, words: Words) -> None:
    size = min(room.w, room.h) // 2
    stamped(flag, size, darker(GOLD, 0.1)).lay(image, room.x + (room.w - size) // 2, room.y)
    text = Rect(room.x, room.y + size + 6, room.w, 60)
    write(
        image,
        words("towns-picture-completed"),
        text,
        "heading",
        26,
        ink=CREAM,
        lines=2,
        rise="top",
        shade=SHADOW,
    )


def _foot(image: Image, town: TownView, room: Rect, *, novice: bool) -> int:
    size = min(56, max(38, room.w // 4))
    bottom = room.bottom
    if novice:
        for index in range(CHIPS):
            x = room.x + room.w // 2 + (index - CHIPS // 2) * (size + 6) + 3
            _chip(image, x, bottom - size, size, used=index < town.set_aside)
        bottom -= size + 10
    if town.named:
        row = Rect(room.x, bottom - size, room.w, size)
        text = f"×{town.named}"
        both = size + round(size * 0.9)
        left = row.x + (row.w - both) // 2
        mallet_sprite(size).lay(image, left, row.y)
        write(
            image,
            text,
            Rect(left + size + 4, row.y, both - size, size),
            "bold",
            round(size * 0.66),
            ink=CREAM,
            align="left",
            shade=SHADOW,
        )
        bottom -= size + 8
    return room.bottom - bottom
