"""How long a seat may take: pure arithmetic, without a clock of its own; all moments are seconds that are passed in.

A clock belongs to a hand-over: it runs while the seat owes an answer, stands while the table is paused or the player is
away ahead of time, and goes on where it stood when an answer is taken back. What a hand-over takes beyond the pace comes
from the reserve of the seat, which is once the pace for the whole match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.tables.habits import Quiet

MINUTE, HOUR, DAY = 60, 3600, 86400
QUICK, DAILY, RELAXED, WEEKLY, NONE = "quick", "daily", "relaxed", "weekly", "none"
PACES: Final[Mapping[str, int | None]] = {
    QUICK: 30 * MINUTE,
    DAILY: DAY,
    RELAXED: 3 * DAY,
    WEEKLY: 7 * DAY,
    NONE: None,
}
USUAL = RELAXED
REMINDED_WITHOUT_PACE = (DAY, 3 * DAY, 7 * DAY)
GRACE = {QUICK: 5 * MINUTE}
LATE_IN_A_ROW, LATE_IN_A_MATCH = 2, 4
UNHEARD_PACES, UNHEARD_FOR, LOST_PACES, LOST_FOR = 3, 3 * DAY, 10, 30 * DAY

# The rungs of the ladder that a hand-over climbs; a reminder stands for the rungs that were passed with it.
# Where nobody is answered for, the last two say for how long the others have waited since.
CALLED, HALF, RESERVE, QUARTER, LATE, UNHEARD, LOST = 1, 2, 3, 4, 5, 6, 7


@dataclass(frozen=True)
class Clock:
    """The clock of a seat, as it is stored.

    Began: since when it runs; used: for how many seconds it had run before. Open: the hand-over is not over, though
    another's taking back may have interrupted it. Spent: what earlier hand-overs took of the reserve. Granted: seconds
    given on top of the pace. Stage: the highest rung that was passed. Pressed: whether the player has done anything here since
    it began. Silent: no reminder before that, in later ones either, but each is called. Late, graced: whether the time of this hand-over has run out, and whether
    the player was given a little more since. Missed: an earlier one was late, and the player has not been seen since.
    Cut: the seat whose taking back has interrupted this hand-over, until it goes on; its own, once its player has taken back in it.
    Kept: the day on which this hand-over was counted as answered in time, though its answer may have been taken back since. Lates, running: how often that was so in the match, and how often in a row.
    """

    began: int | None = None
    used: int = 0
    open: bool = False
    spent: int = 0
    granted: int = 0
    stage: int = 0
    quiet: Quiet | None = None
    pressed: bool = False
    silent: int | None = None
    late: bool = False
    graced: bool = False
    lates: int = 0
    running: int = 0
    away: bool = False
    returned: bool = False
    missed: bool = False
    kept: int | None = None
    cut: int | None = None

    # Looking

    def elapsed(self, now: int) -> int:
        """How many seconds this hand-over has taken; a clock that was put back takes nothing away."""
        return self.used + (max(0, now - self.began) if self.began is not None else 0)

    def allowed(self, pace: str) -> int | None:
        """How many seconds it may take, the reserve included; None without a pace."""
        each = PACES[pace]
        return None if each is None else each + self.granted + self._reserve(each)

    def reserve(self, pace: str) -> int:
        """What is left of the reserve for this hand-over."""
        each = PACES[pace]
        return 0 if each is None else self._reserve(each)

    def deadline(self, pace: str) -> int | None:
        """When the time runs out; None where nothing runs. Where days are given, it does not fall into quiet hours."""
        allowed = self.allowed(pace)
        if self.began is None or allowed is None:
            return None
        return self._woken(self.began - self.used + allowed, slow=pace != QUICK)

    def due(self, pace: str) -> int | None:
        """When the next rung is reached."""
        return next((moment for rung, moment in self._ladder(pace) if rung > self.stage), None)

    def pushed(self, pace: str, due: int | None) -> int:
        """By how much the night, or a wish to hear nothing, has put off what is due then."""
        free = [moment for rung, moment in self._rungs(pace) if rung > self.stage]
        return 0 if due is None or not free else max(0, due - min(free))

    def reached(self, pace: str, now: int) -> int:
        """The highest rung that is reached by now."""
        return max((rung for rung, moment in self._ladder(pace) if moment <= now), default=0)

    def _reserve(self, each: int) -> int:
        return max(0, each - self.spent)

    def _woken(self, moment: int, *, slow: bool = True) -> int:
        """This moment, or the end of the quiet hours that it falls into."""
        end = self.quiet.end_after(moment) if self.quiet is not None and slow else None
        return moment if end is None else end

    def _ladder(self, pace: str) -> list[tuple[int, int]]:
        """Each rung with its moment, while the clock runs; reminders wait for the end of quiet hours, but not beyond the deadline."""
        end = self.deadline(pace)
        sent = [
            (rung, self._woken(moment) if rung == CALLED else self._sendable(moment))
            for rung, moment in self._rungs(pace)
            if rung < LATE
        ]
        if end is None:
            return sent
        return [
            *((rung, moment) for rung, moment in sent if moment < end),
            (LATE, end),
            *self._waited(pace, end),
        ]

    def _waited(self, pace: str, end: int) -> list[tuple[int, int]]:
        """What comes after the deadline, while the seat still owes an answer."""
        each = PACES[pace] or 0
        if not self.late:
            return []
        unheard, lost = max(UNHEARD_PACES * each, UNHEARD_FOR), max(LOST_PACES * each, LOST_FOR)
        return [(UNHEARD, end + unheard), (LOST, end + lost)]

    def _rungs(self, pace: str) -> list[tuple[int, int]]:
        """Each rung with its moment, while the clock runs, if nobody ever slept."""
        if self.began is None:
            return []
        start, each = self.began - self.used, PACES[pace]
        if each is None:
            moments = (self.began, *(start + after for after in REMINDED_WITHOUT_PACE))
            return list(zip((CALLED, HALF, RESERVE, QUARTER), moments, strict=True))
        own, left = each + self.granted, self._reserve(each)
        rungs = [(CALLED, self.began), (HALF, start + each // 2), (RESERVE, start + own)]
        if left > each // 4:
            rungs.append((QUARTER, start + own + left - each // 4))
        end = start + own + left
        return [*rungs, (LATE, end), *self._waited(pace, end)]

    def _sendable(self, moment: int) -> int:
        return self._woken(max(moment, self.silent or 0))

    def own_end(self, pace: str) -> int | None:
        """When the time of this hand-over itself is over and the reserve begins; None where nothing runs."""
        each = PACES[pace]
        return None if each is None or self.began is None else self.began - self.used + each + self.granted

    # What happens to it

    def begun(self, pace: str, quiet: Quiet | None) -> Clock:
        """A new hand-over, which does not run yet; what the last took beyond the pace is gone from the reserve."""
        each = PACES[pace]
        spent = self.spent
        if each is not None:
            spent = min(each, spent + max(0, self.used - each - self.granted))
        return replace(
            self,
            began=None,
            used=0,
            open=True,
            spent=spent,
            granted=0,
            stage=0,
            quiet=quiet,
            pressed=False,
            late=False,
            graced=False,
            missed=self.late or self.missed,
            kept=None,
            cut=None,
        )

    def run(self, now: int) -> Clock:
        """It runs."""
        return self if self.began is not None else replace(self, began=now)

    def stand(self, now: int) -> Clock:
        """It stands still, and what it has run so far counts."""
        return self if self.began is None else replace(self, began=None, used=self.elapsed(now))

    def done(self, now: int) -> Clock:
        """The seat has answered and owes nothing more."""
        return replace(self.stand(now), open=False, running=self.running if self.late else 0)

    def in_time(self, day: int) -> Clock:
        """It was answered in time on this day, and that counts."""
        return replace(self, kept=day)

    def interrupted(self, now: int, by: int) -> Clock:
        """Another seat has taken back what led to it: it stands, and goes on when play comes here again."""
        return replace(self.stand(now), cut=by)

    def again(self, pace: str) -> Clock:
        """Its answer was taken back: the hand-over goes on; after lateness a little time is left, once."""
        if not self.late or self.graced:
            return replace(self, open=True)
        allowed = self.allowed(pace) or 0
        more = max(0, self.used + GRACE.get(pace, HOUR) - allowed)
        return replace(self, open=True, graced=True, granted=self.granted + more, stage=QUARTER)

    def overdue(self) -> Clock:
        """The time has run out; however often it does in one hand-over, it counts once."""
        if self.late:
            return replace(self, stage=LATE)
        return replace(self, stage=LATE, late=True, lates=self.lates + 1, running=self.running + 1, kept=None)

    @property
    def vanished(self) -> bool:
        """Whether whoever is late now is taken to be away."""
        if self.running >= LATE_IN_A_ROW:
            return True
        return not self.returned and (not self.pressed or self.lates >= LATE_IN_A_MATCH)

    @property
    def unheard(self) -> bool:
        """Whether the others have waited for long since the time ran out, and nobody is answered for."""
        return self.open and self.late and not self.away and self.stage >= UNHEARD

    @property
    def lost(self) -> bool:
        """Whether whoever is unheard would be away at other tables, or has been waited for much longer."""
        return self.unheard and (self.stage >= LOST or self.vanished)

    def gone(self, now: int) -> Clock:
        """The player is away: a computer plays on, and no time runs."""
        return replace(self.stand(now), away=True, open=False)

    def back(self) -> Clock:
        """The player has come back, late for what is over all the same; from now on only lateness in a row counts."""
        return replace(self, away=False, returned=True, running=0, missed=False)

    def extended(self, pace: str) -> Clock:
        """Once the pace on top."""
        return replace(self, granted=self.granted + (PACES[pace] or 0)) if not self.late else self

    def repaced(self, old: str, new: str, now: int) -> Clock:
        """The pace is another: what was used keeps its share of the time, and so does what is gone of the reserve.

        Where there was no pace before, what runs begins anew.
        """
        before, each = PACES[old], PACES[new]

        def share(seconds: int) -> int:
            return 0 if before is None or each is None else seconds * each // before

        stopped = self.stand(now)
        fresh = replace(
            stopped,
            used=share(stopped.used),
            spent=share(self.spent),
            granted=share(self.granted),
        )
        if before is None or each is None:
            fresh = replace(fresh, stage=min(self.stage, CALLED), late=False, graced=False)
        return fresh.run(now) if self.began is not None else fresh

    def moved(self, seconds: int) -> Clock:
        """So many seconds count against nobody."""
        return self if self.began is None else replace(self, began=self.began + seconds)
