"""The computer player and the safe answers."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Match, backstage, picks_of
from engines.kernel.imagined import Imagined
from engines.kernel.questions import random_picks
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.options import EXPERT
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    acts,
    board,
    built,
    opened,
    owns,
    stands,
    table,
    top,
)
from tests.kernel.table import question, say

LUCK = Random(1)


def advised(match: Match, seat: int) -> tuple[str, ...]:
    return match.advise(seat, LUCK)


def test_it_takes_a_shop_that_pays_much() -> None:
    match = table()
    built(match, LISA, 59, 54, 50)
    top(match, 43, 1, 35, 60)
    acts(match, LISA)
    assert advised(match, LISA) == ("shop",)


def test_it_does_not_give_slots_away() -> None:
    match = table()
    built(match, LISA, 30)
    top(match, 23, 60, 49)
    acts(match, LISA)
    (key,) = advised(match, LISA)
    assert key not in ("inn", "guild", "centre:inn", "centre:guild")


def test_it_uses_tiles_that_bring_something() -> None:
    match = table()
    owns(match, LISA, "gate_2", "chapel_2", "keep_card")
    stands(match, LISA, gate=1)
    acts(match, LISA)
    assert advised(match, LISA) == ("keep_card",)
    say(match, LISA, "keep_card")
    say(match, LISA, "guild")
    assert advised(match, LISA) == ("chapel_2",)
    say(match, LISA, "chapel_2")
    assert advised(match, LISA) == ("gate_2",)


def test_it_raises_a_card_that_overtakes_somebody() -> None:
    match = table()
    owns(match, LISA, "card_plus1")
    for seat, card in enumerate(("2", "2", "0", "0")):
        say(match, seat, card)
    assert advised(match, LISA) == ("card_plus1",)


def test_it_keeps_a_tile_that_overtakes_nobody() -> None:
    match = table()
    owns(match, LISA, "card_plus1")
    for seat, card in enumerate(("3", "1", "0", "0")):
        say(match, seat, card)
    assert advised(match, LISA) == ("go_on",)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_players_who_answer_at_random(seats: int) -> None:
    luck, won = Random(3), 0
    for number in range(6):
        match = opened(seats, number)
        while not match.over:
            seat = match.awaited()[0].seat
            picks = advised(match, seat) if seat == LEON else random_picks(question(match, seat), luck)
            say(match, seat, *picks)
        assert match.result is not None
        won += match.result.winners == (LEON,)
    assert won >= 5


def test_safe_answers_build_full_bridges_and_use_no_tiles() -> None:
    match = opened()
    owns(match, LEON, "chapel_2", "take_lady")
    while not match.over:
        seat = match.awaited()[0].seat
        say(match, seat, *match.default(seat))
    kinds = [tile.kind for tile in board(match).architects[LEON].tiles]
    assert {"chapel_2", "take_lady"} <= set(kinds)


TILES = [(field, how) for field, all_of_them in EXPERT.items() for how in all_of_them]


@pytest.mark.parametrize(("field", "how"), TILES, ids=[how for _, how in TILES])
def test_every_scoring_tile_changes_what_it_does(field: str, how: str) -> None:
    assert any(differing(field, how, number) for number in range(6))


def differing(field: str, how: str, number: int) -> int:
    """How often in a match something else is done than if the field were scored as printed."""
    match = Imagined.begun(TITLE, 3, TITLE.options.parse({field: how}), f"{number:064x}")
    differ = 0
    while not match.over:
        seat = match.next()
        answer = match.advised(seat, LUCK)
        match.game.scoring[field] = "base"
        differ += picks_of(match.advised(seat, LUCK)) != picks_of(answer)
        match.game.scoring[field] = how
        match.carry_out(seat, answer)
    return differ


def test_it_has_cards_to_bid_with_until_the_end() -> None:
    hands, poor = 0, 0
    for number in range(3):
        match = opened(4, number)
        while not match.over:
            seat = match.awaited()[0].seat
            game = backstage.state(match)
            if question(match, seat).step == "bid" and game.round >= 6:
                hands += 1
                poor += not any(game.architects[seat].hand[1:])
            say(match, seat, *advised(match, seat))
    assert hands >= 60
    assert poor <= hands // 10
