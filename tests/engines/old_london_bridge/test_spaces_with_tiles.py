"""Phase 3a, choosing a building with bonus tiles that open spaces: Share a space, Free centre, Use the X."""

from __future__ import annotations

import pytest

from engines.kernel import Match
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    TIM,
    acts,
    architect,
    beside,
    bids,
    board,
    emptied,
    has_money,
    legal,
    option,
    owns,
    table,
    told,
    top,
    why_not,
)
from tests.kernel.table import question, say

KINDS = ("chapel", "gate", "inn", "shop", "guild", "park")


def test_share_space_goes_where_one_other_pawn_stands_and_takes_its_income() -> None:
    match = table()
    owns(match, LISA, "share_space")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "park")
    assert "park:share_space" in legal(match, LISA)
    assert "shop:share_space" not in legal(match, LISA)
    outcome = say(match, LISA, "park:share_space")
    assert told(outcome)[:3] == ["uses", "space", "builds"]
    assert architect(match, LISA).money == 7
    assert board(match).architects[LISA].tiles == ()
    assert next(space.pawns for space in board(match).rondel.spaces if space.stack == "park") == (LEON, LISA)


def test_share_space_in_the_centre_pays_as_usual() -> None:
    match = table()
    owns(match, LISA, "share_space")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "centre:park")
    say(match, LISA, "centre:guild:share_space")
    assert architect(match, LISA).money == 3
    assert board(match).rondel.centre == (LEON, LISA)


def test_share_space_in_the_centre_is_not_for_whoever_cannot_pay() -> None:
    match = table()
    owns(match, LISA, "share_space")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "centre:park")
    has_money(match, LISA, 1)
    assert not any(key.startswith("centre") for key in legal(match, LISA))


@pytest.mark.parametrize("tiles", [("share_space",), ("share_space", "free_centre")])
def test_a_shared_centre_does_not_reach_a_stack_that_has_run_out(tiles: tuple[str, ...]) -> None:
    match = table()
    owns(match, LISA, *tiles)
    emptied(match, "guild", "gate")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "centre:park")
    use = "+".join(tiles)
    there = ("chapel", "inn", "shop", "park")
    assert {key for key in legal(match, LISA) if key.endswith(f":{use}") and "centre" in key} == {
        f"centre:{kind}:{use}" for kind in there
    }
    assert not any("guild" in key or "gate" in key for key in legal(match, LISA))
    assert why_not(match, LISA, "centre:guild") == "empty"
    assert why_not(match, LISA, "centre:park") == "occupied"


def test_at_most_two_pawns_stand_on_a_space() -> None:
    match = table()
    owns(match, LISA, "share_space")
    owns(match, TIM, "share_space")
    bids(match, 4, 3, 2, 0)
    say(match, LEON, "park")
    say(match, LISA, "park:share_space")
    assert not any(key.startswith("park") for key in legal(match, TIM))
    assert why_not(match, TIM, "park") == "occupied"


def test_share_space_is_chosen_expressly() -> None:
    """Beside what a tile opens stands what is closed without it, so that no press uses a tile by surprise."""
    match = table()
    owns(match, LISA, "share_space", "use_x")
    bids(match, 4, 3, 0, 0)
    assert "with" not in question(match, LEON).legal[0].parts
    say(match, LEON, "park")
    for place, tile in (("park", "share_space"), ("chapel", "use_x")):
        there = [one for one in question(match, LISA, teach=True).options if one.parts.get("space") == place]
        assert {one.parts["with"]: one.blocked is None for one in there} == {tile: True, "no_tile": False}


def presses(match: Match, seat: int, key: str) -> int:
    """How often a player presses for an option: once for each part that still has more than one value."""
    options = [one for one in question(match, seat, teach=True).options if not one.extra]
    wanted, count = option(match, seat, key).parts, 0
    for part in wanted:
        if len({one.parts[part] for one in options}) > 1:
            count += 1
            options = [one for one in options if one.parts[part] == wanted[part]]
    return count


def test_a_tile_that_is_kept_costs_no_press() -> None:
    match = table()
    owns(match, LISA, "share_space", "use_x")
    bids(match, 4, 3, 0, 0)
    assert (presses(match, LEON, "park"), presses(match, LEON, "centre:park")) == (1, 2)
    say(match, LEON, "park")
    assert (presses(match, LISA, "shop"), presses(match, LISA, "centre:park")) == (1, 2)
    assert presses(match, LISA, "park:share_space") == presses(match, LISA, "chapel:use_x") == 2


