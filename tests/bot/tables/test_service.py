"""The life of a table under many hands at once: whatever is stored can be played again, and says the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
from sqlalchemy import select

from bot.letters.shelf import due
from bot.store import Store, tables
from bot.store.schema import waits
from bot.tables.service import Tables
from engines.kernel import Answer, Entry, Match, Option, RefusedError, fewest
from engines.kernel.catalogue import AnyTitle, title_of, titles
from engines.kernel.questions import random_picks
from tests.e2e.stage import Toys
from tests.engines.pillars.scene import Table
from tests.sizes import first
from tests.toys import LANTERNS, SPELLS, WORKS, YARDS

PEOPLE = (11, 12, 13)
ROUNDS = 40


@pytest.fixture
async def house(store: Store) -> AsyncIterator[Tables]:
    with Toys():
        yield Tables(store, lambda: 1_000_000.0, due, most_open=5)


async def begun(house: Tables, title: AnyTitle, *, computers: int = 0) -> int:
    """A running table of these people and so many computers."""
    row = await house.open(title, (1, 2), (PEOPLE[0], "Ada"), title.options())
    for person in PEOPLE[1 : title.seats[-1] - computers]:
        await house.join(row.id, person, f"Player {person}")
    for _ in range(computers):
        await house.add_computer(row.id, PEOPLE[0])
    await house.start(row.id, PEOPLE[0])
    return row.id


async def acts(house: Tables, number: int, person: int, luck: Random) -> None:
    """One person does something, fitting or not; a refusal is an answer too."""
    try:
        async with house.enter(number) as live:
            match, seat = live.playing, live.seat(person)
            question = match.question(seat)
        what = luck.random()
        if what < 0.15:
            await house.undo(number, person)
        elif what < 0.2:
            await house.resend(number, person)
        elif what < 0.22:
            await house.leave(number, person)
        elif question is not None:
            stale = luck.random() < 0.1
            await house.answer(number, person, random_picks(question, luck), question.number - stale)
    except RefusedError:
        pass


async def consistent(house: Tables, number: int) -> None:
    """What is stored is what is in memory, and what the journal leads to."""
    async with house.enter(number) as live:
        match, row = live.begun, live.row
    async with house.store.reading() as connection:
        stored = await tables.load(connection, number)
        saved = await tables.load_match(connection, number)
        journal = await tables.read_journal(connection, number)
        rows = (await connection.execute(select(waits).where(waits.c.table_id == number))).all()
    assert stored == row
    assert saved is not None
    assert saved.snapshot == match.save()
    assert [one.number for one in journal] == list(range(match.length))
    owed = {one.seat: one.number for one in match.awaited()} if row.state == "playing" else {}
    assert {one.seat: one.question for one in rows} == owed
    entries = [Entry(one.seat, one.picks, one.by) for one in journal]  # type: ignore[arg-type]
    again = Match.replay(match.title, match.seats, match.options, match.seed, entries)
    for viewer in (None, *range(match.seats)):
        assert again.view(viewer) == match.view(viewer)


@pytest.mark.parametrize(
    "title", [LANTERNS, SPELLS, WORKS, YARDS, titles()["tiny_towns"]], ids=lambda one: one.id
)
@pytest.mark.parametrize("computers", [0, 1])
async def test_many_hands_at_once_leave_one_story(house: Tables, title: AnyTitle, computers: int) -> None:
    luck = Random(f"{title.id} {computers}")
    number = await begun(house, title, computers=computers)
    for _ in range(ROUNDS):
        await asyncio.gather(*(acts(house, number, luck.choice(PEOPLE), luck) for _ in range(4)))
    await consistent(house, number)
    house.cache.forget(number)
    await consistent(house, number)


async def test_an_answer_given_twice_at_once_counts_once(house: Tables) -> None:
    number = await begun(house, WORKS)
    done = await asyncio.gather(
        *(house.answer(number, PEOPLE[0], ("pass",), 0) for _ in range(5)), return_exceptions=True
    )
    assert sum(one is None for one in done) == 1
    assert all(one is None or isinstance(one, RefusedError) for one in done)
    await consistent(house, number)


async def test_what_a_cancelled_press_did_is_either_whole_or_not_there(house: Tables) -> None:
    number = await begun(house, WORKS)
    errors: list[object] = []
    for moment in range(30):
        async with house.enter(number) as live:
            awaited = live.playing.awaited()[0]
        picks = ("pass",) if moment % 3 else ("buy:clay:1",)
        task = asyncio.create_task(house.answer(number, PEOPLE[awaited.seat], picks, awaited.number))
        for _ in range(moment):
            await asyncio.sleep(0)
        task.cancel()
        errors += await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(5):  # nothing waits for a lock that a cancelled press has kept
            await consistent(house, number)
            await house.store.keep_note("moment", str(moment))
    assert errors


async def test_everybody_is_heard_of_only_after_the_commit(house: Tables) -> None:
    heard: list[int] = []
    house.changed.append(heard.append)
    number = await begun(house, WORKS)
    before = len(heard)
    with pytest.raises(RefusedError):
        await house.answer(number, PEOPLE[1], ("pass",), 0)
    assert len(heard) == before
    await house.answer(number, PEOPLE[0], ("pass",), 0)
    assert heard[before:] == [number]


@pytest.mark.parametrize("idea", first([RuntimeError("no idea"), (Option({"way": "fly"}),)]))
@pytest.mark.parametrize("title", [title_of("tiny_towns"), title_of("pillars")], ids=lambda title: title.id)
async def test_computers_play_on_without_an_idea(
    house: Tables, title: AnyTitle, idea: Exception | Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advise(*_: object) -> Answer:
        if isinstance(idea, Exception):
            raise idea
        return idea

    monkeypatch.setattr(type(title), "advise", advise)
    monkeypatch.setattr(f"engines.{title.id}.asking.advise", advise)
    number = await begun(house, title, computers=2)
    for _ in range(30):
        async with house.enter(number) as live:
            match = live.begun
            mine = next((one for one in match.awaited() if live.row.seats[one.seat].person), None)
            question = None if mine is None else match.question(mine.seat)
        if mine is None or question is None:
            break
        await house.answer(number, PEOPLE[mine.seat], fewest(question), mine.number)
    async with house.enter(number) as live:
        computers = {one.seat for one in live.row.seats if one.person is None}
        assert match.length > 30
        assert not computers & {one.seat for one in live.begun.awaited()}


async def test_nobody_sits_at_more_tables_than_allowed_by_sitting_down_at_once(house: Tables) -> None:
    rows = [await house.open(WORKS, (1, 2), (host, "Host"), WORKS.options()) for host in range(21, 29)]
    done = await asyncio.gather(
        *(house.join(row.id, PEOPLE[0], "Ada") for row in rows),
        *(house.open(WORKS, (1, 2), (PEOPLE[0], "Ada"), WORKS.options()) for _ in range(3)),
        return_exceptions=True,
    )
    refused = [one for one in done if isinstance(one, BaseException)]
    assert len(done) - len(refused) == house.most_open
    assert all(isinstance(one, RefusedError) and one.text.id == "table-too-many" for one in refused)


async def test_what_orders_answer_is_stored_with_the_answer_that_made_it_due(house: Tables) -> None:
    number = await begun(house, title_of("pillars"))
    async with house.enter(number) as live:
        question = live.begun.orders(0)
    assert question is not None
    passing = next(one.key for one in question.options if one.parts["order"] == "pass_0")
    for person in PEOPLE:
        await house.order(number, person, (passing,))
    commits: list[int] = []
    house.changed.append(commits.append)
    by: list[str] = []
    while "order" not in by:
        async with house.enter(number) as live:
            asked = live.begun.awaited()[0]
            picks = live.begun.default(asked.seat)
        commits.clear()
        await house.answer(number, PEOPLE[asked.seat], picks, asked.number)
        assert commits == [number]
        async with house.store.reading() as connection:
            by = [one.by for one in await tables.read_journal(connection, number)]
    assert by[-1] == "order"


async def test_what_leaves_nothing_to_decide_is_stored_with_the_answer_before_it(house: Tables) -> None:
    number = await begun(house, title_of("pillars"))
    async with house.enter(number) as live:
        table = Table.of(live.begun)
        table.event("departure")
        table.team(1, "architect", starters=False)
        table.go("event")
        live.remember()
        asked = next(one for one in live.begun.awaited() if one.seat == 0)
    commits: list[int] = []
    house.changed.append(commits.append)
    await house.answer(number, PEOPLE[0], ("woodworker",), asked.number)
    assert commits == [number]
    async with house.store.reading() as connection:
        rows = await tables.read_journal(connection, number)
    assert [(one.seat, one.by) for one in rows[-2:]] == [(0, "person"), (1, "forced")]
    assert 1 not in [one.seat for one in rows if one.by == "person"]
    async with house.enter(number) as live:
        assert live.begun.view(None).board.players[1].craftsmen == ()
