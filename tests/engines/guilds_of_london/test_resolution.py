"""Resolving tiles: need, negotiation, voting (rulebook: end of a round; vectors 33 to 46 and 88)."""

from __future__ import annotations

import pytest

from data.words import Words
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, YELLOW, Scene, events, ids

DYERS = {"dyers": (0, 1), "paviors": (5, 5)}


def dyers(*pawns: int, seats: int = 3, neutrals: tuple[int, ...] = (), beadle: bool = False) -> Scene:
    """The Dyers (need 3) with pawns by seat; neutral pawns in hands."""
    scene = Scene(seats).city(**DYERS).stand("dyers", *pawns, beadle=beadle)
    return scene.neutrals(*neutrals)


def finish_rewards(scene: Scene) -> list[str]:
    """Take every reward; what happened."""
    told: list[str] = []
    while scene.asked and "reward" in scene.asked.values():
        seat = next(iter(scene.asked))
        told += events(scene.say(seat, "none"))
    return told


def test_vector_33_neutral_pawns_and_the_beadle_count_for_the_need() -> None:
    scene = Scene(3).city(**DYERS).stand("dyers", 1, neutrals=1, beadle=True).resolve()
    assert scene.asked == {GREEN: "reward"}


def test_vector_33_a_tile_that_lacks_a_pawn_is_skipped_without_negotiation() -> None:
    scene = dyers(2, neutrals=(0, 2)).resolve()
    assert scene.asked == {GREEN: "turn"}
    assert scene.board.track.round == 2
    assert scene.tile("dyers").pawns[GREEN] == 2


def test_vector_34_tiles_are_read_row_by_row_from_the_top() -> None:
    scene = Scene(3).city(
        plumbers=(0, -1), cooks=(1, -1), paviors=(-1, 1), coopers=(2, 1), poulters=(0, 2), grocers=(5, 5)
    )
    for name in ("plumbers", "cooks", "paviors", "coopers", "poulters"):
        scene.stand(name, 2)
    scene.resolve()
    order = []
    while scene.asked == {GREEN: "reward"}:
        assert scene.board.resolving is not None
        order.append(scene.board.resolving.place)
        scene.say(GREEN, "none")
    assert order == ["poulters", "paviors", "coopers", "plumbers", "cooks"]


def test_vector_35_a_pawn_sent_to_a_later_tile_counts_there() -> None:
    scene = Scene(3).city(coopers=(0, 2), plumbers=(0, 0), paviors=(5, 5))
    scene.stand("coopers", 2).stand("plumbers", 1).resolve()
    scene.say(GREEN, "all")
    assert scene.asked == {GREEN: "move"}
    scene.say(GREEN, "coopers:plumbers")
    assert scene.board.resolving is not None
    assert scene.board.resolving.place == "plumbers"


def test_a_tile_is_looked_at_once_a_round() -> None:
    scene = Scene(3).city(plumbers=(0, 2), coopers=(0, 0), paviors=(5, 5))
    scene.stand("coopers", 2).stand("plumbers", 1).resolve()
    scene.say(GREEN, "all")
    scene.say(GREEN, "coopers:plumbers")
    assert scene.tile("plumbers").pawns[GREEN] == 2
    assert scene.asked[scene.board.order[0]] == "turn"


@pytest.mark.parametrize(("number", "looked"), [(1, False), (2, True), (3, False), (4, True)])
def test_vector_37_with_two_players_in_every_second_round(number: int, looked: bool) -> None:
    scene = dyers(3, seats=2).go(GREEN, round=number, acted=[BLUE])
    scene.say(GREEN, "end")
    assert (scene.asked == {GREEN: "reward"}) == looked


# Voting


def test_vector_38_the_example_green_wins_the_dyers() -> None:
    scene = dyers(2, 1).resolve()
    assert scene.asked == {GREEN: "reward"}
    assert scene.board.resolving is not None
    assert scene.board.resolving.first == GREEN
    assert scene.board.resolving.second == (BLUE,)


def test_vector_39_the_example_blue_swaps_a_green_pawn_and_the_tile_stays() -> None:
    scene = dyers(2, 1, neutrals=(0, 1)).resolve()
    assert scene.asked == {BLUE: "negotiate"}
    home = scene.board.players[GREEN].guildhall
    told = scene.say(BLUE, "0")
    assert "It is a tie at Dyers: Green 1 and Blue 1. The tile stays face up." in events(told)
    assert scene.tile("dyers").pawns == [1, 1, 0]
    assert scene.tile("dyers").neutrals == 1
    assert not scene.tile("dyers").resolved
    assert scene.board.players[GREEN].guildhall == home + 1
    assert scene.board.players[BLUE].neutrals == 0


