"""A place that is gone or closed: the message is given up for now, and the players hear of it once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.post.compose import Composer, letter_of
from bot.post.failures import LostError
from bot.post.places import Places
from bot.store import messages
from bot.store.records import Slot, TableRow
from bot.ui.kit.content import Content
from bot.ui.table.look import title_text

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)


class GivingUp:
    """What happens when a message has no place any more; a later revision is tried again."""

    def __init__(self, app: Guildhall, composer: Composer, places: Places) -> None:
        self._app = app
        self._composer = composer
        self._places = places

    async def __call__(self, slot: Slot, error: LostError) -> None:
        """Show this revision nowhere. A lobby whose channel has gone is closed; a match goes on by commands."""
        log.warning("table %d: %s has no place: %s", slot.table, slot.slot, error)
        async with self._app.tables.enter_behind(slot.table) as live:
            row = live.row
        async with self._app.store.writing_apart() as connection:
            await messages.note(connection, slot, shown=slot.wanted, tries=0, lost=True)
        if slot.lost:
            return
        if row.state == "lobby" and error.gone:
            await self._app.tables.close_place(slot.table, "lost")
            await self._tell(row, "post-lost-lobby")
        elif (said := letter_of(slot).lost(row)) is not None:
            await self._tell(row, said)

    async def _tell(self, row: TableRow, message: str) -> None:
        for seat in row.seats:
            if seat.person is None:
                continue
            guest = await self._app.guests.person(seat.person, seat.name)
            if guest.dm_closed or not guest.dms:
                continue
            words = await self._composer.words(row, seat.person)
            text = words(message, title=title_text(row), table=str(row.id))
            try:
                channel = await self._places.dm(seat.person)
                await channel.send(**Content(text).to_send())
            except discord.HTTPException as error:
                log.info("table %d: seat %d cannot be told: %s", row.id, seat.seat, error)
