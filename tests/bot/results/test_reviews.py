"""Looking back: worked out once for all who ask, from what was known, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.results.reel import Reel
from bot.results.review import Review, Weighed, Weighing, rounds_of, sampled
from bot.results.reviews import Effort, Reviews
from bot.store import Store, tables
from bot.store import reviews as kept
from bot.store.records import Seat, TableRow
from engines.kernel import Entry, Match, RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.prospect import Gap
from engines.kernel.questions import random_picks
from tests.toys import LANTERNS, YARDS

SEED = "5e" * 32
SMALL = Effort(samples=4, curve=3, first=3, sure=6)


class Alone:
    """Thinks at once, and counts."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Any]] = []
        self.begun = asyncio.Event()
        self.hold: asyncio.Event | None = None
        self.nothing: Callable[[Any], bool] = lambda _: False

    async def __call__(self, table: int, work: Any, *, behind: bool = False) -> Any:
        assert behind, "nobody at a table waits because of it"
        self.asked.append((table, work))
        self.begun.set()
        if self.hold is not None:
            await self.hold.wait()
        return None if self.nothing(work) else work.outcome()


@pytest.fixture(autouse=True)
def toy() -> Any:
    for one in (LANTERNS, YARDS):
        titles()[one.id] = one
    yield
    for one in (LANTERNS, YARDS):
        del titles()[one.id]


def over(seats: int = 2, title: AnyTitle = LANTERNS) -> tuple[Reel, list[int]]:
    """A match that was played by chance, and its scores."""
    match, luck = Match.start(title, seats, title.options(), SEED), Random(6)
    entries: list[Entry] = []
    while not match.over:
        one = match.awaited()[0]
        question = match.question(one.seat)
        assert question is not None
        picks = random_picks(question, luck)
        match.answer(one.seat, picks, one.number)
        entries.append(Entry(one.seat, picks))
    assert match.result is not None
    reel = Reel(title.id, seats, match.options.written(), SEED, tuple(entries))
    return reel, [seat.score for seat in match.result.seats]


async def table(store: Store) -> int:
    """A table, of which something can be kept."""
    row = TableRow(0, LANTERNS.id, 9, 1, None, 1, "finished", {}, 2, False, 1, 0)
    row.seats = [Seat(0, 1, "Ada"), Seat(1, 2, "Ben")]
    async with store.writing() as connection:
        return await tables.add(connection, row)


