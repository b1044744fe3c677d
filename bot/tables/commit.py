"""One change of a table as one transaction: journal, snapshot, results, and what its messages must show."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import BaseModel, TypeAdapter

from bot.results.pace import note_pace
from bot.results.record import record
from bot.store import Connection, Store, messages, tables
from bot.store.records import OPEN, JournalRow, MatchRow, ResultRow, Seat, TableRow, Wish
from bot.tables.live import NOTHING_HELD, Live
from engines.kernel import Entry, Event, Match, Outcome

BEFORE_ALL = -1
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
    gone: set[str] = field(default_factory=set)
    anew: bool = False
    orders: bool = False

    def wrote(self, match: Match, entry: Entry, outcome: Outcome, now: int) -> None:
        """Note an answer, or one taken back, with what it caused."""
        events = EVENTS.dump_json(outcome.events).decode()
        self.journal.append(JournalRow(match.length - 1, entry.seat, entry.picks, entry.by, events, now))
        self.newly.update(outcome.newly)
        self.newly.difference_update(outcome.released)

    def wrote_start(self, match: Match, now: int) -> None:
        """Note what happened before the first answer; this row is no answer, so it stands before them all."""
        events = EVENTS.dump_json(list(match.view(None).news)).decode()
        self.begins = True
        self.journal.append(JournalRow(BEFORE_ALL, -1, None, "start", events, now))

    def after(self, row: TableRow) -> TableRow:
        """The table's row as it will be."""
        seats = list(row.seats) if self.reseated is None else self.reseated
        for seat in self.sitting:
            seats[seat.seat] = seat
        return replace(row, **self.columns, seats=seats, revision=row.revision + 1)


@dataclass
class Wishes:
    """What the messages of a table must come to, and what the players hold by then."""

    messages: list[Wish] = field(default_factory=list)
    hands: dict[int, tuple[BaseModel | None, int]] = field(default_factory=dict)
    told: dict[int, int] = field(default_factory=dict)


async def commit(store: Store, live: Live, change: Change, now: int) -> None:
    """Store the change whole or not at all; the table in memory follows only then."""
    row = change.after(live.row)
    after = replace(live, row=row)
    wishes = wished(live, after, change)
    saved = (
        _saved(live.match)
        if live.match is not None and (change.begins or change.journal or change.orders)
        else None
    )
    async with store.writing() as connection:
        if live.row.id:
            await tables.touch(connection, live.row, change.columns)
        else:
            row.id = await tables.add(connection, row)
        if change.reseated is not None:
            await tables.forget_seats(connection, row.id)
        await tables.seat(connection, row.id, now, change.leaving, change.reseated or change.sitting)
        if saved is not None:
            await tables.save_match(connection, row.id, saved, None if change.begins else change.number)
            await _save_rows(connection, row.id, change, live.match)
        await note_pace(connection, row, change.journal, now)
        if live.match is not None and live.row.state in OPEN and row.state not in OPEN:
            await record(connection, row, live.match.length, now)
        await _save_waits(connection, after, now)
        if wishes.messages:
            await messages.wish(connection, row.id, row.revision, wishes.messages)
    live.row = row
    live.told = wishes.told
    live.remember(wishes.hands)


def _saved(match: Match) -> MatchRow:
    return MatchRow(match.length, match.seed, match.commitment, match.title.version, match.save())


async def _save_rows(connection: Connection, table: int, change: Change, match: Match | None) -> None:
    if change.journal:
        await tables.write_journal(connection, table, change.journal)
    if match is not None and match.result is not None:
        rows = [
            ResultRow(seat, one.placing, one.score, one.model_dump_json())
            for seat, one in enumerate(match.result.seats)
        ]
        await tables.save_results(connection, table, rows)


async def _save_waits(connection: Connection, after: Live, now: int) -> None:
    owed = after.owed()
    gone = [seat for seat in after.waits if seat not in owed]
    fresh = {seat: number for seat, number in owed.items() if after.waits.get(seat) != number}
    await tables.save_waits(connection, after.row.id, now, gone, fresh)


def wished(live: Live, after: Live, change: Change) -> Wishes:
    """Which messages must be brought up to date by this change."""
    slots = set(change.slots)
    gone = change.gone | {f"hand:{seat}" for seat in change.leaving}
    wishes = Wishes(told=live.told, hands=live.hands)
    over = live.row.state == "playing" and after.row.state not in OPEN
    if live.match is not None and (change.begins or change.journal or change.sitting or over):
        slots.add("table")
        if after.owed().keys() != live.waits.keys() or over:
            slots.add("card")
        if live.match.over:
            slots.add("final")
        wishes.hands = {seat.seat: after.held(seat) for seat in after.row.seats}
        for seat, held in wishes.hands.items():
            before = live.hands.get(seat, NOTHING_HELD)
            if held != before or (over and held != NOTHING_HELD):
                slots.add(f"hand:{seat}")
        _tell(after, change, wishes)
    data = {"anew": True} if change.anew else {}
    wishes.messages += [Wish(slot, data=data) for slot in sorted(slots - gone)]
    wishes.messages += [Wish(slot, gone=True) for slot in sorted(gone)]
    return wishes


def _tell(after: Live, change: Change, wishes: Wishes) -> None:
    """Tell those who newly owe an answer; a notice that nobody needs any more goes away."""
    owed = after.owed()
    people = {seat.seat for seat in after.row.seats if seat.person is not None}
    still = {
        seat: number for seat, number in wishes.told.items() if owed.get(seat) == number and seat in people
    }
    newly = sorted(seat for seat in change.newly if seat in owed and seat in people)
    if newly:
        still |= {seat: owed[seat] for seat in newly}
        told = [[seat, number] for seat, number in sorted(still.items())]
        wishes.messages.append(Wish("notice", data={"seats": newly, "told": told}))
    elif wishes.told and not still:
        wishes.messages.append(Wish("notice", gone=True))
    wishes.told = still
