"""The turn, construction, completed towns: the chapters from "course of a turn" to "end of the game"."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import RefusedError, backstage
from engines.tiny_towns.patterns import complete
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    CLEO,
    asks,
    do,
    item,
    lay,
    name,
    news,
    on,
    options,
    own,
    question,
    row,
    squares,
    table,
    town,
    turn,
    values,
    why_not,
)

FULL_BUT_A1 = ".ccc/cccc/cccc/cccc"


def pairs(*drawings: str) -> list[list[str]]:
    """Small drawings in the corner of an otherwise empty town."""
    found = []
    for drawing in drawings:
        rows = [row_.ljust(4, ".") for row_ in drawing.split("/")]
        found.append(squares("/".join([*rows, *["...."] * (4 - len(rows))])))
    return found


# Course of a turn


def test_all_place_what_the_master_builder_named_and_the_hammer_goes_left() -> None:
    """Course of a turn, 1 to 4."""
    match = table(3)
    assert [asks(match, seat) for seat in range(3)] == ["name", "", ""]
    name(match, "glass")
    assert [asks(match, seat) for seat in range(3)] == ["place"] * 3
    turn(match, "A1", "B2", "C3")
    assert [item(match, ADA, "A1"), item(match, BEN, "B2"), item(match, CLEO, "C3")] == ["glass"] * 3
    assert [asks(match, seat) for seat in range(3)] == ["", "name", ""]
    assert match.view(None).board.builder == BEN
    assert [one.named for one in match.view(None).board.towns] == [1, 0, 0]


def test_seats_place_in_any_order_and_only_the_slow_ones_are_awaited() -> None:
    """Course of a turn, 2: all players at the same time."""
    match = table(3)
    name(match, "wood")
    do(match, CLEO, at="A1")
    do(match, ADA, at="A1")
    assert [one.seat for one in match.awaited()] == [BEN]
    assert [one.ready for one in match.view(None).board.towns] == [True, False, True]


def test_a_cube_goes_only_on_an_empty_square_and_must_be_placed() -> None:
    """Placing resources: one thing on a square, cubes never move."""
    match = table(2)
    lay(match, ADA, "G.../.w../..../....")
    name(match, "brick")
    assert values(match, ADA, "at").isdisjoint({"A1", "B2"})
    assert len(options(match, ADA)) == 14
    assert why_not(match, ADA, at="A1") == "towns-why-cube"
    assert why_not(match, ADA, at="B2") == "towns-why-building"
    assert {tuple(one.parts) for one in options(match, ADA)} == {("at",)}, (
        "placing is one press, and no way out"
    )
    with pytest.raises(RefusedError):
        match.answer(ADA, (), question(match, ADA).number)


def test_building_comes_after_placing() -> None:
    """Rules of construction: first the cube, then the buildings."""
    match = table(2)
    lay(match, ADA, "DS../..../..../....")
    name(match, "brick")
    assert asks(match, ADA) == "place"
    assert not options(match, ADA, building="well")
    assert why_not(match, ADA, building="well") == "towns-why-place-first"
    do(match, ADA, at="D4")
    assert asks(match, ADA) == "build"


def test_news_tell_who_named_and_who_placed_what() -> None:
    """Course of a turn: kinds are named and buildings announced aloud."""
    match = table(2)
    name(match, "glass")
    do(match, BEN, at="C4")
    assert news(match, None) == ["towns-event-named", "towns-event-placed"]
    assert match.view(None).marks == {"1:C4"}


# Rules of construction


@pytest.mark.parametrize(
    "drawing", ["G../SGS", "SGS/G..", "SGS/..G", ".S/.G/GS", "GS/.G/.S", "S./G./SG", "SG/G./S."]
)
def test_a_pattern_may_be_turned_and_mirrored(drawing: str) -> None:
    """Example of construction: these are all Chapels."""
    (drawn,) = pairs(drawing)
    assert [one.card for one in complete(drawn, ("chapel",))] == ["chapel"]


@pytest.mark.parametrize("drawing", ["..S/SGG", ".G./SGS", "S../GSG"])
def test_other_shapes_of_the_same_cubes_are_no_chapel(drawing: str) -> None:
    """Example of construction: this one is not."""
    (drawn,) = pairs(drawing)
    assert complete(drawn, ("chapel",)) == []


def test_building_a_chapel_step_by_step() -> None:
    """Example of construction: blue into the gap, four cubes go back, the Chapel stands on one of their squares."""
    match = table(2)
    lay(match, ADA, "..G./S.S./..../....")
    name(match, "glass")
    do(match, ADA, at="B2")
    assert values(match, ADA, "building") == {"chapel", "done"}
    assert values(match, ADA, "pattern") == {"C1 A2 B2 C2"}
    assert values(match, ADA, "at", building="chapel") == {"C1", "A2", "B2", "C2"}
    do(match, ADA, building="chapel", at="A2")
    assert item(match, ADA, "A2") == "chapel"
    assert [item(match, ADA, at) for at in ("C1", "B2", "C2")] == [""] * 3
    turn(match, "A1", "A1")
    name(match, "wood")
    assert why_not(match, ADA, at="A2") == "towns-why-building"
    assert {"C1", "B2", "C2"} <= values(match, ADA, "at")


def test_a_complete_pattern_may_wait_for_a_later_turn() -> None:
    """Rules of construction: one need not build at once."""
    match = table(2)
    lay(match, ADA, "DS../..../..../....")
    name(match, "brick")
    turn(match, "D4", "D4")
    name(match, "brick")
    do(match, ADA, at="C4")
    do(match, ADA, building="well", at="A1")
    assert item(match, ADA, "A1") == "well"


def test_two_patterns_without_a_common_cube_are_built_in_one_turn_in_any_order() -> None:
    """Rules of construction: any number of buildings in one turn."""
    for first, second in ((("A1", "A1 B1"), ("A4", "A4 B4")), (("A4", "A4 B4"), ("A1", "A1 B1"))):
        match = table(2)
        lay(match, ADA, "DS../..../..../DS..")
        name(match, "brick")
        do(match, ADA, at="D2")
        for at, pattern in (first, second):
            do(match, ADA, building="well", at=at, pattern=pattern)
        assert [item(match, ADA, at) for at in ("A1", "B1", "A4", "B4")] == ["well", "", "well", ""]
        assert asks(match, ADA) == "", "nothing can be built any more"


def test_a_cube_serves_one_building_only() -> None:
    """Rules of construction: each cube is used once."""
    match = table(2)
    lay(match, ADA, "DSD./..../..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    assert values(match, ADA, "pattern") == {"A1 B1", "B1 C1"}
    do(match, ADA, building="well", pattern="A1 B1", at="A1")
    assert asks(match, ADA) == ""
    assert item(match, ADA, "C1") == "wood"


def test_a_card_in_play_is_built_again_and_again_by_everybody() -> None:
    """Rules of construction: the open cards are there for all."""
    match = table(2)
    lay(match, ADA, "DS../DS../..../DS..")
    lay(match, BEN, "DS../..../..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    for pattern in ("A1 B1", "A2 B2", "A4 B4"):
        do(match, ADA, building="well", pattern=pattern, at=pattern[:2])
    do(match, BEN, at="D4")
    do(match, BEN, building="well", at="B1")
    assert town(match, ADA).squares.count("well") == 3
    assert item(match, BEN, "B1") == "well"


def test_what_cannot_be_built_says_why() -> None:
    """Rules of construction: all cubes of the pattern are needed."""
    match = table(2)
    lay(match, ADA, "DS../..../..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    assert why_not(match, ADA, building="chapel") == "towns-why-no-pattern"


# Monuments


def test_another_players_monument_and_the_own_one_twice_cannot_be_built() -> None:
    """Monuments: only by the owner of the card, once a game."""
    match = table(2)
    lay(match, ADA, "DD../BS../..../DS..")
    lay(match, BEN, "DD../BS../..../DS..")
    own(match, ADA, "mausoleum")
    name(match, "glass")
    do(match, BEN, at="D1")
    assert "mausoleum" not in values(match, BEN, "building")
    do(match, ADA, at="D1")
    do(match, ADA, building="mausoleum", at="A1")
    lay(match, ADA, "mDD./.BS./..../DS..", "mausoleum")
    assert "mausoleum" not in values(match, ADA, "building")
    assert why_not(match, ADA, building="mausoleum") == "towns-why-monument-built"


def test_a_monument_is_built_like_any_building_and_shown_then() -> None:
    """Monuments: in any turn, by the ordinary rules; the card is revealed and nobody can take that back."""
    match = table(2)
    own(match, ADA, "fort_ironweed")
    lay(match, ADA, "W.B./SDS./..../....")
    name(match, "glass")
    do(match, ADA, at="D4")
    assert match.view(None).board.towns[ADA].has_card
    (option,) = options(match, ADA, building="fort_ironweed", at="A1")
    assert option.final
    assert not options(match, ADA, building="done")[0].final
    outcome = do(match, ADA, building="fort_ironweed", at="A1")
    assert not outcome.undoable
    assert [event.text.id for event in outcome.events] == ["towns-event-monument"]
    board = match.view(None).board
    assert (board.towns[ADA].monument, board.towns[ADA].has_card) == ("fort_ironweed", False)
    assert match.view(ADA).hand.kept is None


def test_a_monument_may_wait_for_any_later_turn() -> None:
    """Monuments: built in the fifth turn, and its ability holds from then on."""
    match = table(2)
    own(match, ADA, "obelisk")
    lay(match, ADA, "..../..../...D/W..S")
    for at in ("A1", "B1", "C1", "D1"):
        name(match, "wheat" if at == "A1" else "brick")
        turn(match, at, at)
    lay(match, ADA, "W.../B.B./...D/...S")
    name(match, "glass")
    do(match, ADA, at="B2")
    assert match.view(None).board.turn == 5
    assert match.view(None).board.towns[ADA].monument is None
    do(match, ADA, building="obelisk", at="A1")
    assert match.view(None).board.towns[ADA].monument == "obelisk"
    assert "B3" in values(match, ADA, "at", building="well")


# Important rules: the supply


def test_the_supply_never_runs_out() -> None:
    """Important rules: cubes and buildings are unlimited."""
    match = table(6)
    for seat in range(6):
        lay(match, seat, "DS../DS../DS../DS..")
    name(match, "wood")
    for seat in range(6):
        do(match, seat, at="D4")
        for row_ in "1234":
            do(match, seat, building="well", pattern=f"A{row_} B{row_}", at=f"A{row_}")
    assert sum(one.squares.count("well") for one in backstage.state(match).towns) == 24


# Completed towns


def test_a_full_town_that_can_build_nothing_is_completed() -> None:
    """Completing the town: no more cubes, never Master Builder again."""
    match = table(3)
    lay(match, BEN, FULL_BUT_A1)
    name(match, "brick")
    turn(match, "D4", "A1", "D4")
    assert match.view(None).board.towns[BEN].completed == 1
    assert asks(match, CLEO) == "name", "the hammer skips the completed town"
    name(match, "brick")
    assert [asks(match, seat) for seat in range(3)] == ["place", "", "place"]


def test_a_full_town_that_builds_has_empty_squares_again() -> None:
    """Completing the town: only who cannot or will not build."""
    match = table(2)
    lay(match, BEN, ".Dcc/cccc/cccc/cccc")
    name(match, "stone")
    do(match, BEN, at="A1")
    do(match, BEN, building="well", at="A1")
    turn(match, "D4", "")
    assert match.view(None).board.towns[BEN].completed is None
    assert asks(match, BEN) == "name"


def test_a_full_town_whose_owner_declines_is_completed() -> None:
    """Completing the town: or do not want to."""
    match = table(2)
    lay(match, BEN, ".Dcc/cccc/cccc/cccc")
    name(match, "stone")
    do(match, BEN, at="A1")
    do(match, BEN, building="done")
    turn(match, "D4", "")
    assert match.view(None).board.towns[BEN].completed == 1
    assert asks(match, ADA) == "name"


def test_a_town_with_one_empty_square_goes_on_even_without_hope() -> None:
    """Completing the town: the only condition is an empty square."""
    match = table(2)
    lay(match, BEN, "..cc/cccc/cccc/cccc")
    name(match, "brick")
    turn(match, "D4", "A1")
    assert match.view(None).board.towns[BEN].completed is None
    name(match, "glass")
    assert asks(match, BEN) == "place"


def test_the_last_player_names_every_cube() -> None:
    """Completing the town: whoever is left is the only Master Builder."""
    match = table(2)
    lay(match, BEN, FULL_BUT_A1)
    name(match, "brick")
    turn(match, "D4", "A1")
    for number, at in enumerate(("A1", "B1", "C1")):
        assert asks(match, ADA) == "name"
        name(match, "wheat")
        turn(match, at)
        assert match.view(None).board.towns[ADA].named == number + 2


# End of the game


def test_loose_cubes_are_taken_off_and_those_in_warehouses_stay() -> None:
    """End of the game: each square without a building costs a point, and so does each stored cube."""
    match = table(2, "warehouse")
    town(match, BEN).completed = 1
    lay(match, ADA, ".GGB/kWcc/cccc/cccc")
    on(match, ADA, "A2", "brick", "glass")
    name(match, "wood")
    do(match, ADA, at="A1")
    assert match.over
    assert row(match, ADA) == {"towns-card-warehouse": -2, "towns-score-empty": -5}
    assert match.result is not None
    assert match.result.seats[ADA].score == -7


def test_a_town_of_nothing_is_worth_minus_sixteen() -> None:
    """Important rules: a score may be negative."""
    match = table(2)
    town(match, BEN).completed = 1
    lay(match, ADA, ".GGB/GBGB/GGBB/BBGG")
    name(match, "brick")
    do(match, ADA, at="A1")
    while asks(match, ADA):
        do(match, ADA, building="done")
    assert match.result is not None
    assert match.result.reason == "completed"
    assert match.result.seats[ADA].score == -16


def test_an_answer_can_be_taken_back_while_others_still_build() -> None:
    """Course of a turn, 4: the turn ends when all are done."""
    match = table(2)
    lay(match, ADA, "DS../..../..../....")
    name(match, "brick")
    do(match, ADA, at="D4")
    do(match, ADA, building="done")
    assert asks(match, ADA) == ""
    match.undo(ADA)
    assert asks(match, ADA) == "build"
    do(match, ADA, building="well", at="A1")
    match.undo(ADA)
    match.undo(ADA)
    assert asks(match, ADA) == "place"
    assert item(match, ADA, "D4") == ""


@pytest.mark.parametrize("seats", range(1, 7))
def test_any_number_of_players_plays_to_the_end(seats: int) -> None:
    """Contents: one to six players."""
    luck = Random(seats)
    match = table(seats, monuments=True)
    while not match.over:
        seat = luck.choice(match.awaited()).seat
        match.answer(seat, match.advise(seat, luck), question(match, seat).number)
    assert match.result is not None
    assert len(match.result.seats) == seats
    assert all(one.completed for one in match.view(None).board.towns)
