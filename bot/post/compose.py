"""What a letter of a table must show now, for whoever reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.letters.shelf import letters
from bot.post.language import public_words
from bot.store import messages
from bot.store.records import Slot, TableRow
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.table.faces import seen
from data.words import Words, nearest

if TYPE_CHECKING:
    from bot.app import Guildhall


class Composer:
    """Composes the letters that a table owns."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app

    async def sight(self, table: int, name: str) -> Sight | None:
        """The letter with what its reader may see, both of the same moment; None where it is not wanted."""
        await self._app.serving.give_way()
        async with self._app.tables.enter_behind(table) as live:
            async with self._app.store.reading_behind() as connection:
                slots = await messages.slots(connection, table)
            return self.sight_of(live, name, slots)

    def sight_of(self, live: Live, name: str, slots: dict[str, Slot]) -> Sight | None:
        """A letter among all of its table, with what its reader may see; to be called while the table is held.

        None where it is not wanted, and for one of another release.
        """
        slot = slots.get(name)
        if slot is None or slot.letter not in letters():
            return None
        person = None
        if letter_of(slot).place is Place.PLAYER:
            person = next((seat.person for seat in live.row.seats if seat.seat == slot.seat), None)
        shown = seen(live, person)
        return Sight(slot, slots, shown, person, self._app.tables.attendance.knows(slot.table, shown.owed))

    async def content(self, sight: Sight, note: str = "") -> Content | None:
        """What it shows; None where there is nobody to show it to. A note stands on top of a reply."""
        await self._app.serving.give_way()
        words = await self.words(sight.row, sight.person)
        return await letter_of(sight.slot).face(self._app, sight, words, note)

    async def words(self, row: TableRow, person: int | None) -> Words:
        """The words of whoever reads a message: a player's own wish, else those last seen with them, else the server's."""
        if person is not None:
            guest = await self._app.guests.person(person)
            if wish := guest.language or guest.locale:
                return Words(nearest(wish))
        return await public_words(self._app, row.server)


def letter_of(slot: Slot) -> Letter:
    """Which letter is kept here."""
    return letters()[slot.letter]
