"""Bonus tiles that are used beside a question of one's own turn; those for cards and spaces stand with these chapters."""

from __future__ import annotations

import pytest

from engines.kernel import Match, backstage
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
    built,
    changed,
    hand_of,
    holds,
    legal,
    option,
    owns,
    piles,
    plays_on,
    stands,
    table,
    told,
    top,
    why_not,
)
from tests.kernel.table import say

MOVERS = ("chapel_2", "gate_2")


# Keep the card


def test_keep_card_brings_the_card_back_after_the_turn() -> None:
    match = table()
    owns(match, LISA, "keep_card")
    lords = board(match).inn[3].count
    acts(match, LISA)
    assert beside(match, LISA) == {"keep_card"}
    say(match, LISA, "keep_card")
    assert board(match).keeps_card
    assert asks(match, LISA) == "space"
    outcome = say(match, LISA, "guild")
    assert told(outcome)[-1] == "keeps"
    assert not board(match).keeps_card
    assert 4 in hand_of(match, LISA).cards
    assert board(match).inn[3].count == lords
    assert architect(match, LISA).laid == []


def test_a_kept_card_is_not_in_the_inn_during_the_turn() -> None:
    match = table()
    owns(match, LISA, "keep_card")
    built(match, LISA, 60, 59, 54, 52)
    top(match, 20)
    with changed(match) as game:
        game.supply[4] = 0
    acts(match, LISA)
    say(match, LISA, "keep_card")
    say(match, LISA, "inn")
    assert asks(match, LISA) == "inn"
    assert why_not(match, LISA, "4") == "supply"
    say(match, LISA, "3")
    assert {3, 4} <= set(hand_of(match, LISA).cards)


def test_keep_card_can_be_taken_back_before_the_space_is_chosen() -> None:
    match = table()
    owns(match, LISA, "keep_card")
    acts(match, LISA)
    say(match, LISA, "keep_card")
    match.undo(LISA)
    assert beside(match, LISA) == {"keep_card"}
    assert not board(match).keeps_card


def test_peter_needs_no_tile_to_come_back() -> None:
    match = table()
    owns(match, LEON, "keep_card")
    bids(match, 0, 0, 0, 0)
    assert beside(match, LEON) == set()
    assert why_not(match, LEON, "keep_card") == "peter"


def test_one_tile_is_enough_to_keep_a_card() -> None:
    match = table()
    owns(match, LEON, "keep_card", "keep_card")
    acts(match, LEON)
    say(match, LEON, "keep_card")
    assert beside(match, LEON) == set()
    assert why_not(match, LEON, "keep_card") == "kept"


def test_keep_card_is_used_when_a_space_is_chosen() -> None:
    match = table()
    owns(match, LEON, "keep_card")
    built(match, LEON, 50, 33, 23)
    top(match, 43)
    acts(match, LEON)
    say(match, LEON, "shop")
    assert asks(match, LEON) == "replace"
    assert why_not(match, LEON, "keep_card") == "with-space"


def test_two_players_keep_the_card_of_this_turn() -> None:
    match = table(2)
    owns(match, 0, "keep_card")
    say(match, 0, "4", "3")
    say(match, 1, "0", "0")
    say(match, 0, "keep_card")
    say(match, 0, "guild")
    assert 4 in hand_of(match, 0).cards
    assert architect(match, 0).laid == [3]
    say(match, 0, "park")
    assert hand_of(match, 0).cards.count(3) == 0


# Chapel track +2, gate track +2


def test_chapel_2_moves_like_any_move() -> None:
    match = table()
    owns(match, LISA, "chapel_2")
    acts(match, LISA)
    outcome = say(match, LISA, "chapel_2")
    assert told(outcome) == ["uses", "chapel"]
    assert board(match).architects[LISA].chapel == 2
    assert hand_of(match, LISA).money == 6
    assert asks(match, LISA) == "space"
    assert board(match).architects[LISA].tiles == ()


def test_chapel_2_lands_on_top_of_others() -> None:
    match = table()
    owns(match, LISA, "chapel_2")
    stands(match, TIM, chapel=2)
    acts(match, LISA)
    say(match, LISA, "chapel_2")
    assert board(match).chapel_track.spaces[2].markers == (TIM, LISA)


@pytest.mark.parametrize(("tile", "end"), [("chapel_2", 14), ("gate_2", 15)])
def test_a_tile_may_bring_a_marker_to_the_end(tile: str, end: int) -> None:
    match = table()
    owns(match, LISA, tile)
    stands(match, LISA, chapel=13, gate=14)
    acts(match, LISA)
    outcome = say(match, LISA, tile)
    assert "track-end" in told(outcome)
    assert hand_of(match, LISA).money == 15
    assert getattr(board(match).architects[LISA], tile.partition("_")[0]) == end


