"""Standing orders: what is wanted next, cards that wait for a building, and tiles that are kept or used where they help."""

from __future__ import annotations

import pytest

from engines.kernel import Entry, Match, RefusedError
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    PAULA,
    TIM,
    acting,
    architect,
    asks,
    bids,
    board,
    built,
    hand_of,
    holds,
    owns,
    piles,
    plays_on,
    stands,
    table,
    top,
)
from tests.kernel.table import say


def give(match: Match, seat: int, kind: str, *wants: dict[str, str], when: str = "", hold: str = "") -> None:
    match.standing.give(seat, kind, wants, when=when, hold=hold)


def to(building: object, pays: object = "1", tile: str = "no_tile") -> dict[str, str]:
    """A building that is wanted, where its space pays so much."""
    return {"building": str(building), "pays": str(pays), "with": tile}


def card(value: int, shows: object = "any") -> dict[str, str]:
    return {"card": str(value), "shows": str(shows)}


def by_itself(match: Match) -> list[Entry]:
    """Give the answers that nobody has to give."""
    rows = []
    while (found := match.by_itself()) is not None:
        one, picks, by = found
        match.answer(one.seat, picks, one.number, by)
        rows.append(Entry(one.seat, picks, by))
    return rows


def answers(match: Match) -> list[tuple[int, tuple[str, ...] | None, str]]:
    return [(row.seat, row.picks, row.by) for row in by_itself(match)]


# Buildings


def test_the_first_building_that_is_still_there_is_taken() -> None:
    match = table()
    top(match, 46, 43, 49)
    give(match, LISA, "space", to(46, 3), to(43, 2), to(49))
    bids(match, 4, 3, 0, 0)
    assert by_itself(match) == []
    say(match, LEON, "gate")
    assert answers(match) == [(LISA, ("shop",), "order")]
    assert architect(match, LISA).slots == [43]
    assert acting(match) == TIM


def test_a_building_whose_space_pays_too_little_is_passed_over() -> None:
    match = table()
    top(match, 49, 43)
    give(match, LEON, "space", to(49, 2), to(43, 2))
    bids(match, 4, 0, 0, 0)
    assert answers(match) == [(LEON, ("shop",), "order")]


def test_whoever_wants_nothing_that_is_left_is_asked() -> None:
    match = table()
    top(match, 46)
    give(match, LISA, "space", to(46))
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "gate")
    assert by_itself(match) == []
    assert asks(match, LISA) == "space"


def test_the_centre_serves_only_whoever_said_so() -> None:
    match = table()
    top(match, 32)
    give(match, LEON, "space", to(32, 0))
    give(match, LISA, "space", to(32, "centre"))
    bids(match, 4, 3, 0, 0)
    assert by_itself(match) == []
    say(match, LEON, "gate")
    assert answers(match) == [(LISA, ("centre:chapel",), "order")]
    assert hand_of(match, LISA).money == 3


def test_an_outer_space_comes_before_the_centre() -> None:
    match = table()
    top(match, 43)
    give(match, LEON, "space", to(43, "centre"))
    bids(match, 4, 0, 0, 0)
    assert answers(match) == [(LEON, ("shop",), "order")]


def test_a_tile_is_spent_only_on_what_it_may_be_spent_on() -> None:
    match = table()
    top(match, 32, 46)
    owns(match, LISA, "use_x")
    give(match, LISA, "space", to(46, 3), to(32, 0), to(32, 0, "tile"))
    bids(match, 4, 3, 0, 0)
    say(match, LEON, "gate")
    assert answers(match)[0] == (LISA, ("chapel:use_x",), "order")
    assert architect(match, LISA).tiles == []


def test_whatever_goes_on_the_next_slot_is_never_what_replaces() -> None:
    match = table()
    built(match, LEON, 45)
    top(match, 51, 48, 44, 50, 31)
    give(match, LEON, "space", to("any", 1))
    bids(match, 4, 0, 0, 0)
    by_itself(match)
    assert architect(match, LEON).slots[0] == 45
    assert len(architect(match, LEON).slots) == 2