def test_vector_40_the_example_green_answers_and_wins_alone() -> None:
    scene = dyers(2, 1, neutrals=(1, 1)).points(0, 1, 0).resolve()
    scene.say(BLUE, "0")
    assert scene.asked == {GREEN: "negotiate"}
    scene.say(GREEN, "1")
    assert scene.tile("dyers").pawns == [1, 0, 0]
    assert scene.tile("dyers").neutrals == 2
    told = scene.say(GREEN, "none")
    assert "second" not in ids(told)
    assert scene.tile("dyers").master == GREEN
    assert scene.board.stock == 6, "the neutral pawns are back on the score board"


def test_the_example_an_adjacent_master_wins_the_lightermen() -> None:
    scene = Scene(4).city(lightermen=(0, 1), cooks=(1, 1), paviors=(5, 5)).master(YELLOW, "cooks")
    scene.stand("lightermen", 1, 1, 0, 1).resolve()
    assert scene.asked == {YELLOW: "reward"}
    assert scene.board.resolving is not None
    assert scene.board.resolving.second == (), "the two others are tied for second"


def test_vector_42_as_many_adjacent_masters_each_leave_the_tie() -> None:
    scene = Scene(3).city(dyers=(0, 1), cooks=(1, 1), coopers=(-1, 1), plumbers=(0, 2), paviors=(5, 5))
    scene.master(GREEN, "cooks").master(BLUE, "coopers").stand("dyers", 2, 2).resolve()
    assert scene.asked[scene.board.order[0]] == "turn"
    assert not scene.tile("dyers").resolved


def test_vector_42_more_adjacent_masters_win_and_the_other_is_second() -> None:
    scene = Scene(3).city(dyers=(0, 1), cooks=(1, 1), coopers=(-1, 1), plumbers=(0, 2), paviors=(5, 5))
    scene.master(GREEN, "cooks", "plumbers").master(BLUE, "coopers").stand("dyers", 2, 2, 1).resolve()
    assert scene.asked == {GREEN: "reward"}
    assert scene.board.resolving is not None
    assert scene.board.resolving.second == (BLUE,)


def test_vector_43_a_corner_is_not_adjacent() -> None:
    scene = Scene(3).city(dyers=(0, 1), cooks=(1, 2), paviors=(5, 5)).master(GREEN, "cooks")
    scene.stand("dyers", 2, 2).resolve()
    assert not scene.tile("dyers").resolved
    assert "turn" in scene.asked.values()


def test_several_broken_ties_leave_nobody_second() -> None:
    scene = Scene(4).city(dyers=(0, 1), cooks=(1, 1), paviors=(5, 5)).master(GREEN, "cooks")
    scene.stand("dyers", 2, 2, 2, 1).resolve()
    assert scene.board.resolving is not None
    assert (scene.board.resolving.first, scene.board.resolving.second) == (GREEN, ())


def test_special_buildings_count_in_a_tie() -> None:
    scene = Scene(3).city(dyers=(0, 1), parade=(1, 1), paviors=(5, 5)).master(GREEN, "parade")
    scene.stand("dyers", 2, 2).resolve()
    assert scene.asked == {GREEN: "reward"}


def test_vector_88_gog_and_magog_help_their_master_wherever_they_are() -> None:
    scene = Scene(3).city(dyers=(0, 1), gog_magog=(7, 7), paviors=(5, 5)).master(GREEN, "gog_magog")
    scene.stand("dyers", 2, 2).resolve()
    assert scene.asked == {GREEN: "reward"}


def test_vector_88_but_only_who_is_tied() -> None:
    scene = Scene(3).city(dyers=(0, 1), gog_magog=(7, 7), paviors=(5, 5)).master(RED, "gog_magog")
    scene.stand("dyers", 2, 2, 1).resolve()
    assert not scene.tile("dyers").resolved
    assert "turn" in scene.asked.values()


def test_vector_88_gog_and_magog_stand_beside_it_as_well() -> None:
    scene = Scene(3).city(dyers=(0, 1), gog_magog=(1, 1), cooks=(-1, 1), paviors=(5, 5))
    scene.master(GREEN, "gog_magog").master(BLUE, "cooks").stand("dyers", 2, 2).resolve()
    assert scene.asked == {GREEN: "reward"}, "one for the neighbour and one for the giants"


def test_gog_and_magog_help_nobody_when_their_master_has_left() -> None:
    scene = Scene(3).city(dyers=(0, 1), gog_magog=(7, 7), paviors=(5, 5)).master(GREEN, "gog_magog")
    scene.stand("dyers", 2, 2).hand(GREEN, "r1").go(GREEN, acted=[BLUE, RED])
    scene.say(GREEN, "r1:effect:gog_magog:paviors")
    told = events(scene.say(GREEN, "end"))
    assert "It is a tie at Dyers: Green 2 and Blue 2. The tile stays face up." in told
    assert not scene.tile("dyers").resolved


