"""Computers that think before they answer: nobody waits for them at a table that is free meanwhile, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.store import Store, tables
from bot.store.records import LEVELS, Level
from bot.tables import thinking
from bot.tables.fellows import FACES
from engines.kernel.catalogue import AnyTitle
from engines.kernel.levels import think
from engines.kernel.thought import Thought
from tests.bot.tables.wall import ADA, BEN, House
from tests.e2e.stage import Toys
from tests.toys import LANTERNS, WORKS, YARDS

PATIENCE = 60
WRONG = ("no such option",)


@dataclass
class Study:
    """Where thoughts come from in these tests: each takes until it is let out."""

    asked: list[tuple[int, int, str]] = field(default_factory=list)
    comes: asyncio.Queue[asyncio.Future[bool]] = field(default_factory=asyncio.Queue)
    wrong: bool = False

    async def __call__(
        self, table: int, title: AnyTitle, blind: bytes, seat: int, luck: str
    ) -> Thought | None:
        self.asked.append((table, seat, luck))
        let: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.comes.put_nowait(let)
        if not await let:
            return None
        return Thought(seat, WRONG) if self.wrong else think(title, blind, seat, luck)

    async def begun(self) -> asyncio.Future[bool]:
        """The next thought, once it has begun."""
        return await asyncio.wait_for(self.comes.get(), PATIENCE)


@pytest.fixture
async def study() -> Study:
    return Study()


@pytest.fixture
async def house(store: Store, study: Study) -> AsyncIterator[House]:
    with Toys():
        one = House(store, think=study)
        yield one
        await one.tables.stop()


async def begun(house: House, *levels: Level, title: AnyTitle = YARDS) -> int:
    """A match of Ada against computers of these levels."""
    row = await house.tables.open(title, (1, 2), (ADA, "Ada"), title.options())
    for level in levels:
        await house.tables.add_computer(row.id, ADA, level)
    await house.tables.start(row.id, ADA)
    return row.id


async def answered(house: House, number: int) -> list[tuple[int, str, tuple[str, ...] | None]]:
    """Who answered what how, in order."""
    async with house.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    return [(row.seat, row.by, row.picks) for row in journal if row.by != "start"]


async def after(house: House, number: int, before: int) -> tuple[int, str, tuple[str, ...] | None]:
    """The next answer after so many, once it is stored."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await answered(house, number)) <= before:  # noqa: ASYNC110  # commits tell nobody here
            await asyncio.sleep(0)
    return found[before]


async def until_a_computer_thinks(house: House, study: Study, number: int) -> asyncio.Future[bool]:
    """Ada answers as long as she is asked."""
    async with asyncio.timeout(PATIENCE):
        while study.comes.empty():
            if house.tables.thought(number) is None:
                await house.answers(number, ADA)
            await asyncio.sleep(0)
    return study.comes.get_nowait()


async def test_what_has_been_thought_is_answered(house: House, study: Study) -> None:
    number = await begun(house, "strong")
    let = await until_a_computer_thinks(house, study, number)
    before = await answered(house, number)
    (one,) = study.asked
    live = await house.live(number)
    expected = think(YARDS, live.begun.blind(1), 1, one[2]).picks
    assert before == [row for row in before if row[1] == "person"]
    let.set_result(True)
    assert await after(house, number, len(before)) == (1, "computer", expected)


async def test_people_may_take_back_meanwhile_and_what_was_thought_then_is_dropped(
    house: House, study: Study
) -> None:
    number = await begun(house, "strong", title=WORKS)
    let = await until_a_computer_thinks(house, study, number)
    while not (await house.live(number)).begun.can_undo(0):
        let.set_result(True)
        let = await until_a_computer_thinks(house, study, number)
    before = await answered(house, number)
    await asyncio.wait_for(house.tables.undo(number, ADA), PATIENCE)
    over = house.tables.thought(number)
    assert over is not None
    let.set_result(True)
    await asyncio.wait_for(over, PATIENCE)
    assert await house.awaited(number) == [ADA]
    assert await answered(house, number) == [*before, (0, "person", None)]


async def test_where_nobody_comes_to_a_thought_a_usual_computer_answers(house: House, study: Study) -> None:
    number = await begun(house, "strong")
    let = await until_a_computer_thinks(house, study, number)
    before = len(await answered(house, number))
    let.set_result(False)
    assert (await after(house, number, before))[:2] == (1, "computer")


async def test_what_is_not_legal_is_not_answered(
    house: House, study: Study, caplog: pytest.LogCaptureFixture
) -> None:
    study.wrong = True
    number = await begun(house, "strong")
    let = await until_a_computer_thinks(house, study, number)
    before = len(await answered(house, number))
    let.set_result(True)
    seat, by, picks = await after(house, number, before)
    assert (seat, by) == (1, "computer")
    assert picks != WRONG
    assert "not legal" in caplog.text


async def test_a_kill_in_the_middle_of_a_thought_only_means_to_think_again(
    house: House, study: Study
) -> None:
    number = await begun(house, "strong")
    await until_a_computer_thinks(house, study, number)
    before = await answered(house, number)
    await house.tables.stop()
    assert await answered(house, number) == before
    house.restart()
    assert [seat.level for seat in (await house.row(number)).seats] == [None, "strong"]
    await house.tables.wake_computers()
    let = await study.begun()
    assert [one[:2] for one in study.asked] == [(number, 1)] * 2
    let.set_result(True)
    assert (await after(house, number, len(before)))[:2] == (1, "computer")


async def test_a_table_has_one_thought_at_a_time_however_many_are_asked(house: House, study: Study) -> None:
    await begun(house, "strong", "easy", "strong", title=LANTERNS)
    while {seat for _, seat, _ in study.asked} != {1, 3}:
        let = await study.begun()
        assert study.comes.empty()
        let.set_result(True)


async def test_what_goes_wrong_when_it_is_answered_is_tried_again(
    house: House, study: Study, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "AGAIN_AFTER", (0.0,))
    number = await begun(house, "strong")
    let = await until_a_computer_thinks(house, study, number)
    before = len(await answered(house, number))
    let.set_exception(OSError("the store is away"))
    (await study.begun()).set_result(True)
    assert (await after(house, number, before))[:2] == (1, "computer")
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_without_a_place_to_think_they_answer_at_once(store: Store) -> None:
    with Toys():
        house = House(store)
        number = await begun(house, "strong")
        while "computer" not in [by for _, by, _ in await answered(house, number)]:
            assert await house.awaited(number) == [ADA]
            await house.answers(number, ADA)


async def test_no_two_computers_at_a_table_are_alike(house: House) -> None:
    row = await house.tables.open(YARDS, (1, 2), (ADA, "Ada"), YARDS.options(), places=YARDS.seats[-1])
    for number in range(YARDS.seats[-1] - 1):
        await house.tables.add_computer(row.id, ADA, LEVELS[number % 2])
    seats = (await house.row(row.id)).seats[1:]
    assert len({(seat.level, seat.face) for seat in seats}) == len(seats)
    assert all(seat.face is not None and 0 <= seat.face < FACES for seat in seats)


async def test_whoever_hands_over_or_is_away_gets_a_usual_computer(house: House, study: Study) -> None:
    number = await house.begun(ADA, BEN, title=YARDS)
    await house.tables.leave(number, BEN)
    live = await house.live(number)
    assert (live.level(1), live.thoughtful) == ("normal", frozenset())
    assert not study.asked
