"""Matches that are over on a stage: played in a moment, or written into its books."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import people
from bot.store.records import Person as Known
from tests.bot.results.books import Sat, write
from tests.e2e.stage import Person, Stage


async def solved(stage: Stage, *players: Person, title: str = "yards", table: int | None = None) -> int:
    """Play a match to its end by the safe answers; a new one is opened unless one runs already."""
    bot = stage.bot
    if not stage.channel.threads:
        await stage.begins(title, *players)
    number = table or 1
    by_id = {player.id: player for player in players}
    while True:
        async with bot.tables.enter(number) as live:
            match, row = live.match, live.row
            assert match is not None
            if match.over or row.state != "playing":
                break
            turn = next(one for one in match.awaited() if row.seats[one.seat].person in by_id)
            picks, who = match.default(turn.seat), row.seats[turn.seat].person
        assert who is not None
        with stage.env._bot_scope():  # the answers are the bot's own work, as if they had been pressed
            await bot.tables.answer(number, who, picks, turn.number)
    await stage.settled()
    return number


async def season(
    stage: Stage,
    *,
    matches: int,
    others: Sequence[Person] = (),
    server: int | None = None,
    ended: int | None = None,
) -> None:
    """So many matches that Ada has won, Ben last; the others sit between them, a match with each."""
    between = list(others) or [None]
    async with stage.bot.store.writing() as connection:
        for one in (stage.ada, stage.ben, *others):
            await people.save_person(connection, Known(one.id, one.name))
        for round_ in range(matches):
            for other in between:
                sat = [Sat(stage.ada.id, 1, 30 + round_)]
                if other is not None:
                    sat.append(Sat(other.id, 2, 20 + round_))
                sat.append(Sat(stage.ben.id, len(sat) + 1, 10))
                await write(
                    connection,
                    sat,
                    server=stage.server.id if server is None else server,
                    ended=int(stage.env.now().timestamp()) if ended is None else ended,
                    channel=stage.channel.id,
                )
