"""Keeping a result, and what it makes of the ratings, in the transaction that ends the match."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.results.highlights import measured
from bot.results.ledger import Ledger, keys
from bot.results.outcome import FIRST_RULES, RULES, Ending, level_of, placed, shares, unrated
from bot.results.pace import waited
from bot.results.replay import entries
from bot.store import Connection, books, paces, results, tables
from bot.store.records import EndingRow, JournalRow, TableRow
from engines.kernel.journal import standing


async def record(
    connection: Connection, row: TableRow, answers: int, now: int, away: Collection[int] = ()
) -> None:
    """Keep that the match of this table is over; a match that counts changes the ratings of its people at once.

    Away: the seats whose players have not come any more.
    """
    tenures = (await results.tenures(connection, [row.id]))[row.id]
    why = unrated(row.state, tenures) or row.unrated
    seats = len({one.seat for one in tenures})
    started = row.created if row.started is None else row.started
    ended = max(now, started)
    journal = await tables.read_journal(connection, row.id)
    shared = shares(tenures, _standing(journal), away)
    scores = (await results.scores(connection, [row.id]))[row.id]
    players = placed(tenures, scores, shared) if scores else ()
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
        rules=RULES,
    )
    number = await results.add_ending(connection, measured(ending, players, level_of(tenures)))
    await results.keep_shares(connection, number, shared)
    await paces.count(connection, waited(tenures, await paces.waited(connection, row.id)))
    if why is not None:
        return
    over = Ending(number, row.title, row.server, seats, ended, players, RULES)
    ledger = Ledger(await books.read(connection, keys(over)))
    steps = ledger.enter(over)
    await books.write(connection, ledger.rows, steps)


async def rated_after(connection: Connection, ending: int, most: int = results.AT_ONCE) -> list[Ending]:
    """The rated matches that ended after this one, in their order, with everybody who counts in them."""
    rows = await results.rated_after(connection, ending, most)
    over = [row.table_id for row in rows]
    who, how = await results.tenures(connection, over), await results.scores(connection, over)
    shared = await results.shares_of(connection, [row.id for row in rows if row.rules > FIRST_RULES])
    return [
        Ending(
            row.id,
            row.title,
            row.server,
            row.seats,
            row.ended,
            placed(who[row.table_id], how[row.table_id], shared.get(row.id, {})),
            row.rules,
        )
        for row in rows
    ]


def _standing(journal: Sequence[JournalRow]) -> Iterator[tuple[int, str, int]]:
    """The answers that stand: seat, by whom, when."""
    rows = [row for row in journal if row.number >= 0]
    for entry in standing(entries(rows)):
        yield entry.seat, entry.by, rows[entry.row].at
