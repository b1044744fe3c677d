"""Standing orders: they answer only what their owner may answer, nobody else sees them, and taking back ends them."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Entry, Match, Title, go_back
from engines.kernel.journal import turning_points
from engines.kernel.questions import random_picks
from tests.conformance.cases import CASES, Case, answer, everybody, moments
from tests.conformance.seen import view

WITH_ORDERS = [
    case
    for case in CASES
    if case.usual and case.seats == case.title.seats[-1] and type(case.title).orders is not Title.orders
]
MATCHES = 3


def give(match: Match, seat: int, luck: Random) -> None:
    """Some orders of a seat, if it is offered any; nobody else sees that."""
    offered = match.orders(seat)
    if offered is None:
        return
    others = {viewer: view(match, viewer) for viewer in everybody(match) if viewer != seat}
    picks = random_picks(offered, luck)
    match.order(seat, picks)
    assert set(match.given(seat)) == set(picks)
    assert {viewer: view(match, viewer) for viewer in others} == others


@pytest.mark.parametrize("case", WITH_ORDERS, ids=str)
def test_who_takes_back_what_an_order_answered_is_asked_again(case: Case) -> None:
    taken_back = 0
    for seed in range(21, 21 + MATCHES):
        match, luck = case.start(seed), Random(seed)
        for _ in moments(match):
            if luck.random() < 0.2:
                give(match, luck.randrange(case.seats), luck)
            while (due := match.due()) is not None:
                asked, picks = due
                match.answer(asked.seat, picks, asked.number, "order")
                if match.last(asked.seat) == match.length - 1:
                    match.undo(asked.seat)
                    taken_back += 1
                    again = match.due()
                    assert again is None or again[0].seat != asked.seat
                    break
            if not match.over:
                answer(match, luck)
    assert taken_back


@pytest.mark.parametrize("case", WITH_ORDERS, ids=str)
def test_no_order_is_left_when_all_agree_to_go_back(case: Case) -> None:
    """They would answer the same at once."""
    match, luck, journal, given = case.start(41), Random(41), list[Entry](), 0
    for _ in moments(match):
        give(match, luck.randrange(case.seats), luck)
        if match.due() is None and any(map(match.given, range(case.seats))) and turning_points(journal, 1):
            given += 1
            again = go_back(match, journal, luck.choice(turning_points(journal, 9)).row).match
            assert not any(map(again.given, range(case.seats)))
            assert again.due() is None
        if given == MATCHES:
            return
        while (due := match.due()) is not None:
            asked, picks = due
            match.answer(asked.seat, picks, asked.number, "order")
            journal.append(Entry(asked.seat, picks, "order"))
        if not match.over:
            one = answer(match, luck)
            journal.append(Entry(one.seat, one.picks))
    raise AssertionError("nobody gave an order")
