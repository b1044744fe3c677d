"""What happens because time passes, at tables of people who come, come late, or never."""

from __future__ import annotations

import pytest

from bot.store import ConflictError, clocks, tables
from bot.tables.clock import DAY, HOUR, NONE
from bot.tables.commit import Change
from bot.tables.facts import CameBack, Reminded, WasLate, WentAway
from engines.kernel import RefusedError
from tests.bot.tables.wall import ADA, BEN, NOON, House
from tests.toys import LANTERNS


async def written(house: House, number: int) -> list[tuple[int, str]]:
    """Who answered what how, in order."""
    async with house.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    return [(row.seat, row.by) for row in journal]


async def other(house: House, number: int, person: int) -> int:
    """The other one of two."""
    row = await house.row(number)
    return next(one for one in row.people if one != person)


async def test_whoever_never_comes_is_reminded_thrice_and_then_away(house: House) -> None:
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.passes(2 * DAY - 1)
    assert house.stated(Reminded) == [NOON + 12 * HOUR, NOON + DAY, NOON + 42 * HOUR]
    assert not house.stated(WasLate)
    assert await house.awaited(number) == [late]
    await house.passes(1)
    assert house.stated(WasLate) == house.stated(WentAway) == [NOON + 2 * DAY]
    assert await house.awaited(number) == [await other(house, number, late)]
    assert {how for _, how in await written(house, number)} == {"late"}


async def test_a_table_with_somebody_who_never_comes_is_played_to_its_end(house: House) -> None:
    number = await house.begun()
    row = await house.row(number)
    for _ in range(200):
        if (await house.row(number)).state != "playing":
            break
        if row.people[1] in await house.awaited(number):
            await house.answers(number, row.people[1])
        await house.passes(HOUR)
    assert (await house.row(number)).state == "finished"
    assert len(house.stated(WasLate)) == 1
    ways = await written(house, number)
    assert {how for seat, how in ways if seat == 1} == {"person"}
    assert {how for seat, how in ways if seat == 0} <= {"late", "computer"}


async def test_whoever_was_seen_and_is_late_is_not_away_before_the_second_time(house: House) -> None:
    number = await house.begun()
    for times in (1, 2):
        while ADA not in await house.awaited(number):
            await house.answers(number, BEN)
        await house.comes(number, ADA)
        for _ in range(3):
            await house.passes(16 * HOUR)
            if BEN in await house.awaited(number):
                await house.answers(number, BEN)
        assert len(house.stated(WasLate)) == times
        assert len(house.stated(WentAway)) == times - 1


@pytest.mark.parametrize("before", [1, HOUR])
async def test_who_answers_in_time_is_never_answered_for(house: House, before: int) -> None:
    number = await house.begun()
    for _ in range(12):
        live = await house.live(number)
        if live.row.state != "playing":
            break
        seat = live.begun.awaited()[0].seat
        end = live.deadline(seat)
        assert end is not None
        await house.passes(end - int(house.wall.now) - before)
        await house.answers(number, live.row.seats[seat].person or 0)
    assert {how for _, how in await written(house, number)} == {"person"}


async def test_a_press_of_whoever_was_away_gives_the_seat_back(house: House) -> None:
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.passes(2 * DAY)
    there = await other(house, number, late)
    await house.comes(number, late)
    assert house.stated(CameBack)
    while (await house.awaited(number)) == [there]:
        await house.answers(number, there)
    assert late in await house.awaited(number)
    assert (await written(house, number))[-1][1] == "person"


async def test_where_everybody_is_away_the_table_rests_and_ends_unrated_after_thirty_days(
    house: House,
) -> None:
    number = await house.begun()
    await house.passes(4 * DAY)
    assert (await house.live(number)).resting
    played = len(await written(house, number))
    await house.passes(29 * DAY)
    assert len(await written(house, number)) == played
    assert (await house.row(number)).state == "playing"
    await house.passes(DAY)
    row = await house.row(number)
    assert (row.state, row.reason, row.ended) == ("abandoned", "rested", NOON + 34 * DAY)


