"""The threads that draw: urgent work first, and whoever hangs or dies is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError
from threading import Event

import pytest

from bot.pictures import painters
from bot.pictures.painters import Painters, UndrawnError

PATIENCE = 60


@pytest.fixture
def freed() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()


def test_urgent_work_goes_first_and_within_a_rank_whoever_came_first(freed: Event) -> None:
    crew, drawn, begun = Painters(threads=1), list[str](), Event()

    def hold() -> None:
        begun.set()
        freed.wait(PATIENCE)

    crew.put(9, hold)
    begun.wait(PATIENCE)
    waiting = [
        crew.at(rank).submit(drawn.append, name)
        for rank, name in ((2, "table"), (0, "panel"), (1, "hand"), (2, "next table"), (0, "next panel"))
    ]
    waiting.append(crew.submit(drawn.append, "leaderboard"))
    freed.set()
    for one in waiting:
        one.result(PATIENCE)
    crew.shutdown()
    assert drawn == ["panel", "next panel", "hand", "table", "next table", "leaderboard"]


def test_two_draw_at_once_and_no_more(freed: Event) -> None:
    crew, begun = Painters(), [Event(), Event(), Event()]

    def draw(number: int) -> None:
        begun[number].set()
        freed.wait(PATIENCE)

    done = [crew.submit(draw, number) for number in range(3)]
    assert all(one.wait(PATIENCE) for one in begun[:2])
    assert not begun[2].is_set()
    freed.set()
    done[2].result(PATIENCE)
    crew.shutdown()


def test_a_thread_that_was_called_does_not_count_as_idle_any_more(freed: Event) -> None:
    crew, begun = Painters(), [Event(), Event()]

    def draw(number: int) -> None:
        begun[number].set()
        freed.wait(PATIENCE)

    for _ in range(3):  # the first thread waits for work, and is called again
        crew.submit(str).result(PATIENCE)
    done = [crew.submit(draw, number) for number in range(2)]
    assert all(one.wait(PATIENCE) for one in begun)
    freed.set()
    for one in done:
        one.result(PATIENCE)
    crew.shutdown()


def test_work_that_takes_for_ever_is_given_up_and_others_go_on(freed: Event) -> None:
    crew = Painters(threads=1, limit=0.05)
    with pytest.raises(UndrawnError, match=r"0\.05 seconds"):
        crew.submit(freed.wait, PATIENCE).result(PATIENCE)
    assert crew.submit(lambda: "drawn").result(PATIENCE) == "drawn"
    crew.shutdown()


def test_when_all_hang_nothing_waits_for_them_until_one_is_free(
    freed: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painters, "MOST", 2)
    crew, ended = Painters(threads=1, limit=0.05), Event()

    def hang() -> None:
        freed.wait(PATIENCE)
        ended.set()

    hanging = [crew.submit(hang) for _ in range(2)]
    behind = crew.submit(str)
    for one in (*hanging, behind):
        with pytest.raises(UndrawnError):
            one.result(PATIENCE)
    with pytest.raises(UndrawnError, match="hangs"):
        crew.submit(str)
    freed.set()
    assert ended.wait(PATIENCE)
    while True:  # the thread that is back says so a moment after its work has ended
        try:
            assert crew.submit(lambda: "drawn").result(PATIENCE) == "drawn"
            break
        except UndrawnError:
            continue
    crew.shutdown()


@pytest.mark.parametrize("fatal", [SystemExit, KeyboardInterrupt, MemoryError, StopIteration])
def test_a_thread_that_dies_is_replaced(fatal: type[BaseException], caplog: pytest.LogCaptureFixture) -> None:
    crew = Painters(threads=1)

    def die() -> None:
        raise fatal

    with pytest.raises(UndrawnError) as told:
        crew.submit(die).result(PATIENCE)
    assert isinstance(told.value.__cause__, fatal)
    assert crew.submit(lambda: "drawn").result(PATIENCE) == "drawn"
    assert ("has died" in caplog.text) is not issubclass(fatal, Exception)
    crew.shutdown()


def test_at_the_end_nothing_begins_any_more(freed: Event) -> None:
    crew = Painters(threads=1)
    crew.submit(freed.wait, PATIENCE)
    waiting = crew.submit(str)
    crew.shutdown()
    with pytest.raises(CancelledError):
        waiting.result(PATIENCE)
    with pytest.raises(UndrawnError):
        crew.submit(str)


def test_six_threads_may_hang_and_no_seventh_is_begun(freed: Event) -> None:
    crew = Painters(threads=2, limit=0.01)
    for _ in range(6):
        with pytest.raises(UndrawnError, match="seconds"):
            crew.submit(freed.wait, PATIENCE).result(PATIENCE)
    with pytest.raises(UndrawnError, match="every thread that draws hangs"):
        crew.submit(str)
    freed.set()
    crew.shutdown()
