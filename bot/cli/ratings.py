"""All ratings once more, from the results."""

from __future__ import annotations

import asyncio

from rich.progress import Progress

from bot.cli.sentences import aside
from bot.results.rebuild import rebuild as compute
from bot.settings import Settings
from bot.store import Store


def rebuild() -> str:
    """Compute all ratings again, with a bar on stderr that shows how far it is; a sentence about what was done."""
    return asyncio.run(_rebuild(Settings.read().database))


async def _rebuild(database: str) -> str:
    store = await Store.open(database, fresh=False)
    try:
        with Progress(console=aside, transient=True) as progress:
            bars = {
                "matches": progress.add_task("rated matches", total=None),
                "people": progress.add_task("people", total=None),
            }
            matches, people = await compute(
                store, lambda what, done, count: progress.update(bars[what], completed=done, total=count)
            )
    finally:
        await store.close()
    if not matches:
        return "There is no rated match yet, so there are no ratings."
    return f"Ratings computed again: {matches:,} rated matches, {people:,} people."
