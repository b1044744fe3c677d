"""Phase 3c, the actions: strength by coats of arms, chapel, gate, inn, shop, guild, park."""

from __future__ import annotations

import pytest

from engines.kernel import Match
from engines.old_london_bridge.bridges import strength_of, strengths
from tests.engines.old_london_bridge.scene import (
    GREEN_PARK,
    LEON,
    LISA,
    ORANGE_PARK,
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
    numbers,
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
from tests.kernel.table import question, say

THREE_ORANGE = (59, 54, 50)


def begins(match: Match, seat: int, place: int, *slots: int) -> None:
    """The seat acts first, with this bridge, and this building is on top of its stack."""
    built(match, seat, *slots)
    top(match, place)
    acts(match, seat)


def test_t9_strength_counts_the_coats_of_the_colour_with_the_new_building() -> None:
    """Page 4: three orange coats, the new building among them; all three are built in three rounds."""
    match = table()
    for place, space in ((50, "inn"), (46, "gate"), (43, "shop")):
        with changed(match) as game:
            game.rotation = 0
        holds(match, LISA, 0, 1, 4)
        top(match, place)
        acts(match, LISA)
        money = hand_of(match, LISA).money
        say(match, LISA, space)
        if space != "shop":
            plays_on(match)
    assert numbers(match, LISA) == [50, 46, 43]
    assert hand_of(match, LISA).money == money + 2 + 3
    assert strength_of([50, 48, 43], 43) == 2


def test_a_replaced_building_no_longer_counts() -> None:
    match = table()
    begins(match, LISA, 43, 50, 42, 33)
    say(match, LISA, "shop")
    money = architect(match, LISA).money
    say(match, LISA, "50")
    assert architect(match, LISA).money == money + 2


def test_parks_lend_their_coat() -> None:
    assert strength_of([ORANGE_PARK, ORANGE_PARK + 1, 43], 43) == 3
    assert strength_of([GREEN_PARK, 43], 43) == 1


def test_t10_the_shop_pays_by_orange_coats() -> None:
    """Page 7: shop 43 with four orange coats pays £4."""
    match = table()
    begins(match, PAULA, 43, *THREE_ORANGE)
    outcome = say(match, PAULA, "shop")
    assert "shop" in told(outcome)
    assert hand_of(match, PAULA).money == 5 + 2 + 4


def test_t15_the_shop_pays_by_grey_coats() -> None:
    """Page 9: a grey shop with four grey coats pays £4."""
    match = table()
    begins(match, PAULA, 48, 59, 55, 54)
    say(match, PAULA, "shop")
    assert hand_of(match, PAULA).money == 5 + 2 + 4


def test_t11_the_chapel_moves_three_and_passes_the_first_coin() -> None:
    """Page 7, example a: a blue chapel, three blue coats."""
    match = table()
    begins(match, LISA, 32, 60, 49)
    outcome = say(match, LISA, "centre:chapel")
    assert "chapel" in told(outcome)
    assert board(match).architects[LISA].chapel == 3
    assert hand_of(match, LISA).money == 5 - 2 + 1


@pytest.mark.parametrize("step", range(4))
def test_t28_the_first_step_enters_the_first_space_from_every_stair(step: int) -> None:
    """Page 3: the steps of the stairs are not counted."""
    match = table()
    begins(match, step, 32, 60, 49)
    assert board(match).architects[step].stair == "ABCD"[step]
    say(match, step, "centre:chapel")
    assert board(match).architects[step].chapel == 3
    assert board(match).architects[step].stair is None
    assert board(match).stairs[step] is None


@pytest.mark.parametrize("start", [2, 5, 8])
def test_t13_the_gate_brings_two_tiles(start: int) -> None:
    """Page 8: an orange gate, four orange coats; one bonus space is passed and the next one reached."""
    match = table()
    stands(match, PAULA, gate=start)
    piles(match, "use_x", "gate_2", "keep_card")
    with changed(match) as game:
        game.piles[0].remove("free_centre")
        game.piles[0].insert(-1, "free_centre")
    begins(match, PAULA, 46, *THREE_ORANGE)
    say(match, PAULA, "gate")
    assert board(match).architects[PAULA].gate == start + 4
    assert question(match, PAULA).prompt.args == {"left": 2}
    assert [one.parts for one in question(match, PAULA).legal] == [
        {"tile": "use_x", "pile": "left"},
        {"tile": "gate_2", "pile": "middle"},
        {"tile": "keep_card", "pile": "right"},
    ]
    assert option(match, PAULA, "left").final
    say(match, PAULA, "left")
    assert board(match).piles[0].top == "free_centre"
    assert board(match).piles[0].count == 7
    assert {one.parts["tile"] for one in question(match, PAULA).legal} == {
        "free_centre",
        "gate_2",
        "keep_card",
    }
    say(match, PAULA, "left")
    assert [tile.kind for tile in board(match).architects[PAULA].tiles] == ["use_x", "free_centre"]
    assert not any(tile.usable for tile in board(match).architects[PAULA].tiles)
    assert asks(match, PAULA) == ""


def test_a_gate_that_reaches_no_bonus_space_brings_no_tile() -> None:
    """Page 5, row 14 of the differences: Leon's gate in the first example brings a tile only if it reaches one."""
    match = table()
    begins(match, LEON, 46)
    say(match, LEON, "gate")
    assert board(match).architects[LEON].gate == 1
    assert asks(match, LEON) == ""
    assert board(match).architects[LEON].tiles == ()


def test_an_empty_pile_offers_no_tile() -> None:
    match = table()
    with changed(match) as game:
        game.used_tiles += game.piles[0]
        game.piles[0].clear()
    stands(match, PAULA, gate=2)
    begins(match, PAULA, 46)
    say(match, PAULA, "gate")
    assert legal(match, PAULA) == {"middle", "right"}


def test_without_any_tile_left_nobody_is_asked() -> None:
    match = table()
    with changed(match) as game:
        for pile in game.piles:
            game.used_tiles += pile
            pile.clear()
    stands(match, PAULA, gate=2)
    begins(match, PAULA, 46)
    say(match, PAULA, "gate")
    assert asks(match, PAULA) == ""


def t14(*hand: int) -> Match:
    """Page 9: blue inn 20 replaces 15, and then there are six blue coats."""
    match = table()
    holds(match, PAULA, 0, 4, *hand)
    begins(match, PAULA, 20, 60, 59, 54, 52, 49, 15, 11)
    say(match, PAULA, "inn")
    say(match, PAULA, "15")
    assert numbers(match, PAULA) == [60, 59, 54, 52, 49, 20, 11]
    assert strength_of(architect(match, PAULA).slots, 20) == 6
    assert question(match, PAULA).budget == 6
    return match


@pytest.mark.parametrize(
    "cards", [("1", "2", "3"), ("2", "4"), ("1",) * 6, ("3", "3"), ("2", "2", "2"), ("4", "1"), ("4",), ()]
)
def test_t14_the_inn_gives_any_cards_within_the_strength(cards: tuple[str, ...]) -> None:
    match = t14()
    before = [pile.count for pile in board(match).inn]
    hand = sorted(hand_of(match, PAULA).cards)
    say(match, PAULA, *cards)
    assert sorted(hand_of(match, PAULA).cards) == sorted([*hand, *map(int, cards)])
    after = [pile.count for pile in board(match).inn]
    assert [there - cards.count(str(value)) for value, there in enumerate(before, 1)] == after


@pytest.mark.parametrize("cards", [("4", "3"), ("4", "2", "1"), ("3", "3", "1"), ("2", "2", "2", "1")])
def test_t14_cards_over_the_strength_are_refused(cards: tuple[str, ...]) -> None:
    assert why_not(t14(), PAULA, *cards) == "kernel-over-budget"


def test_t14_more_cards_than_can_be_paid_for_are_refused() -> None:
    assert why_not(t14(), PAULA, *["1"] * 7) == "kernel-too-many"


def test_cards_that_the_inn_does_not_have_are_refused() -> None:
    match = t14()
    with changed(match) as game:
        game.supply[3] = 0
        game.supply[2] = 1
    assert why_not(match, PAULA, "3") == "supply"
    assert why_not(match, PAULA, "2", "2") == "kernel-too-many-of-one"
    say(match, PAULA, "2", "4")


def test_a_card_above_the_strength_is_refused() -> None:
    match = table()
    begins(match, LEON, 60)
    say(match, LEON, "inn")
    assert legal(match, LEON) == {"1"}
    assert why_not(match, LEON, "4") == "strength"
    assert why_not(match, LEON, "2") == "strength"


def test_nobody_is_asked_when_no_card_of_the_inn_is_cheap_enough() -> None:
    match = table()
    with changed(match) as game:
        game.supply[1] = 0
    begins(match, LEON, 60)
    say(match, LEON, "inn")
    assert asks(match, LEON) == ""


@pytest.mark.parametrize("slots", [(60, 59, 54, 49, 40), (60, 59, 54, 52, 49, 44, 40)])
def test_nobody_is_asked_when_the_inn_has_no_card_at_all(slots: tuple[int, ...]) -> None:
    match = table()
    begins(match, LEON, 20, *slots)
    with changed(match) as game:
        for seat in range(4):
            game.turns[seat].card = game.architects[seat].laid[0] = 0
        game.supply = [0] * 5
    say(match, LEON, "inn")
    assert strength_of(architect(match, LEON).slots, 20) >= 5
    assert asks(match, LEON) == ""
    assert acting(match) == LISA


@pytest.mark.parametrize(("ladies", "final"), [(0, True), (1, False)])
def test_replacing_by_an_inn_is_the_last_word_only_where_no_card_can_be_taken(
    ladies: int, final: bool
) -> None:
    match = table()
    built(match, PAULA, 60, 59, 54, 52, 49, 15, 11)
    top(match, 20)
    bids(match, 0, 0, 0, 0)
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    with changed(match) as game:
        game.supply = [0, 0, ladies, 0, 0]
    say(match, PAULA, "inn")
    assert option(match, PAULA, "15").final is final
    outcome = say(match, PAULA, "15")
    assert outcome.undoable is not final
    assert board(match).round == (2 if final else 1)


def test_tiles_that_move_a_marker_stand_beside_the_cards_of_the_inn() -> None:
    match = table()
    owns(match, LEON, "chapel_2", "gate_2", "use_x")
    begins(match, LEON, 20, 60, 59)
    say(match, LEON, "inn")
    assert beside(match, LEON) == {"chapel_2", "gate_2"}
    for tile in ("chapel_2", "gate_2"):
        say(match, LEON, tile)
        assert asks(match, LEON) == "inn"
    assert (board(match).architects[LEON].chapel, board(match).architects[LEON].gate) == (2, 2)
    assert legal(match, LEON) == {"1", "2", "3"}
    say(match, LEON, "3")
    assert acting(match) == LISA


def test_the_card_just_put_back_can_be_taken() -> None:
    match = table()
    with changed(match) as game:
        game.supply[4] = 0
    begins(match, LEON, 20, 60, 59, 54)
    say(match, LEON, "inn")
    assert "4" in legal(match, LEON)


def test_taking_nothing_in_the_last_turn_ends_the_round_and_says_so() -> None:
    match = table(2)
    say(match, 0, "0", "0")
    say(match, 1, "4", "3")
    for seat, space in ((1, "guild"), (1, "park"), (0, "guild")):
        with changed(match) as game:
            game.architects[1 - seat].pawn = None
        say(match, seat, space)
    with changed(match) as game:
        game.architects[0].slots.clear()
    top(match, 60)
    say(match, 0, "inn")
    assert question(match, 0).final
    assert not say(match, 0).undoable
    assert board(match).round == 2


def test_default_takes_high_cards_first() -> None:
    assert sorted(t14().default(PAULA)) == ["2", "4"]


def test_t16_a_guild_has_no_action_and_strengthens_all_colours() -> None:
    """Page 9: afterwards 7 blue, 5 orange, 2 grey, 2 green."""
    match = table()
    begins(match, LISA, 39, 60, 54, 53, 52, 50, 46, 43, 41, 40)
    outcome = say(match, LISA, "guild")
    assert told(outcome)[:2] == ["space", "builds"]
    assert asks(match, LISA) == ""
    assert strengths(architect(match, LISA).slots) == {"blue": 7, "orange": 5, "grey": 2, "green": 2}
    assert hand_of(match, LISA).money == 5 + 1


def test_a_park_has_no_action() -> None:
    match = table()
    begins(match, LISA, ORANGE_PARK, *THREE_ORANGE)
    outcome = say(match, LISA, "park")
    assert told(outcome)[:2] == ["space", "builds"]
    assert asks(match, LISA) == ""
    assert hand_of(match, LISA).money == 5 + 2
