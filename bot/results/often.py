"""How often the same people may play rated matches: so that nobody trades wins."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store import Connection, meetings
from bot.store.records import TableRow

A_WEEK = 3


async def too_often(connection: Connection, row: TableRow, now: int) -> bool:
    """Whether these people, newcomers left aside, have begun as many rated matches of the title this week (UTC) as they may."""
    people = row.people
    if len(people) < len(row.seats) or len(people) < 2:
        return False  # not rated anyway
    return await meetings.begun_together(connection, row.title, people, _monday(now)) >= A_WEEK


def _monday(now: int) -> int:
    day = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return int((day - timedelta(days=day.weekday())).timestamp())
