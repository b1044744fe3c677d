"""What cards do, in words, with the numbers that are printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from data.text import Text, Who
from engines.pillars.components import advantages, craftsmen, events
from engines.pillars.telling import Args, cubes_text

MARKED = ("mortar_mixer", "woodworker", "stonecutter", "mason", "tool_maker", "architect")
Said = list[Who | Text | str]


@cache
def effect_text(card: str) -> Text:
    """What a craftsman, an advantage or an event does."""
    if card in craftsmen():
        return _craftsman(card)
    if card in events():
        return Text(f"pillars-effect-{card}", {"amount": events()[card].amount})
    found = advantages()[card]
    brings = _brings(found.cubes, found.gold, found.points)
    if found.kind in ("immediate", "last"):
        return Text("pillars-effect-at_once", {"brings": brings})
    if found.cubes:
        return Text("pillars-effect-every_round", {"brings": brings})
    return Text(f"pillars-effect-{card}", {"brings": brings, "amount": found.amount})


def _craftsman(card: str) -> Text:
    found = craftsmen()[card]
    shape = found.trade if found.trade in MARKED else "work"
    told: Args = {
        "takes": _brings(found.uses, found.uses.get("gold", 0), 0),
        "brings": _brings({}, found.gold, found.points),
        "times": found.capacity,
    }
    return Text(f"pillars-effect-{shape}", told)


def _brings(cubes: Mapping[str, int], gold: int, points: int) -> Said:
    some: Said = cubes_text(cubes) if any(kind != "gold" for kind in cubes) else []
    if gold:
        some.append(Text("pillars-gold", {"gold": gold}))
    if points:
        some.append(Text("pillars-points", {"points": points}))
    return some
