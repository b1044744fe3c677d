"""What somebody has played: ratings over time, matches by title, victories, best scores, co-players."""

from __future__ import annotations

from dataclasses import dataclass

from bot.results import promptness
from bot.results.pace import usual
from bot.results.promptness import Promptness
from bot.store import Connection, paces, played
from bot.store.ladders import Standing
from bot.store.played import Scored

POINTS_SHOWN = 400
BEST = 5
FRIENDS = 5


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a match."""

    ended: int
    number: int


@dataclass(frozen=True, slots=True)
class Profile:
    """All that is shown of a person."""

    standings: dict[str, Standing]
    curves: dict[str, tuple[Point, ...]]
    matches: dict[str, int]
    unfinished: int
    wins: int
    expected: float
    rated: int
    best: tuple[Scored, ...]
    pace: int | None
    promptness: Promptness
    friends: tuple[tuple[int, int], ...]
    saved: int = 0


async def profile_of(connection: Connection, person: int, now: int) -> Profile | None:
    """What there is to show of a person, or None where no match of theirs has ended."""
    found = await played.endings_of(connection, person)
    if not found:
        return None
    curves: dict[str, list[Point]] = {}
    for step in await played.climbs(connection, person, POINTS_SHOWN):
        curves.setdefault(step.title, []).append(Point(step.ended, step.after))
    wins, expected, rated = await played.victories(connection, person)
    matches = {title: count for title, state, count in found if state == "finished"}
    best = await played.scores_of(connection, person)
    return Profile(
        await played.standings_of(connection, person),
        {title: tuple(points) for title, points in curves.items()},
        dict(sorted(matches.items(), key=lambda pair: (-pair[1], pair[0]))),
        sum(count for _, state, count in found if state != "finished"),
        wins,
        expected,
        rated,
        tuple(sorted(best, key=lambda one: -matches.get(one.title, 0))[:BEST]),
        usual(await paces.counts_of(connection, person)),
        await promptness.of(connection, person, now),
        tuple(await played.friends(connection, person, FRIENDS)),
        await played.saved_by(connection, person),
    )
