"""The rondel on the table: the stacks of buildings round the hexagon, its coins, and the pawns on it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL.Image import Image

from renderers.kit.layout import Rect
from renderers.kit.light import ring
from renderers.kit.palette import CREAM, FRESH, mix
from renderers.kit.relief import Sprite
from renderers.old_london_bridge.hexagon import FIRST, HUB, OUT, plate, turning
from renderers.old_london_bridge.hexlight import six_ring
from renderers.old_london_bridge.pieces import coin, grey_coin, pawn
from renderers.old_london_bridge.sight import Sight
from renderers.old_london_bridge.stacks import lay_count, lay_stack

# Shares of the apothem: how large coins and pawns are.
COIN, AT_FEET, PAWN = 0.38, 0.31, 0.36


@dataclass(slots=True, frozen=True)
class RondelPlace:
    """Where a rondel lies: its middle, from there to the middle of a side, and the size of the tiles beside it."""

    x: int
    y: int
    apothem: int
    tile: tuple[int, int]

    def angle(self, place: int) -> float:
        """The direction of a side, in radians."""
        return math.radians(FIRST + 60 * place)

    def toward(self, place: int, share: float) -> tuple[int, int]:
        """A point on the way from the middle to a side."""
        away, angle = share * self.apothem, self.angle(place)
        return round(self.x + away * math.cos(angle)), round(self.y + away * math.sin(angle))

    def stack(self, place: int) -> Rect:
        """The tile beside a side: three in a column on either hand."""
        wide, high = self.tile
        right = place in (1, 2, 3)
        row = (0, 0, 1, 2, 2, 1)[place]
        across = self.apothem + 12 + wide // 2
        down = (row - 1) * (high + 8)
        x = self.x + (across if right else -across)
        return Rect(x - wide // 2, self.y + down - high // 2, wide, high)


def lay_rondel(image: Image, sight: Sight, place: RondelPlace) -> None:
    """The stacks, and the hexagon as it is turned."""
    rondel = sight.board.rondel
    stacks = {stack.kind: stack for stack in sight.board.stacks}
    for index, space in enumerate(rondel.spaces):
        spot = place.stack(index)
        lay_stack(image, stacks[space.stack], spot)
        if f"stack:{space.stack}" in sight.marks:
            ring(place.tile, round(spot.w * 0.08), max(3, spot.w // 24)).lay(image, spot.x, spot.y)
    cross = next((index for index, space in enumerate(rondel.spaces) if space.income is None), -1)
    plate(place.apothem, rondel.rotation, cross).lay(image, place.x, place.y)
    if sight.turned and cross >= 0:
        turning(place.apothem, sight.turned, cross).lay(image, place.x, place.y)
    if "rondel" in sight.marks:
        six_ring(place.apothem).lay(image, place.x, place.y)


def lay_on_rondel(image: Image, sight: Sight, place: RondelPlace) -> None:
    """The numbers of the stacks, the coins, and the pawns."""
    rondel = sight.board.rondel
    left = {stack.kind: stack.count for stack in sight.board.stacks}
    size, small, wide = (round(place.apothem * share) for share in (COIN, AT_FEET, PAWN))
    for index, space in enumerate(rondel.spaces):
        if left[space.stack]:
            lay_count(image, left[space.stack], place.stack(index))
        if space.income is not None and not space.pawns:
            x, y = place.toward(index, OUT)
            coin(f"£{space.income}", size).lay(image, x - size // 2, y - size // 2)
        if space.pawns:
            x, y = place.toward(index, OUT)
            aside = round(wide * 0.34) if space.income is not None and len(space.pawns) == 1 else 0
            _pawns(image, sight, space.pawns, (x - aside, y), wide)
            if space.income is not None:
                _at_feet(image, coin(f"£{space.income}", small), (x + aside, y), small)
    if not rondel.centre:
        price = round(place.apothem * HUB * 1.62)
        grey_coin(f"−£{rondel.price}", price).lay(image, place.x - price // 2, place.y - price // 2)
        return
    aside = round(wide * 0.38) if len(rondel.centre) == 1 else 0
    _pawns(image, sight, rondel.centre, (place.x - aside, place.y), wide)
    wider = round(small * 1.15)
    _at_feet(image, grey_coin(f"−£{rondel.price}", wider), (place.x + aside, place.y), wider)


def _at_feet(image: Image, money: Sprite, at: tuple[int, int], size: int) -> None:
    """Before the feet of the pawns, which would hide it."""
    money.lay(image, at[0] - size // 2, at[1] + round(size * 0.14))


def _pawns(image: Image, sight: Sight, seats: tuple[int, ...], at: tuple[int, int], wide: int) -> None:
    high = round(wide * 1.5)
    step = round(wide * 0.84)
    for index, seat in enumerate(seats):
        left = at[0] - wide // 2 + round((index - (len(seats) - 1) / 2) * step)
        top = at[1] - round(high * 0.64)
        if f"pawn:{seat}" in sight.marks:
            ring((wide, high), wide // 2, max(3, wide // 12), mix(FRESH, CREAM, 0.3)).lay(image, left, top)
        pawn(seat, wide).lay(image, left, top)
