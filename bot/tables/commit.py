"""One change of a table as one transaction: journal, snapshot, results, and what its letters must show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.results.happened import BEFORE_ALL, in_store
from bot.results.often import too_often
from bot.results.promptness import first_day
from bot.results.record import record
from bot.store import Connection, Store, clocks, leagues, messages, reservations, tables, timers
from bot.store.meetings import circle_of
from bot.store.promptness import count, forget_before
from bot.store.records import OPEN, JournalRow, MatchRow, Reservation, ResultRow, Seat, TableRow, Wish
from bot.tables.clock import CALLED, DAY, QUICK, Clock
from bot.tables.dials import written
from bot.tables.facts import (
    Answered,
    Arranged,
    Begun,
    Called,
    Due,
    Ended,
    Fact,
    HandChanged,
    HandedOver,
    Occasion,
    OffersChanged,
    Owed,
    Reserved,
    Seated,
    TakenOver,
    WaitsChanged,
    WasLate,
)
from bot.tables.lasting import lasts
from bot.tables.live import NOTHING_HELD, TABLE, Live, Wait
from bot.tables.newcomers import welcome
from bot.tables.offering import keep_offers, still_offered
from bot.tables.past import Past
from bot.tables.reliable import tallies
from bot.tables.reserved import runs_out, still_kept
from bot.tables.ticking import Habits, Ticked, ticked
from engines.kernel import Awaited, Entry, Match, Outcome

REST, RESTS_FOR = "rest", 30 * DAY
RESERVED = "reserved"


@dataclass(frozen=True)
class Actor:
    """The seat that has acted. The reply shows what it is asked next; in a hand that is only what is secret."""

    seat: int
    in_hand: bool = False

    def sees(self, asked: Awaited) -> bool:
        """Whether the reply shows this question."""
        return asked.seat == self.seat and (asked.secret or not self.in_hand)


@dataclass(frozen=True)
class Setting:
    """A timer of the table: when it is due, or (None) that it is not."""

    kind: str
    due: int | None
    part: int = 0


Also = Callable[[Connection], Awaitable[None]]
Opened = Callable[[Connection, int], Awaitable[None]]


@dataclass
class Change:
    """What shall be stored about one table, and what is true of it beside what can be seen from that.

    Released: who owed nothing in between. Clocks: those that are set to something before they go on. Also: what else is
    stored with it. Opened: what is stored with a new table, which has its number only then. Habits: what the players have
    said about time, by seat. Reserved: for whom seats are kept from now on. Offering: seats that are on offer from now on.
    """

    columns: dict[str, Any] = field(default_factory=dict)
    leaving: list[int] = field(default_factory=list)
    sitting: list[Seat] = field(default_factory=list)
    reseated: list[Seat] | None = None
    reserved: list[Reservation] | None = None
    journal: list[JournalRow] = field(default_factory=list)
    begins: bool = False
    number: int = 0
    actor: Actor | None = None
    facts: list[Fact] = field(default_factory=list)
    orders: bool = False
    released: set[int] = field(default_factory=set)
    clocks: dict[int, Clock] = field(default_factory=dict)
    timers: list[Setting] = field(default_factory=list)
    also: list[Also] = field(default_factory=list)
    opened: list[Opened] = field(default_factory=list)
    habits: Mapping[int, Habits] = field(default_factory=dict)
    offering: list[int] = field(default_factory=list)

    def wrote(self, match: Match, entry: Entry, outcome: Outcome, now: int) -> None:
        """Note an answer, or one taken back, with what it caused."""
        events = in_store(outcome.events)
        self.journal.append(JournalRow(match.length - 1, entry.seat, entry.picks, entry.by, events, now))
        self.released.update(outcome.released)

    def wrote_start(self, match: Match, now: int) -> None:
        """Note what happened before the first answer; this row is no answer, so it stands before them all."""
        events = in_store(match.view(None).news)
        self.begins = True
        self.journal.append(JournalRow(BEFORE_ALL, -1, None, "start", events, now))

    def after(self, row: TableRow) -> TableRow:
        """The table's row as it will be."""
        seats = list(row.seats) if self.reseated is None else self.reseated
        for seat in self.sitting:
            seats[seat.seat] = seat
        reserved = row.reserved if self.reserved is None else self.reserved
        after = replace(row, **self.columns, seats=seats, reserved=reserved, revision=row.revision + 1)
        after.reserved = still_kept(row, after)
        return after

    @property
    def plays(self) -> bool:
        """Whether the match itself is not what it was."""
        return self.begins or bool(self.journal)


