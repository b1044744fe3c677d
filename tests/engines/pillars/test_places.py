"""Steps 3 to 11: income, advantages, priory, production, tax, Shiring, castle (vectors P37 to P54)."""

from __future__ import annotations

import pytest

from engines.pillars.components import advantages, board, resources
from tests.engines.pillars.scene import ADA, BEN, CLEO, DAN, Table


def waiting(seats: int = 2, **more: int) -> Table:
    """A table at which somebody will be asked at the cathedral of this round, and nobody pays tax."""
    table = Table(seats, **more)
    for player in table.game.players:
        player.tax_free = True
    table.give(seats - 1, wood=2)
    return table


# 3 Wool mill


def test_p37_eight_workers_bring_eight_gold_and_come_back() -> None:
    table = waiting()
    table[ADA].gold, table[ADA].mill, table[ADA].idle = 10, 8, 0
    table[ADA].cards = ["sand_3"]
    table.go("wool_mill")
    assert table.board.players[ADA].gold == 18
    assert table.board.players[ADA].idle == 12
    assert table.board.players[ADA].mill == 0


def test_p38_nobody_has_more_than_thirty_gold() -> None:
    table = waiting()
    table[ADA].gold, table[ADA].mill, table[ADA].idle = 25, 12, 0
    table.go("wool_mill")
    assert table.board.players[ADA].gold == 30


# 4 Kingsbridge


def gaining(card: str, seats: int = 2, *, then: str = "kingsbridge") -> Table:
    """Ada stands below this card."""
    table = waiting(seats)
    table.cards(kingsbridge=(card, "festivities"))
    table.stand("kingsbridge", ADA)
    table.go(then)
    return table


def test_p39_the_card_above_the_builder_and_the_other_one_is_gone() -> None:
    table = waiting()
    table.cards(kingsbridge=("tom", "jack"))
    table.stand("kingsbridge", None, BEN)
    table.go("kingsbridge")
    assert table.board.players[BEN].advantages == ("jack",)
    assert table.board.gone_advantages == ("tom",)
    assert table.board.locations[3].builders == (None, None)
    assert table.board.players[BEN].bag == 3


def test_p40_wool_fair_eight_gold_at_once() -> None:
    table = waiting()
    table[ADA].gold = 25
    table.cards(kingsbridge=("wool_fair", "jack"))
    table.stand("kingsbridge", ADA)
    table.go("kingsbridge")
    assert table.board.players[ADA].gold == 30
    assert table.board.players[ADA].advantages == ()
    assert "wool_fair" in table.board.gone_advantages


@pytest.mark.parametrize(("card", "kind"), [("richard", "sand"), ("aliena", "wood"), ("tom", "stone")])
def test_p41_a_cube_every_round_from_the_supply(card: str, kind: str) -> None:
    table = gaining(card)
    player = table.board.players[ADA]
    assert player.advantages == (card,)
    assert getattr(player.cubes, kind) == 1
    assert table.board.stock.model_dump() == {"sand": 4, "wood": 4, "stone": 4, "metal": 0}
    table.go("production")
    assert getattr(table.board.players[ADA].cubes, kind) == 2


def test_ellen_lies_open_and_shows_nothing_yet() -> None:
    table = gaining("ellen")
    assert table.board.players[ADA].advantages == ("ellen",)
    assert table.match.view(ADA).hand is None


def test_philip_counts_at_once_and_for_each_builder_at_the_priory() -> None:
    table = waiting()
    table.cards(kingsbridge=("philip", "jack"))
    table.stand("kingsbridge", ADA)
    table.stand("priory", ADA, ADA)
    table.go("kingsbridge")
    assert table.board.players[ADA].points == 2 + 3 + 2
    assert table.board.players[ADA].earned == {"start": 2, "priory": 3, "advantages": 2}


@pytest.mark.parametrize("tax", [2, 5])
def test_francis_the_tax_is_two_whatever_the_die_shows(tax: int) -> None:
    table = waiting()
    table.cards(kingsbridge=("francis", "jack"))
    table.stand("kingsbridge", ADA)
    table[ADA].tax_free = False
    table[ADA].gold = 10
    table.die(tax)
    table.go("kingsbridge")
    assert table.board.tax == tax
    assert table.board.players[ADA].gold == 8


def test_otto_is_a_worker_for_the_rest_of_the_game() -> None:
    table = gaining("otto")
    assert table.board.players[ADA].black
    assert not table.board.black_beside
    assert table.board.players[ADA].idle == 13
    table.go("next_start")
    assert table.board.players[ADA].idle == 13


def test_jack_makes_six_places() -> None:
    table = gaining("jack")
    assert table.board.players[ADA].places == 6


@pytest.mark.parametrize("card", ["exemption", "thomas", "remigius"])
def test_p42_one_time_cards_lie_open_until_they_are_used(card: str) -> None:
    table = waiting()
    for player in table.game.players:
        player.tax_free = True
    table.cards(kingsbridge=(card, "festivities"))
    table.stand("kingsbridge", ADA)
    table.go("kingsbridge")
    assert table.board.players[ADA].advantages == (card,)


