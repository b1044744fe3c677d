"""Delivering one message: sent, edited, posted anew, found again, or taken away."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import discord

from bot.letters.letter import Age, Place, Sight
from bot.pictures.drawing import Coming
from bot.post.compose import Composer, letter_of
from bot.post.failures import AGAIN, LostError, NotYetError, lost, passing
from bot.post.night import AsleepError, sleeps_for
from bot.post.places import Places
from bot.store import messages
from bot.store.records import Slot
from bot.tables.callings import note_later
from bot.ui.kit import codes, limits
from bot.ui.kit.content import Content
from bot.ui.kit.icons import put
from bot.ui.kit.ids import PATTERN
from bot.ui.kit.laid import pressable
from bot.ui.kit.sense import NonsenseError, sense_of

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
LOOKED_THROUGH = 25
REPLIES, SAID = 1000, 5000
LONG = 5.0


def nonce(slot: Slot, channel: int) -> str:
    """By what Discord knows a send that is tried again: the same as long as none of this letter was noted there.

    For the same nonce it gives back the message of before, even one that has gone. So whatever stands there by now counts, too:
    a message that is posted anew for the same wish would take its own place, and then be taken away as the one it has replaced.
    """
    said = f"{slot.table} {slot.slot} {slot.wanted} {channel} {slot.message} {slot.posted}"
    return hashlib.sha256(said.encode()).hexdigest()[: limits.NONCE]


@dataclass
class Late:
    """A picture that a letter waits for, until when its words wait with it, and the revision whose words went ahead."""

    coming: Coming
    until: float
    worded: int = 0


class Delivery:
    """Brings one message to where and what it must be."""

    def __init__(self, app: Guildhall, composer: Composer, places: Places) -> None:
        self._app = app
        self._composer = composer
        self._places = places
        self.doubtful: set[tuple[int, str]] = set()
        self._replies: dict[tuple[int, str], tuple[int | None, int]] = {}
        self._late: dict[tuple[int, str], Late] = {}
        self._said: OrderedDict[tuple[int, str], tuple[int | None, Mapping[str, object]]] = OrderedDict()

    def replied(self, slot: Slot, revision: int) -> None:
        """A reply has brought this message to a revision; to forget the oldest costs an edit more."""
        key = (slot.table, slot.slot)
        self._replies.pop(key, None)
        self._replies[key] = (slot.message, revision)
        while len(self._replies) > REPLIES:
            del self._replies[next(iter(self._replies))]

    def worded(self, slot: Slot) -> None:
        """A reply has shown words without their picture: the letter is no longer as it was sent."""
        self._said.pop((slot.table, slot.slot), None)

    def late(self, slot: Slot) -> Late | None:
        """That a letter waits for its picture."""
        return self._late.get((slot.table, slot.slot))

    def said(self, slot: Slot) -> Mapping[str, object] | None:
        """What a letter was told to say when it was shown last; None where that is not known, or a reply has shown more."""
        message, said = self._said.get((slot.table, slot.slot), (None, None))
        known = message is not None and message == slot.message
        return said if known and (slot.table, slot.slot) not in self._replies else None

    def _says(self, slot: Slot) -> None:
        key = (slot.table, slot.slot)
        self._said[key] = (slot.message, slot.data)
        self._said.move_to_end(key)
        while len(self._said) > SAID:
            self._said.popitem(last=False)

    async def deliver(self, table: int, name: str) -> bool:
        """Bring one message to its wanted revision; true if something was sent or edited."""
        key = (table, name)
        sight = await self._composer.sight(table, name)
        if sight is None or sight.slot.settled:
            self._replies.pop(key, None)
            self._late.pop(key, None)
            return False
        known = sight.slot
        slot = await self._found(sight) if key in self.doubtful else await self._shown_by_reply(known)
        done = found = slot.message != known.message
        if slot.gone:
            self._late.pop(key, None)
            await self._take_away(slot)
            return True
        if slot.wanted > slot.shown:
            if seconds := await sleeps_for(self._app, sight):
                raise AsleepError(seconds)
            content = await self._composer.content(sight)
            if content is None:
                self._late.pop(key, None)
                await self._unwanted(slot, sight.row.revision)
            elif self._waits(slot, content, sight.row.revision):
                return False
            else:
                await self._call_later(sight)
                slot, done = await self._put(replace(sight, slot=slot), content, found=found), True
                if content.coming is None:
                    self._says(slot)
                    self._late.pop(key, None)
                else:
                    self.worded(slot)
        await self._clear(slot)
        return done

    async def _call_later(self, sight: Sight) -> None:
        """Note whom the letter does not call since they sleep by now, before it goes out."""
        if later := await letter_of(sight.slot).later(self._app, sight):
            async with self._app.store.writing() as connection:
                await note_later(connection, sight.row.id, later)

    def _waits(self, slot: Slot, content: Content, revision: int) -> bool:
        """Whether it waits for its picture; where that takes really long, its words go ahead, once for a revision."""
        key, now = (slot.table, slot.slot), asyncio.get_running_loop().time()
        if content.coming is None:
            return False
        late = self._late.setdefault(key, Late(content.coming, now + LONG))
        late.coming, content.keep_picture = content.coming, True
        if now < late.until or revision <= late.worded:
            return True
        late.worded = revision
        return False

    async def _shown_by_reply(self, slot: Slot) -> Slot:
        """The letter with what a reply has shown on it."""
        message, revision = self._replies.pop((slot.table, slot.slot), (None, 0))
        if slot.gone or revision <= slot.shown or message != slot.message:
            return slot
        self._says(slot)
        return await self._note(slot, shown=revision, tries=0)

    async def _unwanted(self, slot: Slot, revision: int) -> None:
        """There is nothing to show; the message of somebody who takes no private ones any more is taken away."""
        gone = {"message": None} if slot.private and slot.message is not None else {}
        if gone:
            await self._delete(slot.channel, slot.message)
        await self._note(slot, shown=revision, tries=0, **gone)

    async def _note(self, slot: Slot, **values: Any) -> Slot:
        await self._app.serving.give_way()
        async with self._app.store.writing_apart() as connection:
            await messages.note(connection, slot, **values)
        return replace(slot, **values)

    async def _note_place(self, sight: Sight, slot: Slot, **values: Any) -> Slot:
        """The same of where a message is; for whoever has lost the seat meanwhile it was the last one there."""
        await self._app.serving.give_way()
        async with self._app.store.writing_apart() as connection:
            noted = await messages.note_place(connection, slot, sight.person, **values)
        if not noted and slot.private:
            await self._delete(values["channel"], values["message"])
            raise NotYetError("somebody else sits there by now")
        return replace(slot, **values)

    # Sending and editing

    async def _put(self, sight: Sight, content: Content, *, found: bool = False, again: bool = True) -> Slot:
        """Show the content where the message belongs; a thread that has gone is replaced once."""
        slot, row = sight.slot, sight.row
        try:
            return await self._place(sight, content, found=found)
        except discord.HTTPException as error:
            if passing(error):
                raise
            if sight.person is not None and lost(error):
                return await self._refused(sight)
            if not lost(error):
                raise
            if again and not slot.stays and letter_of(slot).place is Place.TABLE and row.thread is not None:
                await self._app.tables.moved(row.id, None)
                moved = replace(sight, seen=replace(sight.seen, row=replace(row, thread=None)))
                return await self._put(moved, content, again=False)
            raise LostError(error) from error

    async def _place(self, sight: Sight, content: Content, *, found: bool) -> Slot:
        slot, edited = sight.slot, letter_of(sight.slot).edits(sight.slot)
        shown = sight.row.revision if content.coming is None else slot.shown
        late = self._late.get((slot.table, slot.slot))
        there = found or (late is not None and late.worded == sight.row.revision and content.coming is None)
        if slot.stays and slot.channel is not None:
            channel = await self._places.channel(slot.channel)
        else:
            channel = await self._places.of(slot, sight.row, sight.person)
        if slot.message is not None and edited and (there or not self._anew(slot, channel.id)):
            try:
                await self._edit(channel, slot, content)
                return await self._note(slot, shown=shown, tries=0, lost=False)
            except discord.HTTPException as error:
                if error.code not in AGAIN or (slot.stays and error.code == codes.TOO_OLD_TO_EDIT):
                    raise
                if slot.stays:
                    raise LostError(error) from error
        return await self._send(sight, shown, channel, content)

    def _anew(self, slot: Slot, channel: int) -> bool:
        """Whether the message is posted again instead of edited: asked for, moved, old, or scrolled away."""
        if slot.stays:
            return False
        if slot.data.get("anew") or slot.channel != channel:
            return True
        age = Age(self._app.tables.now - slot.posted, self._app.scroll.below(channel, slot.message or 0))
        return letter_of(slot).anew(self._app.settings, age)

    @staticmethod
    async def _edit(channel: Any, slot: Slot, content: Content) -> None:
        message, given = channel.get_partial_message(slot.message), content.to_edit()
        try:
            with sense_of("an edit"):
                await put(message.edit, given)
        except discord.HTTPException as error:
            if error.code != codes.ARCHIVED or not isinstance(channel, discord.Thread):
                raise
            given = content.to_edit()
            with sense_of("an edit in an archived thread"):
                await channel.edit(archived=False)
                await put(message.edit, given)
                if slot.stays:
                    await channel.edit(archived=True)

    async def _send(self, sight: Sight, revision: int, channel: Any, content: Content) -> Slot:
        slot = sight.slot
        await self._clear(slot)
        given = content.to_post()
        with sense_of("a message"):
            message = await put(channel.send, {"nonce": nonce(slot, channel.id), **given})
            self._ours(message)
        self._app.scroll.sent(channel.id, message.id)
        return await self._note_place(
            sight,
            slot,
            shown=revision,
            tries=0,
            lost=False,
            channel=channel.id,
            message=message.id,
            posted=self._app.tables.now,
            old_channel=slot.channel,
            old_message=slot.message,
        )

    # Taking away

    async def _clear(self, slot: Slot) -> None:
        """Take away the message that this one has replaced."""
        if slot.old_message is not None:
            await self._delete(slot.old_channel, slot.old_message)
            await self._note(slot, old_channel=None, old_message=None)

    async def _take_away(self, slot: Slot) -> None:
        await self._delete(slot.old_channel, slot.old_message)
        await self._delete(slot.channel, slot.message)
        async with self._app.store.writing_apart() as connection:
            await messages.dropped(connection, slot)

    async def _delete(self, channel: int | None, message: int | None) -> None:
        """Delete a message of ours; one that has gone already, or cannot be reached, has gone."""
        if channel is None or message is None:
            return
        try:
            await self._places.message(channel, message).delete()
        except discord.HTTPException as error:
            if passing(error):
                raise
            log.info("message %d of channel %d cannot be deleted: %s", message, channel, error)
        self._app.scroll.deleted(channel, message)

    # Finding again

    async def _found(self, sight: Sight) -> Slot:
        """Look for a message that was sent although nobody learned of it; the same slot if there is none.

        That comes before everything else, for whatever was to be shown may be wanted no more.
        """
        slot, found = sight.slot, list[tuple[int, int, int]]()
        self._replies.pop((slot.table, slot.slot), None)
        for channel in await self._places.searched(slot, sight.row, sight.person):
            found += [(*copy, channel.id) for copy in await self._copies(slot, channel)]
        self.doubtful.discard((slot.table, slot.slot))
        if not found:
            return slot
        (newest, shown, place), *doubled = sorted(found, reverse=True)
        for message_id, _, channel_id in doubled:
            await self._delete(channel_id, message_id)
        await self._clear(slot)
        return await self._note_place(
            sight,
            slot,
            shown=0 if letter_of(slot).edited else shown,
            channel=place,
            message=newest,
            posted=self._app.tables.now,
            old_channel=slot.channel,
            old_message=slot.message,
        )

    async def _copies(self, slot: Slot, channel: Any) -> list[tuple[int, int]]:
        """The messages of a channel below the known one that belong to this slot, with the numbers in their buttons."""
        try:
            with sense_of(f"the history of channel {channel.id}"):
                newest = [message async for message in channel.history(limit=LOOKED_THROUGH)]
        except (discord.Forbidden, discord.NotFound, NonsenseError) as error:
            log.info("table %d: channel %d cannot be looked through: %s", slot.table, channel.id, error)
            return []
        below = takewhile(lambda message: message.id != slot.message, newest)
        numbers = ((message.id, self._number(message, slot)) for message in below)
        return [(message, number) for message, number in numbers if number is not None]

    def _ours(self, message: discord.Message) -> None:
        """Raise if what was sent is not what Discord says that it was."""
        if self._app.user is None or message.author.id != self._app.user.id:
            raise ValueError(f"message {message.id} is not ours")

    def _number(self, message: discord.Message, slot: Slot) -> int | None:
        """The number in the buttons of a message that belongs to this table and slot."""
        if self._app.user is None or message.author.id != self._app.user.id:
            return None
        letter = letter_of(slot)
        for item in pressable(message):
            match = re.fullmatch(PATTERN, item.custom_id)
            if match is None or int(match["table"]) != slot.table:
                continue
            if letter.signed(match["verb"], match["rest"], slot):
                return int(match["number"])
        return None

    async def _refused(self, sight: Sight) -> Slot:
        """A closed DM is remembered, and said where the player will see it."""
        slot = await self._note(sight.slot, shown=sight.row.revision, tries=0)
        if sight.person is not None:
            guest = await self._app.guests.change_person(sight.person, dm_closed=True)
            facts = letter_of(sight.slot).refused(sight.slot, guest)
            await self._app.tables.state(sight.slot.table, *facts)
        return slot
