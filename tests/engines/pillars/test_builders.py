"""Phase II: builders from the bag (vectors P19 to P30)."""

from __future__ import annotations

import pytest

from data.words import Words
from tests.engines.pillars.scene import ADA, BEN, CLEO, DAN, NAMES, Table


def test_p19_the_first_builder_costs_seven() -> None:
    table = Table(4)
    table.builders(ADA, ADA, BEN)
    assert table.asked == {ADA: "builder"}
    table.do(ADA, space="bishop")
    assert table[ADA].gold == 13
    assert table.board.track.marker == 6
    assert table.board.locations[1].builders == (ADA,)


def test_p20_passing_leaves_the_builder_at_its_price() -> None:
    table = Table(4)
    table.builders(ADA, ADA, BEN)
    table.do(ADA, space="pass")
    track = table.board.track
    assert track.passed == (ADA, None, None, None, None, None, None, None)
    assert track.marker == 6
    assert table[ADA].gold == 20


def test_p21_p22_the_price_falls_whatever_is_done_and_ends_at_nothing() -> None:
    table = Table(4)
    order = (ADA, BEN, CLEO, DAN) * 3
    table.builders(*order)
    prices = []
    places = [
        "bishop",
        "pass",
        "priory_2",
        "court",
        "pass",
        "castle",
        "market",
        "market",
        "court",
        "court",
        "court",
    ]
    for place, seat in zip(places, order, strict=False):
        table.play_on("builder")
        prices.append(table.game.price)
        before = table[seat].gold
        price = table.game.price
        table.do(seat, space=place)
        assert table[seat].gold == before - (0 if place == "pass" else price)
    assert prices == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0]
    assert table.why(DAN, space="pass") == "free"


def test_from_the_eighth_builder_on_nobody_needs_gold_or_may_pass() -> None:
    """P22: also with 0 gold."""
    table = Table(4)
    table.game.redrawn = True
    table.builders(*(ADA,) * 3, *(BEN,) * 3, CLEO, DAN)
    table[DAN].gold, table[DAN].advantages = 0, ["remigius"]
    for seat in (ADA, ADA, ADA, BEN, BEN, BEN, CLEO):
        table.do(seat, space="pass")
    assert table.asked == {DAN: "builder"}
    assert table.why(DAN, space="pass") == "free"
    assert table.why(DAN, use="remigius") == "remigius"
    table.do(DAN, space="castle")
    assert table.board.locations[10].builders == (DAN,)


def test_two_players_place_for_nothing_when_all_six_are_drawn() -> None:
    """P23, two-player rule: after the sixth builder the marker jumps to 0."""
    table = Table(2)
    table.game.redrawn = True
    table.builders(ADA, ADA, ADA, BEN, BEN, BEN)
    for seat, price in zip((ADA, ADA, ADA, BEN, BEN, BEN), (7, 6, 5, 4, 3, 2), strict=True):
        assert table.game.price == price
        table.do(seat, space="pass")
    assert table.board.track.marker == 0
    assert table.asked == {ADA: "builder"}
    assert table.game.price == 0


def test_p24_two_builders_of_one_player_in_a_row() -> None:
    table = Table(3)
    table.builders(BEN, BEN, ADA)
    table.game.redrawn = True
    table.builders(BEN, BEN, ADA)
    table.do(BEN, space="bishop")
    assert table.asked == {BEN: "builder"}
    assert table.game.price == 6


def test_p25_those_who_passed_are_placed_from_the_left() -> None:
    """The example: red, then blue, then red passed; they are placed in this order."""
    red, blue, green = ADA, BEN, CLEO
    table = Table(3)
    table.game.redrawn = True
    table.builders(red, blue, red, green, green, green, blue, blue, red)
    for seat in (red, blue, red):
        table.do(seat, space="pass")
    for seat, place in zip(
        (green, green, green, blue, blue, red),
        ("bishop", "castle", "market", "market", "court", "court"),
        strict=True,
    ):
        table.do(seat, space=place)
    placed = []
    while "builder" in table.asked.values() and len(placed) < 3:
        seat = next(iter(table.asked))
        placed.append(seat)
        assert table.why(seat, space="pass") == "placing"
        table.do(seat, space=("priory_1", "priory_2", "start_player")[len(placed) - 1])
    assert placed == [red, blue, red]
    assert table.board.phase == "board"


def test_p26_the_start_player_may_draw_again_once_a_round() -> None:
    table = Table(3)
    table.builders(ADA, BEN, CLEO)
    assert table.option(ADA, space="redraw").final
    [back, *_] = table.do(ADA, space="redraw").events
    assert Words("en", NAMES).say(back.text) == "Ada puts a builder of their own back and draws another."
    assert table.board.track.marker == 7
    assert sum(table.board.track.bag) == 8
    assert not table.board.track.redraw
    assert "redraw" not in table.asked.values()
    table.builders(ADA, ADA)
    assert table.why(ADA, space="redraw") == "redrawn"