def test_what_is_too_far_below_the_last_number_is_passed_over() -> None:
    match = table()
    built(match, LEON, 59)
    top(match, 11, 48)
    give(match, LEON, "space", to(11, 3), to(48), when="near_20")
    bids(match, 4, 0, 0, 0)
    by_itself(match)
    assert architect(match, LEON).slots == [59, 48]


def test_an_order_for_this_round_is_over_with_it() -> None:
    match = table()
    give(match, LEON, "space", to("any"), hold="round")
    give(match, LISA, "space", to("any"), hold="on")
    plays_on(match)
    assert "space" not in match.standing.standing(LEON)
    assert "space" in match.standing.standing(LISA)


# Cards


def test_a_high_card_waits_for_its_building() -> None:
    match = table()
    top(match, 46, 32)
    give(match, LEON, "card", card(4, 46), card(0))
    give(match, LISA, "card", card(4, 32), card(0))
    by_itself(match)
    say(match, TIM, "1")
    say(match, PAULA, "1")
    laid = {one.seat: one.value for one in board(match).played}
    assert (laid[LEON], laid[LISA]) == (4, 0)


def test_a_card_may_wait_for_a_space_that_pays_best() -> None:
    match = table()
    give(match, LEON, "card", card(4, "shop"), card(3, "gate"))
    assert answers(match) == [(LEON, ("3",), "order")]


def test_a_card_that_is_not_held_any_more_is_passed_over() -> None:
    match = table()
    give(match, LEON, "card", card(4), card(3), card(2), hold="on")
    holds(match, LEON, 0, 1, 2)
    assert answers(match) == [(LEON, ("2",), "order")]


def test_with_two_players_the_first_two_cards_are_laid() -> None:
    match = table(2)
    give(match, LEON, "card", card(4), card(0))
    assert answers(match) == [(LEON, ("0", "4"), "order")]


def test_nobody_else_sees_an_order() -> None:
    match = table()
    before = [match.view(viewer) for viewer in (None, LEON, LISA)]
    give(match, LISA, "card", card(4, "shop"), hold="on")
    assert [match.view(viewer) for viewer in (None, LEON, LISA)] == before


# Bonus tiles


def revealed(*cards: int, owner: int = LISA) -> Match:
    """The cards lie open, and this seat owns Card +1."""
    match = table()
    owns(match, owner, "card_plus1")
    bids(match, *cards)
    assert asks(match, owner) == "plus"
    return match


def test_card_plus_one_is_used_where_it_overtakes() -> None:
    match = revealed(2, 2, 0, 0)
    match.order(LISA, ("plus",))
    assert answers(match) == [(LISA, ("card_plus1",), "order")]
    assert acting(match) == LISA


def test_card_plus_one_is_kept_where_it_overtakes_nobody_yet() -> None:
    """A second owner is asked later and might still change something, so that the match does not answer by itself."""
    match = table()
    owns(match, LISA, "card_plus1")
    owns(match, TIM, "card_plus1")
    bids(match, 4, 2, 2, 0)
    match.order(LISA, ("plus",))
    assert match.forced() is None
    assert answers(match)[0] == (LISA, ("go_on",), "order")


def test_tiles_are_kept_where_they_shall_be() -> None:
    match = revealed(2, 2, 0, 0)
    match.order(LISA, ("keep",))
    assert answers(match) == [(LISA, ("go_on",), "order")]
    assert architect(match, LISA).tiles == ["card_plus1"]


@pytest.mark.parametrize("cards", [(4, 2, 0, 0), (1, 2, 1, 0), (0, 4, 3, 3)])
def test_card_plus_one_is_not_asked_about_where_it_changes_nothing(cards: tuple[int, ...]) -> None:
    """Two behind, or ahead already."""
    match = revealed(*cards)
    assert answers(match) == [(LISA, ("go_on",), "forced")]
    assert architect(match, LISA).tiles == ["card_plus1"]


