"""Wherever somebody is, the way on is there: commands without a number, buttons at the end, panels that keep up."""

from __future__ import annotations

from tests.e2e.results import solved
from tests.e2e.stage import Person, Stage

SILENT = 1 << 12


async def test_commands_without_a_table_mean_the_latest_one_here_also_a_finished_one(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    for person in (stage.ada, stage.cleo):
        for place in (stage.channel, stage.thread()):
            assert "The seed" in await stage.says(person, "verify", at=place)
            assert "Yards** · table 1" in await stage.says(person, "table history", at=place)
            assert "table 1" in await stage.says(person, "table replay", at=place)


async def test_what_can_be_done_afterwards_stands_in_the_thread_and_on_the_card(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    for shown in (stage.card(), stage.table(), stage.finals()[0]):
        assert shown.labels[:4] == stage.finals()[0].labels[:4]
        assert {"Rematch", "Replay", "Verify"} <= {*shown.labels[:4]}
    assert "The seed" in await stage.presses(stage.ben, "Verify", stage.table())
    assert "Table 2 is open for the rematch" in await stage.presses(stage.ben, "Rematch", stage.table())


async def test_a_match_that_begins_brings_each_person_one_notification(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo, seats=3)
    (notice,) = stage.notices()
    assert notice.mentioned == {stage.ben.id, stage.cleo.id}
    quiet = {one.id: stage.dm(one).message.flags.value & SILENT for one in (stage.ada, stage.ben, stage.cleo)}
    assert quiet == {stage.ada.id: 0, stage.ben.id: SILENT, stage.cleo.id: SILENT}


async def test_an_older_panel_goes_when_a_newer_is_opened(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    older = await stage.presses(stage.ben, "Play", stage.table())
    newer = await stage.presses(stage.ben, "Play", stage.table())
    await stage.settled()
    kept = stage.env.backend.messages[stage.thread().id]
    assert older.id not in kept
    assert newer.id in kept
    await stage.presses(stage.ada, "Play", stage.table())
    assert newer.id in stage.env.backend.messages[stage.thread().id]


async def bids(stage: Stage, person: Person) -> None:
    await stage.presses(person, "Play", stage.table())
    await stage.presses(person, next(one for one in stage.panel(person).labels if one.isdecimal()))


async def test_a_panel_that_waits_becomes_the_next_question_by_itself(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await bids(stage, stage.ada)
    waiting = stage.panel(stage.ada)
    assert "Waiting for **Ben**" in waiting
    await bids(stage, stage.ben)
    await stage.settled()
    assert stage.panel(stage.ada).id == waiting.id
    assert "All bids are open." in stage.panel(stage.ada)
    assert stage.ada.id in stage.notices()[-1].mentioned, "nobody knows whether the panel is still looked at"
    await stage.presses(stage.ada, "Go on")
    assert "Waiting for **Ben**" in stage.panel(stage.ada)


async def test_a_panel_that_waits_for_somebody_else_is_left_as_it_is(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, stage.cleo, seats=3)
    await bids(stage, stage.ada)
    waiting = stage.panel(stage.ada).text
    assert "Waiting for **Ben** and **Cleo**" in waiting
    await bids(stage, stage.ben)
    await stage.settled()
    assert stage.panel(stage.ada).text == waiting, "nothing is asked there: no request is spent on it"


async def test_a_page_beside_the_panel_is_left_alone(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await bids(stage, stage.ada)
    await stage.forges(stage.ada, "g:door:1:-1:")
    await bids(stage, stage.ben)
    await stage.settled()
    assert "What would you like to play?" in stage.panel(stage.ada)
