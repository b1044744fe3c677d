"""Action cards with cross and crown: more cards, and points (vectors 78 to 85)."""

from __future__ import annotations

import pytest

from tests.engines.guilds_of_london.scene import GREEN, RED, Scene, counts, events
from tests.engines.guilds_of_london.scene import six_tiles as city

# Cross


def test_g1_and_g2_draw_more_at_the_end() -> None:
    scene = city("g1", "g2", "p1").go()
    scene.say(GREEN, "g1:effect")
    scene.say(GREEN, "g2:effect:p1")
    assert scene.drawn(GREEN, "end") == 2 + 2 + 4


def test_vector_78_g3_counts_all_moves_of_the_turn() -> None:
    scene = city("g3", "y1", "p1", "b1").go()
    scene.say(GREEN, "g3:effect")
    scene.say(GREEN, "y1:move:guildhall:wax_chandlers")
    scene.say(GREEN, "p1:move:guildhall:paviors")
    scene.say(GREEN, "b1:effect:guildhall")
    assert scene.drawn(GREEN, "end") == 2 + 3


def test_g3_counts_each_time_a_pawn_moves() -> None:
    scene = city("g3", "r1", "r1").go()
    scene.say(GREEN, "g3:effect")
    scene.say(GREEN, "r1:effect:guildhall:dyers")
    assert scene.board.extra == 1
    scene.say(GREEN, "r1:effect:dyers:cooks")
    assert scene.board.extra == 2
    assert scene.drawn(GREEN, "end") == 2 + 2


def test_g3_draws_three_at_most() -> None:
    scene = city("g3", "r1", "r1", "r1", "b1").go()
    scene.say(GREEN, "g3:effect")
    scene.say(GREEN, "r1:effect:guildhall:dyers")
    scene.say(GREEN, "r1:effect:dyers:cooks")
    scene.say(GREEN, "r1:effect:cooks:dyers")
    assert scene.board.extra == 3
    scene.say(GREEN, "b1:effect:dyers")
    assert scene.game.moved == 4
    assert scene.board.extra == 3
    assert scene.drawn(GREEN, "end") == 2 + 3


def test_g4_draws_three_at_once() -> None:
    scene = city("g4", "p1").go()
    assert scene.option(GREEN, "g4:effect:p1").final
    assert scene.drawn(GREEN, "g4:effect:p1") == 3 - 2
    assert not scene.match.can_undo(GREEN)
    assert scene.asked == {GREEN: "turn"}


def test_g5_draws_a_card_for_each_move_to_a_cross_or_a_compass() -> None:
    scene = city("g5", "g1", "r1", "y1", "r3").go()
    scene.say(GREEN, "g1:move:guildhall:cooks")
    assert scene.match.can_undo(GREEN), "the crier was not there yet"
    scene.say(GREEN, "g5:effect")
    assert scene.option(GREEN, "r1:effect:cooks:coopers").final
    assert not scene.option(GREEN, "y1:move:guildhall:wax_chandlers").final
    assert scene.drawn(GREEN, "r1:effect:cooks:coopers") == 1 - 1
    assert scene.drawn(GREEN, "y1:move:guildhall:wax_chandlers") == -1
    assert scene.drawn(GREEN, "r3:effect:guildhall:2:coopers") == 2 - 1


def test_g5_draws_three_at_most_and_two_copies_draw_both() -> None:
    scene = city("g5", "g5", "r3", "r3", "r3").go()
    scene.say(GREEN, "g5:effect")
    assert scene.drawn(GREEN, "r3:effect:guildhall:2:coopers") == 2 - 1
    scene.say(GREEN, "g5:effect")
    assert scene.drawn(GREEN, "r3:effect:coopers:2:parade") == 1 + 2 - 1
    assert scene.drawn(GREEN, "r3:effect:parade:1:coopers") == 1 - 1
    assert scene.board.lasting == ()


def test_g5_looks_at_no_pawn_from_the_supply() -> None:
    scene = city("g5", "r5").go()
    scene.say(GREEN, "g5:effect")
    assert scene.drawn(GREEN, "r5:effect:coopers") == -1


def test_g6_takes_a_chosen_card_from_the_discard_pile() -> None:
    scene = city("g6", "p1").pile("y1", "p2", "y1").go()
    scene.say(GREEN, "g6:effect:p1")
    assert scene.asked == {GREEN: "salvage"}
    assert scene.keys(GREEN) == ["y1", "p2"]
    assert scene.why(GREEN, "p1") == "just-paid"
    scene.say(GREEN, "p2")
    assert scene.held(GREEN).cards == ("p2",)
    assert scene.board.discard == ("y1", "y1", "p1")
    assert scene.drawn(GREEN, "end") == 4


def test_vector_81_g6_finds_nothing_but_what_was_paid() -> None:
    scene = city("g6", "p1").pile().go()
    scene.say(GREEN, "g6:effect:p1")
    assert scene.asked == {GREEN: "turn"}
    assert scene.held(GREEN).cards == ()
    assert scene.drawn(GREEN, "end") == 4