def test_madonna_three_points_at_once() -> None:
    table = gaining("madonna")
    assert table.board.players[ADA].points == 5
    assert table.board.players[ADA].earned["advantages"] == 3


def test_toledo_two_metal_at_once() -> None:
    assert gaining("toledo").board.players[ADA].cubes.metal == 2


def test_the_pair_of_the_last_round() -> None:
    table = waiting(round=6)
    table.stand("kingsbridge", ADA, BEN)
    table.go("kingsbridge")
    cubes = [player.cubes for player in table.board.players]
    assert cubes[ADA].metal == 1
    assert (cubes[BEN].wood, cubes[BEN].stone) == (3, 1)


def test_sixteen_advantages_of_three_kinds() -> None:
    kinds = [card.kind for card in advantages().values()]
    assert [kinds.count(kind) for kind in ("permanent", "once", "immediate", "last")] == [8, 3, 3, 2]


# 5 Priory


def test_p43_p44_two_points_for_the_first_space_and_one_for_the_second() -> None:
    table = waiting()
    table.stand("priory", BEN, ADA)
    table.go("priory")
    assert [player.points for player in table.board.players] == [3, 4]
    table = waiting()
    table.stand("priory", None, ADA)
    table.go("priory")
    assert [player.points for player in table.board.players] == [3, 2]


# 6 to 8 Forest, quarry, gravel pit


def test_p45_cards_bring_their_cubes_and_workers_come_back() -> None:
    table = waiting(3)
    table.clear("production")
    table[ADA].cards, table[ADA].idle = ["wood_3", "sand_2"], 4
    for card in table[ADA].cards:
        table.game.undealt.remove(card)
    table.go("production")
    player = table.board.players[ADA]
    assert (player.cubes.wood, player.cubes.sand) == (3, 2)
    assert player.idle == 12
    assert player.cards == ()
    assert sorted(table.game.undealt) == sorted(resources())
    assert table.board.stock.wood == 4


def test_a_short_supply_is_owed() -> None:
    """Ruling: what is produced comes all the same, and the market is not touched."""
    table = waiting(3)
    table.give(BEN, wood=18)
    table[ADA].cards, table[ADA].idle = ["wood_4"], 3
    table.go("production")
    assert table.board.players[ADA].cubes.wood == 4
    assert table.board.stock.wood == 4
    assert table.board.supply.wood == 0


# 9 King's court


def test_p46_the_die() -> None:
    assert sorted(board().tax.die) == [2, 3, 3, 4, 4, 5]
    rolled = set()
    for number in range(30):
        table = Table(2, number=number)
        table.give(BEN, wood=2)
        table.go("court")
        rolled.add(table.board.tax)
    assert rolled == {2, 3, 4, 5}


def at_court(tax: int, *seats: int, gold: int = 10) -> Table:
    """Builders at court, and a tax that will be rolled."""
    table = Table(3)
    table.give(CLEO, wood=2)
    table[ADA].gold = gold
    table.stand("court", *seats)
    table.die(tax)
    return table


def test_p47_whoever_is_not_at_court_pays() -> None:
    table = at_court(4)
    table.go("court")
    assert table.board.tax == 4
    assert table.board.players[ADA].gold == 6


def test_p48_whoever_is_at_court_pays_nothing_and_loses_nothing() -> None:
    table = at_court(4, BEN, ADA, gold=0)
    table.go("court")
    assert table.board.players[ADA].gold == 0
    assert table.board.players[ADA].points == 2


@pytest.mark.parametrize(("tax", "gold", "points"), [(5, 0, 0), (5, 1, 0), (5, 2, 1), (5, 4, 2), (3, 0, 1)])
def test_p49_every_two_gold_that_are_missing_cost_a_point(tax: int, gold: int, points: int) -> None:
    table = at_court(tax, gold=gold)
    table.go("court")
    assert table.board.players[ADA].gold == 0
    assert table.board.players[ADA].points == points
    assert table.board.players[ADA].earned.get("unpaid", 0) == points - 2


def test_p50_only_the_first_at_court_gets_the_metal() -> None:
    table = at_court(4, BEN, ADA)
    table.go("court")
    assert [player.cubes.metal for player in table.board.players] == [0, 1, 0]
    assert [player.gold for player in table.board.players] == [10, 21, 18]
    assert table.board.court_metal == 0


def test_the_tax_exemption_is_asked_after_the_roll() -> None:
    table = at_court(5)
    table[ADA].advantages = ["exemption"]
    table.go("court")
    assert table.asked == {ADA: "exempt"}
    assert table.board.tax == 5
    table.do(ADA, use="exemption")
    assert table.board.players[ADA].gold == 10
    assert table.board.players[BEN].gold == 16
    assert table.board.players[ADA].advantages == ()
    assert table.board.gone_advantages[-1] == "exemption"


def test_the_tax_exemption_may_be_kept() -> None:
    table = at_court(5)
    table[ADA].advantages = ["exemption"]
    table.go("court")
    table.do(ADA, use="no")
    assert table.board.players[ADA].gold == 5
    assert table.board.players[ADA].advantages == ("exemption",)


