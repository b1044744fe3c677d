"""Matches stored before the bot begins: some shortly before their end, so that storms see ratings change, and some at their beginning."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from random import Random

from bot.letters.shelf import due
from bot.store import Store
from bot.tables.facts import Untold
from bot.tables.live import Live
from bot.tables.service import Tables
from engines.kernel import Match, Picks
from engines.kernel.catalogue import AnyTitle, title_of
from tests.wire.world import Channel, User, World

COMMANDS = {
    "towns": "tiny_towns",
    "bridge": "old_london_bridge",
    "pillars": "pillars",
    "guilds": "guilds_of_london",
}
LEFT = (1, 6)  # answers until the end
Endgame = tuple[str, Channel, int]


async def endgames(
    database: str, world: World, luck: Random, each: int, commands: Sequence[str] = (), *, begun: int = 0
) -> list[Endgame]:
    """So many tables of each title in each channel, two people at each, who lack a few answers: command, channel, number.

    Begun: so many more at which all answers are lacking.
    """
    store = await Store.open(database)
    try:
        tables = Tables(store, time.time, due, len(COMMANDS) * len(world.halls) * max(1, each + begun))
        made: list[Endgame] = []
        for command in commands or COMMANDS:
            pairs = list(itertools.combinations(world.people, 2))  # whoever meets too often is not rated
            luck.shuffle(pairs)
            for hall, number in itertools.product(world.halls, range(each + begun)):
                title, people = title_of(COMMANDS[command]), pairs[number % len(pairs)]
                if number < each:
                    people = pairs.pop()
                table = await _brought(tables, title, hall, people, luck, to_the_end=number < each)
                made.append((command, hall, table))
        return made
    finally:
        await store.close()


async def _brought(
    tables: Tables,
    title: AnyTitle,
    hall: Channel,
    people: tuple[User, User],
    luck: Random,
    *,
    to_the_end: bool,
) -> int:
    """One match that is played until so few answers are left, or not yet; the number of its table."""
    host, guest = people
    row = await tables.open(title, (hall.server, hall.id), (host.id, host.name), title.options(), places=2)
    await tables.join(row.id, guest.id, guest.name)
    await tables.start(row.id, host.id)
    async with tables.enter(row.id) as live:
        for seat, picks in _answers(live.playing, luck)[: -luck.randint(*LEFT)] if to_the_end else ():
            await _gives(tables, live, seat, picks)
        untold = [Untold(one.seat) for one in live.playing.awaited()]
    await tables.state(row.id, *untold)  # nobody has seen a reply
    return row.id


def _answers(match: Match, luck: Random) -> list[tuple[int, Picks]]:
    """What people may answer until the end."""
    ahead, given = Match.load(match.title, match.save()), list[tuple[int, Picks]]()
    while not ahead.over:
        if (found := ahead.by_itself()) is not None:
            asked, picks, by = found
            ahead.answer(asked.seat, picks, asked.number, by)
            continue
        one = ahead.awaited()[0]
        given.append((one.seat, ahead.advise(one.seat, luck)))
        ahead.answer(*given[-1], one.number)
    return given


async def _gives(tables: Tables, live: Live, seat: int, picks: Picks) -> None:
    person = live.row.seats[seat].person
    question = live.playing.question(seat)
    assert person is not None
    assert question is not None
    await tables.play.answer(live, person, picks, question.number)
