"""Tables in memory: a bounded number of them, each for one at a time, and afresh after whatever went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.letters.shelf import due
from bot.store import Store
from bot.store.records import Seat, TableRow
from bot.tables.live import NOTHING_HELD, Cache, Live
from bot.tables.refusal import OutsideError
from bot.tables.service import Tables
from engines.kernel import Match, RefusedError, Text
from tests.e2e.stage import Toys
from tests.toys import LANTERNS, WORKS

ADA, BEN = 11, 12


@pytest.fixture
async def house(store: Store) -> AsyncIterator[Tables]:
    with Toys():
        tables = Tables(store, lambda: 1_000_000.0, due)
        for _ in range(3):
            await tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=2)
        yield tables


async def test_those_used_last_are_kept(house: Tables) -> None:
    cache = Cache(house.store, kept=2)
    rows: dict[int, Live] = {}
    for number in (1, 2, 1, 3):
        async with cache.enter(number) as live:
            rows[number] = live
    for number, kept in ((1, True), (3, True), (2, False)):
        async with cache.enter(number) as live:
            assert (live is rows[number]) is kept


async def test_after_an_unexpected_error_a_table_is_loaded_afresh_and_after_a_refusal_not(
    house: Tables,
) -> None:
    async with house.enter(1) as first:
        pass
    with pytest.raises(RefusedError):
        async with house.enter(1):
            raise RefusedError(Text("table-full"))
    async with house.enter(1) as again:
        assert again is first
    with pytest.raises(ZeroDivisionError):
        async with house.enter(1):
            raise ZeroDivisionError
    async with house.enter(1) as afresh:
        assert afresh is not first
        assert afresh.row == first.row


async def test_one_at_a_time_has_a_table_and_nobody_waits_for_another_table(house: Tables) -> None:
    told: list[str] = []

    async def second() -> None:
        async with house.enter(1):
            told.append("second")

    async with house.enter(1):
        waiting = asyncio.ensure_future(second())
        async with house.enter(2):
            told.append("other")
        told.append("first")
    await waiting
    assert told == ["other", "first", "second"]


@pytest.mark.parametrize("number", [0, -1, 4, 2**31 - 1, 2**31, 2**70])
async def test_a_table_that_does_not_exist_is_refused(house: Tables, number: int) -> None:
    with pytest.raises(OutsideError) as refused:
        async with house.enter(number):
            pass
    assert refused.value.text.id == "table-unknown"
    assert refused.value.text.args == {"table": str(number)}


def live(state: str, match: Match | None = None) -> Live:
    row = TableRow(
        id=1, title="lanterns", server=8, channel=9, thread=None, host=ADA, state=state, options={}, places=3,  # type: ignore[arg-type]
        autostart=False, revision=4, created=100, started=200 if match else None,
        seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"), Seat(2, None, "")],
    )  # fmt: skip
    return Live(row, match)


def refusal(table: Live, of: str) -> str:
    with pytest.raises(RefusedError) as refused:
        getattr(table, of)
    return refused.value.text.id


def test_why_there_is_no_match_is_said() -> None:
    match = Match.start(LANTERNS, 3, LANTERNS.options(), "5e" * 32)
    assert refusal(live("lobby"), "begun") == "table-not-started"
    assert refusal(live("abandoned"), "begun") == "table-over"
    assert live("finished", match).begun is match
    assert refusal(live("finished", match), "playing") == "table-over"
    assert live("playing", match).playing is match
    frozen = live("playing")
    frozen.frozen = True
    assert refusal(frozen, "begun") == "table-frozen"


@pytest.mark.parametrize(("state", "why"), [("lobby", "table-not-joined"), ("playing", "table-no-seat")])
def test_who_has_no_seat_is_told_so(state: str, why: str) -> None:
    table = live(state)
    assert [table.seat(ADA), table.seat(BEN)] == [0, 1]
    with pytest.raises(OutsideError) as refused:
        table.seat(99)
    assert refused.value.text.id == why


def test_what_is_owed_and_held() -> None:
    match = Match.start(LANTERNS, 3, LANTERNS.options(), "5e" * 32)
    table = live("playing", match)
    assert table.owed() == {0: 0, 1: 0, 2: 0}
    assert live("finished", match).owed() == {}
    held = table.all_held()
    assert held[0] == (match.hand(0), 0)
    assert held[1] == (match.hand(1), 0)
    assert held[2] == NOTHING_HELD, "a computer needs no private message"
    question = match.question(0)
    assert question is not None
    match.answer(0, (question.options[0].key,), 0)
    assert table.all_held()[0] == (match.hand(0), -1)
    assert table.owed() == {1: 0, 2: 0}


def test_nothing_happens_before_a_table_was_opened_or_begun() -> None:
    match = Match.start(LANTERNS, 3, LANTERNS.options(), "5e" * 32)
    assert [live("lobby").moment(now) for now in (50, 100, 150)] == [100, 100, 150]
    assert [live("playing", match).moment(now) for now in (50, 150, 250)] == [200, 200, 250]
