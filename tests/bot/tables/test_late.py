"""Who is answered for how, what stays with whoever was late, and what an outage or another pace changes of it."""

from __future__ import annotations

from bot.tables.clock import DAILY, DAY, HOUR, NONE, QUICK, WEEKLY
from bot.tables.facts import Called, CameBack, Reminded, TimeChanged, Untold, WasLate, WentAway
from bot.tables.habits import day_of
from tests.bot.tables.assembly import refused
from tests.bot.tables.wall import ADA, BEN, CLEO, NOON, House
from tests.toys import WORKS


async def test_in_a_lobby_the_host_alone_chooses_another_pace(house: House) -> None:
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), pace=DAILY)
    async with house.tables.enter(row.id) as live:
        assert await refused(house.tables.lobby.repace(live, ADA, DAILY)) == "vote-same-pace"
        assert await refused(house.tables.lobby.repace(live, BEN, WEEKLY)) == "table-host-only"
        await house.tables.lobby.repace(live, ADA, WEEKLY)
    assert (await house.row(row.id)).pace == WEEKLY
    assert house.stated(TimeChanged) == [NOON]


async def test_whoever_leaves_a_lobby_makes_the_next_person_its_host_in_the_first_seat(house: House) -> None:
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    await house.tables.add_computer(row.id, ADA)
    for person, name in ((BEN, "Ben"), (CLEO, "Cleo")):
        await house.tables.join(row.id, person, name)
    await house.tables.leave(row.id, CLEO)
    assert [seat.person for seat in (await house.row(row.id)).seats] == [ADA, None, BEN]
    await house.tables.leave(row.id, ADA)
    known = await house.row(row.id)
    assert (known.host, [(seat.seat, seat.person) for seat in known.seats]) == (BEN, [(0, BEN), (1, None)])
    house.wall.now += 60
    assert await house.tables.leave(row.id, BEN) == "table-left-lobby"
    known = await house.row(row.id)
    assert (known.state, known.reason, known.ended) == ("abandoned", "empty", NOON + 60)
    assert await refused(house.tables.start(row.id, BEN)) == "table-over"
    running = await house.begun(ADA, BEN)
    assert await refused(house.tables.start(running, ADA)) == "table-started"


async def test_how_many_seats_a_lobby_may_have_and_who_alone_begins_at_once(house: House) -> None:
    for places in (0, 5):
        opening = house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=places)
        assert await refused(opening) == "kernel-seats"
    full = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    assert full.places == WORKS.seats[-1]
    two = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=2, autostart=True)
    assert (two.state, two.autostart) == ("lobby", True)
    await house.tables.join(two.id, BEN, "Ben")
    assert (await house.row(two.id)).state == "playing"


async def test_a_reminder_is_for_whoever_has_not_asked_for_a_digest_except_at_quick_tables(
    house: House,
) -> None:
    guests = house.tables.guests
    for person in (ADA, BEN):
        await guests.change_person(person, "somebody", zone="UTC", digest=8)
    await house.begun(pace=WEEKLY)
    await house.passes(7 * DAY)
    assert house.stated(Reminded) == house.stated(Untold) == []
    await house.begun(pace=QUICK)
    began = int(house.wall.now)
    await house.passes(HOUR - 60)
    assert house.stated(Reminded) == [began + 15 * 60, began + 30 * 60, began + 52 * 60 + 30]


async def test_whoever_is_away_and_says_to_be_back_has_the_clock_go_on_then(house: House) -> None:
    number, quick = await house.begun(), await house.begun(pace=QUICK)
    (asked,) = await house.awaited(number)
    await house.tables.guests.change_person(asked, "somebody", zone="UTC")
    absence = await house.tables.guests.go_away(asked, None, day_of(NOON + 5 * DAY, "UTC"))
    seat = (await house.live(number)).seat(asked)
    await house.passes(absence.since - NOON)
    clock = (await house.live(number)).clocks[seat]
    assert (clock.began, clock.used) == (None, absence.since - NOON)
    assert (await house.row(number)).held == absence.since
    assert (await house.row(quick)).held is None
    await house.passes(absence.until - absence.since)
    live = await house.live(number)
    assert (live.clocks[seat].began, live.row.held, live.row.held_for) == (
        absence.until,
        None,
        absence.until - absence.since,
    )
    assert live.deadline(seat) == NOON + 2 * DAY + absence.until - absence.since


async def test_who_is_away_twice_is_told_of_and_back_once(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    (late,) = await house.awaited(number)
    await house.passes(2 * DAY)
    assert (len(house.stated(WasLate)), len(house.stated(WentAway))) == (1, 1)
    async with house.tables.enter(number) as live:
        assert await house.tables.came(live, late)
        assert not await house.tables.came(live, late)
        assert not await house.tables.came(live, 99)
    assert len(house.stated(CameBack)) == 1
    assert house.stated(Called) == []


async def test_without_a_pace_nobody_is_ever_late(house: House) -> None:
    number = await house.begun(pace=NONE)
    await house.passes(30 * DAY)
    live = await house.live(number)
    assert not live.away
    assert all(not clock.late for clock in live.clocks.values())
