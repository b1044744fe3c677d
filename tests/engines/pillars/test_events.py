"""Steps 1 and 2: all ten events, the bishop and Thomas (vectors P31 to P36)."""

from __future__ import annotations

import pytest

from engines.pillars.components import STARTERS, events
from tests.engines.pillars.scene import ADA, BEN, CLEO, DAN, Table

BAD = [card.id for card in events().values() if not card.good]
GOOD = [card.id for card in events().values() if card.good]


def met(card: str, seats: int = 3) -> Table:
    """A table that waits for the event; somebody will be asked at the cathedral of this round."""
    table = Table(seats)
    table.event(card)
    for seat in range(seats):
        table[seat].gold, table[seat].tax_free = 10, True
        table.give(seat, wood=2)
    return table


def test_king_everybody_gets_five_gold_up_to_thirty() -> None:
    table = met("king")
    table[BEN].gold = 27
    table.go("event")
    assert [player.gold for player in table.board.players] == [15, 30, 15]
    assert table.board.event == "king"


def test_richard_everybody_gets_a_metal() -> None:
    table = met("richard_gift")
    table.go("event")
    assert [player.cubes.metal for player in table.board.players] == [1, 1, 1]


def test_wool_trade_pays_up_to_five_workers_twice() -> None:
    table = met("wool_trade")
    for seat, workers in ((ADA, 12), (BEN, 3), (CLEO, 0)):
        table[seat].idle, table[seat].mill = 12 - workers, workers
    table.go("event")
    assert [player.gold for player in table.board.players] == [27, 16, 10]


def test_volunteers_bring_one_more_for_each_card_but_not_for_people() -> None:
    table = met("volunteers")
    table[ADA].cards, table[ADA].advantages = ["wood_3", "sand_2"], ["tom"]
    table.game.undealt.clear()
    table.go("event")
    cubes = table.board.players[ADA].cubes
    assert (cubes.wood, cubes.sand, cubes.stone) == (2 + 4, 3, 1)


def test_cold_winter_takes_one_from_each_card_but_not_from_people() -> None:
    table = met("cold_winter")
    table[ADA].cards, table[ADA].advantages = ["wood_3", "sand_2"], ["tom"]
    table.go("event")
    cubes = table.board.players[ADA].cubes
    assert (cubes.wood, cubes.sand, cubes.stone) == (2 + 2, 1, 1)


def test_cold_winter_does_not_reach_the_bishops_guest() -> None:
    table = met("cold_winter")
    table[BEN].cards = ["stone_2"]
    table.stand("bishop", BEN)
    table.go("event")
    table.do(BEN, take="protection")
    assert table.board.players[BEN].cubes.stone == 2


@pytest.mark.parametrize(
    ("gold", "left", "points"), [(10, 6, 5), (4, 0, 5), (3, 0, 5), (2, 0, 4), (1, 0, 4), (0, 0, 3)]
)
def test_william_four_gold_and_a_point_for_every_two_missing(gold: int, left: int, points: int) -> None:
    """P36: odd remainders are forgotten."""
    table = met("william")
    table[ADA].gold, table[ADA].points = gold, 5
    table.go("event")
    assert (table.board.players[ADA].gold, table.board.players[ADA].points) == (left, points)


def test_conflict_two_points_but_never_below_nothing() -> None:
    table = met("conflict")
    table[BEN].points, table[CLEO].points = 1, 0
    table.go("event")
    assert [player.points for player in table.board.players] == [0, 0, 0]
    table = met("conflict")
    table[ADA].points = 9
    table.go("event")
    assert table.board.players[ADA].points == 7
    assert table.board.players[ADA].earned["events"] == -2


def test_town_wall_two_builders_in_the_next_round_only() -> None:
    table = met("town_wall")
    table.stand("bishop", BEN)
    table.go("event")
    table.do(BEN, take="protection")
    assert [player.walled_next for player in table.game.players] == [True, False, True]
    table.go("next_start")
    assert [player.walled for player in table.board.players] == [True, False, True]
    table.go("next_start")
    assert [player.walled for player in table.board.players] == [False, False, False]


def test_town_wall_does_nothing_in_the_last_round() -> None:
    table = Table(2, round=6)
    table.event("town_wall")
    table[ADA].advantages = ["thomas"]
    table.give(ADA, wood=2)
    table.go("event")
    assert table.asked == {ADA: "build"}


def test_departure_everybody_lets_one_craftsman_go_at_the_same_time() -> None:
    table = met("departure")
    table.stand("bishop", CLEO)
    table.go("event")
    assert table.asked == {ADA: "discard", BEN: "discard", CLEO: "bishop"}
    table.do(BEN, craftsman="woodworker")
    table.do(CLEO, take="protection")
    assert table.asked == {ADA: "discard"}
    table.do(ADA, craftsman="mortar_mixer")
    assert table.board.players[ADA].craftsmen == ("woodworker", "stonecutter")
    assert table.board.players[BEN].craftsmen == ("mortar_mixer", "stonecutter")
    assert table.board.players[CLEO].craftsmen == STARTERS
    assert set(table.board.gone_craftsmen) >= {"mortar_mixer", "woodworker"}


def test_departure_the_rest_of_the_lane_can_be_taken_back() -> None:
    table = met("departure", seats=2)
    table.go("event")
    table.do(ADA, craftsman="woodworker")
    table.match.undo(ADA)
    assert table.board.players[ADA].craftsmen == STARTERS
    table.do(ADA, craftsman="stonecutter")
    assert table.option(BEN, craftsman="stonecutter").final


