"""That a moderator has closed a table, and why: told to its players in the channel, where its card stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import TableRow, Wish
from bot.tables.callings import sleepers
from bot.tables.facts import Ended, Occasion, Renamed
from bot.tables.watching import onlookers
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import Press, button
from bot.ui.table.look import ended, name_of, title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Closed(Letter):
    """Mentions the players and whoever watched once, as far as they are awake, and stays; a closed lobby needs no thread for it."""

    name = "closed"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When a moderator ends the table; whoever is erased later may stand in it."""
        closed = occasion.any(Ended) and occasion.row.reason == "closed"
        if closed or (occasion.any(Renamed) and self.name in occasion.before.letters):
            yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Who sat there or watched, and what the moderator said; whoever sleeps is named, and not called."""
        del note
        row = sight.row
        people = {seat.person: seat for seat in row.seats if seat.person is not None and seat.person > 0}
        sleeping = await sleepers(app.guests, people, app.tables.now)
        mentions = [person for person in people if person not in sleeping]
        names = [
            bold(name_of(seat, words)) if person in sleeping else f"<@{person}>"
            for person, seat in people.items()
        ]
        lines = [" ".join(names)] if names else []
        lines += [words("closed-head", title=title_text(row), table=str(row.id)), ended(row, words)]
        watched, awake = await onlookers(app.tables, row.id)
        if watched:
            lines.append(words("final-watched", who=words.listed([f"<@{one}>" for one in watched])))
        return Content("\n".join(lines), None, [_mark(row, words)], mentions=[*mentions, *awake])


def _mark(row: TableRow, words: Words) -> Press:
    """What the letter is known by: the way to the board, which a lobby never had."""
    identity = Id("read", row.id, picks=Closed.name)
    if row.started:
        return button(identity, words("button-read"))
    return button(identity, words("button-closed"), disabled=True)


LETTER = Closed()