# Negotiation


def test_vector_44_no_more_swaps_than_neutral_pawns() -> None:
    scene = dyers(2, 2, neutrals=(0, 0, 2)).resolve()
    refusal = scene.refusal(RED, "0", "0", "1")
    assert refusal.text.id == "kernel-over-budget"
    assert Words("en").say(refusal.text) == "That comes to 3, and you have 2. Choose less."
    scene.say(RED, "0", "1")
    assert scene.tile("dyers").pawns == [1, 1, 0]
    assert scene.board.players[RED].neutrals == 0


def test_no_more_swaps_than_pawns_of_a_player() -> None:
    scene = dyers(2, 1, neutrals=(0, 0, 3)).resolve()
    assert scene.refusal(RED, "1", "1").text.id == "kernel-too-many-of-one"
    assert scene.why(RED, "2") == "no-such-pawn"


def test_vector_44_who_owns_no_neutral_pawn_is_passed_over() -> None:
    assert dyers(2, 1).resolve().asked == {GREEN: "reward"}


def test_own_pawns_may_be_swapped_out() -> None:
    scene = dyers(2, 1, neutrals=(1,)).resolve()
    assert scene.keys(GREEN) == ["none", "0", "1"]
    scene.say(GREEN, "0")
    assert scene.tile("dyers").pawns == [1, 1, 0]


def test_nothing_needs_to_be_swapped() -> None:
    scene = dyers(2, 1, neutrals=(0, 1)).resolve()
    assert scene.match.default(BLUE) == ("none",)
    told = scene.say(BLUE, "none")
    assert "swaps-nothing" in ids(told)
    assert scene.board.players[BLUE].neutrals == 1
    assert scene.asked == {GREEN: "reward"}


def test_vector_45_only_neutral_pawns_are_left() -> None:
    scene = dyers(1, 1, neutrals=(2,), beadle=True)
    scene.game.city["dyers"].token = "vp1"
    scene.game.tokens.remove("vp1")
    scene.resolve()
    told = scene.say(GREEN, "0", "1")
    assert "only-neutrals" in ids(told)
    assert not scene.tile("dyers").resolved
    assert scene.tile("dyers").neutrals == 0
    assert scene.board.stock == 6
    assert scene.game.beadle == "dyers"
    assert scene.tile("dyers").token == "vp1"


def test_a_tile_with_only_neutral_pawns_and_the_beadle_is_not_voted_on() -> None:
    scene = dyers(0, neutrals=(0, 1, 1)).stand("dyers", neutrals=2, beadle=True)
    stock = scene.board.stock
    scene.resolve()
    assert scene.asked[scene.board.order[0]] == "turn", "nobody is asked to swap"
    assert "guilds-event-only-neutrals" in [event.text.id for event in scene.match.view(None).news]
    assert not scene.tile("dyers").resolved
    assert scene.tile("dyers").neutrals == 0
    assert scene.board.stock == stock + 2
    assert scene.game.beadle == "dyers"


def test_neutral_pawns_stay_on_a_tile_that_everybody_left_while_its_need_is_not_met() -> None:
    scene = dyers(0).stand("dyers", neutrals=2).resolve()
    assert scene.asked[scene.board.order[0]] == "turn"
    assert scene.tile("dyers").neutrals == 2
    assert scene.board.stock == 4


def test_a_later_player_is_not_asked_when_no_pawn_is_left() -> None:
    scene = dyers(1, 0, neutrals=(1, 1), beadle=True)
    scene.stand("dyers", 1, neutrals=1, beadle=True)
    scene.resolve()
    scene.say(GREEN, "0")
    assert scene.asked[scene.board.order[0]] == "turn"


def test_a_negotiation_is_taken_back_until_another_player_answers() -> None:
    scene = dyers(2, 1, neutrals=(1, 1)).points(0, 1, 0).resolve()
    assert scene.say(BLUE, "0").undoable
    scene.match.undo(BLUE)
    assert scene.tile("dyers").pawns == [2, 1, 0]
    scene.say(BLUE, "0")
    scene.say(GREEN, "none")
    assert not scene.match.can_undo(BLUE)


def test_nothing_is_swapped_alone() -> None:
    scene = dyers(2, 1, neutrals=(0, 0, 2)).resolve()
    assert scene.refusal(RED, "none", "0").text.id == "kernel-over-budget"
    assert scene.refusal(RED).text.id == "kernel-too-few"
    one = dyers(2, 1, neutrals=(0, 0, 1)).resolve()
    assert one.question(RED).most == 1, "one press is enough"


