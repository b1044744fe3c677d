"""Looking back at a match, as people see it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.results.review import Moment, Picked, Review, Said
from bot.results.reviews import Effort, Reviews
from bot.store import reviews
from bot.ui.kit.ids import Id
from data.text import Text
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
    assert "how likely each was to win" in alt
    said = await stage.presses(stage.ada, "As text", shown)
    assert "How likely each was to win, of 100, by a computer’s estimate:" in said
    assert "• **Ada**: " in said
    assert stage.carrying(stage.thread(), "review") == []
    for _ in range(2):
        await stage.forges(stage.ada, str(Id("reviewpost", 1)))
    (published,) = stage.carrying(stage.thread(), "review")
    assert "**Looking back** · Yards · table 1" in published
    assert published.pictures == shown.pictures, "what all read is the picture, too"
    refused = await stage.forges(stage.dan, str(Id("reviewpost", 1)))
    assert "Only who has played at table 1 can publish" in refused


async def test_a_moment_opens_the_replay_where_its_answer_shows_below_what_is_said_of_it(
    stage: Stage,
) -> None:
    await solved(stage, stage.ada, stage.ben)
    tower = Said(picked=(Picked(parts={"plot": "b2"}, joint=False),))
    answer = Moment(
        step=2,
        round=1,
        seat=0,
        prompt=Text("points-title"),
        played=Said(picked=(), nothing=Text("yards-stone-skip")),
        better=tower,
        with_played=0.2,
        with_better=0.6,
    )
    kept = Review(
        alone=False,
        steps=(0, 9),
        expected=((0.5, 0.5), (1, 0)),
        rounds=((0, 1),),
        moments=(answer,),
        own=(answer.model_copy(update={"seat": 1, "step": 3}),),
    )
    async with stage.bot.store.writing() as connection:
        await reviews.keep(connection, 1, kept.model_dump_json().encode(), 1)
    back = await stage.presses(stage.ada, "Look back", stage.finals()[0])
    shown = await stage.presses(stage.ada, "Moment 1", back)
    said, _, page = shown.text.partition("\n\n")
    assert said.startswith("**1.** **Ada**, answer 2 (Round 1). The question was: “Points over time”")
    assert "60 times" in said
    assert "· step 2 of " in page
    assert "Nothing happened" not in page
    assert "**Looking back**" in await stage.presses(stage.ada, "Look back", shown)
    assert "Moment 2" not in back.labels, "Ada’s own stands above"
    his = await stage.presses(stage.ben, "Look back", stage.finals()[0])
    assert "Your own answer that cost you most:\n**2.** **Ben**, answer 3" in his
    assert (await stage.presses(stage.ben, "Moment 2", his)).text.startswith("**2.** **Ben**, answer 3")
    late = await stage.forges(stage.ada, his.id_of("Moment 2"))
    assert "Ben**, answer 3" not in late, "of others only what decided the match is told"


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
