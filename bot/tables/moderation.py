"""What moderators of a server do about its tables: closing one, and barring people from all of them."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from unicodedata import category

from bot.store import bars, reservations, tables
from bot.store.bars import Bar
from bot.store.records import OPEN
from bot.tables.commit import Change
from bot.tables.live import Live
from bot.tables.refusal import refusal
from bot.tables.service import Tables
from data.names import seen, straight
from data.text import Text
from engines.kernel import RefusedError

log = logging.getLogger(__name__)
LONGEST_REASON = 200
UNWRITABLE = ("Cc", "Cs")


def plain(words: str) -> str:
    """Words of a moderator in one line, as both databases take them; a refusal where nothing is said, or too much."""
    kept = (letter if category(letter) not in UNWRITABLE else " " for letter in straight(words))
    line = " ".join("".join(kept).split())
    if not seen(line):
        raise RefusedError(Text("moderate-no-reason"))
    if len(line) > LONGEST_REASON:
        raise RefusedError(Text("moderate-long-reason", {"most": LONGEST_REASON, "length": len(line)}))
    return line


class Moderation:
    """Closes tables and keeps people from them; whoever asks is known to be a moderator of the server."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def may_close(self, live: Live, moderator: int) -> None:
        """Refuse a table that is over, and one at which the moderator sits or has sat: nobody judges their own match."""
        row = live.row
        if row.state not in OPEN:
            raise refusal("table-over", row.id)
        async with self._house.store.reading() as connection:
            sat = await tables.tenures(connection, row.id)
        if moderator in [one["person"] for one in sat]:
            raise refusal("close-own", row.id)

    async def close(self, live: Live, moderator: int, words: str) -> None:
        """End a table without a result; everybody reads why."""
        reason = plain(words)
        await self.may_close(live, moderator)
        ended = live.moment(self._house.now)
        columns = {"state": "abandoned", "ended": ended, "reason": "closed", "closed_for": reason}
        await self._house.commit(live, Change(columns=columns))

    async def bar(self, server: int, person: int, moderator: int, words: str | None) -> int:
        """Keep a person from the tables of a server; at how many they sat, which they leave.

        The bar is stored first: what a stopped process leaves of the rest is finished at the next start.
        """
        reason = None if words is None else plain(words)
        async with self._house.store.writing() as connection:
            if await bars.barred(connection, server, [person]):
                raise RefusedError(Text("bar-already"))
            table = await bars.common(connection, server, person, moderator)
            if table is not None:
                raise refusal("bar-own-table", table)
            await bars.add(connection, Bar(server, person, moderator, self._house.now, reason))
        async with self._house.store.reading() as connection:
            left = await bars.still_sitting(connection, person)
            kept = await reservations.of_barred(connection, person)
        await self._release(kept)
        return await self._leave(left)

    async def unbar(self, server: int, person: int) -> None:
        """Let a person sit down again."""
        async with self._house.store.writing() as connection:
            lifted = await bars.lift(connection, server, person)
        if not lifted:
            raise RefusedError(Text("bar-not-there"))

    async def barred(self, server: int) -> list[Bar]:
        """Everybody who is barred from the tables of a server, the latest first."""
        async with self._house.store.reading() as connection:
            return await bars.of_server(connection, server)

    async def finish(self) -> None:
        """Let barred people leave the tables where a stopped process left them sitting, and the seats kept for them fall free."""
        async with self._house.store.reading() as connection:
            left = await bars.still_sitting(connection)
            kept = await reservations.of_barred(connection)
        await self._release(kept)
        await self._leave(left)

    async def _release(self, seats: Iterable[tuple[int, int]]) -> None:
        """Let the seats fall free that are kept for people who may not sit there any more."""
        for number, person in seats:
            try:
                await self._house.reserving.release(number, person)
            except Exception:
                log.exception("table %d: the seat of somebody who is barred does not fall free", number)

    async def _leave(self, seats: Iterable[tuple[int, int]]) -> int:
        """One table that cannot be left holds no other up."""
        done = 0
        for number, person in seats:
            try:
                with suppress(RefusedError):  # it has ended meanwhile
                    await self._house.leave(number, person)
                    done += 1
            except Exception:
                log.exception("table %d: somebody who is barred cannot leave it", number)
        return done
