"""That a lobby was to begin by itself, and who is missing: told below its card to those who have come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import Wish
from bot.tables.callings import sleepers
from bot.tables.facts import Arranged, Begun, Ended, Missing, Occasion, Renamed
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bold
from bot.ui.kit.press import button
from bot.ui.table.faces import waited_for
from bot.ui.table.look import name_of, title_text
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import titles

if TYPE_CHECKING:
    from bot.app import Guildhall

COMPANY = 2


class MissingLetter(Letter):
    """Stays until the lobby begins, is closed, or is arranged otherwise."""

    name = "missing"
    place = Place.CHANNEL
    rank = 3

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When the moment has come in vain; and when that is over."""
        if occasion.any(Missing):
            yield self.wish(anew=True)
        elif self.name in occasion.before.letters:
            if occasion.any(Begun, Ended, Arranged):
                yield self.gone()
            elif occasion.any(Renamed):
                yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """How many sit there, how many it takes, and who was expected; mentions of those who have come and are awake."""
        del note
        row, title = sight.row, titles().get(sight.row.title)
        if title is None or row.state != "lobby":
            return None
        sleeping = await sleepers(app.guests, row.people, app.tables.now)
        mentions = [one for one in row.people if one > 0 and one not in sleeping]
        conflict = title.conflict(len(row.seats), title.options.parse(row.options))
        enough = len(row.seats) >= max(COMPANY, title.seats[0])
        lines = [
            words(
                "missing-head",
                who=words.listed([f"<@{one}>" for one in mentions]) or words("missing-all"),
                title=title_text(row),
                table=str(row.id),
            ),
            words.say(conflict)
            if enough and conflict is not None
            else words("missing-count", count=len(row.seats), least=max(COMPANY, title.seats[0])),
        ]
        if row.kept:
            names = [bold(name_of(waited_for(one), words)) for one in row.kept]
            lines.append(words("missing-kept", who=words.listed(names), count=len(names)))
        lines.append(words.say(Text("missing-how")))
        mark = button(Id("setup", row.id, picks=self.name), words("button-setup"))
        return Content("\n".join(lines), items=[mark], mentions=mentions)


LETTER = MissingLetter()
