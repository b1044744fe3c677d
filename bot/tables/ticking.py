"""What a change of a table does to the clocks of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.results.outcome import OWN
from bot.results.promptness import day
from bot.store.records import TableRow
from bot.tables.clock import CALLED, DAY, HOUR, NONE, QUICK, Clock
from bot.tables.habits import Quiet

if TYPE_CHECKING:
    from bot.tables.commit import Change
    from bot.tables.live import Live

HELD_AT_MOST = 30 * DAY
LOOKED_AT_AGAIN = HOUR


@dataclass(frozen=True)
class Habits:
    """What a person has said about time: quiet hours, a digest instead of mentions, and the absence that runs or comes next.

    Here: whether the person is at the table, and may be called at any hour.
    """

    quiet: Quiet | None = None
    digest: bool = False
    absent: tuple[int, int] | None = None
    here: bool = False

    def away(self, now: int) -> bool:
        """Whether the person has said to be away now."""
        return self.absent is not None and self.absent[0] <= now < self.absent[1]


@dataclass(frozen=True)
class Ticked:
    """The clocks as they will be, when each is due next, what changes about the table itself, and who has answered in time."""

    clocks: dict[int, Clock]
    due: dict[int, int | None]
    columns: dict[str, int | None]
    kept: frozenset[int] = frozenset()


def ticked(live: Live, after: Live, change: Change, now: int) -> Ticked:
    """The clocks of the people at a table after a change."""
    if live.frozen and after.row.state == "playing":
        return _frozen(live, after, now)
    row, habits = after.row, change.habits
    moves = list(_moved(live, after, change, now))
    moved = {seat: clock for seat, clock, _ in moves}
    playing = row.state == "playing"
    held = {seat for seat in moved if playing and seat in after.waits and _held(row, habits.get(seat), now)}
    clocks, due = {}, {}
    for seat, clock in moved.items():
        runs = playing and seat in after.waits and clock.open and row.paused is None and seat not in held
        clocks[seat] = clock.run(now) if runs else clock.stand(now)
        due[seat] = clocks[seat].due(row.pace)
    standing = {seat for seat in held if clocks[seat].open and row.paused is None}
    timed = row.pace != NONE
    for seat in standing:
        back = (habits[seat].absent or (now, now))[1]
        due[seat] = min(back, now + _left(row, now)) if timed else back
    kept = frozenset(seat for seat, _, in_time in moves if in_time)
    return Ticked(clocks, due, _columns(row, now, held=timed and bool(standing)), kept)


def _frozen(live: Live, after: Live, now: int) -> Ticked:
    """Nobody can answer where the match cannot be read: that time counts against nobody, and it is looked at again."""
    people = {sitting.seat for sitting in after.row.seats if sitting.person is not None}
    clocks = {seat: replace(clock, began=None) for seat, clock in live.clocks.items() if seat in people}
    due = {seat: now + LOOKED_AT_AGAIN if clock.open else None for seat, clock in clocks.items()}
    return Ticked(clocks, due, {})


def _moved(live: Live, after: Live, change: Change, now: int) -> Iterator[tuple[int, Clock, bool]]:
    """Each clock with its hand-over begun, gone on, taken up again or done, and whether that was in time and counts."""
    pace = after.row.pace
    for sitting in after.row.seats:
        seat = sitting.seat
        if sitting.person is None:
            continue
        known = change.clocks.get(seat) or live.clocks.get(seat) or Clock()
        if change.sitting and any(one.seat == seat for one in change.sitting):
            known = Clock()
        said = change.habits.get(seat)
        held = _held(after.row, said, now)
        if known.cut is not None and _went_on(seat, known.cut, after, change):
            known = replace(known, open=False, cut=None)
        course = _Course.of(seat, live, after, change, goes_on=_goes_on(seat, known, after))
        in_time = known.open and course.ends and course.own and _in_time(known, after, seat)
        if in_time:
            known = known.in_time(day(now))
        yield seat, _clock(known, course, pace, now, said, held=held), in_time


def _went_on(seat: int, taker: int, after: Live, change: Change) -> bool:
    """Whether play has gone on elsewhere for good, since others have answered after a seat's turn was taken back.

    Until then its hand-over goes on when it is asked again, or else two could give each other time.
    """
    moved = taker != seat and any(
        row.picks is not None and row.by != "forced" and row.seat not in (seat, taker)
        for row in change.journal
    )
    return moved and after.match is not None and not after.match.can_undo(taker)


def _goes_on(seat: int, clock: Clock, after: Live) -> bool:
    """Whether a turn is no new one although the match has answered for all others in between: its player has taken back over that.

    Who may do so again would else have time again and again.
    """
    taken_back = clock.cut == seat and not clock.late and seat in after.waits
    return taken_back and after.match is not None and after.match.can_undo(seat)


def _in_time(clock: Clock, after: Live, seat: int) -> bool:
    """Whether a hand-over that ends was answered in time, which counts once, and only where somebody else is there to wait."""
    others = {one.seat for one in after.row.seats if one.person is not None and one.seat != seat}
    waited_for = after.row.pace != NONE and bool(others - after.away - after.unheard)
    return waited_for and clock.kept is None and not (clock.away or clock.late)


@dataclass(frozen=True)
class _Course:
    """What a change was for one seat: whether it owed and owes, owed nothing in between, answered, or took back.

    Own: whether the player, or what the player has ordered, gave one of its answers. Taker: another seat that took back.
    """

    seat: int
    owed: bool
    owes: bool
    freed: bool
    answered: bool
    own: bool
    took_back: bool
    taker: int | None

    @classmethod
    def of(cls, seat: int, live: Live, after: Live, change: Change, *, goes_on: bool) -> _Course:
        own = [row for row in change.journal if row.seat == seat]
        return cls(
            seat,
            seat in live.waits,
            seat in after.waits,
            seat in change.released and not goes_on,
            any(row.picks is not None for row in own),
            any(row.picks is not None and row.by in OWN for row in own),
            any(row.picks is None for row in own),
            next((row.seat for row in change.journal if row.picks is None and row.seat != seat), None),
        )

    @property
    def ends(self) -> bool:
        """Whether a hand-over that is open is over now."""
        return self.answered and (self.freed or not self.owes)


def _clock(clock: Clock, course: _Course, pace: str, now: int, habits: Habits | None, *, held: bool) -> Clock:
    if clock.away:
        return clock
    if clock.open and course.ends:
        clock = clock.done(now)
    if not course.owes:
        if clock.open and course.owed and course.taker is not None:
            return clock.interrupted(now, course.taker)
        return clock.stand(now)
    if clock.open:
        by_itself = course.took_back or clock.cut == course.seat
        return replace(clock, cut=course.seat if by_itself else None)
    if course.took_back and not course.owed:
        return clock.again(pace)
    said = habits or Habits()
    fresh = clock.begun(pace, said.quiet)
    called = said.here or pace == QUICK or (not held and fresh.run(now).reached(pace, now) >= CALLED)
    return replace(fresh, stage=CALLED) if called else fresh


def _held(row: TableRow, habits: Habits | None, now: int) -> bool:
    """Whether an absence makes the clock of a player stand still; where nobody is late, it may for as long as it lasts."""
    if habits is None or row.pace == QUICK or not habits.away(now):
        return False
    return row.pace == NONE or not held_enough(row, now)


def held_enough(row: TableRow, now: int) -> bool:
    """Whether absences have held this table for as long as they may."""
    return _left(row, now) <= 0


def _left(row: TableRow, now: int) -> int:
    """For how many more seconds absences may hold this table."""
    return HELD_AT_MOST - row.held_for - (0 if row.held is None else max(0, now - row.held))


def _columns(row: TableRow, now: int, *, held: bool) -> dict[str, int | None]:
    if held == (row.held is not None):
        return {}
    if row.held is None:
        return {"held": now}
    return {"held": None, "held_for": row.held_for + max(0, now - row.held)}
