"""Who plays what with whom: tables of all titles, at all paces, with two to five seats and some computers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.cli.people.person import Person
from bot.store.records import Seat
from bot.tables.clock import DAILY, NONE, QUICK, RELAXED, WEEKLY
from bot.tables.play import NOBODY, SAFE
from engines.kernel import Options
from engines.kernel.catalogue import AnyTitle

PACES = (QUICK,) * 4 + (DAILY,) * 7 + (RELAXED,) * 6 + (WEEKLY,) * 2 + (NONE,)
LATE = ("computer",) * 6 + (SAFE,) * 3 + (NOBODY,)
SEATS = (2, 2, 2, 3, 3, 4, 4, 5)
WITH_COMPUTER = 1 / 4
AT_ONCE = 10  # tables of a person


@dataclass(frozen=True)
class Invitation:
    """A table as its host opens it; a computer has the last seat, if any."""

    title: AnyTitle
    options: Options
    people: list[Person]
    computer: bool
    pace: str
    late: str

    @property
    def sitting(self) -> list[Seat]:
        """Who sits where."""
        names: list[tuple[int | None, str]] = [(one.number, one.name) for one in self.people]
        names += [(None, "")] * self.computer
        return [Seat(seat, *each) for seat, each in enumerate(names)]


def invitation(title: AnyTitle, everybody: Sequence[Person], now: int, luck: Random) -> Invitation | None:
    """A table for people who can be found now; at a quick one all are awake. None where there are too few."""
    pace = luck.choice(PACES)
    seats = min(luck.choice(SEATS), title.seats[-1])
    computer = seats > 2 and luck.random() < WITH_COMPUTER
    found = [one for one in everybody if _found(one, now, quick=pace == QUICK)]
    if len(found) < seats - computer:
        return None
    people = luck.sample(found, seats - computer)
    return Invitation(title, title.options(), people, computer, pace, luck.choice(LATE))


def _found(person: Person, now: int, *, quick: bool) -> bool:
    if person.tables >= AT_ONCE or person.lost(now):
        return False
    return person.there(now) == now if quick else True
