"""Seeking players as people do."""

from __future__ import annotations

import pytest

from tests.databases import Fresh
from tests.e2e.stage import Seen, Stage

DAY = 86400


def told(stage: Stage) -> list[Seen]:
    return [one for one in stage.own(stage.channel) if "seeks players" in one]


async def test_from_one_who_seeks_to_a_match(stage: Stage) -> None:
    await stage.says(stage.ada, "play", title="toy_lanterns")
    await stage.selects(stage.ada, "Pace")
    await stage.selects(stage.ada, "daily (24 hours)")
    noted = await stage.presses(stage.ada, "Seek players")
    assert "You seek players: **Lanterns**, daily (24 hours)" in noted
    (shown,) = told(stage)
    assert "**Ada** seeks players: **Lanterns**" in shown
    assert "That is your own" in await stage.presses(stage.ada, "Me too", shown)
    met = await stage.presses(stage.ben, "Me too", shown)
    assert "table 1 is open (Lanterns), and you host it. A seat is kept for **Ada**" in met
    assert told(stage) == []
    (call,) = [one for one in stage.own(stage.channel) if "seeks what you seek" in one]
    assert call.mentioned == {stage.ada.id}
    await stage.presses(stage.ada, "Join", call)
    await stage.presses(stage.ben, "Start", stage.card())
    assert stage.waits_for(stage.ada, stage.ben)
    old = await stage.forges(stage.cleo, shown.id_of("Me too"))
    assert "Nobody seeks that any more" in old


async def test_what_one_seeks_is_shown_stopped_and_over_by_itself(stage: Stage) -> None:
    assert "You seek no players here" in await stage.says(stage.ada, "seek")
    await stage.says(stage.ada, "seek", title="any", until="day")
    await stage.says(stage.ada, "seek", title="tiny_towns", pace="daily")
    assert "already" in await stage.says(stage.ada, "seek", title="tiny_towns")
    mine = await stage.says(stage.ada, "seek")
    assert mine.labels == ["Stop seeking: any title", "Stop seeking: Tiny Towns"]
    assert "You seek no longer" in await stage.presses(stage.ada, "Stop seeking: Tiny Towns", mine)
    assert len(told(stage)) == 1
    await stage.waits(DAY + 5)
    assert told(stage) == []
    assert "You seek no players here" in await stage.says(stage.ada, "seek")


async def test_whoever_is_erased_is_named_nowhere(stage: Stage) -> None:
    await stage.says(stage.ada, "seek", title="tiny_towns")
    await stage.forges(stage.ada, "g:privacysure:1:-1:")
    assert told(stage) == []


@pytest.mark.parametrize(
    "arrives", [pytest.param(False, id="before", marks=pytest.mark.long), pytest.param(True, id="after")]
)
@pytest.mark.parametrize(
    "ends", [pytest.param(False, id="it begins"), pytest.param(True, id="it ends", marks=pytest.mark.long)]
)
async def test_whoever_dies_on_the_way_leaves_one_message_while_somebody_seeks_and_none_after(
    fresh: Fresh, *, ends: bool, arrives: bool
) -> None:
    for count in range(1, 5):
        async with Stage(await fresh()) as stage:
            if ends:
                await stage.says(stage.ada, "seek", title="toy_lanterns")
            stage.dies_at(count, arrives=arrives)
            if ends:
                await stage.says(stage.ben, "seek", title="toy_lanterns")
            else:
                await stage.says(stage.ada, "seek", title="toy_lanterns")
            died = stage.died_at
            await stage.restarts()
            await stage.waits(200)
            over = "You seek no players here" in await stage.says(stage.ada, "seek")
            assert len(told(stage)) == (not over), f"died at {died}"
            assert over or not ends or died.startswith("GET"), f"died at {died}"
            if not ends:
                await stage.waits(2 * DAY + 200)
                assert told(stage) == []


async def test_a_line_that_breaks_is_made_good(stage: Stage) -> None:
    stage.cuts("POST", "/channels/*/messages", arrives=True)
    await stage.says(stage.ada, "seek", title="toy_lanterns")
    await stage.waits(200)
    (shown,) = told(stage)
    stage.fails("DELETE", "/channels/*/messages/*", 503, times=8)
    await stage.says(stage.ben, "seek", title="toy_lanterns")
    assert len(told(stage)) == 1
    assert "Nobody seeks that any more" in await stage.presses(stage.cleo, "Me too", shown)
    stage.heals()
    await stage.waits(200)
    assert told(stage) == []


async def test_it_lasts_as_long_as_was_said_and_two_days_unless_it_was(stage: Stage) -> None:
    def ends(text: str) -> int:
        return int(text.split("<t:")[1].partition(":")[0]) - int(stage.env.now().timestamp())

    hour = DAY // 24
    for title, until, seconds in (
        ("toy_works", "hours", 6 * hour),
        ("toy_lanterns", "day", DAY),
        ("toy_yards", "week", 7 * DAY),
    ):
        noted = await stage.says(stage.ada, "seek", title=title, until=until)
        assert abs(ends(noted.text) - seconds) <= 2
        assert noted.labels[1:] == ["Find a table"]
    usual = await stage.says(stage.ben, "seek", title="tiny_towns")
    assert abs(ends(usual.text) - 2 * DAY) <= 2
    assert "Tiny Towns" in usual
    door = await stage.forges(stage.cleo, "g:doorseek:1:-1:pillars.weekly")
    assert abs(ends(door.text) - 2 * DAY) <= 2
    assert "weekly (7 days)" in door
    (shown,) = [one for one in told(stage) if "**Ben**" in one]
    await stage.waits(DAY)
    too = await stage.forges(stage.dan, shown.id_of("Me too").replace("~4", "~77"))
    assert "Nobody seeks that any more" in too
    elsewhere = await stage.says(stage.ada, "seek", at=stage.ada.user.dm_channel)
    assert "You seek no players here" not in elsewhere
    dm = await stage.says(stage.ada, "seek", title="tiny_towns", at=stage.ada.user.dm_channel)
    assert "Tables are opened in a server's channel" in dm
