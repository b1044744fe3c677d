"""Who answers in time: which hand-overs count, and who may sit down where that is asked for.

What counts is that somebody waited. A hand-over counts once: as late when its time runs out, else as in time when it ends,
however often its answer is taken back and given again. Nothing counts at a table without a pace, alone, or where a computer
answers for whoever is away; in time counts only while another person is there. Two accounts of one person can still
answer each other as fast as they like, at as many tables as they like and with newcomers made for it: so a day counts no
more than so many in time (`MOST_A_DAY` in the store), few of them with one circle of people (`MOST_TOGETHER`), and every
lateness. To cover up one lateness in ten takes days of sham, not minutes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.results import promptness
from bot.store import Connection
from bot.store.promptness import Tally
from bot.store.records import TableRow
from bot.tables.facts import Fact, HandedOver, WasLate
from bot.tables.live import Live
from bot.tables.refusal import refusal

LEAST = (50, 70, 80, 90, 95)


def tallies(before: Live, facts: Collection[Fact], kept: Collection[int], now: int) -> Iterator[Tally]:
    """Whose hand-over ends in time with a change (kept, by seats), and whose is late as the facts say.

    Before: the table as it was. Whoever leaves when only the reserve is left was not in time either.
    """
    row = before.row
    if row.state != "playing" or len(row.people) < 2:
        return
    today, late = promptness.day(now), {fact.seat for fact in facts if isinstance(fact, WasLate)}
    late |= {fact.seat for fact in facts if isinstance(fact, HandedOver) and _over(before, fact.seat, now)}
    circle = row.circle or row.id
    for sitting in row.seats:
        seat, person = sitting.seat, sitting.person
        if person is not None and seat in late:
            yield Tally(person, today, late=True, undone=before.clocks[seat].kept, circle=circle)
        elif person is not None and seat in kept:
            yield Tally(person, today, circle=circle)


def _over(before: Live, seat: int, now: int) -> bool:
    """Whether somebody owes an answer, is not counted as late yet, and has used the time up that it should have taken."""
    clock = before.clocks.get(seat)
    end = None if clock is None else clock.own_end(before.row.pace)
    return end is not None and clock is not None and clock.open and not clock.late and end <= now


async def rely_on(connection: Connection, row: TableRow, newcomers: Collection[int], now: int) -> None:
    """Refuse whoever has answered in time less often than a lobby asks for, and say both numbers to them alone.

    Within the transaction that seats them, whichever way led there. Of whom too little is known, may sit down; the host,
    and those with whom a lobby opens, are not asked.
    """
    if row.state == "lobby" and row.id:
        await least_of(connection, row, newcomers, now)


async def least_of(connection: Connection, row: TableRow, newcomers: Collection[int], now: int) -> None:
    """The same wherever they would sit down."""
    if row.least is None:
        return
    for person in newcomers:
        share = (await promptness.of(connection, person, now)).share
        if share is not None and share < row.least:
            raise refusal("lobby-least", row.id, least=row.least, share=share)
