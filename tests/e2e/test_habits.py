"""What people say about their time: zone, quiet hours, reminders, digest, absences; and a server about its pace."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.store import absences
from bot.store.schema import timers
from bot.tables.habits import day_of, midnight, next_hour
from tests.e2e.pillars import arranged
from tests.e2e.stage import Person, Reply, Stage
from tests.e2e.test_places import manage
from tests.engines.pillars.scene import ADA, BEN

WARSAW = "Europe/Warsaw"


async def wishes(stage: Stage, **given: str) -> Reply:
    """Ada says what she wishes."""
    return await stage.says(stage.ada, "settings own", **given)


async def due(stage: Stage) -> list[tuple[str, int]]:
    """Which timers of Ada's are due when."""
    async with stage.bot.store.reading() as connection:
        rows = await connection.execute(
            select(timers.c.kind, timers.c.due).where(timers.c.person == stage.ada.id).order_by(timers.c.due)
        )
        return [(kind, moment) for kind, moment in rows]


async def refused(stage: Stage, command: str, sentence: str, **given: str) -> None:
    """Ada gets a sentence, and nothing has changed."""

    async def all_() -> tuple[Any, ...]:
        guests = stage.bot.guests
        ada = stage.ada.id
        return await guests.person(ada), await guests.absences(ada), await due(stage)

    before = await all_()
    reply = await stage.says(stage.ada, command, **given)
    assert sentence in reply
    assert reply.private
    assert await all_() == before


# Wishes


@pytest.mark.long
async def test_all_that_one_may_wish_is_shown(stage: Stage) -> None:
    shown = await wishes(stage)
    assert "Language: **as in Discord** · DMs: **on**" in shown
    line = "Time zone: **not told** · quiet hours: **off** · reminders: **in the thread** · daily digest: **off**"
    assert line in shown
    assert "**zone**, **quiet**, **reminders** and **digest**" in shown
    await wishes(stage, zone="warsaw", quiet="22-7", reminders="both", digest="18")
    await stage.restarts()
    shown = await wishes(stage)
    assert "Time zone: **Europe/Warsaw (" in shown
    assert (
        "quiet hours: **22:00–7:00** · reminders: **in the thread and by DM** · daily digest: **18:00**"
        in shown
    )
    await wishes(stage, quiet="off", reminders="off", digest="off")
    assert "quiet hours: **off** · reminders: **off** · daily digest: **off**" in await wishes(stage)


async def test_zone_and_hours_hold_from_the_next_time_on(stage: Stage) -> None:
    holds = (
        "count from the next time that a table begins to wait for you; deadlines that run stay as they are."
    )
    assert holds in await wishes(stage, zone=WARSAW)
    assert holds in await wishes(stage, quiet="1-6")
    assert holds not in await wishes(stage, reminders="dm")
    assert holds not in await wishes(stage)


async def test_a_zone_is_offered_by_city_and_country(stage: Stage) -> None:
    offered = await stage.named(stage.ada, "settings own", "zone", "WARS")
    assert [one.partition(" (")[0] for one in offered] == [WARSAW]
    (line,) = await stage.offered(stage.ada, "settings own", "zone", "pola")
    assert line.endswith(") – Poland")
    assert len(await stage.offered(stage.ada, "settings own", "zone")) == 25
    assert len(await stage.offered(stage.ada, "settings own", "zone", "a")) == 25
    assert await stage.offered(stage.ada, "settings own", "zone", "atlantis") == []


async def test_a_zone_that_is_none_is_refused_with_the_nearest(stage: Stage) -> None:
    near = "There is no time zone “Warszaw”. Is it one of these? Europe/Warsaw"
    await refused(stage, "settings own", near, zone="Warszaw")
    lost = "Type a city or a country, and choose from what is offered."
    await refused(stage, "settings own", lost, zone="qqqqqqqqqqqqqqqqqqqqq")
    await refused(stage, "settings own", "There is no time zone “\\@everyone", zone="@everyone" * 500)


@pytest.mark.parametrize(
    ("quiet", "sentence"),
    [
        ("nights", "Write the quiet hours as two whole hours"),
        ("22", "Write the quiet hours as two whole hours"),
        ("22:30-7", "Write the quiet hours as two whole hours"),
        ("22-25", "Write the quiet hours as two whole hours"),
        ("21-8", "Quiet hours take at least one hour and at most 10."),
        ("7-7", "Quiet hours take at least one hour and at most 10."),
    ],
)
async def test_quiet_hours_that_may_not_be(stage: Stage, quiet: str, sentence: str) -> None:
    await wishes(stage, zone=WARSAW)
    await refused(stage, "settings own", sentence, quiet=quiet)


