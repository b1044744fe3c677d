"""How long people take to answer: counted in buckets that double, from the moment the table asked them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store import Connection, paces
from bot.store.records import JournalRow, TableRow

LARGEST = 30


def bucket(seconds: int) -> int:
    """The bucket of a time: 0 below a second, else one more for each doubling."""
    return min(max(0, seconds).bit_length(), LARGEST)


def usual(counts: Mapping[int, int]) -> int | None:
    """The median in seconds, as the middle of its bucket."""
    left = (sum(counts.values()) + 1) // 2
    for key in sorted(counts):
        left -= counts[key]
        if left <= 0 < sum(counts.values()):
            return 0 if key == 0 else 3 * 2**key // 4
    return None


async def note_pace(connection: Connection, row: TableRow, rows: Sequence[JournalRow], now: int) -> None:
    """Count how long a person took for the first answer of a turn; what follows at once is no waiting."""
    if not rows or rows[0].by != "person" or rows[0].picks is None:
        return
    seat = rows[0].seat
    person = row.seats[seat].person
    if person is None:
        return
    since = await paces.asked_by_others(connection, row.id, seat)
    if since is not None:
        await paces.count(connection, person, bucket(now - since))
