"""That a match has ended without a result, for those who have watched it; its players read it where they play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import Wish
from bot.tables.facts import Ended, Occasion, Renamed
from bot.tables.watching import onlookers
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.look import ended, title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall

TOLD_OTHERWISE = (
    "closed",
    "lost",
)  # by what the moderator says; by nobody, where there is no channel any more


class Abandoned(Letter):
    """Mentions each of them who is awake once, and stays; without anybody who watched there is none."""

    name = "abandoned"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When a match is given up, whoever or whatever has ended it; whoever is erased later may stand in it."""
        row = occasion.row
        given_up = occasion.any(Ended) and row.state == "abandoned" and row.started
        if (given_up and row.reason not in TOLD_OTHERWISE) or (
            occasion.any(Renamed) and self.name in occasion.before.letters
        ):
            yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """Who watched, why it is over, and the way to the board as it was left."""
        del note
        row = sight.row
        watched, awake = await onlookers(app.tables, row.id)
        read = button(Id("read", row.id, picks=self.name), words("button-read"))
        if not watched:
            head = words("table-head", title=title_text(row), table=str(row.id))
            return (
                None if sight.slot.message is None else Content(f"{head}\n{ended(row, words)}", None, [read])
            )
        who = words.listed([f"<@{one}>" for one in watched])
        told = words("abandoned-told", who=who, title=title_text(row), table=str(row.id), count=len(watched))
        return Content(f"{told}\n{ended(row, words)}", None, [read], mentions=awake)


LETTER = Abandoned()