async def test_quiet_hours_in_many_ways_of_writing(stage: Stage) -> None:
    await wishes(stage, zone=WARSAW)
    for typed, shown in (
        ("22-8", "22:00–8:00"),
        ("22:00 – 07:00", "22:00–7:00"),
        ("18-24", "18:00–0:00"),
        ("1-6", "1:00–6:00"),
        ("23-24", "23:00–0:00"),
    ):
        assert f"quiet hours: **{shown}**" in await wishes(stage, quiet=typed)
    assert await stage.offered(stage.ada, "settings own", "quiet", "2") == [
        "22:00–7:00",
        "23:00–8:00",
        "21:00–6:00",
    ]
    assert await stage.offered(stage.ada, "settings own", "quiet", "20-5") == ["20:00–5:00"]
    assert (await stage.offered(stage.ada, "settings own", "quiet"))[-1] == "off"


async def test_hours_need_a_zone(stage: Stage) -> None:
    for given in ({"quiet": "22-7"}, {"digest": "8"}):
        await refused(stage, "settings own", "Fill in **zone** of **/settings own**, too", **given)
    assert "quiet hours: **off**" in await wishes(stage, quiet="off", digest="off")
    assert "**22:00–7:00**" in await wishes(stage, zone="Asia/Kolkata", quiet="22-7")


async def test_whoever_takes_no_dms_hears_what_will_happen(stage: Stage) -> None:
    off = "I send you no DMs, as you wished: what would come by DM is a mention in the thread instead"
    await wishes(stage, dms="off", zone=WARSAW)
    assert off in await wishes(stage, reminders="dm")
    assert off not in await wishes(stage, reminders="thread")
    assert off in await wishes(stage, digest="8")
    assert off not in await wishes(stage, dms="on")
    await wishes(stage, reminders="both", digest="off")
    await stage.bot.guests.change_person(stage.ada.id, dm_closed=True)
    assert "Discord has refused my last DM to you: what would come by DM is a mention" in await wishes(stage)


@pytest.mark.long
async def test_the_digest_is_due_at_its_hour(stage: Stage) -> None:
    await wishes(stage, zone=WARSAW, digest="18")
    now = int(stage.env.now().timestamp())
    assert await due(stage) == [("digest", next_hour(now, WARSAW, 18))]
    await wishes(stage, zone="Asia/Kolkata")
    assert await due(stage) == [("digest", next_hour(now, "Asia/Kolkata", 18))]
    await wishes(stage, digest="off")
    assert await due(stage) == []


async def test_a_server_says_how_long_a_turn_takes(stage: Stage) -> None:
    assert "Time for a turn at new tables: **relaxed (3 days)**" in await stage.says(
        stage.ada, "settings server"
    )
    await refused(stage, "settings server", "Only managers of the server can change this.", pace="quick")
    manage(stage, stage.ada)
    for pace, shown in (
        ("quick", "quick (30 minutes)"),
        ("daily", "daily (24 hours)"),
        ("weekly", "weekly (7 days)"),
        ("none", "none (as long as it takes)"),
    ):
        assert f"**{shown}**" in await stage.says(stage.ada, "settings server", pace=pace)
        assert (await stage.bot.guests.server(stage.server.id)).pace == pace
    assert "**none (as long as it takes)**" in await stage.says(stage.ben, "settings server")


# Being away


def ahead(stage: Stage, days: int) -> date:
    """The day so many days ahead where Ada lives."""
    return day_of(int(stage.env.now().timestamp()), WARSAW) + timedelta(days)


async def away(stage: Stage, person: Person | None = None, **given: str) -> Reply:
    return await stage.says(person or stage.ada, "away", **given)


@pytest.mark.long
async def test_an_absence_is_planned_shown_and_called_off(stage: Stage) -> None:
    await wishes(stage, zone=WARSAW)
    assert "You are not away, and have not said that you will be." in await away(stage)
    reply = await away(stage, until=ahead(stage, 6).isoformat(), **{"from": "in 4 days"})
    assert "until the end of" in reply
    assert "3 days" in reply
    (absence,) = await stage.bot.guests.absences(stage.ada.id)
    assert absence.since == midnight(ahead(stage, 4), WARSAW)
    assert absence.until == midnight(ahead(stage, 7), WARSAW)
    assert await due(stage) == [("leaving", absence.since), ("return", absence.until)]
    await stage.restarts()
    assert "You will be away from" in await away(stage)
    await refused(stage, "away", "End it or call it off with **/away back:** first.", until="in 20 days")
    reply = await away(stage, back="now")
    assert "Your absence is called off. Nothing of it counts." in reply
    assert "for 30 more of 30 days" in reply
    assert await due(stage) == []
    await refused(stage, "away", "You are not away, and have planned nothing that could end.", back="now")


