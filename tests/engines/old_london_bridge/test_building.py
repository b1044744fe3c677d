"""Phase 3b, building: falling numbers, replacing, parks."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from engines.kernel import Match, backstage
from engines.old_london_bridge.bridges import appends, keeps_falling, replaceable
from engines.old_london_bridge.components import is_park
from tests.engines.old_london_bridge.scene import (
    BLUE_PARK,
    GREY_PARK,
    LEON,
    LISA,
    acting,
    acts,
    architect,
    asks,
    beside,
    board,
    built,
    changed,
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

FROM = {
    "chapel": "centre:chapel",
    "gate": "gate",
    "inn": "inn",
    "shop": "shop",
    "guild": "guild",
    "park": "park",
}


def begins(match: Match, place: int, *slots: int) -> None:
    """Lisa acts first, with this bridge, and this building is on top of its stack."""
    built(match, LISA, *slots)
    top(match, place)
    acts(match, LISA)


def test_t5_a_lower_number_goes_on_the_next_slot() -> None:
    """Page 6: last building 49, then chapel 32."""
    match = table()
    begins(match, 32, 50, 49)
    say(match, LISA, "centre:chapel")
    assert numbers(match, LISA) == [50, 49, 32]


def test_t6_a_higher_number_replaces_23_or_15() -> None:
    """Page 6: 23, 15, 11 and then 20."""
    match = table()
    begins(match, 20, 41, 23, 15, 11)
    say(match, LISA, "inn")
    assert asks(match, LISA) == "replace"
    assert legal(match, LISA) == {"23", "15"}
    placing = board(match).placing
    assert placing is not None
    assert placing.number == 20
    outcome = say(match, LISA, "15")
    assert "replaces" in told(outcome)
    assert numbers(match, LISA) == [41, 23, 20, 11]
    assert board(match).architects[LISA].slots[2].replaced == (15,)
    assert board(match).placing is None
    everywhere = [place for stack in backstage.state(match).stacks.values() for place in stack]
    assert 15 not in everywhere


def test_t7_after_a_park_any_number_goes_on_the_next_slot() -> None:
    """Page 6: a park, then 50."""
    match = table()
    begins(match, 50, 33, BLUE_PARK)
    say(match, LISA, "inn")
    assert numbers(match, LISA) == [33, None, 50]


def test_t8_a_new_series_begins_after_the_park() -> None:
    """Page 9: 59, 51, 48, 33, 25, 6, park, and then 58."""
    match = table()
    begins(match, 58, 59, 51, 48, 33, 25, 6, GREY_PARK)
    say(match, LISA, "shop")
    assert numbers(match, LISA) == [59, 51, 48, 33, 25, 6, None, 58]


def test_t17_a_park_goes_anywhere_even_after_a_park() -> None:
    match = table()
    begins(match, GREY_PARK, 1, BLUE_PARK)
    say(match, LISA, "park")
    assert numbers(match, LISA) == [1, None, None]


@pytest.mark.parametrize("place", [1, 60, BLUE_PARK])
def test_anything_may_begin_a_bridge(place: int) -> None:
    assert appends([], place)


def test_earlier_series_may_be_replaced_too_but_no_park() -> None:
    slots = [40, 10, BLUE_PARK, 30, 20]
    assert [slots[slot] for slot in replaceable(slots, 35)] == [40, 10, 30]
    assert [slots[slot] for slot in replaceable(slots, 5)] == [10, 20]
    assert [slots[slot] for slot in replaceable(slots, 50)] == [40, 30]


def test_a_park_is_never_replaced_even_where_the_number_would_fit() -> None:
    slots = [40, BLUE_PARK, 5]
    assert [slots[slot] for slot in replaceable(slots, 20)] == [40, 5]


def test_replacing_a_park_is_refused() -> None:
    match = table()
    begins(match, 50, 40, BLUE_PARK, 30)
    say(match, LISA, "inn")
    assert legal(match, LISA) == {"40", "30"}
    assert why_not(match, LISA, "park 2") == "park"


def test_a_replacement_that_breaks_the_falling_order_is_refused() -> None:
    match = table()
    begins(match, 20, 41, 23, 15, 11)
    say(match, LISA, "inn")
    assert why_not(match, LISA, "41") == "order"
    assert why_not(match, LISA, "11") == "order"
    assert why_not(match, LISA, "7") == "kernel-not-an-option"


def test_a_building_is_replaced_only_where_it_has_to_be() -> None:
    match = table()
    begins(match, 20, 41, 23)
    say(match, LISA, "inn")
    assert asks(match, LISA) == "inn"
    assert numbers(match, LISA) == [41, 23, 20]


def test_the_last_building_is_the_rightmost_one_not_the_latest() -> None:
    match = table()
    begins(match, 20, 41, 23, 15, 11)
    say(match, LISA, "inn")
    say(match, LISA, "23")
    say(match, LISA, *match.default(LISA))
    assert numbers(match, LISA) == [41, 20, 15, 11]
    assert not appends(architect(match, LISA).slots, 18)


def test_numbers_fall_in_every_series_through_random_play() -> None:
    luck = Random(4)
    for _ in range(300):
        slots: list[int] = []
        replacements = 0
        for place in luck.sample(range(1, 73), 12):
            if appends(slots, place):
                slots.append(place)
                continue
            targets = list(replaceable(slots, place))
            series = 1 + sum(map(is_park, slots))
            assert 1 <= len(targets) <= 2 * series
            slots[luck.choice(targets)] = place
            replacements += 1
        assert len(slots) == 12 - replacements
        assert all(before > after or is_park(before) or is_park(after) for before, after in pairwise(slots))


def test_every_series_offers_the_next_higher_and_the_next_lower_number() -> None:
    for low, middle, high in combinations((5, 15, 25, 35, 45), 3):
        slots = [high, middle, low]
        for number in range(low + 1, 60):
            if number not in slots:
                targets = {slots[slot] for slot in replaceable(slots, number)}
                above = min((one for one in slots if one > number), default=None)
                below = max(one for one in slots if one < number)
                assert targets == {one for one in (above, below) if one is not None}


def test_a_number_fits_between_its_neighbours_only() -> None:
    assert keeps_falling([40, 30, 20], 1, 25)
    assert not keeps_falling([40, 30, 20], 1, 45)
    assert not keeps_falling([40, 30, 20], 1, 15)
    assert keeps_falling([40, BLUE_PARK, 20], 2, 60)


def test_where_only_one_building_can_make_room_nothing_is_asked() -> None:
    match = table()
    begins(match, 43, 33, 23)
    outcome = say(match, LISA, "shop")
    assert told(outcome).index("replaces") < told(outcome).index("shop")
    assert numbers(match, LISA) == [43, 23]
    assert board(match).architects[LISA].slots[0].replaced == (33,)
    assert asks(match, LISA) == ""


def test_replacing_can_be_taken_back_while_nothing_new_was_seen() -> None:
    match = table()
    begins(match, 43, 50, 33, 23)
    say(match, LISA, "shop")
    assert not option(match, LISA, "33").final
    money = architect(match, LISA).money
    say(match, LISA, "33")
    assert numbers(match, LISA) == [50, 43, 23]
    match.undo(LISA)
    assert numbers(match, LISA) == [50, 33, 23]
    assert architect(match, LISA).money == money
    say(match, LISA, "33")


def test_replacing_in_the_last_turn_ends_the_round_and_says_so() -> None:
    match = table(2)
    say(match, 0, "0", "0")
    say(match, 1, "0", "0")
    built(match, 1, 50, 33, 23)
    for seat, space in ((0, "guild"), (0, "park"), (1, "park")):
        with changed(match) as game:
            game.architects[0].pawn = None
        assert acting(match) == seat
        say(match, seat, space)
    with changed(match) as game:
        game.architects[1].slots.remove(next(filter(is_park, game.architects[1].slots)))
    top(match, 43)
    say(match, 1, "shop")
    assert option(match, 1, "33").final
    assert board(match).round == 1
    outcome = say(match, 1, "33")
    assert not outcome.undoable
    assert board(match).round == 2


def test_a_tile_that_still_moves_a_marker_keeps_the_turn_open_after_replacing() -> None:
    match = table()
    owns(match, LISA, "chapel_2")
    begins(match, 43, 50, 33, 23)
    say(match, LISA, "shop")
    assert beside(match, LISA) == {"chapel_2"}
    say(match, LISA, "33")
    assert asks(match, LISA) == "finish"
    assert question(match, LISA).prompt.id == "bridge-ask-finish"


def test_default_keeps_the_action_strongest() -> None:
    match = table()
    begins(match, 43, 55, 50, 33, 23)
    say(match, LISA, "shop")
    assert legal(match, LISA) == {"50", "33"}
    assert match.default(LISA) == ("33",)


def test_nobody_else_is_asked_while_a_player_builds() -> None:
    match = table()
    begins(match, 43, 50, 33, 23)
    say(match, LISA, "shop")
    assert acting(match) == LISA
    assert asks(match, LEON) == ""
