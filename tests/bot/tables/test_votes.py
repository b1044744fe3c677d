"""What people decide together at a table, and what comes of it."""

from __future__ import annotations

import pytest

from bot.store import results
from bot.tables.clock import DAILY, DAY, HOUR, NONE, QUICK, WEEKLY
from bot.tables.facts import WentAway
from bot.tables.pausing import PAUSED_AT_MOST
from engines.kernel import RefusedError
from tests.bot.tables.assembly import (
    known,
    outcomes,
    plays,
    proposes,
    refused,
    replayed,
    says,
)
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, House
from tests.toys import LANTERNS


async def ends(house: House, number: int) -> dict[int, int | None]:
    """The deadlines of those for whom the table waits, by seat."""
    live = await house.live(number)
    return {seat: live.deadline(seat) for seat in live.waits}


# More time


async def test_more_than_half_give_more_time(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    before = await ends(house, number)
    assert not await proposes(house, number, BEN, "extend")
    assert await ends(house, number) == before
    await says(house, number, CLEO)
    assert await ends(house, number) == {seat: (end or 0) + DAY for seat, end in before.items()}
    assert await outcomes(house, number) == ["passed"]
    house.restart()
    assert await ends(house, number) == {seat: (end or 0) + DAY for seat, end in before.items()}


async def test_one_of_two_cannot_take_more_time(house: House) -> None:
    number = await house.begun(ADA, BEN)
    before = await ends(house, number)
    await proposes(house, number, ADA, "extend")
    await says(house, number, BEN, yes=False)
    assert await ends(house, number) == before
    await house.passes(DAY)
    assert await outcomes(house, number) == ["failed"]


async def test_time_is_given_twice_a_match_and_never_to_whoever_is_late(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, late="nothing", pace=WEEKLY)
    for person in (BEN, CLEO):
        await proposes(house, number, person, "extend")
        await says(house, number, ADA)
        await house.passes(DAY)
    assert await refused(proposes(house, number, ADA, "extend")) == "vote-extended"
    assert (await house.row(number)).extended == 2
    late = await house.begun(ADA, BEN, CLEO, late="nothing")
    await house.passes(3 * DAY)
    assert await refused(proposes(house, late, BEN, "extend")) == "vote-nothing-runs"


# Pausing


async def test_no_time_runs_in_a_pause_and_none_is_lost(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(5 * HOUR)
    before = await ends(house, number)
    await proposes(house, number, BEN, "pause")
    await says(house, number, CLEO)
    assert list((await ends(house, number)).values()) == [None]
    await house.passes(9 * DAY)
    house.restart()
    await proposes(house, number, BEN, "resume")
    await says(house, number, CLEO)
    assert await ends(house, number) == {seat: (end or 0) + 9 * DAY for seat, end in before.items()}
    assert "pause" not in (await house.timers(number))


async def test_pauses_of_a_match_together_end_by_themselves(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    before = await ends(house, number)
    await proposes(house, number, BEN, "pause")
    await says(house, number, CLEO)
    await house.passes(20 * DAY)
    await proposes(house, number, BEN, "resume")
    await says(house, number, CLEO)
    await proposes(house, number, CLEO, "pause")
    await says(house, number, BEN)
    await house.passes(10 * DAY)
    assert (await house.row(number)).paused is None
    assert await ends(house, number) == {seat: (end or 0) + PAUSED_AT_MOST for seat, end in before.items()}
    assert await refused(proposes(house, number, ADA, "pause")) == "vote-pauses-over"


async def test_a_vote_to_go_on_is_over_when_the_pause_is(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, BEN, "pause")
    await says(house, number, CLEO)
    assert await refused(proposes(house, number, CLEO, "pause")) == "vote-paused"
    await house.passes(PAUSED_AT_MOST - HOUR)
    await proposes(house, number, BEN, "resume")
    await house.passes(HOUR)
    assert await refused(says(house, number, CLEO)) == "vote-over vote-overtaken-resume"
    assert await outcomes(house, number) == ["passed", "over"]


# A computer for whoever does not come


@pytest.mark.parametrize("pace", ["daily", NONE])
async def test_nobody_who_is_in_time_is_replaced(house: House, pace: str) -> None:
    number = await house.begun(ADA, BEN, CLEO, pace=pace, late="nothing")
    await house.passes(2 * DAY - 1 if pace == DAILY else 7 * DAY - 1)
    for seat in range(4):
        why = await refused(proposes(house, number, BEN, "computer", seat))
        assert why == ("vote-no-player" if seat == 3 else "vote-not-late")
    await house.passes(1)
    assert not await proposes(house, number, BEN, "computer", 0)
    await says(house, number, CLEO)
    live = await house.live(number)
    assert live.away == {0}
    assert 0 not in live.waits
    await house.comes(number, ADA)
    assert not (await house.live(number)).away


async def test_whom_it_concerns_neither_proposes_nor_votes(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, late="nothing")
    await house.passes(2 * DAY)
    assert await refused(proposes(house, number, ADA, "computer", 0)) == "vote-about-you"
    await proposes(house, number, BEN, "computer", 0)
    assert await refused(says(house, number, ADA, yes=False)) == "vote-about-you"


async def test_where_nobody_else_is_asked_it_passes_at_once(house: House) -> None:
    number = await house.begun(ADA, BEN, late="nothing")
    await house.passes(2 * DAY)
    assert await proposes(house, number, BEN, "computer", 0)
    assert await outcomes(house, number) == ["passed"]
    assert len(house.stated(WentAway)) == 1


async def test_whoever_answers_is_safe_from_what_was_proposed_before(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, pace=QUICK, late="nothing")
    await house.passes(HOUR)
    await proposes(house, number, BEN, "computer", 0)
    await house.answers(number, ADA)
    assert await refused(says(house, number, CLEO)) == "vote-over vote-overtaken-computer"
    assert not (await house.live(number)).away
    assert await outcomes(house, number) == ["over"]


async def test_in_the_hour_after_taking_back_what_was_answered_for_them_nobody_is_late(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.comes(number, ADA)
    await house.passes(2 * DAY)
    await house.tables.undo(number, ADA)
    assert await house.awaited(number) == [ADA]
    assert await refused(proposes(house, number, BEN, "computer", 0)) == "vote-not-late"


async def test_a_vote_about_somebody_who_has_left_is_over(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, late="nothing")
    await house.passes(2 * DAY)
    await proposes(house, number, BEN, "computer", 0)
    await house.tables.leave(number, ADA)
    assert await refused(says(house, number, CLEO)) == "vote-over vote-overtaken-computer"


# Another pace


async def test_all_who_are_asked_choose_the_pace(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(HOUR)
    await proposes(house, number, ADA, "pace", value=WEEKLY)
    await says(house, number, BEN)
    assert (await house.row(number)).pace == DAILY
    await says(house, number, CLEO)
    assert (await house.row(number)).pace == WEEKLY
    used = HOUR * 7  # the same share of the time: an hour of a day is seven of a week
    assert list((await ends(house, number)).values()) == [int(house.wall.now) + 14 * DAY - used]
    assert await refused(proposes(house, number, BEN, "pace", value=WEEKLY)) == "vote-same-pace"
    assert await refused(proposes(house, number, BEN, "pace", value="lightning")) == "vote-no-pace"


async def test_before_the_match_the_host_chooses_the_pace(house: House) -> None:
    row = await house.tables.open(LANTERNS, (1, 2), (ADA, "Ada"), LANTERNS.options(), pace=DAILY)
    await house.tables.join(row.id, BEN, "Ben")
    async with house.tables.enter(row.id) as live:
        with pytest.raises(RefusedError):
            await house.tables.lobby.repace(live, BEN, QUICK)
        await house.tables.lobby.repace(live, ADA, QUICK)
    assert (await house.row(row.id)).pace == QUICK
    assert await refused(proposes(house, row.id, ADA, "end")) == "table-not-started"


# The end


async def test_a_match_ends_when_everybody_who_holds_a_seat_has_said_so_also_who_is_away(
    house: House,
) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(2 * DAY)
    assert (await house.live(number)).away == {0}
    await proposes(house, number, BEN, "end")
    await proposes(house, number, BEN, "extend")
    await says(house, number, CLEO, 1)
    assert (await house.row(number)).state == "playing"
    await says(house, number, ADA, 1)
    row = await house.row(number)
    assert (row.state, row.reason) == ("abandoned", "agreed")
    assert await outcomes(house, number) == ["passed", "over"]
    async with house.store.reading() as connection:
        ending = await results.ending_of(connection, number)
    assert ending is not None
    assert ending.unrated == "abandoned"
    assert await refused(says(house, number, CLEO, 2)) == "vote-closed"
    await house.passes(60 * DAY)


async def test_a_single_no_keeps_a_match_going(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, DAN)
    await proposes(house, number, ADA, "end")
    await says(house, number, BEN)
    await says(house, number, CLEO)
    await says(house, number, DAN, yes=False)
    await house.passes(DAY)
    assert (await house.row(number)).state == "playing"
    assert await outcomes(house, number) == ["failed"]


async def test_votes_of_a_match_that_is_over_are_over(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "end")
    for person in (ADA, BEN):
        await house.tables.leave(number, person)
    await house.tables.leave(number, CLEO)
    await house.passes(DAY)
    assert await outcomes(house, number) == ["over"]


# Going back


async def test_all_go_back_and_the_journal_leads_to_the_same_match(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await plays(house, number, 2)
    await house.passes(30 * HOUR)
    was = [one.seat for one in (await house.live(number)).begun.awaited()]
    await plays(house, number, 4)
    await proposes(house, number, ADA, "back", value="2")
    await says(house, number, CLEO)
    assert len((await known(house, number))[-1].ballots) == 2
    before = (await house.live(number)).begun.length
    await says(house, number, BEN)
    live = await house.live(number)
    assert live.begun.length == before + 1
    assert [one.seat for one in live.begun.awaited()] == was
    deadlines = list((await ends(house, number)).values())
    assert all(end is not None and end > int(house.wall.now) + DAY - 1 for end in deadlines)
    assert await replayed(house, number)
    await plays(house, number, 3)
    assert await replayed(house, number)


async def test_whoever_has_agreed_to_go_back_has_not_agreed_to_go_back_over_what_comes_later(
    house: House,
) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await plays(house, number, 3)
    await proposes(house, number, CLEO, "back", value="1")
    await says(house, number, BEN)
    await plays(house, number, 1)
    await says(house, number, ADA)
    vote = (await known(house, number))[-1]
    assert vote.outcome is None
    assert vote.ballots == {ADA: True}
    await says(house, number, BEN)
    await says(house, number, CLEO)
    assert await outcomes(house, number) == ["passed"]
    assert await replayed(house, number)


@pytest.mark.parametrize("to", ["-1", "3", "99999", "0"])
async def test_play_goes_back_only_to_an_answer_that_stands(house: House, to: str) -> None:
    number = await house.begun(ADA, BEN)
    await plays(house, number, 1)
    await house.tables.undo(number, ADA)
    assert await refused(proposes(house, number, ADA, "back", value=to)) == "kernel-back-none"
    assert not await known(house, number)
