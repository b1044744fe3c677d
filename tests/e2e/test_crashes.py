"""The process may die at any moment: everything committed is there, everything owed arrives, and nothing twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.databases import Fresh
from tests.e2e.stage import Person, Stage

Act = Callable[[Stage], Awaitable[object]]


async def nothing(_: Stage) -> None:
    """Nobody has done anything yet."""


async def lobby(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)


async def full(stage: Stage) -> None:
    await lobby(stage)
    await stage.presses(stage.ben, "Join", stage.card())


async def start(stage: Stage) -> None:
    await stage.presses(stage.ada, "Start", stage.card())


async def begun(stage: Stage) -> None:
    await full(stage)
    await start(stage)


def a_card(stage: Stage, person: Person) -> str:
    return next(one for one in stage.dm(person).labels if one.isdecimal())


async def half(stage: Stage) -> None:
    await begun(stage)
    await stage.answers(stage.ada, a_card(stage, stage.ada))


async def reveal(stage: Stage) -> None:
    await stage.answers(stage.ben, a_card(stage, stage.ben))


async def scrolled(stage: Stage) -> None:
    await half(stage)
    for number in range(2):
        await stage.dan.send(stage.thread(), f"chatter {number}")


async def nearly_over(stage: Stage) -> None:
    await stage.begins("spells", stage.ada, stage.ben, turns="1")
    await stage.presses(stage.ada, "Nothing more")


async def over(stage: Stage) -> None:
    await stage.answers(stage.ben, "Nothing more")


async def quits(stage: Stage) -> None:
    await stage.says(stage.ben, "table leave", at=stage.thread())
    await stage.presses(stage.ben, "Leave for good")


async def card_is_there(stage: Stage) -> None:
    assert "1. Ada (host)" in stage.card()


async def first_bids_are_asked(stage: Stage) -> None:
    assert "Waiting for **Ada** and **Ben**." in stage.table()
    assert [one.mentioned for one in stage.notices()] == [{stage.ben.id}]
    for person in (stage.ada, stage.ben):
        assert "Which card do you bid?" in stage.dm(person)
    assert "Waiting for" in stage.card()
    assert str(stage.thread().id) in stage.card()


async def bids_are_open(stage: Stage) -> None:
    assert "• **Ada** bid" in stage.table()
    assert stage.waits_for(stage.ada, stage.ben)
    assert [one.mentioned for one in stage.notices()] == [{stage.ada.id}]
    for person in (stage.ada, stage.ben):
        assert "This is yours alone." in stage.dm(person)


async def result_is_told(stage: Stage) -> None:
    assert len(stage.finals()) == 1
    assert "1. **Ada**" in stage.table()
    assert "1. **Ada**" in stage.card()
    assert stage.notices() == []
    for person in (stage.ada, stage.ben):
        assert "1. **Ada**" in stage.dm(person)


async def ben_has_gone(stage: Stage) -> None:
    assert "2. Ben’s computer" in stage.card()
    assert stage.dms(stage.ben) == []
    assert len(stage.dms(stage.ada)) == 1


MOMENTS = {
    "a table is opened": (nothing, lobby, card_is_there),
    "a match begins": (full, start, first_bids_are_asked),
    "bids are revealed": (half, reveal, bids_are_open),
    "the table is posted anew": (scrolled, reveal, bids_are_open),
    "a match ends": (nearly_over, over, result_is_told),
    "a player leaves": (begun, quits, ben_has_gone),
}
ALWAYS = {("bids are revealed", True)}
"""Where a table, a call and hands are owed; the others where there is time."""


@pytest.mark.parametrize(
    ("moment", "arrives"),
    [
        pytest.param(
            moment,
            arrives,
            marks=[] if (moment, arrives) in ALWAYS else [pytest.mark.long],
            id=f"{moment}-{'after' if arrives else 'before'}",
        )
        for moment in MOMENTS
        for arrives in (False, True)
    ],
)
async def test_a_restart_loses_nothing_and_doubles_nothing(
    fresh: Fresh,
    moment: str,
    arrives: bool,
) -> None:
    prepare, act, check = MOMENTS[moment]
    requests = 0
    while True:
        requests += 1
        async with Stage(await fresh(), scrolled=3) as stage:
            await prepare(stage)
            stage.dies_at(requests, arrives=arrives)
            await act(stage)
            await stage.restarts()
            try:
                await check(stage)
                assert all(slot.settled for slot in (await stage.slots()).values())
            except AssertionError as error:
                error.add_note(f"died {'after' if arrives else 'before'} {stage.died_at}")
                raise
            if not stage.died_at:
                break
    assert requests > 1


async def test_answers_survive_a_restart_in_the_middle_of_a_turn(stage: Stage) -> None:
    await half(stage)
    panel = stage.panel(stage.ada)
    journal = await stage.journal()
    await stage.restarts()
    assert await stage.journal() == journal
    await stage.presses(stage.ada, "Take back", panel)
    assert "Which card do you bid?" in stage.panel(stage.ada)
    await stage.presses(stage.ben, a_card(stage, stage.ben), stage.dm(stage.ben))
    assert stage.waits_for(stage.ada)


async def test_every_button_survives_a_restart(stage: Stage) -> None:
    await full(stage)
    await stage.restarts()
    assert "Only the host" in await stage.presses(stage.ben, "Start", stage.card())
    await stage.restarts()
    await start(stage)
    await stage.restarts()
    for label in ("Play", "Read the board", "My hand"):
        assert (await stage.presses(stage.ben, label, stage.table())).private
        await stage.restarts()
    await stage.presses(stage.ben, "Play", stage.notices()[0])
    await stage.restarts()
    await stage.presses(stage.ben, a_card(stage, stage.ben), stage.dm(stage.ben))
    assert stage.waits_for(stage.ada)


async def test_a_restart_with_nothing_owed_sends_nothing(stage: Stage) -> None:
    await half(stage)
    before = len(stage.env.http_requests)
    await stage.restarts()
    assert {entry.method for entry in stage.env.http_requests[before:]} <= {"GET"}


@pytest.mark.long
async def test_computer_players_go_on_after_a_restart(stage: Stage) -> None:
    """A process that dies between a person's answer and those of the computers leaves them waiting."""
    await half(stage)
    async with stage.bot.store.writing() as connection:
        await connection.exec_driver_sql("UPDATE seats SET person = NULL WHERE seat = 1 AND until IS NULL")
    await stage.restarts()
    assert "• **Ben’s computer** bid" in stage.table()
    assert stage.waits_for(stage.ada)
