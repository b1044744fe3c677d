"""A process beside the bot stands back behind others, is ended by nobody but the bot, and ends with it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.pictures import crew, sitting
from bot.pictures.drawing import Picture, Wanted
from bot.thinking import job
from data import components
from engines.kernel.catalogue import title_of


@pytest.fixture(autouse=True)
def interrupted_as_before() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def back(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far it stands back."""
    found: list[int] = []
    monkeypatch.setattr("os.nice", found.append)
    return found


def test_it_stands_back_does_first_what_it_was_told_and_leaves_interrupting_to_the_bot(
    back: list[int],
) -> None:
    done: list[tuple[object, ...]] = []
    crew._begin(7, lambda *given: done.append(given), (1, "two"))
    assert (back, done) == ([7], [(1, "two")])
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    crew._begin(3, None, ())
    assert back == [7, 3]


def test_it_ends_when_the_bot_has_ended_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr("os._exit", done.append)
    monkeypatch.setattr(crew, "parent_process", lambda: None)
    crew._end_with_the_bot()
    assert done == []
    bot = SimpleNamespace(join=lambda: done.append("the bot has ended"))
    monkeypatch.setattr(crew, "parent_process", lambda: bot)
    crew._end_with_the_bot()
    assert done == ["the bot has ended", 1]


def test_what_thinks_uses_the_components_of_the_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(components, "_override", None)
    job.begin(tmp_path)
    assert components._override == tmp_path
    job.begin(None)
    assert components._override is None
    assert job.ready()


def test_a_sitting_draws_so_many_pictures_of_each_title_two_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[tuple[str, int]] = []
    rehearsed: list[str] = []

    class Counting:
        def __init__(self) -> None:
            self.now = 0

        async def draw(self, wanted: Wanted) -> Picture | None:
            self.now += 1
            await asyncio.sleep(0)
            drawn.append((wanted.view.title, self.now))
            await asyncio.sleep(0)
            self.now -= 1
            return None

        def close(self) -> None:
            drawn.append(("closed", self.now))

    titles = {name: title_of(name) for name in ("tiny_towns", "old_london_bridge")}
    monkeypatch.setattr(sitting, "titles", lambda: titles)
    monkeypatch.setattr(sitting, "Pictures", Counting)
    monkeypatch.setattr(sitting, "rehearse", lambda title, _: rehearsed.append(title))
    sitting.sit(5)
    assert rehearsed == list(titles)
    assert drawn == [(name, count) for name in titles for count in (2, 2, 2, 2, 1)] + [("closed", 0)]
