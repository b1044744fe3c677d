"""Leagues, on both databases: joining, rounds, byes, absences, blocks, and a process that dies."""

from __future__ import annotations

from bot.store import bars, blocks, erasing, privacy
from bot.store.bars import Bar
from bot.store.blocks import Block
from bot.store.leagues import ABSENT, IN, LEFT, OVER, RUNNING
from bot.store.timers import Timer
from bot.tables.clock import DAY
from bot.tables.leagues import OPEN_FOR, Leagues, Look
from bot.tables.swiss import WHOLE
from engines.kernel.catalogue import title_of
from tests.bot.tables.assembly import refused
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, House

EVA, FRED, GUS = 15, 16, 17
YARDS, LANTERNS = "toy_yards", "toy_lanterns"


async def league(house: House, *people: int, title: str = YARDS, rounds: int = 2, begun: bool = True) -> int:
    """A league that Ada organises, whose card stands in the channel, and where these people are."""
    desk = Leagues(house.tables)
    number = (await desk.open(title_of(title), (1, 2), ADA, "daily", rounds)).id
    await desk.posted(number, 3)
    for person in people:
        await desk.join(number, person, NAMES.get(person, f"Player {person}"))
    if begun:
        await desk.begin(number, ADA)
    follows(house)
    return number


def follows(house: House) -> None:
    """Let the clockwork of this process do what is due in leagues."""

    async def step(timer: Timer) -> None:
        await Leagues(house.tables).step(timer.part)
        await house.clockwork.forget(timer)

    house.clockwork.due["league"] = step


async def plays(house: House, number: int, *, without: int = 0) -> Look:
    """Everybody but this one plays this round to its end."""
    await house.clockwork.tick()
    look = await Leagues(house.tables).look(number)
    for table in {one.table_id for one in look.pairings if one.table_id is not None and one.points is None}:
        while (await house.row(table)).state == "playing":
            asked = [one for one in await house.awaited(table) if one not in (without, 0)]
            if not asked:
                await house.passes(DAY)
            for person in asked[:1]:
                await house.answers(table, person)
    await house.clockwork.tick()
    return await Leagues(house.tables).look(number)


async def test_a_league_plays_to_its_end(house: House) -> None:
    number = await league(house, ADA, BEN, CLEO, DAN)
    look = await plays(house, number)
    assert (look.league.round, look.league.state) == (2, RUNNING)
    first = {frozenset(one.person for one in group) for group in look.groups(1).values()}
    second = {frozenset(one.person for one in group) for group in look.groups(2).values()}
    assert len(first) == len(second) >= 1
    look = await plays(house, number)
    assert look.league.state == OVER
    assert sum(points for _, _, points in look.standings()) == 2 * len(look.members) * WHOLE // 2
    states = [(await house.row(one.table_id or 0)).state for one in look.pairings]
    assert set(states) == {"finished"}


async def test_whoever_vanishes_comes_last_and_is_not_drawn_again_until_back(house: House) -> None:
    number = await league(house, ADA, BEN, CLEO, DAN, EVA, rounds=3)
    look = await plays(house, number, without=DAN)
    assert look.state_of(DAN) == ABSENT
    assert look.won(DAN) == {1: 0}
    assert DAN not in [one.person for one in look.pairings if one.round == 2]
    await Leagues(house.tables).join(number, DAN, "Dan")
    look = await plays(house, number)
    assert look.state_of(DAN) == IN
    assert DAN in [one.person for one in look.pairings if one.round == 3]
    look = await plays(house, number)
    assert look.league.state == OVER


async def test_what_is_refused(house: House) -> None:
    desk = Leagues(house.tables)
    title = title_of(YARDS)
    assert await refused(desk.open(title, (1, 2), ADA, "none", 3)) == "league-pace"
    assert await refused(desk.open(title, (1, 2), ADA, "daily", 0)) == "league-rounds"
    assert await refused(desk.open(title, (1, 2), ADA, "daily", 10)) == "league-rounds"
    number = await league(house, ADA, begun=False)
    assert await refused(desk.join(number, ADA, "Ada")) == "league-already"
    assert await refused(desk.begin(number, BEN)) == "league-organiser"
    assert await refused(desk.begin(number, ADA)) == "league-few"
    assert await refused(desk.remove(number, ADA, BEN)) == "league-nobody"
    assert await refused(desk.leave(number, BEN)) == "league-not-in"
    assert await refused(desk.join(99, BEN, "Ben")) == "league-unknown"
    await desk.join(number, BEN, "Ben")
    await desk.remove(number, ADA, BEN)
    assert await refused(desk.join(number, BEN, "Ben")) == "league-out"
    async with house.store.writing() as connection:
        await bars.add(connection, Bar(1, CLEO, EVA, 0))
    assert await refused(desk.join(number, CLEO, "Cleo")) == "barred"
    await desk.join(number, DAN, "Dan")
    await desk.begin(number, ADA)
    assert await refused(desk.begin(number, ADA)) == "league-running"
    assert await refused(desk.join(number, EVA, "Eva")) == "league-begun"
    await desk.end(number, ADA)
    assert await refused(desk.end(number, ADA)) == "league-over"
    assert await refused(desk.join(number, EVA, "Eva")) == "league-over"


