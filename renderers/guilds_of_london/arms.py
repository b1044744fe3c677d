"""The coats of arms: a recipe for each guild, invented here, and one for any tile that has none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from renderers.guilds_of_london import beasts, goods, tools
from renderers.guilds_of_london.fields import DIVISIONS
from renderers.kit.stencil import Shape

METALS = ("or", "argent")
DEEP = ("gules", "azure", "vert", "purpure", "sable")

# Where charges stand on the shield: middle and size, in hundredths of its width.
PLACES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "one": ((50, 54, 66),),
    "low": ((50, 73, 48),),
    "high": ((50, 42, 58),),
    "three": ((28, 33, 33), (72, 33, 33), (50, 79, 36)),
    "round": ((25, 27, 32), (75, 27, 32), (50, 87, 30)),
    "pair": ((29, 50, 38), (71, 50, 38)),
    "flank": ((19, 54, 25), (81, 54, 25)),
    "top": ((22, 25, 22), (50, 25, 22), (78, 25, 22)),
    "middle": ((50, 54, 30),),
    "across": ((22, 54, 22), (50, 54, 22), (78, 54, 22)),
    "corners": ((25, 24, 22), (75, 24, 22), (26, 76, 22), (74, 76, 22)),
    "beside": ((50, 24, 26), (22, 54, 24), (78, 54, 24), (50, 88, 24)),
    "slant": ((27, 29, 22), (50, 52, 22), (73, 75, 22)),
    "above": ((50, 22, 26),),
}

Charge = tuple[Shape, str, str]


@dataclass(slots=True, frozen=True)
class Arms:
    """A field of one tincture or divided between two, a band or none, and charges: shape, tincture, places."""

    field: str
    division: str = ""
    second: str = ""
    band: str = ""
    tincture: str = ""
    charges: tuple[Charge, ...] = ()


ARMS: dict[str, Arms] = {
    "mercers": Arms("gules", band="chevron", tincture="or", charges=((goods.spool, "argent", "round"),)),
    "grocers": Arms(
        "argent",
        band="fess",
        tincture="gules",
        charges=((goods.clove, "sable", "round"), (beasts.mullet, "or", "across")),
    ),
    "drapers": Arms(
        "azure",
        "barry",
        "argent",
        "pale",
        "gules",
        ((goods.cloth, "or", "middle"), (beasts.crowned, "or", "above")),
    ),
    "fishmongers": Arms(
        "azure", "wavy", "argent", "chief", "gules", ((beasts.fish, "or", "low"), (beasts.key, "or", "top"))
    ),
    "goldsmiths": Arms("gules", "quarterly", "azure", charges=((goods.cup, "or", "one"),)),
    "skinners": Arms("argent", "ermine", "sable", "chief", "gules", ((beasts.crowned, "or", "top"),)),
    "merchant_taylors": Arms(
        "purpure", charges=((goods.tent, "argent", "one"),), band="border", tincture="or"
    ),
    "haberdashers": Arms("azure", "bendy", "argent", charges=((goods.button, "gules", "one"),)),
    "salters": Arms("azure", "pale", "gules", charges=((goods.salt, "argent", "three"),)),
    "ironmongers": Arms(
        "argent", band="chevron", tincture="gules", charges=((tools.anvil, "sable", "round"),)
    ),
    "vintners": Arms("vert", band="chevron", tincture="argent", charges=((goods.grapes, "or", "round"),)),
    "clothworkers": Arms("sable", band="pile", tincture="argent", charges=((tools.thistle, "vert", "high"),)),
    "dyers": Arms("argent", "chevronny", "gules", charges=((goods.gout, "azure", "one"),)),
    "brewers": Arms("gules", band="saltire", tincture="argent", charges=((goods.garb, "or", "beside"),)),
    "leathersellers": Arms(
        "tenne", charges=((goods.hide, "argent", "one"),), band="border", tincture="sable"
    ),
    "pewterers": Arms("azure", band="cross", tincture="or", charges=((goods.tankard, "argent", "corners"),)),
    "barbers": Arms("argent", "bendy", "gules", charges=((tools.comb, "sable", "one"),)),
    "cutlers": Arms("gules", charges=((tools.swords, "argent", "one"),), band="chief", tincture="sable"),
    "bakers": Arms("gules", "barry", "or", charges=((goods.pretzel, "sable", "one"),)),
    "wax_chandlers": Arms(
        "azure",
        band="pale",
        tincture="or",
        charges=((goods.candle, "gules", "middle"), (beasts.bee, "or", "flank")),
    ),
    "tallow_chandlers": Arms("argent", "paly", "azure", charges=((goods.lantern, "gules", "one"),)),
    "armourers": Arms("sable", band="chevron", tincture="or", charges=((tools.helmet, "argent", "round"),)),
    "girdlers": Arms("azure", "barry", "or", charges=((tools.buckle, "argent", "one"),)),
    "butchers": Arms(
        "azure",
        charges=((beasts.bull, "or", "low"), (tools.cleaver, "gules", "top")),
        band="chief",
        tincture="argent",
    ),
    "saddlers": Arms("azure", band="chevron", tincture="or", charges=((tools.stirrup, "argent", "round"),)),
    "carpenters": Arms("argent", "chequy", "vert", "fess", "sable", ((tools.saw, "or", "middle"),)),
    "cordwainers": Arms("purpure", "bend", "sable", charges=((tools.boot, "or", "one"),)),
    "painter_stainers": Arms("azure", "gyronny", "or", charges=((tools.palette, "gules", "one"),)),
    "curriers": Arms("sable", band="cross", tincture="or", charges=((tools.shave, "argent", "corners"),)),
    "masons": Arms("argent", "masoned", "tenne", charges=((tools.tower, "gules", "one"),)),
    "plumbers": Arms("or", band="chevron", tincture="sable", charges=((tools.plummet, "azure", "round"),)),
    "innholders": Arms("azure", "saltire", "purpure", charges=((tools.sun, "or", "one"),)),
    "founders": Arms("azure", band="bend", tincture="argent", charges=((goods.bell, "or", "pair"),)),
    "poulters": Arms("or", band="fess", tincture="azure", charges=((beasts.martlet, "gules", "round"),)),
    "cooks": Arms("argent", band="saltire", tincture="azure", charges=((goods.cauldron, "sable", "one"),)),
    "coopers": Arms("gules", "gyronny", "sable", charges=((goods.barrel, "or", "one"),)),
    "paviors": Arms("argent", band="border", tincture="azure", charges=((tools.pick, "sable", "one"),)),
    "apothecaries": Arms("azure", "quarterly", "vert", charges=((goods.mortar, "argent", "one"),)),
    "master_mariners": Arms(
        "argent", band="base", tincture="azure", charges=((beasts.ship, "gules", "high"),)
    ),
    "lightermen": Arms("argent", "wavy", "azure", charges=((tools.oars, "gules", "one"),)),
    "st_lawrence": Arms("gules", "lozengy", "purpure", charges=((tools.gridiron, "or", "one"),)),
    "gog_magog": Arms(
        "vert", "pale", "gules", charges=((tools.halberds, "argent", "one"), (beasts.crowned, "or", "above"))
    ),
    "university": Arms(
        "azure", "fess", "argent", charges=((goods.book, "or", "one"),), band="chief", tincture="gules"
    ),
    "businessmens_hall": Arms(
        "sable", "paly", "or", "chief", "vert", ((tools.scales, "gules", "low"), (goods.purse, "or", "top"))
    ),
    "parade": Arms(
        "gules", "pale", "azure", charges=((tools.mace, "or", "one"),), band="border", tincture="argent"
    ),
}
SPARE: tuple[Shape, ...] = (
    beasts.rose,
    beasts.lily,
    beasts.crescent,
    beasts.mullet,
    beasts.key,
    beasts.lozenge,
    goods.roundel,
    beasts.escutcheon,
    tools.needle,
    goods.ermine,
)


@cache
def arms_of(tile: str) -> Arms:
    """The arms of a tile; one that is not known here gets arms of its own, the same every time."""
    return ARMS.get(tile) or _made_up(tile)


def _made_up(tile: str) -> Arms:
    dice = sha256(tile.encode()).digest()
    deep, other = DEEP[dice[0] % len(DEEP)], DEEP[(dice[0] + 1 + dice[1] % 4) % len(DEEP)]
    metal = METALS[dice[2] % 2]
    charge = SPARE[dice[3] % len(SPARE)]
    if dice[4] % 2:
        division = list(DIVISIONS)[dice[5] % len(DIVISIONS)]
        return Arms(deep, division, other, charges=((charge, metal, "one"),))
    band = ("chevron", "fess", "bend", "cross", "saltire", "chief", "pale")[dice[5] % 7]
    places = {
        "chevron": "round",
        "fess": "round",
        "bend": "pair",
        "cross": "corners",
        "saltire": "beside",
        "chief": "low",
        "pale": "flank",
    }
    return Arms(deep, band=band, tincture=metal, charges=((charge, METALS[1 - dice[2] % 2], places[band]),))
