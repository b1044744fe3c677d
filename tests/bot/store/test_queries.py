"""What is asked of the database finds what is meant, all of it and nothing else, in the order in which people read it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import insert, update

from bot.store import (
    Connection,
    Store,
    absences,
    clocks,
    invitations,
    leagues,
    offers,
    people,
    privacy,
    promptness,
    reservations,
    seeks,
    tables,
    timers,
    votes,
    watching,
)
from bot.store.leagues import ABSENT, IN, OVER, RUNNING, League, Pairing
from bot.store.promptness import MOST_A_DAY, MOST_TOGETHER, Tally
from bot.store.records import Person, Reservation, Seat, TableRow
from bot.store.schema import clocks as dials
from bot.store.schema import offers as on_offer
from bot.store.schema import tables as stored
from bot.store.seeks import Seek
from bot.store.votes import Vote

ADA, BEN, CLEO = 11, 12, 13
HERE, THERE = 1, 2
CHANNEL, THREAD = 20, 30
DIAL = {
    "used": 0, "open": True, "spent": 0, "granted": 0, "stage": 1, "pressed": False, "late": False, "graced": False,
    "lates": 0, "running": 0, "away": False, "returned": False,
}  # fmt: skip


async def table(connection: Connection, *sat: int | None, **changed: Any) -> int:
    """A table of these people, with a computer where nobody is."""
    values = {
        "id": 0, "title": "works", "server": HERE, "channel": CHANNEL, "thread": None, "host": ADA, "state": "playing",
        "options": {}, "places": 4, "autostart": False, "revision": 1, "created": 5,
    }  # fmt: skip
    number = await tables.add(connection, TableRow(**{**values, **changed}))
    await tables.seat(connection, number, 5, [], [Seat(seat, who, f"P{who}") for seat, who in enumerate(sat)])
    return number


async def ticks(connection: Connection, number: int, seat: int, **changed: Any) -> None:
    row = {"table_id": number, "seat": seat, "began": 50, "due": 70, **DIAL, **changed}
    await connection.execute(insert(dials), [row])


async def test_the_open_tables_of_somebody_come_in_the_order_in_which_they_wait(store: Store) -> None:
    async with store.writing() as connection:
        idle = await table(connection, ADA, state="lobby")
        late, soon = [await table(connection, ADA, BEN, title=title) for title in ("works", "lanterns")]
        await tables.save_waits(connection, late, (), {0: (3, 900)})
        await tables.save_waits(connection, soon, (), {0: (3, 100), 1: (3, 50)})
        over = await table(connection, ADA, state="finished")
        left = await table(connection, ADA, BEN)
        await tables.seat(connection, left, 9, [0], [Seat(0, None, "Ada")])
        far = await table(connection, ADA, server=THERE)

        async def mine(person: int = ADA, **which: Any) -> list[tuple[int, bool]]:
            return [(row.id, waits) for row, waits in await tables.of_person(connection, person, **which)]

        assert await mine() == [(soon, True), (late, True), (idle, False), (far, False)]
        assert await mine(server=THERE) == [(far, False)]
        assert await mine(title="lanterns") == [(soon, True)]
        assert await mine(BEN) == [(soon, True), (late, False), (left, False)]
        assert await tables.open_count(connection, ADA) == 4
        assert await tables.of_server(connection, HERE) == [idle, late, soon, left]
        assert [await tables.server_of(connection, one) for one in (far, over, 999)] == [THERE, HERE, 0]
        assert await tables.revision(connection, far) == 1
        assert await tables.revision(connection, 999) is None
        assert await privacy.open_tables(connection, ADA) == [idle, late, soon, far]
        (gone,) = [one for one in await tables.tenures(connection, left) if one["person"] == ADA]
        assert (gone["since"], gone["until"]) == (5, 9)


async def test_which_table_of_a_channel_is_meant(store: Store) -> None:
    async with store.writing() as connection:
        assert await tables.last_over(connection, CHANNEL) is None
        assert await tables.last_begun(connection, CHANNEL) is None
        early = await table(connection, ADA, state="finished", ended=90, started=1)
        late = await table(connection, ADA, state="finished", ended=80, started=2, thread=THREAD)
        given_up = await table(connection, ADA, state="abandoned", ended=99, started=3)
        lobby = await table(connection, ADA, state="lobby", title="lanterns")
        await table(connection, ADA, channel=99, started=1)
        assert await tables.last_over(connection, CHANNEL) == early
        assert await tables.last_over(connection, THREAD) == late
        assert await tables.last_begun(connection, CHANNEL) == given_up
        assert await tables.last_begun(connection, THREAD) == late
        assert [row.id for row in await tables.in_place(connection, CHANNEL)] == [lobby]
        assert [row.id for row in await tables.in_place(connection, THREAD)] == [late]
        assert await tables.in_place(connection, CHANNEL, "works") == []
        assert [await tables.of_thread(connection, one) for one in (THREAD, CHANNEL)] == [late, None]


async def test_computers_owe_where_one_plays_or_plays_on(store: Store) -> None:
    async with store.writing() as connection:
        person, computer, away, over = [
            await table(connection, ADA, None, state=state)
            for state in ("playing", "playing", "playing", "lobby")
        ]
        for number, seat in ((person, 0), (computer, 1), (away, 0), (over, 1)):
            await tables.save_waits(connection, number, (), {seat: (1, 1)})
        await ticks(connection, away, 0, away=True)
        await ticks(connection, person, 0)
        assert await tables.computers_owe(connection) == [computer, away]


async def test_clocks_are_those_that_run_and_deadlines_are_shown_the_soonest_first(store: Store) -> None:
    async with store.writing() as connection:
        one, two, stands = [await table(connection, ADA, BEN) for _ in range(3)]
        await ticks(connection, one, 0, due=80)
        await ticks(connection, one, 1, due=70)
        await ticks(connection, two, 0, due=70)
        await ticks(connection, stands, 0, began=None, due=None)
        lobby = await table(connection, ADA, state="lobby")
        await reservations.save(connection, lobby, [], [Reservation(CLEO, 0, "Cleo", 60)])
        assert sorted(await clocks.of_person(connection, ADA)) == [one, two]
        assert sorted(await clocks.of_person(connection, BEN)) == [one]
        every = await clocks.showing(connection, (0, 0), 9)
        assert every == [(60, lobby), (70, one), (70, two)]
        assert await clocks.showing(connection, (70, one), 9) == [(70, two)]
        assert await clocks.showing(connection, (0, 0), 2) == every[:2]
        assert [await clocks.overdue(connection, now) for now in (69, 70, 80)] == [0, 2, 3]
        await clocks.pressed(connection, one, [1])
        assert [row["pressed"] for row in await clocks.read(connection, one)] == [False, True]
        await clocks.postpone(connection, one, [0], None)
        await clocks.drop(connection, one, [1])
        assert [(row["seat"], row["due"]) for row in await clocks.read(connection, one)] == [(0, None)]


async def test_an_outage_moves_what_runs_and_the_night_is_looked_at_anew(store: Store) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA, BEN)
        await ticks(connection, number, 0, due=500, pushed=100)
        await ticks(connection, number, 1, began=None, due=400, pushed=100)
        await timers.put(connection, "pause", 40, table=number)
        await timers.put(connection, "vote", 40, table=number)
        await reservations.save(connection, number, [], [Reservation(CLEO, 0, "Cleo", 60)])
        await clocks.move(connection, 1000)
        await timers.move(connection, 1000)
        await reservations.move(connection, 1000)
        rows = {row["seat"]: row for row in await clocks.read(connection, number)}
        assert (rows[0]["began"], rows[0]["due"], rows[0]["pushed"]) == (1050, 1400, 0)
        assert (rows[1]["began"], rows[1]["due"], rows[1]["pushed"]) == (None, 400, 100)
        assert await timers.due_of(connection, "pause", number) == 40, "a pause has its days"
        assert await timers.due_of(connection, "vote", number) == 1040
        assert await timers.due_of(connection, "rest", number) is None
        assert (await reservations.of_table(connection, number))[0].until == 1060


async def test_timers_of_a_table_are_dropped_as_far_as_they_are_meant(store: Store) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA)
        for person in (ADA, BEN):
            for part in (0, 7):
                await timers.put(connection, "call", 50 + part, table=number, person=person, part=part)
        await timers.put(connection, "call", 9, table=number, part=7)
        assert await timers.people_of(connection, "call", number, 7) == {ADA, BEN}
        assert await timers.people_of(connection, "call", number + 1, 7) == set()
        assert await timers.due_of(connection, "call", number) == 9
        await timers.drop(connection, "call", table=number, person=ADA, part=7)
        assert await timers.people_of(connection, "call", number, 7) == {BEN}
        assert await timers.people_of(connection, "call", number, 0) == {ADA, BEN}
        await timers.drop(connection, "call", person=BEN)
        assert await timers.people_of(connection, "call", number, 0) == {ADA}
        claimed = await timers.claim(connection, 50, "one", 99, 1)
        assert [one.due for one in claimed] == [9], "the soonest first, so many at once"
        assert [one.due for one in await timers.claim(connection, 98, "two", 150, 5)] == [50]
        assert [one.due for one in await timers.claim(connection, 99, "two", 150, 5)] == [9]


async def test_votes_are_told_by_whether_they_are_open_and_when_they_were_opened(store: Store) -> None:
    async with store.writing() as connection:
        number, other = await table(connection, ADA, BEN), await table(connection, ADA, BEN)

        async def proposed(opened: int, kind: str = "extend", at: int = number, **more: Any) -> int:
            return await votes.add(
                connection, Vote(0, at, kind, more.pop("seat", None), None, ADA, opened, 900, **more)
            )

        first, second = await proposed(10), await proposed(20, "pause")
        third = await proposed(30, "seat", seat=1, candidate=CLEO)
        await proposed(30, at=other)
        await votes.cast(connection, first, BEN, 12, yes=True)
        await votes.cast(connection, first, ADA, 11, yes=True)
        await votes.cast(connection, first, BEN, 13, yes=False)
        assert [one.id for one in await votes.standing(connection, number)] == [first, second, third]
        known = await votes.one(connection, first)
        assert known is not None
        assert list(known.ballots.items()) == [(ADA, True), (BEN, False)]
        assert await votes.last_closed(connection, number) is None
        await votes.close(connection, second, 50, "failed")
        await votes.close(connection, first, 40, "passed")
        last = await votes.last_closed(connection, number)
        assert last is not None
        assert (last.id, last.outcome, last.closed) == (second, "failed", 50)
        assert [one.id for one in await votes.lately(connection, number, 15)] == [second, third]
        assert [one.id for one in await votes.lately(connection, number, 20)] == [third]
        assert [await votes.proposed_since(connection, ADA, since) for since in (9, 10, 30)] == [4, 3, 0]
        assert await votes.asks(connection, number, CLEO)
        assert not await votes.asks(connection, other, CLEO)
        await votes.move(connection, 1000)
        assert [one.ends for one in await votes.lately(connection, number, 0)] == [900, 900, 1900]
        await votes.ask_again(connection, third, "4.9")
        await timers.put(connection, "vote", 900, table=number, part=third)
        await votes.close_about(connection, number, ("seat",), [2], at=60, outcome="over")
        assert [one.id for one in await votes.standing(connection, number)] == [third]
        await votes.close_about(connection, number, ("seat",), [1], at=60, outcome="over")
        assert await votes.standing(connection, number) == []
        assert await timers.due_of(connection, "vote", number) is None
        assert await votes.one(connection, 999) is None


async def test_what_there_is_to_join_or_to_watch_comes_with_seats_and_offers(store: Store) -> None:
    async with store.writing() as connection:
        old, new = (
            await table(connection, ADA, None),
            await table(connection, BEN, ADA, state="lobby", title="lanterns"),
        )
        await table(connection, ADA, state="finished")
        await table(connection, ADA, server=THERE)
        await connection.execute(insert(on_offer).values(table_id=old, seat=1, at=5))
        await reservations.save(connection, new, [], [Reservation(CLEO, 3, "Cleo", 60)])
        found = await watching.in_server(connection, HERE)
        assert [(one.row.id, one.row.people, one.offered) for one in found] == [
            (new, [BEN, ADA], frozenset()),
            (old, [ADA], frozenset({1})),
        ]
        assert [one.person for one in found[0].row.kept] == [CLEO]
        assert [one.row.id for one in await watching.in_server(connection, HERE, "works")] == [old]
        await watching.add(connection, old, CLEO)
        await watching.add(connection, old, BEN)
        assert await watching.of_table(connection, old) == [BEN, CLEO]
        assert await watching.watches(connection, old, BEN)
        assert not await watching.watches(connection, new, BEN)
        assert [await watching.end(connection, old, BEN) for _ in range(2)] == [True, False]
        assert await offers.of_table(connection, old) == {1}
        await offers.change(connection, old, 9, [0], [1])
        assert await offers.of_table(connection, old) == {0}


async def test_seats_are_kept_in_an_order_and_for_whoever_has_not_come(store: Store) -> None:
    async with store.writing() as connection:
        late, soon = [await table(connection, BEN, state="lobby") for _ in range(2)]
        kept = [
            Reservation(CLEO, 2, "Cleo", 90),
            Reservation(ADA, 1, "Ada", 80),
            Reservation(BEN, 0, "Ben", 70),
        ]
        await reservations.save(connection, late, [], kept)
        await reservations.save(connection, soon, [], [Reservation(CLEO, 0, "Cleo", 50)])
        assert [one.person for one in await reservations.of_table(connection, late)] == [BEN, ADA, CLEO]
        assert [(row.id, until) for row, until in await reservations.of_person(connection, CLEO)] == [
            (soon, 50),
            (late, 90),
        ]
        assert await reservations.of_person(connection, BEN) == [], "who sits there already"
        await reservations.save(connection, late, kept, [replace(kept[0], until=95)])
        assert await reservations.in_tables(connection, [late, soon, 999]) == {
            late: [Reservation(CLEO, 2, "Cleo", 95)],
            soon: [Reservation(CLEO, 0, "Cleo", 50)],
        }


async def test_invitations_count_for_a_day(store: Store) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA, state="lobby")
        for at, guest in ((10, BEN), (20, BEN), (30, CLEO)):
            await invitations.add(connection, number, ADA, guest, at)
        assert [await invitations.sent(connection, ADA, since) for since in (9, 10, 30)] == [3, 2, 0]
        assert [await invitations.got(connection, BEN, since) for since in (9, 10, 20)] == [2, 1, 0]
        await invitations.forget_before(connection, 10)
        assert await invitations.sent(connection, ADA, 0) == 2
        await invitations.cast_out(connection, number, CLEO)
        assert await invitations.outcast(connection, number, [BEN, CLEO]) == {CLEO}
        assert await invitations.outcast(connection, number + 1, [BEN, CLEO]) == set()


async def test_who_seeks_is_found_until_it_is_over(store: Store) -> None:
    async with store.writing() as connection:
        one = Seek(0, ADA, HERE, CHANNEL, "works", None, 20, 90)
        first = await seeks.add(connection, one)
        earlier = await seeks.add(connection, replace(one, person=BEN, at=10))
        await seeks.add(connection, replace(one, person=CLEO, server=THERE))
        assert [found.id for found in await seeks.in_server(connection, HERE, 89)] == [earlier, first]
        assert await seeks.in_server(connection, HERE, 90) == []
        assert await seeks.note_message(connection, first, 77)
        assert (await seeks.one(connection, first)) == replace(one, id=first, message=77)
        assert await seeks.end(connection, [first, earlier]) == 2
        assert await seeks.end(connection, [first]) == 0
        assert not await seeks.note_message(connection, first, 78)
        assert not await seeks.note_message(connection, 999, 78)
        assert await seeks.of_person(connection, ADA) == []
        await seeks.drop(connection, first)
        assert await seeks.of_person(connection, ADA, over=True) == []
        assert await seeks.one(connection, first) is None


async def test_who_has_given_a_match_up_lately_is_known(store: Store) -> None:
    async with store.writing() as connection:
        both, alone = await table(connection, ADA, BEN), await table(connection, ADA, None)
        for number in (both, alone):
            await tables.seat(connection, number, 50, [0], [Seat(0, None, "Ada")])
        assert [await offers.gave_up(connection, ADA, since) for since in (49, 50)] == [True, False]
        assert not await offers.gave_up(connection, BEN, 0)
        await ticks(connection, both, 1, away=True)
        assert await offers.gave_up(connection, BEN, 999)
        await connection.execute(update(stored).values(state="finished"))
        assert not await offers.gave_up(connection, BEN, 999)
        lonely = await table(connection, CLEO, None)
        await tables.seat(connection, lonely, 60, [0], [Seat(0, None, "Cleo")])
        assert not await offers.gave_up(connection, CLEO, 0), "who played alone has let nobody down"


async def test_absences_end_and_are_forgotten(store: Store) -> None:
    async with store.writing() as connection:
        for since, until in ((100, 200), (300, 400), (500, 600)):
            await absences.add(connection, ADA, since, until)
        every = await absences.current_and_next(connection, ADA)
        assert [one.since for one in every] == [100, 300, 500]
        assert [one.since for one in await absences.current_and_next(connection, ADA, 200)] == [300, 500]
        await absences.end(connection, every[2], 450)
        await absences.end(connection, every[1], 350)
        assert [(one.since, one.until) for one in await absences.current_and_next(connection, ADA)] == [
            (100, 200),
            (300, 350),
        ]
        due = sorted((one.kind, one.due) for one in await timers.claim(connection, 999, "one", 9999, 99))
        assert due == [("leaving", 100), ("return", 200), ("return", 350)]
        await absences.forget_before(connection, ADA, 200)
        assert [one.since for one in await absences.current_and_next(connection, ADA)] == [300]


async def test_a_day_counts_no_more_than_so_many_in_time_and_every_lateness(store: Store) -> None:
    async with store.writing() as connection:
        await people.save_person(connection, Person(BEN, "Ben", listed=False))
        for circle in range(10):
            for _ in range(MOST_TOGETHER + 1):
                await promptness.count(
                    connection, [Tally(ADA, 7, circle=circle), Tally(BEN, 7, circle=circle)]
                )
        for _ in range(4):
            await promptness.count(connection, [Tally(ADA, 8, late=True)])
        assert await promptness.since(connection, [ADA, BEN], 7) == {ADA: (20, 4), BEN: (20, 0)}
        assert MOST_A_DAY == 20
        assert await promptness.since(connection, [ADA], 8) == {ADA: (0, 4)}
        assert await promptness.shown_since(connection, [ADA, BEN], 7) == {ADA: (20, 4)}
        await promptness.count(connection, [Tally(CLEO, 7, circle=1)] * 1)
        await promptness.count(connection, [Tally(CLEO, 8, late=True, undone=7, circle=1)])
        assert await promptness.since(connection, [CLEO], 0) == {CLEO: (0, 1)}
        await promptness.count(connection, [Tally(CLEO, 8, late=True, undone=7, circle=1)])
        assert await promptness.since(connection, [CLEO], 0) == {CLEO: (0, 2)}, "never less than none"
        await promptness.forget_before(connection, 8)
        assert await promptness.since(connection, [ADA], 0) == {ADA: (0, 4)}


async def test_leagues_are_listed_and_change_only_from_where_they_stand(store: Store) -> None:
    async with store.writing() as connection:
        plain = League(0, "works", HERE, CHANNEL, ADA, "daily", 2, 5)
        first = await leagues.add(connection, replace(plain, state=OVER))
        second, third = await leagues.add(connection, plain), await leagues.add(connection, plain)
        await leagues.add(connection, replace(plain, server=THERE, channel=99, organiser=BEN))
        assert [one.id for one in await leagues.of_server(connection, HERE)] == [third, second, first]
        assert [one.id for one in await leagues.in_channel(connection, CHANNEL)] == [second, third]
        for person, since in ((CLEO, 30), (BEN, 40), (ADA, 40)):
            await leagues.set_member(connection, third, person, IN, since)
        assert [one.person for one in await leagues.members_of(connection, third)] == [CLEO, ADA, BEN]
        assert await leagues.of_person(connection, BEN) == [third, third + 1]
        await leagues.mark(connection, third, [ADA], ABSENT)
        await leagues.drop_member(connection, third, CLEO)
        known = {one.person: one.state for one in await leagues.members_of(connection, third)}
        assert known == {ADA: ABSENT, BEN: IN}
        number = await table(connection, ADA, BEN)
        await leagues.draw(connection, third, [Pairing(1, ADA, 1), Pairing(1, BEN, 1), Pairing(1, CLEO, 0)])
        await leagues.opened(connection, third, 1, 1, number)
        await leagues.settle(connection, third, 1, {ADA: 120, BEN: 0})
        await leagues.settle(connection, third, 1, {CLEO: 60}, place=2)
        assert await leagues.pairings_of(connection, third) == [
            Pairing(1, ADA, 1, number, 120),
            Pairing(1, BEN, 1, number, 0),
            Pairing(1, CLEO, 2, None, 60),
        ]
        assert await leagues.wake(connection, number, 44)
        assert not await leagues.wake(connection, number + 1, 44)
        (timer,) = await timers.claim(connection, 44, "one", 99, 9)
        assert (timer.kind, timer.part, timer.table) == ("league", third, None)
        known_then = await leagues.one(connection, third)
        assert known_then is not None
        await leagues.change(connection, known_then, state=RUNNING)
        found = await leagues.one(connection, third)
        assert found == replace(plain, id=third, state=RUNNING)
        assert await leagues.one(connection, 999) is None


async def test_who_sat_before_the_clock_was_put_back_left_no_earlier_than_they_came(store: Store) -> None:
    async with store.writing() as connection:
        number = await table(connection, ADA, BEN)
        await tables.seat(connection, number, 2, [0], [])
        rows = await tables.tenures(connection, number)
        assert [(one["person"], one["since"], one["until"]) for one in rows] == [(ADA, 5, 5), (BEN, 5, None)]
        await tables.forget_seats(connection, number)
        assert await tables.tenures(connection, number) == []
