"""Bank, Factory, Trading Post and Warehouse: what the black buildings let their owners do."""

from __future__ import annotations

from data.words import Words
from engines.kernel import Match
from engines.tiny_towns.components import KINDS
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    asks,
    do,
    item,
    lay,
    name,
    on,
    options,
    own,
    question,
    table,
    town,
    turn,
    values,
    why_not,
)

WORDS = Words("en", ("Ada", "Ben"))
OTHERS = {"glass", "wheat", "wood", "stone"}


# Bank


def test_kinds_on_own_banks_cannot_be_named_by_their_owner_only() -> None:
    """Bank: the Master Builder may not name them; others may, and then he places them."""
    match = table(2, "bank")
    lay(match, ADA, "k..k/..../..../....")
    on(match, ADA, "A1", "brick")
    on(match, ADA, "D1", "glass")
    assert values(match, ADA, "resource") == {"wood", "wheat", "stone"}
    assert why_not(match, ADA, resource="brick") == "towns-why-bank"
    name(match, "wood")
    turn(match, "A4", "A4")
    name(match, "brick")
    do(match, ADA, at="B4")
    assert item(match, ADA, "B4") == "brick"


def test_each_bank_gets_a_kind_of_its_own_and_there_is_no_sixth() -> None:
    """Bank: five kinds, so five Banks."""
    match = table(2, "bank")
    lay(match, ADA, "WW../DGB./..../kk..")
    on(match, ADA, "A4", "brick")
    on(match, ADA, "B4", "glass")
    name(match, "wood")
    do(match, ADA, at="D4")
    do(match, ADA, building="bank", at="B2")
    assert asks(match, ADA) == "stock"
    assert values(match, ADA, "resource") == {"wood", "wheat", "stone"}
    assert why_not(match, ADA, resource="glass") == "towns-why-other-bank"
    do(match, ADA, resource="wheat")
    assert match.view(None).board.towns[ADA].squares[5].cubes == ("wheat",)

    lay(match, BEN, "WW../.GB./kkk./kk..")
    for at, kind in zip(("A3", "B3", "C3", "A4", "B4"), KINDS, strict=True):
        on(match, BEN, at, kind)
    do(match, BEN, at="A2")
    assert values(match, BEN, "building") == {"cottage", "done"}
    assert why_not(match, BEN, building="bank") == "towns-why-five-banks"


def test_the_last_kind_goes_onto_the_fifth_bank_unasked() -> None:
    """Bank: there is nothing to choose."""
    match = table(2, "bank")
    lay(match, ADA, "WW../.GB./kkk./k...")
    for at, kind in zip(("A3", "B3", "C3", "A4"), KINDS, strict=False):
        on(match, ADA, at, kind)
    name(match, "stone")
    lay(match, ADA, "WW../DGB./kkk./k...")
    do(match, ADA, at="D4")
    do(match, ADA, building="bank", at="A2")
    assert town(match, ADA).cubes_on(4) == ["stone"]


def test_whoever_can_name_nothing_is_passed_over() -> None:
    """Bank, a ruling: with all five kinds on Banks the hammer goes on; if nobody can name, the match ends."""
    match = table(2, "bank")
    lay(match, BEN, "kkk./kk../..../....")
    for at, kind in zip(("A1", "B1", "C1", "A2", "B2"), KINDS, strict=True):
        on(match, BEN, at, kind)
    name(match, "wood")
    turn(match, "D4", "D4")
    assert asks(match, ADA) == "name"
    lay(match, ADA, "..cc/cccc/cccc/cccc")
    town(match, ADA).monument = "fort_ironweed"
    name(match, "wood")
    turn(match, "A1", "C4")
    assert match.over


def test_the_banks_bind_the_last_player_too() -> None:
    """Bank, a ruling."""
    match = table(2, "bank")
    town(match, BEN).completed = 1
    lay(match, ADA, "k.../..../..../....")
    on(match, ADA, "A1", "brick")
    assert values(match, ADA, "resource") == OTHERS


def test_with_four_banks_one_still_says_which_cube_in_a_free_turn() -> None:
    """Bank in Town Hall: the kinds on Banks stand beside the one that is left, each with its reason."""
    match = free_turn(*KINDS[:4])
    assert values(match, ADA, "resource") == {"stone"}
    asked = question(match, ADA, teach=True)
    assert {next(iter(one.parts)) for one in asked.shown} == {"resource"}
    beside = [one for one in asked.options if one.quiet]
    assert {why_not(match, ADA, **one.parts) for one in beside} == {"towns-why-place-first"}
    assert why_not(match, ADA, resource="brick") == "towns-why-bank"
    do(match, ADA, resource="stone", at="D4")
    assert item(match, ADA, "D4") == "stone"


def test_with_five_banks_one_takes_no_cube_in_a_free_turn() -> None:
    """Bank in Town Hall, a ruling: nothing is left to choose; a card is placed all the same."""
    match = free_turn(*KINDS)
    assert [asks(match, ADA), asks(match, BEN)] == ["", "place"]
    do(match, BEN, resource="wheat", at="D4")
    assert match.view(None).board.resource is not None
    assert asks(match, ADA) == "place"


