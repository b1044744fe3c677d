"""Rows as the rest of the bot sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

State = Literal["lobby", "playing", "finished", "abandoned"]
Company = Literal["people", "easy", "computers", "strong", "alone"]
Level = Literal["easy", "normal", "strong"]
LEVELS: tuple[Level, ...] = get_args(Level)
NORMAL: Level = "normal"
OPEN: tuple[State, ...] = ("lobby", "playing")
MOST_OF_IT = 60  # of a hundred answers
STAYING = {"stays": True}  # what a letter remembers that is only mended where it stands


@dataclass(frozen=True)
class Server:
    """A Discord server's wishes: its language, where tables live, who may open them, at which pace, and in which channels.

    No pace is the usual one, and no channels are all. Role: whom a new table calls, and when one did last. Welcomed: whether
    the server was told what to press.
    """

    id: int
    language: str | None = None
    place: str = "thread"
    openers: str = "everyone"
    pace: str | None = None
    channels: list[int] | None = None
    role: int | None = None
    roled: int | None = None
    welcomed: bool = False


@dataclass(frozen=True)
class Person:
    """Somebody who has sat at a table: the name last seen, the wishes, and whether DMs were refused.

    Listed: whether leaderboards and profiles may show the name. Zone: by its IANA name. Quiet: from which hour to which
    nothing is sent. Reminders: where they go (thread, dm, both, off). Digest: at which hour all is told at once instead.
    Confirm: whether to ask once more before what is final; None: until a match has ended.
    Invitations: whether hosts may invite this person to their tables.
    Locale: the language in which their Discord was last seen, for what is sent to them unasked.
    """

    id: int
    name: str
    language: str | None = None
    dms: bool = True
    dm_closed: bool = False
    listed: bool = True
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    reminders: str = "thread"
    digest: int | None = None
    confirm: bool | None = None
    invitations: bool = True
    locale: str | None = None


@dataclass(frozen=True)
class Seat:
    """Who sits where; a computer player has no person, and the name of whoever handed the seat over.

    Level and face: how well a computer plays, and which of those who play so well it is; a usual one has no face of its own
    where it plays on for somebody.
    """

    seat: int
    person: int | None
    name: str
    level: Level | None = None
    face: int | None = None

    @property
    def thinks(self) -> bool:
        """Whether a computer plays there that thinks before it answers."""
        return self.person is None and self.level == "strong"


def seat_of(row: Mapping[str, Any]) -> Seat:
    """Who sits, or sat, somewhere, as it is stored."""
    return Seat(row["seat"], row["person"], row["name"], row["level"], row["face"])


@dataclass(frozen=True)
class Reservation:
    """A seat of a lobby that is kept for a person until a moment; the place says in which order they sit there.

    When the person sits down it stays, for the place alone.
    """

    person: int
    place: int
    name: str
    until: int


@dataclass
class TableRow:
    """A table as it is stored.

    Closed for: what a moderator said who has closed it.
    Pace and late: how long a seat has, and what happens when it does not come. Paused and held: since when a vote or an
    absence makes its clocks stand still, and for how many seconds one did before. Extended: how often, by votes. Least: of 100 hand-overs, how many somebody must
    have answered in time who sits down. Circle: the first of the tables at which the same people meet, newcomers left aside.
    Hints: whether people may ask what a computer would do (None: where it is not rated).
    Note: what the host says on the card of a lobby. Begins: when a lobby begins by itself.
    """

    id: int
    title: str
    server: int
    channel: int
    thread: int | None
    host: int
    state: State
    options: dict[str, str]
    places: int
    autostart: bool
    revision: int
    created: int
    started: int | None = None
    ended: int | None = None
    reason: str | None = None
    closed_for: str | None = None
    pace: str = "none"
    late: str = "computer"
    paused: int | None = None
    paused_for: int = 0
    held: int | None = None
    held_for: int = 0
    extended: int = 0
    unrated: str | None = None
    least: int | None = None
    agreed: str | None = None
    circle: int | None = None
    hints: str | None = None
    note: str | None = None
    begins: int | None = None
    seats: list[Seat] = field(default_factory=list)
    reserved: list[Reservation] = field(default_factory=list)

    @property
    def people(self) -> list[int]:
        """The people who sit at the table, in the order of their seats."""
        return [seat.person for seat in self.seats if seat.person is not None]

    @property
    def kept(self) -> list[Reservation]:
        """The seats that are kept for somebody who does not sit there yet."""
        sitting = self.people
        return [one for one in self.reserved if one.person not in sitting]

    @property
    def expected(self) -> list[int]:
        """Everybody who sits at the table, or for whom a seat is kept."""
        return [*self.people, *(one.person for one in self.kept)]

    def seat_of(self, person: int) -> int | None:
        """The seat of this person."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    @property
    def place(self) -> int:
        """Where the living picture is: the thread, or the channel when there is none."""
        return self.thread or self.channel


