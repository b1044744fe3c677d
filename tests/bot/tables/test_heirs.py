"""Seats that are taken over: offering, asking, passing."""

from __future__ import annotations

from bot.store.records import Seat
from bot.tables.clock import DAY
from bot.tables.commit import Change
from bot.tables.facts import Owed, TakenOver
from engines.pillars import TITLE as PILLARS
from tests.bot.tables.assembly import known, outcomes, proposes, refused, replayed, says
from tests.bot.tables.succession import EVA, asks, away_from_ben, left_by_ben, offered, tenures, to_the_end
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House
from tests.toys import WORKS

# Offering


async def test_all_who_sit_there_have_to_offer_a_seat_that_somebody_has_left(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    assert await refused(proposes(house, number, ADA, "offer", 1)) == "seat-not-free"
    await house.tables.leave(number, BEN)
    assert not await proposes(house, number, ADA, "offer", 1)
    assert await offered(house, number) == set()
    await says(house, number, CLEO)
    assert await offered(house, number) == {1}
    house.restart()
    assert await offered(house, number) == {1}
    assert await refused(proposes(house, number, CLEO, "offer", 1)) == "seat-offered-already"


async def test_one_against_it_is_enough(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, DAN)
    await house.tables.leave(number, BEN)
    await proposes(house, number, ADA, "offer", 1)
    await says(house, number, CLEO)
    await says(house, number, DAN, yes=False)
    assert await offered(house, number) == set()
    assert await outcomes(house, number) == ["failed"]


async def test_whoever_is_alone_offers_at_once(house: House) -> None:
    number = await house.begun(ADA, BEN)
    await house.tables.leave(number, BEN)
    assert await refused(proposes(house, number, ADA, "pause")) == "vote-alone"
    assert await proposes(house, number, ADA, "offer", 1)
    assert await offered(house, number) == {1}
    await asks(house, number, DAN)
    await says(house, number, ADA)
    assert (await house.row(number)).people == [ADA, DAN]


async def test_a_computer_that_sat_there_from_the_beginning_stays(house: House) -> None:
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    await house.tables.add_computer(row.id, ADA)
    await house.tables.start(row.id, ADA)
    assert await refused(proposes(house, row.id, ADA, "offer", 1)) == "seat-never-left"
    for seat in (None, -1, 7):
        assert await refused(proposes(house, row.id, ADA, "offer", seat)) == "seat-not-free"
    assert await known(house, row.id) == []


# Taking over


async def test_a_seat_is_taken_over_when_all_agree_and_not_before(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    vote = (await known(house, number))[-1]
    assert (vote.candidate, vote.seat, vote.ballots) == (DAN, 1, {})
    await says(house, number, ADA)
    assert (await house.row(number)).people == [ADA, CLEO]
    await says(house, number, CLEO)
    row = await house.row(number)
    assert row.people == [ADA, DAN, CLEO]
    assert (row.seats[1].name, row.host, row.unrated) == ("Dan", ADA, None)
    assert await tenures(house, number) == [BEN, None, DAN]
    assert await offered(house, number) == set()
    assert await outcomes(house, number) == ["passed", "passed"]
    assert len(house.stated(TakenOver)) == 1
    assert await replayed(house, number)
    await to_the_end(house, number)


async def test_one_who_is_against_it_keeps_the_seat_a_computer_s(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO, yes=False)
    assert (await house.row(number)).people == [ADA, CLEO]
    assert await offered(house, number) == {1}
    await asks(house, number, EVA)


async def test_who_is_away_loses_the_seat_for_good_and_is_told_so(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    live = await house.live(number)
    assert live.row.people == [ADA, DAN, CLEO]
    assert live.away == frozenset()
    assert (live.clocks[1].lates, live.clocks[1].late) == (0, False)
    await house.comes(number, BEN)
    assert (await house.row(number)).people == [ADA, DAN, CLEO]
    assert await tenures(house, number) == [BEN, DAN]
    assert await refused(asks(house, number, BEN)) == "seat-not-free"


async def test_the_host_is_somebody_who_sat_there_before(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {0}
    await proposes(house, number, BEN, "offer", 0)
    await says(house, number, CLEO)
    await asks(house, number, DAN, 0)
    await says(house, number, CLEO)
    await says(house, number, BEN)
    row = await house.row(number)
    assert (row.people, row.host) == ([DAN, BEN, CLEO], BEN)


async def test_a_successor_finds_no_orders_and_takes_nothing_back(house: House) -> None:
    number = await house.begun(ADA, BEN, title=PILLARS)
    await house.tables.leave(number, BEN)
    await proposes(house, number, ADA, "offer", 1)
    async with house.tables.enter(number) as live:
        match = live.playing
        orders = match.orders(1)
        assert orders is not None
        match.order(1, (orders.legal[0].key,))
        match.standing.give(1, "cathedral", [{"build": "best"}])
    await asks(house, number, DAN)
    await says(house, number, ADA)
    house.restart()
    match = (await house.live(number)).begun
    assert match.given(1) == ()
    assert match.standing.standing(1) == {}
    assert not match.can_undo(1)
    assert await refused(house.tables.undo(number, DAN)) == "kernel-undo-none"
    assert await replayed(house, number)


async def test_what_the_owner_answered_in_the_same_lane_is_not_taken_back(house: House) -> None:
    number = await house.begun(ADA, BEN)
    while len(await house.awaited(number)) == 1:
        await house.answers(number, (await house.awaited(number))[0])
    await house.answers(number, BEN)
    assert (await house.live(number)).begun.can_undo(1)
    await house.tables.leave(number, BEN)
    await proposes(house, number, ADA, "offer", 1)
    assert (await house.live(number)).begun.can_undo(1)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    assert await refused(house.tables.undo(number, DAN)) == "kernel-undo-none"


async def test_whoever_sits_down_to_a_question_is_called(house: House) -> None:
    """A stopped process has left it before the computer could answer."""
    number = await house.begun(ADA, BEN)
    while await house.awaited(number) != [BEN]:
        await house.answers(number, ADA)
    async with house.tables.enter(number) as live:
        await house.tables.commit(live, Change(leaving=[1], sitting=[Seat(1, None, "Ben")]))
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, DAN)
    house.facts.clear()
    await says(house, number, ADA)
    assert await house.awaited(number) == [DAN]
    assert [fact.seats for _, fact in house.facts if isinstance(fact, Owed)] == [(1,)]
    assert (await house.live(number)).clocks[1].open
