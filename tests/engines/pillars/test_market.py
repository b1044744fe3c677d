"""Step 12: the market (vectors P55 to P69)."""

from __future__ import annotations

import pytest

from tests.engines.pillars.scene import ADA, BEN, CLEO, DAN, Table

GREEN, RED = ADA, BEN


def example() -> Table:
    """The example: Green with 7 gold and a metal comes first, Red with 2 gold and a stone second."""
    table = Table(3)
    table[GREEN].gold, table[RED].gold = 7, 2
    table.give(GREEN, metal=1)
    table.give(RED, stone=1)
    table.give(CLEO, wood=2)
    table.stand("market", GREEN, RED)
    table.go("trading")
    return table


def trading(seats: int = 2, *, gold: int = 20, **cubes: int) -> Table:
    """Ada alone at the market with so much gold and these cubes."""
    table = Table(seats)
    table[ADA].gold = gold
    table.give(ADA, **cubes)
    table.give(BEN, wood=2)
    table.stand("market", ADA)
    table.go("trading")
    return table


def test_p55_to_p60_the_example_of_the_rulebook() -> None:
    table = example()
    assert table.asked == {GREEN: "market"}
    assert table.why(GREEN, deal="buy_wood", amount=3) == "gold"
    table.do(GREEN, deal="buy_wood", amount=2)
    assert table[GREEN].gold == 1
    table.do(RED, deal="sell_stone", amount=1)
    assert table[RED].gold == 6
    assert table.board.stock.stone == 4
    table.do(GREEN, deal="sell_metal", amount=1)
    assert table[GREEN].gold == 6
    table.do(RED, deal="buy_wood", amount=2)
    assert table[RED].gold == 0
    assert table.why(GREEN, deal="buy_wood", amount=1) == "stock-none"
    table.do(GREEN, deal="buy_sand", amount=3)
    assert table[GREEN].gold == 0
    assert table.board.stock.model_dump() == {"sand": 1, "wood": 0, "stone": 4, "metal": 0}
    assert table.board.trader is None
    assert table.board.players[RED].bag == table.board.players[GREEN].bag == 3
    assert "market" not in table.asked.values()


def test_p60_passing_takes_the_builder_off_and_ends_the_step() -> None:
    table = trading(2, wood=1)
    assert table.board.trader == 0
    table.do(ADA, deal="pass")
    assert table.board.locations[11].builders == (None,) * 4
    assert table.asked == {BEN: "build"}


def test_p62_who_has_passed_is_out_and_the_others_go_on() -> None:
    table = example()
    table.do(GREEN, deal="pass")
    for _ in range(2):
        assert table.asked == {RED: "market"}
        table.do(RED, deal=("sell_stone", "buy_sand")[_], amount=1)
    assert table.asked == {RED: "market"}
    assert table.board.locations[11].builders[1] == RED
    table.do(RED, deal="pass")
    assert "market" not in table.asked.values()
    assert table.board.locations[11].builders == (None,) * 4


def test_one_action_each_in_the_order_of_the_spaces() -> None:
    table = Table(4)
    for seat in range(4):
        table[seat].gold = 20
    table.stand("market", DAN, BEN, CLEO)
    table.go("trading")
    turns = []
    for _ in range(6):
        seat = next(iter(table.asked))
        turns.append(seat)
        table.do(seat, deal=("buy_sand", "buy_stone")[len(turns) > 3], amount=1)
    assert turns == [DAN, BEN, CLEO, DAN, BEN, CLEO]


def test_a_player_with_two_builders_acts_for_both_and_leaves_with_both() -> None:
    """Ruling."""
    table = Table(2)
    table.give(BEN, wood=2)
    table.stand("market", ADA, BEN, ADA)
    table.go("trading")
    table.do(ADA, deal="buy_sand", amount=1)
    table.do(BEN, deal="buy_sand", amount=1)
    assert table.asked == {ADA: "market"}
    table.do(ADA, deal="buy_sand", amount=1)
    assert table.asked == {ADA: "market"}
    table.do(ADA, deal="pass")
    assert table.asked == {BEN: "market"}
    assert table.board.players[ADA].bag == 3


def test_p63_nobody_trades_without_a_builder_there() -> None:
    table = Table(2)
    table.give(ADA, metal=2)
    table.give(BEN, wood=2)
    table.go("trading")
    assert table.asked == {BEN: "build"}


def test_p64_no_more_than_the_stock_one_kind_at_a_time_and_no_metal() -> None:
    table = trading(gold=30)
    assert table.option(ADA, deal="buy_stone", amount=4)
    assert table.why(ADA, deal="buy_stone", amount=5) == "buy"
    assert table.why(ADA, deal="buy_stone", amount=12) == "buy"
    assert table.why(ADA, deal="buy_metal") == "metal"
    assert all(option.parts.keys() <= {"deal", "amount"} for option in table.question(ADA).options)
    table.do(ADA, deal="buy_stone", amount=3)
    assert table.why(ADA, deal="buy_stone", amount=2) == "stock"


def test_more_than_the_purse_can_pay() -> None:
    table = trading(gold=5)
    assert table.why(ADA, deal="buy_stone", amount=2) == "gold"
    assert table.option(ADA, deal="buy_sand", amount=2)


