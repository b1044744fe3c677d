"""The notes on the cards of monuments that bring buildings, or let them stand elsewhere."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    CLEO,
    asks,
    building,
    changed,
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
    worth,
)

WORDS = Words("en", ("Ada", "Ben"))


# Architect's Guild

GUILD = "..G./.WS./DB../.wkc"


def guild(*cards: str) -> Match:
    """Ada has just built her Architect's Guild on C1; a Well, a black building and a Cottage stand in row 4."""
    match = building("architects_guild", GUILD, *cards, at="A4")
    do(match, ADA, building="architects_guild", at="C1")
    return match


def test_architects_guild_replaces_up_to_two_buildings_by_other_types() -> None:
    """Architect's Guild: two at most, equal or different ones."""
    match = guild()
    assert asks(match, ADA) == "replace"
    assert values(match, ADA, "at") == {"B4", "C4", "D4"}, "never itself"
    assert "well" not in values(match, ADA, "building", at="B4"), "never its own type"
    assert values(match, ADA, "building", at="D4") == {
        "farm",
        "well",
        "chapel",
        "tavern",
        "theater",
        "factory",
    }
    do(match, ADA, at="B4", building="tavern")
    assert values(match, ADA, "at") == {"C4", "D4"}
    do(match, ADA, at="D4", building="tavern")
    assert [item(match, ADA, at) for at in ("B4", "D4")] == ["tavern", "tavern"]
    assert asks(match, ADA) == "", "two at most"


def test_architects_guild_may_replace_one_or_none_and_never_later() -> None:
    """Architect's Guild: optional, but not to be kept for later."""
    match = guild()
    do(match, ADA, at="B4", building="tavern")
    do(match, ADA, building="done")
    assert asks(match, ADA) == ""
    match = guild()
    do(match, ADA, building="done")
    turn(match, "", "A1")
    name(match, "brick")
    do(match, ADA, at="A1")
    assert asks(match, ADA) != "replace"
    assert worth("m.../..../..../....", "architects_guild")["architects_guild"] == 1


def test_architects_guild_takes_the_cubes_of_what_it_replaces_and_stocks_what_comes() -> None:
    """Architect's Guild: a ruling; a full Warehouse cannot become an empty one."""
    match = guild("warehouse")
    on(match, ADA, "C4", "wood", "wood", "glass")
    assert "warehouse" not in values(match, ADA, "building", at="C4")
    do(match, ADA, at="C4", building="farm")
    assert town(match, ADA).on_top == {}
    match = guild("bank")
    on(match, ADA, "C4", "wood")
    do(match, ADA, at="B4", building="bank")
    assert asks(match, ADA) == "stock"
    assert "wood" not in values(match, ADA, "resource")
    do(match, ADA, resource="glass")
    assert asks(match, ADA) == "replace"


def test_architects_guild_with_one_building_to_replace_may_end_a_turn_of_town_hall() -> None:
    """Architect's Guild: what turns the next card over says so before."""
    match = table(2, town_hall=True)
    own(match, ADA, "architects_guild")
    lay(match, ADA, "..G./.WS./DB../.w..")
    do(match, BEN, at="D4")
    do(match, ADA, at="A4")
    do(match, ADA, building="architects_guild", at="C1")
    for kind in ("cottage", "factory"):
        (option,) = options(match, ADA, building=kind)
        assert option.final == (kind == "cottage"), "a Factory asks for its cube first"
    assert not do(match, ADA, building="cottage").undoable
    assert match.view(None).board.turn == 2


def test_architects_guild_says_how_many_buildings_may_be_replaced() -> None:
    """Architect's Guild: two of several, the only one there is, or one more."""
    match = guild()
    assert said(match).startswith("You may replace up to 2 of your buildings.")
    do(match, ADA, at="B4", building="tavern")
    assert said(match).startswith("You may replace one more building.")
    match = building("architects_guild", "..G./.WS./DB../.w..", at="A4")
    do(match, ADA, building="architects_guild", at="C1")
    assert said(match).startswith("You may replace one of your buildings.")


def said(match: Match) -> str:
    """What Ada is asked, in words."""
    return WORDS.say(question(match, ADA).prompt)


