"""Paying, drawing and the hand limit (rulebook: using an effect, drawing, discarding; vectors 14 to 27)."""

from __future__ import annotations

import pytest

from data.words import Words
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene, ids
from tests.engines.guilds_of_london.scene import five_guilds as city


def test_vector_14_four_cards_if_none_was_played() -> None:
    scene = city().go()
    assert scene.drawn(GREEN, "end") == 4


@pytest.mark.parametrize("count", [1, 6])
def test_vector_15_two_cards_if_any_was_played(count: int) -> None:
    scene = city().hand(GREEN, *["y1"] * min(count, 4), *["p1"] * (count - min(count, 4))).go()
    for card in list(scene.game.hands[GREEN]):
        scene.say(GREEN, f"{card}:hire")
    assert scene.drawn(GREEN, "end") == 2


def test_vector_16_an_effect_that_was_used_brings_cards_at_the_end() -> None:
    scene = city().hand(GREEN, "g1").go()
    scene.say(GREEN, "g1:effect")
    assert scene.board.extra == 2
    assert scene.drawn(GREEN, "end") == 4


def test_vector_16_the_same_card_used_to_hire_brings_none() -> None:
    scene = city().hand(GREEN, "g1").go()
    scene.say(GREEN, "g1:hire")
    assert scene.board.extra == 0
    assert scene.drawn(GREEN, "end") == 2


def test_vector_17_in_the_last_round_only_effects_draw() -> None:
    scene = city().hand(GREEN, "g1").go(round=15)
    assert "In the last round only effects bring cards." in scene.prompt(GREEN)
    assert scene.drawn(GREEN, "end") == 0
    again = city().hand(GREEN, "g1").go(round=15)
    again.say(GREEN, "g1:effect")
    assert "draw 2 cards" in again.prompt(GREEN)
    assert again.drawn(GREEN, "end") == 2


def test_vector_18_seven_cards_are_the_limit() -> None:
    scene = city().hand(GREEN, "y1", "y2", "r1", "r2", "b1").go()
    scene.say(GREEN, "end")
    assert scene.asked == {GREEN: "discard"}
    assert scene.board.players[GREEN].hand == 9
    assert scene.refusal(GREEN, "y1").text.id == "kernel-too-few"
    scene.say(GREEN, "y1", "b1")
    assert scene.board.players[GREEN].hand == 7
    assert scene.board.discard == ("y1", "b1")
    assert scene.board.acting != GREEN


def test_vector_18_two_copies_may_be_put_away() -> None:
    scene = city().hand(GREEN, "y1", "y1", "r1", "r2", "b1").go()
    scene.say(GREEN, "end")
    held = scene.game.hands[GREEN].count("y1")
    scene.say(GREEN, "y1", "y1")
    assert scene.game.hands[GREEN].count("y1") == held - 2


def test_vector_18_eight_with_a_master_on_london_university() -> None:
    scene = city().hand(GREEN, "y1", "y2", "r1", "r2", "b1")
    scene.game.city["university"] = scene.game.city.pop("mercers")
    scene.go()
    assert scene.board.players[GREEN].hand_limit == 8
    scene.say(GREEN, "end")
    assert scene.question(GREEN).least == 1


def test_vector_19_the_universitys_master_moved_away_this_turn() -> None:
    scene = city().hand(GREEN, "y2", "r1", "r2", "b1", "b2", "g2", "y3")
    scene.game.city["university"] = scene.game.city.pop("mercers")
    scene.go()
    scene.say(GREEN, "y3:move:university:drapers")
    scene.say(GREEN, "end")
    assert scene.board.players[GREEN].hand == 8
    assert scene.question(GREEN).least == 1


def test_vector_21_mayoral_cards_do_not_count() -> None:
    scene = city().hand(GREEN, "y1", "y2", "r1").mayoral(GREEN, "m01", "m02", "m03").go()
    scene.say(GREEN, "end")
    assert scene.board.players[GREEN].hand == 7
    assert GREEN not in scene.asked


def test_vector_22_an_effect_that_costs_two_cards() -> None:
    scene = city().hand(GREEN, "p3", "y1", "r1").go()
    scene.say(GREEN, "p3:effect:y1+r1")
    assert set(scene.board.discard) == {"y1", "r1"}, "there was no choice what to pay"
    assert scene.asked == {GREEN: "keep"}
    poor = city().hand(GREEN, "p3", "y1").go()
    assert poor.why(GREEN, "p3:effect") == "cost-cards"
    assert {"p3:hire", "p3:move:guildhall:drapers"} <= set(poor.keys(GREEN))


def test_vector_22_which_cards_are_paid_is_chosen_with_the_card() -> None:
    scene = city().hand(GREEN, "p3", "y1", "r1", "b1").go()
    assert scene.refusal(GREEN, "p3:effect:y1").text.id == "kernel-not-an-option"
    scene.say(GREEN, "p3:effect:y1+b1")
    assert scene.board.discard == ("y1", "b1")
    assert scene.held(GREEN).cards == ("r1",)
    assert len(scene.held(GREEN).choice) == 3


def test_vector_23_the_card_that_is_played_pays_for_nothing() -> None:
    scene = city().hand(GREEN, "y2", "r1").go()
    assert scene.why(GREEN, "y2:effect:y2") == "pay-itself"
    scene.say(GREEN, "y2:effect:r1")
    two = city().hand(GREEN, "y2", "y2").go()
    two.say(GREEN, "y2:effect:y2")
    assert two.board.players[GREEN].guildhall == 8
    three = city().hand(GREEN, "p3", "y1", "r1", "b1").go()
    assert three.why(GREEN, "p3:effect:y1+p3") == "pay-itself"


