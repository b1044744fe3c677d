"""The cards that lie before a player: resource cards of this round, and advantages with their names."""

from __future__ import annotations

from collections.abc import Collection

from PIL.Image import Image

from data.words import Words
from renderers.kit.layout import Rect
from renderers.kit.light import frame, ring
from renderers.kit.palette import PAPER, darker
from renderers.pillars.cards import LYING, NAMED, advantage, bare, resource, tag, tag_width
from renderers.pillars.sight import PillarsView

FEW = 4
GAP = 4
BETWEEN = 5
WIDE = 360
LOW = 80  # advantages lie in a row that is not higher
SLIM = 54  # how wide a resource card is in such a row
LEAST, TAG = 62, 108  # how wide an advantage shall be there, and is at most


def lay_cards(
    image: Image, view: PillarsView, seat: int, place: Rect, words: Words, *, lit: Collection[str] = ()
) -> None:
    """Upright cards in a row, in two where one would be too long; where their names would not fit they lie.

    In a light: the advantages that can be used now.
    """
    player = view.board.players[seat]
    cards = (*player.cards, *player.advantages)
    in_a_row = place.w > 2.6 * place.h
    ways = {rows: _wide(len(cards), rows, place) for rows in ((1,) if in_a_row else (1, 2))}
    rows = max(ways, key=ways.__getitem__)
    wide = ways[rows]
    if place.h < LOW or (player.advantages and wide < NAMED):
        _lay_low(image, view, seat, place, words, lit=lit)
        return
    if in_a_row:
        _outlines(image, len(cards), place)
    high = min((place.h - BETWEEN * (rows - 1)) // rows, round(wide * 1.4))
    columns = -(-len(cards) // rows)
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        x, y = place.x + column * (wide + GAP), place.y + row * (high + BETWEEN)
        held = index < len(player.cards)
        drawn = resource(card, (wide, high)) if held else advantage(card, words, (wide, high))
        drawn.lay(image, x, y)
        if not held and card in lit:
            frame((wide, high), 6, 4).lay(image, x, y)
        if index == _newest(view, seat, held=held):
            ring((wide, high), 6, 3).lay(image, x, y)


def _newest(view: PillarsView, seat: int, *, held: bool) -> int:
    """Which of the cards has just come; -1 if none has."""
    player = view.board.players[seat]
    if f"{'cards' if held else 'advantages'}:{seat}" not in view.marks:
        return -1
    return len(player.cards) - 1 + (0 if held else len(player.advantages))


def _lay_low(
    image: Image, view: PillarsView, seat: int, place: Rect, words: Words, *, lit: Collection[str]
) -> None:
    """Narrow resource cards, and in the rest of the room advantages that lie, with their names; in rows if need be."""
    player = view.board.players[seat]
    narrow = min(SLIM, round(place.h * 0.84))
    for index, card in enumerate(player.cards):
        resource(card, (narrow, place.h)).lay(image, place.x, place.y)
        if index == _newest(view, seat, held=True):
            ring((narrow, place.h), 6, 3).lay(image, place.x, place.y)
        place = place.rest_right(narrow + GAP)
    count = len(player.advantages)
    if not count:
        return
    rows = _rows(count, place)
    columns = -(-count // rows)
    high = (place.h - BETWEEN * (rows - 1)) // rows
    for row in range(rows):
        first, x, y = row * columns, place.x, place.y + row * (high + BETWEEN)
        lying = player.advantages[first : first + columns]
        alike = [min(TAG, (place.w + GAP) // columns - GAP)] * len(lying)
        wides = alike if high >= LYING else _by_name(lying, words, place.w, high)
        for index, (card, wide) in enumerate(zip(lying, wides, strict=True), first):
            tag(card, words, (wide, high)).lay(image, x, y)
            if card in lit:
                frame((wide, high), 6, 4).lay(image, x, y)
            if len(player.cards) + index == _newest(view, seat, held=False):
                ring((wide, high), 6, 3).lay(image, x, y)
            x += wide + GAP


def _rows(count: int, place: Rect) -> int:
    """In how many rows so many advantages lie: few, since what they do stands on them only where they are high."""
    columns = max(1, (place.w + GAP) // (LEAST + GAP))
    if count <= columns:
        return 1
    return 2 if count <= 2 * FEW else -(-count // min(FEW, columns))


def _by_name(cards: tuple[str, ...], words: Words, room: int, high: int) -> list[int]:
    """How wide each of these is in a row, where only its name stands on it: a long one takes what a short one leaves."""
    needs = [tag_width(card, words, high) for card in cards]
    spare = room - GAP * (len(cards) - 1) - sum(needs)
    return [min(TAG, need + spare // len(cards)) for need in needs]


def _outlines(image: Image, count: int, place: Rect) -> None:
    """Pale outlines for cards that may still come."""
    wide = _wide(count, 1, place)
    for column in range(count, _few(place)):
        x = place.x + column * (wide + GAP)
        bare((wide, min(place.h, round(wide * 1.4))), darker(PAPER, 0.5), 0.5).lay(image, x, place.y)


def _wide(count: int, rows: int, place: Rect) -> int:
    """How wide so many cards may be in so many rows."""
    columns = max(_few(place), -(-count // rows))
    high = (place.h - BETWEEN * (rows - 1)) // rows
    share = 1.2 if columns == FEW else 0.74 if rows == 1 else 0.92
    return min(round(high * share), (place.w - GAP * (columns - 1)) // columns)


def _few(place: Rect) -> int:
    """For how many cards there is always room in a row."""
    return FEW if place.w > max(WIDE, 2.6 * place.h) else 3
