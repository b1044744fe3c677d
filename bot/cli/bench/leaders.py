"""Leaderboards of a server where much has been played, pictures included."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from bot.cli.bench.number import Number, p95
from bot.cli.bench.world import Timed, simulated, timed
from bot.cli.bench.yardsticks import picture
from bot.results.ledger import Ledger
from bot.results.outcome import FEWEST, Ending, Placed
from bot.settings import Settings
from bot.store import Store, books, bulk, people
from bot.store.ladders import Step
from bot.store.records import EndingRow, Person, TableRow
from bot.ui.results.leaders import ELSEWHERE, HERE
from bot.ui.results.periods import PERIODS
from engines.kernel.catalogue import AnyTitle

LEADERBOARD_MS = 300
PEOPLE, WARMING = 200, 4
HOUR = 3600
AT_ONCE = 500


async def looked_up(titles: Sequence[AnyTitle], folder: Path, matches: int, times: int) -> Number:
    """Time from `/leaderboard` to its picture, over all kinds of leaderboards, with so many results stored."""
    database = f"sqlite+aiosqlite:///{folder / 'leaders.db'}"
    app = Timed(Settings.read(token="", database=database, icons=False))
    luck = random.Random("bench")  # noqa: S311  # whose turn it is to look needs no secrecy
    async with simulated(app) as env:
        try:
            guild = env.create_guild("Bench")
            channel = guild.create_text_channel("leaders")
            members = [guild.add_member(env.create_user(f"Player {index}")) for index in range(PEOPLE)]
            now = int(env.now().timestamp())
            await fill(database, Season(titles, [one.id for one in members], guild.id, matches, now))
            asked = cycle(
                {"title": title.id, "where": where, "period": period, "page": page}
                for title in titles
                for where in (HERE, ELSEWHERE)
                for period in PERIODS
                for page in (1, 3)
            )
            for _ in range(WARMING):  # fonts and sprites are made once in the life of a process
                await luck.choice(members).slash(channel, "leaderboard", **next(asked))
            fixed = picture()
            with timed(app) as spent:
                for _ in range(times):
                    shown = await luck.choice(members).slash(channel, "leaderboard", **next(asked))
                    if shown.response is None or not shown.response.attachments:
                        raise LookupError("a leaderboard came without its picture")
                    fixed.lay()
        finally:
            await app.close()
    return Number("leaderboard_p95_ms", p95(spent), LEADERBOARD_MS, yard=fixed.by_the_clock())


@dataclass(frozen=True)
class Season:
    """So many matches between these people, half of them in this month."""

    titles: Sequence[AnyTitle]
    people: Sequence[int]
    server: int
    matches: int
    now: int

    def ending(self, number: int, luck: random.Random) -> Ending:
        """One of the matches."""
        title = luck.choice(self.titles)
        seats = luck.choice([count for count in title.seats if count >= FEWEST])
        ended = self.now - max(0, self.matches // 2 - number) * HOUR
        players = enumerate(luck.sample(self.people, seats), 1)
        placed = tuple(Placed(person, place, luck.randint(20, 80) - place) for place, person in players)
        return Ending(number, title.id, self.server, seats, ended, placed)


async def fill(url: str, season: Season) -> None:
    """Keep the matches of a season with all that they have made of the ratings."""
    store = await Store.open(url)
    luck = random.Random("bench")  # noqa: S311  # who wins needs no secrecy
    ledger = Ledger()
    async with store.writing() as connection:
        for number in season.people:
            await people.save_person(connection, Person(number, f"Player {number}"))
    for first in range(0, season.matches, AT_ONCE):
        numbers = range(first + 1, min(first + AT_ONCE, season.matches) + 1)
        over = [season.ending(number, luck) for number in numbers]
        await keep(store, over, [step for ending in over for step in ledger.enter(ending)])
    async with store.writing() as connection:
        await books.write(connection, ledger.rows, [])
    await store.close()


async def keep(store: Store, over: Sequence[Ending], steps: Sequence[Step]) -> None:
    """Store matches that are over, and what they have made of the ratings."""
    async with store.writing() as connection:
        await bulk.add_over(connection, [_table(one) for one in over], [_ending(one) for one in over])
        await books.write(connection, {}, steps)


def _table(one: Ending) -> TableRow:
    return TableRow(
        id=one.id,
        title=one.title,
        server=one.server,
        channel=1,
        thread=None,
        host=1,
        state="finished",
        options={},
        places=one.seats,
        autostart=False,
        revision=1,
        created=one.ended - HOUR,
    )


def _ending(one: Ending) -> EndingRow:
    return EndingRow(
        id=one.id,
        table_id=one.id,
        title=one.title,
        server=one.server,
        seats=one.seats,
        started=one.ended - HOUR,
        ended=one.ended,
        answers=100,
        state="finished",
        reason="finished",
    )
