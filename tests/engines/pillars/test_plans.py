"""The best conversion against trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engines.pillars.cards import board, craftsmen
from engines.pillars.crafts import Four, Used, Work, active, most_useful, recipe, usable, worth
from engines.pillars.plans import plan, table

LIMIT = board().limits.gold


def every_end(work: Work, *, spend: bool) -> set[tuple[int, int, Four]]:
    """Points, gold and cubes after every possible row of single uses, in any order."""
    known = craftsmen()
    caps = {card: known[card].capacity for card in active(work.craftsmen)}
    raises = [None, *(card for card in caps if work.raised and known[card].can_be_raised)]
    found = set()
    for raised in raises:
        start = tuple((card, cap + (card == raised)) for card, cap in caps.items())
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


@pytest.mark.parametrize("number", range(120))
def test_the_best_plan_is_the_best_of_all(number: int) -> None:
    luck = Random(number)
    cards = tuple(luck.sample(sorted(craftsmen()), luck.randint(1, 5)))
    cubes = (luck.randint(0, 5), luck.randint(0, 4), luck.randint(0, 4), luck.randint(0, 3))
    work = Work(cards, cubes, luck.choice([0, 1, 2, 5, 11, 29, 30]), raised=luck.random() < 0.3)
    spend, last = luck.random() < 0.5, luck.random() < 0.5
    best = plan(work, spend=spend, last=last)
    ends = every_end(work, spend=spend)
    assert (best.points, best.gold, best.left) in ends
    rank = [(points, gold if last else gold + worth(most_useful(left))) for points, gold, left in ends]
    assert (best.points, best.gold if last else best.gold + worth(best.kept)) == max(rank)


@pytest.mark.parametrize("number", range(40))
def test_who_is_usable_can_be_used(number: int) -> None:
    luck = Random(number)
    cards = tuple(luck.sample(sorted(craftsmen()), 4))
    cubes = (luck.randint(0, 9), luck.randint(0, 9), luck.randint(0, 6), luck.randint(0, 3))
    work = Work(cards, cubes, luck.randint(0, 30))
    alone = {card: max(ends_of(work, card)) for card in active(cards) if not craftsmen()[card].free}
    assert dict(usable(work)) == {card: times for card, times in alone.items() if times}


def ends_of(work: Work, card: str) -> Iterator[int]:
    """How often a craftsman can work if only those who work for nothing do so before."""
    gold = work.gold
    for other in active(work.craftsmen):
        found = craftsmen()[other]
        if found.free and (found.holds is None or work.cubes[3]) and gold + found.gold <= LIMIT:
            gold += found.gold
    how = recipe(card)
    for times in range(craftsmen()[card].capacity + 1):
        enough = all(times * takes <= has for takes, has in zip(how.takes, work.cubes, strict=True))
        if enough and times * how.pays <= gold:
            yield times


def test_a_table_uses_the_fewest_cubes_for_the_most_points() -> None:
    crafts = (("stonecutter", 4), ("sculptor_3", 1), ("mason_1", 2))
    assert table(crafts, 0) == (0, 0, ())
    assert table(crafts, 1)[:2] == (2, 1)
    assert table(crafts, 4)[:2] == (4, 3)
    assert table(crafts, 5)[:2] == (5, 5)


def test_the_dearest_five_are_the_most_useful() -> None:
    assert most_useful((3, 2, 1, 1)) == (1, 2, 1, 1)
    assert most_useful((0, 0, 0, 7)) == (0, 0, 0, 5)
    assert most_useful((2, 2, 1, 0)) == (2, 2, 1, 0)
