"""What is due although there is nothing to do about it any more is forgotten, and changes nothing; what is due too early waits."""

from __future__ import annotations

import pytest

from bot.store import timers
from bot.store.records import Reservation
from bot.tables.callings import Later, call_later, note_later
from bot.tables.clock import DAY, HOUR, NONE
from bot.tables.commit import Change
from bot.tables.facts import Called, CalledToVote, Idle, Missing, TimeChanged
from bot.tables.play import SILENT_FOR
from tests.bot.tables.assembly import everything, known, outcomes, proposes, refused, says
from tests.bot.tables.wall import ADA, BEN, CLEO, NOON, House
from tests.toys import WORKS


async def due(house: House, number: int, kind: str, *, part: int = 0, person: int | None = None) -> None:
    """Something comes due at a table."""
    async with house.store.writing() as connection:
        await timers.put(connection, kind, int(house.wall.now), table=number, person=person, part=part)
    await house.clockwork.tick()


async def moment(house: House, number: int, kind: str) -> int | None:
    async with house.store.reading() as connection:
        return await timers.due_of(connection, kind, number)


async def lobby(house: House) -> int:
    return (await house.tables.open(WORKS, (1, 2), (ADA, "Ada"), WORKS.options(), pace="daily")).id


@pytest.mark.parametrize("kind", ["rest", "pause", "reserved", "begins", "idle", "shut", "vote"])
@pytest.mark.parametrize("over", [False, True])
async def test_a_match_that_goes_on_or_is_over_is_left_as_it_is(
    house: House, kind: str, *, over: bool
) -> None:
    number = await house.begun(ADA, BEN)
    if over:
        await house.tables.close_place(number, "lost")
    before = await everything(house, number)
    house.facts.clear()
    await due(house, number, kind, part=7 if kind == "vote" else 0)
    assert await everything(house, number) == before
    assert await moment(house, number, kind) is None
    assert house.facts == []


async def test_a_pause_goes_on_where_it_is_still_one(house: House) -> None:
    number = await house.begun(ADA, BEN)
    async with house.tables.enter(number) as live:
        await house.tables.commit(live, Change(columns={"paused": NOON, "paused_for": 60}))
    house.wall.now += HOUR
    await due(house, number, "pause")
    row = await house.row(number)
    assert (row.paused, row.paused_for) == (None, HOUR + 60)
    assert house.stated(TimeChanged) == [NOON + HOUR]


async def test_a_lobby_whose_time_was_taken_back_neither_begins_nor_misses_anybody(house: House) -> None:
    number = await lobby(house)
    await house.tables.join(number, BEN, "Ben")
    await due(house, number, "begins")
    assert (await house.row(number)).state == "lobby"
    assert house.stated(Missing) == []
    await due(house, number, "idle")
    assert house.stated(Idle) == [NOON]
    assert await moment(house, number, "shut") == NOON + DAY
    await due(house, number, "shut")
    row = await house.row(number)
    assert (row.state, row.reason, row.ended) == ("abandoned", "idle", NOON)


async def test_silence_counts_from_the_last_answer_and_not_without_a_pace(house: House) -> None:
    number = await house.begun(ADA, BEN, late="nothing")
    await due(house, number, "silence")
    assert await moment(house, number, "silence") == NOON + SILENT_FOR
    house.wall.now += HOUR
    await house.answers(number, (await house.awaited(number))[0])
    house.wall.now += HOUR
    await due(house, number, "silence")
    assert await moment(house, number, "silence") == NOON + HOUR + SILENT_FOR
    free = await house.begun(ADA, BEN, pace=NONE, late="nothing")
    house.wall.now += SILENT_FOR + DAY
    await due(house, free, "silence")
    assert await moment(house, free, "silence") == int(house.wall.now) + SILENT_FOR
    assert (await house.row(free)).state == "playing"
    await due(house, number, "silence")
    assert ((await house.row(number)).reason, await moment(house, number, "silence")) == ("silent", None)


async def test_a_vote_that_is_open_for_longer_is_ended_then(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    (vote,) = await known(house, number)
    await due(house, number, "vote", part=vote.id)
    assert await outcomes(house, number) == [None]
    assert await moment(house, number, "vote") == vote.ends
    house.wall.now = vote.ends - 1
    await says(house, number, BEN)
    assert await outcomes(house, number) == ["passed"]
    assert await moment(house, number, "vote") is None
    await due(house, number, "vote", part=vote.id)
    assert await outcomes(house, number) == ["passed"]


async def test_a_vote_to_go_back_is_over_when_its_answer_was_taken_back(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    (first,) = await house.awaited(number)
    await house.answers(number, first)
    await proposes(house, number, CLEO, "back", value="0")
    await house.tables.undo(number, first)
    assert await refused(says(house, number, BEN)) == "vote-over vote-overtaken-back"
    assert await outcomes(house, number) == ["over"]


async def test_nobody_is_called_where_nobody_waits_for_them_any_more(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    (vote,) = await known(house, number)
    for person, part, called in (
        (BEN, vote.id, 1),
        (ADA, vote.id, 1),
        (99, vote.id, 1),
        (CLEO, 999, 1),
        (CLEO, vote.id, 2),
    ):
        await due(house, number, "call", person=person, part=part)
        assert len(house.stated(CalledToVote)) == called
        assert await moment(house, number, "call") is None
    house.wall.now = vote.ends
    await due(house, number, "call", person=BEN, part=vote.id)
    assert len(house.stated(CalledToVote)) == 2


async def test_for_whom_a_seat_is_kept_is_called_awake_and_once(house: House) -> None:
    number = await lobby(house)
    async with house.tables.enter(number) as live:
        await house.tables.commit(live, Change(reserved=[Reservation(BEN, 0, "Ben", NOON + DAY)]))
    await due(house, number, "call", person=CLEO)
    assert house.stated(Called) == []
    hour = NOON // HOUR % 24
    await house.tables.guests.change_person(BEN, "Ben", zone="UTC", quiet_from=hour, quiet_to=hour + 2)
    await due(house, number, "call", person=BEN)
    assert house.stated(Called) == []
    assert await moment(house, number, "call") == NOON // HOUR * HOUR + 2 * HOUR
    await house.passes(2 * HOUR)
    assert [fact.people for _, fact in house.facts if isinstance(fact, Called)] == [(BEN,)]
    assert await moment(house, number, "call") is None


async def test_whoever_sleeps_until_a_vote_is_over_is_not_called_to_it(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    (vote,) = await known(house, number)
    async with house.store.writing() as connection:
        await call_later(connection, vote, vote.id, {BEN: vote.ends, CLEO: vote.ends - 1})
        assert await timers.people_of(connection, "call", number, vote.id) == {CLEO}
        await note_later(connection, number, [Later(CLEO, vote.id, NOON + 5)])
    assert await moment(house, number, "call") == NOON + 5, "who was to be called already is called once"


async def test_a_seat_whose_clock_nobody_knows_is_not_looked_at_again(house: House) -> None:
    number = await house.begun(ADA, BEN)
    before = await everything(house, number)
    await house.clockwork._seats(number, [5])
    assert await everything(house, number) == before
    async with house.tables.enter(number) as live:
        live.frozen = True
        await house.clockwork._seat(live, 0)
    house.restart()
    assert await house.clockwork.next() == NOON + HOUR, "what cannot be read is looked at again in an hour"
