"""Conversions as values of an answer's part, and what such a value says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.pillars.cards import KINDS
from engines.pillars.crafts import Four, Used
from engines.pillars.plans import Plan
from engines.pillars.telling import card_text, cubes_text

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

Said = list[Who | Text | str]


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


def plan_value(game: PillarsGame, how: str, plan: Plan, gold: int) -> str:
    """A conversion as a value: how it was found, points, gold more or less, and what is kept."""
    kept = "last" if game.last else written(plan.kept)
    return f"{how}:{plan.points}:{plan.gold - gold}:{kept}"


def plan_text(value: str) -> Text:
    """What a conversion brings and leaves, as its button says it."""
    how, points, gold, kept = value.split(":")
    brings = brought(int(points), int(gold))
    pays = max(-int(gold), 0)
    if kept == "last":
        return Text("pillars-plan-last", {"brings": brings, "pays": pays})
    return Text(f"pillars-plan-{how}", {"brings": brings, "pays": pays, "kept": said(read(kept))})


def brought(points: int, gold: int) -> Said:
    """Points, and gold if there is any to gain."""
    some: Said = [Text("pillars-points", {"points": points})]
    if gold > 0:
        some.append(Text("pillars-gold", {"gold": gold}))
    return some


def used_text(uses: Used) -> Said:
    """Who works how often."""
    some: Said = [
        Text("pillars-use-times", {"card": card_text(card), "times": times}) for card, times in uses
    ]
    return some or [Text("pillars-nobody")]
