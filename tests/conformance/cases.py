"""What is played in the conformance tests: every title, every number of seats, every value of every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from engines.kernel import Match, Option, Options, Outcome, Picks, Question
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.questions import random_picks
from tests.toys import TOYS

TITLES: tuple[AnyTitle, ...] = (*titles().values(), *TOYS)
LONGEST = 20_000


@dataclass(frozen=True)
class Case:
    """One way to play a title."""

    title: AnyTitle
    seats: int
    options: Options

    def __str__(self) -> str:
        default = self.title.options().written()
        changed = [
            f"{name}={value}" for name, value in self.options.written().items() if value != default[name]
        ]
        return "-".join([self.title.id, str(self.seats), *changed])

    @property
    def usual(self) -> bool:
        """Whether the options are as they come."""
        return bool(self.options == self.title.options())

    @property
    def outermost(self) -> bool:
        """Whether as few or as many as can be play it as it comes."""
        return self.usual and self.seats in {min(self.title.seats), max(self.title.seats)}

    @property
    def full(self) -> bool:
        """Whether as many as can be play it as it comes."""
        return self.usual and self.seats == max(self.title.seats)

    def start(self, seed: int) -> Match:
        """A match whose dice follow from a small number."""
        return Match.start(self.title, self.seats, self.options, f"{seed:064x}")


def cases_of(title: AnyTitle) -> Iterator[Case]:
    """Every number of seats with the options as they come, then as few more as cover every value of every option."""
    for seats in title.seats:
        yield Case(title, seats, title.options())
    default = title.options().written()
    missing = {
        (name, value)
        for name, values in title.options.choices().items()
        for value in values
        if value != default[name]
    }
    luck = Random(title.id)
    for _ in range(500):
        if not missing:
            return
        seats, written = luck.choice(title.seats), dict(default)
        for name, value in luck.sample(sorted(missing), len(missing)):
            tried = {**written, name: value}
            if written[name] == default[name] and allowed(title, seats, tried):
                written = tried
        if covered := missing & set(written.items()):
            missing -= covered
            yield Case(title, seats, title.options.parse(written))
    raise AssertionError(f"no match of {title.id} can be opened with any of {sorted(missing)}")


def allowed(title: AnyTitle, seats: int, written: dict[str, str]) -> bool:
    """Whether these options go together."""
    return title.conflict(seats, title.options.parse(written)) is None


CASES = tuple(case for title in TITLES for case in cases_of(title))

FEWER = tuple(case if case.outermost else pytest.param(case, marks=pytest.mark.long) for case in CASES)
"""For what takes long: only the fewest and the most seats with the options as they come, unless everything is tried."""

FULL = tuple(case if case.full else pytest.param(case, marks=pytest.mark.long) for case in CASES)
"""For what takes longest: only the most seats with the options as they come, unless everything is tried."""


@dataclass(frozen=True)
class Answered:
    """An answer that was given, and to what."""

    seat: int
    question: Question
    picks: Picks
    outcome: Outcome

    @property
    def final(self) -> bool:
        """Whether the panel said that it could not be taken back."""
        return self.question.final or any(option.final for option in self.chosen)

    @property
    def chosen(self) -> list[Option]:
        """What was picked."""
        return [option for option in self.question.options if option.key in self.picks]


def choose(match: Match, luck: Random) -> tuple[int, Question, Picks]:
    """One of those who are waited for, and what it might answer; computer players' ideas are among it."""
    seat = luck.choice(match.awaited()).seat
    question = asked(match, seat)
    picks = match.advise(seat, luck) if luck.random() < 0.1 else random_picks(question, luck)
    return seat, question, picks


def answer(match: Match, luck: Random) -> Answered:
    """Some legal answer of somebody who is waited for."""
    seat, question, picks = choose(match, luck)
    return Answered(seat, question, picks, match.answer(seat, picks, question.number))


def asked(match: Match, seat: int, *, teach: bool = False) -> Question:
    """The question of a seat that is waited for."""
    question = match.question(seat, teach=teach)
    assert question is not None
    return question


def moments(match: Match) -> Iterator[int]:
    """Count the answers until a match is over; whoever takes a moment answers in it."""
    for number in range(LONGEST):
        if match.over:
            return
        yield number
    raise AssertionError("the match does not end")


def looks(number: int, every: int) -> bool:
    """Whether to look closely at this moment: at the first three, and at one in so many after them."""
    return number < 3 or number % every == 0


def everybody(match: Match) -> list[int | None]:
    """Each seat, and a spectator."""
    return [*range(match.seats), None]