@pytest.mark.parametrize("tile", MOVERS)
def test_a_tile_is_no_use_at_the_end_of_its_track(tile: str) -> None:
    match = table()
    owns(match, LISA, tile)
    stands(match, LISA, chapel=14, gate=15)
    acts(match, LISA)
    assert beside(match, LISA) == set()
    assert why_not(match, LISA, tile) == "track-end"
    say(match, LISA, "guild")
    assert acting(match) != LISA


def test_gate_2_may_earn_a_further_tile() -> None:
    match = table()
    owns(match, LISA, "gate_2")
    piles(match, "use_x", "free_centre", "keep_card")
    stands(match, LISA, gate=1)
    acts(match, LISA)
    say(match, LISA, "gate_2")
    assert asks(match, LISA) == "tile"
    say(match, LISA, "middle")
    assert [(tile.kind, tile.usable) for tile in board(match).architects[LISA].tiles] == [
        ("free_centre", False)
    ]
    assert asks(match, LISA) == "space"


def test_gate_2_while_a_tile_is_chosen_adds_another_choice() -> None:
    match = table()
    owns(match, LISA, "gate_2")
    stands(match, LISA, gate=2)
    built(match, LISA, 59)
    top(match, 46)
    acts(match, LISA)
    say(match, LISA, "gate")
    assert (asks(match, LISA), board(match).architects[LISA].gate) == ("tile", 4)
    say(match, LISA, "gate_2")
    assert board(match).architects[LISA].gate == 6
    say(match, LISA, "left")
    assert asks(match, LISA) == "tile"
    say(match, LISA, "left")
    assert len(board(match).architects[LISA].tiles) == 2
    assert acting(match) != LISA


@pytest.mark.parametrize("tile", MOVERS)
def test_a_turn_is_not_over_while_a_tile_can_still_move_a_marker(tile: str) -> None:
    match = table()
    owns(match, LISA, tile)
    acts(match, LISA)
    say(match, LISA, "guild")
    assert asks(match, LISA) == "finish"
    assert beside(match, LISA) == {tile}
    say(match, LISA, tile)
    assert acting(match) == LEON


def test_tiles_may_be_kept_for_another_turn() -> None:
    match = table()
    owns(match, LISA, "chapel_2")
    acts(match, LISA)
    say(match, LISA, "guild")
    say(match, LISA, "go_on")
    assert acting(match) == LEON
    assert [tile.kind for tile in board(match).architects[LISA].tiles] == ["chapel_2"]


def test_nobody_without_such_a_tile_is_asked_at_the_end_of_a_turn() -> None:
    match = table()
    owns(match, LISA, "use_x", fresh=MOVERS)
    acts(match, LISA)
    say(match, LISA, "guild")
    assert acting(match) == LEON


def test_several_tiles_in_one_turn() -> None:
    """Page 8: more than one tile may be used in a turn."""
    match = table()
    owns(match, LISA, "keep_card", "chapel_2", "gate_2", "free_centre", "chapel_2")
    acts(match, LISA)
    assert beside(match, LISA) == {"keep_card", "chapel_2", "gate_2"}
    for tile in ("keep_card", "chapel_2", "gate_2"):
        say(match, LISA, tile)
    say(match, LISA, "centre:guild:free_centre")
    assert asks(match, LISA) == "finish"
    say(match, LISA, "chapel_2")
    assert acting(match) == LEON
    assert board(match).architects[LISA].tiles == ()
    assert (board(match).architects[LISA].chapel, board(match).architects[LISA].gate) == (4, 2)
    assert sorted(backstage.state(match).used_tiles) == [
        "chapel_2",
        "chapel_2",
        "free_centre",
        "gate_2",
        "keep_card",
    ]


def test_moves_by_tiles_can_be_taken_back() -> None:
    match = table()
    owns(match, LISA, "chapel_2")
    acts(match, LISA)
    say(match, LISA, "chapel_2")
    match.undo(LISA)
    assert board(match).architects[LISA].chapel == 0
    assert hand_of(match, LISA).money == 5
    assert beside(match, LISA) == {"chapel_2"}


@pytest.mark.parametrize("tile", ["keep_card", *MOVERS])
def test_tiles_of_this_round_have_to_wait(tile: str) -> None:
    match = table()
    owns(match, LISA, fresh=(tile,))
    acts(match, LISA)
    assert beside(match, LISA) == set()
    assert why_not(match, LISA, tile) == "fresh"


