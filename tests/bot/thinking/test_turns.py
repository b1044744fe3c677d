"""Who thinks when, in processes that are played by hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.pictures.beside import Beside
from bot.pictures.crew import Crew
from bot.thinking import head, job
from bot.thinking import thinkers as house
from bot.thinking.job import done, ready
from bot.thinking.thinkers import Thinkers
from engines.kernel.catalogue import title_of

T = TypeVar("T")
TOWNS = title_of("tiny_towns")
ENDLESS_MS = 600_000


@dataclass(frozen=True)
class Question:
    """Something to think about, by its name."""

    name: str
    title: Any = TOWNS
    seat: int | None = 1

    def outcome(self) -> str:
        return self.name


class ByHand:
    """Processes that begin at once, and think until the test says what comes of it."""

    def __init__(self) -> None:
        self.processes = 0
        self.thoughts: dict[str, asyncio.Future[Any]] = {}
        self.order: list[str] = []

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        del pool
        one: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if work is ready:
            self.processes += 1
            one.set_result(work())
            return one
        assert work is done
        (asked,) = given
        assert isinstance(asked, Question)
        self.order.append(asked.name)
        self.thoughts[asked.name] = one
        return one

    async def until(self, done: asyncio.Future[T]) -> T:
        return await done

    async def thinks(self, *names: str) -> None:
        """Wait until these, and no others, have come to their turn."""
        for _ in range(20):
            await asyncio.sleep(0)
        assert set(names) == {name for name, one in self.thoughts.items() if not one.done()}

    def has(self, name: str) -> None:
        self.thoughts[name].set_result(name.upper())


@pytest.fixture
def hand() -> ByHand:
    return ByHand()


@pytest.fixture
def begin(hand: ByHand) -> Iterator[Callable[..., Thinkers]]:
    made: list[Thinkers] = []

    def thinkers(**given: Any) -> Thinkers:
        beside = Beside()
        beside.way = hand
        made.append(Thinkers(beside, **{"heads": 2, "ceiling_ms": ENDLESS_MS, **given}))
        return made[-1]

    yield thinkers
    for one in made:
        one.close()


def asks(thinkers: Thinkers, table: int, name: str, *, behind: bool = False) -> asyncio.Task[str | None]:
    return asyncio.create_task(thinkers.think(table, Question(name), behind=behind))


async def test_as_many_think_as_there_are_processes_and_one_of_a_table_at_a_time(
    hand: ByHand, begin: Callable[..., Thinkers]
) -> None:
    thinkers = begin()
    first, second, other, third = (
        asks(thinkers, table, name) for table, name in ((1, "a1"), (1, "a2"), (2, "b1"), (3, "c1"))
    )
    await hand.thinks("a1", "b1")
    assert thinkers.waiting == 4
    hand.has("b1")
    await hand.thinks("a1", "c1")
    assert await other == "B1"
    hand.has("c1")
    await hand.thinks("a1")
    hand.has("a1")
    await hand.thinks("a2")
    hand.has("a2")
    assert [await one for one in (first, second, third)] == ["A1", "A2", "C1"]
    assert (hand.processes, thinkers.waiting) == (2, 0)


async def test_what_nobody_waits_for_leaves_a_process_free_for_who_does(
    hand: ByHand, begin: Callable[..., Thinkers]
) -> None:
    thinkers = begin()
    for table, name in ((1, "x"), (2, "y")):
        asks(thinkers, table, name, behind=True)
    await hand.thinks("x")
    asks(thinkers, 3, "a")
    await hand.thinks("x", "a")
    asks(thinkers, 4, "b")
    hand.has("x")
    await hand.thinks("a", "b")
    hand.has("a")
    await hand.thinks("b", "y")


async def test_where_there_is_one_process_it_also_does_what_nobody_waits_for(
    hand: ByHand, begin: Callable[..., Thinkers]
) -> None:
    thinkers = begin(heads=1)
    for table, name in ((1, "x"), (2, "y")):
        asks(thinkers, table, name, behind=True)
    await hand.thinks("x")
    asks(thinkers, 3, "a")
    hand.has("x")
    await hand.thinks("a")
    hand.has("a")
    await hand.thinks("y")


async def test_who_waits_no_longer_takes_no_turn(hand: ByHand, begin: Callable[..., Thinkers]) -> None:
    thinkers = begin(heads=1)
    asks(thinkers, 1, "a")
    gone = asks(thinkers, 2, "b")
    asks(thinkers, 3, "c")
    await hand.thinks("a")
    gone.cancel()
    await asyncio.wait([gone])
    assert thinkers.waiting == 2
    hand.has("a")
    await hand.thinks("c")
    assert hand.order == ["a", "c"]


async def test_a_process_that_dies_is_replaced_once(hand: ByHand, begin: Callable[..., Thinkers]) -> None:
    thinkers = begin(heads=1)
    saved, lost = asks(thinkers, 1, "saved"), asks(thinkers, 2, "lost")
    await hand.thinks("saved")
    hand.thoughts["saved"].set_exception(BrokenProcessPool())
    await hand.thinks("saved")
    hand.has("saved")
    await hand.thinks("lost")
    assert await saved == "SAVED"
    assert hand.processes == 2
    for _ in range(2):
        hand.thoughts["lost"].set_exception(OSError())
        await hand.thinks(*["lost"] * (hand.order.count("lost") < 2))
    assert await lost is None
    assert hand.order == ["saved"] * 2 + ["lost"] * 2


async def test_who_takes_too_long_is_asked_twice_and_then_no_more(
    hand: ByHand, begin: Callable[..., Thinkers], caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = begin(heads=1, ceiling_ms=1)
    assert await thinkers.think(7, Question("slow")) is None
    assert hand.order == ["slow"] * 2
    assert hand.processes == 2
    assert hand.thoughts["slow"].cancelled()
    assert [record.getMessage() for record in caplog.records] == [
        f"table 7: seat 1 has not come to a thought (try {number}): it has taken more than 0.001 seconds"
        for number in (1, 2)
    ]


async def test_a_thought_that_is_broken_is_thought_once_and_others_go_on(
    hand: ByHand, begin: Callable[..., Thinkers], caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = begin(heads=1)
    broken, other = asks(thinkers, 1, "broken"), asks(thinkers, 2, "other")
    await hand.thinks("broken")
    hand.thoughts["broken"].set_exception(ZeroDivisionError())
    await hand.thinks("other")
    hand.has("other")
    assert [await one for one in (broken, other)] == [None, "OTHER"]
    assert hand.order == ["broken", "other"]
    assert (hand.processes, caplog.records[0].levelno) == (1, logging.ERROR)


async def test_processes_that_nobody_needs_go_home_and_come_again(
    hand: ByHand, begin: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.IDLE == 300
    thinkers = begin(heads=1)
    for name in ("a", "b"):
        thought = asks(thinkers, 1, name)
        await hand.thinks(name)
        hand.has(name)
        assert await thought == name.upper()
    assert hand.processes == 1, "it has only just thought"
    monkeypatch.setattr(house, "IDLE", 0.0)
    thought = asks(thinkers, 1, "c")
    await hand.thinks("c")
    hand.has("c")
    await hand.thinks()
    assert await thought == "C"
    asks(thinkers, 1, "d")
    await hand.thinks("d")
    assert hand.processes == 2


async def test_nobody_goes_home_while_others_still_think(
    hand: ByHand, begin: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "IDLE", 0.0)
    thinkers = begin()
    asks(thinkers, 1, "a")
    asks(thinkers, 2, "b")
    await hand.thinks("a", "b")
    hand.has("b")
    await hand.thinks("a")
    asks(thinkers, 3, "c")
    await hand.thinks("a", "c")
    assert hand.processes == 2
    thinkers.close()
    await hand.thinks()
    assert thinkers._rest is None, "after the end nothing is planned"


async def test_each_process_stands_back_and_thinks_with_the_components_of_the_box(
    hand: ByHand, begin: Callable[..., Thinkers], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: list[tuple[object, ...]] = []

    class Noted(Crew):
        def __init__(self, *told: Any) -> None:
            given.append(told)
            super().__init__(*told)

    monkeypatch.setattr(head, "Crew", Noted)
    for components in (None, tmp_path):
        asks(begin(components=components), 1, f"by {components}")
        await hand.thinks(f"by {components}")
        hand.has(f"by {components}")
    assert given == [(10, job.begin, None), (10, job.begin, tmp_path)]


async def test_after_closing_nobody_thinks(hand: ByHand, begin: Callable[..., Thinkers]) -> None:
    thinkers = begin(heads=1)
    asked, waiting = asks(thinkers, 1, "a"), asks(thinkers, 2, "b")
    await hand.thinks("a")
    thinkers.close()
    for one in (asked, waiting, asks(thinkers, 3, "c")):
        with pytest.raises(asyncio.CancelledError):
            await one
    await hand.thinks()
    assert hand.order == ["a"]
    assert thinkers.waiting == 0
