"""People who are of one mind against another: no vote lets them look, stall without end, or throw anybody out."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.store import tables
from bot.tables.clock import DAILY, DAY, HOUR, MINUTE, QUICK, WEEKLY
from bot.tables.pausing import PAUSED_AT_MOST
from engines.kernel import RefusedError
from tests.bot.tables.assembly import known, outcomes, proposes, refused, says
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House
from tests.sizes import first


@pytest.mark.parametrize("victims", first([1, 2]))
async def test_two_who_want_to_stall_come_to_an_end(house: House, victims: int) -> None:
    """They pause, ask for time and another pace, take back and answer just before every deadline; the others only play."""
    people = (ADA, BEN, CLEO, DAN)[: 2 + victims]
    number = await house.begun(*people)
    begun = int(house.wall.now)
    for _ in range(4 * 200):
        if (await house.row(number)).state != "playing":
            break
        await _they_stall(house, number)
        for person in people[2:]:
            while person in await house.awaited(number):
                await house.answers(number, person)
        await _they_answer_at_the_last_moment(house, number)
        await house.passes(6 * HOUR)
    row = await house.row(number)
    assert row.state == "finished"
    async with house.store.reading() as connection:
        journal = await tables.read_journal(connection, number)
    assert {one.by for one in journal if one.seat >= 2} == {"person"}
    answers = sum(one.seat < 2 and one.picks is not None for one in journal)
    most = DAY * (answers + 2) + 2 * DAY + PAUSED_AT_MOST
    assert (row.ended or 0) - begun <= most
    assert row.extended <= 2
    assert row.paused_for <= PAUSED_AT_MOST


async def _they_stall(house: House, number: int) -> None:
    """Whatever the two can propose, both are for it."""
    for proposer, other in ((ADA, BEN), (BEN, ADA)):
        for kind, value in (("pause", None), ("extend", None), ("pace", WEEKLY), ("back", "0")):
            try:
                await proposes(house, number, proposer, kind, value=value)
                await says(house, number, other)
            except RefusedError:
                continue


async def _they_answer_at_the_last_moment(house: House, number: int) -> None:
    """An hour before the time of one of the two is over, that one takes back if possible, and answers."""
    live = await house.live(number)
    for seat, person in enumerate((ADA, BEN)):
        end = live.deadline(seat)
        if live.row.state == "playing" and seat in live.waits and end is not None:
            if end - int(house.wall.now) > 7 * HOUR:
                continue
            with suppress(RefusedError):
                await house.tables.undo(number, person)
            if person in await house.awaited(number):
                await house.answers(number, person)
            return


@pytest.mark.parametrize("colluders", [(ADA, BEN), (ADA, BEN, CLEO)])
async def test_all_but_one_can_neither_look_back_nor_end_nor_change_the_pace_nor_replace_who_is_there(
    house: House, colluders: tuple[int, ...]
) -> None:
    victim = DAN
    number = await house.begun(*colluders, victim)
    seat = len(colluders)
    while await house.awaited(number) != [victim]:
        await house.answers(number, (await house.awaited(number))[0])
    asked = [one.number for one in (await house.live(number)).begun.awaited()]
    tries = (("back", None, "0"), ("end", None, None), ("pace", None, QUICK), ("computer", seat, None))
    refusals = []
    for proposer, (kind, about, value) in zip((ADA, ADA, BEN, BEN), tries, strict=True):
        try:
            await proposes(house, number, proposer, kind, about, value=value)
        except RefusedError as error:
            refusals.append(error.text.id)
            continue
        for other in colluders:
            if other != proposer:
                await says(house, number, other)
    assert refusals == ["vote-not-late"]
    await house.tables.leave(number, colluders[-1])
    await house.passes(DAY - 1)
    for vote in await known(house, number):
        assert await refused(says(house, number, ADA, vote.id)) == "vote-same"
    await house.passes(1)
    row = await house.row(number)
    assert (row.state, row.pace) == ("playing", DAILY)
    assert set(await outcomes(house, number)) == {"failed"}
    live = await house.live(number)
    assert not live.away
    assert [one.number for one in live.begun.awaited()] == asked


async def test_who_is_there_alone_holds_the_others_up_no_longer_than_a_match_may_pause(house: House) -> None:
    number = await house.begun(ADA, BEN)
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {0}
    assert await proposes(house, number, BEN, "pause")
    await house.comes(number, ADA)
    await proposes(house, number, ADA, "resume")
    await says(house, number, BEN, yes=False)
    await house.passes(PAUSED_AT_MOST)
    assert (await house.row(number)).paused is None
    for person in (ADA, BEN):
        assert await refused(proposes(house, number, person, "pause")) == "vote-pauses-over"


async def test_nobody_is_replaced_by_what_was_proposed_for_another_lateness(house: House) -> None:
    """Ada keeps a vote about Cleo open, who answers, takes that back, and is late once more before it ends."""
    number = await house.begun(CLEO, ADA, BEN, DAN, pace=QUICK, late="nothing")
    await house.passes(HOUR)
    await proposes(house, number, ADA, "computer", 0)
    await house.answers(number, CLEO)
    await house.tables.undo(number, CLEO)
    why = await refused(says(house, number, BEN))
    assert why.startswith("vote-over")
    await house.passes(9 * MINUTE)
    assert await refused(says(house, number, DAN)) == "vote-closed"
    assert not (await house.live(number)).away


async def test_nobody_loses_a_seat_for_good_by_one_night_s_sleep_at_a_quick_table(house: House) -> None:
    """Ada and Ben wait until Cleo sleeps; she is away within the hour, and her seat is hers in the morning."""
    number = await house.begun(CLEO, ADA, BEN, pace=QUICK)
    await house.passes(90 * MINUTE)
    assert 0 in (await house.live(number)).away
    assert await refused(proposes(house, number, ADA, "offer", 0)) == "seat-away-lately"
    await house.passes(8 * HOUR)
    await house.comes(number, BEN)
    assert await refused(proposes(house, number, BEN, "offer", 0)) == "seat-away-lately"
    await house.comes(number, CLEO)
    assert 0 not in (await house.live(number)).away


async def test_two_cannot_stop_the_clocks_for_good_while_the_third_is_away(house: House) -> None:
    number = await house.begun(CLEO, ADA, BEN)
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {0}
    await proposes(house, number, ADA, "pace", value="none")
    await says(house, number, BEN)
    assert (await house.row(number)).pace == DAILY
    await proposes(house, number, BEN, "extend")
    await says(house, number, ADA)
    assert (await house.row(number)).extended == 1
