"""Delivering one message: sent, edited, posted anew, found again, or taken away."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any

import discord

from bot.post.places import Places
from bot.store import messages
from bot.store.records import Person, Slot, TableRow
from bot.tables.live import Live
from bot.ui import messages as faces
from bot.ui.content import Content
from bot.ui.ids import PATTERN
from bot.ui.look import title_name
from data.words import Words, nearest

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
LOOKED_THROUGH = 25
UNKNOWN_MESSAGE, TOO_OLD, ARCHIVED = 10008, 30046, 50083
LOST = (10003, 10004, 10013, 50001, 50013)
DM_REFUSED = (50007, 50278)


class LostError(Exception):
    """A message whose place is gone or closed for the bot."""


class Delivery:
    """Knows how each kind of message is composed and where it goes."""

    def __init__(self, app: Guildhall) -> None:
        self._app = app
        self._places = Places(app)
        self.doubtful: set[tuple[int, str]] = set()

    async def deliver(self, table: int, name: str) -> bool:
        """Bring one message to its wanted revision; true if something was sent or edited."""
        async with self._app.store.reading() as connection:
            slot = (await messages.slots(connection, table)).get(name)
        if slot is None or slot.wanted <= slot.shown:
            return False
        if slot.gone:
            await self._take_away(slot)
            return True
        async with self._app.tables.enter(table) as live:
            person = self._person(live, name)
            row, seen = live.row, faces.seen(live, person)
        try:
            content = await self._compose(slot, row, seen, person)
        except LookupError as error:
            raise LostError(str(error)) from error
        if content is None:
            await self._settle(slot)
            return False
        return await self._put(slot, row, content, person)

    @staticmethod
    def _person(live: Live, name: str) -> int | None:
        kind, _, seat = name.partition(":")
        return live.row.seats[int(seat)].person if kind == "hand" else None

    async def _words(self, row: TableRow, person: Person | None) -> Words:
        if person is not None and person.language:
            return Words(person.language)
        server = await self._app.guests.server(row.server)
        guild = self._app.get_guild(row.server)
        return Words(server.language or nearest(str(guild.preferred_locale) if guild else None))

    async def _compose(
        self, slot: Slot, row: TableRow, seen: faces.Seen, person: int | None
    ) -> Content | None:
        guest = None if person is None else await self._app.guests.person(person)
        words = await self._words(row, guest)
        pictures = self._app.pictures
        if slot.slot == "card":
            return faces.card(seen, words)
        if slot.slot == "table":
            return await faces.table(seen, words, pictures, await self._closed(row))
        if slot.slot == "notice":
            return faces.notice(seen, slot, words)
        if slot.slot == "final":
            return await faces.final(seen, words, pictures)
        if guest is None or not guest.dms or guest.dm_closed:
            return None
        return await faces.hand(seen, words, pictures, slot.slot)

    async def _closed(self, row: TableRow) -> list[str]:
        """The players who take no DMs although this table has something for them alone."""
        async with self._app.store.reading() as connection:
            slots = await messages.slots(connection, row.id)
        found = []
        for seat in row.seats:
            if seat.person is not None and f"hand:{seat.seat}" in slots:
                guest = await self._app.guests.person(seat.person, seat.name)
                if guest.dm_closed:
                    found.append(seat.name)
        return found

    async def _settle(self, slot: Slot, **place: Any) -> None:
        self.doubtful.discard((slot.table, slot.slot))
        async with self._app.store.writing() as connection:
            await messages.delivered(connection, slot, slot.wanted, **place)

    async def give_up(self, slot: Slot) -> None:
        """Show this revision nowhere; a later one is tried again."""
        if slot.slot == "table":
            await self._word(slot.table)
        await self._settle(slot)

    async def _word(self, table: int) -> None:
        """Tell the players by DM that their table cannot be shown where it was."""
        async with self._app.tables.enter(table) as live:
            row = live.row
        for seat in row.seats:
            if seat.person is not None:
                guest = await self._app.guests.person(seat.person, seat.name)
                words = await self._words(row, guest)
                text = words("post-lost", title=title_name(row, words), table=row.id)
                try:
                    channel = await self._places.dm(seat.person)
                    await channel.send(**Content(text).to_send())
                except discord.HTTPException:
                    log.info("table %d: seat %d cannot be told", table, seat.seat)

    async def _take_away(self, slot: Slot) -> None:
        if slot.message is not None and slot.channel is not None:
            message = await self._places.message(slot.channel, slot.message)
            try:
                await message.delete()
            except discord.HTTPException as error:
                if error.status >= 500:
                    raise
        async with self._app.store.writing() as connection:
            await messages.dropped(connection, slot)

    # Sending and editing

    async def _put(self, slot: Slot, row: TableRow, content: Content, person: int | None) -> bool:
        try:
            channel = await self._places.of(slot, row, person)
            doubtful = (slot.table, slot.slot) in self.doubtful
            message = await self._find(channel, slot) if doubtful else None
            known = message.id if message is not None else slot.message
            if known is not None and slot.slot != "notice" and not self._anew(slot, known, channel.id):
                if await self._edit(slot, channel, known, content):
                    return True
            elif message is not None:
                await self._settle(slot, channel=channel.id, message=message.id, posted=self._app.tables.now)
                return False
            await self._send(slot, channel, content)
        except discord.HTTPException as error:
            if error.code in DM_REFUSED and person is not None:
                await self._refused(slot, person)
                return False
            if error.code in LOST or error.status in (401, 403, 404):
                if await self._places.forget(slot, row):
                    return await self._put(slot, row, content, person)
                raise LostError(f"{error.code} {error.text}") from error
            raise
        return True

    def _anew(self, slot: Slot, known: int, channel: int) -> bool:
        """Whether the message is posted again instead of edited: asked for, old, or scrolled away."""
        if slot.data.get("anew") or slot.channel not in (None, channel):
            return True
        old = self._app.tables.now - slot.posted > self._app.settings.old_after and slot.posted > 0
        if slot.slot == "table":
            return old or self._places.scrolled(channel, known) >= self._app.settings.scrolled
        return slot.slot.startswith("hand") and (old or self._places.scrolled(channel, known) > 0)

    async def _edit(self, slot: Slot, channel: Any, known: int, content: Content) -> bool:
        """Edit the message where it stands; false if it has to be posted again."""
        message = channel.get_partial_message(known)
        try:
            await message.edit(**content.to_edit())
        except discord.HTTPException as error:
            if error.code == ARCHIVED:
                await channel.edit(archived=False)
                await message.edit(**content.to_edit())
            elif error.code in (UNKNOWN_MESSAGE, TOO_OLD):
                return False
            else:
                raise
        await self._settle(slot, channel=channel.id, message=known)
        return True

    async def _send(self, slot: Slot, channel: Any, content: Content) -> None:
        nonce = f"{slot.table}-{slot.slot}-{slot.wanted}"[:25]
        message = await channel.send(nonce=nonce, **content.to_send())
        self._places.sent(channel.id, message.id)
        old = slot.message
        await self._settle(slot, channel=channel.id, message=message.id, posted=self._app.tables.now)
        if old is not None and slot.channel is not None:
            gone = await self._places.message(slot.channel, old)
            try:
                await gone.delete()
            except discord.HTTPException:
                log.info("table %d: the old %s has gone already", slot.table, slot.slot)

    async def _find(self, channel: Any, slot: Slot) -> discord.Message | None:
        """Look for a message that was sent just before the process ended; doubled ones are taken away."""
        mark = slot.slot.replace(":", "-")
        found: discord.Message | None = None
        async for message in channel.history(limit=LOOKED_THROUGH):
            if self._app.user is None or message.author.id != self._app.user.id:
                continue
            if not _carries(message, slot.table, mark, slot.wanted if slot.slot == "notice" else None):
                continue
            if found is None:
                found = message
            else:
                await message.delete()
        return found

    async def _refused(self, slot: Slot, person: int) -> None:
        """A closed DM is remembered, and said where the player will see it."""
        await self._app.guests.change_person(person, dm_closed=True)
        await self._settle(slot)
        async with self._app.tables.enter(slot.table) as live:
            await self._app.tables.show(live, {"table"})


def _carries(message: discord.Message, table: int, mark: str, number: int | None) -> bool:
    """Whether a message belongs to this table and slot, by what its buttons carry."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            match = re.fullmatch(PATTERN, getattr(item, "custom_id", None) or "")
            if match and int(match["table"]) == table:
                own = match["rest"].partition(".")[0] == mark or (
                    mark.startswith("hand") and match["verb"] == "pick"
                )
                if own and (number is None or int(match["number"]) == number):
                    return True
    return False
