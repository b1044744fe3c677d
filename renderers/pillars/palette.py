"""Colours of Kingsbridge: meadows, masonry, goods and the bands of cards."""

from __future__ import annotations

from renderers.kit.palette import Colour

# Table, map and strip

TABLE: Colour = (108, 74, 46)
FRAME: Colour = (122, 76, 42)
FIELD: Colour = (240, 226, 190)
RIBBON: Colour = (246, 232, 198)
WAX: Colour = (142, 44, 40)
TROUGH: Colour = (150, 104, 62)
SACK: Colour = (166, 126, 78)
MEADOW: Colour = (152, 176, 92)
WATER: Colour = (98, 156, 176)
ROAD: Colour = (222, 196, 142)
ROCK: Colour = (166, 164, 158)
GRAVEL: Colour = (232, 202, 132)


# Buildings

STONE: Colour = (214, 202, 174)
BEAMS: Colour = (112, 72, 40)
PLASTER: Colour = (238, 224, 190)
TILES: Colour = (178, 84, 50)
SLATE: Colour = (96, 112, 132)
THATCH: Colour = (208, 168, 88)
FOLIAGE: Colour = (78, 122, 54)
DARK: Colour = (58, 44, 34)
OUTLINE: Colour = (62, 46, 30)
CREST: Colour = (132, 40, 52)
ROYAL: Colour = (226, 178, 60)
AZURE: Colour = (58, 96, 152)


# The cathedral

LEAD: Colour = (92, 122, 128)
GLASS: Colour = (62, 98, 158)
BANNER: Colour = (172, 54, 52)
GILT: Colour = (228, 180, 66)
ARRIS: Colour = (70, 54, 36)
GLEAM: Colour = (255, 248, 222)


# Goods

COLOURS: dict[str, Colour] = {
    "sand": (236, 200, 120),
    "wood": (128, 74, 34),
    "stone": (166, 166, 162),
    "metal": (44, 92, 156),
}
COIN: Colour = (236, 186, 70)
WINDOW: Colour = (112, 40, 92)
STALL: Colour = (150, 110, 62)
BUYING: Colour = (84, 132, 74)
SELLING: Colour = (178, 110, 40)


# Cards

BANDS: dict[str, Colour] = {
    "sand": (176, 122, 44),
    "wood": (112, 64, 30),
    "stone": (96, 98, 102),
    "metal": (38, 78, 136),
    "gold": (168, 116, 14),
    "": (104, 46, 86),
}
KEPT: Colour = (44, 92, 70)
ONCE: Colour = (96, 50, 110)
NOW: Colour = (172, 112, 20)
GOOD: Colour = (62, 112, 58)
BAD: Colour = (122, 34, 30)
KIND_BANDS: dict[str, Colour] = {"permanent": KEPT, "once": ONCE, "immediate": NOW, "last": NOW}
LEATHER: Colour = (92, 44, 34)
ARROW: Colour = (110, 74, 40)


# Figures and the die

GREY: Colour = (150, 146, 140)
BLACK: Colour = (52, 46, 48)
DIE: Colour = (250, 244, 230)
