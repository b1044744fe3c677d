"""What a viewer may know is the same in all matches that he cannot tell from this one, byte for byte."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import Match, backstage
from tests.conformance.cases import FEWER, FULL, Case, answer, everybody, looks, moments
from tests.conformance.seen import question, stored, view

EVERY, IMAGINED = 4, 2


def imagined(match: Match, viewer: int | None, luck: Random) -> list[Match]:
    """Matches as this one may be, for all that the viewer knows."""
    return [match.imagine(viewer, f"{luck.getrandbits(64)}") for _ in range(IMAGINED)]


@pytest.mark.parametrize("case", FULL, ids=str)
def test_whoever_knows_only_what_a_seat_knows_cannot_tell_where_it_is(case: Case) -> None:
    match, luck = case.start(20), Random(20)
    for number in moments(match):
        if looks(number, EVERY):
            viewer = luck.choice(everybody(match))
            known, words = match.blind(viewer), f"luck {number}"
            state = stored(match.imagine(viewer, words))
            for other in imagined(match, viewer, luck):
                assert other.blind(viewer) == known
                assert stored(other.imagine(viewer, words)) == state, (
                    "a world tells in which one it was imagined"
                )
        answer(match, luck)


@pytest.mark.parametrize("case", FULL, ids=str)
def test_what_a_seat_sees_and_is_asked_is_the_same_where_it_imagines_to_be(case: Case) -> None:
    match, luck = case.start(21), Random(21)
    for number in moments(match):
        if looks(number, 9):
            viewer = luck.choice(everybody(match))
            for other in imagined(match, viewer, luck):
                assert view(other, viewer) == view(match, viewer)
                assert other.awaited() == match.awaited()
                assert question(other, viewer) == question(match, viewer)
                assert other.census() == match.census()
                if viewer is not None and match.question(viewer) is not None:
                    assert other.default(viewer) == match.default(viewer)
                    assert other.advise(viewer, Random(number)) == match.advise(viewer, Random(number))
        answer(match, luck)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_the_seed_is_in_nothing_that_a_seat_may_know(case: Case) -> None:
    match, luck = case.start(0xC0FFEE << 64 | 22), Random(22)
    for number in moments(match):
        if looks(number, 25):
            for viewer in everybody(match):
                known = match.blind(viewer).decode()
                assert match.seed not in known
                assert backstage.state(match.imagine(viewer, "1")).dice.seed != match.seed
        answer(match, luck)


@pytest.mark.parametrize("case", FEWER, ids=str)
def test_a_match_goes_on_to_its_end_from_where_somebody_imagines_to_be(case: Case) -> None:
    match, luck = case.start(23), Random(23)
    for number in moments(match):
        if number % 40 == 7:
            other = match.imagine(luck.choice(everybody(match)), f"{number}")
            pieces = other.census()
            for _ in moments(other):
                answer(other, luck)
            assert other.census() == pieces
        answer(match, luck)
