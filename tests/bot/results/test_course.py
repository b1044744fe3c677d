"""Points by round lead from the beginning of a match to its final sheet, whatever was taken back on the way."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.results.course import Course, Courses, course_of, rounds_begun
from bot.results.reel import matches
from engines.kernel import Entry, Match, RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.journal import standing
from tests.bot.results.test_replay import SEED, played
from tests.toys import LANTERNS, TOYS, YARDS


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for toy in TOYS:
        monkeypatch.setitem(titles(), toy.id, toy)


def scores(match: Match) -> list[int]:
    assert match.result is not None
    return [seat.score for seat in match.result.seats]


@pytest.mark.parametrize("title", [YARDS, *titles().values()], ids=lambda title: str(title.id))
def test_a_course_goes_from_the_start_to_the_final_sheet(title: AnyTitle) -> None:
    shown, match, _ = played(title, 2)
    course = course_of(shown, scores(match))
    assert course is not None
    assert list(course.final) == scores(match)
    assert len(course.rounds) == match.round_begun() + 1
    assert course.rounds[0] == Match.start(title, 2, match.options, SEED).points_so_far()
    assert all(len(points) == 2 for points in course.rounds)


@pytest.mark.parametrize("title", [YARDS, *titles().values()], ids=lambda title: str(title.id))
def test_what_was_taken_back_leaves_nothing_behind(title: AnyTitle) -> None:
    """The course is that of a match in which nobody ever hesitated."""
    shown, match, _ = played(title, 3)
    stands = tuple(Entry(one.seat, one.picks, one.by) for one in standing(shown.entries))
    assert len(stands) < len(shown.entries)
    assert any(entry.by == "back" for entry in shown.entries)
    assert course_of(shown, scores(match)) == course_of(replace(shown, entries=stands), scores(match))


def test_a_round_begins_with_the_step_in_which_it_is_first_played_for_good() -> None:
    shown, match, _ = played(YARDS, 3)
    begun = rounds_begun(shown)
    assert [*begun] == [*range(1, match.round_begun() + 1)]
    rounds = [one.round_begun() for one in matches(shown)]
    for one, step in begun.items():
        assert rounds[step] == one
        assert all(later >= one for later in rounds[step:]), "it is never played before that again"
    assert rounds_begun(replace(shown, entries=(Entry(0, ("no such answer",)),))) == {}


def test_a_match_under_other_rules_is_refused() -> None:
    shown, match, _ = played(YARDS, 2)
    other = [score + 1 for score in scores(match)]
    broken = replace(shown, entries=(Entry(0, ("no such answer",)), *shown.entries))
    for reel, final in ((shown, other), (broken, scores(match))):
        with pytest.raises(RefusedError) as refused:
            course_of(reel, final)
        assert refused.value.text.id == "replay-other-rules"


def test_a_title_that_counts_only_at_the_end_has_no_course() -> None:
    shown, match, _ = played(LANTERNS, 2)
    assert course_of(shown, scores(match)) is None


async def test_a_course_is_worked_out_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, match, _ = played(YARDS, 2)
    courses, final = Courses(), scores(match)
    first, *others = await asyncio.gather(*(courses.of(1, shown, final) for _ in range(5)))
    assert isinstance(first, Course)
    assert all(other is first for other in others)
    monkeypatch.setattr("bot.results.course.KEPT", 2)
    for table in (2, 3):
        await courses.of(table, shown, final)
    assert await courses.of(1, shown, final) is not first
    begun = await courses.begun(1, shown)
    assert await courses.begun(1, shown) is begun
    for table in (2, 3):
        await courses.begun(table, shown)
    assert await courses.begun(1, shown) is not begun
    assert await courses.begun(1, shown) == begun


async def test_one_that_cannot_be_played_again_is_refused_to_all() -> None:
    shown, match, _ = played(YARDS, 2)
    courses = Courses()
    for _ in range(2):
        with pytest.raises(RefusedError):
            await courses.of(1, shown, [score + 1 for score in scores(match)])
