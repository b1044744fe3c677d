"""A bot on paper notes what it asks of Discord, and a crowd presses there as people do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from discord.http import Route

pytest.importorskip("simcord", reason="the bench needs the extra “play”")

from bot.app import Guildhall
from bot.cli.bench import thinking
from bot.cli.bench.crowd import FIRST_CHANNEL, Crowd
from bot.cli.bench.paper import EPHEMERAL, LAID, Json, Paper, Press, items_of, opened
from bot.cli.bench.thinking import FIRST_HOST, _begun, _goes_on
from bot.cli.bench.world import NoPictures
from bot.settings import Settings
from bot.tables.live import Live
from engines.kernel.catalogue import title_of

TOWNS = title_of("tiny_towns")
MENU = {"custom_id": "g:pick:1:0:", "options": [{"value": name} for name in "abcdef"]}


def bot(folder: Path, **given: object) -> Guildhall:
    url = f"sqlite+aiosqlite:///{folder / 'crowd.db'}"
    app = Guildhall(
        Settings.read(
            database=url, tables_a_person=1000, rehearse=False, icons=False, edit_gap=0, card_gap=0, **given
        )
    )
    app.pictures.close()
    app.pictures = NoPictures()
    return app


def row(*names: str) -> list[Json]:
    return [{"type": 1, "components": [{"type": 2, "custom_id": name} for name in names]}]


async def looked(app: Guildhall, table: int) -> Live:
    async with app.tables.enter(table) as live:
        return live


async def replied(press: Press) -> Json:
    async with asyncio.timeout(30):
        while press.words is None or press.reply is None:  # noqa: ASYNC110  # requests tell nobody
            await asyncio.sleep(0.01)
    return press.reply


# The paper


async def test_what_the_bot_sends_and_changes_is_counted_by_letter_and_kept(tmp_path: Path) -> None:
    paper = Paper(bot(tmp_path))
    where = "/channels/{channel_id}/messages"
    card = await paper.request(
        Route("POST", where, channel_id=7), json={"content": "Come!", "components": row("g:join:1:-1:card.2")}
    )
    notice = await paper.request(
        Route("POST", where, channel_id=7), json={"components": row("g:rule:1:-1:", "g:play:1:5:notice.")}
    )
    await paper.request(Route("POST", where, channel_id=8), json={"content": "A hand"})
    assert [card["id"], notice["id"], card["channel_id"]] == [1000, 1001, 7]
    assert paper.requests == {"send card": 1, "send notice": 1, "send hand": 1}
    assert paper.playable == {7: notice}
    changed = await paper.request(
        Route("PATCH", where + "/{message_id}", channel_id=7, message_id=1000),
        form=[
            {"name": "file", "value": b"a picture"},
            {"name": "payload_json", "value": '{"content": "Gone.", "flags": 32772}'},
        ],
    )
    assert (changed["id"], changed["content"], changed["components"]) == (1000, "Gone.", card["components"])
    assert changed["flags"] == LAID, "nothing else of what was asked for is kept"
    assert paper.messages[1000] == changed
    assert paper.requests["edit hand"] == 1
    assert (
        await paper.request(Route("DELETE", where + "/{message_id}", channel_id=7, message_id=1000)) is None
    )
    assert paper.requests["delete"] == 1
    private = await paper.request(Route("POST", "/users/@me/channels"), json={"recipient_id": 42})
    assert (private["id"], private["recipients"][0]["id"]) == (42_000, 42)
    assert (await paper.request(Route("GET", "/users/{user_id}", user_id=9)))["username"] == "player9"
    assert await paper.request(Route("GET", "/channels/{channel_id}/pins", channel_id=7)) == []
    assert sum(paper.requests.values()) == 5


def test_a_reply_is_timed_by_its_first_words_and_its_first_picture(tmp_path: Path) -> None:
    paper = Paper(bot(tmp_path))
    shown = {"id": 5, "flags": 0, "content": "Play!", "components": row("g:play:1:0:")}

    def pressed(token: str) -> Press:
        press = paper._presses[token] = Press(shown)
        return press

    def answered(token: str, kind: int, data: Json | None = None, *, files: bool = False) -> Json:
        way = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=3,
            webhook_token=token,
        )
        told: Json = paper.respond(way, {"type": kind, "data": data}, files=files)
        return told

    new = pressed("new")
    told = answered("new", 4, {"content": "Yours alone.", "flags": LAID})
    assert new.reply is not None
    assert new.reply["flags"] == EPHEMERAL | LAID
    assert told["interaction"]["response_message_id"] == new.reply["id"]
    assert new.words is not None
    assert new.picture is None
    first = new.words
    later = Route("POST", "/webhooks/{webhook_id}/{webhook_token}", webhook_id=3, webhook_token="new")
    paper.respond(later, {"content": "More."}, files=True)
    picture = new.picture
    assert new.reply["content"] == "More."
    assert (new.words, picture is not None) == (first, True)
    change = Route(
        "PATCH",
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        webhook_id=3,
        webhook_token="new",
    )
    paper.respond(change, {"content": "Again."}, files=True)
    assert new.picture == picture

    deferred = pressed("deferred")
    answered("deferred", 5)
    assert deferred.words is None, "that it is coming says nothing yet"
    assert deferred.reply is not None
    assert deferred.reply["flags"] == EPHEMERAL
    late = pressed("late")
    answered("late", 6)
    assert (late.words, late.reply) == (None, shown)
    edited = pressed("edited")
    answered("edited", 7, {"components": row("g:send:1:0:")})
    assert edited.words is not None
    assert edited.reply == {**shown, "components": row("g:send:1:0:")}
    assert paper.requests == {"callback": 4, "followup": 1, "edit of a reply": 1}
    assert paper.messages == {}, "what one person alone sees stands in no channel"


# The crowd


async def test_a_crowd_opens_its_panels_and_answers(tmp_path: Path) -> None:
    titles = [TOWNS, title_of("pillars")]
    async with opened(bot(tmp_path)) as paper:
        app = paper.app
        crowd = Crowd(app, paper)
        await crowd.sit_down(titles, 3)
        assert [place.channel for place in crowd.places] == [FIRST_CHANNEL + index for index in range(3)]
        assert [sorted(place.people) for place in crowd.places] == [
            [100 * number + seat for seat in range(4)] for number in (1, 2, 3)
        ]
        rows = [await looked(app, place.number) for place in crowd.places]
        assert [live.row.title for live in rows] == ["tiny_towns", "pillars", "tiny_towns"]
        assert await crowd._waits()
        await app.post.start()
        await crowd.shown()
        assert set(paper.playable) == {place.channel for place in crowd.places}
        assert await crowd.answers() == 0
        first = crowd.places[0]
        await crowd._press_at(first)
        assert first.last is not None
        seat, press = first.last
        if press.words is None:
            assert not await crowd._press_at(first), "whoever has no reply yet waits for it"
        panel = await replied(press)
        for _ in range(24):
            await crowd.press()
            for one in crowd.presses:
                await replied(one)
        assert len(crowd.presses) == 25
        assert first.panels[seat] != panel or len(first.panels) > 1
        answers = await crowd.answers()
        assert 3 <= answers < 25
        assert paper.requests["callback"] == 25
        assert paper.requests["send card"] == 3
        assert all(one.words is not None and one.words > one.came for one in crowd.presses)
        await crowd.play(0.4, 50)
        assert 25 < len(crowd.presses) < 25 + 60
        for one in crowd.presses:
            await replied(one)

        later = Paper(app)
        crowd.comes_to(later)
        assert (later.messages, later.playable) == (paper.messages, paper.playable)
        assert later.app._connection._get_guild(2) is not None


def test_whoever_picks_from_a_menu_takes_as_many_as_it_wants_and_three_at_most(tmp_path: Path) -> None:
    crowd = Crowd(app := bot(tmp_path), Paper(app))

    def taken(**many: int) -> set[int]:
        return {len(set(crowd._values({**MENU, **many}))) for _ in range(60)}

    assert crowd._values({"custom_id": "g:pick:1:0:.a"}) == []
    assert taken() == {1}
    assert taken(min_values=0, max_values=6) == {1, 2, 3}
    assert taken(min_values=2, max_values=2) == {2}
    assert taken(min_values=5, max_values=6) == {5}
    assert taken(min_values=0, max_values=2) == {1, 2}


# Strong computers


async def test_somebody_plays_against_strong_computers_until_the_match_is_over(tmp_path: Path) -> None:
    app = bot(tmp_path, think_ms=0)
    async with opened(app):
        table = await _begun(app, title_of("old_london_bridge"), 3)
        live = await looked(app, table)
        assert [seat.level for seat in live.row.seats if seat.person is None] == ["strong"] * 3
        assert (live.row.host, live.row.channel) == (FIRST_HOST + 3, thinking.FIRST_CHANNEL + 3)
        turns = 0
        while await _goes_on(app, table, FIRST_HOST + 3):
            turns += 1
        assert live.begun.over
        assert turns >= 10


def test_items_are_found_wherever_they_stand() -> None:
    button = {"type": 2, "custom_id": "g:look:1:0:"}
    nested = {"type": 17, "components": [{"type": 9, "components": [{"type": 10}], "accessory": button}]}
    assert items_of({"components": [nested, {"type": 14}]}) == [button]
