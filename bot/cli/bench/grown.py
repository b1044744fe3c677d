"""A database in which very much was played: some matches with all that they made of the ratings, and many copies of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bot.cli.bench.leaders import AT_ONCE, HOUR, keep
from bot.results.ledger import Ledger
from bot.results.outcome import Ending, Placed
from bot.store import Store, books, bulk, people
from bot.store.bulk import Span
from bot.store.records import Person
from engines.kernel.catalogue import AnyTitle

SPAN = Span(matches=10_000, people=200)
SERVER, NOW = 1, 1_800_000_000
VETERAN = 1
"""Plays in every match of the first span, and so in ten thousand."""
SEATS = (2, 2, 2, 3, 4)


@dataclass(frozen=True)
class Career:
    """Matches of a server in which one person always plays."""

    titles: Sequence[AnyTitle]
    now: int

    def ending(self, number: int, luck: random.Random) -> Ending:
        """One of the matches."""
        title = luck.choice(self.titles)
        seats = min(luck.choice(SEATS), title.seats[-1])
        others = luck.sample(range(VETERAN + 1, SPAN.people + 1), seats - 1)
        sat = luck.sample([VETERAN, *others], seats)
        ended = self.now - (SPAN.matches - number) * HOUR
        placed = tuple(Placed(who, place, luck.randint(20, 80) - place) for place, who in enumerate(sat, 1))
        return Ending(number, title.id, SERVER, seats, ended, placed)


async def grow(url: str, titles: Sequence[AnyTitle]) -> None:
    """Seed the first span."""
    store = await Store.open(url, lasting=False)
    try:
        await _first_span(store, Career(titles, NOW))
    finally:
        await store.close()


async def multiply(url: str, matches: int) -> None:
    """Copy it until there are so many endings, in whole spans."""
    store = await Store.open(url, lasting=False)
    try:
        async with store.writing() as connection:
            await bulk.drop_indexes(connection)
        for number in range(1, max(1, matches // SPAN.matches)):
            async with store.writing() as connection:
                await bulk.copy_over(connection, SPAN, number)
        async with store.writing() as connection:
            await bulk.make_indexes(connection)
    finally:
        await store.close()


async def _first_span(store: Store, career: Career) -> None:
    luck, ledger = random.Random("grown"), Ledger()  # noqa: S311  # who wins needs no secrecy
    async with store.writing() as connection:
        for number in range(1, SPAN.people + 1):
            await people.save_person(connection, Person(number, f"Player {number}"))
    for first in range(1, SPAN.matches, AT_ONCE):
        over = [career.ending(number, luck) for number in range(first, first + AT_ONCE)]
        await keep(store, over, [step for ending in over for step in ledger.enter(ending)])
        async with store.writing() as connection:
            sat = [(one, seat, who) for one in over for seat, who in enumerate(one.players)]
            await bulk.add_seats(
                connection,
                [_seat(one, seat, who) for one, seat, who in sat],
                [_result(one, seat, who) for one, seat, who in sat],
            )
    async with store.writing() as connection:
        await books.write(connection, ledger.rows, [])


def _seat(one: Ending, seat: int, who: Placed) -> dict[str, object]:
    since = one.ended - HOUR
    name = f"Player {who.person}"
    return {"table_id": one.id, "seat": seat, "person": who.person, "name": name, "since": since}


def _result(one: Ending, seat: int, who: Placed) -> dict[str, object]:
    return {
        "table_id": one.id,
        "seat": seat,
        "placing": who.place,
        "score": who.score or 0,
        "sheet": "",
    }
