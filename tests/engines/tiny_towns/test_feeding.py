"""Feeding: when food is short it goes where it brings most, compared with every other way to hand it out."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.tiny_towns.feeding import groups_of
from engines.tiny_towns.scoring import layout
from engines.tiny_towns.squares import BESIDE
from tests.engines.tiny_towns.drawn import worth

PIECES = ["cottage"] * 5 + ["temple", "chapel", "", "brick"]


def by_hand(squares: list[str], fed: frozenset[int]) -> int:
    """What the town brings if exactly these are fed."""
    count = [2 if item == "barrett_castle" else item == "cottage" for item in squares]
    points = sum(5 if squares[one] == "barrett_castle" else 3 for one in fed)
    points += squares.count("chapel") * sum(count[one] for one in fed)
    for square, item in enumerate(squares):
        if item == "temple" and sum(count[near] for near in BESIDE[square] if near in fed) >= 2:
            points += 4
    return points


def hungry(squares: list[str]) -> list[int]:
    """Everything that can be fed."""
    return [square for square, item in enumerate(squares) if item in ("cottage", "barrett_castle")]


def farm_ways(squares: list[str]) -> list[frozenset[int]]:
    """Every choice of as many as the Farms feed."""
    mouths = hungry(squares)
    meals = min(4 * squares.count("farm"), len(mouths))
    return [frozenset(chosen) for chosen in combinations(mouths, meals)]


def greenhouse_ways(squares: list[str]) -> list[frozenset[int]]:
    """Every choice of as many groups as there are Greenhouses."""
    groups = groups_of(hungry(squares))
    count = min(squares.count("greenhouse"), len(groups))
    return [frozenset(one for group in chosen for one in group) for chosen in combinations(groups, count)]


def towns(feeder: str) -> st.SearchStrategy[list[str]]:
    """Towns with one or two feeders and perhaps Barrett Castle."""
    rest = st.lists(st.sampled_from(PIECES), min_size=13, max_size=13)
    first = st.tuples(st.just(feeder), st.sampled_from([feeder, ""]), st.sampled_from(["barrett_castle", ""]))
    return st.tuples(first, rest).flatmap(lambda both: st.permutations([*both[0], *both[1]]))


@given(towns("farm"))
@settings(max_examples=150, deadline=None)
def test_farms_feed_whom_it_helps_most(squares: list[str]) -> None:
    """Feeding, a ruling: the owner's best advantage."""
    best = max(by_hand(squares, fed) for fed in farm_ways(squares))
    assert by_hand(squares, layout(squares).fed) == best


@given(towns("greenhouse"))
@settings(max_examples=150, deadline=None)
def test_greenhouses_feed_the_groups_that_help_most(squares: list[str]) -> None:
    """Feeding, a ruling: each Greenhouse one group."""
    best = max(by_hand(squares, fed) for fed in greenhouse_ways(squares))
    assert by_hand(squares, layout(squares).fed) == best


def test_barrett_castle_eats_before_cottages() -> None:
    """Feeding: five points against three."""
    found = worth("cccc/..../m.../...f", "barrett_castle", "farm")
    assert (found["barrett_castle"], found["cottage"]) == (5, 9)


def test_the_cottages_beside_a_temple_eat_first() -> None:
    """Feeding: two beside the Temple, and any two others."""
    found = worth("cccc/.c../cot./...f", "farm", "temple", "tavern")
    assert (found["temple"], found["cottage"]) == (4, 12)


def test_a_small_group_at_a_temple_may_be_worth_more_than_a_bigger_one() -> None:
    """Greenhouse: three Cottages bring nine, two with a Temple between them ten."""
    found = worth("ccc./..../..cf/..oc", "greenhouse", "temple")
    assert found["cottage"] + found["temple"] == 9
    found = worth("ccc./..../..cc/f.o.", "greenhouse", "temple")
    assert found["cottage"] + found["temple"] == 9
    found = worth("ccc./.o../.c../...f", "greenhouse", "temple")
    assert found["cottage"] + found["temple"] == 9


def test_with_a_mausoleum_food_still_helps_chapels() -> None:
    """Mausoleum: every Cottage brings three; fed ones count for the Chapel."""
    found = worth("ccm./..../o.../...f", "mausoleum", "farm", "chapel")
    assert (found["cottage"], found["chapel"]) == (6, 2)