def test_the_start_player_may_send_back_anothers_builder() -> None:
    table = Table(3)
    table.builders(BEN, CLEO)
    assert table.asked == {ADA: "redraw"}
    table.do(ADA, draw="keep")
    assert table.asked == {BEN: "builder"}
    with pytest.raises(AssertionError):
        table.option(BEN, teach=True, space="redraw")
    table.do(BEN, space="bishop")
    assert table.asked == {ADA: "redraw"}
    drawn = sorted([*table.game.bag, CLEO])
    [back, *_] = table.do(ADA, draw="again").events
    assert Words("en", NAMES).say(back.text) == "Ada puts the builder of Cleo back and draws another."
    assert sorted([*table.game.bag, table.game.drawn or 0]) == drawn
    assert table.board.track.marker == 6


def test_the_start_player_may_leave_all_builders_of_a_round() -> None:
    table = Table(3)
    table.builders(BEN, CLEO, BEN)
    table.do(ADA, draw="keep_all")
    table.do(BEN, space="bishop")
    assert table.asked == {CLEO: "builder"}


def test_drawing_again_is_not_offered_when_only_the_same_builders_could_come() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.builders(ADA, BEN, BEN, BEN, ADA, ADA)
    for seat in (ADA, BEN, BEN, BEN):
        table.do(seat, space="pass")
    table.game.redrawn = False
    assert table.asked == {ADA: "builder"}
    assert table.why(ADA, space="redraw") == "same"


def test_drawing_again_is_not_offered_when_the_wall_would_only_put_the_others_aside() -> None:
    table = Table(2)
    table.game.redrawn = True
    table[BEN].walled = True
    table.builders(BEN, BEN, ADA, ADA, BEN, ADA)
    table.do(BEN, space="bishop")
    table.do(BEN, space="pass")
    table.game.redrawn = False
    table.do(ADA, space="castle")
    assert table.asked == {ADA: "builder"}
    assert table.board.track.bag == (1, 1)
    assert table.why(ADA, space="redraw") == "same"


def test_anothers_builder_is_not_asked_about_when_only_walled_ones_could_come_instead() -> None:
    table = Table(3)
    table.game.redrawn = True
    table[BEN].walled = True
    table.builders(BEN, BEN, ADA, ADA, ADA, CLEO, CLEO, CLEO, BEN)
    for seat, place in ((BEN, "bishop"), (BEN, "castle"), (ADA, "pass"), (ADA, "pass"), (ADA, "pass")):
        table.do(seat, space=place)
    table.do(CLEO, space="market")
    table.game.redrawn = False
    assert not table.board.track.redraw
    table.do(CLEO, space="market")
    assert table.asked == {CLEO: "builder"}


def test_a_walled_seat_with_two_builders_in_the_bag_is_worth_drawing_again() -> None:
    table = Table(2)
    table.game.redrawn = True
    table[BEN].walled = True
    table.builders(BEN, ADA, BEN, BEN, ADA, ADA)
    table.do(BEN, space="bishop")
    table.game.redrawn = False
    assert table.asked == {ADA: "builder"}
    assert "redraw" in table.values(ADA, "space")


def test_p26_the_right_comes_back_in_the_next_round() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.go("next_start")
    assert not table.game.redrawn


def test_p27_a_space_that_is_taken() -> None:
    table = Table(4)
    table.stand("bishop", CLEO)
    table.stand("court", BEN, BEN, CLEO, CLEO)
    table.stand("priory", None, DAN)
    table.builders(ADA, DAN)
    assert table.why(ADA, space="bishop") == "taken"
    assert table.why(ADA, space="court") == "full"
    assert table.why(ADA, space="priory_2") == "taken"
    assert "priory_1" in table.values(ADA, "space")


def test_cards_above_spaces_are_named() -> None:
    table = Table(4)
    table.cards(kingsbridge=("tom", "jack"), shiring=("mason_1", "tool_maker"))
    table.stand("kingsbridge", BEN)
    table.stand("shiring", None, BEN)
    table.builders(ADA, DAN)
    assert {"jack", "mason_1"} <= table.values(ADA, "space")
    assert table.why(ADA, space="tom") == "taken"
    assert table.why(ADA, space="tool_maker") == "taken"
    table.do(ADA, space="jack")
    assert table.board.locations[3].builders == (BEN, ADA)


