"""Looking back: worked out once for all who ask, in pieces, behind everything that somebody waits for at a table; and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from pydantic import ValidationError

from bot.results.reel import Reel
from bot.results.review import (
    CURVE,
    FIRST,
    SAMPLES,
    SURE,
    Moment,
    Outlook,
    Played,
    Review,
    Scene,
    Weighed,
    Weighing,
    played,
    rounds_of,
    sampled,
)
from bot.store import Store, reviews
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, title_of

log = logging.getLogger(__name__)
MOMENTS, LIKELY = 3, 8
NEARLY = 0.25
AT_WORK = 5
T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
Found: TypeAlias = tuple[Scene, Weighed]


class Work(Protocol[T_co]):
    """A piece of it that another process works out."""

    @property
    def title(self) -> AnyTitle:
        """What is played."""

    @property
    def seat(self) -> int | None:
        """Who is thought for."""

    def outcome(self) -> T_co:
        """What comes of it."""


class Think(Protocol):
    """Where such pieces are worked out; None where nothing comes of one."""

    async def __call__(self, table: int, work: Work[T], *, behind: bool = ...) -> T | None:
        """What comes of it."""


@dataclass(frozen=True)
class Effort:
    """How much is thought about a match: moments on the curve, and worlds for each of its parts."""

    samples: int = SAMPLES
    curve: int = CURVE
    first: int = FIRST
    sure: int = SURE


class Looking:
    """A look back that is under way: how many of its pieces are done."""

    def __init__(self) -> None:
        self.done = 0
        self.count = 0
        self.task: asyncio.Task[Review] | None = None

    @property
    def percent(self) -> int:
        """How far it is, of a hundred."""
        return 100 * self.done // max(1, self.count)


class Reviews:
    """One for each match; who asks while it is under way waits for the same."""

    def __init__(self, store: Store, think: Think, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self._store = store
        self._think = think
        self._under_way: dict[int, Looking] = {}

    async def known(self, table: int) -> Review | None:
        """The look back at a match that was worked out before."""
        async with self._store.reading() as connection:
            data = await reviews.read(connection, table)
        try:
            return None if data is None else Review.model_validate_json(data)
        except ValidationError:
            log.warning(
                "table %d: what is kept of a look back cannot be read, so it is worked out again", table
            )
            return None

    def begin(self, table: int, shown: Reel, final: Sequence[int], now: int) -> Looking:
        """Work it out, unless somebody does already; too many at once are refused."""
        found = self._under_way.get(table)
        if found is None:
            if len(self._under_way) >= AT_WORK:
                raise RefusedError(Text("review-busy"))
            found = self._under_way[table] = Looking()
            found.task = asyncio.get_running_loop().create_task(
                self._work(found, table, shown, final, now), name=f"a look back at table {table}"
            )
            found.task.add_done_callback(lambda done: self._over(table, done))
        return found

    def _over(self, table: int, done: asyncio.Task[Review]) -> None:
        self._under_way.pop(table, None)
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, RefusedError):
            log.error("table %d: nobody can look back", table, exc_info=error)

    async def stop(self) -> None:
        """Work no more; what was begun is begun anew when somebody asks."""
        tasks = [one.task for one in self._under_way.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(
        self, looking: Looking, table: int, shown: Reel, final: Sequence[int], now: int
    ) -> Review:
        match = await asyncio.to_thread(played, title_of(shown.title), shown, final)
        curve = sampled(match.scenes, self.effort.samples)
        decided = [scene for scene in match.scenes if scene.open]
        looking.count = len(curve) + len(decided) + LIKELY + match.seats
        steps, expected = await self._curve(looking, table, match, curve)
        moments, own = await self._moments(looking, table, match, decided)
        review = Review(
            alone=match.seats == 1,
            steps=(*steps, match.steps),
            expected=(*expected, match.ended),
            rounds=tuple(rounds_of(match.scenes)),
            moments=moments,
            own=own,
        )
        async with self._store.writing() as connection:
            data = review.model_dump_json().encode()
            await reviews.keep(connection, table, data, now)
        return review

    async def _curve(
        self, looking: Looking, table: int, match: Played, curve: Sequence[Scene]
    ) -> tuple[list[int], list[tuple[float, ...]]]:
        steps, found = list[int](), list[tuple[float, ...]]()
        for scene in curve:
            work = Outlook(match.title, scene.public, _left(match, scene), self.effort.curve)
            outlook = await self._piece(looking, table, work)
            if outlook is not None:
                steps.append(scene.step)
                found.append(outlook)
        if not found:
            raise RefusedError(Text("review-no-thought"))
        return steps, found

    async def _moments(
        self, looking: Looking, table: int, match: Played, decided: Sequence[Scene]
    ) -> tuple[tuple[Moment, ...], tuple[Moment, ...]]:
        """What cost most, and what cost each of the others most.

        It is found among all answers, and weighed once more in other worlds, since the worst may have been bad luck.
        """
        tried = [(scene, await self._weigh(looking, table, match, scene)) for scene in decided]
        clear = [(scene, found) for scene, found in tried if found is not None and found.gap.clear]
        clear.sort(key=lambda one: -one[1].gap.by)
        likely = [*clear[:LIKELY], *_of_others(clear[:LIKELY], clear[LIKELY:])]
        again = [(scene, await self._weigh(looking, table, match, scene, found)) for scene, found in likely]
        looking.done = looking.count
        sure = [(scene, found) for scene, found in again if found is not None and found.gap.clear]
        sure = [one for one in sure if not _denied(one, sure, decided)]
        sure.sort(key=lambda one: -one[1].gap.by)
        worst = sorted(sure[:MOMENTS], key=lambda one: one[0].step)
        own = _of_others(worst, sure[MOMENTS:])
        return tuple(_moment(*one) for one in worst), tuple(_moment(*one) for one in own)

    async def _weigh(
        self, looking: Looking, table: int, match: Played, scene: Scene, found: Weighed | None = None
    ) -> Weighed | None:
        work = Weighing(
            match.title,
            scene.known,
            scene.entry.seat,
            scene.entry.picks or (),
            self.effort.first if found is None else self.effort.sure,
            _left(match, scene),
            None if found is None else found.better,
        )
        return await self._piece(looking, table, work)

    async def _piece(self, looking: Looking, table: int, work: Work[T]) -> T | None:
        found = await self._think(table, work, behind=True)
        looking.done += 1
        return found


def _denied(one: Found, sure: Sequence[Found], decided: Sequence[Scene]) -> bool:
    """Whether the seat's very next answer could still have made up for nearly all of it: then that one is the moment, and this is none."""
    scene, found = one
    after = next(
        (other for other in decided if other.step > scene.step and other.entry.seat == scene.entry.seat), None
    )
    enough = found.with_better - NEARLY * (found.with_better - found.with_played)
    return any(other is after and more.with_better >= enough for other, more in sure)


def _of_others(told: Sequence[Found], rest: Sequence[Found]) -> Iterator[Found]:
    """The first of each seat that is not told of yet."""
    seats = {scene.entry.seat for scene, _ in told}
    for one in rest:
        seat = one[0].entry.seat
        if seat not in seats:
            seats.add(seat)
            yield one


def _left(match: Played, scene: Scene) -> float:
    """How much of the match is still to come."""
    return 1 - scene.step / match.steps


def _moment(scene: Scene, found: Weighed) -> Moment:
    return Moment(
        step=scene.step + 1,
        round=scene.round,
        seat=scene.entry.seat,
        prompt=scene.question.told or scene.question.prompt,
        played=scene.said(scene.entry.picks or ()),
        better=scene.said(found.better),
        with_played=found.with_played,
        with_better=found.with_better,
    )
