"""What one reader sees of a table at one moment, taken while the table is held and used after it is let go."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.records import Seat, TableRow
from bot.tables.live import Live
from data.text import Text
from data.words import Words
from engines.kernel import AnyView, Event, Question
from engines.kernel.catalogue import AnyTitle, title_of

NEWS_SHOWN = 8


def name_of(seat: Seat, words: Words) -> str:
    """The display name of a player."""
    return seat.name if seat.person is not None else words("computer", number=seat.seat + 1)


def named(row: TableRow, words: Words) -> Words:
    """The words with the names of this table's players at the seats."""
    return words.naming([name_of(seat, words) for seat in row.seats])


def safe(text: str) -> str:
    """A name as it is, without what Discord would take for formatting."""
    return "".join(f"\\{character}" if character in "\\*_`~|>#[]()<@" else character for character in text)


@dataclass(frozen=True)
class Look:
    """A table as one viewer knows it."""

    row: TableRow
    title: AnyTitle
    view: AnyView
    seat: int | None
    question: Question | None
    undo_row: int

    @property
    def owes(self) -> bool:
        """Whether the table waits for this viewer."""
        return self.question is not None

    def waiting(self, words: Words) -> str:
        """For whom the table waits, in words."""
        names = [f"**{safe(words.name(seat))}**" for seat in self.view.awaited]
        return words("table-waits", who=words.listed(names), count=len(names)) if names else ""

    def news(self, words: Words, most: int = NEWS_SHOWN) -> list[str]:
        """What happened last, a sentence an event."""
        return told(list(self.view.news)[-most:], words)


def told(events: list[Event], words: Words) -> list[str]:
    """Events as sentences, with the names of players in bold."""
    bold = words.naming([f"**{safe(name)}**" for name in words.names])
    return [bold.say(event.text) for event in events]


def look(live: Live, person: int | None) -> Look:
    """The table as this person (None: everybody) sees it; to be called while the table is held."""
    match = live.begun
    seat = None if person is None else live.row.seat_of(person)
    playing = live.row.state == "playing"
    question = match.question(seat, teach=True) if seat is not None and playing else None
    row = match.last(seat) if seat is not None and playing and match.can_undo(seat) else -1
    copy = TableRow(**(vars(live.row) | {"seats": list(live.row.seats)}))
    return Look(copy, title_of(live.row.title), match.view(seat), seat, question, row)


def title_name(row: TableRow, words: Words) -> str:
    """The name of the table's title."""
    return words.say(Text(f"{title_of(row.title).words}-title"))
