"""The books: what each person has on each ladder, brought forward match by match."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import product

from bot.results.outcome import FEWEST, FIRST_RULES, Ending, Placed
from bot.results.ratings import AVERAGE, SETTLED_AFTER, Rated, Skill, rate
from bot.store.ladders import ALWAYS, ANY_SEATS, EVERY_TITLE, EVERYWHERE, Key, Ladder, Standing, Step

TREND = 16


def month_of(second: int) -> str:
    """The month of a second, in UTC."""
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m")


def season_of(second: int) -> str:
    """The season of a second: a quarter of the year, in UTC."""
    when = datetime.fromtimestamp(second, UTC)
    return f"{when.year:04}-Q{(when.month + 2) // 3}"


def periods(second: int) -> tuple[str, str, str, str]:
    """The periods that a match counts for which ended in this second."""
    month = month_of(second)
    return ALWAYS, month[:4], season_of(second), month


def ladders(title: str, server: int, seats: int) -> Iterator[Ladder]:
    """The ladders that a match counts on."""
    for one in product((title, EVERY_TITLE), (server, EVERYWHERE), (seats, ANY_SEATS)):
        yield Ladder(*one)


def keys(ending: Ending) -> Iterator[Key]:
    """All rows of the books that a match may change."""
    for ladder in ladders(ending.title, ending.server, ending.seats):
        for period, one in product(periods(ending.ended), ending.players):
            yield Key(*ladder, period, one.person)


@dataclass
class Ledger:
    """The rows as they are; those of people who are not in it begin where everybody begins."""

    rows: MutableMapping[Key, Standing] = field(default_factory=dict)

    def enter(self, ending: Ending) -> list[Step]:
        """Bring a rated match in; what it has made of the ratings with any number of seats."""
        found: list[Step] = []
        for ladder in ladders(ending.title, ending.server, ending.seats):
            steps = self._climb(ending, ladder)
            if ladder.seats == ANY_SEATS:
                found += steps
        return found

    def _climb(self, ending: Ending, ladder: Ladder) -> list[Step]:
        players = ending.players
        skills = [self._skill(Key(*ladder, ALWAYS, one.person)) for one in players]
        after = _rated(ending, skills)
        return [
            self._write(ending, ladder, i, skills[i], after[i]) for i in range(len(players)) if i in after
        ]

    def _skill(self, key: Key) -> Skill:
        row = self.rows.get(key)
        return Skill() if row is None else Skill(row.mu, row.sigma)

    def _write(self, ending: Ending, ladder: Ladder, index: int, before: Skill, after: Rated) -> Step:
        one, skill = ending.players[index], after.skill
        always = self._row(Key(*ladder, ALWAYS, one.person))
        total = always.matches + 1
        if ladder.seats == ANY_SEATS:
            always.run = always.run + 1 if one.place == 1 else 0
        for period in periods(ending.ended):
            row = self._row(Key(*ladder, period, one.person))
            row.mu, row.sigma, row.number = skill.mu, skill.sigma, skill.number
            row.settled = total >= SETTLED_AFTER
            row.matches += 1
            row.wins += one.place == 1
            if one.score is not None and (row.best is None or one.score > row.best):
                row.best = one.score
            row.trend = (*(row.trend or (before.number,)), skill.number)[-TREND:]
            row.updated = ending.ended
        return Step(
            ending.id,
            ladder.title,
            ladder.server,
            one.person,
            ending.ended,
            skill.mu,
            skill.sigma,
            before.number,
            skill.number,
            after.expected,
            one.place,
            total,
            always.run,
        )

    def _row(self, key: Key) -> Standing:
        row = self.rows.get(key)
        if row is None:
            begun = Skill()
            row = self.rows[key] = Standing(begun.mu, begun.sigma, AVERAGE)
        return row


def _rated(ending: Ending, skills: Sequence[Skill]) -> dict[int, Rated]:
    """What a match makes of each of its players, by their order; who has nobody to be compared with is left out.

    Whoever left has lost to all who began, others who left among them: to be level with one of a high rating would be a
    gain. For those who stayed it is as if those had not played who left early.
    """
    players = ending.players
    everybody = range(len(players))
    if ending.rules == FIRST_RULES:
        return _among(everybody, players, skills)
    compared = [i for i in everybody if players[i].beaten or not players[i].left]
    stayed = _among(compared, players, skills) if len(compared) >= FEWEST else {}
    return {
        i: _last(i, players, skills) if players[i].left else stayed[i]
        for i in everybody
        if players[i].left or i in stayed
    }


def _among(which: Sequence[int], players: Sequence[Placed], skills: Sequence[Skill]) -> dict[int, Rated]:
    return dict(zip(which, rate([(skills[i], players[i].place) for i in which]), strict=True))


def _last(index: int, players: Sequence[Placed], skills: Sequence[Skill]) -> Rated:
    """What a match makes of one of its players who has lost to each of the others."""
    behind = [one if i != index else replace(one, place=len(players) + 1) for i, one in enumerate(players)]
    return _among(range(len(players)), behind, skills)[index]
