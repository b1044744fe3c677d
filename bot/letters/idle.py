"""That nobody has done anything at a lobby for long, and when it is closed: told below its card, a day before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.store import timers
from bot.store.records import Wish
from bot.tables.callings import sleepers
from bot.tables.facts import Arranged, Begun, Called, Ended, Idle, Occasion, Renamed, Seated
from bot.tables.lasting import SHUT, SHUT_AFTER
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button
from bot.ui.table.hours import at
from bot.ui.table.look import title_text
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class IdleLetter(Letter):
    """Goes away as soon as somebody does anything there."""

    name = "idle"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When nobody has come for long; and when somebody does, or it is closed."""
        if occasion.any(Idle):
            yield self.wish(anew=True)
        elif self.name in occasion.before.letters:
            if occasion.any(Seated, Arranged, Called, Begun, Ended):
                yield self.gone()
            elif occasion.any(Renamed):
                yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """When it is closed, with the button that lets it wait; mentions of those who sit there and are awake."""
        del note
        row = sight.row
        if row.state != "lobby":
            return None
        async with app.store.reading() as connection:
            due = await timers.due_of(connection, SHUT, row.id)
        sleeping = await sleepers(app.guests, row.people, app.tables.now)
        mentions = [one for one in row.people if one > 0 and one not in sleeping]
        text = words(
            "idle-told",
            who=words.listed([f"<@{one}>" for one in mentions]) or words("missing-all"),
            title=title_text(row),
            table=str(row.id),
            at=at(due or app.tables.now + SHUT_AFTER, words),
        )
        keep = button(Id("keepopen", row.id, picks=self.name), words("button-keepopen"))
        return Content(text, items=[keep], mentions=mentions)


LETTER = IdleLetter()
