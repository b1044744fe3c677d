"""Who stands where: pawns in a row, as large as the room allows, whoever has most in front and in a light."""

from __future__ import annotations

from dataclasses import dataclass

from PIL.Image import Image

from renderers.guilds_of_london.pawns import TALL, beadle, halo, lay_on_foot, liveryman, neutral
from renderers.kit.layout import Rect

GREATER = 1.26
STEP = 4  # pawns come in few sizes


@dataclass(slots=True, frozen=True)
class Standing:
    """The pawns of a place by seat, the neutral ones, and whether the Beadle is there."""

    pawns: tuple[int, ...]
    neutrals: int = 0
    beadle: bool = False

    @property
    def anybody(self) -> bool:
        """Whether anybody stands there."""
        return any(self.pawns) or self.neutrals > 0 or self.beadle

    @property
    def total(self) -> int:
        """How many count for the need of a tile."""
        return sum(self.pawns) + self.neutrals + self.beadle

    @property
    def leader(self) -> int | None:
        """The seat that alone has most pawns."""
        most = max(self.pawns, default=0)
        return self.pawns.index(most) if most and self.pawns.count(most) == 1 else None


def lay_standing(image: Image, who: Standing, place: Rect, *, largest: int, led: bool = True) -> None:
    """A row of pawns in the middle of a place, standing on its lower edge: most pawns first."""
    leader = who.leader if led else None
    seats = sorted(
        (seat for seat, count in enumerate(who.pawns) if count), key=lambda seat: (-who.pawns[seat], seat)
    )
    people = len(seats) + (who.neutrals > 0) + who.beadle
    if not people:
        return
    shares = people + (GREATER - 1 if leader is not None else 0)
    wide = min(largest, int(place.w / shares), int(place.h / TALL / (GREATER if leader is not None else 1)))
    wide -= wide % STEP
    great = round(wide * GREATER)
    total = wide * (people - (leader is not None)) + (great if leader is not None else 0)
    x = place.x + (place.w - total) // 2
    for seat in seats:
        size = great if seat == leader else wide
        if seat == leader:
            halo(size).lay(image, x, place.bottom - round(size * TALL))
        lay_on_foot(image, liveryman(seat, size, who.pawns[seat]), size, x, place.bottom)
        x += size
    if who.neutrals:
        lay_on_foot(image, neutral(wide, who.neutrals), wide, x, place.bottom)
        x += wide
    if who.beadle:
        lay_on_foot(image, beadle(wide), wide, x, place.bottom)
