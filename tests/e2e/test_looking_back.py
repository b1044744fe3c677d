"""Looking back at a match, as people see it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.results.reviews import Effort, Reviews
from bot.ui.kit.ids import Id
from tests.e2e.results import solved
from tests.e2e.stage import Stage

SMALL = Effort(samples=3, curve=2, first=2, sure=2)


async def at_once(table: int, work: Any, *, behind: bool = False) -> Any:
    """A thought without a process of its own: that thoughts come from processes is tested where these are."""
    assert table == 1
    assert behind
    return work.outcome()


@pytest.fixture(autouse=True)
def quick(stage: Stage) -> None:
    stage.bot.reviews = Reviews(stage.bot.store, at_once, SMALL)


async def test_the_final_message_leads_to_it_and_a_player_may_publish_it(stage: Stage) -> None:
    await solved(stage, stage.ada, stage.ben)
    await stage.presses(stage.ada, "Look back", stage.finals()[0])
    shown = stage.panel(stage.ada)
    assert "**Looking back** · Yards · table 1" in shown
    (alt,) = shown.pictures
    assert "how likely each seat could expect to win" in alt
    said = await stage.presses(stage.ada, "As text", shown)
    assert "Chances to win, of 100, from the beginning to the end:" in said
    assert "• **Ada**: " in said
    assert stage.carrying(stage.thread(), "review") == []
    for _ in range(2):
        await stage.forges(stage.ada, str(Id("reviewpost", 1)))
    (published,) = stage.carrying(stage.thread(), "review")
    assert "**Looking back** · Yards · table 1" in published
    assert published.pictures == shown.pictures, "what all read is the picture, too"
    refused = await stage.forges(stage.dan, str(Id("reviewpost", 1)))
    assert "Only who has played at table 1 can publish" in refused


async def test_without_a_table_it_is_the_last_one_that_is_over_here(stage: Stage) -> None:
    assert "No match has come to its end here." in await stage.says(stage.dan, "table review")
    await solved(stage, stage.ada, stage.ben)
    await stage.says(stage.dan, "table review")
    assert "· table 1" in stage.panel(stage.dan)
    assert "Publish" not in stage.panel(stage.dan).labels


async def test_a_match_that_runs_or_was_given_up_has_none(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    assert "Table 1 is still playing." in await stage.says(stage.ada, "table review", table=1)
    for person in (stage.ada, stage.ben):
        await stage.says(person, "table leave", table=1)
        await stage.presses(person, "Leave for good")
    assert "was given up" in await stage.says(stage.ada, "table review", table=1)
