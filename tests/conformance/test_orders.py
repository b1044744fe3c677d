"""Standing orders: they answer only what their owner may answer, nobody else sees them, and taking back ends them."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Entry, Kind, Match, RefusedError, Title, Want, go_back
from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import turning_points
from engines.kernel.questions import random_picks
from tests.conformance.cases import CASES, TITLES, Case, answer, everybody, looks, moments
from tests.conformance.seen import view
from tests.conformance.test_secrets import redeals
from tests.sizes import first

WITH_ORDERS = [
    case
    for case in CASES
    if case.usual and case.seats == case.title.seats[-1] and type(case.title).orders is not Title.orders
]
SENSIBLE = [case for case in WITH_ORDERS if type(case.title).sensible is not Title.sensible]
MATCHES = 3


def give(match: Match, seat: int, luck: Random) -> None:
    """Some orders of a seat, if it is offered any; nobody else sees that."""
    others = {viewer: view(match, viewer) for viewer in everybody(match) if viewer != seat}
    match.standing.end(seat)
    offered = match.orders(seat)
    if offered is not None:
        picks = random_picks(offered, luck)
        match.order(seat, picks)
        assert set(match.given(seat)) == set(picks)
    for kind in match.standing.kinds(seat):
        if not kind.plain and luck.random() < 0.5:
            give_one(match, seat, kind, luck)
    assert {viewer: view(match, viewer) for viewer in others} == others


def give_one(match: Match, seat: int, kind: Kind, luck: Random) -> None:
    """An order of this kind with any list, condition and length, unless it contradicts another."""
    wants: list[Want] = []
    if kind.most:
        offered = [option for option in match.standing.wants(seat, kind.name) if option.blocked is None]
        assert offered, f"nothing can be listed for {kind.name}"
        number = luck.randint(1, min(kind.most, len(offered)))
        wants = [option.parts for option in luck.sample(offered, number)]
    when, hold = luck.choice(("", *kind.when)), luck.choice(kind.holds)
    against = {one.name for one in match.standing.kinds(seat) if kind.name in one.against}
    if match.standing.standing(seat).keys() & {*kind.against, *against}:
        with pytest.raises(RefusedError):
            match.standing.give(seat, kind.name, wants, when=when, hold=hold)
        return
    match.standing.give(seat, kind.name, wants, when=when, hold=hold)
    order = match.standing.standing(seat)[kind.name]
    assert (list(order.wants), order.when, order.hold) == (wants, when, hold)


def follow(match: Match) -> list[Entry]:
    """Give the answers that nobody has to give."""
    rows = []
    while (found := match.by_itself()) is not None:
        one, picks, by = found
        match.answer(one.seat, picks, one.number, by)
        rows.append(Entry(one.seat, picks, by))
    return rows


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


@pytest.mark.parametrize("matches", first([1, MATCHES]))
@pytest.mark.parametrize("case", WITH_ORDERS, ids=str)
def test_what_orders_answer_rests_on_what_the_seat_knows(case: Case, matches: int) -> None:
    answered = 0
    for seed in range(51, 51 + matches):
        match, luck = case.start(seed), Random(seed)
        for number in moments(match):
            if looks(number, 11):
                seat = luck.choice(match.awaited()).seat
                give(match, seat, luck)
                here = said(match, seat)
                for _ in range(MATCHES):
                    assert said(match.imagine(seat, f"{luck.getrandbits(64)}"), seat) == here
                answered += here[0] is not None
                match.standing.end(seat)
            answer(match, luck)
    assert answered


def said(match: Match, seat: int) -> tuple[object, ...]:
    """What the orders of a seat answer now and will do next, what it may order, and what would be sensible."""
    found, standing = match.due(), match.standing
    offered = [
        (kind, [option.key for option in standing.wants(seat, kind.name)]) for kind in standing.kinds(seat)
    ]
    nexts = [standing.next(seat, kind.name) for kind, _ in offered]
    return found, nexts, offered, match.sensible(seat)


@pytest.mark.parametrize("case", WITH_ORDERS, ids=str)
def test_a_match_with_orders_comes_to_its_end_and_is_the_same_when_it_is_played_again(case: Case) -> None:
    match, luck, journal = case.start(61), Random(61), list[Entry]()
    for _ in moments(match):
        if luck.random() < 0.3:
            give(match, luck.randrange(case.seats), luck)
        journal += follow(match)
        if not match.over:
            one = answer(match, luck)
            journal.append(Entry(one.seat, one.picks))
    assert any(entry.by == "order" for entry in journal)
    assert Match.replay(case.title, case.seats, case.options, match.seed, journal).result == match.result


@pytest.mark.parametrize("case", SENSIBLE, ids=str)
def test_what_a_sensible_person_orders_can_be_ordered(case: Case) -> None:
    match, luck, ordered = case.start(71), Random(71), 0
    for _ in moments(match):
        seat = luck.randrange(case.seats)
        match.standing.end(seat)
        for order in match.sensible(seat):
            match.standing.give(seat, order.kind, order.wants, when=order.when, hold=order.hold)
            ordered += 1
        follow(match)
        if not match.over:
            one = luck.choice(match.awaited())
            match.answer(one.seat, match.advise(one.seat, luck), one.number)
    assert ordered


@pytest.mark.parametrize(
    "title",
    [title for title in TITLES if type(title).forced is not Title.forced],
    ids=lambda one: str(one.id),
)
def test_what_cannot_matter_is_known_to_everybody(title: AnyTitle) -> None:
    found = 0
    cases = [case for case in CASES if case.title is title and case.usual]
    for seed in range(81, 121):
        match, luck = luck_of(cases, seed)
        for number in moments(match):
            forced = match.forced()
            if forced is not None or looks(number, 50):
                for other in redeals(match, None, luck):
                    assert other.forced() == forced
            if forced is None:
                answer(match, luck)
            else:
                match.answer(forced[0].seat, forced[1], forced[0].number, "forced")
                found += 1
        if found and seed > 81 + len(cases):
            return
    raise AssertionError("everything mattered")


def luck_of(cases: list[Case], seed: int) -> tuple[Match, Random]:
    """A match of one of these cases in turn, and the luck of its players."""
    return cases[seed % len(cases)].start(seed), Random(seed)
