"""All tables that wait for a person, told at once by private message, at an hour of their own."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.post.language import public_words
from bot.store import clocks, tables, timers
from bot.store.records import Person, TableRow
from bot.store.timers import Timer
from bot.tables.clock import QUICK
from bot.tables.commit import Change
from bot.tables.dials import read
from bot.tables.facts import Reminded
from bot.tables.habits import next_hour
from bot.ui.kit.content import Content, pages
from bot.ui.kit.limits import PAGE
from bot.ui.table.faces import link_to
from bot.ui.table.hours import at
from bot.ui.table.look import title_text
from data.text import Value
from data.words import Words, nearest

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
DIGEST = "digest"


class Digest:
    """Sent at most once a day: the next one is stored before this one goes out, and one that was missed is not caught up.

    An hour within the quiet hours of its reader comes with their end.
    """

    def __init__(self, app: Guildhall) -> None:
        self._app = app

    async def send(self, timer: Timer) -> None:
        """Tell this person what waits for them; who takes no private messages is mentioned again instead."""
        now, guest = self._app.tables.now, await self._app.guests.person(timer.person or 0)
        habits = (await self._app.guests.habits([guest.id]))[guest.id]
        morning = None if habits.quiet is None else habits.quiet.end_after(now)
        async with self._app.store.writing() as connection:
            if not await timers.done(connection, timer) or guest.digest is None or guest.zone is None:
                return
            again = morning or next_hour(now, guest.zone, guest.digest)
            await timers.put(connection, DIGEST, again, person=guest.id)
        silent = morning is not None or habits.away(now)
        if not guest.dms or guest.dm_closed or silent:
            return
        async with self._app.store.reading_behind() as connection:
            mine = await tables.of_person(connection, guest.id)
        waiting = [row for row, waits in mine if waits and row.state == "playing" and row.pace != QUICK]
        if waiting and not await self._reaches(guest, await self._lines(guest, waiting)):
            for row in waiting:
                await self._mention(guest, row.id)

    async def _lines(self, guest: Person, waiting: list[TableRow]) -> str:
        async with self._app.store.reading_behind() as connection:
            dials = await clocks.of_person(connection, guest.id)
        words = (
            Words(nearest(wish))
            if (wish := guest.language or guest.locale)
            else await public_words(self._app, waiting[0].server)
        )
        ends = {row.id: _end(row, dials) for row in waiting}
        waiting.sort(key=lambda row: (ends[row.id] is None, ends[row.id] or 0))
        lines = [_line(row, ends[row.id], words) for row in waiting]
        return pages("\n".join([words("digest-head", count=len(lines)), *lines]), PAGE)[0]

    async def _reaches(self, guest: Person, text: str) -> bool:
        """Whether it was sent, or may be the next time; false for whoever takes no private messages any more."""
        try:
            user = self._app.get_user(guest.id) or await self._app.fetch_user(guest.id)
            await user.send(**Content(text).to_send())
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("a digest is refused: %s", error)
            await self._app.guests.change_person(guest.id, dm_closed=True)
            return False
        except discord.HTTPException as error:
            log.warning("a digest cannot be sent: %s", error)
        return True

    async def _mention(self, guest: Person, table: int) -> None:
        """Call somebody at a table instead, if it waits for them still and time runs there."""
        try:
            async with self._app.tables.enter(table) as live:
                seat = live.row.seat_of(guest.id)
                if seat is not None and seat in live.waits and live.row.paused is None:
                    await self._app.tables.commit(live, Change(facts=[Reminded(seat)]))
        except Exception:
            log.exception("table %d: whom the digest has not reached cannot be called", table)


def _end(row: TableRow, dials: dict[int, dict[str, object]]) -> int | None:
    dial = dials.get(row.id)
    return None if dial is None else next(iter(read([dial]).values())).deadline(row.pace)


def _line(row: TableRow, end: int | None, words: Words) -> str:
    named: dict[str, Value] = {"title": title_text(row), "table": str(row.id), "link": link_to(row)}
    return (
        words("digest-line", **named)
        if end is None
        else words("digest-line-until", at=at(end, words), **named)
    )
