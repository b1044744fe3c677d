"""With whom somebody has finished matches: who came before whom, and how often somebody won in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.results.outcome import Placed, placed
from bot.store import Connection, company
from bot.store.company import Sitting
from bot.store.records import Share, Tenure


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match: the people who began it, placed among themselves, and why it is not rated."""

    title: str
    unrated: str | None
    players: tuple[Placed, ...]

    def of(self, person: int) -> Placed | None:
        """How it went for this person, None for who did not begin it."""
        return next((one for one in self.players if one.person == person), None)


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one of two people came before the other, after the other, and level with the other."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def matches(self) -> int:
        """How many matches they have finished together."""
        return self.ahead + self.behind + self.level


@dataclass(frozen=True, slots=True)
class Runs:
    """Victories in a row: those that have not ended, and the most there were."""

    now: int = 0
    most: int = 0


async def finished_of(connection: Connection, person: int) -> list[Finished]:
    """The finished matches that a person has begun, in their order."""
    rows = await company.sittings_of(connection, person)
    found = [_finished(list(one)) for _, one in groupby(rows, key=lambda row: row.ending)]
    return [match for match in found if match.of(person) is not None]


def _finished(rows: Sequence[Sitting]) -> Finished:
    tenures = [Tenure(row.seat, row.person, row.since, row.until) for row in rows]
    scores = {row.seat: (row.placing, row.score) for row in rows}
    shares = {
        row.seat: Share(row.counted, row.own, bool(row.away))
        for row in rows
        if row.counted is not None and row.own is not None
    }
    return Finished(rows[0].title, rows[0].unrated, placed(tenures, scores, shares))


def duels(matches: Iterable[Finished], person: int, other: int) -> dict[str, Duel]:
    """How two people came out against each other, by title; whoever left came after who stayed."""
    counts: dict[str, list[int]] = {}
    for match in matches:
        mine, theirs = match.of(person), match.of(other)
        if mine is not None and theirs is not None:
            ahead, behind = mine.place < theirs.place, mine.place > theirs.place
            count = counts.setdefault(match.title, [0, 0, 0])
            count[0 if ahead else 1 if behind else 2] += 1
    return {title: Duel(*count) for title, count in counts.items()}


def altogether(found: Iterable[Duel]) -> Duel:
    """Duels of several titles as one."""
    every = list(found)
    return Duel(
        sum(one.ahead for one in every), sum(one.behind for one in every), sum(one.level for one in every)
    )


def runs(matches: Iterable[Finished], person: int) -> Runs:
    """Victories in a row over at least one other person; a shared first place is one, and leaving is a defeat.

    Only rated matches count, since the same people may play as many others as they like; and winning where all others have
    left early counts for nothing.
    """
    now = most = 0
    for match in matches:
        mine = match.of(person)
        others = [one for one in match.players if one.person != person]
        if mine is None or match.unrated is not None or not others:
            continue
        if mine.left or mine.place > 1:
            now = 0
        elif any(one.beaten or not one.left for one in others):
            now += 1
            most = max(most, now)
    return Runs(now, most)
