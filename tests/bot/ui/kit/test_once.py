"""A doubled press opens one thing."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui.kit.once import Once


async def test_two_presses_at_once_open_one_and_a_failed_one_counts_for_nothing() -> None:
    once, made = Once(), list[int]()

    async def make() -> int:
        await asyncio.sleep(0)
        made.append(len(made) + 1)
        return made[-1]

    async def fails() -> int:
        raise LookupError("nothing can be opened")

    with pytest.raises(LookupError):
        await once.of(7, fails)
    assert await asyncio.gather(once.of(7, make), once.of(7, make), once.of(8, make)) == [1, 1, 2]
    assert await once.of(7, make) == 1


async def test_only_what_was_pressed_long_ago_is_forgotten() -> None:
    once, made = Once(), list[int]()

    async def make() -> int:
        made.append(len(made))
        return made[-1]

    for message in range(2001):
        await once.of(message, make)
    assert await once.of(1, make) == 1
    assert len(made) == 2001
    assert await once.of(0, make) == 2001, "of two thousand messages it is remembered, and of no more"
