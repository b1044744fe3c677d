"""Rematches, and those who want to make others play, or to be called for nothing."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from bot.store import results
from bot.store.schema import ratings
from bot.tables.commit import Change
from bot.tables.facts import Called
from bot.tables.rematch import Rematches
from bot.tables.reserved import KEPT_FOR
from engines.kernel import RefusedError
from tests.bot.tables.assembly import everything, refused
from tests.bot.tables.encore import EVA, FRED, again, declines, joins, kept, nobody, over, plays_on, stored
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House
from tests.toys import WORKS

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
