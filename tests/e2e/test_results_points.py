"""Points by round, as people see them."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.store.schema import results
from bot.ui.kit.ids import Id
from tests.e2e.results import solved
from tests.e2e.stage import Stage


@pytest.mark.long
async def test_the_final_message_leads_to_points_by_round(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    drawn = await stage.presses(stage.dan, "Points", stage.finals()[0])
    assert "**Points over time** · Yards · table 1" in drawn
    (alt,) = drawn.pictures
    assert "Round and points" in alt
    assert "Ada" in alt
    said = await stage.presses(stage.dan, "As text", drawn)
    assert said.edited
    assert said.pictures == []
    assert "• **Ada**: 0: 0 · 1–2: " in said
    assert "• **Ben**: 0: 0 · 1–2: " in said
    assert "What the stones and flags of that moment are worth." in said
    again = await stage.presses(stage.dan, "As a picture", said)
    assert len(again.pictures) == 1


async def test_the_replay_leads_there_and_back(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    replay = await stage.presses(stage.dan, "Replay", stage.finals()[0])
    drawn = await stage.presses(stage.dan, "Points", replay)
    assert drawn.edited
    assert "· step 0 of " in await stage.presses(stage.dan, "Replay", drawn)


async def test_a_match_that_runs_keeps_its_points(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    assert "Points" not in (await stage.says(stage.ada, "table replay")).labels
    refused = await stage.forges(stage.ada, str(Id("points", 1)))
    assert "Table 1 is still playing. How its points went is shown when it is over." in refused


async def test_a_match_begun_under_other_rules_is_refused(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(results).values(score=99))
    refused = await stage.presses(stage.dan, "Points", stage.finals()[0])
    assert "This match began under older rules" in refused


@pytest.mark.long
async def test_a_title_that_counts_only_at_the_end_says_so(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben, title="lanterns")
    refused = await stage.presses(stage.dan, "Points", stage.finals()[0])
    assert "is counted only at the end" in refused