def test_card_plus_one_is_asked_about_where_a_later_tile_makes_it_matter() -> None:
    """Leon is ahead of Lisa by the track, unless she counts one more, and he does not."""
    alone = table()
    owns(alone, LEON, "card_plus1")
    bids(alone, 2, 2, 0, 0)
    assert alone.forced() is not None
    match = table()
    owns(match, LEON, "card_plus1")
    owns(match, LISA, "card_plus1")
    bids(match, 2, 2, 0, 0)
    assert asks(match, LEON) == "plus"
    assert match.forced() is None


def test_tiles_for_the_tracks_are_used_where_they_bring_something() -> None:
    match = table()
    owns(match, LEON, "chapel_2", "gate_2")
    stands(match, LEON, chapel=2, gate=1)
    top(match, 49)
    give(match, LEON, "use", {"use": "chapel_2"}, {"use": "gate_2"})
    bids(match, 4, 0, 0, 0)
    say(match, LEON, "guild")
    rows = answers(match)
    assert rows[0] == (LEON, ("gate_2",), "order")
    assert asks(match, LEON) == "tile"
    say(match, LEON, "left")
    assert answers(match) == [(LEON, ("go_on",), "order")]
    assert "chapel_2" in architect(match, LEON).tiles


def test_a_good_card_comes_back_by_its_tile_and_a_poor_one_does_not() -> None:
    match = table()
    owns(match, LEON, "keep_card")
    owns(match, LISA, "keep_card")
    for seat in (LEON, LISA):
        give(match, seat, "use", {"use": "keep_card"})
        give(match, seat, "space", to("any", "centre"))
    bids(match, 3, 2, 0, 0)
    by_itself(match)
    assert architect(match, LEON).tiles == []
    assert architect(match, LISA).tiles == ["keep_card"]


def test_bonus_tiles_are_taken_by_preference() -> None:
    match = table()
    piles(match, "use_x", "keep_card", "gate_2")
    stands(match, LEON, gate=2)
    top(match, 46)
    give(match, LEON, "take", {"tile": "chapel_2"}, {"tile": "gate_2"}, {"tile": "use_x"})
    bids(match, 4, 0, 0, 0)
    say(match, LEON, "gate")
    assert answers(match) == [(LEON, ("right",), "order")]


def test_what_is_asked_becomes_an_order_that_gives_the_same_answer() -> None:
    match = revealed(2, 2, 0, 0)
    offered = match.standing.lasting(LISA)
    assert offered is not None
    assert [option.key for option in offered.options] == ["card_plus1", "go_on"]
    match.standing.always(LISA, offered.options[0])
    assert answers(match) == [(LISA, ("card_plus1",), "order")]


# Inn and bridge


def test_cards_of_the_inn_are_taken_as_listed() -> None:
    """With four blue coats: a Cleric first, as she is listed first, and a Merchant for the rest."""
    match = table()
    built(match, LEON, 49, 44, 39)
    top(match, 20)
    give(match, LEON, "inn", {"card": "3"}, {"card": "1"})
    bids(match, 4, 0, 0, 0)
    say(match, LEON, "inn")
    assert answers(match)[0] == (LEON, ("1", "3"), "order")


def test_whoever_wants_none_of_the_cards_that_may_be_taken_is_asked_at_the_inn() -> None:
    """Taking nothing would be an answer, too."""
    match = table()
    top(match, 20)
    give(match, LEON, "inn", {"card": "4"})
    bids(match, 4, 0, 0, 0)
    say(match, LEON, "inn")
    assert answers(match) == []
    assert asks(match, LEON) == "inn"


def test_the_listed_building_makes_room() -> None:
    match = table()
    built(match, LEON, 59, 48, 33, 15, 11)
    top(match, 20)
    give(match, LEON, "leaves", {"leaves": "59"}, {"leaves": "15"})
    bids(match, 4, 0, 0, 0)
    say(match, LEON, "inn")
    assert answers(match)[0] == (LEON, ("15",), "order")
    assert architect(match, LEON).slots == [59, 48, 33, 20, 11]


def test_what_is_not_offered_cannot_be_ordered() -> None:
    match = table()
    top(match, 46)
    with pytest.raises(RefusedError):
        give(match, LEON, "space", to(45))
    with pytest.raises(RefusedError):
        give(match, LEON, "leaves", {"leaves": "45"})
