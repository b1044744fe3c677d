"""The chapel track and the gate track: two streets of paved spaces, and the markers that are stacked on them."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from engines.old_london_bridge.view import BridgeBoard, Track
from renderers.kit.fonts import font
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.light import ring
from renderers.kit.materials import faded
from renderers.kit.palette import CREAM, SHADOW, darker
from renderers.kit.relief import Sprite, bevel, shifted
from renderers.kit.stencil import Pen
from renderers.kit.tokens import token
from renderers.old_london_bridge.buildings import house
from renderers.old_london_bridge.houses import TALL
from renderers.old_london_bridge.masonry import courses
from renderers.old_london_bridge.palette import PAVING, SEAL
from renderers.old_london_bridge.pieces import coin, lay_markers, marker_height
from renderers.old_london_bridge.sight import Sight

MARKER = 54
ASIDE = 5  # so far a marker stands aside of what a space brings
PRIZE = 58
SIGN, START, LAST = 72, 200, 148
SLAB, STEP = 68, 48


def bonus_seal(size: int) -> Sprite:
    """What marks a space that brings a bonus tile."""
    return token(size, SEAL, _parcel, "", CREAM)


def _parcel(pen: Pen) -> None:
    """A tile with a plus on it."""
    pen.box(12, 12, 88, 88, 10)
    pen.cutting().box(22, 22, 78, 78, 6)
    pen.filling()
    pen.box(44, 30, 56, 70)
    pen.box(30, 44, 70, 56)


@dataclass(slots=True, frozen=True)
class Lane:
    """Where a track lies: its kind, its place, and how many spaces it has after the start."""

    kind: str
    place: Rect
    spaces: int

    @property
    def floor(self) -> int:
        """Where markers stand."""
        return self.place.bottom - 9

    def space(self, number: int) -> Rect:
        """The slab of a space; 0 is the start."""
        top = self.place.bottom - SLAB - 4
        if number == 0:
            return Rect(self.place.x + SIGN, top, START, SLAB)
        first = self.place.x + SIGN + START
        room = self.place.w - SIGN - START - LAST
        left = first + (number - 1) * room // (self.spaces - 1)
        if number >= self.spaces:
            return Rect(first + room, top, LAST, SLAB)
        return Rect(left, top, first + number * room // (self.spaces - 1) - left, SLAB)

    def step(self, index: int) -> Rect:
        """A step of the stairs before the chapel track, the front one nearest to it and highest."""
        start = self.space(0)
        high = 26 + 11 * (3 - index)
        return Rect(start.right - 6 - (index + 1) * STEP, self.place.bottom - 4 - high, STEP, high)


@dataclass(slots=True, frozen=True)
class Print:
    """What is printed on a track: coins and bonus tiles by space, the prize at the end, how many stairs lead to it."""

    coins: tuple[int, ...]
    bonus: tuple[bool, ...]
    prize: int
    steps: int


@kept
def street(kind: str, size: tuple[int, int], printed: Print) -> Sprite:
    """A track without markers."""
    lane = Lane(kind, Rect(0, 0, *size), len(printed.coins) - 1)
    t = 2
    whole = Images.new("RGBA", (size[0] * t, size[1] * t))
    mask = Images.new("L", whole.size, 0)
    draw = ImageDraw.Draw(mask)
    for number in range(1, lane.spaces + 1):
        draw.rounded_rectangle(_scaled(lane.space(number).inset(2, 0), t), 9 * t, fill=255)
    start = lane.space(0)
    if printed.steps:
        for index in range(printed.steps):
            draw.rectangle(_scaled(lane.step(index), t), fill=255)
    else:
        draw.rounded_rectangle(_scaled(start.inset(4, 0), t), 9 * t, fill=255)
    stone = courses(whole.size, PAVING[kind], 141, high=29 * t, long=31 * t, joint=1.6 * t, spread=0.06)
    shadow = Images.new("RGBA", whole.size, (*SHADOW, 255))
    shadow.putalpha(faded(shifted(mask, 3, 6), 0.45))
    whole.alpha_composite(shadow)
    face = bevel(stone, mask, 3.4, light=0.6, dark=0.6).convert("RGBA")
    face.putalpha(mask)
    whole.alpha_composite(face)
    flat = whole.reduce(t)
    _letter(flat, lane, printed)
    sign = SIGN - 14
    _paste(flat, house(kind, sign), 4, size[1] - 4 - round(sign * TALL))
    last = lane.space(lane.spaces)
    _paste(flat, coin(f"£{printed.prize}", PRIZE), last.right - PRIZE - 4, last.y + 5)
    return Sprite(flat)


def _scaled(place: Rect, times: int) -> tuple[int, int, int, int]:
    x0, y0, x1, y1 = place.box
    return x0 * times, y0 * times, x1 * times - 1, y1 * times - 1


def _paste(flat: Image, sprite: Sprite, x: int, y: int) -> None:
    flat.alpha_composite(sprite.image, (max(0, x - sprite.left), max(0, y - sprite.top)))


def _letter(flat: Image, lane: Lane, printed: Print) -> None:
    """The numbers of the spaces, coins and seals, and the letters of the steps."""
    draw = ImageDraw.Draw(flat)
    ink = darker(PAVING[lane.kind], 0.78)
    letters = font("bold", 25)
    for number in range(1, lane.spaces + 1):
        spot = lane.space(number)
        right = spot.right - (PRIZE + 8 if number == lane.spaces else 6)
        draw.text((right, spot.y + 6), str(number), font=letters, fill=ink, anchor="rt")
        if printed.coins[number]:
            _paste(flat, coin(f"£{printed.coins[number]}", 40), spot.right - 41, spot.bottom - 41)
        if printed.bonus[number]:
            _paste(flat, bonus_seal(38), spot.right - 39, spot.bottom - 39)
    for index in range(printed.steps):
        spot = lane.step(index)
        draw.text(
            (spot.middle[0], spot.bottom - 12), "ABCD"[index], font=font("bold", 20), fill=ink, anchor="mm"
        )


def lay_streets(image: Image, board: BridgeBoard, lanes: tuple[Lane, Lane]) -> None:
    """Both tracks as they are printed."""
    for lane, track in zip(lanes, (board.chapel_track, board.gate_track), strict=True):
        steps = len(board.stairs) if lane.kind == "chapel" else 0
        coins = tuple(space.coin for space in track.spaces)
        bonus = tuple(space.bonus for space in track.spaces)
        printed = Print(coins, bonus, track.end_prize, steps)
        street(lane.kind, (lane.place.w, lane.place.h), printed).lay(image, lane.place.x, lane.place.y)


def lay_track(image: Image, sight: Sight, lane: Lane) -> None:
    """The markers of a track; those that moved are ringed."""
    board = sight.board
    track: Track = board.chapel_track if lane.kind == "chapel" else board.gate_track
    for number, space in enumerate(track.spaces):
        spot = lane.space(number)
        if number == 0 and lane.kind == "chapel":
            _on_stairs(image, board, lane)
        elif space.markers:
            aside = ASIDE if space.coin or space.bonus else 0
            left = spot.x - 1 - aside if number else spot.right - MARKER - 12
            lay_markers(image, space.markers, left, lane.floor, MARKER)
            for index, seat in enumerate(space.markers):
                if f"{lane.kind}:{seat}" in sight.marks:
                    top = lane.floor - marker_height(MARKER, index + 1)
                    high = marker_height(MARKER, 1)
                    ring((MARKER, high), round(MARKER * 0.36), 4).lay(image, left, top)


def _on_stairs(image: Image, board: BridgeBoard, lane: Lane) -> None:
    for index, seat in reversed(list(enumerate(board.stairs))):
        if seat is not None:
            step = lane.step(index)
            lay_markers(image, (seat,), step.x + (STEP - MARKER) // 2, step.y + 9, MARKER)
