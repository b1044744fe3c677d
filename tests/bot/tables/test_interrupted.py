"""Hand-overs that another's taking back interrupts: nobody wins time by that, and nobody loses hours of a later turn."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from bot.tables.clock import DAY, HOUR
from tests.bot.tables.pointing import ECHOING, POINTING, pointing, points
from tests.bot.tables.wall import ADA, BEN, CLEO, House
from tests.e2e.stage import Toys


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys(), pointing():
        yield House(store)


async def end(house: House, number: int, person: int) -> int | None:
    """When the time of somebody runs out, also as another process reads it."""
    live = await house.live(number)
    known = live.deadline(live.seat(person))
    house.restart()
    assert (await house.live(number)).deadline(live.seat(person)) == known
    return known


async def interrupted(house: House) -> tuple[int, int]:
    """Ben has thought for twenty hours when Ada takes back that it is his turn; the table, and when his time would have run out."""
    number = await house.begun(ADA, BEN, CLEO, title=POINTING)
    await points(house, number, ADA, BEN)
    before = await end(house, number, BEN)
    assert before is not None
    await house.passes(20 * HOUR)
    await house.tables.undo(number, ADA)
    await house.passes(HOUR)
    return number, before


async def test_a_turn_that_comes_again_at_once_goes_on(house: House) -> None:
    number, before = await interrupted(house)
    await points(house, number, ADA, BEN)
    assert await end(house, number, BEN) == before + HOUR


async def test_a_turn_that_was_not_answered_for_good_elsewhere_goes_on(house: House) -> None:
    number, before = await interrupted(house)
    await points(house, number, ADA, CLEO)
    await house.tables.undo(number, ADA)
    house.restart()
    await points(house, number, ADA, BEN)
    assert await end(house, number, BEN) == before + HOUR


async def test_a_later_turn_loses_nothing_by_what_another_took_back(house: House) -> None:
    number, _ = await interrupted(house)
    await points(house, number, ADA, CLEO)
    await points(house, number, CLEO, BEN)
    assert await end(house, number, BEN) == int(house.wall.now) + 2 * DAY


async def test_what_an_interrupted_turn_took_of_the_reserve_is_gone(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, title=POINTING)
    await points(house, number, ADA, BEN)
    await house.comes(number, BEN)
    await house.passes(30 * HOUR)
    await house.tables.undo(number, ADA)
    await points(house, number, ADA, CLEO)
    await points(house, number, CLEO, BEN)
    assert await end(house, number, BEN) == int(house.wall.now) + 2 * DAY - 6 * HOUR


async def test_taking_back_over_what_the_match_answers_by_itself_gives_no_time(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, title=ECHOING)
    before = await end(house, number, ADA)
    for _ in range(3):
        await points(house, number, ADA, BEN)
        assert await house.awaited(number) == [ADA]
        await house.tables.undo(number, ADA)
        await house.passes(10 * HOUR)
    await points(house, number, ADA, BEN)
    assert await end(house, number, ADA) == before


async def test_a_turn_after_what_the_match_answers_by_itself_is_a_new_one(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, title=ECHOING, late="safe")
    await house.passes(10 * HOUR)
    await points(house, number, ADA, BEN)
    assert await end(house, number, ADA) == int(house.wall.now) + 2 * DAY
    await house.tables.undo(number, ADA)
    await house.comes(number, ADA)
    await house.passes(2 * DAY)
    assert await house.awaited(number) == [ADA]
    assert await end(house, number, ADA) == int(house.wall.now) + DAY