def test_architects_guild_alone_in_a_town_asks_nothing() -> None:
    """Architect's Guild: there must be something to replace."""
    match = building("architects_guild", "..G./.WS./DB../....")
    do(match, ADA, building="architects_guild", at="C1")
    assert asks(match, ADA) == ""


# Grove University

GROVE = ".B../SGS./..../...."


def grove(*cards: str, drawing: str = GROVE) -> Match:
    """Ada has just built Grove University on A2."""
    match = building("grove_university", drawing, *cards)
    do(match, ADA, building="grove_university", at="A2")
    return match


def test_grove_university_brings_any_building_in_play_onto_an_empty_square() -> None:
    """Grove University: at once, no monument, on no cube; it must be taken."""
    match = grove("feast_hall")
    assert asks(match, ADA) == "grove"
    in_play = {"cottage", "farm", "well", "chapel", "feast_hall", "theater", "factory"}
    assert values(match, ADA, "building") == in_play
    assert "D4" not in values(match, ADA, "at"), "there is a cube"
    assert {"B1", "B2", "C2"} <= values(match, ADA, "at"), "its own squares are empty by now"
    do(match, ADA, building="feast_hall", at="B2")
    assert item(match, ADA, "B2") == "feast_hall"
    assert worth("m.../..../..../....", "grove_university")["grove_university"] == 3


def test_a_bank_from_grove_university_gets_its_cube_at_once() -> None:
    """Grove University: the text of the new building applies."""
    match = grove("bank")
    do(match, ADA, building="bank", at="D1")
    assert asks(match, ADA) == "stock"
    do(match, ADA, resource="stone")
    assert town(match, ADA).cubes_on(3) == ["stone"]


def test_without_an_empty_square_grove_university_brings_nothing() -> None:
    """Grove University, a ruling: possible with Trading Posts only."""
    match = table(2, "trading_post")
    own(match, ADA, "grove_university")
    lay(match, ADA, "kkcc/S.kc/cccc/cccc")
    town(match, ADA).squares[0] = "cottage"
    town(match, ADA).squares[4] = "trading_post"
    changed(match)
    name(match, "glass")
    do(match, ADA, at="B2")
    do(match, ADA, building="grove_university", at="B2")
    assert asks(match, ADA) == ""
    turn(match, "", "A1")
    assert match.view(None).board.towns[ADA].completed == 1


# Obelisk, Opaleye's Watch


def test_obelisk_lets_later_buildings_go_anywhere_already_in_the_same_turn() -> None:
    """Obelisk of the Crescent: itself it stood on one of its own squares."""
    match = building("obelisk", "W.../BGB./..../DS..")
    assert values(match, ADA, "at", building="obelisk") == {"A1", "A2", "B2", "C2"}
    do(match, ADA, building="obelisk", at="A1")
    every = {f"{column}{row}" for column in "ABCD" for row in "1234"}
    assert values(match, ADA, "at", building="well") == every - {"A1", "D4"}
    do(match, ADA, building="well", at="B2")
    assert [item(match, ADA, at) for at in ("B2", "A4", "B4")] == ["well", "", ""]


WATCH = "D.../BGWW/S.../...."


def watch(*three: str, seats: int = 2, cards: tuple[str, ...] = ()) -> Match:
    """Ada has built Opaleye's Watch with these buildings; her turn is over, Ben names next."""
    match = table(seats, *cards)
    own(match, ADA, "opaleyes_watch")
    lay(match, ADA, WATCH)
    name(match, "brick")
    do(match, ADA, at="D4")
    do(match, ADA, building="opaleyes_watch", at="A1")
    assert asks(match, ADA) == "watch"
    match.answer(ADA, three, question(match, ADA).number)
    turn(match, "", *["A1"] * (seats - 1))
    return match


