"""The story of a table: a page at a time with the latest first, or all of it as a text to keep."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO

import discord
from babel.dates import format_datetime

from bot.results.happened import BEFORE_ALL, events_of, whole
from bot.results.replay import reel
from bot.store import people, tables, votes
from bot.store.records import JournalRow, TableRow
from bot.tables.habits import zone_of
from bot.tables.tenures import Tenures
from bot.ui.kit.content import Content, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import PAGE
from bot.ui.kit.markup import bare
from bot.ui.kit.press import Interaction, Press, button, handles, pressed
from bot.ui.kit.reply import defer, private_words
from bot.ui.table.access import admit
from bot.ui.table.besides import Kept, Told, besides
from bot.ui.table.look import ended, look, named, spoken, title_text
from data.words import Words

PAUSE = 3 * 3600
LATE = "late"
MARKUP = re.compile(r"\*\*|\\(?=[\\*_`~|>#\[\]()<@])|\u2060")
MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")
Speaker = Callable[[TableRow, Words], Words]


@dataclass(frozen=True)
class Story:
    """All that is kept of what has happened at a table, and who reads it."""

    row: TableRow
    journal: Sequence[JournalRow]
    sat: Tenures
    beside: Sequence[Told]
    end: Sequence[str]
    person: int
    words: Words

    def lines(self, speaker: Speaker = spoken) -> Iterator[str]:
        """Every event that this person may know of and what was beside them, with a mark after the own last turn.

        What one answer has brought stands together, below its moment. The day is told where play went on after a pause.
        """
        seat, words = self.row.seat_of(self.person), self.words
        own = [entry.number for entry in self.journal if entry.seat == seat and entry.by == "person"]
        last = own[-1] if own and self.row.state == "playing" else None
        before, left = 0, list(self.beside)
        for entry in self.journal:
            while left and left[0][0] <= entry.at:
                yield self._beside(*left.pop(0))
            here = speaker(self.sat.then(entry), words)
            if entry.by == LATE:
                late = words("history-late", name=here.name(entry.seat))
                yield words("history-line", at=f"<t:{entry.at}:t>", event=late)
            events = [event for event in events_of(entry) if event.seen_by(seat)]
            for place, event in enumerate(events):
                said = here.say(event.text)
                form = "f" if entry.at - before > PAUSE else "t"
                at = f"<t:{entry.at}:{form}>"
                yield words("history-also", event=said) if place else words("history-line", at=at, event=said)
                before = entry.at
            if entry.number == last:
                latest = entry is self.journal[-1]
                yield words("history-since-nothing" if latest else "history-since")
        for told in left:
            yield self._beside(*told)
        yield from self.end

    def _beside(self, moment: int, event: str) -> str:
        return self.words("history-line", at=f"<t:{moment}:f>", event=event)


async def _story(interaction: Interaction, number: int) -> Story:
    app, words = interaction.client, await private_words(interaction)
    async with app.tables.enter(number) as live:
        admit(interaction, live.row)
        row, match = live.row, live.match
        result = look(live, None).result(words) if match is not None and match.over else ""
    async with app.store.reading() as connection:
        journal = await tables.read_journal(connection, number, BEFORE_ALL)
        known = await votes.lately(connection, number, 0)
        asking = [vote.candidate for vote in known if vote.candidate is not None]
        names = {one: who.name for one, who in (await people.several(connection, asking)).items()}
    if match is not None:
        shown = reel(row.title, match.seats, row.options, match.seed, journal)
        journal = await whole(app.store, number, shown, journal)
    sat = await Tenures.of(app.store, row)
    beside = besides(row, Kept(journal, known, sat.sat, names), app.tables.now, words)
    return Story(row, journal, sat, beside, _end(row, result, words), interaction.user.id, words)


def _end(row: TableRow, result: str, words: Words) -> list[str]:
    """How it has ended."""
    if row.ended is None or not row.started:
        return []
    told = words("history-ended") if result else ended(row, words)
    return [words("history-line", at=f"<t:{row.ended}:f>", event=told), *result.splitlines()]


async def history(interaction: Interaction, number: int, page: int = 0) -> Content:
    """What has happened at a table, the latest page first."""
    story = await _story(interaction, number)
    words, found = story.words, _latest_last(list(story.lines()))
    if not found:
        return Content(words("history-empty", table=str(number)))
    page = min(page, len(found) - 1)
    index = len(found) - 1 - page
    head = words("history-head", title=title_text(story.row), table=str(number))
    if len(found) > 1:
        head = words("head-of-page", head=head, page=index + 1, pages=len(found))
    shown = _shown(found, index, words("history-since"))
    return Content(f"{head}\n{shown}", items=_buttons(number, page, len(found), words))


def _shown(found: Sequence[str], index: int, since: str) -> str:
    """A page; what stands above all that came after the own last turn stands on top of each page with some of that."""
    shown = found[index] if index == len(found) - 1 else found[index].removesuffix(f"\n{since}")
    after = any(since in older.splitlines() for older in found[:index])
    return f"{since}\n{shown}" if after else shown


def _buttons(number: int, page: int, count: int, words: Words) -> list[Press]:
    items = []
    if count > 1:
        older = Id("history", number, page=page + 1)
        items.append(button(older, words("button-older"), disabled=page == count - 1))
        later = Id("history", number, page=max(0, page - 1))
        items.append(button(later, words("button-history-later"), disabled=page == 0))
    return [*items, button(Id("story", number), words("button-story"))]


def _latest_last(lines: list[str]) -> list[str]:
    """The story in pages, of which only the oldest may be short."""
    found = pages("\n".join(reversed(lines)), PAGE)
    return ["\n".join(reversed(page.splitlines())) for page in reversed(found)]


@pressed("history")
async def turn_history(interaction: Interaction, identity: Id) -> Content:
    """Turn a page of the story."""
    return await history(interaction, identity.table, identity.page)


# As a text


@handles("story")
async def export_story(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """The whole story as a file: what whoever asks may know, and nothing more."""
    del values
    await defer(interaction)
    story = await _story(interaction, identity.table)
    zone = (await interaction.client.guests.person(interaction.user.id)).zone
    words = story.words
    head = words("history-head", title=title_text(story.row), table=str(story.row.id))
    text = "\n".join(plainly(line, zone, words.language) for line in (head, "", *story.lines(named)))
    said = words("story-done", table=str(story.row.id))
    file = discord.File(BytesIO(text.encode()), filename=f"table-{story.row.id}.txt", description=said)
    await interaction.followup.send(said, file=file, ephemeral=True)


def plainly(line: str, zone: str | None, language: str) -> str:
    """A line as it is read outside Discord: moments by the reader's own clock, without icons and marks."""

    def moment(match: re.Match[str]) -> str:
        there = datetime.fromtimestamp(int(match[1]), UTC if zone is None else zone_of(zone))
        return str(format_datetime(there, "yyyy-MM-dd HH:mm", locale=language))

    return MARKUP.sub("", MOMENT.sub(moment, bare(line)))
