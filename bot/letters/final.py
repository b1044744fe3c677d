"""The end of a match, for the channel: score sheet, what changed in the ratings, and the buttons that follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.letters.letter import Letter, Place, Sight
from bot.pictures.drawing import Pictures, Wanted
from bot.store.records import TableRow, Wish
from bot.tables.facts import Ended, Occasion, Renamed
from bot.tables.tenures import Tenures
from bot.tables.watching import onlookers
from bot.ui.kit.content import Content
from bot.ui.kit.limits import MESSAGE
from bot.ui.kit.markup import bare
from bot.ui.results.finals import rating_changes
from bot.ui.table.afterwards import afterwards
from bot.ui.table.faces import Seen
from bot.ui.table.look import named, spoken, title_text
from bot.ui.table.tenures import as_ended
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Guildhall


class Final(Letter):
    """Goes to the channel once, and stays."""

    name = "final"
    place = Place.CHANNEL

    def due(self, occasion: Occasion) -> Iterator[Wish]:
        """When a match has come to its end."""
        match = occasion.after.match
        came_to_end = occasion.any(Ended) and match is not None and match.over
        if came_to_end or (occasion.any(Renamed) and self.name in occasion.before.letters):
            yield self.wish()

    async def face(self, app: Guildhall, sight: Sight, words: Words, note: str = "") -> Content | None:
        """The sheet, what became of the ratings, and what can be done with the match now."""
        del note
        content = await sheet(await _as_it_ended(app, sight.seen, words), words, app.pictures)
        if content is None:
            return None
        changes = await rating_changes(app, sight.row, words)
        if changes:
            content.text += "\n" + "\n".join(changes)
        await _told_to_watchers(app, sight.row, content, words)
        more = ("points", "read", *(["ratings"] if len(changes) > 1 else []))
        content.items = afterwards(sight.row, words, self.name, *more)
        return content


async def _told_to_watchers(app: Guildhall, row: TableRow, content: Content, words: Words) -> None:
    """Mention those who have watched and are awake, so that they hear of the end."""
    _, awake = await onlookers(app.tables, row.id)
    if awake:
        told = words("final-watched", who=words.listed([f"<@{one}>" for one in awake]))
        if len(content.text) + len(told) < MESSAGE:
            content.text, content.mentions = f"{content.text}\n{told}", awake


async def _as_it_ended(app: Guildhall, seen: Seen, words: Words) -> Seen:
    """The same, where whoever took a seat over is named together with who began there."""
    row = as_ended(await Tenures.of(app.store, seen.row), words)
    return replace(seen, row=row, look=None if seen.look is None else replace(seen.look, row=row))


async def sheet(seen: Seen, words: Words, pictures: Pictures) -> Content | None:
    """Who has won, with the score sheet."""
    shown, row = seen.look, seen.row
    if shown is None or shown.view.result is None:
        return None
    here, winners = spoken(row, words), shown.view.result.winners
    head = words(
        "final-head",
        title=title_text(row),
        table=str(row.id),
        who=[here.name(seat) for seat in winners],
        count=len(winners),
        seats=len(row.seats),
    )
    picture = await pictures.draw(Wanted("scores", shown.view, None, named(row, words)))
    text = bare(f"{head}\n{shown.result(words)}")  # it stays for years, and emojis of old drawings go
    return Content(text, picture)


LETTER = Final()
