"""Somebody who reads letters: what a letter shows of a table at one moment, with people who have said when they sleep."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.letters.letter import Letter, Sight
from bot.store import Store
from bot.store.records import Slot
from bot.tables.guests import Guests
from bot.ui.kit.content import Content
from bot.ui.table.faces import Seen
from data.words import Words

NOON = 1_800_000_000  # 08:00 in UTC


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
        tables = SimpleNamespace(store=self.store, guests=self.guests, now=self.now)
        app: Any = SimpleNamespace(store=self.store, guests=self.guests, tables=tables)
        return await letter.face(app, seen_, Words("en"))
