"""Who gets the food when there is not enough for all: the choice that is worth most to the owner, exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from engines.tiny_towns.components import COTTAGE, cards
from engines.tiny_towns.squares import AROUND, BESIDE, LINES

CASTLE = "barrett_castle"
Fed = frozenset[int]
Places = Mapping[str, Sequence[int]]
Worth = Callable[[Fed], int]


def fed_squares(places: Places, worth: Worth) -> Fed:
    """The buildings to feed: `places` are the squares of each card, `worth` is what feeding some of them brings."""
    hungry = sorted([*places.get(COTTAGE, ()), *places.get(CASTLE, ())])
    if not hungry:
        return frozenset()
    fed: Fed = frozenset()
    if reached := _reached(places):
        fed = frozenset(square for square in hungry if square in reached)
    if "greenhouse" in places:
        fed = _with_greenhouses(len(places["greenhouse"]), hungry, fed, worth)
    if "farm" in places:
        fed = _with_farms(places, hungry, fed, worth)
    return fed


def _reached(places: Places) -> set[int]:
    """The squares that Granaries and Orchards feed."""
    reached = {near for square in places.get("granary", ()) for near in AROUND[square]}
    reached.update(line for square in places.get("orchard", ()) for line in LINES[square])
    return reached


def groups_of(squares: Sequence[int]) -> list[list[int]]:
    """The orthogonally connected groups that these squares form."""
    left = set(squares)
    found = []
    for start in squares:
        if start in left:
            left.discard(start)
            group = [start]
            for square in group:
                for near in BESIDE[square]:
                    if near in left:
                        left.discard(near)
                        group.append(near)
            found.append(group)
    return found


def _with_greenhouses(count: int, hungry: Sequence[int], fed: Fed, worth: Worth) -> Fed:
    """Each Greenhouse feeds one whole group: the best set of groups."""
    groups = groups_of(hungry)
    if count >= len(groups):
        return frozenset(hungry)
    choices = (fed.union(*(frozenset(group) for group in chosen)) for chosen in combinations(groups, count))
    return max(choices, key=worth)


def _with_farms(places: Places, hungry: Sequence[int], fed: Fed, worth: Worth) -> Fed:
    """Each Farm feeds any four: buildings that touch the same Temples are worth the same, so only numbers matter."""
    still = [square for square in hungry if square not in fed]
    meals = cards()["farm"].feeds * len(places["farm"])
    if meals >= len(still):
        return frozenset(hungry)
    alike: dict[tuple[int, ...], list[int]] = {}
    for square in still:
        near = (temple for temple in BESIDE[square] if temple in places.get("temple", ()))
        alike.setdefault((square in places.get(CASTLE, ()), *near), []).append(square)
    best = fed
    most = worth(fed)
    for chosen in _shares(list(alike.values()), meals):
        together = fed | frozenset(chosen)
        value = worth(together)
        if value > most:
            best, most = together, value
    return best


def _shares(classes: list[list[int]], meals: int) -> list[list[int]]:
    """Every way to hand out all meals over the classes; in each class the first ones get them."""
    if not classes:
        return [[]] if meals == 0 else []
    first, rest = classes[0], classes[1:]
    room = sum(map(len, rest))
    shares = []
    for count in range(max(0, meals - room), min(len(first), meals) + 1):
        shares += [[*first[:count], *others] for others in _shares(rest, meals - count)]
    return shares
