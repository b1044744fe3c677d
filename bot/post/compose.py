"""What a message of a table must show now, for whoever reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.post.language import public_words
from bot.store import messages
from bot.store.records import Slot, TableRow
from bot.tables.live import Live
from bot.ui import messages as faces
from bot.ui.content import Content
from bot.ui.finals import final
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


@dataclass(frozen=True)
class Sight:
    """A message and its table at one moment: the slots as they stand, and what their reader may see."""

    slot: Slot
    slots: dict[str, Slot]
    seen: faces.Seen
    person: int | None

    @property
    def row(self) -> TableRow:
        """The table's row."""
        return self.seen.row


class Composer:
    """Composes the messages that a table owns."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app

    async def sight(self, table: int, name: str) -> Sight | None:
        """The message with what its reader may see, both of the same moment; None where it is not wanted."""
        async with self._app.tables.enter(table) as live:
            async with self._app.store.reading() as connection:
                slots = await messages.slots(connection, table)
            if name not in slots:
                return None
            person = _reader(live, name)
            return Sight(slots[name], slots, faces.seen(live, person), person)

    async def content(self, sight: Sight, note: str = "") -> Content | None:
        """What it shows; None where there is nobody to show it to. A note stands on top of a private message."""
        row, name, pictures = sight.row, sight.slot.slot, self._app.pictures
        words = await self.words(row, sight.person)
        if name == "card":
            return faces.card(sight.seen, words)
        if name == "table":
            return await faces.table(sight.seen, words, pictures, await self._closed(sight))
        if name == "notice":
            return faces.notice(sight.seen, sight.slot, words)
        if name == "final":
            return await final(self._app, sight.seen, words)
        if sight.person is None:
            return None
        guest = await self._app.guests.person(sight.person)
        if not guest.dms or guest.dm_closed:
            return None
        return await faces.hand(sight.seen, words, pictures, name, note)

    async def words(self, row: TableRow, person: int | None) -> Words:
        """The words of whoever reads a message: a player's own wish, else those of the server."""
        if person is not None:
            guest = await self._app.guests.person(person)
            if guest.language:
                return Words(guest.language)
        return await public_words(self._app, row.server)

    async def _closed(self, sight: Sight) -> list[str]:
        """The players who take no DMs although this table has something for them alone."""
        found = []
        for seat in sight.row.seats:
            if seat.person is not None and f"hand:{seat.seat}" in sight.slots:
                guest = await self._app.guests.person(seat.person, seat.name)
                if guest.dm_closed:
                    found.append(seat.name)
        return found


def _reader(live: Live, name: str) -> int | None:
    """Whose private message this is; None for those that everybody may see."""
    kind, _, number = name.partition(":")
    if kind != "hand":
        return None
    return next((seat.person for seat in live.row.seats if seat.seat == int(number)), None)
