"""Standing orders: secret, changeable at any time, not rewound by undo, and needless for replay."""

from __future__ import annotations

import pytest

from engines.kernel import Entry, Match, RefusedError
from engines.pillars import TITLE
from tests.engines.pillars.scene import ADA, BEN, CLEO, Table


def key(match: Match, seat: int, *parts: str) -> str:
    question = match.orders(seat)
    assert question is not None
    return next(option.key for option in question.options if tuple(option.parts.values()) == parts)


def drive(match: Match) -> list[Entry]:
    """What the house does after each answer: follow all orders that are due."""
    rows = []
    while due := match.due():
        one, picks = due
        rows.append(Entry(one.seat, picks, "order"))
        match.answer(one.seat, picks, one.number, "order")
    return rows


def drawn() -> Table:
    table = Table(2)
    table.game.redrawn = True
    table.builders(ADA, BEN, BEN, ADA)
    return table


def test_an_order_answers_when_its_question_comes_and_stops_at_its_price() -> None:
    table = drawn()
    match = table.match
    match.order(BEN, (key(match, BEN, "pass_5"),))
    assert match.due() is None
    table.do(ADA, space="bishop")
    assert [entry.seat for entry in drive(match)] == [BEN]
    assert table.board.track.passed[1] == BEN
    assert table.asked == {BEN: "builder"}
    assert table.game.price == 5


def test_nobody_else_sees_an_order() -> None:
    table = drawn()
    match = table.match
    before = [match.view(viewer) for viewer in (None, ADA, BEN)]
    match.order(BEN, (key(match, BEN, "pass_5"),))
    assert [match.view(viewer) for viewer in (None, ADA, BEN)] == before
    assert match.redealt(ADA, "1" * 64).given(BEN) == ()
    assert match.redealt(BEN, "1" * 64).given(BEN) == match.given(BEN)


def test_an_order_is_saved_and_can_be_changed() -> None:
    table = drawn()
    match = table.match
    match.order(BEN, (key(match, BEN, "pass_5"),))
    loaded = Match.load(TITLE, match.save())
    assert loaded.given(BEN) == match.given(BEN)
    loaded.order(BEN, ())
    assert loaded.given(BEN) == ()


def test_an_order_ends_with_its_round() -> None:
    table = Table(2)
    match = table.match
    match.order(BEN, (key(match, BEN, "build"),))
    table.give(BEN, wood=2)
    table.go("cathedral")
    assert match.due() is not None
    drive(match)
    assert table.board.round == 2
    assert match.given(BEN) == ()


def test_undo_rewinds_no_order_but_taking_back_what_it_did_ends_it() -> None:
    table = Table(3)
    match = table.match
    for seat in range(3):
        table.give(seat, wood=2)
    table.go("cathedral")
    match.order(BEN, (key(match, BEN, "build"),))
    table.do(ADA, plan="stop")
    drive(match)
    match.undo(ADA)
    assert match.given(BEN) != ()
    assert table.asked.get(BEN) != "build"
    match.undo(BEN)
    assert match.given(BEN) == ()
    assert match.due() is None


def test_replay_needs_no_orders() -> None:
    match = Match.start(TITLE, 2, TITLE.options(), "2" * 64)
    journal: list[Entry] = []
    while not match.over:
        for seat in range(2):
            question = match.orders(seat)
            if question is not None:
                match.order(seat, tuple(option.key for option in question.options))
        journal += drive(match)
        if match.over:
            break
        one = match.awaited()[0]
        picks = match.default(one.seat)
        match.answer(one.seat, picks, one.number)
        journal.append(Entry(one.seat, picks))
    assert {entry.by for entry in journal} == {"person", "order"}
    again = Match.replay(TITLE, 2, TITLE.options(), "2" * 64, journal)
    assert again.result == match.result


def test_leaving_builders_alone_means_nothing_once_the_right_is_used() -> None:
    table = Table(2)
    table.builders(ADA, BEN)
    match = table.match
    assert key(match, ADA, "keep")
    table.do(ADA, space="redraw")
    question = match.orders(ADA)
    assert question is not None
    assert all(option.parts["order"] != "keep" for option in question.options)


def test_an_unknown_order_is_refused() -> None:
    match = Match.start(TITLE, 2, TITLE.options(), "2" * 64)
    with pytest.raises(RefusedError):
        match.order(ADA, ("9:pass:1",))


def test_building_as_proposed_where_the_proposal_is_to_keep_the_gold() -> None:
    table = Table(2, round=5)
    match = table.match
    table.team(ADA, "goldsmith_5", starters=False)
    table[ADA].gold = 12
    table.give(BEN, wood=2)
    table.go("cathedral")
    match.order(ADA, (key(match, ADA, "build"),))
    assert [entry.picks for entry in drive(match)] == [("best",)]
    assert table.asked == {BEN: "build"}
    assert table[ADA].gold == 12


