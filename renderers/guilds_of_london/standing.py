"""Who stands where: pawns in a row, as large as the room allows, whoever has most in front and in a light."""

from __future__ import annotations

from dataclasses import dataclass

from PIL.Image import Image

from renderers.guilds_of_london.pawns import TALL, beadle, halo, lay_on_foot, liveryman, neutral
from renderers.kit.flourish import crowned
from renderers.kit.layout import Rect
from renderers.kit.prizes import medal
from renderers.kit.tokens import token

GREATER = 1.24
STEP = 4  # pawns come in few sizes


@dataclass(slots=True, frozen=True)
class Standing:
    """The pawns of a place by seat, the neutral ones, whether the Beadle is there, and in a vote who is first and second."""

    pawns: tuple[int, ...]
    neutrals: int = 0
    beadle: bool = False
    first: int | None = None
    second: tuple[int, ...] = ()

    @property
    def anybody(self) -> bool:
        """Whether anybody stands there."""
        return any(self.pawns) or self.neutrals > 0 or self.beadle

    @property
    def kinds(self) -> int:
        """How many figures stand there side by side."""
        return sum(count > 0 for count in self.pawns) + (self.neutrals > 0) + self.beadle

    @property
    def total(self) -> int:
        """How many count for the need of a tile."""
        return sum(self.pawns) + self.neutrals + self.beadle

    @property
    def leader(self) -> int | None:
        """The seat that is first in a vote, or else the one that alone has most pawns."""
        if self.first is not None:
            return self.first
        most = max(self.pawns, default=0)
        return self.pawns.index(most) if most and self.pawns.count(most) == 1 else None


@dataclass(slots=True, frozen=True)
class Row:
    """Who stands in a row, in which order, and how large: most pawns first, and the leader greater."""

    seats: tuple[int, ...]
    leader: int | None
    wide: int
    great: int

    @property
    def tall(self) -> int:
        """How high the row stands."""
        return round((self.wide if self.leader is None else self.great) * TALL)


def row_of(who: Standing, place: Rect, largest: int, *, led: bool = True) -> Row | None:
    """The row of those who stand in a place; None if nobody does."""
    leader = who.leader if led else None
    there = (seat for seat, count in enumerate(who.pawns) if count)
    seats = sorted(there, key=lambda seat: (seat != leader, -who.pawns[seat], seat))
    people = who.kinds
    if not people:
        return None
    shares = people + (GREATER - 1 if leader is not None else 0)
    wide = min(largest, int(place.w / shares), int(place.h / TALL / (GREATER if leader is not None else 1)))
    wide -= wide % STEP
    return Row(tuple(seats), leader, wide, round(wide * GREATER))


def lay_standing(image: Image, who: Standing, place: Rect, *, largest: int, led: bool = True) -> None:
    """A row of pawns in the middle of a place, standing on its lower edge: most pawns first."""
    row = row_of(who, place, largest, led=led)
    if row is None:
        return
    wide, great = row.wide, row.great
    total = wide * who.kinds + (great - wide if row.leader is not None else 0)
    x = place.x + (place.w - total) // 2
    for seat in row.seats:
        size = great if seat == row.leader else wide
        if seat == row.leader:
            halo(size).lay(image, x, place.bottom - round(size * TALL))
        lay_on_foot(image, liveryman(seat, size, who.pawns[seat]), size, x, place.bottom)
        _lay_prize(image, who, seat, Rect(x, place.bottom - round(size * TALL), size, size))
        x += size
    if who.neutrals:
        lay_on_foot(image, neutral(wide, who.neutrals), wide, x, place.bottom)
        x += wide
    if who.beadle:
        lay_on_foot(image, beadle(wide), wide, x, place.bottom)


def _lay_prize(image: Image, who: Standing, seat: int, head: Rect) -> None:
    """In a vote a crown on the head of whoever is first, and a silver 2 on that of whoever is second."""
    if seat == who.first:
        size = round(head.w * 0.62)
        crowned(size).lay(image, head.x + (head.w - size) // 2, head.y - round(size * 0.6))
    elif seat in who.second:
        size = round(head.w * 0.5)
        token(size, medal(2), None, "2").lay(
            image, head.x + (head.w - size) // 2, head.y - round(size * 0.84)
        )
