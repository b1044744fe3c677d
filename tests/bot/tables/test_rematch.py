"""Rematches, on both databases: whoever asks sits, a seat is kept for everybody else who stayed, and nobody is made to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from itertools import permutations
from typing import Any

import pytest
from sqlalchemy import event, select

from bot.store import ConflictError, Store, erasing, results
from bot.store.records import Seat, TableRow
from bot.store.schema import endings, ratings, reservations, tables, timers
from bot.tables.clock import HOUR
from bot.tables.commit import RESERVED, Change
from bot.tables.facts import Called, Reserved
from bot.tables.moderation import Moderation
from bot.tables.rematch import Rematches
from bot.tables.reserved import KEPT_FOR
from engines.kernel import RefusedError
from tests.bot.tables.assembly import everything, refused
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NAMES, NOON, House
from tests.e2e.stage import Toys
from tests.sizes import first
from tests.toys import WORKS

EVA, FRED = 15, 16


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys():
        yield House(store)


async def nobody(_: Collection[int]) -> Collection[int]:
    """Nobody has left the server."""
    return ()


async def plays_on(house: House, number: int) -> None:
    """Whoever is asked answers, until the match is over."""
    while (await house.row(number)).state == "playing":
        for person in await house.awaited(number):
            await house.answers(number, person)


async def over(house: House, *people: int) -> int:
    """A match of these people that is over; a moderator has closed it."""
    number = await house.begun(*people)
    async with house.tables.enter(number) as live:
        await Moderation(house.tables).close(live, EVA, "late")
    return number


async def again(house: House, number: int, person: int = ADA) -> int:
    """Somebody asks for a rematch."""
    return (await Rematches(house.tables).open(number, person, nobody)).row.id


async def joins(house: House, number: int, person: int) -> None:
    await house.tables.join(number, person, NAMES.get(person, f"Player {person}"))


async def declines(house: House, number: int, person: int) -> None:
    async with house.tables.enter(number) as live:
        await house.tables.lobby.decline(live, person)


async def kept(house: House, number: int) -> list[int]:
    """For whom seats are kept."""
    return [one.person for one in (await house.row(number)).kept]


async def stored(house: House) -> tuple[int, list[int], list[int | None], list[int]]:
    """How many tables there are, for whom seats are kept, the rematches of endings, and when seats fall free."""
    async with house.store.reading() as connection:
        opened = len((await connection.execute(select(tables.c.id))).all())
        people = list((await connection.execute(select(reservations.c.person))).scalars())
        known = list((await connection.execute(select(endings.c.rematch))).scalars())
        due = select(timers.c.due).where(timers.c.kind == RESERVED)
        return opened, sorted(people), known, list((await connection.execute(due)).scalars())


# Who sits, and for whom a seat is kept


async def test_whoever_asks_sits_and_a_seat_is_kept_for_all_others(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    row = await house.row(await again(house, number, BEN))
    assert (row.state, row.host, row.people, row.places) == ("lobby", BEN, [BEN], 3)
    assert [(one.person, one.name, one.until) for one in row.kept] == [
        (CLEO, "Cleo", NOON + KEPT_FOR),
        (ADA, "Ada", NOON + KEPT_FOR),
    ]
    assert [fact.people for _, fact in house.facts if isinstance(fact, Called)] == [(ADA, CLEO)]


@pytest.mark.parametrize("order", list(permutations((BEN, CLEO, DAN))))
@pytest.mark.parametrize("host", first([ADA, CLEO]))
async def test_in_whatever_order_they_accept_the_second_seat_of_the_last_match_is_first(
    house: House, order: tuple[int, ...], host: int
) -> None:
    number = await over(house, ADA, BEN, CLEO, DAN)
    lobby = await again(house, number, host)
    for person in [ADA if one == host else one for one in order]:
        await joins(house, lobby, person)
        house.restart()
    row = await house.row(lobby)
    assert (row.people, row.host, row.kept) == ([BEN, CLEO, DAN, ADA], host, [])
    assert [seat.seat for seat in row.seats] == [0, 1, 2, 3]


async def test_strangers_sit_behind_those_who_played(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await declines(house, lobby, CLEO)
    await joins(house, lobby, DAN)
    await joins(house, lobby, BEN)
    assert (await house.row(lobby)).people == [BEN, ADA, DAN]


async def test_computers_of_the_match_sit_again_and_those_left_behind_do_not(house: House) -> None:
    row = await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options())
    for person in (BEN, CLEO):
        await joins(house, row.id, person)
    await house.tables.add_computer(row.id, ADA)
    await house.tables.start(row.id, ADA)
    await house.tables.leave(row.id, BEN)
    await plays_on(house, row.id)
    lobby = await house.row(await again(house, row.id))
    assert [(seat.person, seat.name) for seat in lobby.seats] == [(None, ""), (ADA, "Ada")]
    assert (await kept(house, lobby.id), lobby.places) == ([CLEO], 4)


async def test_for_whoever_was_away_at_the_end_a_seat_is_kept(house: House) -> None:
    number = await house.begun(ADA, BEN)
    while BEN not in await house.awaited(number):
        await house.answers(number, ADA)
    async with house.tables.enter(number) as live:
        await house.tables.play.send_away(live, live.seat(BEN), Change(number=live.begun.length))
    await plays_on(house, number)
    assert await kept(house, await again(house, number)) == [BEN]


@pytest.mark.long
async def test_a_rematch_of_a_rematch(house: House) -> None:
    number = await over(house, ADA, BEN)
    for host, other in ((ADA, BEN), (BEN, ADA), (ADA, BEN)):
        lobby = await again(house, number, host)
        assert await kept(house, lobby) == [other]
        await joins(house, lobby, other)
        await house.tables.start(lobby, host)
        await plays_on(house, lobby)
        number = lobby


# Attacks


async def test_who_leaves_again_and_again_is_never_made_to_play(house: House) -> None:
    """Ben leaves in the first turn, Ada ends the match and asks for a rematch, as often as she likes: he is in none."""
    number = await house.begun(ADA, BEN)
    await house.tables.leave(number, BEN)
    for _ in range(4):
        await plays_on(house, number)
        assert await refused(Rematches(house.tables).open(number, BEN, nobody)) == (
            "rematch-left" if number == 1 else "rematch-not-yours"
        )
        number = await again(house, number)
        row = await house.row(number)
        assert (row.expected, row.places) == ([ADA], 2)
        if not row.seats[1:]:
            await house.tables.add_computer(number, ADA)
        await house.tables.start(number, ADA)
    async with house.store.reading() as connection:
        rated = list(await connection.execute(select(ratings.c.person, ratings.c.ending)))
    assert {ending for _, ending in rated} <= {1}
    assert not [fact for _, fact in house.facts if isinstance(fact, Called)]


async def test_those_who_stayed_play_on_without_whoever_left_and_that_is_rated(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.tables.leave(number, BEN)
    await plays_on(house, number)
    lobby = await again(house, number)
    assert await kept(house, lobby) == [CLEO]
    await joins(house, lobby, CLEO)
    await house.tables.start(lobby, ADA)
    await plays_on(house, lobby)
    async with house.store.reading() as connection:
        ending = await results.ending_of(connection, lobby)
        assert ending is not None
        query = select(ratings.c.person).where(ratings.c.ending == ending.id)
        rated = set((await connection.execute(query)).scalars())
    assert (ending.unrated, rated) == (None, {ADA, CLEO})


async def test_start_takes_only_those_who_accepted(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await joins(house, lobby, CLEO)
    await house.tables.start(lobby, ADA)
    row = await house.row(lobby)
    assert (row.state, row.people) == ("playing", [CLEO, ADA])
    assert await refused(joins(house, lobby, BEN)) == "table-started"
    assert await refused(declines(house, lobby, BEN)) == "table-started"
    assert (await stored(house))[1:] == ([], [lobby], [])


async def test_whoever_opens_and_leaves_it_again_and_again_has_nobody_called_twice(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)

    def called() -> list[tuple[int, ...]]:
        return [fact.people for _, fact in house.facts if isinstance(fact, Called)]

    for _ in range(3):
        lobby = await again(house, number)
        assert await kept(house, lobby) == [BEN, CLEO]
        await house.tables.leave(lobby, ADA)
        assert (await house.row(lobby)).state == "abandoned"
    assert called() == [(BEN, CLEO)]
    await house.tables.leave(await again(house, number, BEN), BEN)
    assert called() == [(BEN, CLEO), (ADA,)], "Ada was not called before"
    await house.passes(KEPT_FOR)
    await again(house, number)
    assert called()[2:] == [(BEN, CLEO)]


async def test_whoever_begins_and_leaves_it_again_and_again_has_nobody_called_twice(house: House) -> None:
    """Ben helps Ada; Cleo has never come."""
    number = await over(house, ADA, BEN, CLEO)

    def called() -> list[tuple[int, ...]]:
        return [fact.people for _, fact in house.facts if isinstance(fact, Called)]

    for _ in range(3):
        lobby = await again(house, number)
        await joins(house, lobby, BEN)
        await house.tables.start(lobby, ADA)
        await house.tables.leave(lobby, BEN)
        await house.tables.leave(lobby, ADA)
    assert called() == [(BEN, CLEO)]
    assert await kept(house, await again(house, number)) == [BEN, CLEO], "the seats are kept all the same"


@pytest.mark.long
async def test_whoever_came_to_the_last_rematch_is_called_to_the_next(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await joins(house, lobby, BEN)
    await house.tables.start(lobby, ADA)
    await plays_on(house, lobby)
    await again(house, number)
    assert [fact.people for _, fact in house.facts if isinstance(fact, Called)] == [(BEN, CLEO), (BEN,)]


# What others can do meanwhile


async def test_kept_seats_are_taken_for_everybody_else(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    before = await everything(house, lobby)
    with pytest.raises(RefusedError) as why:
        await joins(house, lobby, DAN)
    assert (why.value.text.id, why.value.text.args["moment"]) == ("table-kept", str(NOON + KEPT_FOR))
    assert await refused(house.tables.add_computer(lobby, ADA)) == "table-kept"
    assert await everything(house, lobby) == before
    await declines(house, lobby, BEN)
    await joins(house, lobby, DAN)
    assert await refused(joins(house, lobby, EVA)) == "table-kept"
    await joins(house, lobby, CLEO)
    assert await refused(joins(house, lobby, EVA)) == "table-full"


async def test_two_strangers_and_the_person_for_whom_a_seat_is_kept_at_once(house: House) -> None:
    """One seat is free, and one is kept: one of the strangers gets the first, and nobody else the second."""
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await declines(house, lobby, CLEO)
    done = await asyncio.gather(
        *(joins(house, lobby, person) for person in (DAN, EVA, BEN, BEN, FRED)), return_exceptions=True
    )
    row = await house.row(lobby)
    assert len(row.people) == len(set(row.people)) == 3
    assert {ADA, BEN} < set(row.people)
    assert sum(one is None for one in done) == 2
    assert all(one is None or isinstance(one, RefusedError) for one in done)


async def test_accepting_and_declining_at_once_is_one_of_them(house: House) -> None:
    number = await over(house, ADA, BEN)
    lobby = await again(house, number)
    done = await asyncio.gather(
        joins(house, lobby, BEN),
        declines(house, lobby, BEN),
        joins(house, lobby, DAN),
        return_exceptions=True,
    )
    assert len((await house.row(lobby)).people) == 2
    assert await kept(house, lobby) == []
    assert sum(one is None for one in done) == (2 if DAN in (await house.row(lobby)).people else 1)


async def test_a_lobby_that_begins_by_itself_counts_only_who_sits(house: House) -> None:
    number = await over(house, ADA, BEN)
    kept_ = (await house.row(await again(house, number))).reserved
    row = await house.tables.open(
        WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), places=3, autostart=True, beside=Change(reserved=kept_)
    )
    await joins(house, row.id, DAN)
    assert (await house.row(row.id)).state == "lobby"
    await joins(house, row.id, BEN)
    assert (await house.row(row.id)).state == "playing"


# Sentences


async def test_what_cannot_be_done_is_a_sentence_and_changes_nothing(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await joins(house, lobby, CLEO)
    before = await everything(house, lobby), await stored(house)
    for attempt, why in (
        (joins(house, lobby, CLEO), "table-already-joined"),
        (declines(house, lobby, CLEO), "reserved-sits"),
        (declines(house, lobby, ADA), "reserved-sits"),
        (declines(house, lobby, DAN), "reserved-not"),
        (house.tables.start(lobby, BEN), "table-host-only"),
        (again(house, number), "rematch-open"),
        (again(house, number, BEN), "rematch-open"),
        (again(house, lobby), "rematch-not-over"),
        (again(house, number, DAN), "rematch-not-yours"),
    ):
        assert await refused(attempt) == why
    assert (await everything(house, lobby), await stored(house)) == before
    await declines(house, lobby, BEN)
    assert await refused(declines(house, lobby, BEN)) == "reserved-not"
    async with house.tables.enter(lobby) as live:
        await Moderation(house.tables).close(live, EVA, "late")
    assert await refused(joins(house, lobby, BEN)) == "table-over"
    assert await refused(declines(house, lobby, BEN)) == "table-over"
    assert (await stored(house))[1:] == ([], [lobby], [])


async def test_whoever_sits_at_too_many_tables_is_told_and_the_seat_stays_kept(house: House) -> None:
    number = await over(house, ADA, BEN)
    lobby = await again(house, number)
    others = [
        (await house.tables.open(WORKS, (1, 2), (BEN, "Ben"), WORKS.options())).id
        for _ in range(house.tables.most_open)
    ]
    assert await refused(joins(house, lobby, BEN)) == "table-too-many"
    assert await kept(house, lobby) == [BEN]
    await house.tables.leave(others[0], BEN)
    await joins(house, lobby, BEN)
    assert (await house.row(lobby)).people == [BEN, ADA]


# Falling free


async def test_after_48_hours_the_seats_fall_free_once(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    await joins(house, lobby, CLEO)
    house.restart()
    await house.passes(KEPT_FOR - 1)
    assert await kept(house, lobby) == [BEN]
    stated = len(house.stated(Reserved))
    await house.passes(1)
    assert await kept(house, lobby) == []
    revision = (await house.row(lobby)).revision
    await house.passes(HOUR)
    house.restart()
    await house.passes(HOUR)
    assert house.stated(Reserved)[stated:] == [NOON + KEPT_FOR]
    assert (await house.row(lobby)).revision == revision
    assert (await stored(house))[1:] == ([ADA, CLEO], [lobby], [])
    assert await refused(declines(house, lobby, BEN)) == "reserved-not"
    await joins(house, lobby, DAN)
    assert await refused(joins(house, lobby, BEN)) == "table-full"
    assert (await house.row(lobby)).people == [CLEO, ADA, DAN]


async def test_at_the_moment_itself_a_seat_is_free_although_nothing_has_ticked(house: House) -> None:
    number = await over(house, ADA, BEN)
    lobby = await again(house, number)
    house.wall.now += KEPT_FOR
    assert await refused(declines(house, lobby, BEN)) == "reserved-not"
    await joins(house, lobby, DAN)
    await house.passes(0)
    assert (await house.row(lobby)).expected == [ADA, DAN]


async def test_what_passes_while_nobody_is_served_counts_against_nobody(house: House) -> None:
    number = await over(house, ADA, BEN)
    lobby = await again(house, number)
    await house.live(lobby)
    house.wall.now += KEPT_FOR + HOUR
    await house.tables.move_time(KEPT_FOR, {})
    known = (await house.live(lobby)).row.kept
    assert known == (await house.row(lobby)).kept
    assert [one.until for one in known] == [NOON + 2 * KEPT_FOR]
    await house.passes(KEPT_FOR - HOUR - 1)
    assert await kept(house, lobby) == [BEN]
    await house.passes(1)
    assert await kept(house, lobby) == []


async def test_who_gets_up_has_no_seat_kept_any_more_and_the_host_passes_on(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO, DAN)
    lobby = await again(house, number)
    for person in (DAN, CLEO):
        await joins(house, lobby, person)
    await house.tables.leave(lobby, ADA)
    row = await house.row(lobby)
    assert (row.host, row.people, await kept(house, lobby)) == (CLEO, [CLEO, DAN], [BEN])
    await joins(house, lobby, ADA)
    assert (await house.row(lobby)).people == [CLEO, DAN, ADA]
    await joins(house, lobby, BEN)
    assert (await house.row(lobby)).people == [BEN, CLEO, DAN, ADA]


async def test_whoever_is_erased_has_no_seat_kept_any_more(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    lobby = await again(house, number)
    async with house.store.writing() as connection:
        shown = await erasing.erase(connection, BEN)
    assert lobby in shown.open
    await house.tables.renamed(shown.open, shown.over)
    assert (await house.live(lobby)).row.expected == [ADA, CLEO]
    await house.passes(KEPT_FOR)
    assert await kept(house, lobby) == []


# One transaction


async def test_a_lobby_its_kept_seats_and_the_note_of_it_are_stored_as_one(house: House) -> None:
    """Whichever statement a process dies before: there is all of it or nothing, and it can be asked for again."""
    number = await over(house, ADA, BEN, CLEO)
    before, died = await stored(house), 0
    while True:
        house.restart()
        try:
            async with dying(house.store, died):
                lobby = await again(house, number)
        except DiedError:
            assert await stored(house) == before
            died += 1
        else:
            break
    assert died > 5
    assert await stored(house) == (2, [ADA, BEN, CLEO], [lobby], [NOON + KEPT_FOR])


class DiedError(Exception):
    """The process is no more."""


class dying:  # noqa: N801  # reads as a sentence
    """A process that dies before so many statements of a transaction."""

    def __init__(self, store: Store, left: int) -> None:
        self._engine: Any = store._writer.sync_engine  # where all statements pass
        self._left = left

    def _count(self, *_: object) -> None:
        if not self._left:
            raise DiedError
        self._left -= 1

    async def __aenter__(self) -> None:
        event.listen(self._engine, "before_cursor_execute", self._count)

    async def __aexit__(self, *_: object) -> None:
        event.remove(self._engine, "before_cursor_execute", self._count)


async def test_of_many_who_ask_at_once_one_opens_it(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)
    rematches = [Rematches(house.tables) for _ in range(3)]  # as processes that do not know of each other
    done = await asyncio.gather(
        *(one.open(number, person, nobody) for one in rematches for person in (ADA, BEN, CLEO)),
        return_exceptions=True,
    )
    assert sum(not isinstance(one, BaseException) for one in done) == 1
    assert all(isinstance(one, (RefusedError, ConflictError)) for one in done if isinstance(one, Exception))
    assert (await stored(house))[0] == 2


async def test_for_whoever_is_erased_while_it_opens_no_seat_is_kept(house: House) -> None:
    number = await over(house, ADA, BEN, CLEO)

    async def away(_: Collection[int]) -> Collection[int]:
        async with house.store.writing() as connection:
            await erasing.erase(connection, BEN)
        return ()

    with pytest.raises(ConflictError):
        await Rematches(house.tables).open(number, ADA, away)
    assert (await stored(house))[0] == 1
    row: TableRow = await house.row(await again(house, number))
    assert row.expected == [ADA, CLEO]
    assert row.seats == [Seat(0, ADA, "Ada")]
