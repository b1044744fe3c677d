"""One change of a table as one transaction: journal, snapshot, results, and what its letters must show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import TypeAdapter

from bot.results.record import record
from bot.store import Connection, Store, messages, tables
from bot.store.records import OPEN, JournalRow, MatchRow, ResultRow, Seat, TableRow, Wish
from bot.tables.facts import (
    Answered,
    Begun,
    Due,
    Ended,
    Fact,
    HandChanged,
    HandedOver,
    Occasion,
    Owed,
    WaitsChanged,
)
from bot.tables.live import NOTHING_HELD, Live, Wait
from engines.kernel import Awaited, Entry, Event, Match, Outcome

BEFORE_ALL = -1
EVENTS: TypeAdapter[list[Event]] = TypeAdapter(list[Event])


@dataclass(frozen=True)
class Actor:
    """The seat that has acted. The reply shows what it is asked next; in a hand that is only what is secret."""

    seat: int
    in_hand: bool = False

    def sees(self, asked: Awaited) -> bool:
        """Whether the reply shows this question."""
        return asked.seat == self.seat and (asked.secret or not self.in_hand)


@dataclass
class Change:
    """What shall be stored about one table, and what is true of it beside what can be seen from that."""

    columns: dict[str, Any] = field(default_factory=dict)
    leaving: list[int] = field(default_factory=list)
    sitting: list[Seat] = field(default_factory=list)
    reseated: list[Seat] | None = None
    journal: list[JournalRow] = field(default_factory=list)
    begins: bool = False
    number: int = 0
    actor: Actor | None = None
    facts: list[Fact] = field(default_factory=list)
    orders: bool = False

    def wrote(self, match: Match, entry: Entry, outcome: Outcome, now: int) -> None:
        """Note an answer, or one taken back, with what it caused."""
        events = EVENTS.dump_json(outcome.events).decode()
        self.journal.append(JournalRow(match.length - 1, entry.seat, entry.picks, entry.by, events, now))

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

    @property
    def plays(self) -> bool:
        """Whether the match itself is not what it was."""
        return self.begins or bool(self.journal)


async def commit(store: Store, live: Live, change: Change, due: Due, now: int) -> None:
    """Store the change whole or not at all; the table in memory follows only then."""
    after = _after(live, change, now)
    row, wishes = after.row, list(due(Occasion(live, after, tuple(_facts(live, after, change)))))
    _note_waiting(live, change, now)
    saved = _saved(live.match) if live.match is not None and (change.plays or change.orders) else None
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
        if live.match is not None and live.row.state in OPEN and row.state not in OPEN:
            await record(connection, row, live.match.length, now)
        await _save_waits(connection, row.id, live.waits, after.waits)
        if wishes:
            await messages.wish(connection, row.id, row.revision, wishes)
    live.row, live.waits, live.hands = row, after.waits, after.hands
    live.letters = _wanted(live, wishes)


def _after(live: Live, change: Change, now: int) -> Live:
    """The table as it will be."""
    after = replace(live, row=change.after(live.row))
    askers = {row.number + 1: row.seat for row in change.journal}
    after.waits = {
        seat: live.waits[seat]
        if seat in live.waits and live.waits[seat].question == number
        else Wait(number, now, askers.get(number) == seat)
        for seat, number in after.owed().items()
    }
    over = after.row.state not in OPEN
    if change.plays or change.sitting or (live.match is not None and over):
        after.hands = after.all_held()
    return after


def _facts(live: Live, after: Live, change: Change) -> Iterator[Fact]:
    """What is true of the change."""
    yield from change.facts
    if change.begins:
        yield Begun()
    elif change.journal:
        yield Answered()
    for seat in change.leaving:
        yield HandedOver(seat)
    if after.waits.keys() != live.waits.keys():
        yield WaitsChanged()
    for seat, held in after.hands.items():
        if held != live.hands.get(seat, NOTHING_HELD):
            yield HandChanged(seat)
    if newly := tuple(sorted(_untold(live, after, change))):
        yield Owed(newly)
    if live.row.state in OPEN and after.row.state not in OPEN:
        yield Ended()


def _untold(live: Live, after: Live, change: Change) -> set[int]:
    """Who is asked something new by a move of the match, unless the reply to whoever made it shows it."""
    if after.match is None or not change.plays:
        return set()
    asked = {one.seat: one for one in after.match.awaited()}
    return {
        seat
        for seat, wait in after.waits.items()
        if (seat not in live.waits or live.waits[seat].question != wait.question)
        and not (change.actor is not None and change.actor.sees(asked[seat]))
    }


def _note_waiting(live: Live, change: Change, now: int) -> None:
    """How long a table has waited for the first answer of a turn; what follows at once is no waiting."""
    if not change.journal or change.journal[0].by != "person" or change.journal[0].picks is None:
        return
    first = change.journal[0]
    wait = live.waits.get(first.seat)
    if wait is not None and not wait.own and wait.since <= now:  # a clock that was put back knows nothing
        change.journal[0] = replace(first, waited=now - wait.since)


def _wanted(live: Live, wishes: Sequence[Wish]) -> dict[str, Any]:
    """Which letters are wanted from now on, and what they say."""
    letters = dict(live.letters)
    for wish in wishes:
        letters.pop(wish.slot, None)
        if not wish.gone:
            letters[wish.slot] = wish.data
    return letters


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


async def _save_waits(
    connection: Connection, table: int, before: dict[int, Wait], after: dict[int, Wait]
) -> None:
    changed: dict[int, tuple[int, int] | None] = {seat: None for seat in before if seat not in after}
    for seat, wait in after.items():
        if before.get(seat) != wait:
            changed[seat] = (wait.question, wait.since)
    await tables.save_waits(connection, table, before, changed)
