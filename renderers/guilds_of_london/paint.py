"""Colours of London: dyes of the five symbols, tinctures of heraldry, vellum, oak and gold leaf."""

from __future__ import annotations

from renderers.kit.palette import CREAM, INK, Colour

COMPASS, ANCHOR, CROSS, SCYTHE, CROWN = "compass", "anchor", "cross", "scythe", "crown"
SYMBOLS = (COMPASS, ANCHOR, CROSS, SCYTHE, CROWN)

DYES: dict[str, Colour] = {
    COMPASS: (176, 44, 42),
    ANCHOR: (38, 84, 148),
    CROSS: (50, 118, 66),
    SCYTHE: (226, 176, 48),
    CROWN: (112, 62, 140),
}
INKS: dict[str, Colour] = {symbol: INK if symbol == SCYTHE else CREAM for symbol in SYMBOLS}

TINCTURES: dict[str, Colour] = {
    "or": (234, 184, 62),
    "argent": (242, 238, 228),
    "gules": (180, 36, 34),
    "azure": (34, 78, 152),
    "vert": (40, 112, 64),
    "purpure": (112, 52, 130),
    "sable": (46, 40, 42),
    "tenne": (176, 92, 42),
}

VELLUM: Colour = (240, 227, 196)
DARK_OAK: Colour = (78, 50, 30)
LEAF: Colour = (222, 174, 74)
SEPIA: Colour = (104, 74, 46)
EBONY: Colour = (50, 44, 46)
STEEL: Colour = (196, 202, 210)
THAMES: Colour = (132, 158, 164)