def test_opaleyes_watch_takes_three_different_buildings_and_no_monument() -> None:
    """Opaleye's Watch: at construction, for everybody to see."""
    match = building("opaleyes_watch", WATCH)
    do(match, ADA, building="opaleyes_watch", at="A1")
    assert len(values(match, ADA, "building")) == 7
    number = question(match, ADA).number
    for refused in (("farm", "farm", "well"), ("farm", "well"), ("opaleyes_watch", "farm", "well")):
        with pytest.raises(RefusedError):
            match.answer(ADA, refused, number)
    match.answer(ADA, ("well", "farm", "tavern"), number)
    assert match.view(None).board.towns[ADA].watch == ("farm", "well", "tavern")


def test_opaleyes_watch_gives_a_building_when_a_neighbour_builds_its_like() -> None:
    """Opaleye's Watch: onto an empty square, each of the three once."""
    match = watch("well", "farm", "tavern")
    lay(match, BEN, "DSDS/..../..../....")
    name(match, "brick")
    do(match, ADA, at="A4")
    do(match, BEN, at="D4")
    do(match, BEN, building="well", pattern="A1 B1", at="A1")
    do(match, BEN, building="well", pattern="C1 D1", at="C1")
    assert asks(match, ADA) == "watch_place", "when all have built"
    assert values(match, ADA, "building") == {"well"}
    assert {"A4", "D4", "A1"}.isdisjoint(values(match, ADA, "at"))
    do(match, ADA, at="B2")
    assert item(match, ADA, "B2") == "well"
    assert match.view(None).board.towns[ADA].watch == ("farm", "tavern")
    assert asks(match, ADA) == "name", "the second Well of the same turn gives nothing"


def test_opaleyes_watch_looks_at_neighbours_only_and_from_the_next_turn() -> None:
    """Opaleye's Watch: left and right; rulings on its first turn and on buildings that were not constructed."""
    match = table(4)
    own(match, ADA, "opaleyes_watch")
    lay(match, ADA, WATCH)
    lay(match, BEN, "DS../..../..../....")
    name(match, "brick")
    for seat in range(4):
        do(match, seat, at="D4")
    do(match, ADA, building="opaleyes_watch", at="A1")
    match.answer(ADA, ("well", "farm", "tavern"), question(match, ADA).number)
    do(match, BEN, building="well", at="A1")
    assert asks(match, BEN) == "name", "nothing came in the turn of its construction"
    lay(match, CLEO, "DS../..../..../....")
    name(match, "brick")
    for seat in range(4):
        do(match, seat, at="A4")
    do(match, CLEO, building="well", at="A1")
    assert asks(match, CLEO) == "name", "Cleo sits opposite"
    lay(match, 3, "DS../..../..../....")
    own(match, BEN, "grove_university")
    lay(match, BEN, ".B../SGS./..../....")
    name(match, "brick")
    for seat in range(4):
        do(match, seat, at="C4")
    do(match, BEN, building="grove_university", at="A2")
    do(match, BEN, building="farm", at="A1")
    do(match, 3, building="well", at="A1")
    assert values(match, ADA, "building") == {"well"}, "the Farm was a gift, not a construction"


def test_a_full_town_leaves_the_building_on_opaleyes_watch() -> None:
    """Opaleye's Watch, a ruling: it is placed if there is an empty square, and stays otherwise."""
    match = watch("well", "farm", "tavern")
    lay(match, ADA, "mccc/.ccc/cccc/cccc", "opaleyes_watch")
    lay(match, BEN, "DS../..../..../....")
    name(match, "brick")
    do(match, ADA, at="A2")
    do(match, BEN, at="D4")
    do(match, BEN, building="well", at="A1")
    board = match.view(None).board
    assert board.towns[ADA].watch == ("farm", "well", "tavern")
    assert board.towns[ADA].completed == 2


def test_a_bank_from_opaleyes_watch_gets_its_cube() -> None:
    """Opaleye's Watch, a ruling: on-construction texts apply."""
    match = watch("well", "bank", "tavern", cards=("bank",))
    lay(match, BEN, "WW../DGB./..../....")
    name(match, "brick")
    do(match, ADA, at="A4")
    do(match, BEN, at="D4")
    do(match, BEN, building="bank", at="A1")
    do(match, BEN, resource="glass")
    do(match, ADA, building="bank", at="B1")
    assert asks(match, ADA) == "stock"
    do(match, ADA, resource="wood")
    assert asks(match, ADA) == "name"
