"""Tables in memory: a bounded number of them, each for one at a time, and afresh after whatever went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.letters.shelf import due
from bot.store import Store
from bot.store.records import Reservation, Seat, TableRow
from bot.tables import live as live_
from bot.tables.clock import Clock
from bot.tables.commit import Change
from bot.tables.live import NOTHING_HELD, TABLE, Cache, Live
from bot.tables.pacing import alone, together_again
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


async def test_what_nobody_waits_for_pushes_nothing_out_that_people_use(
    house: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_, "KEPT_BEHIND", 1)
    cache = Cache(house.store, kept=1)
    async with cache.enter(1) as used:
        pass
    seen: dict[int, Live] = {}
    for number in (1, 2, 3):
        async with cache.enter_behind(number) as seen[number]:
            pass
    assert seen[1] is used
    assert [cache.revision(number) for number in (1, 2, 3)] == [used.row.revision, None, seen[3].row.revision]
    async with cache.enter(3) as wanted:
        assert wanted is seen[3], "who is wanted now is one of those that are used"
    assert [cache.revision(number) is None for number in (1, 3)] == [True, False]
    async with cache.enter_behind(3) as again:
        assert again is wanted


async def test_a_glance_is_at_what_is_committed_and_waits_for_nobody(house: Tables) -> None:
    cache = Cache(house.store)
    async with cache.enter(1) as held:
        glanced = await cache.glance(1)
        assert glanced is not held
        assert glanced.row == held.row
    assert await cache.glance(1) is held
    cache.forget(1)
    assert await cache.glance(1) is not held


async def test_clocks_that_are_moved_are_moved_once_in_memory_too(house: Tables) -> None:
    cache, known = Cache(house.store), dict[int, Live]()
    for number in (1, 2):
        async with cache.enter(number) as known[number]:
            known[number].clocks = {0: Clock(began=100, open=True)}
            known[number].row.reserved = [Reservation(BEN, 0, "Ben", 500)]
    known[2].row.state = "finished"
    before = known[1].row.revision
    cache.moving()
    cache.moved(0)
    assert (known[1].row.revision, known[1].clocks[0].began) == (before, 100)
    cache.moving()
    cache.moved(60)
    assert [known[number].row.revision for number in (1, 2)] == [before + 1, before], (
        "what is over is not stored anew"
    )
    assert [known[number].clocks[0].began for number in (1, 2)] == [160, 160]
    assert known[1].row.reserved[0].until == 560
    async with cache.enter(1) as still:
        assert still is known[1]
    cache.moving()
    cache.clear()
    assert cache.revision(1) is None


def test_for_whom_a_computer_answers_and_how_well() -> None:
    seats = [Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben"), Seat(2, None, "", "strong", 1), Seat(3, None, "Cleo")]
    row = TableRow(
        id=1, title="toy_works", server=8, channel=9, thread=None, host=ADA, state="playing", options={}, places=4,
        autostart=False, revision=1, created=0, pace="daily", seats=seats,
    )  # fmt: skip
    here = Live(row, clocks={0: Clock(), 1: Clock(away=True, began=5)})
    assert [set(one) for one in (here.away, here.computers, here.thoughtful)] == [{1}, {1, 2, 3}, {2}]
    assert [here.level(seat) for seat in range(4)] == ["normal", "normal", "strong", "normal"]
    assert not here.resting
    assert here.deadline(0) is None
    assert here.deadline(3) is None
    assert here.deadline(1) == 5 + 2 * 86400
    here.clocks[0] = Clock(away=True)
    assert here.resting
    row.state = "finished"
    assert not here.resting
    row.state, row.seats = "playing", seats[2:]
    assert not here.resting, "there never was anybody"


def test_what_was_agreed_comes_back_when_somebody_sits_down_with_whoever_was_alone() -> None:
    row = TableRow(
        id=1, title="toy_works", server=8, channel=9, thread=None, host=ADA, state="playing", options={}, places=4,
        autostart=False, revision=1, created=0, pace="daily",
    )  # fmt: skip
    assert alone(row, [ADA]) == {"pace": "none", "agreed": "daily"}
    assert alone(row, [ADA, BEN]) == alone(row, []) == {}
    row.pace = "none"
    assert alone(row, [ADA]) == {}
    change = Change()
    together_again(Live(row, clocks={0: Clock()}), change, 900)
    assert (change.clocks, change.columns, change.facts) == ({}, {}, [])
    row.agreed = "daily"
    together_again(Live(row, clocks={0: Clock(began=5, open=True, spent=70, used=9)}), change, 900)
    assert (change.clocks[0].began, change.clocks[0].used, change.clocks[0].spent) == (900, 0, 70)
    assert change.columns == {"pace": "daily", "agreed": None}
    assert len(change.facts) == 1
    row.pace = "weekly"
    later = Change()
    together_again(Live(row, clocks={0: Clock()}), later, 900)
    assert later.columns == {}


@pytest.mark.parametrize("disturb", ["clocks", "another process"])
async def test_what_changes_while_a_table_is_read_is_read_again(
    house: Tables, monkeypatch: pytest.MonkeyPatch, disturb: str
) -> None:
    cache, fetch, read = Cache(house.store), Cache._fetch, list[Live]()

    async def disturbed(self: Cache, number: int, *, behind: bool) -> Live:
        read.append(await fetch(self, number, behind=behind))
        if len(read) == 1 and disturb == "clocks":
            self.moving()
            self.moved(60)
        elif len(read) == 1:
            self._heard(TABLE, number)
        return read[-1]

    monkeypatch.setattr(Cache, "_fetch", disturbed)
    async with cache.enter(1) as live:
        assert live is read[1]
    async with cache.enter(1) as live:
        assert len(read) == 2
