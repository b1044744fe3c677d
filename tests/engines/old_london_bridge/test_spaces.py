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
    bids,
    board,
    built,
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


def test_only_what_brings_something_to_light_cannot_be_taken_back() -> None:
    """The last building of a stack hides nothing below it, so whoever takes it may think better of it."""
    match = table()
    emptied(match, "guild", leaving=1)
    bids(match, 3, 2, 0, 0)
    assert option(match, LEON, "gate").final
    assert not option(match, LEON, "guild").final
    before = hand_of(match, LEON)
    assert say(match, LEON, "guild").undoable
    match.undo(LEON)
    assert (asks(match, LEON), hand_of(match, LEON)) == ("space", before)
    assert not say(match, LEON, "gate").undoable


def test_the_last_turn_of_a_round_shows_the_next_marker() -> None:
    match = table()
    emptied(match, "guild", leaving=1)
    bids(match, 0, 0, 0, 3)
    say(match, PAULA, "centre:park")
    say(match, LEON, "gate")
    say(match, LISA, "park")
    before = board(match).round
    assert option(match, TIM, "guild").final
    assert not say(match, TIM, "guild").undoable
    assert board(match).round == before + 1


def test_a_building_that_has_two_places_to_go_to_can_be_taken_back_in_the_last_turn() -> None:
    match = table()
    built(match, TIM, 50, 33, 23)
    with changed(match) as game:
        game.stacks["shop"] = [43]
    bids(match, 0, 0, 0, 3)
    say(match, PAULA, "centre:park")
    say(match, LEON, "gate")
    say(match, LISA, "park")
    assert not option(match, TIM, "shop").final
    assert say(match, TIM, "shop").undoable
    assert asks(match, TIM) == "replace"


def test_nowhere_to_go_in_the_last_turn_ends_the_round() -> None:
    match = table()
    bids(match, 0, 0, 0, 3)
    say(match, PAULA, "centre:park")
    say(match, LEON, "gate")
    say(match, LISA, "park")
    emptied(match, *KINDS)
    assert legal(match, TIM) == {"nowhere"}
    assert option(match, TIM, "nowhere").final
