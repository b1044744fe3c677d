"""The notes on the cards of monuments that count, feed, or name."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, backstage
from engines.tiny_towns.ending import starloom_place
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    CLEO,
    asks,
    building,
    do,
    erect,
    lay,
    name,
    on,
    options,
    row,
    table,
    town,
    turn,
    values,
    worth,
)

WORDS = Words("en", ("Ada", "Ben"))


# Archive, Barrett Castle, Cathedral


def test_archive_counts_types_monuments_aside() -> None:
    """Archive of the Second Age: each type once, seven at most."""
    cards = ("archive", "well", "farm", "chapel", "tavern", "theater", "bank")
    assert worth("mccc/ccww/f.../....", *cards)["archive"] == 3
    assert worth("mcfw/otyk/..../....", *cards)["archive"] == 7


def test_barrett_castle_five_if_fed_and_it_eats_once() -> None:
    """Barrett Castle: one Farm still feeds three Cottages beside it."""
    found = worth("mccc/c..f/..../....", "barrett_castle", "farm")
    assert (found["barrett_castle"], found["cottage"]) == (5, 9)
    assert worth("m.../..../..../....", "barrett_castle")["barrett_castle"] == 0


def test_barrett_castle_counts_as_two_cottages() -> None:
    """Barrett Castle: for Well, Temple, Chapel and Theater, and not as a monument."""
    assert worth("mw../..../..../....", "barrett_castle", "well")["well"] == 2
    assert worth("mo../..../..../...f", "barrett_castle", "temple", "farm")["temple"] == 4
    assert worth("mo../..../..../....", "barrett_castle", "temple")["temple"] == 0
    assert worth("m..o/..../c.../...f", "barrett_castle", "farm", "chapel")["chapel"] == 3
    assert worth("m..y/..../..../...c", "barrett_castle", "theater")["theater"] == 1


def test_barrett_castle_belongs_to_groups_and_lines() -> None:
    """Barrett Castle: it can be fed like a Cottage by every red building."""
    assert worth("mc../..../..../f..c", "barrett_castle", "greenhouse")["total"] == 5 + 3 - 12
    assert worth("m..f/..../..../....", "barrett_castle", "orchard")["barrett_castle"] == 5
    assert worth("m.../.f../..../....", "barrett_castle", "granary")["barrett_castle"] == 5


def test_cathedral_lets_empty_squares_cost_nothing() -> None:
    """Cathedral of Caterina: two points; only in the owner's town."""
    found = worth("m.../..../..../....", "cathedral")
    assert (found["cathedral"], found["empty"], found["total"]) == (2, 0, 2)
    assert worth("c.../..../..../....")["empty"] == -15


# Fort Ironweed, Mausoleum


def test_fort_ironweed_passes_the_hammer_on_unless_alone() -> None:
    """Fort Ironweed: seven points, and no more naming, except for the last player."""
    match = table(3)
    erect(match, BEN, "fort_ironweed", "D4")
    name(match, "wood")
    turn(match, "A1", "A1", "A1")
    assert asks(match, CLEO) == "name"
    town(match, ADA).completed = town(match, CLEO).completed = 1
    lay(match, BEN, "..../..../..../...m", "fort_ironweed")
    name(match, "wood")
    turn(match, "", "A1", "B1")
    assert asks(match, BEN) == "name"
    assert worth("m.../..../..../....", "fort_ironweed")["fort_ironweed"] == 7


def test_mausoleum_makes_every_cottage_worth_three() -> None:
    """Grand Mausoleum: unfed Cottages stay unfed for Chapels (a ruling)."""
    found = worth("mc../c..o/..../....", "mausoleum", "chapel")
    assert (found["cottage"], found["chapel"]) == (6, 0)
    fed = worth("mc../c..o/..../..f.", "mausoleum", "chapel", "farm")
    assert (fed["cottage"], fed["chapel"], fed["mausoleum"]) == (6, 2, 0)


# Mandras Palace


def test_mandras_palace_counts_types_beside_it() -> None:
    """Mandras Palace: two for each type, eight at most."""
    assert worth(".c../fmf./.w../....", "mandras_palace", "farm", "well")["mandras_palace"] == 6
    assert worth(".c../fmo./.w../....", "mandras_palace", "farm", "well", "chapel")["mandras_palace"] == 8
    assert worth("c.c./.m../..../....", "mandras_palace")["mandras_palace"] == 0


# Shrine, Silva Forum, Bondmaker