@pytest.mark.parametrize(("kind", "gold"), [("metal", 10), ("stone", 8), ("wood", 6), ("sand", 4)])
def test_p65_prices_for_two_cubes(kind: str, gold: int) -> None:
    table = trading(gold=1, **{kind: 2})
    supply = table.game.supply[kind]
    table.do(ADA, deal=f"sell_{kind}", amount=2)
    assert table[ADA].gold == 1 + gold
    assert table.game.supply[kind] == supply + 2
    assert table.board.stock.model_dump() == {"sand": 4, "wood": 4, "stone": 4, "metal": 0}


def test_selling_stops_at_thirty_gold() -> None:
    table = trading(gold=28, metal=2)
    table.do(ADA, deal="sell_metal", amount=1)
    assert table[ADA].gold == 30


def test_more_than_somebody_has_cannot_be_sold() -> None:
    table = trading(wood=2)
    assert table.why(ADA, deal="sell_wood", amount=3) == "sell"
    table.do(ADA, deal="sell_wood", amount=2)


def test_what_somebody_does_not_have_cannot_be_sold() -> None:
    assert trading(wood=1).why(ADA, deal="sell_metal") == "none"


def test_p66_what_was_bought_cannot_be_sold_in_this_step() -> None:
    table = trading(wood=2, sand=1)
    table.do(ADA, deal="buy_wood", amount=1)
    assert table.why(ADA, deal="sell_wood") == "bought"
    table.do(ADA, deal="sell_sand", amount=1)
    assert table.why(ADA, deal="sell_wood") == "bought"
    table.do(ADA, deal="buy_sand", amount=1)
    assert table[ADA].cubes["sand"] == 1


def test_what_was_bought_may_be_sold_in_the_next_round() -> None:
    table = trading(sand=1)
    table.do(ADA, deal="buy_sand", amount=1)
    assert table.why(ADA, deal="sell_sand") == "bought"
    table.go("next_start")
    table.give(BEN, wood=2)
    table.stand("market", ADA)
    table.go("trading")
    table.do(ADA, deal="sell_sand", amount=2)
    assert table[ADA].cubes["sand"] == 0


def test_p67_without_a_stonecutter_stone_is_bought_and_not_sold() -> None:
    table = Table(2)
    table.team(ADA, "mortar_mixer", "woodworker", starters=False)
    table.give(ADA, stone=2)
    table.give(BEN, wood=2)
    table.stand("market", ADA)
    table.go("trading")
    assert table.why(ADA, deal="sell_stone") == "stonecutter"
    table.do(ADA, deal="buy_stone", amount=1)


def test_p68_without_a_woodworker_wood_is_sold_and_not_bought() -> None:
    table = Table(2)
    table.team(ADA, "mortar_mixer", "stonecutter", starters=False)
    table.give(ADA, wood=2)
    table.give(BEN, wood=2)
    table.stand("market", ADA)
    table.go("trading")
    assert table.why(ADA, deal="buy_wood") == "woodworker"
    table.do(ADA, deal="sell_wood", amount=1)


def test_p69_the_other_woodworker_is_enough() -> None:
    table = Table(2)
    table.team(ADA, "mortar_mixer", "stonecutter", "woodworker_1", starters=False)
    table.give(BEN, wood=2)
    table.stand("market", ADA)
    table.go("trading")
    table.do(ADA, deal="buy_wood", amount=1)


def test_gold_beyond_thirty_is_lost_and_told() -> None:
    table = trading(gold=28, stone=1)
    table.do(ADA, deal="sell_stone", amount=1)
    assert table[ADA].gold == 30
    assert "Ada sells 1 stone for 2 gold. 2 more is lost, since nobody has more than 30." in table.told()


def test_who_can_do_nothing_there_goes_home_unasked() -> None:
    table = trading(gold=1)
    assert table.asked == {BEN: "build"}
    assert "Ada can do nothing more at the Market." in table.told()


def test_a_deal_can_be_taken_back_until_somebody_else_acts() -> None:
    table = example()
    table.do(GREEN, deal="buy_wood", amount=2)
    table.match.undo(GREEN)
    assert table.board.players[GREEN].gold == 7
    table.do(GREEN, deal="pass")
    table.do(RED, deal="pass")
    assert not table.match.can_undo(GREEN)


def test_no_deal_is_final_while_somebody_else_can_still_buy() -> None:
    table = Table(2)
    table[ADA].gold, table[BEN].gold = 2, 20
    table.stand("market", ADA, BEN)
    table.go("trading")
    assert not table.option(ADA, deal="pass").final
    assert not table.option(ADA, deal="buy_sand", amount=1).final
    table.do(ADA, deal="pass")
    assert table.asked == {BEN: "market"}
    table.match.undo(ADA)
    assert table.asked == {ADA: "market"}


def test_the_last_deal_is_final_when_new_cards_come_after_it() -> None:
    table = Table(2)
    table[ADA].gold = 2
    table.stand("market", ADA)
    table.go("trading")
    assert table.option(ADA, deal="pass").final
    assert table.option(ADA, deal="buy_sand", amount=1).final
    table.do(ADA, deal="pass")
    assert table.board.round == 2