def test_a_tile_of_this_round_waits_in_the_second_turn_of_two_players_too() -> None:
    match = table(2)
    stands(match, 0, gate=2)
    piles(match, "chapel_2", "use_x", "gate_2")
    top(match, 46)
    say(match, 0, "4", "3")
    say(match, 1, "0", "0")
    say(match, 0, "gate")
    say(match, 0, "left")
    assert asks(match, 0) == "space"
    assert why_not(match, 0, "chapel_2") == "fresh"


def test_tiles_of_phase_two_are_no_use_in_a_turn() -> None:
    match = table()
    owns(match, LEON, "card_plus1", "take_lady")
    bids(match, 4, 0, 0, 0)
    say(match, LEON, "go_on")
    assert asks(match, LEON) == "space"
    assert why_not(match, LEON, "card_plus1") == "after-reveal"
    assert why_not(match, LEON, "take_lady") == "before-cards"


def test_nobody_uses_a_tile_in_the_turn_of_another() -> None:
    match = table()
    owns(match, PAULA, "chapel_2")
    acts(match, LEON)
    assert why_not_asked(match, PAULA)
    assert beside(match, LEON) == set()


def why_not_asked(match: Match, seat: int) -> bool:
    return match.question(seat) is None


# The end of a round


def before_the_last_turn(match: Match) -> int:
    """Everybody but Paula has had a turn."""
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        holds(match, seat, 0)
        say(match, seat, space)
    assert acting(match) == PAULA
    return board(match).round


def test_the_last_word_of_a_round_is_marked_as_final() -> None:
    match = table()
    owns(match, PAULA, "chapel_2")
    here = before_the_last_turn(match)
    assert not option(match, PAULA, "chapel_2").final
    say(match, PAULA, "centre:guild")
    assert option(match, PAULA, "chapel_2").final
    assert option(match, PAULA, "go_on").final
    outcome = say(match, PAULA, "chapel_2")
    assert board(match).round == here + 1
    assert not outcome.undoable


def test_a_tile_before_the_last_word_is_not_final() -> None:
    match = table()
    owns(match, PAULA, "chapel_2", "gate_2")
    before_the_last_turn(match)
    say(match, PAULA, "centre:guild")
    assert not option(match, PAULA, "chapel_2").final
    say(match, PAULA, "chapel_2")
    match.undo(PAULA)
    say(match, PAULA, "chapel_2")
    assert option(match, PAULA, "gate_2").final


def test_a_move_that_brings_a_tile_is_not_the_last_word() -> None:
    match = table()
    owns(match, PAULA, "gate_2")
    stands(match, PAULA, gate=2)
    before_the_last_turn(match)
    say(match, PAULA, "centre:guild")
    assert not option(match, PAULA, "gate_2").final
    say(match, PAULA, "gate_2")
    assert asks(match, PAULA) == "tile"
    assert legal(match, PAULA) == {"left", "middle", "right"}
    here = board(match).round
    say(match, PAULA, "left")
    assert board(match).round == here + 1


def test_the_last_tile_of_all_is_final_only_at_the_end_of_the_round() -> None:
    match = table()
    stands(match, LEON, gate=2)
    with changed(match) as game:
        for pile in game.piles:
            del pile[1:]
    top(match, 46)
    acts(match, LEON)
    say(match, LEON, "gate")
    assert not option(match, LEON, "left").final
    say(match, LEON, "left")
    assert match.can_undo(LEON)
    assert board(match).piles[0].top is None


def test_the_last_tile_of_all_is_final_though_another_choice_seems_to_wait() -> None:
    match = table()
    owns(match, PAULA, "gate_2")
    stands(match, PAULA, gate=2)
    before_the_last_turn(match)
    with changed(match) as game:
        game.used_tiles += [tile for pile in game.piles for tile in pile][1:]
        for pile in game.piles:
            del pile[:]
        game.piles[1].append("use_x")
    built(match, PAULA, 59)
    top(match, 46)
    say(match, PAULA, "gate")
    say(match, PAULA, "gate_2")
    assert option(match, PAULA, "middle").final
    assert not say(match, PAULA, "middle").undoable


def test_two_bonus_spaces_and_one_tile_left() -> None:
    match = table()
    stands(match, PAULA, gate=2)
    built(match, PAULA, 59, 54, 50)
    before_the_last_turn(match)
    with changed(match) as game:
        game.used_tiles += [tile for pile in game.piles for tile in pile][1:]
        for pile in game.piles:
            del pile[:]
        game.piles[1].append("use_x")
    top(match, 46)
    say(match, PAULA, "gate")
    assert legal(match, PAULA) == {"middle"}
    assert option(match, PAULA, "middle").final
    here = board(match).round
    say(match, PAULA, "middle")
    assert board(match).round == here + 1
    plays_on(match)
