"""Discord fails now and then: every message that was owed arrives, once, and only while there is a reason for it."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Person, Stage
from tests.sizes import first

HICCUPS = [(500, 0), (502, 0), (503, 0), (429, 0), (401, 0)]


def a_card(stage: Stage, person: Person) -> str:
    return next(one for one in stage.dm(person).labels if one.isdecimal())


async def full(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=2)
    await stage.presses(stage.ben, "Join", stage.card())


async def all_is_there(stage: Stage) -> None:
    assert "Waiting for **Ada** and **Ben**." in stage.table()
    assert [one.mentioned for one in stage.notices()] == [{stage.ben.id}]
    for person in (stage.ada, stage.ben):
        assert "Which card do you bid?" in stage.dm(person)
    assert "Waiting for" in stage.card()
    assert len(stage.channel.threads) == 1
    assert all(slot.settled for slot in (await stage.slots()).values())


@pytest.mark.parametrize(("status", "code"), first(HICCUPS, 2))
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/channels/*/messages"),
        ("PATCH", "/channels/*/messages/*"),
        ("POST", "/channels/*/threads"),
        ("POST", "/users/@me/channels"),
        ("GET", "/users/*"),
    ],
)
async def test_a_hiccup_of_discord_delays_and_loses_nothing(
    stage: Stage, method: str, path: str, status: int, code: int
) -> None:
    await full(stage)
    stage.fails(method, path, status, code, times=2)
    await stage.presses(stage.ada, "Start", stage.card())
    await all_is_there(stage)


@pytest.mark.parametrize("arrives", [False, True], ids=["before", "after"])
@pytest.mark.long
async def test_a_cut_line_delays_and_doubles_nothing(stage: Stage, arrives: bool) -> None:
    await full(stage)
    for method, path in (
        ("POST", "/channels/*/messages"),
        ("PATCH", "/channels/*/messages/*"),
        ("POST", "/channels/*/threads"),
        ("POST", "/users/@me/channels"),
    ):
        stage.cuts(method, path, arrives=arrives)
    await stage.presses(stage.ada, "Start", stage.card())
    await all_is_there(stage)


async def test_every_message_whose_answer_was_lost_is_found_again(stage: Stage) -> None:
    await full(stage)
    stage.cuts("POST", "/channels/*/messages", arrives=True, times=4)
    await stage.presses(stage.ada, "Start", stage.card())
    await all_is_there(stage)


async def test_a_message_that_was_sent_twice_all_the_same_is_taken_away(stage: Stage) -> None:
    await full(stage)
    await stage.presses(stage.ada, "Start", stage.card())
    table = stage.table()
    stored = stage.env.backend.get_message(stage.thread().id, table.id)
    stage.env.backend.create_message(
        stage.thread().id, stored.author_id, stored.content, components=stored.components
    )
    stage.fails("PATCH", f"/channels/{stage.thread().id}/messages/*", 500)
    await stage.answers_in_dm(stage.ada)
    assert stage.waits_for(stage.ben)


async def test_a_notice_that_cannot_be_deleted_now_goes_later(stage: Stage) -> None:
    await full(stage)
    await stage.presses(stage.ada, "Start", stage.card())
    stage.fails("DELETE", "/channels/*/messages/*", 503, times=2)
    await stage.answers_in_dm(stage.ben)
    assert stage.notices() == []


async def test_when_discord_is_gone_for_long_all_comes_when_it_is_back(database: str) -> None:
    async with Stage(database, retries=3) as stage:
        await full(stage)
        stage.fails("*", "/channels/*", 503, times=None)
        await stage.presses(stage.ada, "Start", stage.card())
        assert stage.channel.threads == []
        stage.heals()
        stage.env.backend.emit("RESUMED", {})
        await stage.settled()
        await all_is_there(stage)


async def test_when_discord_is_gone_for_long_a_restart_brings_all(database: str) -> None:
    async with Stage(database, retries=3) as stage:
        await full(stage)
        stage.fails("*", "/channels/*", 503, times=None)
        await stage.presses(stage.ada, "Start", stage.card())
        stage.heals()
        await stage.restarts()
        await all_is_there(stage)


async def test_after_many_tries_the_next_change_brings_all(database: str) -> None:
    async with Stage(database, retries=2) as stage:
        await full(stage)
        stage.fails("POST", "*/threads", 503, times=None)
        await stage.presses(stage.ada, "Start", stage.card())
        assert stage.channel.threads == []
        assert stage.requests("POST", "*/threads") <= 4
        stage.heals()
        await stage.presses(stage.ada, "Draw a spare card first")
        assert "**Ada** draws a spare card." in stage.table()


@pytest.mark.long
async def test_a_notice_whose_reason_has_gone_is_never_sent(database: str) -> None:
    async with Stage(database, retries=2) as stage:
        await full(stage)
        await stage.presses(stage.ada, "Start", stage.card())
        stage.fails("POST", f"/channels/{stage.thread().id}/messages", 503, times=None)
        for person in (stage.ada, stage.ben):
            await stage.answers_in_dm(person)
        dm = stage.ada.user.dm_channel
        await stage.says(stage.ada, "lanterns raise", at=dm, use="Go on")
        await stage.says(stage.ben, "lanterns raise", at=stage.ben.user.dm_channel, use="Go on")
        stage.heals()
        before = len(stage.env.http_requests)
        for person in (stage.ada, stage.ben):
            await stage.answers_in_dm(person)
        told = [
            str(entry.json) for entry in stage.env.http_requests[before:] if "your turn" in str(entry.json)
        ]
        assert len(told) == 1, "only the newest notice is sent, not those that nobody needed any more"
        assert str(stage.ada.id) in told[0]
        both = {stage.ada.id, stage.ben.id}  # Ben's private message does not show what he is asked next
        assert [one.mentioned for one in stage.notices()] == [both]


async def test_only_those_who_newly_owe_an_answer_are_mentioned(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, stage.cleo, monuments="off", starts="seat_2")
    assert [one.mentioned for one in stage.notices()] == [{stage.ben.id}]
    await stage.answers(stage.ben, "Wheat")
    assert [one.mentioned for one in stage.notices()] == [{stage.ada.id, stage.cleo.id}]
    first = stage.notices()[0].id
    await stage.answers(stage.ada, "A1")
    assert [one.id for one in stage.notices()] == [first], "Cleo has been told already"
    await stage.answers(stage.ben, "A1")
    await stage.answers(stage.cleo, "A1")
    assert stage.notices() == [], "Cleo names the next cube, and sees so in her panel"
    assert "You hold the hammer." in stage.panel(stage.cleo)
    await stage.presses(stage.cleo, "Glass")
    assert [one.mentioned for one in stage.notices()] == [{stage.ada.id, stage.ben.id}]


async def test_whoever_has_just_sat_down_is_called_only_after_a_minute(database: str) -> None:
    async with Stage(database, card_gap=60) as stage:
        await full(stage)
        await stage.presses(stage.ada, "Start", stage.card())
        assert stage.notices() == []
        assert "Which card do you bid?" in stage.dm(stage.ben)
        await stage.waits(61)
        assert [one.mentioned for one in stage.notices()] == [{stage.ben.id}]


async def test_a_person_among_computers_is_not_pinged_for_what_the_panel_shows(stage: Stage) -> None:
    await stage.says(stage.ada, "lanterns new", seats=3)
    for _ in range(2):
        await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    for _ in range(3):
        await stage.answers(stage.ada)
        await stage.presses(stage.ada, stage.panel(stage.ada).labels[0])
    assert not any("it is your turn" in str(entry.json) for entry in stage.env.http_requests)


async def test_a_refused_dm_is_no_reason_to_stop(stage: Stage) -> None:
    for code in (50007, 50278):
        stage.heals()
        stage.fails("POST", f"/channels/{stage.ben.user.dm_channel.id}/messages", 403, code, times=None)
        await stage.says(stage.ben, "settings own", dms="on")
        await stage.begins("lanterns", stage.ada, stage.ben)
        assert "**Ben** takes no messages from me" in stage.table()
        assert "it is your turn" in stage.notices()[0]


async def test_opening_dms_too_fast_only_delays_them(stage: Stage) -> None:
    stage.fails("POST", "/users/@me/channels", 400, 40003, times=3)
    await stage.begins("lanterns", stage.ada, stage.ben)
    await all_is_there(stage)


async def test_a_message_that_discord_finds_malformed_does_not_stop_the_others(stage: Stage) -> None:
    """It would be a bug of ours; it is logged, tried a few times, and forgotten until the next change."""
    await full(stage)
    stage.fails("POST", f"/channels/{stage.ben.user.dm_channel.id}/messages", 400, 50035, times=None)
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Waiting for **Ada** and **Ben**." in stage.table()
    assert "Which card do you bid?" in stage.dm(stage.ada)
    assert stage.dms(stage.ben) == []
    stage.heals()
    await stage.restarts()
    await all_is_there(stage)


async def test_edits_are_gathered(database: str) -> None:
    """At once, and then at most one edit in so many seconds; the newest state wins."""
    async with Stage(database, edit_gap=30) as stage:
        await stage.begins("works", stage.ada, stage.ben)
        await stage.waits(40)
        before = stage.requests("PATCH", f"/channels/{stage.thread().id}/messages/*")
        for _ in range(3):
            await stage.says(stage.ada, "works trade", deal="buy", goods="clay", number="1")
        assert stage.table().text.count("buys 1 clay") == 1
        await stage.waits(40)
        after = stage.requests("PATCH", f"/channels/{stage.thread().id}/messages/*")
        assert after - before == 2
        assert "**Ada** buys 1 clay." in stage.table()
        assert stage.table().text.count("buys 1 clay") == 3


async def test_every_send_can_be_recognized_by_discord(stage: Stage) -> None:
    """The same send carries the same nonce, so that Discord drops a second one by itself."""
    await full(stage)
    await stage.presses(stage.ada, "Start", stage.card())
    sends = [
        one for one in stage.env.http_requests if one.method == "POST" and one.path.endswith("/messages")
    ]
    nonces = [one.json.get("nonce") for one in sends if one.json]
    assert all(nonces)
    assert len(set(nonces)) == len(nonces)
    assert all(one.json["enforce_nonce"] for one in sends if one.json)
