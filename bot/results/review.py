"""A look back at a match: what each seat could expect while it went on, and the answers that cost most."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.results.reel import Reel, matches
from data.text import Text
from engines.kernel import Entry, Frozen, Match, Picks, Question, RefusedError
from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import standing
from engines.kernel.levels import think
from engines.kernel.prospect import Gap, Given, prospect

log = logging.getLogger(__name__)
SAMPLES = 32
CURVE, FIRST, SURE = 48, 16, 64
LUCK = "review"


class Picked(Frozen):
    """An option by its parts, and whether these are called as one."""

    parts: dict[str, str]
    joint: bool


class Said(Frozen):
    """A whole answer: what was picked, and how picking nothing is called."""

    picked: tuple[Picked, ...]
    nothing: Text | None = None


class Moment(Frozen):
    """An answer that cost much: where it stands, what was asked and played, what would have been better, and what each led one to expect."""

    step: int
    round: int
    seat: int
    prompt: Text
    played: Said
    better: Said
    with_played: float
    with_better: float


class Review(Frozen):
    """What each seat could expect after so many answers: a chance to win, or alone the points; when rounds began; the moments.

    Own: of each seat that these are not about, the answer that cost it most.
    """

    alone: bool
    steps: tuple[int, ...]
    expected: tuple[tuple[float, ...], ...]
    rounds: tuple[tuple[int, int], ...]
    moments: tuple[Moment, ...]
    own: tuple[Moment, ...] = ()

    def told(self, seat: int | None) -> tuple[Moment, ...]:
        """What is told to whoever sat there: what decided the match, and their own part."""
        return (*self.moments, *(one for one in self.own if one.seat == seat))


@dataclass(frozen=True)
class Scene:
    """A match before an answer: who gave which, knowing what, and what everybody knew."""

    step: int
    round: int
    entry: Entry
    question: Question
    known: bytes
    public: bytes

    @property
    def open(self) -> bool:
        """Whether there was anything to decide."""
        return len(self.question.legal) > 1 or not self.question.least

    def said(self, picks: Picks) -> Said:
        """An answer, as it can be told later."""
        question = self.question
        picked = [option for key in picks if (option := question.option(key)) is not None]
        return Said(
            picked=tuple(
                Picked(parts=dict(one.parts), joint=bool(question.together and one.parts and not one.extra))
                for one in picked
            ),
            nothing=question.nothing,
        )


@dataclass(frozen=True)
class Played:
    """A match that is over: every answer that stands, and how it ended."""

    title: AnyTitle
    seats: int
    scenes: tuple[Scene, ...]
    ended: tuple[float, ...]
    steps: int


def played(title: AnyTitle, shown: Reel, final: Sequence[int]) -> Played:
    """What is thought about; a match begun under other rules is refused with a sentence."""
    try:
        scenes, last = _scenes(shown)
        result = last.result
    except Exception as error:
        log.info("a match of %s cannot be played again: %s", shown.title, error)
        raise RefusedError(Text("review-other-rules")) from error
    if result is None or [seat.score for seat in result.seats] != list(final):
        raise RefusedError(Text("review-other-rules"))
    winners = result.winners
    ended = [(seat in winners) / len(winners) for seat in range(shown.seats)]
    if shown.seats == 1:
        ended = [float(final[0])]
    return Played(title, shown.seats, tuple(scenes), tuple(ended), shown.steps)


def _scenes(shown: Reel) -> tuple[list[Scene], Match]:
    """The answers that stand, each with the match before it."""
    stand = {entry.row for entry in standing(shown.entries)}
    found: list[Scene] = []
    last: Match | None = None
    for step, match in enumerate(matches(shown)):
        last = match
        if step not in stand:
            continue
        entry = shown.entries[step]
        question = match.question(entry.seat)
        if question is not None:
            known, public = match.blind(entry.seat), match.blind(None)
            found.append(Scene(step, match.round_begun(), entry, question, known, public))
    if last is None:
        raise LookupError("there is no match")
    return found, last


def sampled(scenes: Sequence[Scene], most: int = SAMPLES) -> list[Scene]:
    """A few scenes, evenly apart, the first among them."""
    if len(scenes) <= most:
        return list(scenes)
    return [scenes[index * len(scenes) // most] for index in range(most)]


# What is worked out in another process


@dataclass(frozen=True)
class Outlook:
    """What each seat could expect, as everybody could know it; a lead means less while more is to come."""

    title: AnyTitle
    blind: bytes
    left: float
    worlds: int
    seat: int | None = None

    def outcome(self) -> tuple[float, ...]:
        """The chance to win of each seat, or alone the points."""
        found = prospect(self.title, self.blind, LUCK, self.worlds, open_=1 + self.left)
        if found.seats == 1:
            return (found.expected(0),)
        return tuple(found.chance(seat) for seat in range(found.seats))


@dataclass(frozen=True)
class Weighed:
    """What an answer led one to expect beside a better one, and how clear the difference is."""

    better: Picks
    with_played: float
    with_better: float
    gap: Gap


@dataclass(frozen=True)
class Weighing:
    """Whether there was anything better than an answer, for all that its seat knew; better: what is compared with."""

    title: AnyTitle
    blind: bytes
    seat: int
    picks: Picks
    worlds: int
    left: float
    better: Picks | None = None

    def outcome(self) -> Weighed | None:
        """The two side by side; None where a strong computer would have answered the same."""
        better = think(self.title, self.blind, self.seat, LUCK).picks if self.better is None else self.better
        if sorted(better) == sorted(self.picks):
            return None
        luck = LUCK if self.better is None else f"{LUCK} again"
        mine, theirs = (
            prospect(self.title, self.blind, luck, self.worlds, Given(self.seat, one), open_=1 + self.left)
            for one in (self.picks, better)
        )
        values = [
            one.expected(self.seat) if one.seats == 1 else one.chance(self.seat) for one in (mine, theirs)
        ]
        return Weighed(better, values[0], values[1], theirs.ahead_of(mine, self.seat))


def rounds_of(scenes: Sequence[Scene]) -> Iterator[tuple[int, int]]:
    """After how many answers each round began."""
    last = 0
    for scene in scenes:
        if scene.round > last:
            last = scene.round
            yield scene.step, last
