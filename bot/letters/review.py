"""A look back at a match that one of its players has published: where it was played, for all to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.store.records import Wish
from bot.tables.facts import Occasion, Published, Renamed
from bot.tables.tenures import Tenures
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.markup import bare
from bot.ui.kit.press import button
from bot.ui.results.looking_back import Shown, face
from bot.ui.table.tenures import as_ended
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Lookback(Letter):
    """Goes out once, however often it is published, and stays."""

    name = "review"
    place = Place.TABLE

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When a player publishes it; whoever is erased later stands in it no more."""
        if occasion.any(Published) or (occasion.any(Renamed) and self.name in occasion.before.letters):
            yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """What everybody who asks for it is shown, with the way to more."""
        del note
        review = await app.reviews.known(sight.row.id)
        if review is None:
            return None
        row = as_ended(await Tenures.of(app.store, sight.row), words)
        content = await face(app.pictures, Shown(row, review, words), as_text=False)
        content.text = bare(content.text)
        content.items = [button(Id("review", row.id, picks=self.name), words("button-review"))]
        return content


LETTER = Lookback()
