"""Who may not ask for a seat that somebody has left."""

from __future__ import annotations

import pytest

from bot.store import privacy
from bot.store.bars import Bar
from bot.store.bars import add as bar
from bot.store.blocks import Block
from bot.store.blocks import add as block
from bot.tables.ballot import SEAT, Motion
from bot.tables.clock import DAY, QUICK
from bot.tables.commit import Change
from tests.bot.tables.assembly import everything, known, proposes, refused, says
from tests.bot.tables.succession import EVA, asks, left_by_ben
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House
from tests.toys import WORKS


async def test_who_sits_or_sat_there_takes_no_other_seat(house: House) -> None:
    number = await left_by_ben(house)
    assert await refused(asks(house, number, ADA)) == "seat-yours"
    assert await refused(asks(house, number, BEN)) == "seat-sat-here"
    await asks(house, number, DAN)


async def test_who_has_left_another_match_waits_for_a_week(house: House) -> None:
    number = await left_by_ben(house)
    other = await house.begun(EVA, DAN, CLEO)
    await house.tables.leave(other, DAN)
    assert await refused(asks(house, number, DAN)) == "seat-left-others"
    house.wall.now += 7 * DAY
    await asks(house, number, DAN)


async def test_who_left_a_match_alone_has_let_nobody_down(house: House) -> None:
    number = await left_by_ben(house)
    row = await house.tables.open(WORKS, (1, 2), (DAN, "Dan"), WORKS.options())
    await house.tables.add_computer(row.id, DAN)
    await house.tables.start(row.id, DAN)
    await house.tables.leave(row.id, DAN)
    await asks(house, number, DAN)


async def test_who_is_away_from_another_match_takes_no_seat(house: House) -> None:
    number = await left_by_ben(house)
    other = await house.begun(DAN, EVA)
    await house.passes(2 * DAY)
    assert (await house.live(other)).away
    assert await refused(asks(house, number, DAN)) == "seat-left-others"
    await house.comes(other, DAN)
    await asks(house, number, DAN)


@pytest.mark.parametrize(("who", "whom"), [(CLEO, DAN), (DAN, CLEO)])
async def test_a_block_says_no_more_than_that_no_seat_is_free(house: House, who: int, whom: int) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await block(connection, Block(who, whom, 0))
    assert await refused(asks(house, number, DAN)) == "no-seat"
    assert len(await known(house, number)) == 1


async def test_who_is_barred_takes_no_seat(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await bar(connection, Bar(1, DAN, EVA, 0))
    assert await refused(asks(house, number, DAN)) == "barred"


async def test_who_sits_at_too_many_tables_takes_no_seat(house: House) -> None:
    number = await left_by_ben(house)
    house.tables.most_open = 1
    await house.begun(DAN, EVA)
    assert await refused(asks(house, number, DAN)) == "table-too-many"


async def test_one_asks_twice_a_day(house: House) -> None:
    number = await left_by_ben(house)
    for _ in range(2):
        await asks(house, number, DAN)
        await says(house, number, ADA, yes=False)
    assert await refused(asks(house, number, DAN)) == "vote-too-many"
    house.wall.now += DAY
    await asks(house, number, DAN)


async def test_who_is_refused_leaves_no_trace(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await block(connection, Block(CLEO, DAN, 0))
    assert await refused(asks(house, number, DAN)) == "no-seat"
    assert await refused(asks(house, number, EVA, 0)) == "seat-not-free"
    async with house.store.reading() as connection:
        assert not (await privacy.kept(connection, DAN)).anything
        assert not (await privacy.kept(connection, EVA)).anything


async def test_nobody_takes_a_seat_where_nobody_is_there_to_agree(house: House) -> None:
    number = await left_by_ben(house)
    await house.passes(8 * DAY)
    assert (await house.live(number)).resting
    assert await refused(asks(house, number, DAN)) == "seat-nobody-here"
    await house.comes(number, ADA)
    await asks(house, number, DAN)


async def test_to_the_last_second_of_a_week_whoever_left_another_match_waits(house: House) -> None:
    number = await left_by_ben(house)
    other = await house.begun(EVA, DAN, CLEO)
    await house.tables.leave(other, DAN)
    house.wall.now += 7 * DAY - 1
    assert await refused(asks(house, number, DAN)) == "seat-left-others"
    house.wall.now += 1
    await asks(house, number, DAN)


async def test_a_seat_is_offered_a_day_after_its_last_answer_by_hand_and_not_before(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, pace=QUICK)
    (first,) = await house.awaited(number)
    await house.answers(number, first)
    answered = int(house.wall.now)
    live = await house.live(number)
    seat, others = live.seat(first), [one for one in live.row.people if one != first]
    async with house.tables.enter(number) as held:
        await house.tables.play.send_away(held, seat, Change(number=held.begun.length))
    house.wall.now = answered + DAY - 1
    assert await refused(proposes(house, number, others[0], "offer", seat)) == "seat-away-lately"
    house.wall.now += 1
    assert not await proposes(house, number, others[0], "offer", seat)


async def test_a_seat_for_which_nobody_asks_is_passed_to_nobody(house: House) -> None:
    number = await left_by_ben(house)
    before = await everything(house, number)
    async with house.tables.enter(number) as live:
        seat = min(live.offered)
        for motion in (Motion(SEAT, None, candidate=DAN), Motion(SEAT, seat)):
            assert await refused(house.tables.heirs.seat(live, motion, Change())) == "seat-nobody-asks"
    assert await everything(house, number) == before
