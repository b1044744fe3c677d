"""What each building is worth: the notes on the building cards, and the scoring example."""

from __future__ import annotations

import pytest

from engines.tiny_towns.components import of_group
from tests.engines.tiny_towns.drawn import do, item, lay, name, options, table, town, turn, values, worth


def test_the_example_town_is_worth_28_points() -> None:
    """Scoring example."""
    cards = ("farm", "well", "chapel", "tavern", "bakery", "warehouse")
    stored = {"D2": ["stone", "brick", "glass"]}
    assert worth("ytct/fock/t.wc/cwc.", *cards, on_top=stored) == {
        "cottage": 12,
        "farm": 0,
        "well": 5,
        "chapel": 4,
        "tavern": 9,
        "bakery": 3,
        "warehouse": -3,
        "empty": -2,
        "total": 28,
    }


def test_cottage_three_if_fed_and_nothing_otherwise() -> None:
    """Feeding Cottages: unfed ones stay and bring nothing."""
    assert worth("c.../..../..../...f", "farm")["cottage"] == 3
    assert worth("c.../..../..../....")["cottage"] == 0


# Red


def test_farm_feeds_four_anywhere() -> None:
    """Farm."""
    found = worth("cccc/c..f/..../....", "farm")
    assert (found["cottage"], found["total"]) == (12, 2)


def test_two_farms_feed_eight() -> None:
    """Farm: each feeds four."""
    assert worth("cccc/ccc./f..f/....", "farm")["cottage"] == 21


def test_granary_feeds_the_squares_around_it_corners_included() -> None:
    """Granary."""
    assert worth("fc../cc../..../...c", "granary")["cottage"] == 9


def test_granary_feeds_up_to_eight() -> None:
    """Granary: eight at most."""
    assert worth("ccc./cfc./ccc./....", "granary")["cottage"] == 24


def test_greenhouse_feeds_one_group_and_corners_do_not_join() -> None:
    """Greenhouse: a group touches by its sides; one group for each Greenhouse."""
    assert worth("c.../.c../..../...f", "greenhouse")["cottage"] == 3
    assert worth("cc../..cc/..c./f...", "greenhouse")["cottage"] == 9
    assert worth("cc../..cc/..c./f..f", "greenhouse")["cottage"] == 15
    assert worth("cc../..../..../f..f", "greenhouse")["cottage"] == 6, "a second one has no group left"


def test_orchard_feeds_its_row_and_its_column() -> None:
    """Orchard: six at most."""
    assert worth(".c../cfcc/.c../.c..", "orchard")["cottage"] == 18
    assert worth("c.../.f../..c./....", "orchard")["cottage"] == 0


# Gray


def test_fountain_two_beside_another_gray_building() -> None:
    """Fountain: never more than two, and not across corners."""
    assert worth("www./..../..../....", "fountain")["fountain"] == 6
    assert worth("w.../.w../..../....", "fountain")["fountain"] == 0


def test_millstone_two_beside_red_or_yellow() -> None:
    """Millstone: never more than two."""
    assert worth(".y../ywf./..../....", "millstone", "farm", "theater")["millstone"] == 2
    assert worth("y.../.w../..../....", "millstone", "theater")["millstone"] == 0


def test_shed_goes_on_any_empty_square() -> None:
    """Shed: also on the squares that it empties itself; other buildings stay on their own squares."""
    match = table(2, "shed")
    lay(match, 0, "DS../G.../..../..ww")
    name(match, "brick")
    do(match, 0, at="D1")
    every = {f"{column}{row}" for column in "ABCD" for row in "1234"}
    assert values(match, 0, "at", building="shed") == every - {"A2", "D1", "C4", "D4"}
    do(match, 0, building="shed", at="B3")
    assert [item(match, 0, at) for at in ("A1", "B1", "B3")] == ["", "", "shed"]
    assert worth("..../.w../..../....", "shed")["shed"] == 1


def test_well_one_for_each_cottage_beside_it_fed_or_not() -> None:
    """Well."""
    found = worth("cwc./.c../..../....", "well")
    assert (found["well"], found["cottage"]) == (3, 0)
    assert worth("c.../.w../..../....", "well")["well"] == 0


# Orange


def test_abbey_three_away_from_black_green_and_yellow() -> None:
    """Abbey: across a corner does no harm."""
    assert worth("o.../.t../..../....", "abbey", "tavern")["abbey"] == 3
    for letter, card in (("t", "tavern"), ("y", "theater"), ("k", "bank")):
        assert worth(f"o{letter}../..../..../....", "abbey", card)["abbey"] == 0
    assert worth("of../w.../..../....", "abbey", "farm", "well")["abbey"] == 3


def test_chapel_one_for_each_fed_cottage_and_every_chapel_counts() -> None:
    """Chapel: three fed Cottages of four, two Chapels."""
    assert worth("co../fc../c.oc/....", "granary", "chapel")["chapel"] == 6


def test_cloister_one_for_each_in_a_corner() -> None:
    """Cloister: those elsewhere count the corners, too; four at most."""
    assert worth("o.../.o../..../o...", "cloister")["cloister"] == 6
    assert worth(".oo./..../..../....", "cloister")["cloister"] == 0
    assert worth("o..o/.o../..../o..o", "cloister")["cloister"] == 20


def test_temple_four_beside_two_fed_cottages() -> None:
    """Temple: fed ones only."""
    assert worth(".c../cot./.c../...f", "farm", "temple", "tavern")["temple"] == 4
    assert worth(".c../co../f.../....", "granary", "temple")["temple"] == 0


# Green


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, -1, 5, -3, 15, -5, 26, 26, 26])))
def test_almshouses_count_by_their_number(count: int, points: int) -> None:
    """Almshouse: 26 for six or more."""
    assert worth(_many("t", count), "almshouse").get("almshouse", 0) == points


