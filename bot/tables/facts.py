"""What a change of a table comes to, as plain facts: the letters of the table answer to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.store.records import TableRow, Wish
from bot.tables.live import Live

F = TypeVar("F", bound="Fact")


@dataclass(frozen=True)
class Fact:
    """Something that is true of a change."""


class Seated(Fact):
    """Somebody has sat down at a table, or left it."""


class Reserved(Fact):
    """Seats of a lobby are kept for others than before."""


@dataclass(frozen=True)
class Called(Fact):
    """These people shall hear that seats are kept for them; whoever is asleep only by and by."""

    people: tuple[int, ...]
    asleep: frozenset[int] = frozenset()


class Arranged(Fact):
    """The host has arranged a lobby otherwise, or somebody wants it to wait longer."""


class Missing(Fact):
    """A lobby was to begin by itself, and could not."""


@dataclass(frozen=True)
class Heralded(Fact):
    """This role shall hear of a new table."""

    role: int


class Idle(Fact):
    """For long nobody has done anything at a lobby."""


class Begun(Fact):
    """The match has begun."""


class Answered(Fact):
    """Something was answered, or taken back."""


class WaitsChanged(Fact):
    """The table waits for others than before."""


class Ended(Fact):
    """The table is over, with a result or without."""


class Moved(Fact):
    """The table lives in another thread, or in the channel itself."""


class ThreadDeleted(Fact):
    """Somebody has deleted the thread of the table."""


class PlaceGone(Fact):
    """The channel or the server of the table may not be there any more."""


class Renamed(Fact):
    """A player of the table is called otherwise, or not at all any more."""


@dataclass(frozen=True)
class Owed(Fact):
    """These seats newly owe an answer, and no reply shows them the question."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Untold(Fact):
    """The reply that was to show this seat what it is asked has not arrived."""

    seat: int


@dataclass(frozen=True)
class HandChanged(Fact):
    """What this seat alone holds and is asked is not what it was."""

    seat: int


@dataclass(frozen=True)
class HandedOver(Fact):
    """The person who sat here has handed the seat over."""

    seat: int


@dataclass(frozen=True)
class TakenOver(Renamed):
    """Somebody has taken over this seat, in which a computer played."""

    seat: int


class OffersChanged(Fact):
    """Seats are on offer that were not, or are not any more."""


@dataclass(frozen=True)
class Asked(Fact):
    """The player of this seat wants what the table shows anew."""

    seat: int


@dataclass(frozen=True)
class Wished(Fact):
    """The player of this seat (None: somebody who watches) wishes to be told otherwise than before."""

    seat: int | None


@dataclass(frozen=True)
class Reminded(Fact):
    """This seat still owes an answer, and it is time to say so once more."""

    seat: int


@dataclass(frozen=True)
class WasLate(Fact):
    """The time of this seat has run out."""

    seat: int


@dataclass(frozen=True)
class WentAway(Fact):
    """The player of this seat is away: a computer plays on."""

    seat: int


@dataclass(frozen=True)
class CameBack(Fact):
    """The player of this seat is back."""

    seat: int


class TimeChanged(Fact):
    """The table has another pace, stands still or goes on, or its deadlines have moved."""


@dataclass(frozen=True)
class VotesChanged(Fact):
    """Something is proposed (opened) or voted on, or it is known what came of it.

    Tied: whether a vote that is open then is about how the match stands.
    """

    opened: bool = False
    tied: bool = False


@dataclass(frozen=True)
class CalledToVote(Fact):
    """The player of this seat slept when something was proposed, and does so no more."""

    seat: int


class Published(Fact):
    """A player wants everybody to read a look back at the match, which is over."""


class Refused(Fact):
    """A player of the table takes no private messages."""


@dataclass(frozen=True)
class Occasion:
    """A change of a table as its letters see it: what it was, what it will be, and what is true of the change.

    The match is one and the same in both: it has moved on already. What was owed and held before stands beside it.
    """

    before: Live
    after: Live
    facts: tuple[Fact, ...]

    @property
    def row(self) -> TableRow:
        """The table's row as it will be."""
        return self.after.row

    @property
    def played(self) -> bool:
        """Whether the match has gone on, and nothing else has happened to the table."""
        return all(isinstance(fact, (Answered, WaitsChanged, HandChanged, Owed)) for fact in self.facts)

    def any(self, *kinds: type[Fact]) -> bool:
        """Whether a fact of one of these kinds is true."""
        return any(isinstance(fact, kinds) for fact in self.facts)

    def each(self, kind: type[F]) -> list[F]:
        """The facts of this kind."""
        return [fact for fact in self.facts if isinstance(fact, kind)]


Due = Callable[[Occasion], Sequence[Wish]]
