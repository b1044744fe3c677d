"""Action cards with scythe, compass and anchor: pawns, moves, the plantation (vectors 77 to 87)."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london.components import all_cards, cards
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene, counts, events, ids
from tests.engines.guilds_of_london.scene import six_tiles as city


def test_there_are_105_cards_of_30_kinds_21_of_each_colour() -> None:
    assert len(all_cards()) == 105
    assert len(cards()) == 30
    for symbol in ("compass", "anchor", "cross", "scythe", "crown"):
        assert sum(card.copies for card in cards().values() if card.colour == symbol) == 21
    assert sum(card.copies for card in cards().values() if len(card.symbols) == 2) == 30


# Scythe


def test_y1_hires_two() -> None:
    scene = city("y1").go()
    scene.say(GREEN, "y1:effect")
    assert counts(scene) == (10, 6, 0)


def test_y2_hires_four_for_a_card() -> None:
    scene = city("y2", "p1").go()
    assert scene.keys(GREEN).count("y2:effect:p1") == 1
    scene.say(GREEN, "y2:effect:p1")
    assert counts(scene) == (8, 8, 0)
    assert scene.board.discard == ("p1",)


def test_y2_cannot_be_paid_with_nothing() -> None:
    assert city("y2").go().why(GREEN, "y2:effect") == "cost-cards"


def test_y3_hires_one_and_takes_a_neutral_pawn() -> None:
    scene = city("y3").go()
    scene.say(GREEN, "y3:effect")
    assert counts(scene) == (11, 5, 0)
    assert (scene.board.players[GREEN].neutrals, scene.board.stock) == (1, 5)


def test_y3_without_a_neutral_pawn_left_still_hires() -> None:
    scene = city("y3").neutrals(0, 3, 3).go()
    told = scene.say(GREEN, "y3:effect")
    assert counts(scene) == (11, 5, 0)
    assert "no-neutrals" in ids(told)


@pytest.mark.parametrize(("moved", "hired"), [(False, 1), (True, 3)])
def test_y4_hires_more_after_a_move(moved: bool, hired: int) -> None:
    scene = city("y4", "y1").go()
    scene.say(GREEN, "y1:move:guildhall:wax_chandlers" if moved else "y1:hire")
    before = scene.board.players[GREEN].supply
    scene.say(GREEN, "y4:effect")
    assert before - scene.board.players[GREEN].supply == hired


def test_y5_settles_a_pawn_from_the_supply() -> None:
    scene = city("y5").go()
    scene.say(GREEN, "y5:effect")
    assert counts(scene) == (11, 4, 1)


def test_y6_hires_one_and_draws_one_more() -> None:
    scene = city("y6").go()
    scene.say(GREEN, "y6:effect")
    assert counts(scene) == (11, 5, 0)
    assert scene.drawn(GREEN, "end") == 3


# Compass


def test_r1_moves_one_to_any_tile() -> None:
    scene = city("r1").go()
    assert {key.rsplit(":", 1)[1] for key in scene.keys(GREEN) if key.startswith("r1:effect")} == {
        "dyers", "cooks", "coopers", "wax_chandlers", "paviors", "parade"
    }  # fmt: skip
    scene.say(GREEN, "r1:effect:guildhall:paviors")
    assert scene.tile("paviors").pawns == [1, 0, 0]


def test_r2_moves_up_to_three_for_a_card() -> None:
    scene = city("r2", "p1").master(GREEN, "cooks").go()
    scene.say(GREEN, "r2:effect:p1")
    assert scene.asked == {GREEN: "move"}
    scene.say(GREEN, "guildhall:dyers")
    scene.say(GREEN, "cooks:dyers")
    assert scene.tile("cooks").master is None
    scene.say(GREEN, "dyers:parade")
    assert (scene.tile("dyers").pawns[GREEN], scene.tile("parade").pawns[GREEN]) == (1, 1)
    assert scene.asked == {GREEN: "turn"}


def test_r2_may_move_fewer() -> None:
    scene = city("r2", "p1").at("plantation", 1).go()
    scene.say(GREEN, "r2:effect:p1")
    assert scene.why(GREEN, "plantation:dyers") == "on-plantation"
    assert scene.why(GREEN, "guildhall:guildhall") == "to-guildhall"
    scene.say(GREEN, "guildhall:dyers")
    scene.say(GREEN, "done")
    assert scene.asked == {GREEN: "turn"}
    assert scene.game.moved == 1


def test_r3_moves_two_together_to_a_compass() -> None:
    scene = city("r3", "y4").stand("dyers", 1).go()
    assert "r3:effect:dyers:1:coopers" in scene.keys(GREEN)
    assert "r3:effect:dyers:2:coopers" not in scene.keys(GREEN)
    assert not [key for key in scene.keys(GREEN) if key.startswith("r3:effect") and key.endswith("cooks")]
    scene.say(GREEN, "r3:effect:guildhall:2:coopers")
    assert scene.tile("coopers").pawns == [2, 0, 0]
    assert scene.game.moved == 2


def test_r3_takes_one_from_a_resolved_tile() -> None:
    scene = city("r3").master(GREEN, "cooks").go()
    scene.say(GREEN, "r3:effect:cooks:1:parade")
    assert scene.tile("cooks").master is None


def test_r4_sends_a_pawn_home_for_a_card() -> None:
    scene = city("r4", "p1").stand("dyers", 1, 2).go()
    told = scene.say(GREEN, "r4:effect:dyers:1:p1")
    assert scene.tile("dyers").pawns == [1, 1, 0]
    assert scene.board.players[BLUE].guildhall == 5
    assert "Green sends a pawn of Blue from Dyers to the Guildhall." in events(told)
    assert scene.game.moved == 0


def test_vector_86_r4_touches_no_master_no_pawn_on_the_plantation_or_in_the_guildhall() -> None:
    scene = city("r4", "p1").stand("dyers", 1, 2).master(BLUE, "cooks").at("plantation", 0, 1).go()
    assert scene.why(GREEN, "r4:effect:cooks:1") == "master"
    assert scene.why(GREEN, "r4:effect:plantation:1") == "not-on-a-tile"
    assert scene.why(GREEN, "r4:effect:guildhall:1") == "not-on-a-tile"
    assert "r4:effect:dyers:0:p1" not in scene.keys(GREEN)
    assert scene.why(GREEN, "r4:effect:dyers:1:r4") == "pay-itself"


def test_r5_puts_a_pawn_from_the_supply_onto_a_compass_or_a_scythe() -> None:
    scene = city("r5").go()
    assert {key.rsplit(":", 1)[1] for key in scene.keys(GREEN) if key.startswith("r5:effect")} == {
        "coopers", "wax_chandlers", "parade"
    }  # fmt: skip
    scene.say(GREEN, "r5:effect:coopers")
    assert counts(scene) == (11, 4, 0)
    assert scene.tile("coopers").pawns == [1, 0, 0]
    assert (scene.game.moved, scene.game.hired) == (0, False)


def test_r6_moves_the_beadle_and_draws_one_more() -> None:
    scene = city("r6").stand("dyers", beadle=True).go()
    assert "r6:effect:dyers" not in scene.keys(GREEN)
    scene.say(GREEN, "r6:effect:cooks")
    assert scene.game.beadle == "cooks"
    assert scene.drawn(GREEN, "end") == 3


@pytest.mark.parametrize("place", ["guildhall", "plantation"])
def test_r6_where_the_beadle_never_goes(place: str) -> None:
    scene = city("r6", "y5").stand("dyers", beadle=True).go()
    said = Words("en").say(scene.refusal(GREEN, f"r6:effect:{place}").text)
    assert said == "The Beadle only goes to tiles that are face up."
    pawn = Words("en").say(scene.refusal(GREEN, f"y5:move:guildhall:{place}").text)
    assert pawn.startswith("No move leads to the Plantation." if place == "plantation" else "Nobody is moved")


def test_r6_without_another_tile_still_draws() -> None:
    scene = Scene(3).city(dyers=(0, 1)).stand("dyers", beadle=True).hand(GREEN, "r6").go()
    scene.say(GREEN, "r6:effect")
    assert scene.game.beadle == "dyers"
    assert scene.drawn(GREEN, "end") == 3


def test_vector_87_the_beadle_may_be_sent_to_a_special_building() -> None:
    scene = Scene(3).city(parade=(0, 1), university=(0, -1)).hand(GREEN, "r6").go()
    assert scene.game.beadle is None
    scene.say(GREEN, "r6:effect:university")
    assert scene.game.beadle == "university"


# Anchor


def test_b1_ships_one() -> None:
    scene = city("b1").go()
    scene.say(GREEN, "b1:effect:guildhall")
    assert counts(scene) == (12, 3, 1)
    assert scene.game.moved == 1


def test_b1_ships_no_pawn_that_is_there_already() -> None:
    scene = city("b1").at("plantation", 1).go()
    assert scene.why(GREEN, "b1:effect:plantation") == "on-plantation"


def test_b2_ships_up_to_three_for_a_card() -> None:
    scene = city("b2", "p1").stand("dyers", 1).at("plantation", 1).go()
    scene.say(GREEN, "b2:effect:p1")
    assert scene.asked == {GREEN: "ship"}
    assert scene.why(GREEN, "plantation") == "on-plantation"
    scene.say(GREEN, "dyers")
    scene.say(GREEN, "guildhall")
    scene.say(GREEN, "done")
    assert counts(scene)[2] == 3


@pytest.mark.parametrize("first", ["", "y5"])
def test_vector_77_b3_is_refused_without_hiring(first: str) -> None:
    scene = city("b3", "y5").go()
    if first:
        scene.say(GREEN, f"{first}:effect")
    assert scene.why(GREEN, "b3:effect") == "not-hired"


@pytest.mark.parametrize("first", ["y1:effect", "p1:hire"])
def test_vector_77_b3_ships_two_after_hiring(first: str) -> None:
    scene = city("b3", "y1", "p1").go()
    scene.say(GREEN, first)
    scene.say(GREEN, "b3:effect")
    scene.say(GREEN, "guildhall")
    scene.say(GREEN, "guildhall")
    assert counts(scene)[2] == 2
    assert scene.asked == {GREEN: "turn"}


@pytest.mark.parametrize(("there", "points"), [(2, 1), (5, 2), (7, 3), (9, 3)])
def test_vector_83_b4_brings_a_point_for_every_two_pawns(there: int, points: int) -> None:
    scene = city("b4").at("plantation", there).go()
    scene.say(GREEN, "b4:effect")
    assert scene.board.players[GREEN].points == points


def test_vector_80_b5_counts_the_pawns_at_the_end_of_the_turn() -> None:
    scene = city("b5", "b1").at("plantation", 0).go()
    scene.say(GREEN, "b5:effect")
    assert scene.board.extra == 0
    scene.say(GREEN, "b1:effect:guildhall")
    assert scene.board.extra == 1
    four = city("b5").at("plantation", 4).go()
    four.say(GREEN, "b5:effect")
    assert four.drawn(GREEN, "end") == 2 + 3


def test_b6_pays_a_pawn_of_the_plantation_for_a_mayoral_card() -> None:
    scene = city("b6").at("plantation", 1).go()
    supply = scene.board.players[GREEN].supply
    assert scene.option(GREEN, "b6:effect").final
    scene.say(GREEN, "b6:effect")
    assert scene.board.players[GREEN].supply == supply + 1
    assert len(scene.held(GREEN).choice) == 2
    kept = scene.held(GREEN).choice[1]
    deck = scene.board.mayoral_deck
    scene.say(GREEN, kept)
    assert kept in scene.held(GREEN).mayoral
    assert scene.board.mayoral_deck == deck + 1


def test_b6_without_a_pawn_there() -> None:
    assert city("b6").go().why(GREEN, "b6:effect") == "cost-plantation"
