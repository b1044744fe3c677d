"""The living picture of the table, with what happened last, who is awaited, and Play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from bot.letters.hand import LETTER as HAND
from bot.letters.letter import Age, Lately, Letter, Place, Sight
from bot.pictures.drawing import Pictures, Wanted
from bot.store.records import OPEN, Slot, TableRow, Wish
from bot.tables.clock import NONE, QUICK
from bot.tables.facts import (
    Answered,
    Asked,
    Begun,
    CameBack,
    Ended,
    HandedOver,
    Occasion,
    PlaceGone,
    Refused,
    Renamed,
    ThreadDeleted,
    TimeChanged,
    WasLate,
    WentAway,
    Wished,
)
from bot.ui.kit.content import AT_ONCE, Content, with_news
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import Press, button
from bot.ui.table.afterwards import afterwards
from bot.ui.table.faces import Seen, state
from bot.ui.table.hours import standing
from bot.ui.table.look import named, spoken, title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall
    from bot.settings import Settings

UNREAD = (HandedOver, ThreadDeleted)  # so that no old names and places are left where a match cannot be read
CAUSES = (
    *(Begun, Answered, HandedOver, Ended, Asked, Wished, ThreadDeleted, PlaceGone, Refused),
    *(WasLate, WentAway, CameBack, TimeChanged),
)


class Table(Letter):
    """Lives where the table is played, is edited in place, and posted anew when it has scrolled away."""

    name = "table"
    place = Place.TABLE
    rank = 1

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """With all that happens in a match; whoever deletes the thread of an ended one does not want it any more."""
        if occasion.any(ThreadDeleted) and occasion.row.state not in OPEN:
            yield self.gone()
            return
        there = self.name in occasion.before.letters
        read = occasion.after.match is not None
        if (there and occasion.any(Renamed, *UNREAD)) or (read and occasion.any(*CAUSES)):
            awaits = sorted(occasion.after.waits)
            yield self.wish(anew=occasion.any(Asked), soon=awaits and not occasion.played, awaits=awaits)

    def calm(self, slot: Slot, said: Mapping[str, object] | None, lately: Lately) -> float:
        """While it waits for nobody whom it did not wait for already; that somebody goes on is seen soon enough."""
        del lately
        awaits, before = slot.data.get("awaits"), (said or {}).get("awaits")
        if slot.data.get("soon") or not isinstance(awaits, list) or not isinstance(before, list):
            return 0
        return 2 if set(awaits) <= set(before) else 0

    def anew(self, settings: Settings, age: Age) -> bool:
        """An old message may not be edited often, and one far up is not seen."""
        return age.seconds > settings.old_after or age.below >= settings.scrolled

    def lost(self, row: TableRow) -> str | None:
        """A match goes on by commands."""
        return "post-lost" if row.state == "playing" else None

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """The picture, and in words what it does not say."""
        del note
        absent = await self._absent(app, sight, words)
        return await table(sight.seen, words, app.pictures, await self._closed(app, sight), absent)

    @staticmethod
    async def _absent(app: Guildhall, sight: Sight, words: Words) -> list[str]:
        """Who has said to be away, from when to when."""
        row = sight.row
        if row.state != "playing" or row.pace in (QUICK, NONE):
            return []
        now, known = app.tables.now, await app.guests.habits(row.people)
        here, lines = spoken(row, words), []
        for seat in row.seats:
            planned = None if seat.person is None else known[seat.person].absent
            if planned is not None and planned[1] > now:
                since, until = (words("time-day", moment=str(moment)) for moment in planned)
                message = "time-away-now" if planned[0] <= now else "time-away-soon"
                lines.append(words(message, name=here.name(seat.seat), since=since, until=until))
        return lines

    @staticmethod
    async def _closed(app: Guildhall, sight: Sight) -> list[str]:
        """The players who take no DMs although this table has something for them alone."""
        found = []
        for seat in sight.row.seats:
            if seat.person is not None and HAND.of(seat.seat) in sight.slots:
                guest = await app.guests.person(seat.person, seat.name)
                if guest.dm_closed:
                    found.append(seat.name)
        return found


async def table(
    seen: Seen, words: Words, pictures: Pictures, closed: list[str], absent: Sequence[str] = ()
) -> Content:
    """What the table's message shows; closed: the names of those who take no DMs; absent: who is away when."""
    shown, row = seen.look, seen.row
    head = words("table-head", title=title_text(row), table=str(row.id))
    if shown is None:
        return Content(f"{head}\n{state(seen, words)}")
    after = [line for line in [standing(shown, words), *absent] if line]
    if closed:
        after.append(words("table-dm-closed", who=[bold(name) for name in closed], count=len(closed)))
    wanted = Wanted("table", shown.view, None, named(row, words), f"{row.id}:{Table.name}")
    picture = await pictures.soon(wanted, AT_ONCE)
    return Content(with_news([head], shown.news(words), after), picture, _buttons(row, words))


def _buttons(row: TableRow, words: Words) -> list[Press]:
    read = button(Id("read", row.id, picks=Table.name), words("button-read"))
    if row.state == "finished":
        return afterwards(row, words, Table.name, "read")
    if row.state != "playing":
        return [read]
    primary = discord.ButtonStyle.primary
    play = button(Id("play", row.id, picks=Table.name), words("button-play"), style=primary)
    return [play, read, button(Id("hand", row.id, picks=Table.name), words("button-hand"))]


LETTER = Table()