def test_the_tax_exemption_is_not_asked_at_court_and_not_at_another_moment() -> None:
    table = at_court(5, ADA)
    table[ADA].advantages = ["exemption"]
    table.go("court")
    assert table.asked == {CLEO: "build"}
    other = Table(2)
    other[ADA].advantages = ["exemption"]
    assert other.why(ADA, use="exemption") == "exemption"


@pytest.mark.parametrize(
    ("gold", "points", "asked"), [(0, 0, False), (0, 1, True), (1, 0, True), (1, 5, True)]
)
def test_the_tax_exemption_is_not_asked_where_nothing_could_be_lost(
    gold: int, points: int, asked: bool
) -> None:
    table = at_court(5, gold=gold)
    table[ADA].advantages, table[ADA].points = ["exemption"], points
    table.go("court")
    assert (table.asked == {ADA: "exempt"}) == asked
    assert table[ADA].advantages == ["exemption"]


@pytest.mark.parametrize("free", [True, False])
def test_the_answer_about_the_tax_is_final_where_nobody_has_room_for_gold(free: bool) -> None:
    """With 30 gold the Master Woodworker burns no wood, so that new cards come; who pays tax is asked."""
    table = Table(2)
    table.team(BEN, "woodworker_1", starters=False)
    table.give(BEN, wood=1)
    table[ADA].advantages, table[BEN].gold, table[BEN].tax_free = ["exemption"], 30, free
    table.go("court")
    assert table.asked == {ADA: "exempt"}
    assert table.option(ADA, use="no").final == free
    table.do(ADA, use="no")
    assert (table.board.round == 2) == free


def test_p46_one_roll_for_all_and_the_start_player_makes_it() -> None:
    for number in range(3):
        table = Table(3, number=number)
        table.game.start_player = CLEO
        table.give(BEN, wood=2)
        for player in table.game.players:
            player.gold = 10
        table.go("court")
        rolls = [news for news in table.told() if "rolls the king’s tax" in news]
        assert rolls == [f"Cleo rolls the king’s tax: {table.board.tax} gold."]
        assert [player.gold for player in table.board.players] == [10 - (table.board.tax or 0)] * 3


# 10 Shiring


def test_p51_craftsmen_of_shiring_cost_nothing() -> None:
    table = waiting()
    table[ADA].gold = 0
    table.cards(shiring=("organ_builder", "mason_1"))
    table.stand("shiring", ADA)
    table.go("shiring")
    assert table.board.players[ADA].craftsmen[-1] == "organ_builder"
    assert table.board.players[ADA].gold == 0


def test_p52_with_five_craftsmen_one_has_to_go() -> None:
    table = waiting()
    table.team(ADA, "architect", "potter_2")
    table.cards(shiring=("sculptor_5", "mason_1"))
    table.stand("shiring", ADA)
    table.go("shiring")
    assert table.asked == {ADA: "discard"}
    table.do(ADA, craftsman="woodworker")
    assert table.board.players[ADA].craftsmen == (
        "mortar_mixer",
        "stonecutter",
        "architect",
        "potter_2",
        "sculptor_5",
    )


def test_two_players_choose_at_the_same_time() -> None:
    table = waiting(3)
    for seat in (ADA, BEN):
        table.team(seat, "architect", "potter_2")
    table.cards(shiring=("sculptor_5", "mason_1"))
    table.stand("shiring", ADA, BEN)
    table.go("shiring")
    assert table.asked == {ADA: "discard", BEN: "discard"}


def test_both_craftsmen_of_shiring_drive_two_out() -> None:
    table = waiting()
    table.team(ADA, "architect", "potter_2")
    table.cards(shiring=("sculptor_5", "mason_1"))
    table.stand("shiring", ADA, ADA)
    table.go("shiring")
    table.do(ADA, craftsman="mason_1")
    assert table.asked == {ADA: "discard"}
    table.do(ADA, craftsman="architect")
    assert len(table.board.players[ADA].craftsmen) == 5


def test_p53_a_craftsman_above_an_empty_space_is_gone() -> None:
    table = waiting()
    table.cards(shiring=("organ_builder", "mason_1"))
    table.stand("shiring", None, BEN)
    table.go("shiring")
    assert "organ_builder" in table.board.gone_craftsmen
    assert table.board.players[BEN].craftsmen[-1] == "mason_1"


# 11 Castle


def test_p54_grey_workers_help_for_one_round() -> None:
    table = Table(4)
    table.give(DAN, wood=2)
    table.stand("castle", ADA)
    table.go("castle")
    assert table.board.players[ADA].grey_next == 2
    assert table.board.castle_grey == 2
    table.go("next_start")
    assert [player.idle for player in table.board.players] == [14, 12, 12, 12]
    assert table.board.castle_grey == 2
    table.give(DAN, wood=2)
    table.stand("castle", BEN)
    table.go("castle")
    assert table.board.castle_grey == 0
    table.go("next_start")
    assert [player.idle for player in table.board.players] == [12, 14, 12, 12]
    assert table.board.castle_grey == 2
