"""What stays secret: hands, money, chosen cards, markers left over, what lies below the top."""

from __future__ import annotations

import json
from random import Random

import pytest

from engines.kernel import Match, backstage
from engines.kernel.questions import random_picks
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.architect import Architect
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    PAULA,
    TIM,
    acts,
    architect,
    board,
    hand_of,
    last_round,
    plays_on,
    table,
)
from tests.kernel.table import question, say


def seen(match: Match, viewer: int | None) -> str:
    return match.view(viewer).model_dump_json()


def test_nobody_sees_another_hand() -> None:
    match = table()
    for viewer in (None, LEON):
        for seat in (LISA, TIM, PAULA):
            view = match.view(viewer).board
            assert json.loads(view.model_dump_json())["architects"][seat]["hand"] is None
    assert match.view(None).hand is None
    assert hand_of(match, LISA).cards == (0, 1, 2, 2, 3, 4)


def test_no_total_of_money_is_printed_but_what_is_gained_is_told() -> None:
    match = table()
    acts(match, LEON)
    outcome = say(match, LEON, "park")
    assert outcome.events[0].text.args["money"] == 2
    assert {one.money for one in board(match).architects} == {None}
    assert hand_of(match, LEON).money == 7
    assert '"money":7' not in seen(match, LISA)


def test_open_money_is_printed() -> None:
    match = table(hidden_money=False)
    acts(match, LEON)
    say(match, LEON, "park")
    assert [one.money for one in board(match).architects] == [7, 5, 5, 5]


def test_everything_is_shown_in_the_end() -> None:
    match = table()
    last_round(match)
    plays_on(match)
    for seat in range(4):
        view = board(match).architects[seat]
        assert view.money == architect(match, seat).money
        assert view.hand == hand_of(match, seat).cards


def test_numbers_of_cards_are_public() -> None:
    match = table()
    assert [one.cards for one in board(match).architects] == [6, 6, 6, 6]
    say(match, LEON, "4")
    assert [one.cards for one in board(match).architects] == [5, 6, 6, 6]


def test_what_one_player_chose_changes_nothing_that_others_see() -> None:
    one, other = table(), table()
    say(one, LEON, "4")
    say(other, LEON, "0")
    for viewer in (None, LISA):
        assert seen(one, viewer) == seen(other, viewer)


def test_a_redeal_keeps_peter_and_the_number_of_cards() -> None:
    match = table()
    say(match, LISA, "0")
    found = set()
    for seed in range(30):
        other = match.redealt(LEON, f"{seed:064x}")
        for seat in range(4):
            hand = hand_of(other, seat)
            assert [*hand.cards, *hand.chosen].count(0) == 1
            assert len(hand.cards) == len(hand_of(match, seat).cards)
        assert hand_of(other, LEON) == hand_of(match, LEON)
        assert board(other) == board(match)
        found.add(hand_of(other, LISA).chosen)
    assert len(found) > 2


def test_two_players_can_count_what_the_other_holds_but_not_what_was_chosen() -> None:
    match = table(2)
    say(match, 1, "4", "0")
    found = set()
    for seed in range(20):
        other = match.redealt(0, f"{seed:064x}")
        hand = hand_of(other, 1)
        assert sorted([*hand.cards, *hand.chosen]) == [0, 0, 1, 2, 2, 3, 4]
        found.add(tuple(sorted(hand.chosen)))
    assert len(found) > 3


def test_that_somebody_cannot_pay_for_the_centre_is_seen_by_nobody_else() -> None:
    match = table()
    acts(match, LEON)
    for seed in range(10):
        other = match.redealt(LISA, f"{seed:064x}")
        assert other.awaited() == match.awaited()
        assert seen(other, LISA) == seen(match, LISA)
        assert question(other, LEON).step == "space"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_counts_knows_all_hands_and_all_money(seats: int) -> None:
    match, luck = Match.start(TITLE, seats, TITLE.options(), f"{seats:064x}"), Random(seats)
    while not match.over:
        one = luck.choice(match.awaited())
        asked = match.question(one.seat)
        assert asked is not None
        match.answer(one.seat, random_picks(asked, luck), one.number)
        viewer = luck.randrange(seats)
        other = backstage.state(match.imagine(viewer, f"{match.length}"))
        for here, there in zip(backstage.state(match).architects, other.architects, strict=True):
            assert there.money == here.money
            assert sorted(cards_of(there)) == sorted(cards_of(here))


def cards_of(one: Architect) -> list[int]:
    return [*one.laid, *(value for value, copies in enumerate(one.hand) for _ in range(copies))]


def test_which_cards_lie_face_down_is_imagined_in_many_ways() -> None:
    match = table()
    for seat in (LISA, TIM):
        asked = question(match, seat)
        match.answer(seat, match.default(seat), asked.number)
    other = [backstage.state(match.imagine(LEON, f"{luck}")).architects[LISA].laid for luck in range(12)]
    assert all(len(laid) == 1 for laid in other)
    assert len({tuple(laid) for laid in other}) > 2
    assert match.imagine(LISA, "1").view(LISA).model_dump_json() == seen(match, LISA)