def test_court_and_market_fill_up_in_their_order() -> None:
    table = Table(4)
    table.game.redrawn = True
    table.builders(ADA, BEN, CLEO, DAN)
    for seat, place in ((ADA, "court"), (BEN, "court"), (CLEO, "market"), (DAN, "market")):
        table.do(seat, space=place)
    assert table.board.locations[8].builders == (ADA, BEN, None, None)
    assert table.board.locations[11].builders == (CLEO, DAN, None, None)


def test_p28_too_little_gold_leaves_only_passing() -> None:
    table = Table(4)
    table[ADA].gold = 6
    table.builders(ADA, BEN)
    assert table.values(ADA, "space") == {"pass", "redraw"}
    assert table.why(ADA, space="castle") == "price"


def test_p28_who_can_only_pass_does_so_unasked() -> None:
    table = Table(4)
    table.game.redrawn = True
    table[BEN].gold = 6
    table.builders(BEN, ADA)
    assert table.board.track.passed[0] == BEN
    assert table.asked == {ADA: "builder"}
    assert "Ben cannot pay 7 gold and passes." in table.told()


def test_p29_p30_the_town_wall_keeps_the_third_builder_busy() -> None:
    table = Table(4)
    table.game.redrawn = True
    table[ADA].walled = True
    table.builders(ADA, ADA, BEN, ADA, CLEO)
    table.do(ADA, space="bishop")
    table.do(ADA, space="pass")
    table.do(BEN, space="castle")
    assert table.board.track.aside == (ADA,)
    assert table.board.track.marker == 4
    assert table.asked == {CLEO: "builder"}
    assert table[ADA].gold == 13
    table.play_on()
    assert table.board.round == 2
    assert table.board.track.aside == ()
    assert table.board.players[ADA].bag == 3


def test_remigius_places_a_builder_for_nothing() -> None:
    table = Table(4)
    table[ADA].advantages = ["remigius"]
    table[ADA].gold = 3
    table.builders(ADA, BEN)
    assert table.values(ADA, "space") == {"pass", "redraw"}
    table.do(ADA, use="remigius")
    assert table.board.players[ADA].advantages == ()
    assert table.why(ADA, space="pass") == "waived"
    table.do(ADA, space="bishop")
    assert table[ADA].gold == 3
    assert table.board.track.marker == 6
    assert table.board.gone_advantages == ("remigius",)


def test_remigius_pays_for_one_builder_only() -> None:
    table = Table(4)
    table.game.redrawn = True
    table[ADA].advantages = ["remigius"]
    table.builders(ADA, ADA, BEN)
    table.do(ADA, use="remigius")
    table.do(ADA, space="bishop")
    assert table.asked == {ADA: "builder"}
    assert {"pass", "castle"} <= table.values(ADA, "space")
    table.do(ADA, space="castle")
    assert table[ADA].gold == 20 - 6


def test_the_bag_is_shaken_before_the_first_builder_is_drawn() -> None:
    first = set()
    for number in range(20):
        table = Table(3, number=number)
        table.game.redrawn = True
        for _ in range(3):
            table.do(next(iter(table.asked)), card="pass")
        first.add(table.board.track.drawn)
    assert first == {ADA, BEN, CLEO}


def test_the_bag_is_shaken_again_when_a_builder_goes_back() -> None:
    drawn = set()
    for number in range(20):
        table = Table(3, number=number)
        table.builders(ADA, BEN)
        table.do(ADA, space="redraw")
        drawn.add(table.board.track.drawn)
    assert drawn == {ADA, BEN, CLEO}


def test_remigius_can_be_taken_back_before_the_builder_stands() -> None:
    table = Table(4)
    table[ADA].advantages = ["remigius"]
    table.builders(ADA, BEN)
    table.do(ADA, use="remigius")
    table.match.undo(ADA)
    assert table.board.players[ADA].advantages == ("remigius",)
    assert "pass" in table.values(ADA, "space")


def test_remigius_saves_his_owner_from_passing_unasked() -> None:
    table = Table(4)
    table.game.redrawn = True
    table[BEN].advantages, table[BEN].gold = ["remigius"], 0
    table.builders(BEN, ADA)
    assert table.asked == {BEN: "builder"}


def test_remigius_is_of_no_use_while_placing_is_free_or_at_another_moment() -> None:
    table = Table(2)
    table.game.redrawn = True
    table[ADA].advantages = ["remigius"]
    table.builders(ADA, ADA, ADA, BEN, BEN, BEN)
    for seat in (ADA, ADA, ADA, BEN, BEN, BEN):
        table.do(seat, space="pass")
    assert table.why(ADA, use="remigius") == "remigius"
    other = Table(2)
    other[ADA].advantages = ["remigius"]
    assert other.why(ADA, use="remigius") == "remigius"
