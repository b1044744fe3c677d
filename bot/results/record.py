"""Keeping a result, and what it makes of the ratings, in the transaction that ends the match."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.results.ledger import keys
from bot.results.outcome import Ending, placed, unrated
from bot.store import results
from bot.store.records import TableRow


async def record(connection: AsyncConnection, row: TableRow, answers: int, now: int) -> None:
    """Keep that the match of this table is over; a match that counts changes the ratings of its people at once."""
    tenures = (await results.tenures(connection, [row.id]))[row.id]
    why = unrated(row.state, tenures)
    seats = len({one.seat for one in tenures})
    started = row.created if row.started is None else row.started
    ended = max(now, started)
    ending = await results.add_ending(
        connection,
        {
            "table_id": row.id,
            "title": row.title,
            "server": row.server,
            "seats": seats,
            "started": started,
            "ended": ended,
            "answers": answers,
            "state": row.state,
            "reason": row.reason or row.state,
            "unrated": why,
        },
    )
    if why is not None:
        return
    scores = (await results.scores(connection, [row.id]))[row.id]
    over = Ending(ending, row.title, row.server, seats, ended, placed(tenures, scores))
    ledger = await results.read_ledger(connection, keys(over))
    steps = ledger.enter(over)
    await results.write_ledger(connection, ledger, steps)