async def test_a_league_that_never_begins_is_over_after_a_month(house: House) -> None:
    number = await league(house, ADA, BEN, begun=False)
    await house.passes(OPEN_FOR - 1)
    assert (await Leagues(house.tables).look(number)).league.state != OVER
    await house.passes(1)
    assert (await Leagues(house.tables).look(number)).league.state == OVER


async def test_moderators_may_end_a_league(house: House) -> None:
    number = await league(house, ADA, BEN)
    assert await refused(Leagues(house.tables).end(number, EVA)) == "league-organiser"
    await Leagues(house.tables).end(number, EVA, moderator=True)
    assert (await Leagues(house.tables).look(number)).league.state == OVER


async def test_so_many_leagues_go_on_in_a_server(house: House) -> None:
    for _ in range(3):
        number = await league(house, begun=False)
    desk = Leagues(house.tables)
    assert await refused(desk.open(title_of(YARDS), (1, 2), BEN, "daily", 2)) == "league-many"
    await desk.end(number, ADA)
    await desk.open(title_of(YARDS), (1, 2), BEN, "daily", 2)


async def test_who_blocks_somebody_never_meets_them_and_nobody_is_told(house: House) -> None:
    async with house.store.writing() as connection:
        await blocks.add(connection, Block(BEN, CLEO, 0))
    number = await league(house, ADA, BEN, CLEO, title=LANTERNS, rounds=1)
    await house.clockwork.tick()
    look = await Leagues(house.tables).look(number)
    tables = [{one.person for one in group} for place, group in look.groups(1).items() if place]
    assert tables
    assert not any({BEN, CLEO} <= table for table in tables)


async def test_a_block_after_the_draw_lets_them_sit_out(house: House) -> None:
    number = await league(house, ADA, BEN, title=LANTERNS, rounds=1)
    desk = Leagues(house.tables)
    await desk._next(await desk.look(number))
    async with house.store.writing() as connection:
        await blocks.add(connection, Block(ADA, BEN, 0))
    look = await desk.step(number)
    assert (look.league.state, look.won(ADA), look.won(BEN)) == (OVER, {1: WHOLE}, {1: WHOLE})


async def test_a_process_that_dies_between_two_steps_is_followed_by_another(house: House) -> None:
    number = await league(house, ADA, BEN, CLEO, DAN, rounds=1)
    desk = Leagues(house.tables)
    await desk._next(await desk.look(number))
    look = await desk.look(number)
    place, group = next(iter(look.groups(1).items()))
    await desk._open(look.league, place, group)
    house.restart()
    follows(house)
    again = await Leagues(house.tables).step(number)
    assert len({one.table_id for one in again.pairings}) == len(look.groups(1))
    assert {(await house.row(one.table_id or 0)).state for one in again.pairings} == {"playing"}
    look = await plays(house, number)
    assert look.league.state == OVER


async def test_whoever_leaves_or_is_erased_is_drawn_no_more(house: House) -> None:
    number = await league(house, ADA, BEN, CLEO, DAN, EVA, FRED, GUS, rounds=2)
    await house.clockwork.tick()
    await Leagues(house.tables).leave(number, GUS)
    async with house.store.reading() as connection:
        mine = await privacy.open_tables(connection, FRED)
    for table in mine:
        await house.tables.leave(table, FRED)
    async with house.store.writing() as connection:
        await erasing.erase(connection, FRED)
    look = await plays(house, number)
    drawn = {one.person for one in look.pairings if one.round == 2}
    assert drawn == {ADA, BEN, CLEO, DAN, EVA}
    assert {one.state for one in look.members if one.person < 0} == {LEFT}
    assert FRED not in [person for _, person, _ in look.standings()]


async def test_a_league_whose_channel_is_gone_is_over(house: House) -> None:
    number = await league(house, ADA, BEN, begun=False)
    await Leagues(house.tables).place_gone(3)
    assert (await Leagues(house.tables).look(number)).league.state != OVER
    await Leagues(house.tables).place_gone(2)
    assert (await Leagues(house.tables).look(number)).league.state == OVER
