"""Phase 3a, choosing a building: outer spaces, the centre, and why a space is closed."""

from __future__ import annotations

import pytest

from engines.kernel import Match, Who
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    PAULA,
    TIM,
    acting,
    acts,
    architect,
    asks,
    beside,
    bids,
    board,
    changed,
    emptied,
    hand_of,
    has_money,
    income,
    legal,
    numbers,
    option,
    owns,
    table,
    told,
    top,
    why_not,
)
from tests.kernel.table import question, say

KINDS = ("chapel", "gate", "inn", "shop", "guild", "park")


def test_t3_t4_example_of_the_two_first_turns() -> None:
    """Page 5: Leon goes to the gate for £3; Lisa pays £2 for the centre and takes the chapel beside the X."""
    match = table()
    top(match, 31, 32)
    bids(match, 3, 2, 0, 0)
    assert income(match) == {"chapel": None, "gate": 3, "inn": 1, "shop": 2, "guild": 1, "park": 2}
    outcome = say(match, LEON, "gate")
    assert hand_of(match, LEON).money == 8
    assert told(outcome)[:2] == ["space", "builds"]
    assert numbers(match, LEON) == [31]
    assert board(match).architects[LEON].gate == 1
    assert legal(match, LISA) >= {f"centre:{kind}" for kind in KINDS}
    assert "gate" not in legal(match, LISA)
    outcome = say(match, LISA, "centre:chapel")
    assert told(outcome)[:2] == ["centre", "builds"]
    assert hand_of(match, LISA).money == 3
    assert numbers(match, LISA) == [32]
    assert board(match).rondel.centre == (LISA,)


@pytest.mark.parametrize(
    ("space", "money"), [("gate", 3), ("inn", 1), ("shop", 2), ("guild", 1), ("park", 2)]
)
def test_outer_spaces_pay_their_income(space: str, money: int) -> None:
    match = table(hidden_money=False)
    top(match, 46, 50, 43)
    acts(match, LEON)
    say(match, LEON, space)
    gained = 1 if space == "shop" else 0
    assert board(match).architects[LEON].money == 5 + money + gained


def test_the_centre_reaches_every_stack_and_pays_nothing() -> None:
    for kind in KINDS:
        match = table()
        top(match, 12, 16, 15, 8)
        acts(match, LEON)
        say(match, LEON, f"centre:{kind}")
        slot = board(match).architects[LEON].slots[0]
        assert slot.building is not None
        assert slot.building.kind == kind
        assert architect(match, LEON).money == 3 + (1 if kind == "shop" else 0)


def test_a_stack_used_by_another_player_can_be_reached_from_the_centre() -> None:
    match = table()
    acts(match, LEON)
    say(match, LEON, "guild")
    assert why_not(match, LISA, "guild") == "occupied"
    assert "centre:guild" in legal(match, LISA)


def test_choosing_a_space_shows_the_next_building_and_says_so() -> None:
    match = table()
    acts(match, LEON)
    assert all(one.final for one in question(match, LEON).legal)
    before = board(match).stacks[4]
    outcome = say(match, LEON, "guild")
    after = board(match).stacks[4]
    assert after.count == before.count - 1
    assert after.top != before.top
    assert not outcome.undoable


# Closed spaces, each with its own reason


def test_the_x_is_closed() -> None:
    match = table()
    acts(match, LEON)
    assert why_not(match, LEON, "chapel") == "x"


def test_an_occupied_space_is_closed() -> None:
    match = table()
    acts(match, LEON)
    say(match, LEON, "guild")
    blocked = option(match, LISA, "guild").blocked
    assert blocked is not None
    assert why_not(match, LISA, "guild") == "occupied"
    assert blocked.args["who"] == Who(LEON)


def test_an_occupied_centre_is_closed() -> None:
    match = table()
    acts(match, LEON)
    say(match, LEON, "centre:park")
    assert why_not(match, LISA, "centre:park") == "occupied"
    assert not any(key.startswith("centre") for key in legal(match, LISA))


def test_a_space_beside_an_empty_stack_is_closed_and_the_centre_does_not_reach_it() -> None:
    match = table()
    emptied(match, "guild")
    acts(match, LEON)
    assert why_not(match, LEON, "guild") == "empty"
    assert why_not(match, LEON, "centre:guild") == "empty"
    assert "centre:park" in legal(match, LEON)


def test_a_stack_that_runs_out_closes_its_space_at_once() -> None:
    match = table()
    emptied(match, "guild", leaving=1)
    bids(match, 4, 3, 0, 0)
    outcome = say(match, LEON, "centre:guild")
    assert "stack-empty" in told(outcome)
    assert why_not(match, LISA, "guild") == "empty"


