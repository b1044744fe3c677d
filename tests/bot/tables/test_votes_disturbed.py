"""What cannot be decided at a table, and votes that are disturbed: by leaving, at once, killed in between, asleep."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.clock import DAILY, DAY, HOUR, MINUTE, QUICK, WEEKLY
from bot.tables.facts import CalledToVote, VotesChanged
from engines.kernel import RefusedError
from tests.bot.tables.assembly import (
    everything,
    known,
    outcomes,
    plays,
    proposes,
    refused,
    says,
)
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House

# What cannot be


async def test_alone_there_is_nothing_to_vote_on(house: House) -> None:
    number = await house.begun(ADA, BEN)
    await house.tables.leave(number, BEN)
    for kind in ("extend", "pause", "end"):
        assert await refused(proposes(house, number, ADA, kind)) == "vote-alone"


async def test_strangers_and_wrong_numbers_are_refused(house: House) -> None:
    number, elsewhere = await house.begun(ADA, BEN, CLEO), await house.begun(ADA, BEN, CLEO)
    assert await refused(proposes(house, number, DAN, "pause")) == "table-no-seat"
    await proposes(house, number, ADA, "pause")
    before = await everything(house, number)
    vote = (await known(house, number))[0].id
    assert await refused(says(house, number, DAN, vote)) == "table-no-seat"
    assert await refused(says(house, elsewhere, BEN, vote)) == "vote-unknown"
    assert await refused(says(house, number, BEN, 999)) == "vote-unknown"
    assert await everything(house, number) == before
    assert (await known(house, number))[0].ballots == {ADA: True}


async def test_nobody_votes_twice_but_everybody_may_change_their_vote(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    assert await refused(says(house, number, ADA)) == "vote-same"
    await says(house, number, ADA, yes=False)
    await says(house, number, BEN)
    assert await outcomes(house, number) == [None]
    await says(house, number, ADA)
    assert await outcomes(house, number) == ["passed"]
    assert await refused(says(house, number, CLEO)) == "vote-closed"


async def test_a_person_proposes_twice_a_day_and_the_same_comes_once_a_day(house: House) -> None:
    number, elsewhere = await house.begun(ADA, BEN, CLEO), await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    assert await refused(proposes(house, number, BEN, "pause")) == "vote-open-already"
    await proposes(house, elsewhere, ADA, "pause")
    assert await refused(proposes(house, number, ADA, "end")) == "vote-too-many"
    assert len(await known(house, number)) == 1
    await says(house, number, BEN)
    await proposes(house, number, BEN, "resume")
    await says(house, number, CLEO)
    assert await refused(proposes(house, number, CLEO, "pause")) == "vote-again"
    await house.passes(DAY)
    await proposes(house, number, ADA, "pause")


async def test_votes_at_quick_tables_are_open_for_ten_minutes_and_come_once_a_day_all_the_same(
    house: House,
) -> None:
    number = await house.begun(ADA, BEN, CLEO, pace=QUICK)
    await proposes(house, number, ADA, "end")
    await house.passes(10 * MINUTE)
    assert await outcomes(house, number) == ["failed"]
    assert await refused(proposes(house, number, BEN, "end")) == "vote-again"


async def test_who_comes_after_the_time_decides_nothing_although_nobody_has_closed_the_vote(
    house: House,
) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    house.wall.now += DAY
    assert await refused(says(house, number, BEN)) == "vote-closed"
    assert await outcomes(house, number) == ["failed"]
    assert (await house.row(number)).paused is None


# Leaving and going away decide nothing


async def test_nobody_makes_a_vote_pass_by_leaving(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, DAN)
    await proposes(house, number, ADA, "pause")
    await says(house, number, BEN)
    await house.tables.leave(number, DAN)
    assert await outcomes(house, number) == [None]
    assert (await house.row(number)).paused is None
    await house.tables.leave(number, BEN)
    assert await refused(says(house, number, ADA)) == "vote-same"
    await says(house, number, CLEO)
    assert await outcomes(house, number) == ["passed"]


async def test_whoever_goes_away_is_asked_no_more_and_whoever_is_back_is_asked_again(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await house.passes(2 * DAY - HOUR)
    await proposes(house, number, CLEO, "pace", value=WEEKLY)
    await says(house, number, BEN)
    await house.passes(HOUR)
    assert (await house.live(number)).away == {0}
    assert await outcomes(house, number) == [None]
    await house.comes(number, ADA)
    assert await refused(says(house, number, BEN)) == "vote-same"
    assert (await house.row(number)).pace == DAILY
    await says(house, number, ADA)
    assert (await house.row(number)).pace == WEEKLY


async def test_a_no_to_what_all_must_agree_on_ends_the_vote_at_once(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, DAN)
    await proposes(house, number, ADA, "pace", value=WEEKLY)
    await says(house, number, BEN, yes=False)
    assert await outcomes(house, number) == ["failed"]
    assert await refused(says(house, number, CLEO)) == "vote-closed"


async def test_what_cannot_pass_any_more_without_whoever_leaves_is_closed_with_that(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, DAN)
    await proposes(house, number, ADA, "pause")
    await says(house, number, BEN, yes=False)
    await says(house, number, ADA, yes=False)
    assert await outcomes(house, number) == ["failed"]
    elsewhere = await house.begun(ADA, BEN, CLEO, DAN)
    await proposes(house, elsewhere, BEN, "pause")
    await says(house, elsewhere, CLEO, yes=False)
    await house.tables.leave(elsewhere, DAN)
    assert await outcomes(house, elsewhere) == [None]
    await house.tables.leave(elsewhere, BEN)
    assert await outcomes(house, elsewhere) == ["failed"]
    assert (await house.row(elsewhere)).paused is None


# At once, and killed in between


async def test_two_who_vote_at_once_decide_once(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO, DAN)
    await proposes(house, number, ADA, "extend")
    done = await asyncio.gather(
        *(says(house, number, person, 1) for person in (BEN, CLEO, DAN)), return_exceptions=True
    )
    assert sum(isinstance(one, RefusedError) for one in done) == 1
    assert (await house.row(number)).extended == 1


async def test_two_who_propose_the_same_at_once_propose_it_once(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    done = await asyncio.gather(
        *(proposes(house, number, person, "end") for person in (ADA, BEN, CLEO)), return_exceptions=True
    )
    assert sum(isinstance(one, RefusedError) for one in done) == 2
    assert len(await known(house, number)) == 1


@pytest.mark.parametrize("kind", ["extend", "pause", "computer", "pace", "end", "back"])
async def test_a_process_that_dies_while_it_decides_has_decided_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    number = await house.begun(ADA, BEN, CLEO, late="nothing", pace=WEEKLY if kind == "extend" else DAILY)
    if kind == "back":
        await plays(house, number, 2)
    await house.passes(2 * DAY)
    given = {"pace": WEEKLY, "back": "0"}.get(kind)
    await proposes(house, number, BEN, kind, 0 if kind == "computer" else None, value=given)
    if kind in ("end", "pace", "back"):
        await says(house, number, ADA)
    before = await everything(house, number)

    async def dies(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.votes.close", dies)
        with pytest.raises(OSError, match="the disk"):
            await says(house, number, CLEO)
    assert await everything(house, number) == before
    assert await outcomes(house, number) == [None]
    house.restart()
    await says(house, number, CLEO)
    assert await outcomes(house, number) == ["passed"]
    assert await everything(house, number) != before


async def test_another_process_goes_on_with_a_vote_and_ends_it(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "end")
    house.restart()
    await says(house, number, BEN)
    house.restart()
    await house.passes(DAY)
    assert await outcomes(house, number) == ["failed"]
    told = [fact for _, fact in house.facts if isinstance(fact, VotesChanged)]
    assert [fact.opened for fact in told] == [True, False, False]


async def test_time_in_which_nobody_could_vote_counts_against_no_vote(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "pause")
    house.wall.now += 2 * DAY
    await house.tables.move_time(2 * DAY, {})
    await house.clockwork.tick()
    assert await outcomes(house, number) == [None]
    await house.passes(DAY - 1)
    await says(house, number, BEN)
    assert await outcomes(house, number) == ["passed"]


async def test_when_everybody_has_voted_and_it_is_not_enough_nobody_waits_any_longer(house: House) -> None:
    number = await house.begun(ADA, BEN, CLEO)
    await proposes(house, number, ADA, "extend")
    await says(house, number, BEN, yes=False)
    assert await outcomes(house, number) == [None]
    await says(house, number, CLEO, yes=False)
    assert await outcomes(house, number) == ["failed"]
    assert await refused(says(house, number, BEN, 1, yes=True)) == "vote-closed"


async def test_whoever_sleeps_longer_by_now_is_called_when_that_is_over(house: House) -> None:
    number, hour = await house.begun(ADA, BEN, CLEO), NOON // HOUR % 24
    await house.tables.guests.change_person(BEN, "Ben", zone="UTC", quiet_from=hour, quiet_to=(hour + 3) % 24)
    await proposes(house, number, ADA, "pause")
    await house.tables.guests.change_person(BEN, "Ben", zone="UTC", quiet_from=hour, quiet_to=(hour + 6) % 24)
    await house.passes(5 * HOUR)
    assert house.stated(CalledToVote) == []
    house.restart()
    await house.passes(HOUR)
    assert house.stated(CalledToVote) == [NOON // HOUR * HOUR + 6 * HOUR]
    await house.passes(DAY)
    assert len(house.stated(CalledToVote)) == 1


async def test_nobody_is_called_to_what_they_have_voted_on(house: House) -> None:
    number, hour = await house.begun(ADA, BEN, CLEO), NOON // HOUR % 24
    await house.tables.guests.change_person(BEN, "Ben", zone="UTC", quiet_from=hour, quiet_to=(hour + 3) % 24)
    await proposes(house, number, ADA, "end")
    await says(house, number, BEN)
    await house.passes(4 * HOUR)
    assert house.stated(CalledToVote) == []


async def test_whoever_is_about_to_sleep_is_called_when_that_is_over(house: House) -> None:
    number, hour = await house.begun(ADA, BEN, CLEO), NOON // HOUR % 24
    await house.tables.guests.change_person(
        BEN, "Ben", zone="UTC", quiet_from=(hour + 1) % 24, quiet_to=(hour + 3) % 24
    )
    house.wall.now = (NOON // HOUR + 1) * HOUR - 60
    await proposes(house, number, ADA, "pause")
    await house.passes(3 * HOUR)
    assert house.stated(CalledToVote) == [(NOON // HOUR + 3) * HOUR]
