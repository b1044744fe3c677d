"""A small database with something of everything in it, written through the rooms that write the real one."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.letters.card import LETTER as CARD
from bot.letters.shelf import due
from bot.results.packing import pack
from bot.store import Store, messages
from bot.tables.guests import Guests
from bot.tables.service import Tables
from engines.kernel import Match, RefusedError
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.questions import random_picks

SERVER, CHANNEL, THREAD = 900, 901, 902
PEOPLE = {11: "Ada", 12: "Ben", 13: "Cleo"}
ADA, BEN, CLEO = PEOPLE
BEGAN = 1_800_000_000
ANSWERS = 30
LONGEST = 5000


def write(path: Path) -> None:
    """Play, and keep the database as one compressed file."""
    with TemporaryDirectory(prefix="guildhall-") as folder:
        file = Path(folder) / "played.db"
        asyncio.run(_play(f"sqlite+aiosqlite:///{file}"))
        path.write_bytes(gzip.compress(file.read_bytes(), mtime=0))


async def _play(url: str) -> None:
    store = await Store.open(url)
    try:
        seconds = _seconds()
        await _House(store, Tables(store, lambda: next(seconds), due)).play()
    finally:
        await store.close()


def _seconds() -> Iterator[float]:
    """A clock that goes on by a second whenever somebody looks."""
    now = float(BEGAN)
    while True:
        yield now
        now += 1


class _House:
    """A house in which a lobby waits, each title is played, matches have ended, some of them long ago, and messages are under way."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.luck = Random("database")  # noqa: S311  # players who answer by chance need no secrecy

    async def play(self) -> None:
        """Do something of everything."""
        guests = Guests(self.store)
        for person, name in PEOPLE.items():
            await guests.change_person(person, name, dms=person != ADA)
        await guests.change_server(SERVER, place="channel")
        await self.store.keep_note("kept", "by a release")
        for title in titles().values():
            await self.open(title)
            await self.answers(await self.begun(title, computers=1), ANSWERS)
        for title in titles().values():
            number = await self.begun(title, computers=0)
            await self.answers(number, LONGEST)
            if number % 2:
                await pack(self.store, number)
        await self.given_up(await self.begun(next(iter(titles().values())), computers=0))

    async def open(self, title: AnyTitle) -> int:
        """A lobby in which Ada and Ben sit."""
        row = await self.tables.open(title, (SERVER, CHANNEL), (ADA, PEOPLE[ADA]), title.options())
        await self.tables.join(row.id, BEN, PEOPLE[BEN])
        return row.id

    async def begun(self, title: AnyTitle, *, computers: int) -> int:
        """A running table of people and so many computers, with a thread and a message that was sent."""
        number = await self.open(title)
        await self.tables.join(number, CLEO, PEOPLE[CLEO])
        for _ in range(computers):
            await self.tables.add_computer(number, ADA)
        await self.tables.start(number, ADA)
        await self.tables.moved(number, THREAD + number)
        async with self.store.writing() as connection:
            slot = (await messages.slots(connection, number))[CARD.of()]
            await messages.note(
                connection, slot, shown=slot.wanted, channel=CHANNEL, message=5000 + number, posted=BEGAN
            )
        return number

    async def answers(self, number: int, most: int) -> None:
        """The people answer by chance until the match is over, or so often."""
        for count in range(most):
            async with self.tables.enter(number) as live:
                if live.row.state != "playing" or live.match is None:
                    return
                people = {seat.seat: seat.person for seat in live.row.seats if seat.person is not None}
                match = live.match
                asked = [one.seat for one in match.awaited() if one.seat in people]
            seat = self.luck.choice(asked)
            await self.answer(number, match, seat, people[seat], count)

    async def answer(self, number: int, match: Match, seat: int, person: int, count: int) -> None:
        """One answer; now and then orders are given, or the answer is taken back."""
        orders, question = match.orders(seat), match.question(seat)
        if question is None:
            raise RuntimeError(f"table {number} awaits seat {seat} and asks it nothing")
        await self.tables.answer(number, person, random_picks(question, self.luck), question.number)
        try:
            if orders is not None and count % 10 == 5:
                await self.tables.order(number, person, random_picks(orders, self.luck))
            elif count % 10 == 7:
                await self.tables.undo(number, person)
        except RefusedError:
            pass  # not at this moment; there are others

    async def given_up(self, number: int) -> None:
        """All leave, so that the table is abandoned."""
        for person in PEOPLE:
            await self.tables.leave(number, person)
