"""Who gets the food when there is not enough for all: the choice that is worth most to the owner, exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from engines.tiny_towns.squares import AROUND, BESIDE, LINES

CASTLE = "barrett_castle"
FARM_FEEDS = 4
Fed = frozenset[int]
Worth = Callable[[Fed], int]


def fed_squares(squares: Sequence[str], hungry: Sequence[int], worth: Worth) -> Fed:
    """The buildings to feed. `hungry` are the squares that can be fed, `worth` is what feeding some of them brings."""
    if not hungry:
        return frozenset()
    places: dict[str, list[int]] = {"farm": [], "granary": [], "greenhouse": [], "orchard": []}
    for square, item in enumerate(squares):
        if item in places:
            places[item].append(square)
    reached = {near for square in places["granary"] for near in AROUND[square]}
    reached.update(line for square in places["orchard"] for line in LINES[square])
    fed = frozenset(square for square in hungry if square in reached)
    fed = _with_greenhouses(len(places["greenhouse"]), hungry, fed, worth)
    return _with_farms(squares, len(places["farm"]), hungry, fed, worth)


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
    if not count:
        return fed
    groups = groups_of(hungry)
    if count >= len(groups):
        return frozenset(hungry)
    choices = (fed.union(*(frozenset(group) for group in chosen)) for chosen in combinations(groups, count))
    return max(choices, key=worth)


def _with_farms(squares: Sequence[str], count: int, hungry: Sequence[int], fed: Fed, worth: Worth) -> Fed:
    """Each Farm feeds any four: buildings that touch the same Temples are worth the same, so only numbers matter."""
    still = [square for square in hungry if square not in fed]
    meals = FARM_FEEDS * count
    if not meals or not still:
        return fed
    if meals >= len(still):
        return frozenset(hungry)
    alike: dict[tuple[int, ...], list[int]] = {}
    for square in still:
        temples = tuple(near for near in BESIDE[square] if squares[near] == "temple")
        alike.setdefault((squares[square] == CASTLE, *temples), []).append(square)
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
