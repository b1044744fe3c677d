"""Leagues, on both databases: joining, rounds, byes, absences, blocks, and a process that dies."""

from __future__ import annotations

from bot.store import bars, blocks, erasing, leagues, privacy, timers
from bot.store.bars import Bar
from bot.store.blocks import Block
from bot.store.leagues import ABSENT, IN, LEFT, OUT, OVER, RUNNING
from bot.store.timers import Timer
from bot.tables.clock import DAY
from bot.tables.leagues import OPEN_FOR, Leagues, Look
from bot.tables.moderation import Moderation
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


async def test_sixty_four_people_fit_into_a_league_and_whoever_was_there_comes_back(house: House) -> None:
    number = await league(house, ADA, BEN, begun=False)
    async with house.store.writing() as connection:
        for person in range(100, 161):
            await leagues.set_member(connection, number, person, IN, 7)
    desk = Leagues(house.tables)
    await desk.join(number, CLEO, "Cleo")
    assert await refused(desk.join(number, DAN, "Dan")) == "league-full"
    async with house.store.writing() as connection:
        await leagues.mark(connection, number, [BEN], LEFT)
    await desk.join(number, BEN, "Ben")
    look = await desk.look(number)
    assert len(look.members) == 64
    assert look.state_of(BEN) == IN


async def test_one_to_nine_rounds_are_played_and_nobody_who_is_barred_opens_a_league(house: House) -> None:
    desk, heard = Leagues(house.tables), list[int]()
    house.tables.sooner.append(heard.append)
    for rounds in (1, 9):
        found = await desk.open(title_of(YARDS), (1, 2), ADA, "weekly", rounds)
        assert ((await desk.look(found.id)).league.rounds, found.channel, found.organiser) == (rounds, 2, ADA)
    assert heard == [int(house.wall.now) + 60] * 2, "somebody looks whether its card has come to stand"
    async with house.store.writing() as connection:
        await bars.add(connection, Bar(1, BEN, EVA, 0))
    assert await refused(desk.open(title_of(YARDS), (1, 2), BEN, "daily", 2)) == "barred"
    assert [one.rounds for one in await desk.here(1)] == [9, 1]


async def test_who_leaves_before_it_begins_was_never_there_and_later_may_come_back(house: House) -> None:
    desk, number = Leagues(house.tables), await league(house, ADA, BEN, CLEO, begun=False)
    await desk.leave(number, CLEO)
    assert (await desk.look(number)).state_of(CLEO) is None
    assert await refused(desk.leave(number, CLEO)) == "league-not-in"
    house.wall.now += 60
    await desk.join(number, CLEO, "Cleo")
    heard = list[int]()
    house.tables.sooner.append(heard.append)
    await desk.begin(number, ADA)
    assert heard == [int(house.wall.now)]
    await desk.leave(number, BEN)
    assert (await desk.look(number)).state_of(BEN) == LEFT
    assert await refused(desk.leave(number, BEN)) == "league-not-in"
    await desk.join(number, BEN, "Ben")
    look = await desk.look(number)
    assert [one.person for one in look.members] == [ADA, BEN, CLEO], "whoever comes back was there before"
    await desk.remove(number, ADA, CLEO)
    assert (await desk.look(number)).state_of(CLEO) == OUT
    assert await refused(desk.remove(number, ADA, CLEO)) == "league-nobody"
    await desk.end(number, ADA)
    assert heard[-1] == int(house.wall.now)


async def test_who_is_erased_after_the_draw_leaves_the_other_to_sit_out(house: House) -> None:
    number = await league(house, ADA, BEN, rounds=1)
    desk = Leagues(house.tables)
    await desk._next(await desk.look(number))
    async with house.store.writing() as connection:
        await erasing.erase(connection, BEN)
    look = await desk.step(number)
    assert (look.league.state, look.won(ADA)) == (OVER, {1: WHOLE})
    assert [one.points for one in look.pairings if one.person < 0] == [0]
    assert {one.place for one in look.pairings} == {0}


async def test_a_table_that_everybody_leaves_before_it_begins_is_closed_and_counted(house: House) -> None:
    number = await league(house, ADA, BEN, rounds=1)
    desk = Leagues(house.tables)
    await desk._next(await desk.look(number))
    look = await desk.look(number)
    (place,) = look.groups(1)
    await desk._open(look.league, place, look.groups(1)[place])
    table = (await desk.look(number)).pairings[0].table_id or 0
    await house.tables.leave(table, BEN)
    look = await desk.step(number)
    assert ((await house.row(table)).state, (await house.row(table)).reason) == ("abandoned", "empty")
    assert (look.league.state, look.won(BEN), look.state_of(BEN)) == (OVER, {1: 0}, ABSENT)


async def test_of_a_match_that_was_closed_everybody_who_was_there_has_half(house: House) -> None:
    number = await league(house, ADA, BEN, CLEO, rounds=1)
    look = await Leagues(house.tables).step(number)
    (table,) = {one.table_id for one in look.pairings}
    await house.tables.leave(table or 0, CLEO)
    async with house.tables.enter(table or 0) as live:
        await Moderation(house.tables).close(live, EVA, "enough")
    look = await Leagues(house.tables).step(number)
    assert [look.won(one) for one in (ADA, BEN, CLEO)] == [{1: WHOLE // 2}, {1: WHOLE // 2}, {1: 0}]
    assert [look.state_of(one) for one in (ADA, BEN, CLEO)] == [IN, IN, ABSENT]
    assert [place for place, _, _ in look.standings()] == [1, 1, 3]


async def test_what_the_channel_has_read_is_kept_message_by_message(house: House) -> None:
    desk, number = Leagues(house.tables), await league(house, ADA, begun=False)
    async with house.store.reading() as connection:
        assert await timers.people_of(connection, "league", number, 0) == set()
    for told, message, news in ((1, 55, [55]), (3, 77, [55, 0, 77]), (4, 0, [55, 0, 77, 0])):
        await desk.told((await desk.look(number)).league, told, message)
        known = (await desk.look(number)).league
        assert (known.told, known.news, known.message) == (told, news, 3)


async def test_a_league_waits_for_a_month_from_when_it_was_opened_wherever_its_card_stands(
    house: House,
) -> None:
    desk = Leagues(house.tables)
    opened = int(house.wall.now)
    number = (await desk.open(title_of(YARDS), (1, 2), ADA, "daily", 2)).id
    assert await house.clockwork.next() == opened + 60
    house.wall.now += 30
    await desk.posted(number, None)
    assert (await desk.look(number)).league.message is None
    assert await house.clockwork.next() == opened + OPEN_FOR
    for person in (ADA, BEN):
        await desk.join(number, person, "somebody")
    await desk.begin(number, ADA)
    await desk.posted(number, 9)
    assert await house.clockwork.next() == int(house.wall.now), "what goes on is looked at now"
