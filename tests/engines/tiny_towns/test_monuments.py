"""The fifteen monuments: the notes on the monument cards."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError, backstage
from engines.tiny_towns.ending import starloom_place
from tests.engines.tiny_towns.drawn import (
    ADA,
    BEN,
    CLEO,
    asks,
    changed,
    do,
    erect,
    item,
    lay,
    name,
    on,
    options,
    own,
    question,
    row,
    table,
    town,
    turn,
    values,
    worth,
)

WORDS = Words("en", ("Ada", "Ben"))


def building(monument: str, drawing: str, *cards: str, at: str = "D4", **more: str) -> Match:
    """Ada has drawn up her monument, has placed brick, and may build."""
    match = table(2, *cards, **more)
    own(match, ADA, monument)
    lay(match, ADA, drawing)
    name(match, "brick")
    do(match, ADA, at=at)
    return match


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
    for building in ("cottage", "factory"):
        (option,) = options(match, ADA, building=building)
        assert option.final == (building == "cottage"), "a Factory asks for its cube first"
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


# Archive, Barrett Castle, Cathedral


def test_archive_counts_types_monuments_aside() -> None:
    """Archive of the Second Age: each type once, seven at most."""
    cards = ("archive", "well", "farm", "chapel", "tavern", "theater", "bank")
    assert worth("mccc/ccww/f.../....", *cards)["archive"] == 3
    assert worth("mcfw/otyk/..../....", *cards)["archive"] == 7


def test_barrett_castle_five_if_fed_and_it_eats_once() -> None:
    """Barrett Castle: one Farm still feeds three Cottages beside it."""
    found = worth("mccc/c..f/..../....", "barrett_castle", "farm")
    assert (found["barrett_castle"], found["cottage"]) == (5, 9)
    assert worth("m.../..../..../....", "barrett_castle")["barrett_castle"] == 0


def test_barrett_castle_counts_as_two_cottages() -> None:
    """Barrett Castle: for Well, Temple, Chapel and Theater, and not as a monument."""
    assert worth("mw../..../..../....", "barrett_castle", "well")["well"] == 2
    assert worth("mo../..../..../...f", "barrett_castle", "temple", "farm")["temple"] == 4
    assert worth("mo../..../..../....", "barrett_castle", "temple")["temple"] == 0
    assert worth("m..o/..../c.../...f", "barrett_castle", "farm", "chapel")["chapel"] == 3
    assert worth("m..y/..../..../...c", "barrett_castle", "theater")["theater"] == 1


def test_barrett_castle_belongs_to_groups_and_lines() -> None:
    """Barrett Castle: it can be fed like a Cottage by every red building."""
    assert worth("mc../..../..../f..c", "barrett_castle", "greenhouse")["total"] == 5 + 3 - 12
    assert worth("m..f/..../..../....", "barrett_castle", "orchard")["barrett_castle"] == 5
    assert worth("m.../.f../..../....", "barrett_castle", "granary")["barrett_castle"] == 5


def test_cathedral_lets_empty_squares_cost_nothing() -> None:
    """Cathedral of Caterina: two points; only in the owner's town."""
    found = worth("m.../..../..../....", "cathedral")
    assert (found["cathedral"], found["empty"], found["total"]) == (2, 0, 2)
    assert worth("c.../..../..../....")["empty"] == -15


# Fort Ironweed, Mausoleum, Grove University


def test_fort_ironweed_passes_the_hammer_on_unless_alone() -> None:
    """Fort Ironweed: seven points, and no more naming, except for the last player."""
    match = table(3)
    erect(match, BEN, "fort_ironweed", "D4")
    name(match, "wood")
    turn(match, "A1", "A1", "A1")
    assert asks(match, CLEO) == "name"
    town(match, ADA).completed = town(match, CLEO).completed = 1
    lay(match, BEN, "..../..../..../...m", "fort_ironweed")
    name(match, "wood")
    turn(match, "", "A1", "B1")
    assert asks(match, BEN) == "name"
    assert worth("m.../..../..../....", "fort_ironweed")["fort_ironweed"] == 7


def test_mausoleum_makes_every_cottage_worth_three() -> None:
    """Grand Mausoleum: unfed Cottages stay unfed for Chapels (a ruling)."""
    found = worth("mc../c..o/..../....", "mausoleum", "chapel")
    assert (found["cottage"], found["chapel"]) == (6, 0)
    fed = worth("mc../c..o/..../..f.", "mausoleum", "chapel", "farm")
    assert (fed["cottage"], fed["chapel"], fed["mausoleum"]) == (6, 2, 0)


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


# Mandras Palace, Obelisk, Opaleye's Watch


def test_mandras_palace_counts_types_beside_it() -> None:
    """Mandras Palace: two for each type, eight at most."""
    assert worth(".c../fmf./.w../....", "mandras_palace", "farm", "well")["mandras_palace"] == 6
    assert worth(".c../fmo./.w../....", "mandras_palace", "farm", "well", "chapel")["mandras_palace"] == 8
    assert worth("c.c./.m../..../....", "mandras_palace")["mandras_palace"] == 0


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


# Shrine, Silva Forum, Bondmaker


