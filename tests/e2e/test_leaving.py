"""Somebody leaves a match: what happened before is told by the name of then, and that a computer plays on is said."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Person, Seen, Stage

LEFT = "**Ben** has left; a computer plays on."
EARNED = "**Ben** gets "
AN_HOUR = 3600


async def passes_until(stage: Stage, person: Person) -> None:
    """Everybody passes in turn until it is this person's turn."""
    while not stage.waits_for(person):
        await stage.answers(stage.awaited()[0], "Pass")


@pytest.fixture
async def left(stage: Stage) -> Stage:
    """Ben passes and leaves an hour later, when it is Cleo's turn."""
    await stage.begins("works", stage.ada, stage.ben, stage.cleo, seats=3, pace="daily", autostart=True)
    await passes_until(stage, stage.ben)
    await stage.answers(stage.ben, "Pass")
    await stage.waits(AN_HOUR)
    await stage.says(stage.ben, "table leave", at=stage.thread())
    await stage.presses(stage.ben, "Leave for good")
    await stage.waits(AN_HOUR)
    return stage


def told_as_it_was(shown: Seen) -> bool:
    """Whether the person passed, and whoever came after is told of then."""
    lines = [line.removeprefix("• ") for line in shown.text.splitlines()]
    places = [place for place, line in enumerate(lines) if line.startswith(EARNED)]
    return bool(places) and LEFT in lines[places[-1] :] and "Ben’s computer** gets" not in shown.text


async def test_the_table_tells_who_passed_and_who_left(left: Stage) -> None:
    assert told_as_it_was(left.table())
    await left.restarts()
    await left.says(left.ada, "table resend", at=left.thread())
    assert told_as_it_was(left.table())


async def test_so_does_what_happened_since_the_last_turn(left: Stage) -> None:
    who = left.awaited()[0]
    await left.presses(who, "Play", left.table())
    shown = await left.unfolds(who, "What happened")
    assert told_as_it_was(shown)


async def test_what_the_computer_does_is_told_of_the_computer(left: Stage) -> None:
    while "Ben’s computer" not in left.table().text:
        await left.answers(left.awaited()[0], "Pass")
    assert LEFT in (await left.says(left.ada, "table history", table=1)).text
