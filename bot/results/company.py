"""Who came before whom, and how often somebody won in a row."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from bot.store import Connection, company, played
from bot.store.ladders import EVERY_TITLE


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
    """Victories in a row: those that have not ended, and the most there were.

    Over at least one other person; a shared first place is one, and leaving is a defeat. Only rated matches count, since the
    same people may play as many others as they like; and winning where all others have left early counts for nothing.
    """

    now: int = 0
    most: int = 0


Duels = Mapping[str, Duel]


@dataclass(frozen=True, slots=True)
class Company:
    """How somebody came out against others, by person and title, and victories in a row."""

    runs: Runs = Runs()
    against: Mapping[int, Duels] = field(default_factory=dict)

    def duels(self, other: int) -> Duels:
        """Against one of them; whoever left came after who stayed."""
        return self.against.get(other, {})


async def company_of(connection: Connection, person: int, others: Collection[int]) -> Company:
    """How a person came out against each of these."""
    against: dict[int, dict[str, Duel]] = {}
    for one in await company.meetings(connection, person, others):
        against.setdefault(one.other, {})[one.title] = Duel(one.ahead, one.behind, one.level)
    return Company(await runs_of(connection, person), against)


async def runs_of(connection: Connection, person: int) -> Runs:
    """Victories in a row, as the ratings have counted them."""
    stands = (await played.standings_of(connection, person)).get(EVERY_TITLE)
    return Runs(0 if stands is None else stands.run, await company.longest_run(connection, person))


def altogether(found: Iterable[Duel]) -> Duel:
    """Duels of several titles as one."""
    every = list(found)
    return Duel(
        sum(one.ahead for one in every), sum(one.behind for one in every), sum(one.level for one in every)
    )


def turned(found: Duels) -> dict[str, Duel]:
    """The same as the other of the two sees it."""
    return {title: Duel(one.behind, one.ahead, one.level) for title, one in found.items()}
