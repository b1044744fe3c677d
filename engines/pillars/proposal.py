"""Conversions as values of an answer's part, and what such a value says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.pillars.components import KINDS, craftsmen
from engines.pillars.crafts import Four, Used, Work
from engines.pillars.keeping import most_useful
from engines.pillars.plans import Plan
from engines.pillars.telling import Args, card_text, cubes_text

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

Said = list[Who | Text | str]
LAST = "last"


@dataclass(slots=True, frozen=True)
class Conversion:
    """What a conversion comes to: how it was found, points, gold more or less, and what is kept; None in the last round."""

    how: str
    points: int
    gold: int
    kept: Four | None


def written(cubes: Four) -> str:
    """Four numbers of cubes as a value."""
    return ".".join(map(str, cubes))


def read(value: str) -> Four:
    """The four numbers of such a value."""
    sand, wood, stone, metal = (int(number) for number in value.split("."))
    return sand, wood, stone, metal


def said(cubes: Four) -> Said:
    """Cubes in words."""
    return cubes_text(dict(zip(KINDS, cubes, strict=True)))


def plan_value(game: PillarsGame, how: str, plan: Plan, work: Work) -> str:
    """A conversion as a value: how it was found, points, gold more or less, and what is kept."""
    kept = LAST if game.last else written(most_useful(work.craftsmen, plan.left))
    return f"{how}:{plan.points}:{plan.gold - work.gold}:{kept}"


def found_by(value: str) -> str:
    """How a conversion was found that is written like that."""
    return value.split(":", maxsplit=1)[0]


def conversion(value: str) -> Conversion | None:
    """What such a value says; None for work that is put together piece by piece."""
    how, *rest = value.split(":")
    if not rest:
        return None
    points, gold, kept = rest
    return Conversion(how, int(points), int(gold), None if kept == LAST else read(kept))


def plan_text(plan: Conversion) -> Text:
    """What a conversion brings and leaves, as its button says it."""
    if not plan.points and not plan.gold:
        return Text("pillars-plan-rest")
    brings, pays = brought(plan.points, plan.gold), max(-plan.gold, 0)
    if plan.kept is None:
        return Text("pillars-plan-last", {"brings": brings, "pays": pays})
    return Text(f"pillars-plan-{plan.how}", {"brings": brings, "pays": pays, "kept": said(plan.kept)})


def brought(points: int, gold: int) -> Said:
    """Points, and gold if there is any to gain; no points beside gold are not worth a word."""
    some: Said = [Text("pillars-points", {"points": points})] if points or gold <= 0 else []
    if gold > 0:
        some.append(Text("pillars-gold", {"gold": gold}))
    return some


def used_text(uses: Used) -> Said:
    """Who works how often; craftsmen of one trade differ in how often they may."""
    return [use_text(card, times) for card, times in uses] or [Text("pillars-nobody")]


def use_text(card: str, times: int) -> Text:
    """How often a craftsman works, of how often the card says; the archbishop may add one."""
    found = craftsmen()[card]
    how = "alone" if not found.arrow else "raised" if times > found.capacity else "times"
    told: Args = {"craftsman": card, "card": card_text(card), "times": times, "most": found.capacity}
    return Text(f"pillars-use-{how}", told)
