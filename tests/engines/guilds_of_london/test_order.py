"""Order of play and the score track (rulebook: scoring points, order of turns; vectors 10 to 13)."""

from __future__ import annotations

from engines.guilds_of_london.points import gain_points
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene


def test_vector_10_whoever_arrives_last_goes_first() -> None:
    scene = Scene(3).points(0, 5, 7)
    gain_points(scene.game, GREEN, 5)
    assert scene.board.order == (RED, GREEN, BLUE)
    assert [space.discs for space in scene.board.score if space.points == 5] == [(BLUE, GREEN)]


def test_who_has_not_scored_stays_behind_in_the_order_of_the_start() -> None:
    scene = Scene(3)
    scene.game.start, scene.game.order = [RED, BLUE, GREEN], [RED, BLUE, GREEN]
    gain_points(scene.game, GREEN, 1)
    assert scene.board.order == (GREEN, RED, BLUE)
    assert scene.board.start == (RED, BLUE, None)


def test_several_points_at_once_are_one_arrival() -> None:
    scene = Scene(3).points(4, 3, 3)
    gain_points(scene.game, RED, 1)
    assert scene.board.order == (RED, GREEN, BLUE)


def test_vector_12_the_next_turn_belongs_to_the_leader_who_has_not_acted() -> None:
    scene = Scene(3).points(9, 6, 3).go(GREEN)
    scene.say(GREEN, "end")
    assert scene.board.acting == BLUE
    scene.say(BLUE, "end")
    assert scene.board.acting == RED


def test_vector_12_points_of_a_turn_change_who_is_next_but_nobody_acts_twice() -> None:
    scene = Scene(3).points(5, 4, 3).hand(BLUE, "p1", "p1", "p1").go(GREEN)
    scene.say(GREEN, "end")
    for _ in range(3):
        scene.say(BLUE, "p1:effect")
    assert scene.board.order == (BLUE, GREEN, RED)
    scene.say(BLUE, "end")
    assert scene.board.acting == RED, "Green has acted already"


def test_vector_13_the_order_of_negotiation_is_read_anew_for_every_tile() -> None:
    scene = Scene(3).city(dyers=(0, 2), plumbers=(0, 1), paviors=(5, 5))
    scene.points(0, 2, 1).neutrals(0, 1, 1)
    scene.stand("dyers", 0, 1, 2).stand("plumbers", 1, 0, 1)
    scene.resolve()
    assert scene.asked == {BLUE: "negotiate"}
    scene.say(BLUE, "none")
    assert scene.asked == {RED: "negotiate"}
    scene.say(RED, "none")
    assert scene.asked == {RED: "reward"}
    scene.say(RED, "vp2")
    assert scene.board.order[0] == RED
    assert scene.asked == {RED: "negotiate"}
    assert scene.board.resolving is not None
    assert scene.board.resolving.place == "plumbers"
    scene.say(RED, "none")
    assert scene.asked == {BLUE: "negotiate"}
