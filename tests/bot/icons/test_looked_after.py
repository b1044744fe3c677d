"""Icons are looked after now and again: soon after it could not be done, and later each time that it could not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from io import BytesIO
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from PIL import Image

from bot.icons import drawing
from bot.icons.drawing import Apart, drawn, every
from bot.icons.icons import Icons
from bot.icons.keeping import TakenError
from bot.pictures.beside import Beside
from bot.ui.kit.icons import SIGNS

T = TypeVar("T")
MINUTE, HOUR = 60, 3600


class Here:
    """Does at once what is to be done beside, and counts how often it was asked."""

    def __init__(self) -> None:
        self.given: list[tuple[object, ...]] = []

    def start(self, pool: Executor, work: Callable[..., T], *given: object) -> asyncio.Future[T]:
        del pool
        self.given.append(given)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        done.set_result(work(*given))
        return done

    async def until(self, done: asyncio.Future[T]) -> T:
        return await done


class Rounds:
    """What becomes of each round in turn."""

    def __init__(self, *outcomes: bool | Exception) -> None:
        self.outcomes = list(outcomes)
        self.looked = 0

    async def known(self) -> None:
        self.looked += 1

    async def round(self) -> bool:
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


def icons(*outcomes: bool | Exception, wanted: bool = True) -> tuple[Any, Rounds]:
    app: Any = SimpleNamespace(
        beside=Beside(), settings=SimpleNamespace(icons=wanted, components=None), store=None, clock=0.0
    )
    one: Any = Icons(app)
    one.keeping = rounds = Rounds(*outcomes)
    return one, rounds


@pytest.fixture(autouse=True)
def nobody_doubts() -> Iterator[None]:
    yield
    SIGNS.doubted = None
    SIGNS.show({})


async def turned(one: Any, times: int) -> list[float]:
    """After how many seconds it looks again, turn by turn."""
    found = []
    for _ in range(times):
        await one._turn()
        found.append(one._loop.seconds)
    return found


async def test_nothing_is_done_before_the_bot_had_some_quiet_seconds() -> None:
    one, rounds = icons(True)
    assert await turned(one, 1) == [10]
    assert len(rounds.outcomes) == 1
    assert await turned(one, 1) == [6 * HOUR]
    assert rounds.outcomes == []


async def test_what_had_to_be_left_out_is_tried_in_an_hour() -> None:
    one, _ = icons(False, True)
    assert await turned(one, 3) == [10, HOUR, 6 * HOUR]


async def test_while_another_process_does_it_what_that_has_done_is_shown() -> None:
    one, rounds = icons(TakenError(), TakenError())
    assert await turned(one, 3) == [10, MINUTE, MINUTE]
    assert rounds.looked == 2


async def test_when_discord_cannot_be_reached_each_wait_is_longer_up_to_an_hour_until_it_can(
    caplog: pytest.LogCaptureFixture,
) -> None:
    away = OSError("no line")
    one, _ = icons(*[away] * 7, True, away)
    minutes = [seconds / MINUTE for seconds in (await turned(one, 10))[1:]]
    assert minutes == [2, 4, 8, 16, 32, 60, 60, 6 * 60, 2]
    assert "icons cannot be uploaded now: no line" in caplog.text


async def test_an_error_that_nobody_thought_of_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    one, _ = icons(ZeroDivisionError(), OSError("no line"))
    assert await turned(one, 3) == [10, HOUR, 4 * MINUTE]
    assert "icons cannot be looked after" in caplog.text


async def test_a_refused_icon_is_looked_into_soon_and_later_each_time() -> None:
    one, _ = icons()
    SIGNS.hide()
    assert one._loop.seconds == 10, "it does not run yet"
    one.start()
    first = one._loop.get_task()
    one.start()
    assert one._loop.get_task() is first
    waits = []
    for _ in range(3):
        SIGNS.hide()
        waits.append(one._loop.seconds / MINUTE)
    assert waits == [4, 8, 16]
    await one.stop()
    assert first.done()
    await one.stop()


async def test_who_wants_no_icons_has_none() -> None:
    one, rounds = icons(wanted=False)
    await one.take_up()
    one.start()
    assert (rounds.looked, one._loop.is_running()) == (0, False)
    other, seen = icons()
    await other.take_up()
    assert seen.looked == 1


# Drawing


def test_an_icon_is_named_after_what_it_shows_and_how_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    teal, red = (Image.new("RGBA", (8, 8), colour) for colour in ("teal", "red"))
    name = "towns/a_name_that_is_much_too_long"
    monkeypatch.setattr(drawing, "every", lambda: {name: lambda: teal, "towns/b": lambda: red})
    one, other = drawn(name), drawn("towns/b")
    assert one.icon == name
    head, mark = one.name.rsplit("_", 1)
    assert (head, len(mark)) == ("gh_a_name_that_is_much_", 8)
    assert len(one.name) <= 32, "as long as a name may be"
    assert drawn(name) == one
    assert other.name.startswith("gh_b_")
    assert other.name.rsplit("_", 1)[1] != mark
    with Image.open(BytesIO(one.data)) as image:
        assert (image.format, image.size) == ("PNG", (8, 8))


async def test_icons_are_drawn_a_few_at_a_time_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    beside = Beside()
    beside.way = here = Here()
    monkeypatch.setattr(drawing, "drawn", lambda icon: f"drawn {icon}")
    wanted = [f"towns/{number}" for number in range(20)]
    apart = Apart(beside, None)
    found: list[object] = list(await apart(wanted))
    assert found == [f"drawn towns/{number}" for number in range(20)]
    assert [given[0] for given in here.given] == [wanted[:16], wanted[16:]]
    assert await apart([]) == []
    assert await apart.recipe() == await apart.recipe()


def test_the_icons_of_the_house_come_first_and_each_title_has_its_own() -> None:
    names = list(every())
    shelves = [name.partition("/")[0] for name in names]
    assert shelves[0] == "house"
    assert len(set(shelves)) == 5
    assert len(names) <= 300
