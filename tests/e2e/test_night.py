"""Nothing is sent in anybody's quiet hours: what is for one player waits for their end, and says what is true then."""

from __future__ import annotations

import pytest

from tests.e2e.moderators import closes, closings, moderator
from tests.e2e.stage import Person, Stage

MINUTE, HOUR = 60, 3600


async def sleeps(stage: Stage, person: Person, hours: int = 6) -> int:
    """From the hour that runs on, for so many hours, this person sleeps; how many seconds are left of them."""
    now = int(stage.env.now().timestamp())
    hour = now // HOUR % 24
    await stage.says(person, "settings own", zone="UTC", quiet=f"{hour}-{(hour + hours) % 24}")
    return hours * HOUR - now % HOUR


async def begins_later(stage: Stage, title: str, pace: str) -> None:
    """Ada and Ben sit down, and Ada starts when Ben is not looking any more."""
    await stage.says(stage.ada, f"{title} new", pace=pace)
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.waits(10 * MINUTE)
    await stage.presses(stage.ada, "Start", stage.card())


def bid(labels: list[str]) -> str:
    """The first card that can be bid."""
    return next(label for label in labels if label.isdecimal())


@pytest.mark.long
async def test_a_hand_waits_for_the_end_of_quiet_hours_and_comes_once(stage: Stage) -> None:
    left = await sleeps(stage, stage.ben)
    await begins_later(stage, "lanterns", "daily")
    assert "Which card do you bid?" in stage.dm(stage.ada)
    assert stage.dms(stage.ben) == []
    await stage.presses(stage.ada, bid(stage.dm(stage.ada).labels), stage.dm(stage.ada))
    await stage.waits(2 * HOUR)
    await stage.restarts()
    assert stage.dms(stage.ben) == []
    assert stage.notices() == []
    await stage.waits(left - 2 * HOUR - 20 * MINUTE)
    assert stage.dms(stage.ben) == []
    await stage.waits(20 * MINUTE)
    assert "Which card do you bid?" in stage.dm(stage.ben)
    (notice,) = stage.notices()
    assert f"<@{stage.ben.id}>" in notice.text


async def test_whoever_is_at_the_table_does_not_sleep(stage: Stage) -> None:
    await sleeps(stage, stage.ben)
    await begins_later(stage, "lanterns", "daily")
    await stage.presses(stage.ben, "Play", stage.table())
    await stage.says(stage.ben, "table resend", table=1)
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_whoever_has_just_sat_down_does_not_sleep(stage: Stage) -> None:
    await sleeps(stage, stage.ben)
    await stage.says(stage.ada, "lanterns new", pace="daily")
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_hours_that_are_others_by_now_are_found_within_an_hour(stage: Stage) -> None:
    await sleeps(stage, stage.ben)
    await begins_later(stage, "lanterns", "none")
    await stage.says(stage.ben, "settings own", quiet="off")
    assert stage.dms(stage.ben) == []
    await stage.waits(HOUR)
    assert "Which card do you bid?" in stage.dm(stage.ben)


async def test_a_quick_table_is_played_at_any_hour_but_whoever_is_away_from_it_is_told_later(
    stage: Stage,
) -> None:
    left = await sleeps(stage, stage.ben)
    await begins_later(stage, "lanterns", "quick")
    hand = stage.dm(stage.ben)
    assert "Which card do you bid?" in hand
    await stage.waits(2 * HOUR)
    assert [one.id for one in stage.dms(stage.ben)] == [hand.id]
    await stage.waits(left - 2 * HOUR)
    assert "so the table rests" in next(one.text for one in stage.dms(stage.ben) if one.id != hand.id)


async def test_a_digest_within_the_quiet_hours_comes_with_their_end(stage: Stage) -> None:
    await stage.says(stage.ada, "settings own", zone="UTC", digest="5", quiet="23-7")
    await stage.begins("works", stage.ada, stage.ben, pace="weekly")
    hour = stage.env.now().hour
    await stage.waits(((5 - hour) % 24 + 1) * HOUR)
    assert stage.dms(stage.ada) == []
    await stage.waits(2 * HOUR)
    (digest,) = stage.dms(stage.ada)
    assert "One table waits for you" in digest.text
    await stage.waits(22 * HOUR)
    assert len(stage.dms(stage.ada)) == 1


async def test_whose_table_is_closed_at_night_is_not_called(stage: Stage) -> None:
    moderator(stage, stage.dan)
    await begins_later(stage, "lanterns", "daily")
    await sleeps(stage, stage.ben)
    await closes(stage, stage.dan)
    (told,) = closings(stage, stage.channel)
    assert "**Ben**" in told
    assert told.mentioned == {stage.ada.id}
