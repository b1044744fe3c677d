"""Colours of the towns: wood, meadow, cubes and the lines of what is asked."""

from __future__ import annotations

from renderers.kit.palette import Colour

# The table and its trays

TABLE: Colour = (112, 76, 46)
OAK: Colour = (196, 146, 88)
PATH: Colour = (206, 184, 136)
MEADOW_DARK: Colour = (136, 174, 78)
MEADOW_LIGHT: Colour = (186, 214, 120)
CHIP: Colour = (214, 170, 108)
FED: Colour = (250, 206, 84)
STARVING: Colour = (122, 84, 78)
SOCKET: Colour = (62, 42, 26)


# Pieces and cards

COLOURS: dict[str, Colour] = {
    "brick": (212, 86, 58),
    "glass": (124, 206, 240),
    "wheat": (246, 198, 62),
    "wood": (112, 66, 32),
    "stone": (148, 150, 156),
}
MONUMENT_GREEN: Colour = (62, 96, 62)


# What is asked

# Bright, and told apart by lightness as well as by hue; the numbers say the same again.
LINES: tuple[Colour, ...] = (
    (255, 255, 255),
    (255, 214, 64),
    (120, 214, 255),
    (255, 138, 92),
    (190, 255, 150),
    (255, 168, 226),
)
GONE: Colour = (150, 32, 26)
