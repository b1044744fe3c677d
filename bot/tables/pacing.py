"""The pace of a table while one person has it alone, and when somebody sits down there again: what was agreed comes back."""

from __future__ import annotations

from dataclasses import replace

from bot.store.records import TableRow
from bot.tables.clock import NONE
from bot.tables.commit import Change
from bot.tables.facts import TimeChanged
from bot.tables.live import Live


def alone(row: TableRow, people: list[int]) -> dict[str, str]:
    """Whoever is the only person at a table keeps nobody waiting; what was agreed is remembered."""
    if len(people) != 1 or row.pace == NONE:
        return {}
    return {"pace": NONE, "agreed": row.pace}


def together_again(live: Live, change: Change, now: int) -> None:
    """Somebody sits down with whoever had a table alone: time runs as was agreed, and anew for what is asked now.

    What had gone of a reserve is gone.
    """
    agreed = live.row.agreed
    if agreed is None or live.row.pace != NONE:
        return
    for seat, clock in live.clocks.items():
        known = change.clocks.get(seat, clock)
        change.clocks[seat] = replace(known.repaced(NONE, agreed, now), spent=known.spent)
    change.columns |= {"pace": agreed, "agreed": None}
    change.facts.append(TimeChanged())
