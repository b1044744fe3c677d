"""Standing orders: secret, changeable at any time, not rewound by undo, and needless for replay."""

from __future__ import annotations

import pytest

from engines.kernel import Entry, Match, RefusedError
from engines.pillars import TITLE
from tests.engines.pillars.scene import ADA, BEN, Table


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
