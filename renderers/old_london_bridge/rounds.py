"""The round: its number, the markers that turn the rondel, the revealed cards in turn order, and at the end the places."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.kernel import Result
from engines.old_london_bridge.view import ArchitectView, BridgeBoard, PlayedCard
from renderers.kit.icons import check
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import glow, ring, veil
from renderers.kit.nameplate import AWAITED, Badge, lay_nameplate, player_name
from renderers.kit.palette import CREAM, INK, LEAF, SHADOW, darker, seat_paint
from renderers.kit.prizes import medal
from renderers.kit.tokens import banner, plate, symbol, token
from renderers.old_london_bridge.cards import back, card
from renderers.old_london_bridge.palette import COUNTER_FACE, PALE, REVERSE
from renderers.old_london_bridge.pieces import pounds
from renderers.old_london_bridge.sight import Sight

CARD_TALL = 1.5


def lay_round(image: Image, sight: Sight, place: Rect) -> None:
    """Which round it is, on a strip of parchment."""
    board, words = sight.board, sight.words
    banner((place.w, place.h), 161).lay(image, place.x, place.y)
    if sight.over:
        said = words("bridge-picture-over")
    else:
        said = words("bridge-picture-round", round=board.round, rounds=board.rounds)
    write(image, said, place.inset(18, 6), "title", round(place.h * 0.68), ink=INK, least=16)


def lay_markers(image: Image, board: BridgeBoard, place: Rect) -> None:
    """The round markers: turned up ones show how far they turn the rondel, the present one is larger and lit."""
    count = len(board.markers)
    step = place.w / count
    size = min(place.h - 4, round(step) - 4)
    for index, steps in enumerate(board.markers):
        x = round(place.x + index * step + (step - size) / 2)
        y = place.y + (place.h - size) // 2
        if steps is None:
            token(size, REVERSE, None, "", INK).lay(image, x, y)
            continue
        now = index == board.round - 1 and board.phase != "over"
        if now:
            ring((size, size), size // 2, 4, (255, 226, 120)).lay(image, x, y)
        ink = INK if now else darker(COUNTER_FACE, 0.5)
        token(size, COUNTER_FACE if now else darker(COUNTER_FACE, 0.16), None, str(steps), ink).lay(
            image, x, y
        )


def lay_order(image: Image, sight: Sight, place: Rect) -> None:
    """The cards of the round; at the end the players in their places."""
    if sight.view.result is not None:
        _places(image, sight.view.result, place, sight.words)
    elif sight.board.phase == "cards":
        _choosing(image, sight, place)
    else:
        _revealed(image, sight, place)


def _columns(place: Rect, count: int) -> list[Rect]:
    """Places for so many cards, in the middle."""
    gap = 12
    wide = (place.w - 3 * gap) // 4
    total = count * wide + (count - 1) * gap
    left = place.x + (place.w - total) // 2
    return [Rect(left + index * (wide + gap), place.y, wide, place.h) for index in range(count)]


def _card_of(column: Rect) -> Rect:
    high = min(round(column.w * CARD_TALL), column.h - 44)
    return Rect(column.x, column.y, column.w, high)


def _revealed(image: Image, sight: Sight, place: Rect) -> None:
    """In turn order: the card of whose turn it is stands in a light, those that are done are pale."""
    played, words = sight.board.played, sight.words
    columns = _columns(place, len(played))
    for column, one in zip(columns, played, strict=True):
        if one.state == "now":
            glow((column.w, column.h - 4), 10, 28).lay(image, column.x, column.y)
    for column, one in zip(columns, played, strict=True):
        spot = _card_of(column)
        card(one.value, words, (spot.w, spot.h)).lay(image, spot.x, spot.y)
        if one.plus:
            _plus(image, one, spot)
        if one.state == "done":
            veil((spot.w, spot.h), round(spot.w * 0.07), PALE, 0.4).lay(image, spot.x, spot.y)
            size = 46
            token(size, LEAF, check, "", CREAM).lay(image, spot.right - size + 4, spot.bottom - size + 2)
        _owner(image, one.seat, spot, column.bottom, words)


def _plus(image: Image, one: PlayedCard, spot: Rect) -> None:
    """What bonus tiles add to a card."""
    size = 48
    token(size, (250, 222, 140), None, f"+{one.plus}").lay(image, spot.right - size + 6, spot.y - 6)


def _owner(image: Image, seat: int, card_spot: Rect, foot: int, words: Words) -> None:
    """Whose card it is: the symbol on its corner, the name on a small plate below."""
    paint = seat_paint(seat)
    place = Rect(card_spot.x, card_spot.bottom + 7, card_spot.w, foot - card_spot.bottom - 7)
    plate((place.w, place.h), paint.colour).lay(image, place.x, place.y)
    shade = None if paint.ink == INK else darker(paint.colour, 0.6)
    room = place.inset(7, 3)
    write(image, player_name(words, seat), room, "title", 26, ink=paint.ink, least=16, lines=2, shade=shade)
    disc = 46
    symbol(seat, disc).lay(image, card_spot.x - 5, card_spot.bottom - disc + 4)


def _choosing(image: Image, sight: Sight, place: Rect) -> None:
    """While cards are chosen: face down what lies there, an empty place for whoever still chooses."""
    seats = sight.view.seats
    each = 2 if seats == 2 else 1
    columns = _columns(place, seats * each)
    for seat, architect in enumerate(sight.board.architects):
        for number in range(each):
            column = columns[seat * each + number]
            spot = _card_of(column)
            _face_down(image, architect, number, spot)
            if number < architect.chosen and f"card:{seat}" in sight.marks:
                ring((spot.w, spot.h), 8, 4).lay(image, spot.x, spot.y)
            _owner(image, seat, spot, column.bottom, sight.words)
            if seat in sight.view.awaited and number >= architect.chosen:
                size = round(spot.w * 0.56)
                icon = token(size, AWAITED.ground, AWAITED.icon, "", AWAITED.ink)
                icon.lay(image, spot.x + (spot.w - size) // 2, spot.y + (spot.h - size) // 2)


def _face_down(image: Image, architect: ArchitectView, number: int, spot: Rect) -> None:
    if number < architect.chosen:
        back((spot.w, spot.h)).lay(image, spot.x, spot.y)
    else:
        veil((spot.w, spot.h), round(spot.w * 0.07), SHADOW, 0.22).lay(image, spot.x, spot.y)


def _places(image: Image, result: Result, place: Rect, words: Words) -> None:
    """The players from the first place to the last, each with what there is in the end."""
    order = sorted(range(len(result.seats)), key=lambda seat: (result.seats[seat].placing, seat))
    high = min(54, place.h // len(order) - 6)
    for row, seat in enumerate(order):
        ended = result.seats[seat]
        top = place.y + row * (place.h // len(order))
        line = Rect(place.x, top, place.w - 120, high)
        badge = Badge(medal(ended.placing), None, str(ended.placing))
        lay_nameplate(image, seat, line, words, badge=badge)
        room = Rect(line.right + 8, top, 110, high)
        write(image, pounds(ended.score), room, "title", 46, ink=INK, least=18, align="right")
