"""A lesson: a whole match that is written down with its seed and all answers, and the moments at which it teaches."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from data.components import EachOnce, load
from engines.kernel.catalogue import AnyTitle, title_of
from engines.kernel.match import Match
from engines.kernel.questions import Option, Picks, Question, RefusedError

PUPIL = 0
Shows = Literal["seat", "hand", "table", "scores"]
Parts = dict[str, str]
Row = tuple[int, Picks]
Verdict = Literal["right", "fine", "poor"]


class LessonError(Exception):
    """The lesson of a title and its rules have drifted apart; the message says where."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Mistake(_Record):
    """Options with these parts, and the word under which the texts say what is poor about them."""

    of: Parts
    why: str


class Step(_Record):
    """A moment of the lesson: before which row of the journal it is, whether the pupil answers there, and what the picture shows.

    Points: the options that glow; rings: what glows beside them, by the part that would name it. Fine: those that are as good as the answer that stands in the journal. Poor: those of
    which something of their own is said. In all of them an option is meant that has all these parts.
    """

    id: str
    at: int
    asks: bool = True
    shows: Shows | None = None
    points: tuple[Parts, ...] = ()
    rings: tuple[Parts, ...] = ()
    fine: tuple[Parts, ...] = ()
    poor: tuple[Mistake, ...] = ()


class Lesson(_Record):
    """Everything of a lesson but its words; each row of the journal is a seat with what it picked."""

    seed: str
    seats: int
    options: dict[str, str] = {}
    ends: tuple[int, ...]
    journal: tuple[Row, ...]
    step: Annotated[tuple[Step, ...], Field(min_length=1), EachOnce]

    def picks(self, step: Step) -> Picks:
        """What the pupil answers in a step."""
        return self.journal[step.at][1]


@dataclass(frozen=True)
class Judged:
    """What a lesson thinks of an answer, and under which word its texts say why."""

    verdict: Verdict
    why: str


@cache
def has_lesson(title: str) -> bool:
    """Whether there is a lesson of this title."""
    return (files("data") / title / "lesson.toml").is_file()


@cache
def lesson_of(title: str) -> Lesson:
    """The lesson of a title."""
    return load(f"{title}/lesson", Lesson)


@cache
def edition(title: str) -> str:
    """What tells this lesson, under the rules of now, from every other one."""
    written = f"{title_of(title).version}|{lesson_of(title).model_dump_json()}"
    return hashlib.sha256(written.encode()).hexdigest()[:16]


def moment(title: str, number: int) -> Match:
    """The match as it stands at a step of the lesson; LessonError where the rules do not lead there any more."""
    return Match.load(title_of(title), _moments(title)[number])


@cache
def _moments(title: str) -> tuple[bytes, ...]:
    """The match at every step, as it is saved: whoever takes a lesson goes through them one by one."""
    lesson = lesson_of(title)
    saved: dict[int, bytes] = {}
    wanted = {step.at for step in lesson.step}
    for number, match in enumerate(_played(title_of(title), lesson)):
        if number in wanted:
            saved[number] = match.save()
    if missing := wanted - saved.keys():
        raise LessonError(f"{title}: the match is over before row {min(missing)}")
    return tuple(saved[step.at] for step in lesson.step)


def _played(title: AnyTitle, lesson: Lesson) -> Iterator[Match]:
    """The match before each row of the journal, and after the last one."""
    given = 0
    try:
        match = Match.start(title, lesson.seats, title.options.parse(lesson.options), lesson.seed)
        for seat, picks in lesson.journal:
            settle(match)
            yield match
            answered(match, seat, picks)
            given += 1
        settle(match)
    except RefusedError as error:
        raise LessonError(f"{title.id}, row {given}: {error.text.id}") from error
    if match.result is None or tuple(one.score for one in match.result.seats) != lesson.ends:
        raise LessonError(f"{title.id}: the match does not end with {lesson.ends}")
    yield match


def settle(match: Match) -> None:
    """What cannot matter is answered by itself, as at every table."""
    while (due := match.forced()) is not None:
        one, picks = due
        match.answer(one.seat, picks, one.number, "forced")


def answered(match: Match, seat: int, picks: Picks) -> None:
    """A seat answers whatever it is asked."""
    question = match.question(seat)
    number = -1 if question is None else question.number
    match.answer(seat, picks, number, "person" if seat == PUPIL else "computer")


def tried(match: Match, picks: Picks) -> Match:
    """A copy of the match in which the pupil has answered this."""
    copy = Match.load(match.title, match.save())
    answered(copy, PUPIL, picks)
    return copy


def judged(lesson: Lesson, step: Step, question: Question, picks: Picks) -> Judged:
    """What is to be said of an answer of the pupil."""
    right = lesson.picks(step)
    if (picks if question.ordered else sorted(picks)) == (right if question.ordered else sorted(right)):
        return Judged("right", "right")
    chosen = [option for option in question.options if option.key in picks]
    for one in step.poor:
        if any(_meant(option, one.of) for option in chosen):
            return Judged("poor", one.why)
    if step.fine and chosen and all(any(_meant(option, of) for of in step.fine) for option in chosen):
        return Judged("fine", "fine")
    return Judged("poor", "other")


def pointed(step: Step, question: Question) -> Sequence[Option]:
    """The options that the lesson speaks of (all of them, where it names nothing), and what it rings beside them."""
    if not step.points and not step.rings:
        return question.options
    found = [option for option in question.options if any(_meant(option, of) for of in step.points)]
    return [*found, *(Option(parts) for parts in step.rings)]


def _meant(option: Option, parts: Mapping[str, str]) -> bool:
    return all(option.parts.get(part) == value for part, value in parts.items())
