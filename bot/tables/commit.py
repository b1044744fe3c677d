"""One change of a table as one transaction: journal, snapshot, results, and what its messages must show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from bot.store import Store, messages, tables
from bot.store.records import JournalRow, MatchRow, ResultRow, Seat, Wish
from bot.tables.live import Live
from engines.kernel import Entry, Event, Match, Outcome

EVENTS: TypeAdapter[list[Event]] = TypeAdapter(list[Event])


@dataclass
class Change:
    """What shall be stored about one table."""

    columns: dict[str, Any] = field(default_factory=dict)
    leaving: list[int] = field(default_factory=list)
    sitting: list[Seat] = field(default_factory=list)
    reseated: list[Seat] | None = None
    journal: list[JournalRow] = field(default_factory=list)
    begins: bool = False
    number: int = 0
    newly: set[int] = field(default_factory=set)
    slots: set[str] = field(default_factory=set)
    anew: bool = False
    quiet: bool = False

    def wrote(self, match: Match, entry: Entry, outcome: Outcome, now: int) -> None:
        """Note an answer, or one taken back, with what it caused."""
        events = EVENTS.dump_json(outcome.events).decode()
        self.journal.append(JournalRow(match.length - 1, entry.seat, entry.picks, entry.by, events, now))
        self.newly.update(outcome.newly)
        self.newly.difference_update(outcome.released)


async def commit(store: Store, live: Live, change: Change, now: int) -> None:
    """Store the change whole or not at all; the table in memory follows only then."""
    row, match = live.row, live.match
    wishes = wished(live, change)
    revision = row.revision + 1
    async with store.writing() as connection:
        await tables.touch(connection, row, change.columns)
        if change.reseated is not None:
            await tables.forget_seats(connection, row.id)
        await tables.seat(connection, row.id, now, change.leaving, change.reseated or change.sitting)
        if match is not None and (change.begins or change.journal):
            await _save_match(connection, live, match, change)
        await _save_waits(connection, live, now)
        if wishes:
            await messages.wish(connection, row.id, revision, wishes)
    row.revision = revision
    for name, value in change.columns.items():
        setattr(row, name, value)
    if change.reseated is not None:
        row.seats = change.reseated
    for seat in change.sitting:
        row.seats[seat.seat] = seat
    for wish in wishes:
        if wish.slot == "notice":
            live.notice = () if wish.gone else told(wish)
    live.remember()


def told(wish: Wish) -> tuple[int, ...]:
    """The seats that a notice tells."""
    seats = wish.data.get("seats")
    return tuple(seats) if isinstance(seats, list) else ()


async def _save_match(connection: Any, live: Live, match: Match, change: Change) -> None:
    number = live.row.id
    row = MatchRow(match.length, match.seed, match.commitment, match.title.version, match.save())
    await tables.save_match(connection, number, row, None if change.begins else change.number)
    if change.journal:
        await tables.write_journal(connection, number, change.journal)
    if match.result is not None:
        rows = [
            ResultRow(seat, one.placing, one.score, one.model_dump_json())
            for seat, one in enumerate(match.result.seats)
        ]
        await tables.save_results(connection, number, rows)


async def _save_waits(connection: Any, live: Live, now: int) -> None:
    owed = live.owed() if live.row.state in ("lobby", "playing") else {}
    gone = [seat for seat in live.waits if seat not in owed]
    fresh = {seat: number for seat, number in owed.items() if live.waits.get(seat) != number}
    await tables.save_waits(connection, live.row.id, now, gone, fresh)


def wished(live: Live, change: Change) -> list[Wish]:
    """Which messages must be brought up to date after this change."""
    sitting = {seat.seat: seat for seat in live.row.seats} | {seat.seat: seat for seat in change.sitting}
    slots = set(change.slots)
    wishes: list[Wish] = []
    if live.match is not None and not change.quiet:
        slots.add("table")
        wishes += _notice(live, change, sitting)
        if live.owed().keys() != live.waits.keys() or live.match.over:
            slots.add("card")
        if live.match.over:
            slots.add("final")
        for seat in sitting.values():
            if seat.person is not None and live.held(seat) != live.hands.get(seat.seat, (None, -1)):
                slots.add(f"hand:{seat.seat}")
    data = {"anew": True} if change.anew else {}
    return wishes + [Wish(slot, data=data) for slot in sorted(slots)]


def _notice(live: Live, change: Change, sitting: dict[int, Seat]) -> Sequence[Wish]:
    """Tell those who newly owe an answer; a notice that nobody needs any more goes away."""
    owed = live.owed()
    newly = sorted(seat for seat in change.newly if seat in owed and sitting[seat].person is not None)
    if newly:
        return [Wish("notice", data={"seats": newly, "questions": [owed[seat] for seat in newly]})]
    if live.notice and not any(seat in owed for seat in live.notice):
        return [Wish("notice", gone=True)]
    return []