async def commit(store: Store, live: Live, change: Change, due: Due, now: int) -> int | None:
    """Store the change whole or not at all; the table in memory follows only then. Says when something of it is due first."""
    after = _after(live, change, now)
    ticks = ticked(live, after, change, now)
    change.columns |= ticks.columns
    after.row, after.clocks = change.after(live.row), ticks.clocks
    after.offered = still_offered(after, live.offered.union(change.offering))
    change.timers += [*_rests(live, after, now), *_kept(live, after), *_lasts(live, after, change, now)]
    row, facts = after.row, tuple(_facts(live, after, change))
    wishes = list(due(Occasion(live, after, facts)))
    _note_waiting(live, change, now)
    saved = _saved(live.match) if live.match is not None and (change.plays or change.orders) else None
    ordinary = _ordinary(live, change, row)
    async with store.writing_apart() if ordinary else store.writing() as connection:
        await welcome(connection, live.row, row, now)
        if change.begins and await too_often(connection, row, now):
            change.columns["unrated"] = row.unrated = "often"
        if change.begins and len(row.people) > 1:
            change.columns["circle"] = row.circle = await circle_of(
                connection, row.id, row.people, now - now % DAY
            )
        if live.row.id:
            await tables.touch(connection, live.row, change.columns)
        else:
            row.id = await tables.add(connection, row)
            for opened in change.opened:
                await opened(connection, row.id)
        if change.reseated is not None:
            await tables.forget_seats(connection, row.id)
        await tables.seat(connection, row.id, now, change.leaving, change.reseated or change.sitting)
        if row.reserved != live.row.reserved:
            await reservations.save(connection, row.id, live.row.reserved, row.reserved)
        if saved is not None:
            await tables.save_match(connection, row.id, saved, None if change.begins else change.number)
            await _save_rows(connection, row.id, change, live.match)
        past = await _past(connection, live, change)
        woken = (
            live.row.state in OPEN and row.state not in OPEN and await leagues.wake(connection, row.id, now)
        )
        if live.match is not None and live.row.state in OPEN and row.state not in OPEN:
            await record(connection, row, live.match.length, now, after.away)
            await forget_before(connection, first_day(now))
        await _save_waits(connection, row.id, live.waits, after.waits)
        await keep_offers(connection, live, after, now)
        await _save_time(connection, row, live, change, ticks)
        await count(connection, list(tallies(live, facts, ticks.kept, now)))
        if wishes:
            await messages.wish(connection, row.id, row.revision, wishes)
        await store.tell(connection, TABLE, row.id)
    live.row, live.waits, live.hands, live.clocks = row, after.waits, after.hands, after.clocks
    live.offered, live.past = after.offered, past
    live.letters = _wanted(live, wishes)
    live.unsaved.clear()
    moments = [*ticks.due.values(), *(timer.due for timer in change.timers), now if woken else None]
    return min((moment for moment in moments if moment is not None), default=None)


def _ordinary(live: Live, change: Change, row: TableRow) -> bool:
    """Whether nothing but the table itself changes, and sums: whoever sits there stays, and the match goes on.

    What meets other tables (beginnings and ends, seats, votes, timers, what is counted less) is stored one after the other.
    """
    return (
        live.row.state == row.state == "playing"
        and not change.begins
        and not (change.leaving or change.sitting or change.offering or change.opened or change.timers)
        and change.reseated is None
        and change.reserved is None
        and not change.columns.keys() & {"state", "host", "circle"}
        and not any(isinstance(fact, (WasLate, HandedOver, TakenOver)) for fact in change.facts)
        and len(change.also) <= 1
    )


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


