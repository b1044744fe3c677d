"""Wishes about one's time: quiet hours as long as they may be, a zone where one is needed, and what is shown of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.store.records import Person
from bot.ui.habits.wishes import hours, shown, unreachable, wished, zones
from data.words import Words
from engines.kernel import RefusedError
from tests.bot.ui.pressing import Interaction

WORDS = Words("en")
ADA = Person(1, "Ada")
NOON = 1_795_003_200  # 18 November 2026, 12:00 UTC
AT_HOME = replace(ADA, zone="Europe/Warsaw")


def refused(who: Person = AT_HOME, **given: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(RefusedError) as found:
        wished(who, WORDS, **given)
    return found.value.text.id, dict(found.value.text.args)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("22-7", (22, 7)),
        ("1-2", (1, 2)),
        ("23-0", (23, 0)),
        ("0-10", (0, 10)),
        ("14-24", (14, 0)),
        ("24-9", (0, 9)),
        ("22:00 – 08:00", (22, 8)),
        ("off", (None, None)),
    ],
)
def test_quiet_hours_last_from_one_hour_to_ten(typed: str, kept: tuple[int | None, int | None]) -> None:
    assert wished(AT_HOME, WORDS, quiet=typed) == {"quiet_from": kept[0], "quiet_to": kept[1]}


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("0-11", "settings-quiet-long"),
        ("7-7", "settings-quiet-long"),
        ("0-24", "settings-quiet-long"),
        ("22-25", "settings-quiet-unknown"),
        ("25-3", "settings-quiet-unknown"),
        ("night", "settings-quiet-unknown"),
    ],
)
def test_what_are_no_quiet_hours(typed: str, why: str) -> None:
    assert refused(quiet=typed)[0] == why


def test_whoever_wants_hours_says_where_they_live_unless_that_is_known() -> None:
    assert refused(ADA, quiet="22-7")[0] == refused(ADA, digest="0")[0] == "settings-zone-first"
    assert wished(ADA, WORDS, quiet="off", digest="off", reminders="dm") == {
        "quiet_from": None,
        "quiet_to": None,
        "digest": None,
        "reminders": "dm",
    }
    both = {"zone": "Asia/Kolkata", "digest": 0}
    assert wished(ADA, WORDS, zone="kolkata", digest="0") == both
    assert wished(AT_HOME, WORDS, digest="18") == {"digest": 18}
    assert wished(ADA, WORDS) == {}


def test_a_zone_that_is_none_is_told_with_three_that_may_be_meant() -> None:
    why, about = refused(zone="Warszaw")
    assert (why, about["count"], "Europe/Warsaw" in about["near"]) == ("settings-zone-unknown", 3, True)
    assert refused(zone="a")[1]["count"] == 3
    assert refused(zone="q" * 40)[1]["zone"] == "q" * 40
    assert refused(zone="q" * 41)[1]["zone"] == "q" * 39 + "…"


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"reminders": "dm", "dms": False}, "settings-dms-off"),
        ({"reminders": "both", "dm_closed": True}, "settings-dms-closed"),
        ({"digest": 0, "dms": False}, "settings-dms-off"),
        ({"reminders": "thread", "dms": False}, None),
        ({"reminders": "off", "dm_closed": True}, None),
        ({"reminders": "dm"}, None),
    ],
)
def test_whoever_cannot_be_told_by_dm_hears_why(wishes: dict[str, Any], why: str | None) -> None:
    found = unreachable(replace(ADA, **wishes))
    assert (None if found is None else found.id) == why


def test_all_wishes_are_shown_and_below_them_why_nothing_comes() -> None:
    assert shown(ADA, WORDS, NOON) == (
        "Time zone: **not told** · quiet hours: **off** · reminders: **in the thread** · daily digest: **off**"
    )
    wishes = replace(AT_HOME, quiet_from=0, quiet_to=7, digest=0, dms=False)
    first, why = shown(wishes, WORDS, NOON).splitlines()
    assert first == (
        "Time zone: **Europe/Warsaw (13:00)** · quiet hours: **0:00–7:00** · "
        "reminders: **in the thread** · daily digest: **0:00**"
    )
    assert why.startswith("I send you no DMs, as you wished")


async def offered(typed: str) -> list[tuple[str, str]]:
    asking: Any = Interaction()
    return [(one.name, one.value) for one in await hours(asking, typed)]


async def test_usual_hours_are_offered_and_those_that_are_typed_before_them() -> None:
    assert await offered("22-7") == [("22:00–7:00", "22-7")]
    assert await offered("2") == [("22:00–7:00", "22-7"), ("23:00–8:00", "23-8"), ("21:00–6:00", "21-6")]
    assert await offered("0-8") == [("0:00–8:00", "0-8")]
    assert await offered("1:00-4:00") == [("1:00–4:00", "1-4")]
    assert await offered("of") == [("off", "off")]
    assert [value for _, value in await offered("")] == ["22-7", "23-8", "0-8", "21-6", "off"]
    assert await offered("7-7") == []


async def test_zones_are_offered_with_their_country_and_what_their_clocks_show() -> None:
    asking: Any = Interaction()
    asking.client.clock = float(NOON)
    (line,) = await zones(asking, "warsaw")
    assert (line.name, line.value) == ("Europe/Warsaw (13:00) – Poland", "Europe/Warsaw")
    assert len(await zones(asking, "a")) == len(await zones(asking, " ")) == 25
    assert (await zones(asking, " "))[0].value == "America/New_York"
