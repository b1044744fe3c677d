"""Colours of the bridge: the Thames, stone and timber, coats of arms, cloth and brass."""

from __future__ import annotations

from renderers.kit.palette import Colour

# The board

CHART: Colour = (240, 224, 184)
SEPIA: Colour = (150, 112, 66)
FRAME: Colour = (96, 62, 38)
QUAY: Colour = (150, 142, 128)
CLOSED: Colour = (120, 40, 36)
WOODS: tuple[Colour, ...] = (
    (152, 100, 58),
    (176, 122, 70),
    (142, 92, 52),
    (190, 140, 86),
    (130, 82, 46),
    (164, 110, 62),
)
FAINT: Colour = (112, 78, 44)
STONE: Colour = (150, 132, 100)
PAVING: dict[str, Colour] = {"chapel": (224, 212, 184), "gate": (172, 166, 158)}
SEAL: Colour = (178, 40, 44)
BY_TILE: Colour = (150, 214, 255)
REPLACES: Colour = (226, 120, 34)
SKY: Colour = (196, 222, 226)
MIST: Colour = (240, 236, 214)
BADGE: Colour = (246, 238, 214)


# The river and the bridge

DEEP: Colour = (30, 84, 98)
WATER: Colour = (54, 118, 128)
SHALLOW: Colour = (104, 164, 164)
FOAM: Colour = (224, 240, 232)
PIER: Colour = (196, 182, 152)
STARLING: Colour = (142, 112, 78)
UNDER: Colour = (14, 34, 42)
HULL: Colour = (124, 76, 42)
SAIL: Colour = (246, 236, 210)
SAIL_CROSS: Colour = (192, 44, 42)
MAST: Colour = (84, 54, 34)
WAKE: Colour = (222, 238, 232)


# Houses

LIMESTONE: Colour = (232, 224, 204)
LEAD: Colour = (92, 108, 146)
RAGSTONE: Colour = (136, 138, 144)
BEAM: Colour = (66, 42, 28)
LIME: Colour = (246, 238, 218)
ROOF_TILE: Colour = (196, 70, 44)
STRAW: Colour = (222, 172, 84)
OCHRE: Colour = (216, 156, 84)
BRICK: Colour = (152, 58, 48)
COPING: Colour = (240, 222, 184)
FOLIAGE: Colour = (74, 142, 62)
LAWN: Colour = (138, 182, 84)
BARK: Colour = (98, 66, 40)
GLASS: Colour = (58, 52, 74)
LAMPLIGHT: Colour = (255, 214, 120)
WEATHERCOCK: Colour = (240, 190, 70)
AWNING: Colour = (206, 52, 44)
NUMBER_BOARD: Colour = (255, 248, 228)
NUMBER_RIM: Colour = (74, 46, 28)


# Coats of arms

COATS: dict[str, Colour] = {
    "blue": (34, 92, 176),
    "orange": (236, 126, 30),
    "grey": (112, 118, 130),
    "green": (34, 130, 62),
}
CHARGE: dict[str, Colour] = {
    "blue": (250, 240, 214),
    "orange": (74, 30, 6),
    "grey": (252, 250, 244),
    "green": (236, 246, 206),
}


# People and cards

CLOTHS: tuple[Colour, ...] = ((84, 92, 106), (178, 112, 34), (16, 118, 122), (108, 62, 142), (158, 34, 46))
SKIN: Colour = (240, 202, 166)
FAIR: Colour = (248, 216, 186)
GILT: Colour = (244, 196, 78)
ERMINE: Colour = (248, 244, 234)
EYE: Colour = (48, 32, 26)
CARD_BACK: Colour = (36, 78, 92)
CARD_LINE: Colour = (226, 198, 132)
BOARD_SHEET: Colour = (242, 226, 186)
BOARD_TIMBER: Colour = (74, 48, 30)


# Counters and bonus tiles

COUNTER_FACE: Colour = (240, 214, 150)
REVERSE: Colour = (112, 86, 62)
PALE: Colour = (232, 214, 172)
TILE_FACE: Colour = (250, 238, 208)
RIMS: dict[str, Colour] = {"left": (142, 52, 52), "middle": (52, 84, 116), "right": (84, 104, 58)}
OWNED: Colour = (150, 104, 56)
CRIMSON: Colour = (190, 40, 38)
BRIGHT_BRASS: Colour = (232, 184, 84)
OAK: Colour = (150, 98, 56)
STEEL: Colour = (92, 102, 116)