def free_turn(*kinds: str) -> Match:
    """The first free turn of Town Hall; Ada has a Bank with each of these four or five kinds."""
    match = table(2, "bank", town_hall=True)
    turn(match, "A1", "A1")
    lay(match, ADA, f"kkkk/{'k' * (len(kinds) - 4):.<4}/..../....")
    for at, kind in zip(("A1", "B1", "C1", "D1", "A2"), kinds, strict=False):
        on(match, ADA, at, kind)
    turn(match, "B3", "B1")
    assert match.view(None).board.resource is None
    return match


# Factory


def factory(kind: str = "brick") -> Match:
    """Ben has a Factory with this kind; Ada names."""
    match = table(2, "factory")
    lay(match, BEN, "k.../..../..../....")
    on(match, BEN, "A1", kind)
    return match


def test_a_factory_turns_its_kind_into_any_other_if_another_names_it() -> None:
    """Factory."""
    match = factory()
    name(match, "brick")
    assert values(match, BEN, "resource") == set(KINDS)
    assert len(options(match, BEN)) == 5 * 15
    do(match, BEN, resource="glass", at="B1")
    assert item(match, BEN, "B1") == "glass"


def test_a_factory_does_nothing_for_other_kinds_and_for_ones_own_naming() -> None:
    """Factory: the kind on it, named by another player."""
    match = factory()
    name(match, "glass")
    assert {tuple(one.parts) for one in options(match, BEN)} == {("at",)}
    turn(match, "A1", "B1")
    name(match, "brick")
    assert {tuple(one.parts) for one in options(match, BEN)} == {("at",)}
    do(match, BEN, at="C1")
    assert item(match, BEN, "C1") == "brick"


def test_whoever_may_use_a_factory_is_told_so() -> None:
    """Factory: the question says that any other kind will do."""
    match = factory()
    name(match, "brick")
    assert question(match, BEN).prompt.id == "towns-ask-place-factory"
    assert question(match, ADA).prompt.id == "towns-ask-place"


def test_two_factories_with_one_kind_are_like_one() -> None:
    """Factory: allowed, and no use."""
    match = factory()
    lay(match, BEN, "kk../..../..../....")
    on(match, BEN, "B1", "brick")
    name(match, "brick")
    assert len(options(match, BEN)) == 5 * 14


def test_a_new_factory_may_get_any_kind() -> None:
    """Factory: also one that another Factory has."""
    match = table(2, "factory")
    lay(match, ADA, "D.../BSSB/..../k...")
    on(match, ADA, "A4", "brick")
    name(match, "wood")
    do(match, ADA, at="D4")
    do(match, ADA, building="factory", at="A2")
    assert values(match, ADA, "resource") == set(KINDS)
    do(match, ADA, resource="brick")
    assert town(match, ADA).cubes_on(4) == ["brick"]


# Trading Post


