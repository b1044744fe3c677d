"""Computing all ratings again from the results, and bringing the stored ones to them while others may write."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeVar

from bot.results.ledger import Ledger, keys
from bot.results.outcome import Ending
from bot.results.record import rated_after
from bot.store import Connection, Store, StoreError, books, erasing, leases, results
from bot.store.books import STANDINGS, STEPS, Book
from bot.store.ladders import Key, Step
from bot.store.scrap import Scrap

T = TypeVar("T")
Told = Callable[[Literal["matches", "people"], int, int], None]
ROWS, PEOPLE, ENDINGS = 500, 25, 20
PAUSE = 0.02
WORK, LEASE = "ratings", 120


class ErasedError(Exception):
    """Somebody was erased meanwhile, or just is, and must not come back."""


async def rebuild(store: Store, told: Told) -> tuple[int, int]:
    """Compute all ratings again and correct the stored ones; says how many matches and people there are.

    Only what differs is written, a little at a time, so that nobody waits for long. A match that ends meanwhile may
    have been rated from numbers that were half corrected: whatever ended since is computed again at the end.
    """
    name = uuid.uuid4().hex
    try:
        while True:
            try:
                return await Rebuild(store, told, name).run()
            except ErasedError:
                await asyncio.sleep(PAUSE)
    finally:
        async with store.writing() as connection:
            await leases.give_back(connection, WORK, name)


class Rebuild:
    """One run: the books as they should be, the last ending in them, and who was erased last when it began."""

    def __init__(self, store: Store, told: Told, name: str) -> None:
        self._store = store
        self._name = name
        self._told = told
        self._scrap = Scrap()
        self._ledger = Ledger(self._scrap)
        self._last = 0
        self._done = 0
        self._erased = 0

    async def run(self) -> tuple[int, int]:
        """All of it; however much there is, memory holds a part of it."""
        try:
            return await self._run()
        finally:
            self._scrap.close()

    async def _run(self) -> tuple[int, int]:
        await self._alone()
        async with self._store.reading() as connection:
            self._erased = await books.last_erased(connection)
            await self._nobody_erased(connection)
            count = await results.rated_count(connection)
        self._told("matches", 0, count)
        while endings := await self._endings():
            await self._alone()
            await self._correct_steps(endings)
            self._told("matches", self._done, max(count, self._done))
        await self._correct_standings()
        while not await self._caught_up():
            pass
        self._told("matches", self._done, self._done)
        self._scrap.settle(0)
        return self._done, sum(one > 0 for one in self._scrap.people())

    async def _alone(self) -> None:
        """Two at once would only undo what the other does."""
        now = int(time.time())
        async with self._store.writing() as connection:
            if not await leases.take(connection, WORK, self._name, now, now + LEASE):
                raise StoreError("The ratings are computed again already: wait until that is done.")

    async def _endings(self) -> list[Ending]:
        async with self._store.reading() as connection:
            return await rated_after(connection, self._last)

    def _enter(self, endings: Sequence[Ending]) -> list[Step]:
        self._last, self._done = endings[-1].id, self._done + len(endings)
        steps: list[Step] = []
        for ending in endings:
            steps += self._ledger.enter(ending)
            if self._scrap.full:
                self._scrap.settle()
        return steps

    async def _correct_steps(self, endings: Sequence[Ending]) -> None:
        """Bring these matches into the books, and what they are stored to have changed to what they changed."""
        before = self._last
        steps = self._enter(endings)
        async with self._store.reading() as connection:
            stored = await books.stored_steps(connection, before, self._last)
        self._scrap.settle()
        await self._correct(STEPS, stored, [books.written(step) for step in steps])

    async def _correct_standings(self) -> None:
        self._scrap.settle(0)
        async with self._store.reading() as connection:
            stored = await books.stored_people(connection)
        everybody = sorted({*stored, *self._scrap.people()})
        done = 0
        for people in _parts(everybody, PEOPLE):
            async with self._store.reading() as connection:
                rows = await books.stored_standings(connection, people)
            wanted = [books.written(row, key) for key, row in self._scrap.of(people).items()]
            await self._alone()
            await self._correct(STANDINGS, rows, wanted)
            done += len(people)
            self._told("people", done, len(everybody))

    def _rows(self, wanted: Iterable[Key]) -> list[books.Row]:
        return [books.written(self._ledger.rows[key], key) for key in wanted]

    async def _correct(self, book: Book, stored: Sequence[books.Row], wanted: Sequence[books.Row]) -> None:
        """Write what differs."""
        known = {book.key_of(row): row for row in stored}
        changed = [row for row in wanted if known.pop(book.key_of(row), None) != row]
        for gone, rows in _slices(list(known.values()), changed):
            async with self._store.writing() as connection:
                await self._nobody_erased(connection)
                await books.put(connection, book, gone, rows)
            await asyncio.sleep(PAUSE)

    async def _caught_up(self) -> bool:
        """Bring a few of the matches in that have ended meanwhile; true if those were all."""
        async with self._store.writing() as connection:
            await self._nobody_erased(connection)
            before = self._last
            endings = await rated_after(connection, before, ENDINGS)
            whole = len(endings) < ENDINGS
            await books.forget_steps(connection, before, None if whole else endings[-1].id)
            if endings:
                steps = self._enter(endings)
                touched = {key for ending in endings for key in keys(ending)}
                await books.put(connection, STANDINGS, [], self._rows(touched))
                await books.put(connection, STEPS, [], [books.written(step) for step in steps])
            return whole

    async def _nobody_erased(self, connection: Connection) -> None:
        if await erasing.under_way(connection) or await books.last_erased(connection) != self._erased:
            raise ErasedError


def _slices(
    gone: Sequence[books.Row], rows: Sequence[books.Row]
) -> Iterator[tuple[Sequence[books.Row], Sequence[books.Row]]]:
    """Rows to take out and rows to write, so many at a time."""
    yield from ((part, ()) for part in _parts(gone, ROWS))
    yield from (((), part) for part in _parts(rows, ROWS))


def _parts(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (things[start : start + size] for start in range(0, len(things), size))