def _rests(live: Live, after: Live, now: int) -> Iterator[Setting]:
    """Where every person is away no computer plays on either, and the table is given up after a while."""
    if after.resting != live.resting:
        yield Setting(REST, now + RESTS_FOR if after.resting else None)


def _kept(live: Live, after: Live) -> Iterator[Setting]:
    """When the next seat falls free that is kept for somebody."""
    due = runs_out(after.row)
    if due != runs_out(live.row):
        yield Setting(RESERVED, due)


def _lasts(live: Live, after: Live, change: Change, now: int) -> Iterator[Setting]:
    """How long a lobby waits for somebody."""
    touched = any(isinstance(fact, (Seated, Arranged, Called)) for fact in change.facts)
    for kind, due in lasts(live.row, after.row, now, touched=touched):
        yield Setting(kind, due)


def _facts(live: Live, after: Live, change: Change) -> Iterator[Fact]:
    """What is true of the change."""
    yield from change.facts
    if change.begins:
        yield Begun()
    elif change.journal:
        yield Answered()
    if after.row.kept != live.row.kept:
        yield Reserved()
    for seat in change.leaving:
        taken = after.row.seats[seat].person is not None
        yield TakenOver(seat) if taken else HandedOver(seat)
    if after.offered != live.offered:
        yield OffersChanged()
    if after.waits.keys() != live.waits.keys():
        yield WaitsChanged()
    for seat, held in after.hands.items():
        if held != live.hands.get(seat, NOTHING_HELD):
            yield HandChanged(seat)
    if newly := tuple(
        seat for seat in sorted(_untold(live, after, change)) if _callable(after, seat, change)
    ):
        yield Owed(newly)
    if live.row.state in OPEN and after.row.state not in OPEN:
        yield Ended()


def _untold(live: Live, after: Live, change: Change) -> set[int]:
    """Who is asked something new by a move of the match, unless the reply to whoever made it shows it; and whoever sits down."""
    newcomers = {one.seat for one in change.sitting if one.person is not None}
    if after.match is None or not change.plays:
        return newcomers & after.waits.keys()
    asked = {one.seat: one for one in after.match.awaited()}
    return {
        seat
        for seat, wait in after.waits.items()
        if (seat not in live.waits or live.waits[seat].question != wait.question)
        and not (change.actor is not None and change.actor.sees(asked[seat]))
    }


def _callable(after: Live, seat: int, change: Change) -> bool:
    """Whether somebody who is asked may be called now: not in quiet hours, and not whoever wants all told at once."""
    clock = after.clocks.get(seat)
    if clock is None:
        return True
    digest = seat in change.habits and change.habits[seat].digest and after.row.pace != QUICK
    return clock.stage >= CALLED and not digest and not clock.away


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


async def _past(connection: Connection, live: Live, change: Change) -> Past | None:
    """What is remembered of what happened before, as it will be."""
    if change.leaving and live.match is not None:
        return await Past.of(connection, live.row.id, live.match.length)
    return None if live.past is None else live.past.with_rows(change.journal)


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


async def _save_time(
    connection: Connection, row: TableRow, live: Live, change: Change, ticks: Ticked
) -> None:
    """Keep the clocks that are not what they were, and the timers that are set."""
    table = row.id
    changed = [
        written(seat, clock, ticks.due[seat], clock.pushed(row.pace, ticks.due[seat]))
        for seat, clock in ticks.clocks.items()
        if clock != live.clocks.get(seat) or seat in change.clocks or seat in live.unsaved
    ]
    await clocks.save(connection, table, changed)
    await clocks.drop(connection, table, live.clocks.keys() - ticks.clocks.keys())
    for timer in change.timers:
        if timer.due is None:
            await timers.drop(connection, timer.kind, table=table, part=timer.part)
        else:
            await timers.put(connection, timer.kind, timer.due, table=table, part=timer.part)
    for also in change.also:
        await also(connection)