def test_a_trading_post_stands_for_a_missing_cube_and_stays() -> None:
    """Trading Post: the three cubes go back; the Chapel stands where a cube was."""
    match = table(2, "trading_post")
    lay(match, ADA, "..G./kGS./..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    assert values(match, ADA, "at", building="chapel") == {"C1", "B2", "C2"}
    do(match, ADA, building="chapel", at="C1")
    assert [item(match, ADA, at) for at in ("C1", "A2", "B2", "C2")] == ["chapel", "trading_post", "", ""]


def test_at_least_one_real_cube_is_needed() -> None:
    """Trading Post: one with a cube makes a Well, two of them do not."""
    match = table(2, "trading_post")
    lay(match, ADA, "kD../..../..../..kk")
    name(match, "brick")
    do(match, ADA, at="D1")
    assert values(match, ADA, "pattern", building="well") == {"A1 B1"}
    assert values(match, ADA, "at", building="well") == {"B1"}


def test_several_trading_posts_serve_one_building_and_one_serves_several() -> None:
    """Trading Post: many in one construction; a ruling: again in the same turn."""
    match = table(2, "trading_post")
    lay(match, ADA, "kBk./..../Dk../.D..")
    name(match, "brick")
    do(match, ADA, at="D4")
    assert "A1 B1 C1" in values(match, ADA, "pattern", building="tavern")
    do(match, ADA, building="well", pattern="A3 B3", at="A3")
    do(match, ADA, building="well", pattern="B3 B4", at="B4")
    assert item(match, ADA, "B3") == "trading_post"


def test_a_new_trading_post_serves_in_the_same_turn() -> None:
    """Trading Post."""
    match = table(2, "trading_post")
    lay(match, ADA, "SD../SDBS/..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    do(match, ADA, building="trading_post", at="C2")
    do(match, ADA, building="well", at="D2")
    assert [item(match, ADA, at) for at in ("C2", "D2")] == ["trading_post", "well"]


def test_a_trading_post_helps_with_monuments() -> None:
    """Trading Post, a ruling: for every building, so for monuments."""
    match = table(2, "trading_post")
    own(match, ADA, "mausoleum")
    lay(match, ADA, "kD../BS../..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    do(match, ADA, building="mausoleum", at="B1")
    assert item(match, ADA, "B1") == "mausoleum"


def test_squares_are_offered_once_however_a_post_is_read() -> None:
    """Trading Post: the same squares make the same building."""
    match = table(2, "trading_post")
    lay(match, ADA, "kBG./..../..../....")
    name(match, "wheat")
    do(match, ADA, at="D4")
    keys = [one.key for one in question(match, ADA).options]
    assert len(keys) == len(set(keys))
    assert values(match, ADA, "pattern", building="tavern") == {"A1 B1 C1"}


# Warehouse


def warehouse(*stored: str) -> Match:
    """Ben has a Warehouse with these cubes; Ada names."""
    match = table(2, "warehouse")
    lay(match, BEN, "k.../..../..../....")
    if stored:
        on(match, BEN, "A1", *stored)
    return match


def test_a_cube_may_be_stored_instead_of_placed() -> None:
    """Warehouse: empty, another names stone."""
    match = warehouse()
    name(match, "stone")
    assert values(match, BEN, "how") == {"place", "store"}
    assert len(options(match, BEN, how="place")) == 15
    do(match, BEN, how="store", at="A1")
    assert town(match, BEN).cubes_on(0) == ["stone"]
    assert town(match, BEN).squares.count("") == 15
    assert match.view(None).board.towns[BEN].squares[0].cubes == ("stone",)


def test_a_cube_may_be_swapped_for_a_stored_one() -> None:
    """Warehouse: place stone, store it, or put it in and place the wood."""
    match = warehouse("wood")
    name(match, "stone")
    assert values(match, BEN, "how") == {"place", "store", "swap"}
    assert values(match, BEN, "resource", how="swap") == {"wood"}
    (told,) = do(match, BEN, how="swap", at="B2").events
    assert (
        WORDS.say(told.text) == "Ben stores stone in the Warehouse on A1, takes wood out and puts it on B2."
    )
    assert item(match, BEN, "B2") == "wood"
    assert town(match, BEN).cubes_on(0) == ["stone"]


def test_a_cube_is_not_swapped_for_its_like() -> None:
    """Warehouse: that would be no more than placing it."""
    match = warehouse("stone", "wood")
    name(match, "stone")
    assert values(match, BEN, "resource", how="swap") == {"wood"}


def test_with_two_warehouses_one_says_which() -> None:
    """Warehouse: a cube that is taken out goes on the board, never into the other one (a ruling)."""
    match = warehouse("glass")
    lay(match, BEN, "kk../..../..../....")
    on(match, BEN, "B1", "wood")
    name(match, "stone")
    assert values(match, BEN, "at", how="store") == {"A1", "B1"}
    assert values(match, BEN, "warehouse", how="swap") == {"A1", "B1"}
    assert {"A1", "B1"}.isdisjoint(values(match, BEN, "at", how="swap"))
    do(match, BEN, how="swap", warehouse="B1", at="C1")
    assert (town(match, BEN).cubes_on(0), town(match, BEN).cubes_on(1)) == (["glass"], ["stone"])


def test_a_full_warehouse_only_swaps() -> None:
    """Warehouse: three cubes at most."""
    match = warehouse("wood", "wood", "glass")
    name(match, "stone")
    assert values(match, BEN, "how") == {"place", "swap"}
    assert values(match, BEN, "resource", how="swap") == {"wood", "glass"}
    assert why_not(match, BEN, how="store") == "towns-why-warehouse-full"


def test_a_warehouse_rests_on_ones_own_naming() -> None:
    """Warehouse: when another player names."""
    match = warehouse("wood")
    name(match, "stone")
    turn(match, "A1", "")
    do(match, BEN, how="place", at="B1")
    name(match, "stone")
    assert {tuple(one.parts) for one in options(match, BEN)} == {("at",)}
    assert question(match, BEN).prompt.id == "towns-ask-place-own", "and the question says so"
    assert question(match, ADA).prompt.id == "towns-ask-place"


def test_stored_cubes_never_decrease_and_are_not_used_for_building() -> None:
    """Warehouse: no way to take one out without putting one in; they are no part of any pattern."""
    match = warehouse("wood")
    lay(match, BEN, "kSG./..../..../....")
    on(match, BEN, "A1", "wood")
    name(match, "stone")
    assert {one.parts.get("how") for one in options(match, BEN)} == {"place", "store", "swap"}
    do(match, BEN, how="store", at="A1")
    assert asks(match, BEN) == ""
    assert town(match, BEN).cubes_on(0) == ["wood", "stone"]


def test_a_town_is_complete_though_its_warehouse_has_room() -> None:
    """Warehouse, a ruling: completion looks at the squares only."""
    match = warehouse()
    lay(match, BEN, "k.cc/cccc/cccc/cccc")
    name(match, "stone")
    do(match, BEN, how="place", at="B1")
    turn(match, "A1")
    assert match.view(None).board.towns[BEN].completed == 1