async def test_a_press_wakes_a_table_that_rests(house: House) -> None:
    number = await house.begun()
    await house.passes(5 * DAY)
    await house.comes(number, BEN)
    await house.passes(40 * DAY)
    assert (await house.row(number)).reason != "rested" or (await house.row(number)).ended != NOON + 34 * DAY
    assert len(house.stated(CameBack)) == 1


async def test_where_nobody_is_answered_for_the_table_waits_for_ninety_days(house: House) -> None:
    number = await house.begun(late="nothing")
    await house.passes(80 * DAY)
    assert await written(house, number) == []
    assert house.stated(WasLate) == [NOON + 2 * DAY]
    (late,) = await house.awaited(number)
    await house.answers(number, late)
    await house.passes(89 * DAY)
    assert (await house.row(number)).state == "playing"
    await house.passes(2 * DAY)
    assert (await house.row(number)).reason == "silent"


async def test_the_safe_answer_is_given_where_that_was_agreed(house: House) -> None:
    number = await house.begun(late="safe")
    live = await house.live(number)
    safe = live.begun.default(live.begun.awaited()[0].seat)
    await house.passes(2 * DAY)
    async with house.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    assert journal[0].picks == safe


async def test_without_a_pace_there_are_three_reminders_and_then_silence(house: House) -> None:
    number = await house.begun(pace=NONE)
    await house.passes(400 * DAY)
    assert house.stated(Reminded) == [NOON + DAY, NOON + 3 * DAY, NOON + 7 * DAY]
    assert await written(house, number) == []


async def test_alone_there_is_no_pace(house: House) -> None:
    number = await house.begun(ADA, BEN)
    await house.tables.leave(number, BEN)
    assert (await house.row(number)).pace == NONE


@pytest.mark.parametrize("stage", range(6))
async def test_another_process_goes_on_where_one_was_killed(house: House, stage: int) -> None:
    number = await house.begun()
    for step in range(6):
        if step == stage:
            house.restart()
        await house.passes(8 * HOUR)
    assert house.stated(Reminded) == [NOON + 12 * HOUR, NOON + DAY, NOON + 42 * HOUR]
    assert house.stated(WasLate) == [NOON + 2 * DAY]
    assert len(await written(house, number)) >= 1


