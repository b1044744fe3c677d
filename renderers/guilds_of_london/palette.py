"""Colours of London: dyes of the five symbols, tinctures of heraldry, vellum, oak and gold leaf."""

from __future__ import annotations

from renderers.kit.palette import CREAM, INK, Colour, darker

COMPASS, ANCHOR, CROSS, SCYTHE, CROWN = "compass", "anchor", "cross", "scythe", "crown"

# The five symbols

DYES: dict[str, Colour] = {
    COMPASS: (176, 44, 42),
    ANCHOR: (38, 84, 148),
    CROSS: (50, 118, 66),
    SCYTHE: (226, 176, 48),
    CROWN: (112, 62, 140),
}
INKS: dict[str, Colour] = {symbol: INK if symbol == SCYTHE else CREAM for symbol in DYES}
PURPLE: Colour = darker(DYES["crown"], 0.22)


# Heraldry

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


# Vellum, oak and gold leaf

VELLUM: Colour = (240, 227, 196)
DARK_OAK: Colour = (78, 50, 30)
GOLD_LEAF: Colour = (222, 174, 74)
SEPIA: Colour = (104, 74, 46)
EBONY: Colour = (50, 44, 46)
STEEL: Colour = (196, 202, 210)
THAMES: Colour = (132, 158, 164)


# The map

ROOFS: tuple[Colour, ...] = ((176, 96, 66), (160, 84, 60), (142, 122, 104), (188, 128, 84), (150, 108, 84))
GARDENS: Colour = (142, 156, 104)
STREETS: Colour = (226, 208, 168)
SEA: Colour = (104, 146, 164)
LAND: Colour = (158, 168, 104)
TREE: Colour = (84, 112, 66)


# The Guildhall

STONE: Colour = (214, 200, 172)
SLATE: Colour = (92, 104, 118)
SKY: Colour = (176, 196, 200)
COBBLES: Colour = (168, 152, 128)
GLASS: Colour = (66, 74, 92)
DOOR: Colour = (70, 46, 30)


# Tiles, cards and pieces

IRON: Colour = (66, 56, 50)
DEEP_GOLD: Colour = (166, 116, 22)
GUILDLESS: Colour = (112, 100, 88)
CARD_BACK: Colour = (96, 52, 44)
WOOD: Colour = (206, 158, 98)
FUR: Colour = (250, 248, 240)
COMING: Colour = (150, 144, 136)


# Icons

ICON_PALE: Colour = (250, 246, 234)
ICON_RED: Colour = (236, 112, 86)
ICON_BLUE: Colour = (116, 170, 220)
ICON_GREEN: Colour = (84, 148, 88)
