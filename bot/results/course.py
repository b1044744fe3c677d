"""How the points of a match that is over went, round by round."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.results.reel import Reel, matches
from data.text import Text
from engines.kernel import RefusedError

log = logging.getLogger(__name__)
KEPT = 500


@dataclass(frozen=True, slots=True)
class Course:
    """The points of each seat before the first round and after each; the last ones are those of the final sheet."""

    rounds: tuple[tuple[int, ...], ...]

    @property
    def final(self) -> tuple[int, ...]:
        """What each seat had at the end."""
        return self.rounds[-1]

    def of(self, seat: int) -> tuple[int, ...]:
        """The points of one seat, before the first round and after each."""
        return tuple(points[seat] for points in self.rounds)


def course_of(shown: Reel, final: Sequence[int]) -> Course | None:
    """The course of a match, None where its title counts only at the end.

    One begun under other rules is refused with a sentence: it cannot be played again, or comes to another end.
    """
    try:
        course = _course(shown)
    except Exception as error:
        log.info("a match of %s cannot be played again: %s", shown.title, error)
        raise RefusedError(Text("replay-other-rules")) from error
    if course is not None and course.final != tuple(final):
        log.info("a match of %s, played again, comes to another end", shown.title)
        raise RefusedError(Text("replay-other-rules"))
    return course


def _course(shown: Reel) -> Course | None:
    """The points at the first moment of each round are those after the round before it."""
    begun: dict[int, tuple[int, ...]] = {}
    here, last = 0, tuple[int, ...]()
    for match in matches(shown):
        here = match.round_begun()
        for later in [one for one in begun if one > here]:
            del begun[later]  # what was taken back has not happened
        if here not in begun or match.over:
            points = match.points_so_far()
            if points is None:
                return None
            last = points
            begun.setdefault(here, points)
    return Course((*_after_each(begun, here), last))


def _after_each(begun: dict[int, tuple[int, ...]], last: int) -> Iterator[tuple[int, ...]]:
    """What stood when each round began; a round in which nobody was asked has brought nobody anything that is known."""
    found = begun[min(begun)]
    for number in range(1, last + 1):
        found = begun.get(number, found)
        yield found


def rounds_begun(shown: Reel) -> dict[int, int]:
    """In which step each round begins; of what was taken back, where it began in the end."""
    begun: dict[int, int] = {}
    try:
        for step, match in enumerate(matches(shown)):
            here = match.round_begun()
            for later in [one for one in begun if one > here]:
                del begun[later]
            if here:
                begun.setdefault(here, step)
    except Exception as error:  # noqa: BLE001  # whoever looks at the match is told so
        log.info("a match of %s cannot be played again: %s", shown.title, error)
        return {}
    return begun


class Courses:
    """The courses that were asked for last; they are worked out beside the event loop, one after the other."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Course | None] = OrderedDict()
        self._begun: OrderedDict[tuple[int, int], dict[int, int]] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, table: int, shown: Reel, final: Sequence[int]) -> Course | None:
        """The course of the match of a table; it is worked out once, however many ask."""
        async with self._turn:
            if table not in self._kept:
                self._kept[table] = await asyncio.to_thread(course_of, shown, final)
            self._kept.move_to_end(table)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[table]

    async def begun(self, table: int, shown: Reel) -> dict[int, int]:
        """In which step each round of a match began, as far as it is played."""
        key = (table, shown.steps)
        async with self._turn:
            if key not in self._begun:
                self._begun[key] = await asyncio.to_thread(rounds_begun, shown)
            self._begun.move_to_end(key)
            while len(self._begun) > KEPT:
                self._begun.popitem(last=False)
            return self._begun[key]