def test_the_centre_is_closed_to_whoever_cannot_pay() -> None:
    match = table()
    acts(match, LEON)
    has_money(match, LEON, 1)
    assert why_not(match, LEON, "centre:gate") == "money"
    has_money(match, LEON, 2)
    assert "centre:gate" in legal(match, LEON)
    say(match, LEON, "centre:park")
    assert architect(match, LEON).money == 0


@pytest.mark.parametrize("money", [1, 9])
def test_a_closed_centre_gives_one_reason_whatever_stack_has_run_out(money: int) -> None:
    """A stack that has run out is no reason where the whole centre is taken, or too dear."""
    match = table()
    emptied(match, "chapel", "guild")
    bids(match, 4, 3, 0, 0)
    if money > 1:
        say(match, LEON, "centre:park")
    has_money(match, acting(match), money)
    expected = "occupied" if money > 1 else "money"
    assert {why_not(match, acting(match), f"centre:{kind}") for kind in KINDS} == {expected}


def test_a_centre_that_a_tile_opens_says_which_stack_has_run_out() -> None:
    match = table()
    owns(match, LEON, "free_centre")
    emptied(match, "guild")
    acts(match, LEON)
    has_money(match, LEON, 0)
    assert why_not(match, LEON, "centre:guild") == "empty"
    assert why_not(match, LEON, "centre:park") == "money"


def poor_and_shut_out(seats: int = 4) -> Match:
    """Tim has £1, the centre is free but dear, and all stacks but those of the X and of two pawns are exhausted."""
    match = table(seats)
    bids(match, 4, 3, 2, 0)
    say(match, LEON, "guild")
    say(match, LISA, "park")
    emptied(match, "gate", "inn", "shop")
    has_money(match, TIM, 1)
    return match


def test_whoever_finds_no_space_builds_nothing() -> None:
    match = poor_and_shut_out()
    assert legal(match, TIM) == {"nowhere"}
    assert match.default(TIM) == ("nowhere",)
    outcome = say(match, TIM, "nowhere")
    assert told(outcome)[0] == "nowhere"
    assert board(match).architects[TIM].slots[0].building is None
    assert 2 not in architect(match, TIM).laid
    assert acting(match) == PAULA


def test_nobody_has_to_use_a_tile_to_build() -> None:
    match = poor_and_shut_out()
    owns(match, TIM, "free_centre")
    assert legal(match, TIM) == {
        "nowhere",
        *(f"centre:{kind}:free_centre" for kind in ("chapel", "guild", "park")),
    }


def test_a_card_can_be_kept_by_whoever_builds_nothing() -> None:
    match = poor_and_shut_out()
    owns(match, TIM, "keep_card")
    ladies = board(match).inn[1].count
    say(match, TIM, "keep_card")
    assert legal(match, TIM) == {"nowhere"}
    assert told(say(match, TIM, "nowhere")) == ["nowhere", "keeps"]
    assert 2 in hand_of(match, TIM).cards
    assert board(match).inn[1].count == ladies
    assert architect(match, TIM).laid == []
    assert acting(match) == PAULA


def test_going_nowhere_is_no_choice_while_a_space_is_open() -> None:
    match = table()
    acts(match, LEON)
    assert "nowhere" not in legal(match, LEON)
    assert why_not(match, LEON, "nowhere") == "kernel-not-an-option"


# Two players


def test_two_players_the_pawn_moves_to_another_space_and_leaves_the_old_one_free() -> None:
    """Page 12: place the pawn in the first turn, move it to a different space in the second."""
    match = table(2)
    say(match, 0, "4", "3")
    say(match, 1, "0", "0")
    say(match, 0, "guild")
    assert acting(match) == 0
    assert why_not(match, 0, "guild") == "move-on"
    say(match, 0, "park")
    assert acting(match) == 1
    assert "guild" in legal(match, 1)
    assert why_not(match, 1, "park") == "occupied"


def test_two_players_the_pawn_has_to_leave_the_centre() -> None:
    match = table(2)
    say(match, 0, "4", "3")
    say(match, 1, "0", "0")
    say(match, 0, "centre:guild")
    assert why_not(match, 0, "centre:park") == "move-on"
    say(match, 0, "park")
    assert board(match).rondel.centre == ()


# Bonus tiles that open spaces


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


def test_default_takes_the_best_income_where_nothing_is_replaced() -> None:
    match = table()
    with changed(match) as game:
        game.architects[LEON].slots = [2]
        game.stacks["chapel"].remove(2)
    top(match, 46, 50, 43, 49)
    acts(match, LEON)
    assert match.default(LEON) == ("park",)
    say(match, LEON, "park")
    assert asks(match, LEON) == ""
