"""Computing all ratings again from the results."""

from __future__ import annotations

from collections.abc import Callable

from bot.results.ledger import Ledger, Step
from bot.store import Store, results


async def rebuild(store: Store, told: Callable[[int, int], None]) -> tuple[int, int]:
    """Compute all ratings again and replace the stored ones; says how many matches and people there are.

    Most of the work is done while others may write; what ended meanwhile is brought in by the transaction that
    replaces the ratings.
    """
    ledger, steps, last, done = Ledger(), list[Step](), 0, 0
    async with store.reading() as connection:
        count = await results.rated_count(connection)
    while True:
        async with store.reading() as connection:
            endings = await results.rated_after(connection, last)
        if not endings:
            break
        for ending in endings:
            steps += ledger.enter(ending)
        last, done = endings[-1].id, done + len(endings)
        told(done, max(count, done))
    async with store.writing() as connection:
        while endings := await results.rated_after(connection, last):
            for ending in endings:
                steps += ledger.enter(ending)
            last, done = endings[-1].id, done + len(endings)
        await results.forget_ratings(connection)
        await results.write_ledger(connection, ledger, steps)
    told(done, done)
    return done, len({key.person for key in ledger.rows if key.person > 0})
