"""Colours that all titles share: seats that colour-blind eyes can tell apart, ink and metals; and how colours are mixed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = tuple[int, int, int]
Symbol = Literal["circle", "triangle", "square", "star", "moon", "cross"]

INK: Colour = (52, 36, 24)
CREAM: Colour = (250, 242, 222)
PAPER: Colour = (244, 233, 206)
GOLD: Colour = (255, 206, 92)
SHADOW: Colour = (24, 14, 6)
WHITE: Colour = (255, 255, 255)
PARCHMENT: Colour = (248, 234, 200)
UMBER: Colour = (120, 80, 40)
WALNUT: Colour = (92, 62, 40)
FRESH: Colour = (255, 250, 214)

BRASS: Colour = (230, 182, 84)
SILVER: Colour = (206, 208, 214)
BRONZE: Colour = (204, 138, 86)
PEWTER: Colour = (158, 148, 136)
MEDALS: dict[int, Colour] = {1: BRASS, 2: SILVER, 3: BRONZE}
LEAF: Colour = (70, 140, 66)
HAFT: Colour = (214, 160, 92)
MALLET: Colour = (150, 92, 48)

# A notice board: its timber, the sheet on it, and ink that has faded.
TIMBER: Colour = (104, 70, 42)
NOTICE: Colour = (250, 240, 214)
FADED: Colour = (116, 88, 58)


@dataclass(slots=True, frozen=True)
class SeatPaint:
    """A seat's colour, the ink that is read on it, and the symbol that stands beside it."""

    colour: Colour
    ink: Colour
    symbol: Symbol


# Near Okabe and Ito’s; chosen so that any two stay far apart for every kind of colour-blind eyes.
SEATS: tuple[SeatPaint, ...] = (
    SeatPaint((26, 88, 156), CREAM, "circle"),
    SeatPaint((206, 82, 20), CREAM, "triangle"),
    SeatPaint((244, 204, 50), INK, "square"),
    SeatPaint((66, 168, 106), INK, "star"),
    SeatPaint((208, 132, 200), INK, "moon"),
    SeatPaint((56, 50, 56), CREAM, "cross"),
)


def seat_paint(seat: int) -> SeatPaint:
    """The paint of a seat; beyond six they come round again."""
    return SEATS[seat % len(SEATS)]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: share 0 is the first, 1 the other."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def lighter(colour: Colour, share: float) -> Colour:
    """The colour with some white in it."""
    return mix(colour, WHITE, share)


def darker(colour: Colour, share: float) -> Colour:
    """The colour with some warm black in it."""
    return mix(colour, SHADOW, share)


PLATE: Colour = (74, 56, 40)
RULE: Colour = mix(PARCHMENT, UMBER, 0.45)
