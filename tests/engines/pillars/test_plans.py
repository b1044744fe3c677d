"""The best conversion, and the most useful cubes, against trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engines.pillars.components import board, craftsmen
from engines.pillars.crafts import Four, Used, Work, active, recipe, usable
from engines.pillars.keeping import keepable, most_useful
from engines.pillars.plans import plan, table

LIMIT = board().limits.gold
ROOM = board().limits.cubes_kept


def every_end(work: Work, *, spend: bool) -> set[tuple[int, int, Four]]:
    """Points, gold and cubes after every possible row of single uses, in any order."""
    known, used = craftsmen(), dict(work.used)
    caps = {card: known[card].capacity - used.get(card, 0) for card in active(work.craftsmen)}
    helps = work.raised and min(caps.values(), default=0) >= 0
    raises = [None, *(card for card in caps if helps and known[card].can_be_raised)]
    found = set()
    for raised in raises:
        start = tuple((card, max(cap, 0) + (card == raised)) for card, cap in caps.items())
        seen = {(start, work.cubes, work.gold, 0)}
        waiting = list(seen)
        while waiting:
            now = waiting.pop()
            found.add((now[3], now[2], now[1]))
            for then in one_more(*now, spend=spend):
                if then not in seen:
                    seen.add(then)
                    waiting.append(then)
    return found


def one_more(
    caps: Used, cubes: Four, gold: int, points: int, *, spend: bool
) -> Iterator[tuple[Used, Four, int, int]]:
    """Every single use that is possible now, by the words of the cards."""
    for i, (card, cap) in enumerate(caps):
        found = craftsmen()[card]
        how = recipe(card)
        if not cap or how.pays > gold or (how.pays and not spend):
            continue
        if found.holds == "metal" and not cubes[3]:
            continue
        left = tuple(has - takes for has, takes in zip(cubes, how.takes, strict=True))
        if min(left) < 0:
            continue
        yield (
            (*caps[:i], (card, cap - 1), *caps[i + 1 :]),
            left,  # type: ignore[misc]
            min(gold - how.pays + how.gold, LIMIT),
            points + how.points,
        )


def price(cards: tuple[str, ...], cubes: Four) -> int:
    """What somebody with these craftsmen could sell these cubes for."""
    sand, wood, stone, metal = cubes
    return 2 * sand + 3 * wood + (4 * stone if "stonecutter" in cards else 0) + 5 * metal


def ways_to_keep(cubes: Four) -> list[Four]:
    """Five of these cubes, or all."""
    every = product(*(range(number + 1) for number in cubes))
    ways: list[Four] = [(a, b, c, d) for a, b, c, d in every]
    return [way for way in ways if sum(way) == min(ROOM, sum(cubes))]


def partly_used(work: Work, luck: Random) -> Used:
    """Some of the craftsmen have worked already; with the archbishop one of them perhaps once more than his card says."""
    used = {}
    for card in active(work.craftsmen):
        found = craftsmen()[card]
        more = (
            work.raised
            and found.can_be_raised
            and all(used[one] <= craftsmen()[one].capacity for one in used)
        )
        if times := luck.choice([0, luck.randint(0, found.capacity + more)]):
            used[card] = times
    return tuple(used.items())


@pytest.mark.parametrize("number", range(160))
def test_the_best_plan_is_the_best_of_all(number: int) -> None:
    """With up to six craftsmen, as Jack allows; in half of the cases some of them have worked already."""
    luck = Random(number)
    cards = tuple(luck.sample(sorted(craftsmen()), luck.randint(1, 6)))
    cubes = (luck.randint(0, 5), luck.randint(0, 4), luck.randint(0, 4), luck.randint(0, 3))
    work = Work(cards, cubes, luck.choice([0, 1, 2, 5, 11, 29, 30]), raised=luck.random() < 0.3)
    if luck.random() < 0.5:
        work = replace(work, used=partly_used(work, luck))
    spend, last = luck.random() < 0.5, luck.random() < 0.5
    best = plan(work, spend=spend, last=last)
    ends = every_end(work, spend=spend)
    assert (best.points, best.gold, best.left) in ends
    rank = {
        end: (end[0], end[1] if last else end[1] + max(price(cards, way) for way in ways_to_keep(end[2])))
        for end in ends
    }
    assert rank[best.points, best.gold, best.left] == max(rank.values())


@pytest.mark.parametrize("number", range(40))
def test_the_cubes_that_are_kept_are_the_most_useful_of_all(number: int) -> None:
    """First by the points that they bring next round, when everybody may work again, then by their price."""
    luck = Random(number)
    cards = tuple(luck.sample(sorted(craftsmen()), luck.randint(1, 6)))
    cubes = (luck.randint(0, 6), luck.randint(0, 6), luck.randint(0, 6), luck.randint(0, 3))
    rank = {
        way: (max(points for points, _, _ in every_end(Work(cards, way, 0), spend=False)), price(cards, way))
        for way in ways_to_keep(cubes)
    }
    ways = keepable(cards, cubes)
    assert sorted(ways) == sorted(rank)
    assert [rank[way] for way in ways] == sorted(rank.values(), reverse=True)
    assert most_useful(cards, cubes) == ways[0]


@pytest.mark.parametrize("number", range(40))
def test_who_is_usable_can_be_used(number: int) -> None:
    luck = Random(number)
    cards = tuple(luck.sample(sorted(craftsmen()), 4))
    cubes = (luck.randint(0, 9), luck.randint(0, 9), luck.randint(0, 6), luck.randint(0, 3))
    work = Work(cards, cubes, luck.choice([luck.randint(0, 30), 30]))
    alone = {card: max(ends_of(work, card)) for card in active(cards) if not craftsmen()[card].free}
    assert dict(usable(work)) == {card: times for card, times in alone.items() if times}


def ends_of(work: Work, card: str) -> Iterator[int]:
    """How often a craftsman can work to any effect if only those who work for nothing do so before."""
    gold = work.gold
    for other in active(work.craftsmen):
        found = craftsmen()[other]
        if found.free and (found.holds is None or work.cubes[3]) and gold + found.gold <= LIMIT:
            gold += found.gold
    how = recipe(card)
    for times in range(craftsmen()[card].capacity + 1):
        enough = all(times * takes <= has for takes, has in zip(how.takes, work.cubes, strict=True))
        if enough and times * how.pays <= gold and (not times or how.points or gold < LIMIT):
            yield times


def test_a_table_uses_the_fewest_cubes_for_the_most_points() -> None:
    crafts = (("stonecutter", 4), ("sculptor_3", 1), ("mason_1", 2))
    assert table(crafts, 0) == (0, 0, ())
    assert table(crafts, 1)[:2] == (2, 1)
    assert table(crafts, 4)[:2] == (4, 3)
    assert table(crafts, 5)[:2] == (5, 5)


def test_the_dearest_five_are_kept_where_nobody_can_work_with_them() -> None:
    assert most_useful(("architect",), (3, 2, 0, 1)) == (2, 2, 0, 1)
    assert most_useful(("architect",), (0, 0, 0, 7)) == (0, 0, 0, 5)
    assert most_useful(("architect",), (2, 2, 1, 0)) == (2, 2, 1, 0)


def test_what_craftsmen_need_is_kept_and_stone_only_for_whoever_can_use_or_sell_it() -> None:
    assert most_useful(("carpenter_4", "mortar_mixer"), (0, 5, 5, 0)) == (0, 5, 0, 0)
    assert most_useful(("carpenter_4", "stonecutter"), (0, 5, 5, 0)) == (0, 3, 2, 0)
    assert most_useful(("stonecutter",), (0, 5, 5, 0)) == (0, 0, 5, 0)
    assert most_useful(("architect",), (4, 0, 5, 0)) == (4, 0, 1, 0)
    assert most_useful(("glassblower_5",), (2, 6, 0, 4)) == (2, 0, 0, 3)
