"""The plantation: its rewards, its ties, and the pawns that go back (rulebook: the plantation; vectors 63 to 69)."""

from __future__ import annotations

import pytest

from data.words import Words
from renderers.guilds_of_london import ARTIST
from tests.engines.guilds_of_london.scene import BLUE, GREEN, NAMES, RED, Scene, events, ids


def visit(*pawns: int, side: str = "virginia", seats: int = 3, neutrals: tuple[int, ...] = ()) -> Scene:
    """The plantation with pawns by seat, in a round with a development in which no tile resolves."""
    scene = Scene(seats, plantation=side).city(dyers=(0, 1), paviors=(1, 1))
    scene.at("plantation", *pawns).neutrals(*neutrals)
    return scene.resolve(round=3)


def points(scene: Scene) -> list[int]:
    return [player.points for player in scene.board.players]


def test_vector_63_most_get_the_left_reward_and_second_most_the_right() -> None:
    assert points(visit(3, 1)) == [6, 3, 0]


def test_vector_64_alone_there_only_the_left_one() -> None:
    assert points(visit(2)) == [6, 0, 0]


def test_tied_for_most_all_get_the_right_one_and_nobody_else() -> None:
    scene = visit(2, 2, 1)
    assert points(scene) == [3, 3, 0]
    assert scene.board.players[RED].plantation == 1, "who gets nothing gives nothing back"


def test_vector_66_tied_for_second_get_nothing() -> None:
    assert points(visit(3, 1, 1)) == [6, 0, 0]


def test_pawns_go_back_to_the_supply_and_surplus_stays() -> None:
    scene = visit(5, 1, 0)
    green, blue = scene.board.players[:2]
    assert (green.plantation, blue.plantation) == (3, 0)
    assert (green.supply, blue.supply) == (16 - 4 - 3, 16 - 4)


def test_vector_68_a_swap_makes_a_tie() -> None:
    scene = visit(2, 1, neutrals=(0, 1))
    assert scene.asked == {BLUE: "negotiate"}
    assert scene.board.resolving is not None
    assert scene.board.resolving.place == "plantation"
    home = scene.board.players[GREEN].guildhall
    told = scene.say(BLUE, "0")
    assert points(scene) == [3, 3, 0]
    assert scene.board.players[GREEN].guildhall == home + 1
    assert "Green and Blue are tied on the Plantation and get the second reward." in events(told)
    assert scene.board.stock == 6, "neutral pawns go back to the score board each time"


def test_vector_69_ulster_brings_one_of_three_mayoral_cards() -> None:
    scene = visit(2, 1, side="ulster")
    assert scene.asked == {GREEN: "keep"}
    choice = scene.held(GREEN).choice
    assert len(choice) == 3
    deck = scene.board.mayoral_deck
    told = scene.say(GREEN, choice[0])
    assert scene.board.mayoral_deck == deck + 2
    assert points(scene) == [0, 2, 0]
    assert ids(told).index("keeps-mayoral") < ids(told).index("points")


def test_ulster_takes_two_pawns_back_from_each_who_is_rewarded() -> None:
    scene = visit(3, 2, 1, side="ulster")
    scene.say(GREEN, scene.held(GREEN).choice[0])
    players = scene.board.players
    assert [player.plantation for player in players] == [1, 0, 1], "Red was not rewarded"
    assert [player.supply for player in players] == [16 - 4 - 1, 16 - 4, 16 - 4 - 1]


def test_no_adjacency_breaks_a_tie_there() -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(0, 1), gog_magog=(1, 1)).master(GREEN, "gog_magog")
    scene.at("plantation", 1, 1).resolve(round=3)
    assert points(scene) == [3, 3, 0]


@pytest.mark.parametrize("swapped", [False, True])
def test_nobody_is_there_and_the_round_goes_on(swapped: bool) -> None:
    scene = visit(int(swapped), neutrals=(1, 1, 1))
    if swapped:
        scene.say(GREEN, "0")
    assert points(scene) == [0, 0, 0]
    assert scene.board.resolving is None
    assert scene.board.acting is not None
    told = ARTIST.alt(scene.match.view(None), Words("en", NAMES))
    assert f"round 4 of 15. It is the turn of {NAMES[scene.board.acting]}." in told
    assert "A vote is due" not in told


def test_the_order_of_negotiation_is_that_of_points() -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(0, 1), paviors=(1, 1)).points(1, 2, 4)
    scene.at("plantation", 2, 2, 2).neutrals(1, 1, 1).resolve(round=3)
    for seat in (RED, BLUE, GREEN):
        assert scene.asked == {seat: "negotiate"}
        scene.say(seat, "none")
    assert points(scene) == [4, 5, 7]


def test_those_who_are_tied_are_rewarded_in_the_order_of_play() -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(0, 1), paviors=(1, 1)).points(2, 2, 2)
    scene.game.order = [RED, BLUE, GREEN]
    scene.at("plantation", 1, 1, 1).resolve(round=3)
    assert points(scene) == [5, 5, 5]
    assert scene.board.order == (GREEN, BLUE, RED), "Red came to five first, so the others lie on top"


@pytest.mark.parametrize(("number", "visited"), [(1, False), (2, False), (3, True), (5, False), (6, True)])
def test_it_is_resolved_in_every_development(number: int, visited: bool) -> None:
    scene = Scene(3, plantation="virginia").city(dyers=(0, 1), paviors=(1, 1)).at("plantation", 1)
    scene.resolve(round=number)
    assert (points(scene)[GREEN] == 6) == visited
