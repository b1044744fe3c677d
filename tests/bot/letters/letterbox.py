"""Somebody who reads letters: what a letter shows of a table at one moment, with people who have said when they sleep."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from bot.letters.letter import Letter, Sight
from bot.store import Store
from bot.store.records import Seat, Slot, TableRow
from bot.tables.guests import Guests
from bot.ui.kit.content import Content
from bot.ui.table.faces import Seen
from data.words import Words

NOON = 1_800_000_000  # 08:00 in UTC
ADA, BEN, CLEO, DAN = 11, 12, 13, 14
ROW = TableRow(
    id=5, title="tiny_towns", server=8, channel=9, thread=None, host=ADA, state="lobby", options={}, places=4,
    autostart=False, revision=4, created=0, pace="daily", seats=[Seat(0, ADA, "Ada"), Seat(1, BEN, "Ben")],
)  # fmt: skip
PLAYING = replace(ROW, state="playing", started=1)


def sight(
    letter: str,
    seen: Seen,
    *,
    person: int | None = None,
    wanted: int = 5,
    shown: int = 0,
    slots: tuple[str, ...] = (),
    message: int | None = None,
    **data: object,
) -> Sight:
    """A letter of this table that shall show a revision, and what it remembers."""

    def slot(name: str) -> Slot:
        return Slot(seen.row.id, name, wanted, shown, False, 9, message, 0, None, None, 0, False, data)

    return Sight(slot(letter), {name: slot(name) for name in (letter, *slots)}, seen, person)


def inner(item: Any) -> Any:
    """What is shown of a button that survives a restart."""
    return getattr(item, "item", item)


class Readers:
    """People on a database, and a letter as it would go out to them."""

    def __init__(self, store: Store) -> None:
        self.now = NOON
        self.guests = Guests(store, lambda: float(self.now))
        self.store = store

    async def sleeps(self, person: int) -> None:
        """Somebody sleeps now."""
        await self.guests.change_person(person, f"Sleeper {person}", zone="UTC", quiet_from=7, quiet_to=10)

    async def reads(self, letter: Letter, seen_: Sight) -> Content | None:
        """What the letter shows."""
        return await letter.face(app_of(self), seen_, Words("en"))


def labels(content: Content | None) -> list[str]:
    assert content is not None
    return [str(inner(one).label) for one in content.items]


def app_of(readers: Readers) -> Any:
    """As much of the bot as letters ask of it."""
    tables = SimpleNamespace(store=readers.store, guests=readers.guests, now=readers.now)
    return SimpleNamespace(store=readers.store, guests=readers.guests, tables=tables)
