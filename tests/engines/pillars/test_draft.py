"""Phase I: resource cards and craftsmen (vectors P10 to P18)."""

from __future__ import annotations

from engines.pillars.components import resources
from tests.engines.pillars.scene import ADA, BEN, CLEO, Table


def test_p10_one_card_each_around_the_table() -> None:
    table = Table(3)
    table.draft("sand_2", "sand_3", "wood_2", "wood_3", "stone_2", "mason_1", "tool_maker")
    turns = []
    for _ in range(6):
        seat = next(iter(table.asked))
        turns.append(seat)
        table.do(seat, card=table.question(seat).legal[0].parts["card"])
    assert turns == [ADA, BEN, CLEO, ADA, BEN, CLEO]


def test_p11_who_passed_is_not_asked_again_and_the_phase_ends_when_all_have() -> None:
    table = Table(3)
    table.draft("sand_2", "sand_3", "sand_4", "wood_2", "stone_2")
    table.do(ADA, card="sand_2")
    table.do(BEN, card="pass")
    table.do(CLEO, card="sand_3")
    assert table.asked == {ADA: "draft"}
    table.do(ADA, card="wood_2")
    assert table.asked == {CLEO: "draft"}
    table.do(CLEO, card="pass")
    table.do(ADA, card="pass")
    assert table.board.phase == "builders"


def test_the_phase_ends_with_the_pool() -> None:
    table = Table(2)
    table.draft("sand_2", "sand_3")
    table.do(ADA, card="sand_3")
    assert not table.option(BEN, card="sand_2").parts.keys() - {"card"}
    assert table.option(BEN, card="sand_2").final
    table.do(BEN, card="sand_2")
    assert table.board.phase == "builders"
    assert table[ADA].mill == 8
    assert table[BEN].mill == 10


def test_p12_the_largest_quarry_leaves_two_workers() -> None:
    table = Table(2)
    table.draft("stone_4", "sand_2", "wood_2", "sand_3")
    table.do(ADA, card="stone_4")
    assert table[ADA].idle == 2
    table.do(BEN, card="pass")
    assert table.values(ADA, "card") == {"sand_2", "pass"}
    assert table.why(ADA, card="wood_2") == "workers"
    table.do(ADA, card="sand_2")
    assert table.board.phase == "builders"
    assert table[ADA].mill == 0


def test_p13_ten_workers_are_needed_for_it() -> None:
    table = Table(2)
    table[ADA].idle = 9
    table.draft("stone_4", "sand_2")
    assert table.why(ADA, card="stone_4") == "workers"
    table[ADA].idle = 10
    table.draft("stone_4", "sand_2")
    table.do(ADA, card="stone_4")
    assert table[ADA].idle == 0


def test_p14_a_craftsman_for_seven_gold() -> None:
    table = Table(2)
    table[ADA].gold = 6
    table.draft("potter_3", "sand_2", "sand_3")
    assert table.why(ADA, card="potter_3") == "hire"
    table[ADA].gold = 7
    table.draft("potter_3", "sand_2", "sand_3")
    table.do(ADA, card="potter_3")
    assert table[ADA].gold == 0
    assert table[ADA].craftsmen[-1] == "potter_3"


def test_a_sixth_craftsman_drives_one_out_and_it_may_be_the_new_one() -> None:
    """P15: five places; the card just paid for may be let go."""
    table = Table(2)
    table.team(ADA, "architect", "potter_2")
    table.draft("mason_1", "tool_maker", "sand_2", "sand_3")
    table.do(ADA, card="mason_1")
    assert table.asked == {ADA: "discard"}
    assert table.values(ADA, "craftsman") == {
        "mortar_mixer",
        "woodworker",
        "stonecutter",
        "architect",
        "potter_2",
        "mason_1",
    }
    assert not table.option(ADA, craftsman="mason_1").final
    table.do(ADA, craftsman="mason_1")
    assert "mason_1" not in table[ADA].craftsmen
    assert table[ADA].gold == 15
    assert table.board.gone_craftsmen == ("mason_1",)
    assert table.asked == {BEN: "draft"}


def test_jack_makes_room_for_a_sixth() -> None:
    table = Table(2)
    table.team(ADA, "architect", "potter_2")
    table[ADA].advantages = ["jack"]
    table.draft("mason_1", "tool_maker", "sand_2", "sand_3")
    table.do(ADA, card="mason_1")
    assert table.asked == {BEN: "draft"}
    assert len(table[ADA].craftsmen) == 6
    table.do(BEN, card="pass")
    table.do(ADA, card="tool_maker")
    assert table.asked == {ADA: "discard"}


def test_p16_cards_that_are_left() -> None:
    table = Table(2)
    table.draft("stone_4", "sand_2", "mason_1", "tool_maker")
    table.game.undealt = [card for card in resources() if card not in ("stone_4", "sand_2")]
    table.do(ADA, card="tool_maker")
    table.do(BEN, card="pass")
    table.do(ADA, card="pass")
    assert table.board.gone_craftsmen == ("mason_1",)
    assert sorted(table.game.undealt) == sorted(resources())


def test_p17_no_card_at_all_brings_twelve_gold() -> None:
    table = Table(2)
    table.do(ADA, card="pass")
    table.do(BEN, card="pass")
    assert (table[ADA].mill, table[ADA].idle) == (12, 0)
    table[ADA].gold = 10
    table[ADA].tax_free = True
    table.go("wool_mill")
    assert table[ADA].gold == 22


def test_p18_grey_workers_can_be_sent_out() -> None:
    table = Table(2)
    table[ADA].grey_next = 2
    table.game.castle_grey = 2
    table.go("next_start")
    assert table.board.players[ADA].idle == 14


def test_p18_fourteen_workers_are_sent_out() -> None:
    table = Table(2)
    table[ADA].idle, table[ADA].grey, table.game.castle_grey = 14, 2, 2
    table.draft("stone_4", "wood_2", "sand_2", "sand_3")
    table.do(ADA, card="stone_4")
    table.do(BEN, card="pass")
    table.do(ADA, card="wood_2")
    assert table[ADA].working == 13
    assert (table[ADA].idle, table[ADA].mill) == (0, 1)


def test_p18_fourteen_idle_workers_go_to_the_wool_mill_and_bring_fourteen_gold() -> None:
    table = Table(2)
    table[ADA].idle, table[ADA].grey, table.game.castle_grey = 14, 2, 2
    table.draft("stone_4", "wood_2", "sand_2", "sand_3")
    table.do(ADA, card="pass")
    table.do(BEN, card="pass")
    assert table[ADA].mill == 14
    table[ADA].gold, table[ADA].tax_free = 10, True
    table.give(BEN, wood=2)
    table.go("wool_mill")
    assert table[ADA].gold == 24


def test_who_can_take_nothing_more_is_not_asked() -> None:
    table = Table(2)
    table[BEN].idle, table[BEN].gold = 1, 1
    table.draft("sand_2", "sand_3", "tool_maker")
    table.do(ADA, card="sand_2")
    assert table.asked == {ADA: "draft"}
    assert "Ben can take no more cards." in table.told()


def test_a_pick_can_be_taken_back_until_the_next_player_answers() -> None:
    table = Table(2)
    table.draft("sand_2", "sand_3", "wood_2")
    table.do(ADA, card="sand_2")
    table.match.undo(ADA)
    assert table.board.pool == ("sand_2", "sand_3", "wood_2")
    assert table.board.players[ADA].idle == 12
