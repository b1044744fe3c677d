"""Matches of every title in which somebody does not come: each ends, nobody is answered for too early, nobody is reminded twice."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from bot.store import Store, tables
from bot.tables.clock import DAY, HOUR
from bot.tables.facts import WasLate
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House

pytestmark = pytest.mark.long
TITLES = ("guilds_of_london", "old_london_bridge", "pillars", "tiny_towns")
BY_ITSELF = "forced"  # what leaves nothing to decide is answered for everybody
EVERY = 4000  # answers, far more than any match has


@pytest.fixture
def house(store: Store) -> House:
    return House(store)


async def playing(house: House, number: int) -> bool:
    return (await house.row(number)).state == "playing"


async def by(house: House, number: int) -> Counter[tuple[int, str]]:
    """How often each seat was answered for in which way."""
    async with house.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    return Counter((row.seat, row.by) for row in journal if row.picks is not None)


async def answer_of(house: House, number: int, *people: int) -> bool:
    """Those of these people who are asked answer once; false if none is."""
    asked = [person for person in await house.awaited(number) if person in people]
    for person in asked:
        if person in await house.awaited(number):
            await house.answers(number, person)
    return bool(asked)


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("vanished", [(CLEO,), (BEN, DAN)])
async def test_who_never_comes_stops_no_match(house: House, name: str, vanished: tuple[int, ...]) -> None:
    everybody = (ADA, BEN, CLEO, DAN)
    number = await house.begun(*everybody, title=titles()[name])
    there = [person for person in everybody if person not in vanished]
    for _ in range(EVERY):
        if not await playing(house, number):
            break
        if not await answer_of(house, number, *there):
            await house.passes(6 * HOUR)
    assert (await house.row(number)).state == "finished"
    ways = await by(house, number)
    for seat, person in enumerate(everybody):
        kinds = {how for where, how in ways if where == seat and how != BY_ITSELF}
        assert kinds <= ({"person"} if person in there else {"late", "computer"})
    assert len(house.stated(WasLate)) == len(vanished)
    assert house.early == []


@pytest.mark.parametrize("name", TITLES)
async def test_who_answers_one_question_just_before_every_deadline_ends_the_match(
    house: House, name: str
) -> None:
    number = await house.begun(ADA, BEN, title=titles()[name], pace="quick")
    luck = Random(name)
    for _ in range(EVERY):
        live = await house.live(number)
        if live.row.state != "playing":
            break
        seat = min((one.seat for one in live.begun.awaited()), key=lambda one: live.deadline(one) or 0)
        end = live.deadline(seat)
        if end is not None:  # otherwise all are away, and whoever comes is back
            await house.passes(max(0, end - int(house.wall.now) - 1))
        person = live.row.seats[seat].person or 0
        if person in await house.awaited(number):
            await house.answers(number, person)
            if luck.random() < 0.3:
                with suppress(RefusedError):
                    await house.tables.undo(number, person)
        await house.passes(1)
    assert (await house.row(number)).state == "finished"
    assert house.early == []


@pytest.mark.parametrize("name", TITLES)
async def test_who_comes_at_random_hours_through_outages_and_restarts_is_never_answered_for_too_early(
    house: House, name: str
) -> None:
    number = await house.begun(ADA, BEN, title=titles()[name])
    luck = Random(name)
    for _ in range(EVERY):
        if not await playing(house, number):
            break
        await house.passes(int(luck.expovariate(1 / (8 * HOUR))))
        match luck.randrange(20):
            case 0:
                house.restart()
            case 1:
                gap = luck.choice((HOUR, 7 * DAY))
                house.wall.now += gap
                await house.tables.move_time(gap, {})
            case _:
                await answer_of(house, number, luck.choice((ADA, BEN)))
    assert (await house.row(number)).state in ("finished", "abandoned")
    assert house.early == []
