"""Where messages go: the channel, the thread that hangs on the card, the DM of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.store import messages
from bot.store.records import Slot, TableRow
from bot.ui.look import title_name
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall

WEEK_IN_MINUTES: Literal[10080] = 10080
HAS_THREAD = 160004


class Places:
    """Finds channels, makes threads, and counts what has been written below a message."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app

    async def channel(self, number: int) -> Any:
        """A channel or thread by its id."""
        return self._app.get_channel(number) or await self._app.fetch_channel(number)

    async def dm(self, person: int) -> discord.DMChannel:
        """The DM of a person; opened only for people who joined a table."""
        user = self._app.get_user(person) or await self._app.fetch_user(person)
        return user.dm_channel or await user.create_dm()

    async def message(self, channel: int, message: int) -> discord.PartialMessage:
        """A message by its ids, without asking for it."""
        return self._app.get_partial_messageable(channel).get_partial_message(message)

    async def of(self, slot: Slot, row: TableRow, person: int | None) -> Any:
        """Where this message belongs now."""
        if slot.slot.startswith("hand") and person is not None:
            return await self.dm(person)
        if slot.slot in ("card", "final"):
            return await self.channel(row.channel)
        if row.thread is not None:
            return await self.channel(row.thread)
        return await self._thread(row) or await self.channel(row.channel)

    async def _thread(self, row: TableRow) -> Any:
        """The thread on the table's card, made when it is first needed; None where tables live in the channel."""
        if (await self._app.guests.server(row.server)).place != "thread":
            return None
        channel = await self.channel(row.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        allowed = channel.permissions_for(channel.guild.me)
        if not (allowed.create_public_threads and allowed.send_messages_in_threads):
            return None
        async with self._app.store.reading() as connection:
            card = (await messages.slots(connection, row.id)).get("card")
        if card is None or card.message is None:
            return None
        words = Words(str(channel.guild.preferred_locale))
        name = words("thread-name", title=title_name(row, words), table=row.id)
        try:
            thread = await channel.get_partial_message(card.message).create_thread(
                name=name, auto_archive_duration=WEEK_IN_MINUTES
            )
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                return None
            thread = await self.channel(card.message)
        await self._app.tables.moved(row.id, thread=thread.id)
        return thread

    async def forget(self, slot: Slot, row: TableRow) -> bool:
        """A thread that has gone is forgotten, so that the table goes on in its channel; false: nothing to forget."""
        if slot.slot in ("table", "notice") and row.thread is not None:
            await self._app.tables.moved(row.id, thread=None)
            row.thread = None
            return True
        return False

    def sent(self, channel: int, message: int) -> None:
        """A message of ours is the newest of its channel now."""
        self._app.scroll.sent(channel, message)

    def scrolled(self, channel: int, message: int) -> int:
        """How many messages stand below this one, as far as known."""
        return self._app.scroll.below(channel, message)
