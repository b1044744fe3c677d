"""Records of a server: the best scores, the closest, longest and fastest match, the highest rating, the most victories in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from bot.results.outcome import Placed, placed
from bot.results.ratings import SETTLED_AFTER
from bot.store import Connection, highlights, results
from bot.store.highlights import MEASURES, Measure, Place, Top
from bot.store.ladders import EVERY_TITLE
from bot.store.records import NORMAL, Company, EndingRow, Level

COMPANIES: tuple[Company, ...] = ("people", "strong", "computers", "easy", "alone")
AGAINST: Mapping[Level, Company] = MappingProxyType(
    {"easy": "easy", "normal": "computers", "strong": "strong"}
)
"""Among which results it counts to have played against computers of a level alone."""


def measured(ending: EndingRow, players: Sequence[Placed], level: Level = NORMAL) -> EndingRow:
    """The ending with what may become a record: only of a finished match, and of people who stayed in it.

    Level: how well the computers play that began it.
    """
    scores = sorted((one.score for one in players if one.score is not None), reverse=True)
    if ending.state != "finished" or not scores:
        return ending
    company: Company = "people" if len(scores) > 1 else "alone" if ending.seats == 1 else AGAINST[level]
    margin = scores[0] - scores[1] if len(scores) > 1 else None
    lasted = ending.ended - ending.started
    return replace(ending, company=company, best=scores[0], margin=margin, lasted=lasted)


@dataclass(frozen=True, slots=True)
class Highlight:
    """A record: what was measured, where, and the people whose record it is, the first ones first."""

    value: int
    place: Place
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Highlights:
    """The records of a server, in one title or in all: best scores by company, measures of matches, the highest rating, a run."""

    best: Mapping[Company, Sequence[Highlight]]
    matches: Mapping[Measure, Highlight]
    rating: Highlight | None
    run: Highlight | None = None

    @property
    def every(self) -> list[Highlight]:
        """All of them."""
        scores = [one for row in self.best.values() for one in row]
        return [*scores, *self.matches.values(), *(one for one in (self.rating, self.run) if one is not None)]


async def of_title(connection: Connection, server: int, title: str, seats: range) -> Highlights:
    """The records in a title: the best score with each number of seats, apart for each company."""
    best = {company: await _scores(connection, server, title, company, seats) for company in COMPANIES}
    return await _found(connection, server, title, best, await _measures(connection, server, [title]))


async def of_all(connection: Connection, server: int, titles: Mapping[str, range]) -> Highlights:
    """The records in all titles: of each its best score among people, whatever their number."""
    found = []
    for title, seats in titles.items():
        scores = await _scores(connection, server, title, "people", seats)
        found += sorted(scores, key=lambda top: (-top.value, top.ending))[:1]
    measures = await _measures(connection, server, titles)
    return await _found(connection, server, EVERY_TITLE, {"people": found}, measures)


async def _scores(
    connection: Connection, server: int, title: str, company: Company, seats: range
) -> list[Top]:
    fitting = [count for count in seats if (count == 1) == (company == "alone")]
    found = [await highlights.best_score(connection, server, title, company, count) for count in fitting]
    return [top for top in found if top is not None]


async def _measures(connection: Connection, server: int, titles: Iterable[str]) -> dict[Measure, Top]:
    """The closest, longest and fastest match in any of these titles; the earliest of equal ones."""
    best: dict[Measure, Top] = {}
    for title in titles:
        for measure in MEASURES:
            top = await highlights.match_with(connection, server, title, measure)
            if top is not None:
                other = best.get(measure, top)
                best[measure] = max(top, other, key=_long) if measure == "longest" else min(top, other)
    return best


def _long(top: Top) -> tuple[int, int]:
    return top.value, -top.ending


async def _found(
    connection: Connection,
    server: int,
    title: str,
    best: Mapping[Company, Sequence[Top]],
    measures: Mapping[Measure, Top],
) -> Highlights:
    """The records with their places and people."""
    rating = await highlights.highest_rating(connection, server, title, SETTLED_AFTER)
    tops = [*(top for row in best.values() for top in row), *measures.values()]
    run = await highlights.longest_run(connection, server, title)
    wanted = {top.ending for top in (*tops, rating, run) if top is not None}
    places = await highlights.places_of(connection, wanted)
    players = await _players(connection, {places[top.ending].table: top.ending for top in tops})
    scores = {
        company: [_highlight(top, places, players, top.value) for top in row]
        for company, row in best.items()
        if row
    }
    matches = {measure: _highlight(top, places, players) for measure, top in measures.items()}
    highest, longest = (
        None if one is None else Highlight(one.value, places[one.ending], (one.person,))
        for one in (rating, run)
    )
    return Highlights(scores, matches, highest, longest)


def _highlight(
    top: Top, places: Mapping[int, Place], players: Mapping[int, Sequence[Placed]], score: int | None = None
) -> Highlight:
    """The record of all who stayed to the end, in the order of their places, or of those of them who had this score."""
    stayed = sorted((one for one in players[top.ending] if not one.left), key=lambda one: one.place)
    whose = tuple(one.person for one in stayed if score is None or one.score == score)
    return Highlight(top.value, places[top.ending], whose)


async def _players(connection: Connection, over: Mapping[int, int]) -> dict[int, Sequence[Placed]]:
    """Who began at these tables, placed among themselves, by the number of the ending."""
    who, how = await results.tenures(connection, list(over)), await results.scores(connection, list(over))
    shared = await results.shares_of(connection, list(over.values()))
    return {ending: placed(who[table], how[table], shared[ending]) for table, ending in over.items()}