def test_vector_24_pawns_that_are_paid_go_to_the_supply() -> None:
    scene = city().hand(GREEN, "p5").go()
    before = scene.board.players[GREEN]
    scene.say(GREEN, "p5:effect")
    after = scene.board.players[GREEN]
    assert (after.guildhall, after.supply) == (before.guildhall - 2, before.supply + 2)
    assert after.points == 3


def test_vector_25_paid_cards_are_discarded_at_once_and_played_ones_at_the_end() -> None:
    scene = city().hand(GREEN, "y2", "r1", "p1", "y1").go()
    scene.say(GREEN, "y2:effect:r1")
    scene.say(GREEN, "p1:effect")
    scene.say(GREEN, "y1:hire")
    assert scene.board.discard == ("r1",)
    assert [(play.card, play.use) for play in scene.board.played] == [
        ("y2", "effect"),
        ("p1", "effect"),
        ("y1", "hire"),
    ]
    scene.say(GREEN, "end")
    assert scene.board.discard == ("r1", "y2", "p1", "y1")
    assert scene.board.played == ()


def test_vector_25_played_cards_are_put_away_before_the_draw() -> None:
    scene = city().hand(GREEN, "y1", "p1").go()
    scene.game.hands[RED] += scene.game.deck[1:]
    scene.game.deck = scene.game.deck[:1]
    scene.say(GREEN, "y1:hire")
    told = scene.say(GREEN, "end")
    assert "shuffled" in ids(told)
    assert "y1" in scene.game.hands[GREEN], "the played card was shuffled and drawn"


def test_no_card_is_left_to_draw() -> None:
    scene = city().go()
    scene.game.hands[RED] += scene.game.deck
    scene.game.deck = []
    told = scene.say(GREEN, "end")
    assert "no-cards" in ids(told)
    assert scene.board.players[GREEN].hand == 0


def test_vector_27_an_effect_for_the_rest_of_the_turn_ends_with_it() -> None:
    scene = city().hand(GREEN, "g5", "g1").go()
    scene.say(GREEN, "g5:effect")
    assert scene.board.lasting == ("g5",)
    scene.say(GREEN, "end")
    assert scene.board.lasting == ()


def test_vector_27_but_the_university_and_gog_and_magog_stay() -> None:
    scene = Scene(3).city(dyers=(0, 1), university=(3, 1), gog_magog=(7, 7), paviors=(5, 5))
    scene.master(GREEN, "university", "gog_magog").stand("dyers", 2, 2).hand(GREEN, "g5")
    scene.go(GREEN, acted=[BLUE, RED])
    scene.say(GREEN, "g5:effect")
    scene.say(GREEN, "end")
    assert scene.board.players[GREEN].hand_limit == 8
    assert scene.asked == {GREEN: "reward"}, "the giants break the tie"
    scene.say(GREEN, "none")
    assert scene.board.track.round == 2
    assert scene.board.players[GREEN].hand_limit == 8
    scene.stand("paviors", 1, 1).resolve(round=2)
    assert scene.asked == {GREEN: "reward"}, "and the next one"


def test_cards_of_the_resolution_are_put_away_at_the_end_of_the_next_turn() -> None:
    scene = Scene(3).city(drapers=(0, 1), paviors=(5, 5)).stand("drapers", 5)
    scene.hand(GREEN, "y1", "y2", "r1", "r2", "b1", "b2", "g1").points(1, 0, 0).resolve()
    scene.say(GREEN, "draw4")
    assert scene.board.players[GREEN].hand == 11
    assert scene.asked == {GREEN: "turn"}, "nothing is put away before the turn"
    scene.say(GREEN, "y1:hire")
    assert scene.asked == {GREEN: "turn"}
    scene.say(GREEN, "end")
    assert scene.board.players[GREEN].hand == 10 + 2
    assert scene.question(GREEN).least == 5


# The last round


def test_in_the_last_round_effects_draw_at_once() -> None:
    scene = city().hand(GREEN, "g4", "y1", "g5", "r3").stand("parade", 0).go(round=15)
    assert scene.drawn(GREEN, "g4:effect:y1") == 3 - 2
    scene.say(GREEN, "g5:effect")
    assert scene.drawn(GREEN, "r3:effect:guildhall:1:parade") == 1 - 1
    assert scene.drawn(GREEN, "end") == 0


def test_in_the_last_round_rewards_draw() -> None:
    scene = Scene(3).city(cooks=(0, 1), paviors=(5, 5)).stand("cooks", 2, 1, token="draw2")
    scene.resolve(round=15)
    assert scene.drawn(GREEN, "draw3") == 3
    assert scene.asked == {BLUE: "reward"}
    before = scene.board.players[BLUE].hand
    scene.say(BLUE, "all")
    assert scene.match.over
    assert scene.board.players[BLUE].hand == before + 2


def test_the_last_round_says_what_still_brings_cards() -> None:
    scene = city().go(GREEN, round=14, acted=[BLUE, RED])
    scene.say(GREEN, "end")
    told = [event.text for event in scene.match.view(None).news]
    said = [Words("en").say(text) for text in told]
    assert "Round 15 begins. It is the last one: at the end of a turn only effects bring cards." in said
