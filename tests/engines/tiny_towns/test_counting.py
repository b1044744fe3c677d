"""What is counted while a match goes on is what would be counted if it ended now."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Match, backstage
from engines.kernel.catalogue import title_of
from engines.kernel.questions import random_picks
from engines.tiny_towns.components import tables
from engines.tiny_towns.counting import hungry_and_fed, laid_out, next_rank, worth_now
from engines.tiny_towns.ending import score_seat
from engines.tiny_towns.squares import NAMES

TOWNS = title_of("tiny_towns")


@pytest.mark.parametrize("seats", [1, 4])
def test_what_everybody_sees_is_enough_to_count_by(seats: int) -> None:
    match, luck, counted = Match.start(TOWNS, seats, TOWNS.options(), f"{7:064x}"), Random(7), 0
    while not match.over:
        seat = luck.choice(match.awaited()).seat
        question = match.question(seat)
        assert question is not None
        match.answer(seat, random_picks(question, luck), question.number)
        board = match.view(None).board
        for one in range(seats):
            assert worth_now(board, one) == score_seat(backstage.state(match), one).total
            counted += 1
    assert counted > 20
    assert match.result is not None
    board = match.view(None).board
    for seat, ended in enumerate(match.result.seats):
        assert worth_now(board, seat) == ended.score
        fed = {NAMES[square] for square in laid_out(board, seat).fed}
        assert fed == set(board.towns[seat].fed)
        assert {NAMES[square] for square, eats in hungry_and_fed(board, seat).items() if eats} <= fed


def test_the_next_rank_is_the_least_that_is_better() -> None:
    ranks = tables().solo.ranks
    assert next_rank(ranks[-1] - 1) == (len(ranks), ranks[-1])
    assert next_rank(ranks[-1]) == (len(ranks) - 1, ranks[-2])
    assert next_rank(ranks[0] - 1) == (1, ranks[0])
    assert next_rank(ranks[0]) is None
