"""A player's own town, large, with the open question drawn onto it and the cards beside it."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Question
from engines.tiny_towns.components import KINDS
from engines.tiny_towns.counting import worth_now
from engines.tiny_towns.view import TownsBoard, TownView
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import CREAM, FADED, INK
from renderers.kit.prizes import signed
from renderers.kit.tokens import banner, token
from renderers.tiny_towns.asked import (
    buildings_of,
    light_card,
    light_squares,
    number_token,
    outline_buildings,
    part_of,
    squares_of,
)
from renderers.tiny_towns.board import field
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cards import back, card
from renderers.tiny_towns.cubes import cube
from renderers.tiny_towns.sight import TownsView
from renderers.tiny_towns.sign import lay_sign
from renderers.tiny_towns.table import table_top
from renderers.tiny_towns.town import group_of, lay_plate, lay_town

SIZE = (1200, 900)
EDGE = 20
TOP = Rect(EDGE, EDGE - 2, SIZE[0] - 2 * EDGE, 92)
TRAY = Rect(EDGE, 124, 756, 756)
CARDS = Rect(TRAY.right + 22, TRAY.y, SIZE[0] - TRAY.right - 22 - EDGE, TRAY.h).grid(2, 4, 12)


def draw_seat(view: TownsView, question: Question | None, words: Words) -> Image:
    """The viewer's town; for somebody who only watches, that of the first seat."""
    seat = view.viewer or 0
    board = view.board
    town = board.towns[seat]
    image = table_top(SIZE).copy()
    for known, place in zip(board.cards, CARDS, strict=False):
        card(known, words, (place.w, place.h)).lay(image, place.x, place.y)
    awaited = seat in view.awaited and view.result is None
    name = TOP.left(round(TOP.w * 0.36))
    lay_plate(
        image,
        town,
        seat,
        name.inset(0, 4),
        words,
        awaited=awaited,
        leads=board.builder == seat,
        over=view.result is not None,
    )
    _say(image, view, question, TOP.rest_right(name.w + 16), words)
    lay_town(image, board, seat, TRAY, view.marks, lit=False)
    _own_monument(image, view, town, words)
    _ask(image, town, board, question)
    return image


def _say(image: Image, view: TownsView, question: Question | None, place: Rect, words: Words) -> None:
    """What is asked, with the cubes that it is about."""
    banner((place.w, place.h), 41).lay(image, place.x, place.y)
    room = place.inset(22, 8)
    if view.result is None:
        room = _points(image, worth_now(view.board, view.viewer or 0), room, words)
    kinds = part_of(question, "resource") or (() if view.board.resource is None else (view.board.resource,))
    kinds = tuple(kind for kind in KINDS if kind in kinds)
    size = min(room.h - 6, round(room.w * 0.42) // max(1, len(kinds)) - 6)
    for index, kind in enumerate(kinds):
        cube(kind, size).lay(image, room.x + index * (size + 6), room.y + (room.h - size) // 2)
    left = len(kinds) * (size + 6) + (12 if kinds else 0)
    write(
        image,
        _sentence(view, question, words),
        room.rest_right(left),
        "heading",
        30,
        ink=INK,
        least=15,
        lines=3,
        align="left",
    )


def _points(image: Image, points: int, room: Rect, words: Words) -> Rect:
    """What the town would come to if it stayed as it is, at the right end; says what room is left."""
    wide = 84
    small = Rect(room.right - wide, room.y, wide, room.h)
    under = small.foot(22)
    write(image, words("towns-picture-now"), under, "label", 19, ink=FADED, least=13)
    write(image, signed(points), small.top(small.h - 20), "title", 46, ink=INK, least=24)
    return Rect(room.x, room.y, room.w - wide - 14, room.h)


def _sentence(view: TownsView, question: Question | None, words: Words) -> str:
    if question is not None:
        return words.say(question.prompt)
    if view.result is not None:
        return words("towns-picture-over")
    if view.awaited:
        return words("towns-picture-waiting", players=[player_name(words, seat) for seat in view.awaited])
    return words("towns-picture-turn", turn=view.board.turn)


def _ask(image: Image, town: TownView, board: TownsBoard, question: Question | None) -> None:
    squares = field(TRAY)
    taken = frozenset(
        index
        for index, square in enumerate(town.squares)
        if square.cube is not None or square.building is not None
    )
    light_squares(image, squares, squares_of(question), taken)
    ways = buildings_of(question)
    outline_buildings(image, squares, ways)
    choices = set(part_of(question, "building"))
    for name, place in zip(board.cards, CARDS, strict=False):
        if name in choices:
            light_card(image, place)
    for name, place in zip(board.cards, CARDS, strict=False):
        _numbers(image, [way.number for way in ways if way.card == name], place)
    _numbers(image, [way.number for way in ways if way.card not in board.cards], CARDS[-1])


def _numbers(image: Image, numbers: list[int], place: Rect) -> None:
    """The numbers of a card's patterns, down its right edge."""
    size = 30
    step = min(size, (place.h - 2 * size) // max(1, len(numbers) - 1))
    for index, number in enumerate(numbers):
        number_token(number, size).lay(image, place.right - size // 2, place.y + size + index * step)


def _own_monument(image: Image, view: TownsView, town: TownView, words: Words) -> None:
    """The player's own monument in the place after the seven cards; without one, the notice board."""
    place = CARDS[7]
    own = town.monument or town.unbuilt or (view.hand.kept if view.hand else None)
    if own is not None:
        card(own, words, (place.w, place.h), said="" if town.watch else "short").lay(image, place.x, place.y)
        _waiting(image, town, place)
        if town.shrine is not None:
            token(44, CREAM, None, str(town.shrine)).lay(image, place.right - 40, place.bottom - 40)
    elif town.has_card:
        wide = round(place.h * 0.74)
        back((wide, place.h)).lay(image, place.x + (place.w - wide) // 2, place.y)
    else:
        lay_sign(image, view, place, words)


def _waiting(image: Image, town: TownView, place: Rect) -> None:
    size = 54
    for index, name in enumerate(town.watch):
        x = place.x + (place.w - len(town.watch) * size) // 2 + index * size
        building(name, group_of(name), size).lay(image, x, place.bottom - size - 4)
