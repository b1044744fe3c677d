"""Which seats are on offer, kept in the transaction of each change: an offer stands while a computer plays there."""

from __future__ import annotations

from bot.store import Connection, messages, offers, votes
from bot.tables.live import Live

OFFER, SEAT = ABOUT_OFFERS = ("offer", "seat")
OVER = "over"


def still_offered(after: Live, offered: frozenset[int]) -> frozenset[int]:
    """What stays on offer of these seats."""
    return offered & after.computers if after.row.state == "playing" else frozenset()


async def keep_offers(connection: Connection, live: Live, after: Live, now: int) -> None:
    """Store what is on offer; votes about seats in which no computer plays any more are over.

    What is for one player alone never goes where it went for whoever sat there before.
    """
    new, gone = after.offered - live.offered, live.offered - after.offered
    if new or gone:
        await offers.change(connection, after.row.id, now, new, gone)
    if settled := _settled(live, after):
        await votes.close_about(connection, after.row.id, ABOUT_OFFERS, settled, at=now, outcome=OVER)
    for before, then in zip(live.row.seats, after.row.seats, strict=False):
        if live.row.state == "playing" and then.person not in (None, before.person):
            await messages.pass_on(connection, after.row.id, then.seat)


def _settled(live: Live, after: Live) -> frozenset[int]:
    """The seats about whose offer there is nothing to be decided any more."""
    if live.row.state != "playing":
        return frozenset()
    if after.row.state != "playing":
        return frozenset(seat.seat for seat in live.row.seats)
    return live.computers - after.computers