async def test_whoever_comes_back_early_gets_the_rest_back(stage: Stage) -> None:
    await wishes(stage, zone=WARSAW)
    since, until = midnight(ahead(stage, 0), WARSAW), midnight(ahead(stage, 5), WARSAW)
    async with stage.bot.store.writing() as connection:
        await absences.add(connection, stage.ada.id, since, until)
    shown = await away(stage)
    assert "You are away until the end of" in shown
    reply = await away(stage, back="now")
    assert "Welcome back" in reply
    assert "for 29 more of 30 days" in reply, "the day that has begun is used"
    assert "You are not away" in await away(stage)
    (known,) = await stage.bot.guests.absences(stage.ada.id)
    assert known.since == since
    assert abs(known.until - stage.env.now().timestamp()) < 60
    assert ("leaving", since) not in await due(stage)


async def test_an_absence_that_may_not_be(stage: Stage) -> None:
    zone = "Fill in **zone** of **/settings own** first"
    await refused(stage, "away", zone)
    await refused(stage, "away", zone, until="in 5 days")
    await wishes(stage, zone=WARSAW)
    for given, sentence in (
        ({"until": "some day"}, "I do not understand the day “some day”."),
        ({"until": "2020-01-01"}, "That day is over. Name one that comes."),
        ({"until": "9999-12-31"}, "That is too far ahead"),
        ({"until": "in 1 day"}, "is the first day that you can be away."),
        ({"until": "in 5 days", "from": "in 1 day"}, "is the first day that you can be away."),
        ({"until": "in 5 days", "from": "in 6 days"}, "It would end before it begins."),
        ({"until": "in 200 days"}, "of 30 days are left."),
        ({"from": "in 5 days"}, "Fill in **until**, too"),
        ({"until": "in 5 days", "back": "now"}, "not both"),
    ):
        await refused(stage, "away", sentence, **given)


async def test_days_are_offered(stage: Stage) -> None:
    await wishes(stage, zone=WARSAW)
    for option in ("until", "from"):
        assert len(await stage.offered(stage.ada, "away", option)) == 25
        assert len(await stage.offered(stage.ada, "away", option, "in 7 days")) == 1
    assert len(await stage.offered(stage.dan, "away", "until")) == 25