def test_the_last_answer_before_the_city_grows_is_final() -> None:
    scene = Scene(3).city(**DYERS).stand("dyers", 1, 1, 1).neutrals(0, 0, 1).resolve(round=3)
    assert scene.option(RED, "none").final
    scene.say(RED, "none")
    assert scene.board.track.round == 4
    assert not scene.match.can_undo(RED)


# Taking back in a grey round


def two_due(*pawns: int) -> Scene:
    """Plumbers and then Paviors (both need 2) in a round with a development; Green wins the Plumbers."""
    scene = Scene(3).city(plumbers=(0, 1), paviors=(0, 0), cooks=(5, -5))
    return scene.stand("plumbers", 2).stand("paviors", *pawns)


def test_in_a_grey_round_a_reward_is_taken_back_while_another_tile_is_due() -> None:
    scene = two_due(2).resolve(round=3)
    assert not scene.option(GREEN, "vp1").final
    assert scene.say(GREEN, "vp1").undoable
    assert scene.tile("plumbers").resolved
    scene.match.undo(GREEN)
    assert not scene.tile("plumbers").resolved
    assert scene.board.players[GREEN].points == 0
    scene.say(GREEN, "ship1")
    assert scene.say(GREEN, "guildhall").undoable
    assert all(option.final for option in scene.question(GREEN).options), "the city grows next"
    assert not scene.say(GREEN, "none").undoable
    assert scene.board.track.round == 4


def test_a_pawn_sent_away_by_a_reward_is_taken_back_too() -> None:
    scene = two_due(2).resolve(round=3)
    scene.say(GREEN, "ship1")
    scene.say(GREEN, "plumbers")
    scene.match.undo(GREEN)
    assert scene.asked == {GREEN: "ship"}
    scene.match.undo(GREEN)
    assert scene.asked == {GREEN: "reward"}
    assert scene.tile("plumbers").pawns[GREEN] == 2


@pytest.mark.parametrize(
    ("pawns", "final"), [((2,), False), ((1, 1), False), ((0, 1, 1), True), ((1,), True), ((0,), True)]
)
def test_a_tile_that_asks_nobody_does_not_keep_the_city_from_growing(
    pawns: tuple[int, ...], final: bool
) -> None:
    """Won, won by the new Master beside it, tied, too few, nobody."""
    scene = two_due(*pawns).resolve(round=3)
    assert scene.option(GREEN, "none").final == final
    assert scene.say(GREEN, "none").undoable != final


def test_a_negotiation_of_a_grey_round_is_taken_back_while_another_tile_is_due() -> None:
    scene = two_due(2).neutrals(0, 1).resolve(round=3)
    assert not scene.option(BLUE, "0").final
    assert scene.say(BLUE, "0").undoable
    scene.match.undo(BLUE)
    assert scene.tile("plumbers").pawns[GREEN] == 2


def test_the_first_of_two_negotiations_and_a_reward_before_the_second_are_not_the_last_answer() -> None:
    scene = Scene(3).city(**DYERS).stand("dyers", 2, 1, token="vp1").neutrals(1, 1).resolve(round=3)
    assert not scene.option(GREEN, "none").final
    scene.say(GREEN, "none")
    scene.say(BLUE, "none")
    assert scene.asked == {GREEN: "reward"}
    assert scene.say(GREEN, "vp2").undoable
    assert scene.asked == {BLUE: "reward"}
    assert scene.option(BLUE, "none").final


def test_the_last_turn_of_the_match_is_taken_back_while_a_tile_is_due() -> None:
    scene = two_due(2).go(GREEN, round=15, acted=[BLUE, RED])
    assert not scene.option(GREEN, "end").final
    assert scene.say(GREEN, "end").undoable
    scene.match.undo(GREEN)
    assert scene.asked == {GREEN: "turn"}
    none = Scene(3).city(**DYERS).stand("dyers", 2).go(GREEN, round=15, acted=[BLUE, RED])
    assert none.option(GREEN, "end").final, "the mayoral cards are shown"


def test_on_the_plantation_no_tile_comes_any_more() -> None:
    scene = Scene(3).city(plumbers=(0, 2), coopers=(0, 0), paviors=(5, -5)).stand("coopers", 2)
    scene.stand("plumbers", 1).at("plantation", 1).neutrals(0, 0, 1).resolve(round=3)
    scene.say(RED, "none")
    scene.say(GREEN, "all")
    scene.say(GREEN, "coopers:plumbers")
    assert scene.asked == {RED: "negotiate"}
    assert scene.board.phase == "plantation"
    assert all(option.final for option in scene.question(RED).options)
