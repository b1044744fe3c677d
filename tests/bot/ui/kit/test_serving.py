"""Work that nobody waits for lets people go first, for a while and no longer."""

from __future__ import annotations

import asyncio
from contextvars import copy_context

import pytest

from bot.ui.kit import serving
from bot.ui.kit.serving import Serving, behind


async def gives_way(house: Serving, *, late: bool = True) -> asyncio.Task[None]:
    """Some work, behind or not, that has begun and gives way where it must."""

    async def work() -> None:
        behind(is_so=late)
        await house.give_way()

    task = asyncio.get_running_loop().create_task(work(), context=copy_context())
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def test_work_behind_waits_until_the_last_press_is_answered() -> None:
    house, lasted = Serving(), list[float]()
    house.served.append(lasted.append)
    assert (await gives_way(house)).done(), "nobody is served"
    for _ in range(2):
        with house.somebody():
            with house.somebody():
                assert house.presses == 2
                waiting = await gives_way(house)
                assert not waiting.done()
                assert (await gives_way(house, late=False)).done()
            await asyncio.sleep(0)
            assert not waiting.done(), "somebody is still served"
        await waiting
        assert house.presses == 0
    assert len(lasted) == 4
    assert min(lasted) >= 0


async def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "COURTESY", 0.001)
    house = Serving()
    with house.somebody():
        await (await gives_way(house))
        assert house.presses == 1


async def test_a_press_that_fails_is_answered_all_the_same() -> None:
    house = Serving()
    with pytest.raises(LookupError), house.somebody():
        raise LookupError
    assert house.presses == 0
    assert (await gives_way(house)).done()
