"""A whole match of each title, and what stays of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel.catalogue import AnyTitle, titles
from tests.e2e.results import solved
from tests.e2e.stage import Stage
from tests.sizes import first


@pytest.mark.parametrize("title", first(titles().values()), ids=lambda title: str(title.id))
async def test_a_match_of_each_title_can_be_looked_at_checked_and_taken_along(
    stage: Stage, title: AnyTitle
) -> None:
    await solved(stage, stage.ada, stage.ben, title=title.words)
    final = stage.finals()[0]
    assert len(final.pictures) == 1
    assert "• **Ada** 1,500 → " in final
    assert len((await stage.presses(stage.ada, "Ratings", final)).pictures) == 1
    verdict = await stage.presses(stage.dan, "Verify", final)
    assert "✔ The seed" in verdict
    assert "✔ Played again" in verdict
    first = await stage.presses(stage.ada, "Replay", final)
    second = await stage.presses(stage.ada, "Forward", first)
    last = await stage.presses(stage.ada, "Last", second)
    assert len({one.pictures[0] for one in (first, second, last)}) == 3
    assert "Nothing happened here" not in last
    (attachment,) = (await stage.presses(stage.ada, "As data", last)).message.attachments
    found: dict[str, Any] = json.loads(await attachment.read())
    assert len(found["journal"]) == len(await stage.journal())
    assert {one["placing"] for one in found["results"]} <= {1, 2}
    board = await stage.says(stage.ada, "leaderboard", title=title.id, text=True)
    winner = min(found["results"], key=lambda one: one["placing"])
    assert f"best score {winner['score']}" in board.text.splitlines()[1]
    assert "**Ada**" in await stage.says(stage.ada, "profile")