def test_no_way_to_a_space_takes_more_than_three_presses() -> None:
    match = table()
    owns(match, LISA, "share_space", "free_centre", "use_x")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "centre:park")
    assert max(presses(match, LISA, key) for key in legal(match, LISA)) == 3


def test_two_players_share_space_is_for_the_other_pawn() -> None:
    match = table(2)
    owns(match, 0, "share_space")
    say(match, 0, "4", "2")
    say(match, 1, "3", "0")
    say(match, 0, "park")
    say(match, 1, "guild")
    assert {key for key in legal(match, 0) if "share" in key} == {"guild:share_space"}
    assert why_not(match, 0, "park") == "move-on"


def test_free_centre_costs_nothing() -> None:
    match = table()
    owns(match, LEON, "free_centre")
    acts(match, LEON)
    assert {"centre:park", "centre:park:free_centre"} <= legal(match, LEON)
    say(match, LEON, "centre:park:free_centre")
    assert architect(match, LEON).money == 5
    assert architect(match, LEON).tiles == []


def test_free_centre_is_for_those_without_money_too() -> None:
    match = table()
    owns(match, LEON, "free_centre")
    acts(match, LEON)
    has_money(match, LEON, 0)
    centre = {key for key in legal(match, LEON) if key.startswith("centre")}
    assert centre == {f"centre:{kind}:free_centre" for kind in KINDS}


def test_use_x_takes_the_building_beside_the_x_without_income() -> None:
    match = table()
    top(match, 32)
    owns(match, LEON, "use_x")
    acts(match, LEON)
    outcome = say(match, LEON, "chapel:use_x")
    assert told(outcome)[:3] == ["uses", "x", "builds"]
    assert architect(match, LEON).money == 5
    assert board(match).rondel.spaces[0].pawns == (LEON,)


def test_use_x_does_not_open_an_empty_stack() -> None:
    match = table()
    emptied(match, "chapel")
    owns(match, LEON, "use_x")
    acts(match, LEON)
    assert not any("use_x" in key for key in legal(match, LEON))
    assert why_not(match, LEON, "chapel") == "empty"


def test_share_space_goes_together_with_free_centre() -> None:
    match = table()
    owns(match, LISA, "share_space", "free_centre")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "centre:park")
    has_money(match, LISA, 0)
    assert "centre:guild:share_space" not in legal(match, LISA)
    assert "centre:guild:free_centre" not in legal(match, LISA)
    outcome = say(match, LISA, "centre:guild:share_space+free_centre")
    assert told(outcome)[:3] == ["uses", "uses", "centre"]
    assert architect(match, LISA).money == 0
    assert architect(match, LISA).tiles == []


def test_share_space_goes_together_with_use_x() -> None:
    match = table()
    owns(match, LEON, "use_x")
    owns(match, LISA, "share_space", "use_x")
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "chapel:use_x")
    assert {key for key in legal(match, LISA) if key.startswith("chapel")} == {"chapel:share_space+use_x"}
    say(match, LISA, "chapel:share_space+use_x")
    assert architect(match, LISA).tiles == []


@pytest.mark.parametrize("tile", ["share_space", "free_centre", "use_x"])
def test_tiles_of_this_round_open_nothing(tile: str) -> None:
    match = table()
    owns(match, LISA, fresh=(tile,))
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "park")
    assert not any(tile in key for key in legal(match, LISA))
    assert why_not(match, LISA, tile) == "fresh"


def test_whoever_names_a_tile_with_its_space_is_told_why_it_is_no_use() -> None:
    match = table()
    owns(match, LISA, "share_space", fresh=("use_x",))
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "park")
    assert why_not(match, LISA, "share_space") == "name-space"
    assert why_not(match, LISA, "with:use_x") == "fresh"
    assert why_not(match, LISA, "with:free_centre") == "no-tile"
    quiet = {one.key for one in question(match, LISA, teach=True).options if one.quiet}
    assert {"share_space", "with:use_x", "with:free_centre", "gate_2", "keep_card"} <= quiet
    assert "use_x" not in quiet


def test_a_tile_that_opens_no_space_says_so() -> None:
    match = table()
    owns(match, LEON, "share_space")
    acts(match, LEON)
    assert beside(match, LEON) == set()
    assert why_not(match, LEON, "share_space") == "no-use"
