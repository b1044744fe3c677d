"""“Cannot be taken back” is said where it is true, and nowhere else."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Match, RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from tests.conformance.cases import CASES, Answered, Case, answer, moments

SOME_SEATS = (1, 2, 4)


def reveals(match: Match, given: Answered) -> bool:
    """Whether the answer, with what the match answers by itself after it, showed something hidden or used chance."""
    revealed = given.outcome.revealed
    while (found := match.by_itself()) is not None:
        asked, picks, by = found
        revealed |= match.answer(asked.seat, picks, asked.number, by).revealed
    return revealed


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: str(title.id))
def test_what_is_marked_as_final_reveals_something_and_all_else_can_be_taken_back(title: AnyTitle) -> None:
    cases = [case for case in CASES if case.title is title and case.usual and case.seats in SOME_SEATS]
    assert sum(marked_in(case, 1) for case in cases), "nothing was ever marked"


@pytest.mark.long
@pytest.mark.parametrize("title", titles().values(), ids=lambda title: str(title.id))
def test_the_same_with_every_number_of_seats_and_every_option(title: AnyTitle) -> None:
    for seed, case in enumerate(CASES):
        if case.title is title:
            marked_in(case, seed)


def marked_in(case: Case, seed: int) -> int:
    """How many answers of a random match were marked as final, each of which must be."""
    match, luck, marked = case.start(seed), Random(seed), 0
    for _ in moments(match):
        given = answer(match, luck)
        said = f"{given.picks} to {given.question.step} in {case}"
        revealed = reveals(match, given)
        if given.final:
            marked += 1
            assert revealed, f"{said} was marked as final, and nothing came to light"
            assert not match.can_undo(given.seat)
            with pytest.raises(RefusedError):
                match.undo(given.seat)
        elif not match.over:
            assert match.can_undo(given.seat), f"{said} was not marked as final, and stands for good"
    return marked