async def test_it_tells_chances_from_the_beginning_to_who_has_won(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    reviews = Reviews(store, Alone(), SMALL)
    looking = reviews.begin(number, reel, final, 7)
    assert looking.task is not None
    found = await looking.task
    assert looking.percent == 100
    assert not found.alone
    assert found.steps[0] == 0
    assert found.steps[-1] == reel.steps
    assert len(found.expected) == len(found.steps)
    assert all(sum(chances) == pytest.approx(1) for chances in found.expected)
    best = max(final)
    if final.count(best) == 1:
        assert found.expected[-1][final.index(best)] == 1
    assert await reviews.known(number) == found


async def test_moments_are_answers_that_were_given_and_better_ones_that_were_there(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    looking = Reviews(store, Alone(), Effort(samples=2, curve=1, first=6, sure=16)).begin(
        number, reel, final, 7
    )
    assert looking.task is not None
    found = await looking.task
    assert found.moments, "who plays by chance errs"
    assert [one.step for one in found.moments] == sorted(one.step for one in found.moments)
    for one in found.moments:
        assert reel.entries[one.step - 1].seat == one.seat
        assert one.with_better > one.with_played
        assert one.played != one.better


async def test_two_who_ask_at_once_wait_for_the_same_and_later_nobody_thinks(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    think = Alone()
    think.hold = asyncio.Event()
    reviews = Reviews(store, think, SMALL)
    first, second = (reviews.begin(number, reel, final, 7) for _ in range(2))
    assert first is second
    think.hold.set()
    assert first.task is not None
    await first.task
    asked = len(think.asked)
    assert await Reviews(store, think, SMALL).known(number) is not None
    assert len(think.asked) == asked


async def test_what_died_in_the_middle_is_worked_out_again(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    think = Alone()
    think.hold = asyncio.Event()
    dying = Reviews(store, think, SMALL)
    dying.begin(number, reel, final, 7)
    await think.begun.wait()
    await dying.stop()
    again = Reviews(store, Alone(), SMALL)
    assert await again.known(number) is None
    looking = again.begin(number, reel, final, 7)
    assert looking.task is not None
    assert await looking.task == await again.known(number)


async def test_where_nobody_thinks_it_is_refused_and_thoughts_that_are_lost_are_left_out(
    store: Store,
) -> None:
    number, (reel, final) = await table(store), over()
    think = Alone()
    think.nothing = lambda work: isinstance(work, Weighing)
    reviews = Reviews(store, think, SMALL)
    looking = reviews.begin(number, reel, final, 7)
    assert looking.task is not None
    assert (await looking.task).moments == ()
    think.nothing = lambda _: True
    refused = reviews.begin(number, reel, final, 7)
    assert refused.task is not None
    with pytest.raises(RefusedError) as why:
        await refused.task
    assert why.value.text.id == "review-no-thought"


async def test_a_match_that_comes_to_another_end_now_is_refused(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    looking = Reviews(store, Alone(), SMALL).begin(number, reel, [one + 1 for one in final], 7)
    assert looking.task is not None
    with pytest.raises(RefusedError) as why:
        await looking.task
    assert why.value.text.id == "review-other-rules"


async def test_so_many_are_worked_out_at_once_and_no_more(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    think = Alone()
    think.hold = asyncio.Event()
    reviews = Reviews(store, think, SMALL)
    begun = [reviews.begin(number + place, reel, final, 7) for place in range(5)]
    assert reviews.begin(number + 4, reel, final, 7) is begun[4]
    with pytest.raises(RefusedError) as why:
        reviews.begin(number + 5, reel, final, 7)
    assert why.value.text.id == "review-busy"
    assert begun[0].percent == 0
    await reviews.stop()
    assert reviews.begin(number, reel, final, 7) is not begun[0]
    await reviews.stop()


class Sure(Alone):
    """Knows of everything but one answer that another would have been better, and by how much: the later the more."""

    async def __call__(self, table: int, work: Any, *, behind: bool = False) -> Any:
        if not isinstance(work, Weighing):
            return await super().__call__(table, work, behind=behind)
        self.asked.append((table, work))
        return worse(work, 1 - work.left)


def worse(work: Any, by: float) -> Weighed:
    """Worse by so much; what can still be reached becomes less from answer to answer."""
    reached = 10 * work.left
    return Weighed(work.picks, reached - by, reached, Gap(by, 0.0))


async def test_no_more_than_three_moments_are_told_the_worst_of_all(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    think = Sure()
    looking = Reviews(store, think, SMALL).begin(number, reel, final, 7)
    assert looking.task is not None
    found = await looking.task
    weighed = [work for _, work in think.asked if isinstance(work, Weighing)]
    first = [work for work in weighed if work.better is None]
    assert len(weighed) - len(first) == min(8, sum(work.left < 1 for work in first)), (
        "the worst are weighed again"
    )
    worst = sorted(1 - work.left for work in first)[-3:]
    assert [one.with_better - one.with_played for one in found.moments] == pytest.approx(worst)
    assert found.moments[-1].step == max(one.step for one in found.moments) <= reel.steps
    assert looking.percent == 100


class Uneven(Sure):
    """Knows of one seat that it errs ten times as much."""

    async def __call__(self, table: int, work: Any, *, behind: bool = False) -> Any:
        found = await super().__call__(table, work, behind=behind)
        if not isinstance(work, Weighing):
            return found
        return worse(work, found.gap.by / (10 if work.seat else 1))


class Wavering(Sure):
    """Knows of every answer of one seat that it throws away the same victory."""

    async def __call__(self, table: int, work: Any, *, behind: bool = False) -> Any:
        found = await super().__call__(table, work, behind=behind)
        if not isinstance(work, Weighing):
            return found
        return Weighed(work.picks, 0.0, 1.0, Gap(1.0, 0.0)) if work.seat else None


async def test_what_could_still_be_made_up_for_is_no_moment(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    looking = Reviews(store, Wavering(), SMALL).begin(number, reel, final, 7)
    assert looking.task is not None
    found = await looking.task
    last = max(place for place, one in enumerate(reel.entries, 1) if one.seat == 1)
    assert [one.step for one in found.moments] == [last], "each of them says that all could still be won"


async def test_whoever_has_decided_nothing_is_told_their_own_worst_answer(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    reviews = Reviews(store, Uneven(), SMALL)
    looking = reviews.begin(number, reel, final, 7)
    assert looking.task is not None
    found = await looking.task
    assert {one.seat for one in found.moments} == {0}
    assert found.told(0) == found.told(None) == found.moments
    assert [one.seat for one in found.own] == [1]
    assert found.told(1) == (*found.moments, *found.own)
    assert found.own[0].step == max(place for place, one in enumerate(reel.entries, 1) if one.seat == 1)
    assert await reviews.known(number) == found


def test_what_was_kept_before_seats_had_moments_of_their_own_is_read() -> None:
    before = '{"alone":false,"steps":[0,9],"expected":[[0.5,0.5],[1,0]],"rounds":[[0,1]],"moments":[]}'
    assert Review.model_validate_json(before).told(0) == ()


def test_a_few_moments_are_taken_evenly_from_a_long_match() -> None:
    scenes: Any = list(range(10))
    taken: Any = sampled
    assert taken(scenes, 10) == scenes
    assert taken(scenes, 3) == [0, 3, 6]
    assert taken(scenes, 9)[:3] == [0, 1, 2]
    assert len(sampled(list[Any](range(100)))) == 32


def test_rounds_are_told_once_each_and_not_the_time_before_the_first() -> None:
    def scene(step: int, round_: int) -> Any:
        return SimpleNamespace(step=step, round=round_)

    scenes = [scene(0, 0), scene(1, 1), scene(2, 1), scene(4, 3), scene(5, 2)]
    assert list(rounds_of(scenes)) == [(1, 1), (4, 3)]


async def test_alone_it_tells_points_instead_of_chances(store: Store) -> None:
    number, (reel, final) = await table(store), over(1, YARDS)
    looking = Reviews(store, Alone(), Effort(samples=3, curve=2, first=2, sure=2)).begin(
        number, reel, final, 7
    )
    assert looking.task is not None
    found = await looking.task
    assert found.alone
    assert found.expected[-1] == (final[0],)
    assert all(len(one) == 1 for one in found.expected)
    assert found.rounds[0][1] == 1


async def test_a_match_that_cannot_be_played_again_is_refused(store: Store) -> None:
    number, (reel, final) = await table(store), over()
    broken = replace(reel, entries=(Entry(0, ("no such answer",)), *reel.entries))
    looking = Reviews(store, Alone(), SMALL).begin(number, broken, final, 7)
    assert looking.task is not None
    with pytest.raises(RefusedError) as why:
        await looking.task
    assert why.value.text.id == "review-other-rules"


async def test_a_look_back_of_another_form_is_worked_out_again(store: Store) -> None:
    number = await table(store)
    async with store.writing() as connection:
        await kept.keep(connection, number, b'{"alone": 7}', 1)
    assert await Reviews(store, Alone(), SMALL).known(number) is None
