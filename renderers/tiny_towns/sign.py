"""The notice board: the turn, the named cube, and what the table is doing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.tiny_towns.components import KINDS
from renderers.kit.cardstock import Cutout
from renderers.kit.icons import crown
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import BRASS, FADED, INK, NOTICE, TIMBER, darker
from renderers.kit.relief import Sprite
from renderers.kit.tokens import mallet_sprite, noticeboard, stamped
from renderers.tiny_towns.cards import back, worded
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.palette import GONE
from renderers.tiny_towns.sight import TownsView


def lay_sign(image: Image, view: TownsView, place: Rect, words: Words) -> None:
    """The board with its sheet: small print above, the picture, the main word, small print below."""
    noticeboard((place.w, place.h), TIMBER, NOTICE, 23).lay(image, place.x, place.y)
    sheet = place.inset(round(place.w * 0.1), round(min(place.h, place.w) * 0.09))
    small = max(17, min(round(place.w * 0.1), round(place.h * 0.1)))
    main = round(small * 1.75)
    over, word, under = _sayings(view, words)
    write(image, over, sheet.top(round(small * 1.2)), "label", small, ink=FADED, least=16)
    gone = Counter(view.board.deck.seen if view.board.deck and view.result is None else ())
    below = sheet.foot(round(small * (2.6 if gone else 1.25)) if under else 0)
    if under:
        write(image, under, below.top(round(small * 1.25)), "label", small, ink=FADED, least=16)
    if under and gone:
        _gone(image, gone, below.rest_below(round(small * 1.25)))
    middle = Rect(sheet.x, sheet.y + round(small * 1.2), sheet.w, sheet.h - round(small * 1.2) - below.h)
    short = view.board.resource is not None and view.result is None
    name = middle.foot(round(main * (1.2 if short else 1.9)))
    write(
        image,
        word,
        name,
        "title",
        main if short else round(main * 0.82),
        ink=INK,
        least=13,
        lines=1 if short else 3,
    )
    _picture(image, view, Rect(middle.x, middle.y, middle.w, middle.h - name.h))


def _gone(image: Image, gone: Counter[str], place: Rect) -> None:
    """The cards that lie face up among the discards: a cube of each kind, crossed out, and how many."""
    step = min(place.w // len(gone), round(place.h * 2.1))
    left = place.x + (place.w - step * len(gone)) // 2
    size = min(place.h, round(step * 0.56))
    for index, (kind, count) in enumerate(gone.items()):
        spot = Rect(left + index * step, place.y + (place.h - size) // 2, size, size)
        cube(kind, size).lay(image, spot.x, spot.y)
        draw = ImageDraw.Draw(image)
        draw.line((spot.x - 1, spot.bottom - 2, spot.right, spot.y + 1), fill=GONE, width=max(2, size // 9))
        text = Rect(spot.right + 3, place.y, step - size - 4, place.h)
        write(image, str(count), text, "bold", round(size * 0.86), ink=INK, least=14, align="left")


def _sayings(view: TownsView, words: Words) -> tuple[str, str, str]:
    board = view.board
    if view.result is not None:
        rank = view.result.seats[0].rank
        if rank is not None:
            return words("towns-picture-over"), words.say(rank), ""
        winners = words.listed([player_name(words, seat) for seat in view.result.winners])
        return words("towns-picture-over"), winners, ""
    turn = words("towns-picture-turn", turn=board.turn)
    pile = words("towns-picture-pile", cards=board.deck.pile) if board.deck else ""
    if board.phase == "monuments":
        return "", words("towns-picture-monuments"), ""
    if board.resource is not None:
        kind = worded(words, f"towns-cube-{board.resource}")
        return turn, kind[:1].upper() + kind[1:], pile
    if board.builder is not None:
        return turn, words("towns-picture-naming", player=player_name(words, board.builder)), pile
    if view.seats == 1:
        return turn, words("towns-picture-choosing"), pile
    return turn, words("towns-picture-free"), pile


def _picture(image: Image, view: TownsView, place: Rect) -> None:
    size = min(round(place.w * 0.8), round(place.h * 0.86))
    spot = place.centred(size, size)
    board = view.board
    sprite: Sprite | Cutout
    if view.result is not None:
        sprite = stamped(crown, size, darker(BRASS, 0.18))
    elif board.phase == "monuments":
        wide = round(size * 0.76)
        sprite, spot = back((wide, size)), place.centred(wide, size)
    elif board.resource is not None:
        sprite = cube(board.resource, size)
    elif board.builder is not None:
        sprite = mallet_sprite(size)
    else:
        alone = view.seats == 1 and board.deck is not None
        _kinds(image, place, board.deck.open if alone and board.deck else KINDS)
        return
    sprite.lay(image, spot.x, spot.y)


def _kinds(image: Image, place: Rect, kinds: Sequence[str]) -> None:
    """One cube of each kind that may be picked."""
    size = min(place.w // 3 - 4, round(place.h * 0.46))
    step = size + 5
    for row, some in enumerate((kinds[:3], kinds[3:])):
        left = place.x + (place.w - step * len(some) + 5) // 2
        high = size if len(kinds) < 4 else 2 * size + 4
        top = place.y + (place.h - high) // 2 + row * (size + 4)
        for index, kind in enumerate(some):
            cube(kind, size).lay(image, left + index * step, top)