@pytest.mark.parametrize(("others", "points"), [(0, 1), (2, 3), (4, 5), (5, 8), (6, 8)])
def test_shrine_counts_the_buildings_when_it_is_built(others: int, points: int) -> None:
    """Shrine of the Elder Tree: itself included, eight for six or more, and noted for good."""
    cottages = ("c" * others).ljust(8, ".")
    match = building("shrine", f"BWS./DGD./{cottages[:4]}/{cottages[4:]}", at="D1")
    do(match, ADA, building="shrine", at="A1")
    assert match.view(None).board.towns[ADA].shrine == points
    assert worth("mccc/cccc/c.../....", "shrine", shrine=points)["shrine"] == points


def test_silva_forum_counts_its_largest_group() -> None:
    """Silva Forum: one, and one for each building of the largest connected group of one type."""
    assert worth("mtt./tt.t/...t/....", "silva_forum", "tavern")["silva_forum"] == 5
    assert worth("m.../..../..../....", "silva_forum")["silva_forum"] == 2, "a ruling: itself a group of one"


def test_bondmaker_puts_named_cubes_on_cottages() -> None:
    """Statue of the Bondmaker: named by another, one on each Cottage, never used for building."""
    match = table(2)
    lay(match, BEN, "cDcm/..../..../....", "bondmaker")
    town(match, BEN).monument = "bondmaker"
    name(match, "stone")
    assert values(match, BEN, "at", how="cottage") == {"A1", "C1"}
    do(match, BEN, how="cottage", at="A1")
    assert asks(match, BEN) == "", "the stone on the Cottage makes no Well with the wood beside it"
    assert match.view(None).board.towns[BEN].squares[0].cubes == ("stone",)
    turn(match, "A1")
    assert {tuple(one.parts) for one in _named_by(match, BEN)} == {("at",)}, "not on his own naming"
    turn(match, "B1", "B2")
    name(match, "glass")
    assert values(match, BEN, "at", how="cottage") == {"C1"}


def _named_by(match: Match, seat: int) -> list[object]:
    name(match, "stone")
    return list(options(match, seat))


def test_cubes_on_cottages_neither_count_nor_cost() -> None:
    """Statue of the Bondmaker: taken off at the end."""
    with_cube = worth("cm../..../..../...f", "bondmaker", "farm", on_top={"A1": ["stone"]})
    assert with_cube == worth("cm../..../..../...f", "bondmaker", "farm")


def test_a_substitute_from_a_factory_does_not_go_onto_a_cottage() -> None:
    """Statue of the Bondmaker, a ruling: only the kind that was named."""
    match = table(2)
    lay(match, BEN, "ckm./..../..../....", "bondmaker")
    town(match, BEN).monument = "bondmaker"
    on(match, BEN, "B1", "stone")
    name(match, "stone")
    assert values(match, BEN, "resource", how="place") == {"brick", "glass", "wheat", "wood", "stone"}
    assert values(match, BEN, "resource", how="cottage") == set()
    do(match, BEN, how="cottage", at="A1")
    assert town(match, BEN).cubes_on(0) == ["stone"]


# Sky Baths, Starloom


def test_sky_baths_count_missing_types() -> None:
    """The Sky Baths: two for each of the seven types that is not there."""
    assert worth("m.../..../..../....", "sky_baths")["sky_baths"] == 14
    assert worth("mcc./f.../..../....", "sky_baths", "farm")["sky_baths"] == 10


@pytest.mark.parametrize(
    ("turns", "points"),
    [((1, 2, 3, 4), 6), ((1, 1, 2, 3), 6), ((2, 2, 1, 3), 3), ((4, 1, 2, 3), 0), ((2, 1, 1, 3), 2)],
)
def test_starloom_counts_the_order_of_completion(turns: tuple[int, ...], points: int) -> None:
    """The Starloom: full points for a shared place; after two first ones comes the third (a ruling)."""
    match = table(4)
    for seat, completed in enumerate(turns):
        town(match, seat).completed = completed
    place = starloom_place(backstage.state(match), ADA)
    assert worth("m.../..../..../....", "starloom", starloom_place=place)["starloom"] == points


@pytest.mark.parametrize(("cleo", "points"), [(None, 6), (0, 3)])
def test_towns_completed_in_the_same_turn_share_the_points_of_their_place(
    cleo: int | None, points: int
) -> None:
    """The Starloom: first or second together with another, in a match that ends."""
    match = table(3)
    for seat in range(3):
        lay(match, seat, ".ccc/cccc/cccc/cccc")
    erect(match, ADA, "starloom", "D4")
    town(match, CLEO).completed = cleo
    name(match, "wheat")
    turn(match, "A1", "A1", "A1")
    assert match.result is not None
    assert row(match, ADA) == {"towns-card-starloom": points, "towns-score-empty": -1}


@pytest.mark.parametrize("monument", ["mausoleum", "obelisk", "opaleyes_watch", "bondmaker"])
def test_some_monuments_bring_no_points_themselves(monument: str) -> None:
    """Monuments: abilities instead of points."""
    assert worth("m.../..../..../....", monument)[monument] == 0
