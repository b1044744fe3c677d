"""Rematches: whoever asks sits, a seat is kept for everybody else who stayed, and what cannot be done is a sentence."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.tables.commit import Change
from bot.tables.facts import Called
from bot.tables.moderation import Moderation
from bot.tables.reserved import KEPT_FOR
from tests.bot.tables.assembly import everything, refused
from tests.bot.tables.encore import EVA, again, declines, joins, kept, over, plays_on, stored
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House
from tests.sizes import first
from tests.toys import WORKS

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
