"""That a moderator has closed a table, and why: told to its players in the channel, where its card stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.store import watching
from bot.store.records import TableRow, Wish
from bot.tables.facts import Ended, Occasion, Renamed
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Press, button
from bot.ui.table.look import ended, title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Closed(Letter):
    """Mentions the players and whoever watched once, and stays; a closed lobby needs no thread for it."""

    name = "closed"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When a moderator ends the table; whoever is erased later may stand in it."""
        closed = occasion.any(Ended) and occasion.row.reason == "closed"
        if closed or (occasion.any(Renamed) and self.name in occasion.before.letters):
            yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Who sat there, and what the moderator said."""
        del note
        row = sight.row
        async with app.store.reading() as connection:
            watched = await watching.of_table(connection, row.id)
        mentions = [person for person in row.people if person > 0]
        head = words("closed-head", title=title_text(row), table=str(row.id))
        called = [" ".join(f"<@{person}>" for person in mentions)] if mentions else []
        others = (
            [words("final-watched", who=words.listed([f"<@{one}>" for one in watched]))] if watched else []
        )
        lines = [*called, head, ended(row, words), *others]
        return Content("\n".join(lines), None, [_mark(row, words)], mentions=[*mentions, *watched])


def _mark(row: TableRow, words: Words) -> Press:
    """What the letter is known by: the way to the board, which a lobby never had."""
    identity = Id("read", row.id, picks=Closed.name)
    if row.started:
        return button(identity, words("button-read"))
    return button(identity, words("button-closed"), disabled=True)


LETTER = Closed()
