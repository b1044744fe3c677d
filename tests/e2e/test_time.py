"""Time passes: who is reminded, answered for, away and back again, as people see it."""

from __future__ import annotations

from tests.e2e.stage import Stage

HOUR = 3600


async def test_whoever_does_not_come_is_reminded_and_away_until_the_next_press(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, pace="daily")
    assert "Pace: daily (24 hours)" in stage.card().text
    assert "Until <t:" in stage.card().text
    assert "Until <t:" in stage.table().text
    reminded = []
    for hours in (13, 12, 18):
        await stage.waits(hours * HOUR)
        (notice,) = stage.notices()
        assert f"<@{stage.ada.id}>" in notice.text
        assert f"<@{stage.ben.id}>" not in notice.text
        assert "still waits for you" in notice.text
        assert "Until <t:" in notice.text
        reminded.append(notice.id)
    assert len(set(reminded)) == 3
    await stage.waits(6 * HOUR)
    assert "**Ada** is away, so a computer plays on" in stage.table().text
    assert stage.waits_for(stage.ben)
    (notice,) = stage.notices()
    assert f"<@{stage.ben.id}>" in notice.text
    assert "a computer plays on for you" in stage.dm(stage.ada).text
    await stage.presses(stage.ada, "Play", stage.table())
    assert "is away" not in stage.table().text
    assert stage.dms(stage.ada) == []
