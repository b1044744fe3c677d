"""Orders with lists: cards and places by preference, deals, the bishop, who leaves, and building."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError
from engines.pillars import TITLE
from tests.engines.pillars.scene import ADA, BEN, CLEO, NAMES, Table


def give(table: Table, seat: int, name: str, *wants: str, when: str = "", hold: str = "") -> None:
    """An order, its wants written as values of their parts."""
    offered = {
        ",".join(option.parts.values()): option.parts for option in table.match.standing.wants(seat, name)
    }
    table.match.standing.give(seat, name, [offered[want] for want in wants], when=when, hold=hold)


def answers(match: Match) -> list[tuple[int, str]]:
    """Give the answers of orders."""
    given = []
    while (due := match.due()) is not None:
        one, picks = due
        match.answer(one.seat, picks, one.number, "order")
        given.append((one.seat, *picks))
    return given


def next_of(table: Table, seat: int, name: str) -> str:
    found = table.match.standing.next(seat, name)
    assert found is not None
    return Words("en", NAMES).say(found)


# Cards


def test_the_first_card_that_is_still_there_is_taken() -> None:
    table = Table(2)
    table.draft("wood_3", "stone_2", "sand_2")
    give(table, BEN, "draft", "wood_3", "stone_2")
    table.do(ADA, card="wood_3")
    assert answers(table.match) == [(BEN, "stone_2")]
    assert next_of(table, BEN, "draft") == "Nothing on the list is there now: you are asked."
    table.do(ADA, card="pass")
    assert table.asked == {BEN: "draft"}


def test_passing_may_be_the_last_of_the_list() -> None:
    table = Table(2)
    table.draft("wood_3", "stone_2", "sand_2")
    give(table, BEN, "draft", "wood_3", "pass")
    table.do(ADA, card="wood_3")
    assert answers(table.match) == [(BEN, "pass")]
    table.do(ADA, card="pass")
    assert table.board.phase == "builders"


def test_a_card_that_cannot_be_paid_is_passed_over() -> None:
    table = Table(2)
    table.draft("mason_1", "potter_2", "sand_2")
    table[BEN].gold = 4
    give(table, BEN, "draft", "mason_1", "sand_2")
    table.do(ADA, card="potter_2")
    assert answers(table.match) == [(BEN, "sand_2")]


def test_no_craftsman_is_hired_for_whom_another_has_to_leave() -> None:
    table = Table(2)
    table.draft("mason_1", "potter_2", "sand_2")
    table.team(BEN, "architect", "carpenter_2")
    give(table, BEN, "draft", "mason_1", "sand_2", when="room")
    table.do(ADA, card="pass")
    assert answers(table.match)[:1] == [(BEN, "sand_2")]


def test_gold_may_be_kept_back() -> None:
    table = Table(2)
    table.draft("mason_1", "potter_2", "sand_2")
    table[BEN].gold = 9
    give(table, BEN, "draft", "mason_1", when="gold_10")
    table.do(ADA, card="sand_2")
    assert answers(table.match) == []
    table[BEN].gold = 10
    assert answers(table.match) == [(BEN, "mason_1")]


def test_an_order_for_the_round_is_gone_in_the_next() -> None:
    table = Table(2)
    table.draft("wood_3", "stone_2")
    give(table, BEN, "draft", "stone_4", "pass", hold="round")
    give(table, BEN, "leave")
    table.play_on()
    assert table.board.round == 2
    assert list(table.match.standing.standing(BEN)) == ["leave"]


# Places


def test_a_builder_goes_to_the_first_free_place_that_is_no_dearer_than_said() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.builders(ADA, BEN, BEN, BEN, ADA)
    give(table, BEN, "places", "castle,4", "priory_1,6", "bishop,5")
    table.do(ADA, space="priory_1")
    assert answers(table.match) == [(BEN, "pass"), (BEN, "bishop"), (BEN, "castle")]


def test_who_passed_places_for_nothing_by_the_same_list() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.builders(BEN, ADA, ADA, ADA, BEN, BEN)
    give(table, BEN, "places", "castle,0", "market,0")
    assert answers(table.match) == [(BEN, "pass")]
    for space in ("castle", "bishop", "court"):
        table.do(ADA, space=space)
    assert answers(table.match) == [(BEN, "pass"), (BEN, "pass"), (BEN, "market")]
    assert table.asked == {BEN: "builder"}, "one market was wanted, and there is nothing more on the list"


def test_whoever_cannot_pay_passes() -> None:
    table = Table(2)
    table.game.redrawn = True
    table[BEN].gold, table[BEN].advantages = 3, ["remigius"]
    table.builders(BEN, ADA)
    assert table.asked == {BEN: "builder"}
    give(table, BEN, "places", "castle,7")
    assert answers(table.match) == [(BEN, "pass")]


def test_a_place_that_several_share_is_taken_as_often_as_it_is_listed() -> None:
    table = Table(2)
    table.game.redrawn = True
    table.builders(BEN, BEN, ADA)
    give(table, BEN, "places", "court,7", "court,6", "castle,7")
    assert answers(table.match) == [(BEN, "court"), (BEN, "court")]


def test_leaving_all_builders_holds_for_every_round() -> None:
    table = Table(3)
    give(table, ADA, "leave")
    table.builders(BEN, CLEO, ADA)
    assert answers(table.match) == [(ADA, "keep_all")]
    assert list(table.match.standing.standing(ADA)) == ["leave"]


# The board


def test_protection_is_taken_only_from_what_hurts() -> None:
    for points, taken in ((5, "protection"), (0, "wood")):
        table = Table(2)
        table.event("conflict")
        table.stand("bishop", BEN)
        table[BEN].points = points
        give(table, BEN, "bishop", "protection", "wood", when="hurts")
        table.go("event")
        assert answers(table.match) == [(BEN, taken)]


def test_who_leaves_is_said_beforehand() -> None:
    table = Table(2)
    table.event("departure")
    give(table, BEN, "discard", "woodworker", "stonecutter", hold="once")
    table.go("event")
    assert answers(table.match) == [(BEN, "woodworker")]
    assert table.match.standing.standing(BEN) == {}


def test_deals_are_done_one_after_the_other() -> None:
    table = Table(2)
    table.stand("market", BEN, ADA)
    table.give(BEN, stone=3, metal=1)
    table[BEN].gold = 5
    table.give(ADA, wood=2)
    give(table, BEN, "market", "sell_stone,1", "buy_wood,4", "sell_metal,0", "pass")
    table.go("trading")
    given = answers(table.match)
    while ADA in table.asked and table.asked[ADA] == "market":
        table.do(ADA, deal="pass")
        given += answers(table.match)
    assert [picks for seat, picks in given if seat == BEN] == [
        "sell_stone:2",
        "buy_wood:4",
        "sell_metal:1",
        "pass",
    ]
    assert table[BEN].cubes == {"sand": 0, "wood": 4, "stone": 1, "metal": 0}


def test_as_many_are_bought_as_can_be_paid() -> None:
    table = Table(2)
    table.stand("market", BEN)
    table[BEN].gold = 7
    table.give(ADA, wood=2)
    give(table, BEN, "market", "buy_wood,4", "pass")
    table.go("trading")
    assert answers(table.match) == [(BEN, "buy_wood:2")]


def test_each_kind_is_bought_once() -> None:
    table = Table(2)
    table.stand("market", BEN)
    table[BEN].gold = 9
    table.give(ADA, wood=2)
    give(table, BEN, "market", "buy_wood,1", "pass")
    table.go("trading")
    assert answers(table.match) == [(BEN, "buy_wood:1"), (BEN, "pass")]


def test_the_exemption_is_kept_for_a_high_tax() -> None:
    for tax, used in ((3, "no"), (4, "exemption")):
        table = Table(2)
        table.die(tax)
        table[BEN].advantages, table[BEN].gold = ["exemption"], 10
        table.give(ADA, wood=2)
        give(table, BEN, "exempt", "exemption", "no", when="high")
        table.go("court")
        assert answers(table.match) == [(BEN, used)]


def test_not_to_be_asked_about_thomas_contradicts_using_him() -> None:
    table = Table(2)
    table[BEN].advantages = ["thomas"]
    give(table, BEN, "protect", "thomas")
    with pytest.raises(RefusedError) as refused:
        table.match.order(BEN, ("1:thomas",))
    assert Words("en").say(refused.value.text) == (
        "“Do not ask about Thomas this round” and “Use Thomas” contradict each other. Switch one of them off first."
    )


def test_building_for_most_points_only_from_a_full_purse() -> None:
    for gold, kept in ((15, 0), (14, 14)):
        table = Table(2, round=5)
        table.team(ADA, "goldsmith_5", starters=False)
        table[ADA].gold = gold
        table.give(BEN, wood=2)
        give(table, ADA, "cathedral", "most", "best", when="gold_15")
        table.go("cathedral")
        answers(table.match)
        assert table[ADA].gold == kept


def test_what_an_order_will_do_next_is_told() -> None:
    table = Table(2)
    table.draft("wood_3", "stone_2", "sand_2")
    give(table, BEN, "draft", "stone_4", "wood_3", "stone_2")
    assert (
        next_of(table, BEN, "draft")
        == "Next: 3 wood for 6 workers; when that is gone, what comes after it on the list"
    )
    give(table, BEN, "places", "priory_1,6")
    assert (
        next_of(table, BEN, "places")
        == "Next: Priory: 2 points, at most 6 gold; when that is gone you are asked"
    )
    give(table, BEN, "cathedral", "best")
    assert table.match.standing.next(ADA, "cathedral") is None


def test_what_lies_there_now_is_offered_first_and_what_is_gone_is_refused() -> None:
    table = Table(2, round=3)
    cards = [option.parts["card"] for option in table.match.standing.wants(BEN, "draft")]
    assert cards[: len(table.board.pool)] == [*table.board.pool]
    assert "mason_1" not in cards
    with pytest.raises(RefusedError) as refused:
        table.match.standing.give(BEN, "draft", [{"card": "mason_1"}])
    assert refused.value.text.id == "kernel-order-gone"
    assert all(
        TITLE.label(part, value)
        for option in table.match.standing.wants(BEN, "places")
        for part, value in option.parts.items()
    )


# Always


def lasting(table: Table, seat: int) -> list[str]:
    question = table.match.standing.lasting(seat)
    return [] if question is None else [option.key for option in question.options]


def test_what_the_bishop_gives_may_always_be_wanted() -> None:
    table = Table(2)
    table.event("conflict")
    table.stand("bishop", BEN)
    table.go("event")
    assert lasting(table, BEN) == ["protection", "sand", "wood", "stone"]
    table.match.standing.always(BEN, table.option(BEN, take="wood"))
    assert answers(table.match) == [(BEN, "wood")]
    assert next_of(table, BEN, "bishop").startswith("Next: wood")


def test_a_card_is_used_when_it_can_be_but_never_kept_for_good() -> None:
    table = Table(2)
    table.die(4)
    table[BEN].advantages, table[BEN].gold = ["exemption"], 10
    table.give(ADA, wood=2)
    table.go("court")
    assert lasting(table, BEN) == ["exemption"]
    with pytest.raises(RefusedError):
        table.match.standing.always(BEN, table.option(BEN, use="no"))


def test_building_as_proposed_becomes_an_order_and_one_craftsman_at_a_time_does_not() -> None:
    table = Table(2, round=5)
    table.team(ADA, "goldsmith_5")
    table[ADA].gold = 12
    table.give(ADA, wood=2)
    table.go("cathedral")
    assert lasting(table, ADA) == ["best", "most"]
    table.match.standing.always(ADA, table.option(ADA, plan="most"))
    order = table.match.standing.standing(ADA)["cathedral"]
    assert [want["build"] for want in order.wants] == ["most", "best"]


def test_who_is_asked_nothing_can_always_answer_nothing() -> None:
    table = Table(2)
    assert lasting(table, BEN) == []
    assert lasting(table, ADA) == []
