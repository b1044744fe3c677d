"""Pausing a table and going on: no time runs meanwhile, and all pauses of a match together have an end."""

from __future__ import annotations

from bot.store.records import TableRow
from bot.store.timers import PAUSE
from bot.tables.clock import DAY
from bot.tables.commit import Change, Setting
from bot.tables.facts import TimeChanged
from bot.tables.live import Live

PAUSED_AT_MOST = 30 * DAY


def left(row: TableRow) -> int:
    """For how many more seconds pauses may last, counted from where the last one began or will begin."""
    return max(0, PAUSED_AT_MOST - row.paused_for)


def pause(live: Live, change: Change, now: int) -> None:
    """The table stands still, at most for what is left; then it goes on by itself."""
    change.columns["paused"] = now
    change.timers.append(Setting(PAUSE, now + left(live.row)))
    change.facts.append(TimeChanged())


def go_on(live: Live, change: Change, now: int) -> None:
    """The table goes on, if it is paused."""
    change.timers.append(Setting(PAUSE, None))
    if live.row.paused is not None:
        paused_for = live.row.paused_for + max(0, now - live.row.paused)
        change.columns |= {"paused": None, "paused_for": paused_for}
        change.facts.append(TimeChanged())
