"""Which five cubes are worth keeping: those that bring most points next round, then those that sell best."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from engines.pillars.components import board
from engines.pillars.crafts import Four, Work, recipe, sale, worth
from engines.pillars.plans import combinations, sort, table


@dataclass(slots=True, frozen=True)
class Team:
    """What craftsmen make of few cubes: together of several kinds, and of so many cubes of each kind alone."""

    joint: tuple[tuple[Four, int], ...]
    kinds: tuple[tuple[int, ...], ...]


def most_useful(cards: tuple[str, ...], cubes: Four) -> Four:
    """The five cubes, or all if there are no more, that these craftsmen can use best."""
    return keepable(cards, cubes)[0]


@lru_cache(maxsize=4096)
def keepable(cards: tuple[str, ...], cubes: Four) -> tuple[Four, ...]:
    """Every way to keep as many cubes as may be kept, the most useful first."""
    room = board().limits.cubes_kept
    if sum(cubes) <= room:
        return (cubes,)
    sand, wood, stone, metal = (range(min(number, room) + 1) for number in cubes)
    ways = [(a, b, c, d) for a, b, c in product(sand, wood, stone) if (d := room - a - b - c) in metal]
    known, each = team(cards), sale(cards)
    return tuple(sorted(ways, key=lambda way: (-brings(known, way), -worth(way, each), way)))


@lru_cache(maxsize=1024)
def team(cards: tuple[str, ...]) -> Team:
    """What these craftsmen will make of cubes alone, when all of them may work again."""
    room = board().limits.cubes_kept
    work = Work(cards, (room, room, room, room), 0)
    trades = sort(work, None)
    joint: dict[Four, int] = {}
    for uses in combinations(work, trades):
        taken = [sum(times * recipe(card).takes[i] for card, times in uses) for i in range(4)]
        brought = sum(times * recipe(card).points for card, times in uses)
        needs: Four = (taken[0], taken[1], taken[2], taken[3])
        joint[needs] = max(brought, joint.get(needs, 0))
    kinds = tuple(tuple(table(crafts, cubes)[0] for cubes in range(room + 1)) for crafts in trades.kinds)
    return Team(tuple(joint.items()), kinds)


def brings(known: Team, cubes: Four) -> int:
    """The most points that a team makes of so few cubes."""
    return max(
        brought + sum(kind[has - takes] for kind, has, takes in zip(known.kinds, cubes, taken, strict=True))
        for taken, brought in known.joint
        if all(takes <= has for takes, has in zip(taken, cubes, strict=True))
    )
