"""Keeping a result, and what it makes of the ratings, in the transaction that ends the match."""

from __future__ import annotations

from bot.results.ledger import Ledger, keys
from bot.results.outcome import Ending, placed, unrated
from bot.results.pace import waited
from bot.store import Connection, books, paces, results
from bot.store.records import EndingRow, TableRow


async def record(connection: Connection, row: TableRow, answers: int, now: int) -> None:
    """Keep that the match of this table is over; a match that counts changes the ratings of its people at once."""
    tenures = (await results.tenures(connection, [row.id]))[row.id]
    why = unrated(row.state, tenures)
    seats = len({one.seat for one in tenures})
    started = row.created if row.started is None else row.started
    ended = max(now, started)
    ending = EndingRow(
        id=0,
        table_id=row.id,
        title=row.title,
        server=row.server,
        seats=seats,
        started=started,
        ended=ended,
        answers=answers,
        state=row.state,
        reason=row.reason or row.state,
        unrated=why,
    )
    number = await results.add_ending(connection, ending)
    await paces.count(connection, waited(tenures, await paces.waited(connection, row.id)))
    if why is not None:
        return
    scores = (await results.scores(connection, [row.id]))[row.id]
    over = Ending(number, row.title, row.server, seats, ended, placed(tenures, scores))
    ledger = Ledger(await books.read(connection, keys(over)))
    steps = ledger.enter(over)
    await books.write(connection, ledger.rows, steps)


async def rated_after(connection: Connection, ending: int, most: int = results.AT_ONCE) -> list[Ending]:
    """The rated matches that ended after this one, in their order, with everybody who counts in them."""
    rows = await results.rated_after(connection, ending, most)
    tables = [row.table_id for row in rows]
    who, how = await results.tenures(connection, tables), await results.scores(connection, tables)
    return [
        Ending(
            row.id, row.title, row.server, row.seats, row.ended, placed(who[row.table_id], how[row.table_id])
        )
        for row in rows
    ]