def test_g6_takes_another_copy_of_what_was_paid_without_asking() -> None:
    scene = city("g6", "p1").pile("p1").go()
    scene.say(GREEN, "g6:effect:p1")
    assert scene.held(GREEN).cards == ("p1",)
    assert scene.board.discard == ("p1",)


# Crown


def test_p1_and_p2_bring_points() -> None:
    scene = city("p1", "p2", "y1").go()
    scene.say(GREEN, "p1:effect")
    assert scene.board.players[GREEN].points == 1
    scene.say(GREEN, "p2:effect:y1")
    assert scene.board.players[GREEN].points == 4


def test_p3_pays_two_cards_for_one_of_three_mayoral_cards() -> None:
    scene = city("p3", "y1", "y2").go()
    assert scene.option(GREEN, "p3:effect:y1+y2").final, "nothing is left to choose before the cards are seen"
    scene.say(GREEN, "p3:effect:y1+y2")
    assert len(scene.held(GREEN).choice) == 3


def test_p3_is_paid_with_any_two_cards_in_the_same_answer() -> None:
    scene = city("p3", "y1", "y2", "r1").go()
    ways = [key for key in scene.keys(GREEN) if key.startswith("p3:effect")]
    assert ways == ["p3:effect:y1+y2", "p3:effect:y1+r1", "p3:effect:y2+r1"]
    scene.say(GREEN, "p3:effect:y1+r1")
    assert scene.board.discard == ("y1", "r1")
    assert scene.held(GREEN).cards == ("y2",)


def test_two_cards_of_a_kind_pay_for_p3_together() -> None:
    scene = city("p3", "y1", "y1", "y1").go()
    assert [key for key in scene.keys(GREEN) if key.startswith("p3:effect")] == ["p3:effect:y1+y1"]
    scene.say(GREEN, "p3:effect:y1+y1")
    assert scene.held(GREEN).cards == ("y1",)


def test_vector_85_few_mayoral_cards_are_left() -> None:
    scene = city("p3", "y1", "y2").go()
    scene.game.kept[RED] += scene.game.mayoral_deck[2:]
    scene.game.mayoral_deck = scene.game.mayoral_deck[:2]
    scene.say(GREEN, "p3:effect:y1+y2")
    first, second = scene.held(GREEN).choice
    scene.say(GREEN, second)
    assert second in scene.held(GREEN).mayoral
    assert scene.game.mayoral_deck == [first], "what is not kept lies under the deck"
    one = city("p3", "y1", "y2").go()
    one.game.kept[RED] += one.game.mayoral_deck[1:]
    one.game.mayoral_deck = one.game.mayoral_deck[:1]
    one.say(GREEN, "p3:effect:y1+y2")
    assert one.asked == {GREEN: "turn"}, "a single card is kept without a question"
    assert len(one.held(GREEN).mayoral) == 2
    none = city("p3", "y1", "y2").go()
    none.game.kept[RED] += none.game.mayoral_deck
    none.game.mayoral_deck = []
    told = none.say(GREEN, "p3:effect:y1+y2")
    assert "There is no mayoral card left for Green." in events(told)
    assert set(none.board.discard) == {"y1", "y2"}, "it is paid for all the same"
    assert len(none.held(GREEN).mayoral) == 1


def test_vector_84_p4_counts_masters_with_the_named_symbol() -> None:
    scene = Scene(3).city(paviors=(0, 1), mercers=(1, 1), st_lawrence=(2, 0), dyers=(5, 5))
    scene.master(GREEN, "paviors", "mercers", "st_lawrence").hand(GREEN, "p4", "y1").go()
    scene.say(GREEN, "p4:effect:crown:y1")
    assert scene.board.players[GREEN].points == 3


def test_p4_brings_five_points_at_most_and_names_only_what_counts() -> None:
    names = ["goldsmiths", "pewterers", "innholders", "paviors", "mercers", "drapers"]
    scene = Scene(3).city(dyers=(5, 5), **{name: (x, 3) for x, name in enumerate(names)})
    scene.master(GREEN, *names).hand(GREEN, "p4", "y1").go()
    named = {key.split(":")[2] for key in scene.keys(GREEN) if key.startswith("p4:effect")}
    assert named == {"crown", "cross", "scythe"}
    scene.say(GREEN, "p4:effect:crown:y1")
    assert scene.board.players[GREEN].points == 5


def test_p5_pays_two_pawns_of_the_guildhall() -> None:
    scene = city("p5").go()
    scene.say(GREEN, "p5:effect")
    assert counts(scene) == (14, 2, 0)
    assert scene.board.players[GREEN].points == 3
    assert city("p5").at("guildhall", 1).go().why(GREEN, "p5:effect") == "cost-guildhall"


@pytest.mark.parametrize(("pawns", "points"), [(1, 1), (0, 0)])
def test_vector_82_p6_brings_a_point_where_an_own_pawn_stands(pawns: int, points: int) -> None:
    scene = city("p6").stand("dyers", beadle=True).stand("cooks", pawns, 1).go()
    scene.say(GREEN, "p6:effect:cooks")
    assert scene.game.beadle == "cooks"
    assert scene.board.players[GREEN].points == points
