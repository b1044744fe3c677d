"""How long a lobby lasts: a week after anybody did something there it is closed, with a word a day before. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from bot.store.records import TableRow
from bot.store.timers import BEGINS
from bot.tables.clock import DAY

IDLE, SHUT = "idle", "shut"
IDLE_FOR, SHUT_AFTER = 6 * DAY, DAY


def lasts(before: TableRow, after: TableRow, now: int, *, touched: bool) -> Iterator[tuple[str, int | None]]:
    """The timers of a lobby that a change sets or ends; touched: whether somebody has done something there."""
    if after.state == "lobby" and (touched or not before.id):
        yield IDLE, max(now, after.begins or 0) + IDLE_FOR
        if before.id:
            yield SHUT, None
    elif after.state != "lobby" and before.state == "lobby" and before.id:
        yield from dict.fromkeys((IDLE, SHUT, BEGINS)).items()
