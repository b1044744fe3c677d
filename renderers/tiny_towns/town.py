"""A town on the table: the tray with its pieces, and the plate with its player's name."""

from __future__ import annotations

from PIL.Image import Image

from data.words import Words
from engines.tiny_towns.components import cards
from engines.tiny_towns.counting import hungry_and_fed
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.view import Square, TownsBoard, TownView
from renderers.kit.icons import check, flag, hourglass
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import CREAM, FRESH, GOLD, INK, LEAF, Colour, darker, seat_paint
from renderers.kit.stencil import Pen, Shape
from renderers.kit.tokens import mallet_sprite, plate, symbol, token
from renderers.tiny_towns.board import field, glow, ring, tray
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cubes import cube, ear
from renderers.tiny_towns.palette import FED, STARVING


def lay_town(
    image: Image, board: TownsBoard, seat: int, place: Rect, marks: frozenset[str], *, lit: bool
) -> None:
    """The tray with all that stands in it, in a light if it is to catch the eye; what changed is ringed."""
    town = board.towns[seat]
    if lit:
        glow(place.w, place.h).lay(image, place.x, place.y)
    tray(place.w, seat_paint(seat).colour).lay(image, place.x, place.y)
    squares = field(place)
    for index, square in enumerate(town.squares):
        lay_square(image, square, squares.square(index))
    for index, eats in hungry_and_fed(board, seat).items():
        _meal(image, squares.square(index), eats=eats)
    for index, name in enumerate(NAMES):
        if f"{seat}:{name}" in marks:
            spot = squares.square(index)
            ring(spot.w, FRESH).lay(image, spot.x, spot.y)


def hunger(pen: Pen) -> None:
    """An ear of wheat crossed out: nobody brings any."""
    ear(pen)
    pen.cutting().line(22, (6, 92), (94, 8))
    pen.filling().line(9, (6, 92), (94, 8))


def _meal(image: Image, spot: Rect, *, eats: bool) -> None:
    """Whether those who live here are fed, in the corner of their square."""
    size = max(20, round(spot.w * 0.31))
    drawn = token(size, FED, ear) if eats else token(size, STARVING, hunger, "", CREAM)
    drawn.lay(image, spot.right - size - round(spot.w * 0.02), spot.bottom - size - round(spot.w * 0.02))


def lay_square(image: Image, square: Square, spot: Rect) -> None:
    """What stands on a square: a cube, or a building with the cubes that lie on it."""
    if square.building is not None:
        size = round(spot.w * 0.86)
        at = spot.centred(size, size)
        building(square.building, group_of(square.building), size).lay(
            image, at.x, at.y - round(spot.w * 0.03)
        )
        _on_top(image, square.cubes, spot)
    elif square.cube is not None:
        size = round(spot.w * 0.68)
        at = spot.centred(size, size)
        cube(square.cube, size).lay(image, at.x, at.y - round(spot.w * 0.01))


def group_of(card: str) -> str:
    """The group of a card."""
    return cards()[card].group


def _on_top(image: Image, kinds: tuple[str, ...], spot: Rect) -> None:
    if not kinds:
        return
    size = round(spot.w * (0.36 if len(kinds) < 3 else 0.31))
    step = round(size * 0.98)
    x = spot.x + (spot.w - step * (len(kinds) - 1) - size) // 2
    y = spot.bottom - size - round(spot.w * 0.03)
    for index, kind in enumerate(kinds):
        cube(kind, size).lay(image, x + index * step, y)


def lay_plate(
    image: Image,
    town: TownView,
    seat: int,
    place: Rect,
    words: Words,
    *,
    awaited: bool,
    leads: bool,
    over: bool,
) -> None:
    """The name plate: symbol, name, and the tokens that say how far the player is."""
    paint = seat_paint(seat)
    plate((place.w, place.h), paint.colour).lay(image, place.x, place.y)
    disc = round(place.h * 0.72)
    inset = (place.h - disc) // 2
    symbol(seat, disc).lay(image, place.x + inset + 1, place.y + inset)
    right = place.right - inset
    if leads and not over:
        size = round(place.h * 1.16)
        right -= round(size * 0.98)
        mallet_sprite(size).lay(image, right + inset, place.y - round(size * 0.16))
    state = _state(town, awaited=awaited, over=over)
    if state is not None:
        ground, icon, ink = state
        size = round(place.h * 0.8)
        right -= size + inset // 2
        token(size, ground, icon, "", ink).lay(image, right + inset // 2, place.y + (place.h - size) // 2)
    left = place.x + place.h + 2
    room = Rect(left, place.y + 4, right - left - inset // 2, place.h - 8)
    dark = paint.ink == INK
    write(
        image,
        player_name(words, seat),
        room,
        "title",
        round(place.h * 0.62),
        ink=paint.ink,
        least=15,
        lines=2,
        align="left",
        shade=None if dark else darker(paint.colour, 0.6),
    )


def _state(town: TownView, *, awaited: bool, over: bool) -> tuple[Colour, Shape, Colour] | None:
    if over:
        return None
    if awaited:
        return GOLD, hourglass, INK
    if town.completed is not None:
        return CREAM, flag, INK
    if town.ready:
        return LEAF, check, CREAM
    return None
