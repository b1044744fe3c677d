"""The rules of voting: who is asked, when a vote has passed, and what may be proposed at all. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.store.records import TableRow
from bot.store.votes import Vote
from bot.tables.clock import DAY, MINUTE, NONE, PACES, QUICK, Clock
from bot.tables.live import Live
from bot.tables.offering import OFFER, SEAT
from bot.tables.pausing import PAUSED_AT_MOST, left
from data.text import Text

EXTEND, PAUSE, RESUME, COMPUTER = "extend", "pause", "resume", "computer"
PACE, END, BACK = "pace", "end", "back"
KINDS = (EXTEND, PAUSE, RESUME, COMPUTER, PACE, END, BACK, OFFER)
UNANIMOUS = (PACE, END, BACK, OFFER, SEAT)
EVERYBODY = (END, BACK)
TIED = (COMPUTER, BACK)
OPEN_FOR, OPEN_FOR_IF_QUICK = DAY, 10 * MINUTE
PROPOSED_A_DAY, EXTENDED_AT_MOST = 2, 2
OWED_WITHOUT_PACE = 7 * DAY


@dataclass(frozen=True)
class Motion:
    """What is proposed: its kind; whose seat it is about; the pace, or the row of the journal to go back to; who asks for it."""

    kind: str
    seat: int | None = None
    value: str | None = None
    candidate: int | None = None

    @property
    def key(self) -> tuple[str, int | None]:
        """What is proposed only once at a time and in a day."""
        return (self.kind, self.seat if self.kind in (COMPUTER, OFFER, SEAT) else None)


@dataclass(frozen=True)
class Point:
    """Where to go back to, and how long the journal was: whoever agrees to more than it was then has to say so anew."""

    to: int
    length: int

    @classmethod
    def of(cls, value: str | None) -> Point:
        """As it is stored with a vote."""
        to, length = (value or "").split(".")
        return cls(int(to), int(length))

    def __str__(self) -> str:
        return f"{self.to}.{self.length}"


def motion_of(vote: Vote) -> Motion:
    """What a vote is about."""
    return Motion(vote.kind, vote.seat, vote.value, vote.candidate)


def open_for(pace: str) -> int:
    """For how many seconds a vote is open."""
    return OPEN_FOR_IF_QUICK if pace == QUICK else OPEN_FOR


def asked(motion: Motion, row: TableRow, away: Collection[int]) -> list[int]:
    """Who is asked: the people at the table whom it does not concern, and where each has to say so, whoever holds a seat.

    Away: who is away, or has not been heard of for so long that nobody waits for their vote either.
    Each has to where no time shall run any more: otherwise the others could stop a match for good while somebody is away.
    """
    everybody = motion.kind in EVERYBODY or (motion.kind == PACE and motion.value == NONE)
    concerned = motion.seat if motion.kind == COMPUTER else None
    return [
        seat.person
        for seat in row.seats
        if seat.person is not None and (everybody or (seat.seat not in away and seat.seat != concerned))
    ]


def passes(
    kind: str, people: Collection[int], ballots: Mapping[int, bool], about: Clock | None = None
) -> bool:
    """Whether enough of those who are asked have agreed; silence is no consent.

    About: the clock of the seat that it concerns. For whoever is lost, one who agrees is enough.
    """
    agreed = sum(ballots.get(person, False) for person in people)
    if kind in UNANIMOUS:
        return agreed == len(people) > 0
    if kind == COMPUTER and about is not None and about.lost:
        return agreed > 0
    return agreed * 2 > len(people)


def carried(
    kind: str, people: Collection[int], ballots: Mapping[int, bool], about: Clock | None = None
) -> bool:
    """Whether it passes now that its time is over: who has not voted about somebody unheard holds nobody up."""
    cast = [ballots[person] for person in people if person in ballots]
    return kind == COMPUTER and about is not None and about.unheard and sum(cast) * 2 > len(cast)


def hopeless(
    kind: str, people: Collection[int], ballots: Mapping[int, bool], about: Clock | None = None
) -> bool:
    """Whether it could not pass even if all agreed who have not voted; so it is, too, where nobody is asked any more."""
    return not passes(kind, people, {person: ballots.get(person, True) for person in people}, about)


def overtaken(motion: Motion, row: TableRow, owed: Mapping[int, int]) -> bool:
    """Whether what it is about has happened meanwhile, or cannot happen any more.

    A computer is proposed for one question that a seat owes an answer to, going on for one pause.
    """
    if row.state != "playing":
        return True
    if motion.kind == COMPUTER:
        return motion.seat is None or str(owed.get(motion.seat)) != motion.value
    if motion.kind == PAUSE:
        return row.paused is not None
    if motion.kind == RESUME:
        return str(row.paused) != motion.value
    return motion.kind == PACE and row.pace == motion.value


def hindrance(motion: Motion, live: Live, now: int) -> Text | None:
    """Why this cannot be done now, if it cannot; what the journal says about going back is not looked at."""
    row = live.row
    if motion.kind == EXTEND:
        if row.extended >= EXTENDED_AT_MOST:
            return Text("vote-extended", {"most": EXTENDED_AT_MOST})
        return None if running(live) else Text("vote-nothing-runs")
    if motion.kind == PAUSE:
        if row.paused is not None:
            return Text("vote-paused")
        return None if left(row) else Text("vote-pauses-over", {"days": PAUSED_AT_MOST // DAY})
    if motion.kind == RESUME:
        return Text("vote-not-paused") if row.paused is None else None
    if motion.kind == COMPUTER:
        seat = motion.seat
        person = None if seat is None else next((one.person for one in row.seats if one.seat == seat), None)
        if seat is None or person is None:
            return Text("vote-no-player")
        return None if stuck(live, seat, now) else Text("vote-not-late", {"days": OWED_WITHOUT_PACE // DAY})
    if motion.kind == PACE:
        if motion.value not in PACES:
            return Text("vote-no-pace")
        return Text("vote-same-pace") if row.pace == motion.value else None
    return _not_free(motion, live) if motion.kind in (OFFER, SEAT) else None


def _not_free(motion: Motion, live: Live) -> Text | None:
    """Why a seat cannot be offered, or taken over by whoever has asked for it."""
    if motion.seat not in live.computers:
        return Text("seat-not-free")
    if motion.kind == OFFER:
        return Text("seat-offered-already") if motion.seat in live.offered else None
    if motion.seat not in live.offered:
        return Text("seat-not-offered")
    return None if motion.candidate is not None and motion.candidate > 0 else Text("seat-nobody-asks")


def running(live: Live) -> dict[int, Clock]:
    """The clocks with a deadline that runs and is not over."""
    return {
        seat: clock
        for seat, clock in live.clocks.items()
        if clock.began is not None and clock.open and not clock.late and PACES[live.row.pace] is not None
    }


def stuck(live: Live, seat: int, now: int) -> bool:
    """Whether the table waits for a player who is late, or without a pace for a week; not in the time after taking back."""
    wait, clock = live.waits.get(seat), live.clocks.get(seat)
    if wait is None or seat in live.away:
        return False
    if live.row.pace == NONE:
        took = clock.elapsed(now) if clock is not None and clock.open else now - wait.since
        return took >= OWED_WITHOUT_PACE
    if clock is None or not clock.late:
        return False
    allowed = clock.allowed(live.row.pace)
    return allowed is not None and clock.elapsed(now) >= allowed