async def test_what_dies_before_it_is_stored_is_done_once_by_whoever_comes_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begun()
    house.wall.now = NOON + 12 * HOUR

    async def dies(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.tables.touch", dies)
        await house.clockwork.tick()
    house.facts.clear()
    house.restart()
    await house.clockwork.tick()
    assert house.stated(Reminded) == []  # somebody may still be at it
    house.wall.now += 61
    await house.clockwork.tick()
    await house.clockwork.tick()
    assert len(house.stated(Reminded)) == 1


async def test_two_processes_remind_once(house: House) -> None:
    await house.begun()
    second = House(house.store, house.wall, house.facts)
    house.wall.now = NOON + 12 * HOUR
    await house.clockwork.tick()
    await second.clockwork.tick()
    await house.clockwork.tick()
    assert len(house.stated(Reminded)) == 1


async def test_an_outage_counts_against_nobody(house: House) -> None:
    number = await house.begun()
    await house.passes(30 * HOUR)
    house.wall.now += 7 * DAY
    await house.tables.move_time(7 * DAY, {})
    await house.clockwork.tick()
    assert house.stated(Reminded) == [NOON + 12 * HOUR, NOON + DAY]
    live = await house.live(number)
    seat = live.begun.awaited()[0].seat
    assert live.deadline(seat) == NOON + 9 * DAY
    house.restart()
    assert (await house.live(number)).deadline(seat) == NOON + 9 * DAY
    await house.passes(18 * HOUR)
    assert house.stated(WasLate) == [NOON + 9 * DAY]


async def test_nobody_is_late_for_as_long_as_a_short_outage_has_lasted(house: House) -> None:
    await house.begun()
    await house.passes(2 * DAY - 60)
    house.wall.now += 120
    house.clockwork.lenient_until = int(house.wall.now) + 120
    await house.clockwork.tick()
    assert not house.stated(WasLate)
    await house.passes(120)
    assert house.stated(WasLate) == [NOON + 2 * DAY + 180]


async def test_what_is_stored_while_clocks_move_is_refused_and_stored_by_the_next_try(house: House) -> None:
    number = await house.begun()

    async def moves(connection: object) -> None:
        del connection
        house.tables.cache.moving()
        house.tables.cache.moved(0)

    async with house.tables.enter(number) as live:
        with pytest.raises(ConflictError):
            await house.tables.commit(live, Change(also=[moves]))
    await house.answers(number, (await house.awaited(number))[0])


async def test_taking_back_what_was_answered_for_me_leaves_an_hour_once(house: House) -> None:
    number = await house.begun()
    late = (await house.awaited(number))[0]
    await house.comes(number, late)
    await house.passes(2 * DAY)
    live = await house.live(number)
    seat = live.seat(late)
    assert live.begun.undoable(seat)
    await house.tables.undo(number, late)
    assert (await house.live(number)).deadline(seat) == int(house.wall.now) + HOUR
    await house.passes(HOUR)
    assert len(house.stated(WasLate)) == 1
    with pytest.raises(RefusedError, match="late"):
        await house.tables.undo(number, late)


async def test_another_s_taking_back_gives_no_time(house: House) -> None:
    number = await house.begun()
    (first,) = await house.awaited(number)
    second = await other(house, number, first)
    while await house.awaited(number) == [first]:
        await house.answers(number, first)
    live = await house.live(number)
    end = live.deadline(live.seat(second))
    await house.passes(5 * HOUR)
    await house.tables.undo(number, first)
    await house.passes(3 * HOUR)
    while await house.awaited(number) == [first]:
        await house.answers(number, first)
    live = await house.live(number)
    assert end is not None
    assert live.deadline(live.seat(second)) == end + 3 * HOUR


async def test_everybody_has_a_clock_of_their_own_where_all_are_asked_at_once(house: House) -> None:
    number = await house.begun(title=LANTERNS)
    assert len(await house.awaited(number)) > 1
    await house.passes(HOUR)
    first = (await house.awaited(number))[0]
    before = dict((await house.live(number)).clocks)
    await house.answers(number, first)
    after = (await house.live(number)).clocks
    assert [seat for seat in before if before[seat].began != after[seat].began] == [0]


async def test_a_lateness_is_remembered_until_its_player_is_seen(house: House) -> None:
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.comes(number, late)
    await house.passes(2 * DAY)
    there = await other(house, number, late)
    while late not in await house.awaited(number):
        await house.answers(number, there)
    seat = (await house.live(number)).seat(late)
    assert (await house.live(number)).clocks[seat].missed
    house.restart()
    assert (await house.live(number)).clocks[seat].missed
    await house.comes(number, late)
    assert not (await house.live(number)).clocks[seat].missed


async def test_who_comes_back_and_takes_back_what_was_answered_has_an_hour_and_not_for_ever(
    house: House,
) -> None:
    number = await house.begun()
    (late,) = await house.awaited(number)
    await house.passes(2 * DAY)
    await house.comes(number, late)
    await house.tables.undo(number, late)
    live = await house.live(number)
    assert live.deadline(live.seat(late)) == int(house.wall.now) + HOUR
    await house.passes(HOUR)
    assert late not in await house.awaited(number)
    assert len(house.stated(WasLate)) == 1
    await house.passes(34 * DAY)
    assert (await house.row(number)).state == "abandoned"


async def test_it_is_known_where_somebody_is_away_and_where_nobody_is_there(house: House) -> None:
    number, other_ = await house.begun(), await house.begun(pace=NONE)

    async def away(person: int) -> dict[int, bool]:
        async with house.store.reading() as connection:
            return await clocks.away(connection, person, [number, other_])

    assert await away(ADA) == {}
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {0}
    assert [await away(person) for person in (ADA, BEN)] == [{number: False}, {}]
    await house.passes(2 * DAY)
    assert [await away(person) for person in (ADA, BEN)] == [{number: True}, {number: True}]
    await house.comes(number, BEN)
    assert [await away(person) for person in (ADA, BEN)] == [{number: False}, {}]