def test_building_as_proposed_also_keeps_the_cubes_that_are_proposed() -> None:
    """Where nobody can work, only the cubes are asked about."""
    table = Table(2)
    match = table.match
    table.team(ADA, "architect", starters=False)
    table.give(ADA, wood=3, stone=2, metal=2)
    table.give(BEN, wood=2)
    table.go("cathedral")
    assert table.asked[ADA] == "keep"
    assert match.due() is None
    match.order(ADA, (key(match, ADA, "build"),))
    drive(match)
    assert table.asked == {BEN: "build"}
    assert table[ADA].cubes == {"sand": 0, "wood": 3, "stone": 0, "metal": 2}


def test_the_order_not_to_ask_about_thomas_keeps_him() -> None:
    table = Table(2)
    match = table.match
    table.event("william")
    table[BEN].advantages, table[BEN].gold = ["thomas", "exemption"], 10
    match.order(BEN, (key(match, BEN, "thomas"),))
    table.give(ADA, wood=2)
    table.go("event")
    assert table.asked == {BEN: "protect"}
    assert [entry.picks for entry in drive(match)] == [("no",)]
    assert (table[BEN].gold, table[BEN].advantages) == (6, ["thomas", "exemption"])
    assert table.asked == {BEN: "exempt"}, "the order speaks of Thomas alone"


def test_the_order_not_to_ask_about_the_exemption_pays_the_tax_and_keeps_it() -> None:
    table = Table(2)
    match = table.match
    table.die(4)
    table[BEN].advantages, table[BEN].gold = ["exemption"], 10
    table.give(ADA, wood=2)
    table.go("court")
    assert table.asked == {BEN: "exempt"}
    match.order(BEN, (key(match, BEN, "build"),))
    assert match.due() is None, "that order speaks of the cathedral"
    match.order(BEN, (key(match, BEN, "exemption"),))
    assert [entry.picks for entry in drive(match)] == [("no",)]
    assert (table[BEN].gold, table[BEN].advantages) == (6, ["exemption"])


def test_leaving_all_builders_as_they_are_drawn_is_the_answer_leave_all_this_round() -> None:
    table = Table(3)
    match = table.match
    table.builders(BEN, CLEO, ADA)
    assert table.asked == {ADA: "redraw"}
    match.order(ADA, (key(match, ADA, "keep"),))
    assert [entry.picks for entry in drive(match)] == [("keep_all",)]
    assert "Ada puts no drawn builder back this round." in table.told()
    for seat in (BEN, CLEO):
        assert table.asked == {seat: "builder"}
        table.do(seat, space="pass")
    assert table.why(ADA, space="redraw") == "redrawn"


def poor(seat: int, *order: int) -> Table:
    """The owner of Remigius has no gold; these builders are drawn, and nobody may draw again."""
    table = Table(2)
    table.game.redrawn = True
    table[seat].advantages, table[seat].gold = ["remigius"], 0
    table.builders(*order)
    return table


def test_whoever_does_not_want_to_be_asked_about_remigius_passes_where_nothing_else_is_possible() -> None:
    table = poor(BEN, BEN, BEN, ADA)
    match = table.match
    assert table.asked == {BEN: "builder"}
    assert match.due() is None
    match.order(BEN, (key(match, BEN, "remigius"),))
    assert [entry.picks for entry in drive(match)] == [("pass",), ("pass",)]
    assert table.board.track.passed[:2] == (BEN, BEN)
    assert table[BEN].advantages == ["remigius"]
    assert table.asked == {ADA: "builder"}


def test_whoever_can_pay_is_asked_all_the_same() -> None:
    table = poor(BEN, BEN, BEN, ADA)
    match = table.match
    table[BEN].gold = 6
    match.order(BEN, (key(match, BEN, "remigius"),))
    drive(match)
    assert table.game.price == 6
    assert table.asked == {BEN: "builder"}
    assert match.due() is None


def test_the_start_player_is_still_asked_whether_to_draw_again_unless_he_leaves_all() -> None:
    table = poor(ADA, ADA, BEN)
    match = table.match
    table.game.redrawn = False
    table.builders(ADA, BEN)
    match.order(ADA, (key(match, ADA, "remigius"),))
    assert match.due() is None
    match.order(ADA, (key(match, ADA, "keep"),))
    assert match.due() is None
    match.order(ADA, (key(match, ADA, "keep"), key(match, ADA, "remigius")))
    due = match.due()
    assert due is not None
    assert due[1] == ("pass",)


def test_the_order_about_remigius_is_offered_while_he_can_be_used() -> None:
    table = poor(BEN, BEN, ADA)
    match = table.match
    table.do(BEN, use="remigius")
    question = match.orders(BEN)
    assert question is not None
    assert all(option.parts["order"] != "remigius" for option in question.options)
    table = Table(2)
    table[BEN].advantages = ["remigius"]
    assert key(table.match, BEN, "remigius")
    table.give(ADA, wood=2)
    table.go("cathedral")
    question = table.match.orders(BEN)
    assert question is not None
    assert [option.parts["order"] for option in question.options] == ["build"]
