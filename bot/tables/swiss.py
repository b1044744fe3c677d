"""Drawing the tables of a round: people of like standing together, and no two again who have met if it can be helped. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

APART, AGAIN = 10_000, 100
WHOLE = 120
"""What a table won brings: it can be shared among all numbers of players that there are."""


@dataclass(frozen=True)
class Field:
    """Who plays, the best first; how often two have met, who has sat out how often, and who never sits together."""

    people: Sequence[int]
    met: Mapping[frozenset[int], int] = field(default_factory=dict)
    byes: Mapping[int, int] = field(default_factory=dict)
    apart: Collection[frozenset[int]] = ()


@dataclass(frozen=True)
class Draw:
    """The tables of a round, the best first, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]


def draw(known: Field, least: int, most: int) -> Draw:
    """As few tables as there can be, as even as can be; who finds no place sits out, the last first who has done so least."""
    playing, out = list(known.people), list[int]()
    while playing:
        sizes = sizes_of(len(playing), least, most)
        if sizes:
            tables = _better(known, _dealt(playing, sizes))
            torn = _torn(known, tables)
            if torn is None:
                return Draw(tuple(tuple(table) for table in tables), tuple(out))
            gone = torn
        else:
            gone = min(reversed(playing), key=lambda one: known.byes.get(one, 0))
        playing.remove(gone)
        out.append(gone)
    return Draw((), tuple(out))


def sizes_of(count: int, least: int, most: int) -> list[int]:
    """How many sit at each table; nothing where that many cannot all sit."""
    if count < least:
        return []
    tables = -(-count // most)
    even, more = divmod(count, tables)
    if even < least:
        return []
    return [even + (place < more) for place in range(tables)]


def _dealt(playing: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """From the top of the standings down."""
    found, at = [], 0
    for size in sizes:
        found.append(list(playing[at : at + size]))
        at += size
    return found


def _cost(known: Field, table: Sequence[int]) -> int:
    """How little a table should be: who is kept apart weighs more than who meets again."""
    pairs = [frozenset(pair) for pair in combinations(table, 2)]
    return sum(APART * (pair in known.apart) + AGAIN * known.met.get(pair, 0) for pair in pairs)


def _better(known: Field, tables: list[list[int]]) -> list[list[int]]:
    """Exchange people as long as that helps, those of like standing first."""
    place = {person: rank for rank, person in enumerate(known.people)}
    while True:
        best, gain = None, 0
        for one, other in combinations(range(len(tables)), 2):
            before = _cost(known, tables[one]) + _cost(known, tables[other])
            if not before:
                continue
            for here in tables[one]:
                for there in tables[other]:
                    first = [there if person == here else person for person in tables[one]]
                    second = [here if person == there else person for person in tables[other]]
                    distance = abs(place[here] - place[there])
                    won = before - _cost(known, first) - _cost(known, second)
                    if won > 0 and won * AGAIN - distance > gain:
                        best, gain = (one, other, first, second), won * AGAIN - distance
        if best is None:
            return tables
        one, other, first, second = best
        tables[one], tables[other] = first, second


def _torn(known: Field, tables: Sequence[Sequence[int]]) -> int | None:
    """Somebody who sits with a person from whom they are kept apart, whoever stands lower."""
    for table in reversed(tables):
        for pair in combinations(table, 2):
            if frozenset(pair) in known.apart:
                return max(pair, key=known.people.index)
    return None


def shared(places: Mapping[int, int]) -> dict[int, int]:
    """What each of those who sat together has won, by their places: who is beaten counts whole, whoever is level half."""
    others = len(places) - 1
    if not others:
        return dict.fromkeys(places, WHOLE)
    return {
        person: sum(2 * (place < other) + (place == other) for one, other in places.items() if one != person)
        * WHOLE
        // (2 * others)
        for person, place in places.items()
    }
