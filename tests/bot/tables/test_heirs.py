"""Seats that are taken over: offering, asking, passing, and all who try to gain by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, update

from bot.results.profile import profile_of
from bot.store import ConflictError, Store, erasing, offers, privacy, results
from bot.store import promptness as counts
from bot.store.bars import Bar
from bot.store.bars import add as bar
from bot.store.blocks import Block
from bot.store.blocks import add as block
from bot.store.books import steps_of
from bot.store.ladders import Ladder
from bot.store.promptness import Tally
from bot.store.records import Seat, Tenure
from bot.store.schema import tables as stored_tables
from bot.store.schema import timers
from bot.tables.clock import DAY, HOUR
from bot.tables.commit import Change
from bot.tables.facts import CalledToVote, Owed, TakenOver, TimeChanged
from engines.kernel import RefusedError
from engines.pillars import TITLE as PILLARS
from tests.bot.tables.assembly import known, outcomes, proposes, refused, replayed, says
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, House
from tests.e2e.stage import Toys
from tests.toys import WORKS

EVA = 15
NAMES[EVA] = "Eva"


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys():
        yield House(store)


async def asks(house: House, number: int, person: int, seat: int = 1) -> None:
    """Somebody presses the button of a seat that is on offer."""
    async with house.tables.enter(number) as live:
        await house.tables.came(live, person)
        await house.tables.heirs.ask(live, person, NAMES[person], seat)


async def offered(house: House, number: int) -> set[int]:
    """What is on offer, in memory as it is stored."""
    async with house.store.reading() as connection:
        stored = await offers.of_table(connection, number)
    assert (await house.live(number)).offered == stored
    return set(stored)


async def tenures(house: House, number: int, seat: int = 1) -> list[int | None]:
    """Who has sat in a seat, one after the other; a new one sits down when the one before leaves."""
    async with house.store.reading() as connection:
        found: list[Tenure] = (await results.tenures(connection, [number]))[number]
    mine = [one for one in found if one.seat == seat]
    assert [one.until for one in mine[:-1]] == [one.since for one in mine[1:]]
    assert mine[-1].until is None
    return [one.person for one in mine]


async def left_by_ben(house: House, *people: int) -> int:
    """A table that Ben has left, and where the others have agreed to offer his seat."""
    number = await house.begun(*(people or (ADA, BEN, CLEO)))
    await house.tables.leave(number, BEN)
    if not await proposes(house, number, ADA, "offer", 1):
        await says(house, number, CLEO)
    house.wall.now += HOUR
    return number


async def away_from_ben(house: House) -> int:
    """A table where Ben is away, and where the others have agreed to offer his seat."""
    number = await house.begun(ADA, BEN, CLEO)
    while await house.awaited(number) != [BEN]:
        await house.answers(number, (await house.awaited(number))[0])
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {1}
    await proposes(house, number, ADA, "offer", 1)
    await says(house, number, CLEO)
    return number


async def to_the_end(house: House, number: int) -> None:
    while (await house.row(number)).state == "playing":
        await house.answers(number, (await house.awaited(number))[0])


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


# Who may ask


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


# At the same time


async def test_two_ask_for_a_seat_at_once(house: House) -> None:
    number = await left_by_ben(house)
    done = await asyncio.gather(asks(house, number, DAN), asks(house, number, EVA), return_exceptions=True)
    refusals = [one.text.id for one in done if isinstance(one, RefusedError)]
    assert refusals == ["seat-asked-by-others"]
    assert len(await known(house, number)) == 2


async def test_two_take_two_seats_and_none_takes_two(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    for person in (BEN, CLEO):
        await house.tables.leave(number, person)
    for seat in (1, 2):
        assert await proposes(house, number, ADA, "offer", seat)
    await asyncio.gather(asks(house, number, DAN, 1), asks(house, number, EVA, 2))
    assert await refused(asks(house, number, DAN, 2)) == "seat-asked-already"
    first, second = [vote.id for vote in await known(house, number) if vote.kind == "seat"]
    await asyncio.gather(says(house, number, ADA, first), says(house, number, ADA, second))
    assert (await house.row(number)).people == [ADA, DAN]
    assert await offered(house, number) == {2}
    await says(house, number, DAN, second)
    assert (await house.row(number)).people == [ADA, DAN, EVA]


async def test_the_last_ballot_comes_twice(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    done = await asyncio.gather(says(house, number, CLEO), says(house, number, CLEO), return_exceptions=True)
    assert [one.text.id for one in done if isinstance(one, RefusedError)] == ["vote-closed"]
    assert await tenures(house, number) == [BEN, None, DAN]


async def test_a_process_that_dies_between_ballot_and_seat_has_done_neither(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    async with house.tables.enter(number) as live:
        live.era -= 1  # so that the transaction breaks at its end
    with pytest.raises(ConflictError):
        await says(house, number, CLEO)
    house.restart()
    vote = (await known(house, number))[-1]
    assert (vote.closed, vote.ballots) == (None, {ADA: True})
    assert await tenures(house, number) == [BEN, None]
    assert await offered(house, number) == {1}
    await says(house, number, CLEO)
    assert await tenures(house, number) == [BEN, None, DAN]


# What ends it


async def test_the_owner_s_press_ends_the_offer_and_every_vote_about_it(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    assert (await house.row(number)).people == [ADA, BEN, CLEO]
    await house.comes(number, BEN)
    assert await offered(house, number) == set()
    assert await outcomes(house, number) == ["passed", "over"]
    assert await refused(says(house, number, CLEO)) == "vote-closed"
    assert await refused(asks(house, number, EVA)) == "seat-not-free"
    assert await tenures(house, number) == [BEN]
    async with house.store.reading() as connection:
        assert not (await connection.execute(select(timers).where(timers.c.kind == "vote"))).all()


async def test_the_owner_s_press_ends_a_vote_to_offer_the_seat(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(2 * DAY)
    await proposes(house, number, BEN, "offer", 0)
    await house.comes(number, ADA)
    assert await outcomes(house, number) == ["over"]
    assert await refused(says(house, number, CLEO)) == "vote-closed"


async def test_the_owner_and_the_last_ballot_come_at_once(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    done = await asyncio.gather(house.comes(number, BEN), says(house, number, CLEO), return_exceptions=True)
    lost = await tenures(house, number) == [BEN, DAN]
    assert [isinstance(one, RefusedError) for one in done] == [False, not lost]
    assert (await house.row(number)).people[1] == (DAN if lost else BEN)


async def test_the_last_person_leaves_while_somebody_asks(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await house.tables.leave(number, ADA)
    await house.tables.leave(number, CLEO)
    assert (await house.row(number)).state == "abandoned"
    assert await offered(house, number) == set()
    assert await outcomes(house, number) == ["passed", "over"]
    assert await refused(asks(house, number, EVA)) == "table-over"


@pytest.mark.long
async def test_nothing_is_on_offer_when_the_match_is_over(house: House) -> None:
    number = await left_by_ben(house)
    await to_the_end(house, number)
    assert (await house.row(number)).state == "finished"
    assert await offered(house, number) == set()
    assert await refused(asks(house, number, DAN)) == "table-over"


async def test_a_seat_stays_on_offer_when_its_person_is_erased(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        shown = await erasing.erase(connection, BEN)
    await house.tables.renamed(shown.open, shown.over)
    assert await offered(house, number) == {1}
    assert (await house.row(number)).seats[1].name == ""
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    assert (await house.row(number)).people == [ADA, DAN, CLEO]


async def test_whoever_asked_is_erased_while_the_vote_is_open(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    async with house.store.writing() as connection:
        shown = await erasing.erase(connection, DAN)
    assert shown.open == [number]
    await house.tables.renamed(shown.open, shown.over)
    house.tables.guests.forget(DAN)
    assert await refused(says(house, number, CLEO)) == "vote-over seat-nobody-asks"
    assert await tenures(house, number) == [BEN, None]
    async with house.store.reading() as connection:
        assert not (await privacy.kept(connection, DAN)).anything


async def test_everything_is_looked_at_anew_when_the_seat_is_passed(house: House) -> None:
    number = await left_by_ben(house)
    other = await house.begun(DAN, EVA)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await house.tables.leave(other, DAN)
    assert await refused(says(house, number, CLEO)) == "vote-over seat-not-for-them"
    assert await tenures(house, number) == [BEN, None]
    assert await offered(house, number) == {1}
    await asks(house, number, EVA)
    await says(house, number, ADA)
    async with house.store.writing() as connection:
        await block(connection, Block(EVA, ADA, 0))
    assert await refused(says(house, number, CLEO)) == "vote-over seat-not-for-them"
    assert await outcomes(house, number) == ["passed", "over", "over"]
    await to_the_end(house, number)


async def test_a_vote_that_nobody_ends_is_over_after_a_day(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await house.passes(DAY)
    assert await outcomes(house, number) == ["passed", "failed"]
    await asks(house, number, EVA)


async def test_a_successor_who_leaves_again_has_left(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    await house.tables.leave(number, DAN)
    assert await offered(house, number) == set()
    house.wall.now += DAY
    await proposes(house, number, ADA, "offer", 1)
    await says(house, number, CLEO)
    assert await refused(asks(house, number, DAN)) == "seat-sat-here"
    await asks(house, number, EVA)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    assert await tenures(house, number) == [BEN, None, DAN, None, EVA]


# What it brings


async def rated(house: House, number: int) -> dict[int, int]:
    """Who was rated by a match, with the place."""
    async with house.store.reading() as connection:
        ending = await results.ending_of(connection, number)
        assert ending is not None
        return {
            one.person: one.place for one in await steps_of(connection, ending.id, Ladder("toy_works", 1))
        }


@pytest.mark.parametrize("answers", [0, 1, 5])
async def test_a_second_account_in_a_won_seat_gains_nothing(house: House, answers: int) -> None:
    """Whoever leaves has lost, whatever becomes of the seat; and who takes it over is not rated."""
    number = await house.begun(ADA, BEN)
    for _ in range(2 * answers):
        await house.answers(number, (await house.awaited(number))[0])
    house.wall.now += HOUR
    await house.tables.leave(number, BEN)
    house.wall.now += HOUR
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    house.wall.now += HOUR
    await to_the_end(house, number)
    found = await rated(house, number)
    assert found.get(BEN, 2) == 2
    assert found.get(ADA, 1) == 1
    assert DAN not in found
    async with house.store.reading() as connection:
        dan = await profile_of(connection, DAN, house.wall.now)
        ben = await profile_of(connection, BEN, house.wall.now)
    assert dan is not None
    assert (dan.saved, dan.rated, dan.wins, dan.best, dan.standings) == (1, 0, 0, (), {})
    assert ben is not None
    assert ben.saved == 0


async def test_leaving_just_before_the_end_brings_a_successor_nothing(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    while await house.awaited(number) != [CLEO]:
        await house.answers(number, (await house.awaited(number))[0])
    await house.tables.leave(number, DAN)
    await to_the_end(house, number)
    async with house.store.reading() as connection:
        dan = await profile_of(connection, DAN, house.wall.now)
    assert dan is not None
    assert dan.saved == 0


@pytest.mark.long
async def test_whoever_was_replaced_counts_as_who_left(house: House) -> None:
    number = await away_from_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    await to_the_end(house, number)
    found = await rated(house, number)
    assert found.keys() == {ADA, BEN, CLEO}
    assert found[BEN] == 3


async def test_a_seat_is_not_saved_by_who_vanishes(house: House) -> None:
    number = await left_by_ben(house)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    await says(house, number, CLEO)
    house.wall.now += HOUR
    while (await house.row(number)).state == "playing":
        (person,) = (await house.awaited(number))[:1]
        if person == DAN:
            await house.passes(DAY)
        else:
            await house.answers(number, person)
    assert (await house.live(number)).away == {1}
    async with house.store.reading() as connection:
        dan = await profile_of(connection, DAN, house.wall.now)
    assert dan is not None
    assert dan.saved == 0


async def test_whoever_sleeps_when_somebody_asks_for_a_seat_is_called_when_that_is_over(house: House) -> None:
    number = await left_by_ben(house)
    now = int(house.wall.now)
    hour = now // HOUR % 24
    await house.tables.guests.change_person(
        CLEO, "Cleo", zone="UTC", quiet_from=hour, quiet_to=(hour + 4) % 24
    )
    await asks(house, number, DAN)
    house.restart()
    await house.passes(5 * HOUR)
    assert house.stated(CalledToVote) == [(now // HOUR + 4) * HOUR]
    assert [fact.seat for _, fact in house.facts if isinstance(fact, CalledToVote)] == [2]


async def test_whoever_asks_for_a_seat_is_as_reliable_as_the_table_asks_for(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await connection.execute(update(stored_tables).values(least=90))
        today = int(house.wall.now) // DAY
        tallies = [Tally(DAN, today, late=circle < 5, circle=circle) for circle in range(13)]
        await counts.count(connection, tallies)
    house.restart()
    assert await refused(asks(house, number, DAN)) == "lobby-least"
    await asks(house, number, EVA)
    assert await outcomes(house, number) == ["passed", None]


async def test_whoever_was_late_after_asking_is_not_seated(house: House) -> None:
    number = await left_by_ben(house)
    async with house.store.writing() as connection:
        await connection.execute(update(stored_tables).values(least=90))
    house.restart()
    await asks(house, number, DAN)
    await says(house, number, ADA)
    async with house.store.writing() as connection:
        today = int(house.wall.now) // DAY
        await counts.count(connection, [Tally(DAN, today, late=True)] * 10)
    assert await refused(says(house, number, CLEO)) == "vote-over seat-not-for-them"
    assert await tenures(house, number) == [BEN, None]


async def test_with_a_successor_a_table_goes_on_at_the_pace_that_was_agreed(house: House) -> None:
    number = await house.begun(ADA, BEN)
    while await house.awaited(number) != [ADA]:
        await house.answers(number, (await house.awaited(number))[0])
    await house.passes(30 * HOUR)
    await house.tables.leave(number, BEN)
    assert (await house.row(number)).pace == "none"
    assert (await house.live(number)).deadline(0) is None
    await house.passes(10 * DAY)
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, CLEO)
    house.restart()
    await says(house, number, ADA)
    row, now = await house.row(number), int(house.wall.now)
    assert (row.pace, row.agreed) == ("daily", None)
    assert (await house.live(number)).deadline(0) == now + 2 * DAY
    assert now in house.stated(TimeChanged)


async def test_a_pace_that_was_agreed_on_later_stays(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.tables.leave(number, BEN)
    for voter in (ADA, CLEO):
        await (
            proposes(house, number, voter, "pace", value="none")
            if voter == ADA
            else says(house, number, voter)
        )
    await house.tables.leave(number, CLEO)
    await proposes(house, number, ADA, "offer", 1)
    await asks(house, number, DAN)
    await says(house, number, ADA)
    assert (await house.row(number)).pace == "none"