def test_feast_halls_are_compared_with_the_player_to_the_right() -> None:
    """Feast Hall: more than he has, as many, fewer; with two players each is right of the other."""
    two, one, three = (_many("t", count) for count in (2, 1, 3))
    assert [worth(two, "feast_hall", right_halls=halls)["feast_hall"] for halls in (1, 2, 3)] == [6, 4, 4]
    assert worth(three, "feast_hall", right_halls=1)["feast_hall"] == 9
    assert worth(one, "feast_hall", right_halls=3)["feast_hall"] == 2
    assert "feast_hall" not in worth(_many("t", 0), "feast_hall", right_halls=0)


def test_the_right_neighbour_is_who_had_the_hammer_before() -> None:
    """Feast Hall, with three players: Ben looks at Ada, Cleo at Ben, Ada at Cleo."""
    match = table(3, "feast_hall")
    for seat, letters in enumerate(("tt..", "ttt.", "t...")):
        lay(match, seat, f"{letters}/..../..../....")
        town(match, seat).squares = [item or "wheat" for item in town(match, seat).squares]
    lay(match, 0, "ttWW/WWWW/WWWW/WWW.")
    town(match, 1).completed = town(match, 2).completed = 1
    name(match, "wheat")
    turn(match, "D4")
    assert match.result is not None
    halls = [seat.breakdown[0].points for seat in match.result.seats]
    assert halls == [2 * 3, 3 * 3, 1 * 2]


def test_inn_three_if_alone_in_row_and_column() -> None:
    """Inn: all that share a line bring nothing."""
    assert worth("t..t/..../.t../....", "inn")["inn"] == 3
    assert worth("tt../t.../...t/....", "inn")["inn"] == 3
    assert worth("ttt./..../..../....", "inn")["inn"] == 0


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 2, 5, 9, 14, 20, 20, 20])))
def test_taverns_count_by_their_number(count: int, points: int) -> None:
    """Tavern: twenty for five or more."""
    assert worth(_many("t", count), "tavern").get("tavern", 0) == points


# Yellow


def test_bakery_three_beside_red_or_black() -> None:
    """Bakery: never more than three."""
    assert worth(".f../kyf./..../....", "bakery", "farm", "factory")["bakery"] == 3
    assert worth("f.../.y../..../....", "bakery", "farm")["bakery"] == 0


def test_market_counts_its_better_line() -> None:
    """Market: the row or the column, itself included, not both."""
    assert worth("yyy./y.../..../....", "market")["market"] == 3 + 3 + 3 + 2
    assert worth("yyyy/..../..../....", "market")["market"] == 16
    assert worth("y.../..../..../....", "market")["market"] == 1


def test_tailor_counts_the_centre() -> None:
    """Tailor: five each with four in the centre; far away ones bring one each."""
    assert worth("..../.yy./.yy./....", "tailor")["tailor"] == 20
    assert worth("y.../y.../..../...y", "tailor")["tailor"] == 3
    assert worth("y.../y.../.y../...y", "tailor")["tailor"] == 8


def test_two_tailors_at_the_edge_and_one_apart() -> None:
    """Tailor: with one on a centre square every Tailor is worth two."""
    assert worth("y.../.y../..../...y", "tailor")["tailor"] == 6


def test_theater_counts_types_in_its_row_and_its_column() -> None:
    """Theater: each type once, not its own; the monument is a type."""
    found = worth("ycco/y.../m.../w...", "theater", "chapel", "cathedral", "well")
    assert found["theater"] == 4 + 2
    six = worth("ycfw/o.../t.../k...", "theater", "farm", "well", "chapel", "tavern", "bank")
    assert six["theater"] == 6


# Black (what they do stands with the black buildings)


def test_bank_four_factory_nothing_trading_post_one() -> None:
    """Bank, Factory, Trading Post."""
    points = [worth("k..k/..../..../....", card)[card] for card in ("bank", "factory", "trading_post")]
    assert points == [8, 0, 2]


def test_warehouse_minus_one_for_each_cube_on_it() -> None:
    """Warehouse."""
    assert (
        worth("k..k/..../..../....", "warehouse", on_top={"A1": ["wood"] * 3, "D1": ["glass"]})["warehouse"]
        == -4
    )
    assert worth("k.../..../..../....", "warehouse")["warehouse"] == 0


def test_every_building_is_worth_the_same_whoever_asks() -> None:
    """All 25 cards can be scored in every corner of a town."""
    for colour in ("red", "gray", "orange", "green", "yellow", "black"):
        for card in of_group(colour):
            letter = {"red": "f", "gray": "w", "orange": "o", "green": "t", "yellow": "y", "black": "k"}[
                colour
            ]
            corners = {
                worth(drawing, card)[card]
                for drawing in (
                    f"{letter}.../..../..../....",
                    f"...{letter}/..../..../....",
                    f"..../..../..../{letter}...",
                    f"..../..../..../...{letter}",
                )
            }
            assert len(corners) == 1, card


def _many(letter: str, count: int) -> str:
    """A town with so many buildings, row by row."""
    cells = (letter * count).ljust(16, ".")
    return "/".join(cells[start : start + 4] for start in range(0, 16, 4))


def test_options_for_a_building_name_its_squares() -> None:
    """Rules of construction: pattern and square of the building are parts of each option."""
    match = table(2)
    lay(match, 0, "DS../..../..../....")
    name(match, "brick")
    do(match, 0, at="D4")
    assert [dict(one.parts) for one in options(match, 0)] == [
        {"building": "well", "pattern": "A1 B1", "at": "A1"},
        {"building": "well", "pattern": "A1 B1", "at": "B1"},
        {"building": "done"},
    ]
