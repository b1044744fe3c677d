"""Old matches are packed by one process at a time, which goes on where the one before it has stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from bot import packer
from bot.packer import LEASE, NOTE, WORK, Packer
from bot.store import leases
from tests.bot.post.offline import House


class Line:
    """What is due, in its order, and from where it was asked for."""

    def __init__(self, count: int) -> None:
        self.due = [(100 + number, number) for number in range(1, count + 1)]
        self.asked: list[tuple[int, int]] = []

    async def __call__(
        self, store: object, now: int, *, after: tuple[int, int]
    ) -> AsyncIterator[tuple[int, int]]:
        del store, now
        self.asked.append(after)
        for one in self.due:
            if one > after:
                yield one


async def noted(house: House) -> object:
    return json.loads(await house.store.note(NOTE) or "null")


async def test_it_goes_on_where_it_came_to(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(3)
    monkeypatch.setattr(packer, "pack_old", line)
    assert await Packer(house).round() == 3
    assert await noted(house) == [103, 3]
    line.due.append((104, 9))
    assert await Packer(house).round() == 1
    assert await Packer(house).round() == 0
    assert line.asked == [(0, 0), (103, 3), (104, 9)]
    assert await noted(house) == [104, 9]


async def test_it_notes_now_and_then_how_far_it_is_and_stops_when_another_has_taken_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(packer.A_SLICE + 5)
    monkeypatch.setattr(packer, "pack_old", line)
    gave_way: list[int] = []

    async def give_way() -> None:
        gave_way.append(1)
        if len(gave_way) == 3:  # it has slept for long, and somebody else has begun
            house.time += LEASE + 1
            async with house.store.writing() as connection:
                assert await leases.take(
                    connection, WORK, "another", house.tables.now, house.tables.now + LEASE
                )

    monkeypatch.setattr(house.serving, "give_way", give_way)
    assert await Packer(house).round() == packer.A_SLICE
    assert len(gave_way) == packer.A_SLICE - 1
    assert await Packer(house).round() == 0
    assert line.asked == [(0, 0)]
    house.time += LEASE + 1
    assert await Packer(house).round() >= 5
    assert await noted(house) == list(line.due[-1])


async def test_it_begins_some_minutes_after_the_start_and_goes_on_after_a_failure(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one = Packer(house)
    slept: list[float] = []
    rounds: list[int] = []
    over = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 4:
            over.set()
            await asyncio.get_running_loop().create_future()

    async def round_() -> int:
        rounds.append(len(slept))
        if len(rounds) == 2:
            raise ValueError
        return 0

    monkeypatch.setattr(packer.asyncio, "sleep", sleep)
    monkeypatch.setattr(one, "round", round_)
    one.start()
    first = one._work
    one.start()
    assert one._work is first
    await over.wait()
    await one.stop()
    assert first is not None
    assert first.cancelled()
    assert slept == [300, 3600, 3600, 3600]
    assert rounds == [1, 2, 3]
    assert "tried again later" in caplog.text
    one.start()
    assert one._work is not first
    await one.stop()
    await Packer(house).stop()
