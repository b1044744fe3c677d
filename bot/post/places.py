"""Where messages go: the channel, the thread that hangs on the card, the DM of a player."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.letters.letter import Place
from bot.letters.shelf import letters
from bot.post.compose import letter_of
from bot.post.failures import NotYetError, passing
from bot.post.language import public_words
from bot.store import messages, tables
from bot.store.records import Slot, TableRow
from bot.ui.kit import codes, limits
from bot.ui.table.access import may_have_threads
from bot.ui.table.look import title_text

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
WEEK_IN_MINUTES: Literal[10080] = 10080


class Places:
    """Finds channels and makes threads."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app

    async def channel(self, number: int) -> Any:
        """A channel or thread by its id."""
        return self._app.get_channel(number) or await self._app.fetch_channel(number)

    async def dm(self, person: int) -> discord.DMChannel:
        """The DM of a person; opened only for people who joined a table."""
        user = self._app.get_user(person) or await self._app.fetch_user(person)
        return user.dm_channel or await user.create_dm()

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        """A message by its ids, without asking for it."""
        return self._app.get_partial_messageable(channel).get_partial_message(message)

    async def of(self, slot: Slot, row: TableRow, person: int | None) -> Any:
        """Where this message belongs now."""
        if person is not None:
            if slot.channel is not None:
                return self._app.get_partial_messageable(slot.channel)
            return await self.dm(person)
        if letter_of(slot).place is Place.CHANNEL:
            return await self.channel(row.channel)
        if row.thread is not None:
            return await self.channel(row.thread)
        channel = await self.channel(row.channel)
        return await self._thread(row, channel) or channel

    async def searched(self, slot: Slot, row: TableRow, person: int | None) -> list[Any]:
        """Where a message may stand of which nobody learned: where it was last, and where it was to go."""
        places = [] if slot.channel is None else [slot.channel]
        if not slot.private:
            places.append(row.channel if letter_of(slot).place is Place.CHANNEL else row.place)
        elif not places:
            reader = person or await self._reader(slot)
            try:
                places = [] if reader is None else [(await self.dm(reader)).id]
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("table %d: seat %s cannot be written to: %s", slot.table, slot.seat, error)
        return [self._app.get_partial_messageable(place) for place in dict.fromkeys(places)]

    async def _reader(self, slot: Slot) -> int | None:
        """Whose letter this was, when a computer has taken the seat over."""
        async with self._app.store.reading() as connection:
            sat = await tables.tenures(connection, slot.table)
        people = [one["person"] for one in sat if one["seat"] == slot.seat and one["person"] is not None]
        return next((one for one in reversed(people) if one > 0), None)

    async def _thread(self, row: TableRow, channel: Any) -> Any:
        """The thread on the table's card, made when it is first needed; None where the table lives in the channel."""
        if (await self._app.guests.server(row.server)).place != "thread" or not may_have_threads(channel):
            return None
        async with self._app.store.reading_behind() as connection:
            slots = await messages.slots(connection, row.id)
        hung_on = next(name for name, letter in letters().items() if letter.thread)
        card = slots.get(hung_on)
        if card is None or card.message is None:
            raise NotYetError("the thread hangs on a letter that is not there yet")
        words = await public_words(self._app, row.server)
        name = words("thread-name", title=title_text(row), table=str(row.id))
        try:
            thread = await channel.get_partial_message(card.message).create_thread(
                name=name[: limits.THREAD_NAME], auto_archive_duration=WEEK_IN_MINUTES
            )
        except discord.HTTPException as error:
            if error.code == codes.UNKNOWN_MESSAGE:
                await self._card_again(card)
                raise NotYetError("the card was deleted") from error
            if passing(error):
                raise
            thread = await self.channel(card.message) if error.code == codes.HAS_THREAD else None
        if thread is None or not _open(thread):
            return None
        await self._app.tables.moved(row.id, thread.id)
        return thread

    async def _card_again(self, card: Slot) -> None:
        """The card was deleted: it is posted again before anything can hang on it."""
        async with self._app.store.writing_apart() as connection:
            await messages.note(connection, card, message=None, shown=0)


def _open(thread: Any) -> bool:
    return not thread.locked or bool(thread.permissions_for(thread.guild.me).manage_threads)
