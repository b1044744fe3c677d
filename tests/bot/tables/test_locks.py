"""One at a time for each key, whoever came first is first, and nothing is kept that nobody holds."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.locks import Locks


async def test_one_key_is_held_by_one_at_a_time() -> None:
    locks: Locks[int] = Locks()
    inside, most = 0, 0
    order: list[int] = []

    async def work(number: int) -> None:
        nonlocal inside, most
        async with locks.hold(1):
            inside += 1
            most = max(most, inside)
            order.append(number)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(work(number) for number in range(20)))
    assert most == 1
    assert order == list(range(20))
    assert len(locks) == 0


async def test_other_keys_do_not_wait() -> None:
    locks: Locks[str] = Locks()
    async with locks.hold("a"), asyncio.timeout(1), locks.hold("b"):
        assert len(locks) == 2


async def test_whoever_gives_up_waiting_leaves_nothing_behind() -> None:
    locks: Locks[int] = Locks()
    async with locks.hold(1):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01), locks.hold(1):
                raise AssertionError("two hold it")
    assert len(locks) == 0
    with pytest.raises(ZeroDivisionError):
        async with locks.hold(1):
            raise ZeroDivisionError
    assert len(locks) == 0