def test_nobody_is_asked_who_has_no_craftsman_to_lose() -> None:
    table = met("departure", seats=2)
    table.team(ADA, starters=False)
    table.go("event")
    assert table.asked == {BEN: "discard"}


@pytest.mark.parametrize("card", BAD)
def test_p31_a_bad_event_skips_whoever_the_bishop_protects(card: str) -> None:
    table = met(card, seats=2)
    table[BEN].points = table[ADA].points = 8
    table[ADA].cards, table[BEN].cards = ["stone_2"], ["sand_3"]
    table.stand("bishop", BEN)
    before = table[BEN].model_copy(deep=True)
    table.go("event")
    table.do(BEN, take="protection")
    table.play_on("build")
    after = table[BEN]
    assert (after.gold, after.points, after.craftsmen) == (before.gold, before.points, before.craftsmen)
    assert after.cubes == {**before.cubes, "sand": 3}
    assert not after.walled_next


def test_p32_the_bishops_guest_may_take_a_cube_and_suffer() -> None:
    table = met("william", seats=2)
    table.stand("bishop", BEN)
    table.go("event")
    assert table.values(BEN, "take") == {"protection", "sand", "wood", "stone"}
    table.do(BEN, take="stone")
    assert table.board.players[BEN].cubes.stone == 1
    assert table.board.players[BEN].gold == 6
    assert table.board.stock.stone == 3


@pytest.mark.parametrize("card", GOOD)
def test_p33_with_a_good_event_the_guest_gets_both(card: str) -> None:
    table = met(card, seats=2)
    table.stand("bishop", BEN)
    table.go("event")
    assert table.asked == {BEN: "bishop"}
    assert table.why(BEN, take="protection") == "seal"
    table.do(BEN, take="sand")
    assert table.board.players[BEN].cubes.sand == 1
    if card == "king":
        assert table.board.players[BEN].gold == 15


def test_p34_the_bishop_has_no_metal() -> None:
    table = met("king", seats=2)
    table.stand("bishop", BEN)
    table.go("event")
    assert table.why(BEN, take="metal") == "stock-none"


def test_the_bishop_gives_wood_without_a_woodworker() -> None:
    """Ruling: it is not a purchase."""
    table = met("king", seats=2)
    table.team(BEN, "architect", starters=False)
    table.stand("bishop", BEN)
    table.go("event")
    table.do(BEN, take="wood")
    assert table.board.players[BEN].cubes.wood == 3


def test_p35_nobody_at_the_bishops_seat() -> None:
    table = met("william")
    table.go("event")
    assert [player.gold for player in table.board.players] == [6, 6, 6]


def test_thomas_is_asked_after_the_event_is_shown_and_works_once() -> None:
    table = met("william")
    table[CLEO].advantages = ["thomas"]
    table.go("event")
    assert table.asked == {CLEO: "protect"}
    table.do(CLEO, use="thomas")
    assert [player.gold for player in table.board.players] == [6, 6, 10]
    assert table.board.players[CLEO].advantages == ()
    assert "thomas" in table.board.gone_advantages


def test_thomas_may_be_kept_for_later() -> None:
    table = met("william")
    table[CLEO].advantages = ["thomas"]
    table.go("event")
    table.do(CLEO, use="no")
    assert table.board.players[CLEO].gold == 6
    assert table.board.players[CLEO].advantages == ("thomas",)


def test_thomas_is_not_asked_about_good_events_or_when_nothing_is_lost() -> None:
    for card in ("king", "cold_winter"):
        table = met(card)
        table[CLEO].advantages = ["thomas"]
        table.go("event")
        assert "protect" not in table.asked.values()


def test_thomas_is_not_asked_against_william_by_whoever_has_neither_gold_nor_points() -> None:
    for gold, points, asked in ((0, 0, False), (1, 0, True), (0, 1, True)):
        table = met("william")
        table[CLEO].advantages = ["thomas"]
        table[CLEO].gold, table[CLEO].points = gold, points
        table.go("event")
        assert ("protect" in table.asked.values()) == asked


def test_protection_ends_with_the_round() -> None:
    table = met("conflict")
    table.stand("bishop", BEN)
    table.go("event")
    table.do(BEN, take="protection")
    assert table.board.players[BEN].protected
    table.go("next_start")
    assert not table.board.players[BEN].protected
    table.event("william")
    for player in table.game.players:
        player.gold, player.tax_free = 10, True
    table.go("event")
    assert table.board.players[BEN].gold == 6


def test_thomas_against_the_town_wall_keeps_three_builders() -> None:
    table = met("town_wall")
    table[ADA].advantages = ["thomas"]
    table.go("event")
    table.do(ADA, use="thomas")
    table.go("next_start")
    assert [player.walled for player in table.game.players] == [False, True, True]


def test_the_bishops_guest_is_asked_first_and_thomas_only_if_he_still_needs_him() -> None:
    table = met("departure", seats=4)
    table[DAN].advantages = ["thomas"]
    table.stand("bishop", DAN)
    table.go("event")
    table.do(DAN, take="stone")
    assert table.asked[DAN] == "protect"
    table.do(DAN, use="no")
    assert table.asked[DAN] == "discard"


def test_thomas_at_the_wrong_moment() -> None:
    table = Table(2)
    table[ADA].advantages = ["thomas"]
    assert table.why(ADA, use="thomas") == "thomas"


def test_archbishop_one_craftsman_works_once_more() -> None:
    table = met("archbishop", seats=2)
    table.give(ADA, wood=10)
    table.go("event")
    assert table.option(ADA, plan="piece", craftsman="woodworker", times=5)
    table.do(ADA, plan="piece", craftsman="woodworker", times=5)
    assert table.board.players[ADA].points == 2 + 5
