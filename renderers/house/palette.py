"""Colours of the house's own pages."""

from __future__ import annotations

from renderers.kit.palette import BRASS, INK, PARCHMENT, UMBER, WHITE, Colour, mix

# Pages

PALE_INK: Colour = mix(INK, PARCHMENT, 0.38)
WREATH: Colour = (122, 98, 44)


# Leaderboard

LINE: Colour = (30, 92, 120)
OWN: Colour = (214, 158, 40)


# Profile

GROUND: Colour = mix(PARCHMENT, WHITE, 0.35)
TRACK: Colour = mix(PARCHMENT, UMBER, 0.2)
WON: Colour = BRASS
AWAITED: Colour = (140, 118, 92)


# Changes

RISEN: Colour = (28, 104, 66)
FALLEN: Colour = (158, 54, 34)
