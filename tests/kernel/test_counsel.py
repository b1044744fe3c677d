"""What a strong computer would do in a person's place rests on what that person knows, and says what it expects."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engines.kernel import Match, Mix, backstage
from engines.kernel.blind import blinded
from engines.kernel.catalogue import AnyTitle
from engines.kernel.counsel import Counsel, counsel
from engines.kernel.prospect import Given, prospect
from engines.tiny_towns import TITLE
from tests.toys import LANTERNS, SPELLS

WORLDS, LOOKS = 2, 12
Tells = Callable[[Match, int], Counsel]


def honest(match: Match, seat: int) -> Counsel:
    """By what the seat knows."""
    return counsel(match.title, match.blind(seat), seat, "luck", WORLDS)


class Open(type(LANTERNS)):  # type: ignore[misc]  # the class of a title that is there
    """Deals nothing anew: whoever thinks sees hands and lots as they lie."""

    def deal(self, game: Any, viewer: int | None, mix: Mix) -> None:
        """Leave everything where it is."""


def sees_all(match: Match, seat: int) -> Counsel:
    """By how everything really lies."""
    title = Open()
    return counsel(title, blinded(title, backstage.state(match), seat), seat, "luck", WORLDS)


def knows_the_seed(match: Match, seat: int) -> Counsel:
    """By what the seat knows, with the luck of the match."""
    return counsel(match.title, match.blind(seat), seat, backstage.state(match).dice.seed, WORLDS)


def differs(tells: Tells, title: AnyTitle) -> int:
    """In how many positions another is told where the seat cannot tell the difference."""
    luck, found, looked = Random(3), 0, 0
    match = Match.start(title, 2, title.options(), "3" * 64)
    while not match.over and looked < LOOKS:
        one = match.awaited()[0]
        question = match.question(one.seat)
        assert question is not None
        if len(question.legal) > 1:
            looked += 1
            other = match.imagine(one.seat, f"{looked}")
            found += tells(match, one.seat) != tells(other, one.seat)
        match.answer(one.seat, match.advise(one.seat, luck), one.number)
    assert looked > 2
    return found


@pytest.mark.parametrize("title", [LANTERNS, SPELLS], ids=lambda title: str(title.id))
def test_what_is_told_is_the_same_wherever_the_seat_cannot_tell_the_difference(title: AnyTitle) -> None:
    assert differs(honest, title) == 0


@pytest.mark.parametrize("tells", [sees_all, knows_the_seed])
def test_whoever_looks_at_what_is_hidden_is_found_out(tells: Tells) -> None:
    assert differs(tells, LANTERNS) > 0


def test_it_says_what_it_expects_of_the_best_and_of_the_next() -> None:
    match = Match.start(LANTERNS, 2, LANTERNS.options(), "1" * 64)
    seat = match.awaited()[0].seat
    found = counsel(LANTERNS, match.blind(seat), seat, "luck", 8)
    match.check(seat, found.best.picks)
    assert found.other is not None
    assert found.other.picks != found.best.picks
    assert found.best.final
    assert found.best.chance is not None
    assert 0 <= found.best.chance <= 1


def test_alone_there_is_no_chance_to_win() -> None:
    match = Match.start(TITLE, 1, TITLE.options(), "1" * 64)
    found = prospect(TITLE, match.blind(None), "luck", 1)
    assert found.seats == 1


def test_of_two_answers_the_one_that_wins_is_clearly_ahead() -> None:
    match = Match.start(LANTERNS, 2, LANTERNS.options(), "1" * 64)
    seat = match.awaited()[0].seat
    question = match.question(seat)
    assert question is not None
    known = match.blind(seat)
    ends = [prospect(LANTERNS, known, "luck", 16, Given(seat, (one.key,))) for one in question.legal]
    assert len({one.chance(seat) for one in ends}) > 1
    best = max(ends, key=lambda one: one.chance(seat))
    assert all(not one.ahead_of(best, seat).clear for one in ends)
    assert all(sum(firsts) == pytest.approx(1) for one in ends for firsts in one.firsts)
    assert all(one.over for one in ends)
    shares = {share for one in ends for firsts in one.firsts for share in firsts}
    assert {0.0, 1.0} <= shares <= {0.0, 0.5, 1.0}, "whoever has won has won, by however little"
