"""Bringing the emojis of the application to what is drawn: new ones first, old ones go long after, others are never touched."""

from __future__ import annotations

import asyncio
import json
import logging
import uuid
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import discord

from bot.icons.drawing import PREFIX, Draw, Drawn, every
from bot.store import Connection, Store, icons, leases
from bot.store.icons import Kept
from bot.ui.kit.icons import SIGNS, Sign
from bot.ui.kit.sense import sense_of

log = logging.getLogger(__name__)
T = TypeVar("T")
WORK, LEASE = "icons", 60
NOTE = "icons"
MOST = 300
OLD_FOR = 30 * 24 * 3600
REFUSED_IN_A_ROW = 3
TOGETHER = 5  # seconds


class Application(Protocol):
    """What is asked of Discord: all emojis of the application, and one more."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """All that there are."""

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """One more."""


class TakenError(Exception):
    """Another process does this work."""


class Keeping:
    """One process's part in it: it does the whole work while it has the lease, and knows what it has drawn."""

    def __init__(
        self,
        store: Store,
        application: Application,
        draw: Draw,
        clock: Callable[[], float],
        recipe: Callable[[], Awaitable[str]] | None = None,
        *,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._application = application
        self._draw = draw
        self._clock = clock
        self._recipe = recipe
        self._rest = rest
        self._holder = str(uuid.uuid4())
        self._names: dict[str, str] = {}
        self._refused: set[str] = set()
        self._leased = 0
        self._unwritten: list[Kept] = []
        self.album: dict[int, bytes] | None = None
        """Where the pictures are put by the numbers of their emojis, if somebody wants them."""

    @property
    def _now(self) -> int:
        return int(self._clock())

    async def known(self) -> list[Kept]:
        """Show what was there when somebody has looked last."""
        async with self._store.reading_behind() as connection:
            kept = await icons.every(connection)
        self._show(kept)
        return kept

    async def round(self) -> bool:
        """Do all that is to be done now; false if something had to be left out. TakenError while another process does it."""
        try:
            return await self._whole()
        finally:
            self._leased = 0
            async with self._store.writing() as connection:
                await self._write(connection)
                await leases.give_back(connection, WORK, self._holder)

    async def _whole(self) -> bool:
        fresh = {} if self._names else await self._named()
        kept = await self._looked()
        there = {one.name for one in kept}
        missing = [icon for icon, name in self._names.items() if name not in there | self._refused]
        fresh = fresh or await self._drawn(missing)
        if self.album is not None:
            self._put_into(self.album, kept, fresh)
        whole = await self._upload([fresh[icon] for icon in missing if icon in fresh], kept)
        if whole:
            await self._tidy(kept)
        return whole

    async def _named(self) -> dict[str, Drawn]:
        """What the emojis are called: as the note says if it is of the same recipe, else as they are drawn now."""
        wanted = _wanted()
        recipe = "" if self._recipe is None or self.album is not None else await self._recipe()
        said = json.loads(await self._store.note(NOTE) or "{}") if recipe else {}
        if recipe and said.get("recipe") == recipe and said["names"].keys() == set(wanted):
            self._names = said["names"]
            return {}
        fresh = await self._drawn(wanted)
        self._names = {icon: one.name for icon, one in fresh.items()}
        if recipe:
            await self._store.keep_note(NOTE, json.dumps({"recipe": recipe, "names": self._names}))
        return fresh

    async def _drawn(self, wanted: Sequence[str]) -> dict[str, Drawn]:
        found = await self._held(lambda: self._draw(wanted)) if wanted else []
        return {one.icon: one for one in found}

    # One process at a time

    async def _take(self) -> None:
        """Take the lease; one that lasts for most of its time yet is not written again."""
        if self._leased - self._now > LEASE * 2 / 3:
            return
        until = self._now + LEASE
        async with self._store.writing() as connection:
            if not await leases.take(connection, WORK, self._holder, self._now, until):
                raise TakenError
        self._leased = until

    async def _held(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this with the lease, held for as long as it takes: Discord may let one wait for minutes."""
        await self._take()
        holding = asyncio.create_task(self._hold(), name="a lease that is held")
        try:
            found = await work()
        finally:
            holding.cancel()
        await self._take()
        return found

    async def _hold(self) -> None:
        """Take it again and again; that it was lost is noticed when the work is done."""
        with suppress(TakenError):
            while True:
                await self._rest(LEASE / 3)
                await asyncio.shield(self._take())

    async def _asked(self, what: str, work: Callable[[], Awaitable[T]]) -> T:
        """The same for a request."""

        async def asked() -> T:
            with sense_of(what):
                return await work()

        return await self._held(asked)

    # What is there

    async def _looked(self) -> list[Kept]:
        """Look which emojis of ours there are; what is drawn otherwise by now begins to be old, also what nobody remembers."""
        listed = await self._asked("a list of emojis", self._application.fetch_application_emojis)
        ours = {one.id: one.name for one in listed if one.name.startswith(PREFIX)}
        async with self._store.writing() as connection:
            rows = {one.id: one for one in await icons.every(connection)}
            await icons.forget(connection, rows.keys() - ours.keys())
            for number, name in ours.items() - {(one.id, one.name) for one in rows.values()}:
                await icons.keep(connection, Kept(number, self._icon(name), name, self._now))
            rows = {one.id: one for one in await icons.every(connection)}
            current = {one.name: one.id for one in reversed([*rows.values()])}  # of doubles the first
            wanted = {current[name] for name in self._names.values() if name in current}
            ended = [one.id for one in rows.values() if one.ended is None and one.id not in wanted]
            again = [one.id for one in rows.values() if one.ended is not None and one.id in wanted]
            await icons.end(connection, ended, self._now)
            await icons.end(connection, again, None)
        return await self.known()

    def _icon(self, name: str) -> str:
        return next((icon for icon, known in self._names.items() if known == name), "")

    @staticmethod
    def _show(kept: Sequence[Kept]) -> None:
        """For each icon the present one, or else the newest of the old ones."""
        order = sorted(kept, key=lambda one: (one.ended is None, one.ended or 0, -one.since, -one.id))
        SIGNS.show({one.icon: Sign(one.name, one.id) for one in order if one.icon})

    @staticmethod
    def _put_into(album: dict[int, bytes], kept: Sequence[Kept], fresh: dict[str, Drawn]) -> None:
        data = {one.name: one.data for one in fresh.values()}
        album.update({one.id: data[one.name] for one in kept if one.name in data})

    # What is to be there

    async def _upload(self, wanted: Sequence[Drawn], kept: list[Kept]) -> bool:
        """One after the other, as slowly as Discord's headers ask; false if Discord takes no more of them."""
        refused = 0
        for one in wanted:
            try:
                made = await self._asked("a new emoji", partial(self._create, one))
            except discord.HTTPException as error:
                if error.status >= 500 or error.status in (401, 403, 429):
                    raise
                log.warning("Discord does not take the icon %s: %s", one.name, error)
                refused += 1
                if refused >= REFUSED_IN_A_ROW:
                    return False
                self._refused.add(one.name)
                continue
            refused = 0
            kept.append(Kept(made.id, one.icon, one.name, self._now))
            await self._remember(kept[-1])
            if self.album is not None:
                self.album[made.id] = one.data
            self._show(kept)
        return True

    async def _remember(self, new: Kept) -> None:
        """Write what is new, several at once where they come quickly; who dies before finds it in the next list."""
        self._unwritten.append(new)
        if self._now - self._unwritten[0].since >= TOGETHER:
            async with self._store.writing() as connection:
                await self._write(connection)

    async def _write(self, connection: Connection) -> None:
        for one in self._unwritten:
            await icons.keep(connection, one)
        self._unwritten.clear()

    async def _create(self, one: Drawn) -> discord.Emoji:
        made = await self._application.create_application_emoji(name=one.name, image=one.data)
        if made.name != one.name:
            raise ValueError(f"emoji {made.id} is not ours")
        return made

    async def _tidy(self, kept: Collection[Kept]) -> None:
        """Delete what has been old for long: messages of then have shown it."""
        old = [one for one in kept if one.ended is not None and one.ended + OLD_FOR <= self._now]
        if not old:
            return
        listed = await self._asked("a list of emojis", self._application.fetch_application_emojis)
        gone = {one.id: one.name for one in old}
        for emoji in listed:
            if gone.get(emoji.id) == emoji.name and emoji.name.startswith(PREFIX):
                await self._asked("an emoji that goes", emoji.delete)
        async with self._store.writing() as connection:
            await self._write(connection)
            await icons.forget(connection, gone)
        await self.known()


def _wanted() -> list[str]:
    """All icons, as many as there may be."""
    found = [*every()]
    if len(found) > MOST:
        log.error("there are %d icons, %d more than may be on Discord", len(found), len(found) - MOST)
    return found[:MOST]