@pytest.mark.parametrize(("others", "points"), [(0, 1), (2, 3), (4, 5), (5, 8), (6, 8)])
def test_shrine_counts_the_buildings_when_it_is_built(others: int, points: int) -> None:
    """Shrine of the Elder Tree: itself included, eight for six or more, and noted for good."""
    cottages = ("c" * others).ljust(8, ".")
    match = building("shrine", f"BWS./DGD./{cottages[:4]}/{cottages[4:]}", at="D1")
    do(match, ADA, building="shrine", at="A1")
    assert match.view(None).board.towns[ADA].shrine == points
    assert worth("mccc/cccc/c.../....", "shrine", shrine=points)["shrine"] == points


def test_silva_forum_counts_its_largest_group() -> None:
    """Silva Forum: one, and one for each building of the largest connected group of one type."""
    assert worth("mtt./tt.t/...t/....", "silva_forum", "tavern")["silva_forum"] == 5
    assert worth("m.../..../..../....", "silva_forum")["silva_forum"] == 2, "a ruling: itself a group of one"


def test_bondmaker_puts_named_cubes_on_cottages() -> None:
    """Statue of the Bondmaker: named by another, one on each Cottage, never used for building."""
    match = table(2)
    lay(match, BEN, "cDcm/..../..../....", "bondmaker")
    town(match, BEN).monument = "bondmaker"
    name(match, "stone")
    assert values(match, BEN, "at", how="cottage") == {"A1", "C1"}
    do(match, BEN, how="cottage", at="A1")
    assert asks(match, BEN) == "", "the stone on the Cottage makes no Well with the wood beside it"
    assert match.view(None).board.towns[BEN].squares[0].cubes == ("stone",)
    turn(match, "A1")
    assert {tuple(one.parts) for one in _named_by(match, BEN)} == {("at",)}, "not on his own naming"
    turn(match, "B1", "B2")
    name(match, "glass")
    assert values(match, BEN, "at", how="cottage") == {"C1"}


def _named_by(match: Match, seat: int) -> list[object]:
    name(match, "stone")
    return list(options(match, seat))


def test_cubes_on_cottages_neither_count_nor_cost() -> None:
    """Statue of the Bondmaker: taken off at the end."""
    with_cube = worth("cm../..../..../...f", "bondmaker", "farm", on_top={"A1": ["stone"]})
    assert with_cube == worth("cm../..../..../...f", "bondmaker", "farm")


def test_a_substitute_from_a_factory_does_not_go_onto_a_cottage() -> None:
    """Statue of the Bondmaker, a ruling: only the kind that was named."""
    match = table(2)
    lay(match, BEN, "ckm./..../..../....", "bondmaker")
    town(match, BEN).monument = "bondmaker"
    on(match, BEN, "B1", "stone")
    name(match, "stone")
    assert values(match, BEN, "resource", how="place") == {"brick", "glass", "wheat", "wood", "stone"}
    assert values(match, BEN, "resource", how="cottage") == set()
    do(match, BEN, how="cottage", at="A1")
    assert town(match, BEN).cubes_on(0) == ["stone"]


# Sky Baths, Starloom


def test_sky_baths_count_missing_types() -> None:
    """The Sky Baths: two for each of the seven types that is not there."""
    assert worth("m.../..../..../....", "sky_baths")["sky_baths"] == 14
    assert worth("mcc./f.../..../....", "sky_baths", "farm")["sky_baths"] == 10


@pytest.mark.parametrize(
    ("turns", "points"),
    [((1, 2, 3, 4), 6), ((1, 1, 2, 3), 6), ((2, 2, 1, 3), 3), ((4, 1, 2, 3), 0), ((2, 1, 1, 3), 2)],
)
def test_starloom_counts_the_order_of_completion(turns: tuple[int, ...], points: int) -> None:
    """The Starloom: full points for a shared place; after two first ones comes the third (a ruling)."""
    match = table(4)
    for seat, completed in enumerate(turns):
        town(match, seat).completed = completed
    place = starloom_place(backstage.state(match), ADA)
    assert worth("m.../..../..../....", "starloom", starloom_place=place)["starloom"] == points


@pytest.mark.parametrize(("cleo", "points"), [(None, 6), (0, 3)])
def test_towns_completed_in_the_same_turn_share_the_points_of_their_place(
    cleo: int | None, points: int
) -> None:
    """The Starloom: first or second together with another, in a match that ends."""
    match = table(3)
    for seat in range(3):
        lay(match, seat, ".ccc/cccc/cccc/cccc")
    erect(match, ADA, "starloom", "D4")
    town(match, CLEO).completed = cleo
    name(match, "wheat")
    turn(match, "A1", "A1", "A1")
    assert match.result is not None
    assert row(match, ADA) == {"towns-card-starloom": points, "towns-score-empty": -1}


@pytest.mark.parametrize("monument", ["mausoleum", "obelisk", "opaleyes_watch", "bondmaker"])
def test_some_monuments_bring_no_points_themselves(monument: str) -> None:
    """Monuments: abilities instead of points."""
    assert worth("m.../..../..../....", monument)[monument] == 0
