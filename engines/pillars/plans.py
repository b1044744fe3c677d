"""The best conversion of cubes and gold into points, found exactly.

Craftsmen that turn cubes of one kind into points do not get in each other's way across kinds, so each kind
has a small table of the most points for so many cubes. The few others (they use two kinds, or bring gold)
are tried in all numbers. Goldsmiths come last: since spending first and gaining later never hits the limit
of gold, only sums count.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from engines.pillars.components import board, craftsmen
from engines.pillars.crafts import (
    Four,
    Used,
    Work,
    active,
    capacity,
    dearest,
    most_uses,
    raisable,
    recipe,
    sale,
)


@dataclass(slots=True, frozen=True)
class Plan:
    """Who is used how often, what that brings, and what is left then."""

    points: int
    gold: int
    uses: Used
    left: Four


@dataclass(slots=True, frozen=True)
class Trades:
    """The craftsmen by the way they work, with how often they may."""

    free: Used
    joint: Used
    kinds: tuple[Used, Used, Used, Used]
    smiths: Used


@lru_cache(maxsize=4096)
def plan(work: Work, *, spend: bool, last: bool) -> Plan:
    """The conversion with most points, and the most wealth among those; without `spend` no gold is paid.

    Wealth is gold with what the five dearest cubes left would sell for; in the last round it is gold alone.
    """
    found: list[tuple[int, int, Plan]] = []
    each = sale(work.craftsmen)
    for raised in (None, *raisable(work)):
        trades = sort(work, raised)
        for joint in combinations(work, trades):
            one = complete(work, trades, joint, spend=spend)
            found.append((one.points, one.gold if last else one.gold + dearest(one.left, each), one))
    return max(found, key=lambda way: way[:2])[2]


def sort(work: Work, raised: str | None) -> Trades:
    """Sort the craftsmen; one of them may work once more than his card says."""
    known = craftsmen()
    free: list[tuple[str, int]] = []
    joint: list[tuple[str, int]] = []
    smiths: list[tuple[str, int]] = []
    kinds: tuple[list[tuple[str, int]], ...] = ([], [], [], [])
    for card in active(work.craftsmen):
        cap = capacity(work, card) + (card == raised)
        how = recipe(card)
        if not cap:
            continue
        if known[card].free:
            free += [(card, 1)] if most_uses(work, card) else []
        elif how.kind >= 0:
            kinds[how.kind].append((card, cap))
        elif how.pays:
            smiths.append((card, cap))
        else:
            joint.append((card, min(cap, most_uses(work, card))))
    sand, wood, stone, metal = (tuple(crafts) for crafts in kinds)
    return Trades(tuple(free), tuple(joint), (sand, wood, stone, metal), tuple(smiths))


def combinations(work: Work, trades: Trades) -> Iterator[Used]:
    """Every way to use those who do not stick to one kind, as far as the cubes go."""
    for times in product(*(range(most + 1) for _, most in trades.joint)):
        uses = tuple((card, number) for (card, _), number in zip(trades.joint, times, strict=True) if number)
        taken = [sum(number * recipe(card).takes[i] for card, number in uses) for i in range(4)]
        if all(takes <= has for takes, has in zip(taken, work.cubes, strict=True)):
            yield uses


def complete(work: Work, trades: Trades, joint: Used, *, spend: bool) -> Plan:
    """The best that all others can add to it."""
    uses = [*trades.free, *joint]
    left = list(work.cubes)
    gold, points = work.gold, 0
    for card, number in uses:
        how = recipe(card)
        gold += number * how.gold
        points += number * how.points
        for i in range(4):
            left[i] -= number * how.takes[i]
    for i, crafts in enumerate(trades.kinds):
        if crafts and left[i]:
            brought, taken, more = table(crafts, left[i])
            points += brought
            left[i] -= taken
            uses += more
    for card, cap in trades.smiths if spend else ():
        how = recipe(card)
        if number := min(cap, gold // how.pays):
            gold -= number * how.pays
            points += number * how.points
            uses.append((card, number))
    cubes = (left[0], left[1], left[2], left[3])
    return Plan(points, min(gold, board().limits.gold), tuple(uses), cubes)


@lru_cache(maxsize=4096)
def table(crafts: Used, cubes: int) -> tuple[int, int, Used]:
    """The most points from so many cubes of one kind, the fewest cubes that bring them, and who uses them."""
    best: list[tuple[int, Used] | None] = [None] * (cubes + 1)
    best[0] = (0, ())
    for card, cap in crafts:
        how = recipe(card)
        for taken in range(cubes, -1, -1):
            for times in range(1, min(cap, taken // how.units) + 1):
                before = best[taken - times * how.units]
                here = best[taken]
                if before and (here is None or before[0] + times * how.points > here[0]):
                    best[taken] = (before[0] + times * how.points, (*before[1], (card, times)))
    points, taken, uses = max(
        ((found[0], -number, found[1]) for number, found in enumerate(best) if found), key=lambda way: way[:2]
    )
    return points, -taken, uses