@dataclass(frozen=True)
class MatchRow:
    """A match as it is stored."""

    number: int
    seed: str
    commitment: str
    version: int
    snapshot: bytes


@dataclass(frozen=True)
class JournalRow:
    """One answer, (picks is None) one taken back, or (by "back") the word that play went back, with the events it caused.

    Waited: for how many seconds the table had waited for it, if others had brought the question.
    """

    number: int
    seat: int
    picks: tuple[str, ...] | None
    by: str
    events: str
    at: int
    waited: int | None = None


@dataclass(frozen=True)
class ResultRow:
    """How one seat ended; the sheet is the breakdown as JSON."""

    seat: int
    placing: int
    score: int
    sheet: str


@dataclass(frozen=True, slots=True)
class Tenure:
    """Who sat in a seat from when to when; a computer player has no person, and a level if it is not a usual one."""

    seat: int
    person: int | None
    since: int
    until: int | None
    level: Level | None = None


@dataclass(frozen=True)
class EndingRow:
    """That the match of a table is over; unrated says why it does not count, and rematch where it is played again.

    Rules: the version of the rules by which it was rated. Of a finished match that people began and stayed in: against
    whom they played, their best score, by how much the best two of them were apart, and how long it lasted.
    """

    id: int
    table_id: int
    title: str
    server: int
    seats: int
    started: int
    ended: int
    answers: int
    state: State
    reason: str
    unrated: str | None = None
    rematch: int | None = None
    rules: int = 1
    company: Company | None = None
    best: int | None = None
    margin: int | None = None
    lasted: int | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """How many answers of a seat stand, how many of them its first person gave, and whether that person was away at the end."""

    counted: int
    own: int
    away: bool = False

    @property
    def stayed(self) -> bool:
        """Whether the person has played so much of it that the result is the person's."""
        return self.own * 100 >= self.counted * MOST_OF_IT


@dataclass(frozen=True)
class Wish:
    """What a letter of a table shall come to: what to tell, or that it shall go away."""

    slot: str
    gone: bool = False
    data: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Slot:
    """A letter that a table owns, as it is stored: the revision it must show, the one it shows, and where it is.

    The old message is the one that it has replaced, until that is taken away. Lost: the place where it belongs
    was gone or closed at the last try.
    """

    table: int
    slot: str
    wanted: int
    shown: int
    gone: bool
    channel: int | None
    message: int | None
    posted: int
    old_channel: int | None
    old_message: int | None
    tries: int
    lost: bool
    data: Mapping[str, object]

    @property
    def settled(self) -> bool:
        """Whether nothing has to be done about it."""
        return self.wanted <= self.shown and self.old_message is None

    @property
    def stays(self) -> bool:
        """Whether it is only mended where it stands, and posted nowhere else."""
        return bool(self.data.get("stays"))

    @property
    def letter(self) -> str:
        """Which letter this is."""
        return self.slot.partition(":")[0]

    @property
    def seat(self) -> int | None:
        """Whose letter it is; None for one that everybody may see."""
        seat = self.slot.partition(":")[2]
        return int(seat) if seat else None

    @property
    def private(self) -> bool:
        """Whether it is for one player alone."""
        return self.seat is not None