async def test_whoever_plays_and_goes_away_plays_on(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await wishes(stage, zone=WARSAW)
    await away(stage, until="in 5 days")
    assert "The cube of this turn is wheat." in await stage.says(stage.ada, "towns call", cube="wheat")


# What is stored of it


@pytest.mark.long
async def test_habits_are_in_the_copy_and_erased(stage: Stage) -> None:
    await stage.begins("pillars", stage.ada, stage.ben, stage.cleo)
    async with arranged(stage) as table:
        table[BEN].advantages = ["exemption"]
        table.give(ADA, wood=2)
        table.give(BEN, wood=2)
        table.stand("bishop", ADA)
        table.event("king")
        table.go("event")
    ben = stage.ben
    menu = await stage.says(ben, "pillars orders")
    await stage.selects(ben, menu.choices[0])
    await stage.says(ben, "settings own", zone=WARSAW, quiet="22-7", digest="8")
    await away(stage, ben, until="in 5 days")
    asked = await stage.says(ben, "privacy")
    assert "your time zone and quiet hours" in asked
    assert "one absence of this quarter or later" in asked
    await stage.presses(ben, "Send me a copy", asked)
    (attachment,) = stage.dms(ben)[-1].message.attachments
    found = json.loads(await attachment.read())
    assert (found["person"][0]["zone"], found["person"][0]["quiet_from"]) == (WARSAW, 22)
    assert len(found["absences"]) == 1
    assert {one["kind"] for one in found["timers"]} == {"digest", "leaving", "return"}
    (order,) = found["orders"]
    assert (order["seat"], len(order["orders"])) == (1, 1)
    assert str(stage.ada.id) not in json.dumps(found)
    sure = await stage.presses(ben, "Erase everything", await stage.says(ben, "privacy"))
    await stage.presses(ben, "Erase for good", sure)
    assert await stage.bot.guests.absences(ben.id) == ()
    assert "I store nothing about you." in await stage.says(ben, "privacy")
    async with stage.bot.store.reading() as connection:
        assert (await connection.execute(select(timers).where(timers.c.person == ben.id))).all() == []


async def test_what_a_server_and_a_person_wish_is_shown_and_taken_back(stage: Stage) -> None:
    manage(stage, stage.ada)
    how = "Managers change it"
    assert how in await stage.says(stage.ben, "settings server")
    said = await stage.says(
        stage.ada, "settings server", language="pl", tables="channel", openers="managers", pace="daily"
    )
    assert "Language: **Polski** · tables: **in the channel** · opened by: **managers of the server**" in said
    assert "new tables: **daily (24 hours)**" in said
    assert how not in said
    back = await stage.says(stage.ada, "settings server", language="auto", openers="everyone")
    assert "Language: **as in Discord** · tables: **in the channel** · opened by: **everyone**" in back
    known = await stage.bot.guests.server(stage.server.id)
    assert (known.language, known.place, known.openers, known.pace) == (None, "channel", "everyone", "daily")
    hint = "To change it, fill in **language**"
    first = await wishes(stage)
    assert hint in first
    assert "Asked once more before what is final: **in my first match**" in first
    assert "Invitations to tables: **on**" in first
    await stage.bot.guests.change_person(stage.ada.id, dm_closed=True)
    assert "your last one was refused by Discord" in await wishes(stage, confirm="on")
    said = await wishes(stage, dms="off", confirm="off", invitations="off")
    assert "DMs: **off**" in said
    assert "refused by Discord" not in said
    assert "before what is final: **off**" in said
    assert "Invitations to tables: **off**" in said
    assert hint not in said
    assert "before what is final: **on**" in await wishes(stage, confirm="on")
    back = await wishes(stage, dms="on", confirm="auto", invitations="on")
    assert "DMs: **on**" in back
    assert "**in my first match**" in back
    assert "Invitations to tables: **on**" in back
    assert "Język" in await wishes(stage, language="pl")
    assert "Language: **as in Discord**" in await wishes(stage, language="auto")


async def test_hands_come_and_go_with_the_wish_for_private_messages(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    await stage.says(stage.ada, "lanterns new")
    assert len(stage.dms(stage.ada)) == 1
    await wishes(stage, dms="off")
    assert stage.dms(stage.ada) == []
    await wishes(stage, dms="on")
    assert len(stage.dms(stage.ada)) == 1
    assert len(stage.dms(stage.ben)) == 1


async def test_an_absence_is_planned_and_called_off_again(stage: Stage) -> None:
    assert "I do not know it" in await away(stage)
    await wishes(stage, zone=WARSAW)
    none = await away(stage)
    assert none.text.splitlines()[0] == "You are not away, and have not said that you will be."
    assert "for 30 more of 30 days" in none
    assert none.text.splitlines()[-1].startswith("Fill in **until** of **/away**")
    assert f"the day “{'x' * 39}…”" in await away(stage, until="x" * 41)
    assert f"the day “{'x' * 40}”" in await away(stage, until="x" * 40)
    await stage.begins("works", stage.ada, stage.ben, pace="weekly")
    await stage.begins("works", stage.ada, stage.ben, pace="quick")
    planned = await away(stage, until=ahead(stage, 6).isoformat(), **{"from": "in 4 days"})
    first, left = planned.text.splitlines()
    assert first.startswith("You are away from ")
    assert "3 days" in first
    assert "for 27 more of 30 days" in left
    assert "**Ada** will be away from <t:" in stage.table(stage.thread(0))
    assert "will be away" not in stage.table(stage.thread(1)), "a quick table does not wait for it"
    coming = (await away(stage)).text.splitlines()
    assert coming[0].startswith("You will be away from ")
    assert coming[-1] == "**/away back:** ends it."
    over = await away(stage, back="now")
    assert over.text.splitlines()[0] == "Your absence is called off. Nothing of it counts."
    assert "for 30 more of 30 days" in over
    assert "will be away" not in stage.table(stage.thread(0))
    assert "not both" in await away(stage, back="now", **{"from": "in 4 days"})
    across = await away(stage, until="2026-04-02", **{"from": "2026-03-30"})
    assert len(across.text.splitlines()) == 3, "two quarters are touched"
