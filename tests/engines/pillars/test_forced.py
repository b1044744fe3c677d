"""What is asked although there is nothing to decide is answered by the match itself."""

from __future__ import annotations

from engines.kernel import Match
from tests.engines.pillars.scene import ADA, BEN, Table


def by_itself(match: Match) -> list[tuple[int, tuple[str, ...], str]]:
    """Give the answers that nobody has to give."""
    given = []
    while (found := match.by_itself()) is not None:
        one, picks, by = found
        match.answer(one.seat, picks, one.number, by)
        given.append((one.seat, picks, by))
    return given


def test_the_last_cube_of_the_market_is_all_that_the_bishop_can_give() -> None:
    table = Table(2)
    table.event("king")
    table.game.supply["wood"] += table.game.stock["wood"]
    table.game.supply["sand"] += table.game.stock["sand"]
    table.game.stock |= {"wood": 0, "sand": 0}
    table.stand("bishop", BEN)
    table.give(ADA, wood=2)
    table.go("event")
    assert table.asked == {BEN: "bishop"}
    assert by_itself(table.match) == [(BEN, ("stone",), "forced")]
    assert table[BEN].cubes["stone"] == 1


def test_where_there_are_two_kinds_the_bishops_guest_chooses() -> None:
    table = Table(2)
    table.event("king")
    table.game.supply["wood"] += table.game.stock["wood"]
    table.game.stock["wood"] = 0
    table.stand("bishop", BEN)
    table.go("event")
    assert table.asked == {BEN: "bishop"}
    assert by_itself(table.match) == []


def test_whoever_has_but_one_craftsman_loses_that_one() -> None:
    table = Table(2)
    table.event("departure")
    table.team(BEN, "architect", starters=False)
    table.go("event")
    assert by_itself(table.match) == [(BEN, ("architect",), "forced")]
    assert table.asked == {ADA: "discard"}


def exempted(round: int) -> Table:  # noqa: A002  # the word of the rules
    table = Table(2, round=round)
    table.die(4)
    table[BEN].advantages, table[BEN].gold = ["exemption"], 10
    table.give(ADA, wood=2)
    table.go("court")
    assert table.asked == {BEN: "exempt"}
    return table


def test_what_is_of_no_use_after_the_last_round_is_used_in_it() -> None:
    table = exempted(6)
    assert by_itself(table.match) == [(BEN, ("exemption",), "forced")]
    assert (table[BEN].gold, table[BEN].advantages) == (10, [])
    assert by_itself(exempted(5).match) == []


def test_thomas_protects_in_the_last_round_without_being_asked() -> None:
    table = Table(2, round=6)
    table.event("conflict")
    table[BEN].advantages, table[BEN].points = ["thomas"], 9
    table.give(ADA, wood=2)
    table.go("event")
    assert by_itself(table.match) == [(BEN, ("thomas",), "forced")]
    assert table[BEN].points == 9


def test_an_order_to_keep_it_comes_too_late_in_the_last_round() -> None:
    table = exempted(6)
    plain = table.match.orders(BEN)
    assert plain is not None
    table.match.order(BEN, [option.key for option in plain.options if option.parts["order"] == "exemption"])
    assert by_itself(table.match) == [(BEN, ("exemption",), "forced")]
