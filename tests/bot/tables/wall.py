"""A house with a clock on its wall that tests set, and what its tables have said while time passed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from sqlalchemy import select

from bot.letters.shelf import due
from bot.store import Store, tables
from bot.store.records import TableRow, Wish
from bot.store.schema import timers
from bot.tables.clock import DAILY
from bot.tables.clockwork import Clockwork
from bot.tables.facts import Fact, Occasion, WasLate
from bot.tables.live import Live
from bot.tables.service import Tables
from bot.tables.thinking import Think
from engines.kernel import fewest
from engines.kernel.catalogue import AnyTitle
from tests.toys import WORKS

NOON = 1_800_000_000
SEED = 7
ADA, BEN, CLEO, DAN = PEOPLE = (11, 12, 13, 14)
NAMES = dict(zip(PEOPLE, ("Ada", "Ben", "Cleo", "Dan"), strict=True))


@dataclass
class Wall:
    """Shows what it was set to."""

    now: float = NOON

    def __call__(self) -> float:
        return self.now


@dataclass
class House:
    """Tables, the clock on the wall, the facts that were stated, each with its moment, and who was late too early.

    All chance is that of one seed, so that a match does not end early in one run of a test and late in the next.
    """

    store: Store
    wall: Wall = field(default_factory=Wall)
    facts: list[tuple[int, Fact]] = field(default_factory=list)
    early: list[WasLate] = field(default_factory=list)
    think: Think | None = None

    def __post_init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        """Another process: nothing is remembered that is not stored."""
        self.tables = Tables(self.store, self.wall, self._due, chance=Random(SEED), think=self.think)
        self.clockwork = Clockwork(self.tables)

    def _due(self, occasion: Occasion) -> Sequence[Wish]:
        self.facts += [(int(self.wall.now), fact) for fact in occasion.facts]
        for fact in occasion.each(WasLate):
            end = occasion.before.deadline(fact.seat)
            if end is None or end > self.wall.now:
                self.early.append(fact)
        return due(occasion)

    def stated(self, kind: type[Fact]) -> list[int]:
        """When facts of a kind were stated."""
        return [moment for moment, fact in self.facts if isinstance(fact, kind)]

    async def begun(
        self, *people: int, title: AnyTitle = WORKS, pace: str = DAILY, late: str = "computer"
    ) -> int:
        """A running table of these people."""
        first, *others = people or (ADA, BEN)
        row = await self.tables.open(
            title, (1, 2), (first, NAMES[first]), title.options(), pace=pace, late=late
        )
        for person in others:
            await self.tables.join(row.id, person, NAMES[person])
        await self.tables.start(row.id, first)
        return row.id

    async def row(self, number: int) -> TableRow:
        """A table as it is stored."""
        async with self.store.reading() as connection:
            row = await tables.load(connection, number)
        assert row is not None
        return row

    async def timers(self, number: int) -> set[str]:
        """What will happen at a table when its time comes."""
        query = select(timers.c.kind).where(timers.c.table_id == number)
        async with self.store.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def live(self, number: int) -> Live:
        """A table as it is; only to be looked at."""
        async with self.tables.enter(number) as live:
            return live

    async def awaited(self, number: int) -> list[int]:
        """The people for whom a table waits."""
        live = await self.live(number)
        return [live.row.seats[one.seat].person or 0 for one in live.begun.awaited()]

    async def comes(self, number: int, person: int) -> None:
        """Somebody presses a button of the table."""
        async with self.tables.enter(number) as live:
            await self.tables.came(live, person)
            self.tables.keep(live)

    async def answers(self, number: int, person: int) -> None:
        """Somebody comes and answers what is asked, however little."""
        async with self.tables.enter(number) as live:
            await self.tables.came(live, person)
            question = live.begun.question(live.seat(person))
            assert question is not None
            await self.tables.play.answer(live, person, fewest(question), question.number)

    async def passes(self, seconds: int) -> None:
        """So much time passes; what is due happens when it is due."""
        end = int(self.wall.now) + seconds
        while (moment := await self.clockwork.next()) is not None and moment <= end:
            self.wall.now = max(moment, self.wall.now)
            await self.clockwork.tick()
        self.wall.now = end
        await self.clockwork.tick()
