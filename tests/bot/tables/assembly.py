"""People who propose and vote at the tables of a house."""

from __future__ import annotations

from dataclasses import replace

from bot.results.replay import entries
from bot.store import tables, votes
from bot.store.votes import Vote
from bot.tables.ballot import Motion
from engines.kernel import Match, RefusedError
from tests.bot.tables.wall import House


async def proposes(
    house: House, number: int, person: int, kind: str, seat: int | None = None, *, value: str | None = None
) -> bool:
    """Somebody proposes something; whether it has passed at once."""
    async with house.tables.enter(number) as live:
        await house.tables.came(live, person)
        try:
            return await house.tables.votes.propose(live, person, Motion(kind, seat, value))
        finally:
            house.tables.keep(live)


async def says(house: House, number: int, person: int, vote: int | None = None, *, yes: bool = True) -> None:
    """Somebody votes about this, or about what was proposed last."""
    meant = (await known(house, number))[-1].id if vote is None else vote
    async with house.tables.enter(number) as live:
        await house.tables.came(live, person)
        try:
            await house.tables.votes.cast(live, person, meant, yes=yes)
        finally:
            house.tables.keep(live)


async def known(house: House, number: int) -> list[Vote]:
    """All votes of a table, the oldest first."""
    async with house.store.reading() as connection:
        return await votes.lately(connection, number, 0)


async def outcomes(house: House, number: int) -> list[str | None]:
    """What came of the votes of a table."""
    return [vote.outcome for vote in await known(house, number)]


async def refused(attempt: object) -> str:
    """The message with which something is refused, and the one that it gives as its reason."""
    try:
        await attempt  # type: ignore[misc]  # a coroutine of whatever kind
    except RefusedError as error:
        why = error.text.args.get("why")
        return error.text.id if why is None else f"{error.text.id} {getattr(why, 'id', why)}"
    raise AssertionError("it is not refused")


async def everything(house: House, number: int) -> tuple[object, ...]:
    """All that votes could change, as it is stored: table, clocks and journal."""
    house.restart()
    live, row = await house.live(number), await house.row(number)
    async with house.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    return replace(row, revision=0), live.clocks, journal


async def replayed(house: House, number: int) -> bool:
    """Whether the stored journal leads to the very match that goes on, also as another process reads it."""
    house.restart()
    match = (await house.live(number)).begun
    async with house.store.reading() as connection:
        rows = await tables.read_journal(connection, number)
    again = Match.replay(match.title, match.seats, match.options, match.seed, entries(rows))
    asked = [(one.seat, one.number) for one in match.awaited()]
    return again.stands_like(match) and asked == [(one.seat, one.number) for one in again.awaited()]


async def plays(house: House, number: int, answers: int) -> None:
    """Whoever is awaited first answers, so many times."""
    for _ in range(answers):
        await house.answers(number, (await house.awaited(number))[0])
