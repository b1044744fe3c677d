"""Every title's running score leads to its final sheet, and can be said."""

from __future__ import annotations

from random import Random

import pytest

from data.words import has, languages
from engines.kernel.catalogue import AnyTitle, titles
from tests.conformance.cases import CASES, Case, answer, moments


@pytest.mark.parametrize("case", CASES, ids=str)
def test_points_so_far_come_to_the_final_score_and_rounds_go_one_way(case: Case) -> None:
    match, luck = case.start(5), Random(5)
    before, rounds, played = match.save(), [match.round_begun()], match.points_so_far()
    assert match.save() == before, "looking at the points changes the match"
    for _ in moments(match):
        if played is not None:
            assert len(played) == case.seats
        answer(match, luck)
        rounds.append(match.round_begun())
        if rounds[-1] != rounds[-2] or match.over:
            played = match.points_so_far()
    assert rounds == sorted(rounds)
    assert rounds[0] in (0, 1)
    assert match.result is not None
    assert played is None or played == tuple(seat.score for seat in match.result.seats)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: str(title.id))
def test_points_by_round_can_be_said(title: AnyTitle) -> None:
    match = next(case for case in CASES if case.title is title).start(5)
    if match.points_so_far() is None:
        return
    for language in languages():
        for message in ("points-round", "points-so-far"):
            assert has(language, f"{title.words}-{message}")
