"""Where nobody is answered for: who is late for long holds up neither the match nor a vote, and nobody is thrown out."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from bot.tables.clock import DAY, HOUR, LOST, UNHEARD, WEEKLY
from bot.tables.facts import Reminded, TimeChanged
from tests.bot.tables.assembly import outcomes, proposes, refused, says
from tests.bot.tables.pointing import POINTING, pointing, points
from tests.bot.tables.wall import ADA, BEN, CLEO, DAN, NOON, House
from tests.e2e.stage import Toys

LATE, LONG = 2 * DAY, 5 * DAY


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    with Toys(), pointing():
        yield House(store)


async def waits_for_ben(house: House, *, seen: bool, pace: str = "daily") -> int:
    """A table of four where nobody is answered for, and where it is Ben's turn; whether he has looked at it since."""
    number = await house.begun(ADA, BEN, CLEO, DAN, title=POINTING, pace=pace, late="nothing")
    await points(house, number, ADA, BEN)
    if seen:
        await house.comes(number, BEN)
    return number


async def away(house: House, number: int) -> frozenset[int]:
    return (await house.live(number)).away


async def test_three_who_are_silent_do_not_stop_the_fourth(house: House) -> None:
    number = await waits_for_ben(house, seen=False)
    await house.passes(LATE)
    assert not await proposes(house, number, ADA, "computer", 1)
    await house.passes(LONG - LATE - HOUR)
    assert await outcomes(house, number) == ["failed"]
    await house.passes(HOUR)
    house.restart()
    assert await proposes(house, number, ADA, "computer", 1)
    assert await away(house, number) == {1}
    for seat, person in ((2, CLEO), (3, DAN)):
        while await house.awaited(number) != [ADA]:
            await house.passes(HOUR)
        await points(house, number, ADA, person)
        await house.passes(LONG)
        assert await proposes(house, number, ADA, "computer", seat)
    assert await away(house, number) == {1, 2, 3}
    assert await house.awaited(number) == [ADA]
    assert (await house.row(number)).state == "playing"


async def test_who_does_not_vote_about_somebody_unheard_holds_nobody_up(house: House) -> None:
    number = await waits_for_ben(house, seen=True)
    await house.passes(LONG)
    assert not await proposes(house, number, ADA, "computer", 1)
    house.restart()
    await house.passes(DAY)
    assert await outcomes(house, number) == ["passed"]
    assert await away(house, number) == {1}


async def test_nobody_saves_who_is_unheard_by_a_press_that_comes_after_the_time(house: House) -> None:
    number = await waits_for_ben(house, seen=True)
    await house.passes(LONG)
    assert not await proposes(house, number, ADA, "computer", 1)
    house.wall.now += DAY
    assert await refused(says(house, number, CLEO, yes=False)) == "vote-closed"
    assert await outcomes(house, number) == ["passed"]
    assert await away(house, number) == {1}


async def test_objections_hold_up_somebody_who_was_there_but_not_for_ever(house: House) -> None:
    number = await waits_for_ben(house, seen=True)
    await house.passes(LONG)
    await proposes(house, number, ADA, "computer", 1)
    await says(house, number, CLEO, yes=False)
    await says(house, number, DAN, yes=False)
    await house.passes(DAY)
    assert await outcomes(house, number) == ["failed"]
    await house.passes(LATE + 30 * DAY - LONG - DAY)
    assert await proposes(house, number, ADA, "computer", 1)
    assert await away(house, number) == {1}


async def test_whoever_is_late_every_time_is_waited_for_no_longer_than_elsewhere(house: House) -> None:
    number = await waits_for_ben(house, seen=True)
    await house.passes(LATE)
    await points(house, number, BEN, ADA)
    await points(house, number, ADA, BEN)
    await house.comes(number, BEN)
    await house.passes(DAY + 3 * DAY - 1)
    assert not await proposes(house, number, ADA, "computer", 1)
    await says(house, number, CLEO, yes=False)
    await says(house, number, DAN, yes=False)
    await house.passes(DAY)
    assert await proposes(house, number, ADA, "computer", 1)


async def test_one_alone_has_no_computer_play_for_who_is_late_for_less_long(house: House) -> None:
    number = await waits_for_ben(house, seen=True)
    await house.passes(LATE + HOUR)
    assert not await proposes(house, number, ADA, "computer", 1)
    await house.passes(DAY + HOUR)
    assert await outcomes(house, number) == ["failed"]
    assert await away(house, number) == frozenset()


async def test_others_who_want_to_wait_pause_without_whoever_is_unheard(house: House) -> None:
    number = await waits_for_ben(house, seen=True)
    await house.passes(LONG)
    assert await refused(proposes(house, number, BEN, "pause")) == "vote-unheard"
    await proposes(house, number, CLEO, "pause")
    assert await refused(says(house, number, BEN)) == "vote-unheard"
    await says(house, number, DAN)
    assert await outcomes(house, number) == ["passed"]
    assert (await house.row(number)).paused is not None


async def test_whoever_answers_is_asked_again(house: House) -> None:
    number = await waits_for_ben(house, seen=False)
    await house.passes(LONG)
    assert (await house.live(number)).unheard == {1}
    await points(house, number, BEN, CLEO)
    assert (await house.live(number)).unheard == frozenset()
    assert not await proposes(house, number, ADA, "pause")
    await says(house, number, BEN)
    await says(house, number, DAN)
    assert await outcomes(house, number) == ["passed"]


async def test_whoever_is_played_for_has_the_seat_back_with_a_press(house: House) -> None:
    number = await waits_for_ben(house, seen=False)
    await house.passes(LONG)
    await proposes(house, number, ADA, "computer", 1)
    await house.comes(number, BEN)
    assert await away(house, number) == frozenset()


@pytest.mark.parametrize(("pace", "unheard", "lost"), [("daily", 5, 32), (WEEKLY, 35, 84)])
async def test_messages_follow_when_others_are_asked_and_nobody_is_reminded(
    house: House, pace: str, unheard: int, lost: int
) -> None:
    number = await waits_for_ben(house, seen=True, pace=pace)
    await house.passes(unheard * DAY - 1)
    house.facts.clear()
    house.restart()
    for days, stage in ((unheard, UNHEARD), (lost, LOST)):
        await house.passes(NOON + days * DAY - int(house.wall.now))
        assert (await house.live(number)).clocks[1].stage == stage
    assert house.stated(TimeChanged) == [NOON + unheard * DAY, NOON + lost * DAY]
    assert house.stated(Reminded) == []
