"""What a match keeps of its answers: the journal's rows, the news, and what an answer led to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal, NamedTuple

from engines.kernel.questions import Picks
from engines.kernel.views import Event

By = Literal["person", "computer", "default", "order", "late", "forced"]
"""Who gave an answer; late: it was given for a seat whose player did not come in time; forced: it could not matter."""

NOBODY = -1


@dataclass(slots=True, frozen=True)
class Entry:
    """One row of the journal: an answer, (picks is None) a seat taking its last answer back, or (by "back") a Back."""

    seat: int
    picks: Picks | None
    by: By | Literal["back"] = "person"
    row: int = -1


class Back(NamedTuple):
    """Play went back beyond the boundary, as all had agreed.

    To before this row, an answer of this seat; the seats that had been shown something hidden since, each for itself.
    """

    to: int
    seat: int
    seen: tuple[int, ...]

    @classmethod
    def of(cls, entry: Entry) -> Back:
        """What a row by "back" says."""
        to, seat, *seen = map(int, entry.picks or ())
        return cls(to, seat, tuple(seen))

    def entry(self, row: int) -> Entry:
        """The row of the journal that says so."""
        return Entry(NOBODY, tuple(map(str, (self.to, self.seat, *self.seen))), "back", row)


@dataclass(slots=True)
class News:
    """An event, the journal row that caused it, and the seat whose own doing it is."""

    row: int
    event: Event
    by: int | None = None
    chapter: bool = False


@dataclass(slots=True)
class Outcome:
    """What an answer led to.

    Seen: the seats that were shown something hidden, each for itself. Revealed: whether something hidden was shown, chance
    used, or the match ended, so that nobody may take back what led to it.
    """

    events: list[Event]
    newly: tuple[int, ...]
    released: tuple[int, ...]
    undoable: bool
    over: bool
    seen: tuple[int, ...] = ()
    revealed: bool = False


def lineage(journal: Sequence[Entry]) -> list[Entry]:
    """The rows that lead to where a match stands, in order and numbered: without what play went back over."""
    found: list[Entry] = []
    row = len(journal) - 1
    while row >= 0:
        entry = journal[row]
        found.append(replace(entry, row=row))
        row = (Back.of(entry).to if entry.by == "back" else row) - 1
    return found[::-1]


def standing(journal: Sequence[Entry]) -> list[Entry]:
    """The answers that stand, in order and with their rows: neither taken back nor gone back over.

    What could not matter counts for nobody's answer.
    """
    found: list[Entry] = []
    for entry in lineage(journal):
        if entry.picks is None:
            del found[max(i for i, one in enumerate(found) if one.seat == entry.seat)]
        elif entry.by not in ("back", "forced"):
            found.append(entry)
    return found


def turning_points(journal: Sequence[Entry], most: int, seat: int | None = None) -> list[Entry]:
    """The last answers of people (of this seat) to before which play can go back, the newest first."""
    return list(islice(_people(journal, seat), most))


def _people(journal: Sequence[Entry], seat: int | None) -> Iterator[Entry]:
    for entry in reversed(standing(journal)):
        if entry.by == "person" and seat in (None, entry.seat):
            yield entry
