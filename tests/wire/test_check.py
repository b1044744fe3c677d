"""A request that Discord would refuse is caught, whether its description says so or not."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.wire.check import problems
from tests.wire.facts import FILE, facts
from tests.wire.routes import ROUTES, Call
from tests.wire.server import TOKEN, Server

SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
COMMANDS = ("PUT", "/applications/{application_id}/commands")
THREAD = ("POST", "/channels/{channel_id}/messages/{message_id}/threads")


def button(**other: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "play", **other}


def menu(count: int = 2, **other: Any) -> dict[str, Any]:
    lines = [{"label": f"line {index}", "value": str(index)} for index in range(count)]
    return {"type": 3, "custom_id": "menu", "options": lines, **other}


def rows(*items: dict[str, Any]) -> dict[str, Any]:
    return {"content": "", "components": [{"type": 1, "components": [item]} for item in items]}


FILES = {0: {"filename": "table.webp", "size": 1000}}
RIGHT: list[tuple[tuple[str, str], dict[str, Any], dict[int, Any]]] = [
    (SEND, {"content": "x" * 2000, "tts": False, "nonce": "x" * 25, "enforce_nonce": True}, {}),
    (SEND, {"attachments": [{"id": 0, "filename": "table.webp", "description": "x" * 1024}]}, FILES),
    (SEND, {"embeds": [{"image": {"url": "attachment://table.webp"}}], "attachments": [{"id": 0}]}, FILES),
    (EDIT, {"content": "", "tts": False, "components": [], "embeds": [], "attachments": []}, {}),
    (CALLBACK, {"type": 6}, {}),
    (CALLBACK, {"type": 4, "data": {**rows(button(), menu(25)), "flags": 64, "tts": False}}, {}),
    (COMMANDS, {"": [{"name": "play", "description": "Plays", "type": 1, "nsfw": False, "options": []}]}, {}),
    (THREAD, {"name": "x" * 100, "auto_archive_duration": 10080, "rate_limit_per_user": None}, {}),
]
WRONG: list[tuple[tuple[str, str], dict[str, Any], dict[int, Any], str]] = [
    (SEND, {"content": "x" * 2001}, {}, "2001 characters"),
    (SEND, {"content": ["x"]}, {}, "content"),
    (SEND, {"contents": "x"}, {}, "contents"),
    (SEND, {"content": ""}, {}, "empty"),
    (SEND, {"content": "x", "nonce": "x" * 26}, {}, "nonce"),
    (SEND, rows(button(label="x" * 81)), {}, "components"),
    (SEND, rows(button(custom_id="x" * 101)), {}, "components"),
    (SEND, rows(button(), button()), {}, "custom_id twice"),
    (SEND, rows(*(button(custom_id=str(index)) for index in range(6))), {}, "6 rows"),
    (SEND, rows(menu(26)), {}, "components"),
    (SEND, rows(menu(2, max_values=3)), {}, "takes 1 to 3"),
    (SEND, {"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "x"}]}, {}, "layout"),
    (SEND, {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41}, {}, "41 components"),
    (SEND, {"embeds": [{"description": "x" * 4000}] * 2}, {}, "8000 characters"),
    (SEND, {"embeds": [{"title": "x" * 257}]}, {}, "title"),
    (
        SEND,
        {"embeds": [{"image": {"url": "attachment://other.webp"}}], "attachments": [{"id": 0}]},
        FILES,
        "other",
    ),
    (SEND, {"content": "x", "attachments": [{"id": 0, "filename": "table.webp"}]}, {}, "without its file"),
    (SEND, {"attachments": [{"id": 0, "description": "x" * 1025}]}, FILES, "attachments"),
    (SEND, {"attachments": [{"id": 0}]}, {0: {"filename": "film.webp", "size": 11 << 20}}, "bytes"),
    (EDIT, {"content": "x" * 2001}, {}, "2001 characters"),
    (EDIT, {"nonce": "1"}, {}, "nonce"),
    (CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, {}, "2001 characters"),
    (CALLBACK, {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}}, {}, "body"),
    (CALLBACK, {"type": 3}, {}, "body"),
    (COMMANDS, {"": [{"name": "x" * 33, "description": "Plays"}]}, {}, "name"),
    (THREAD, {"name": "x" * 101, "auto_archive_duration": 10080}, {}, "name"),
    (THREAD, {"auto_archive_duration": 10080}, {}, "name"),
]


@pytest.mark.parametrize(("route", "body", "files"), RIGHT)
def test_what_discord_takes_is_taken(
    route: tuple[str, str], body: dict[str, Any], files: dict[int, Any]
) -> None:
    assert problems(*route, Call(body=body, files=files)) == []


@pytest.mark.parametrize(("route", "body", "files", "reason"), WRONG)
def test_what_discord_refuses_is_caught(
    route: tuple[str, str], body: dict[str, Any], files: dict[int, Any], reason: str
) -> None:
    found = problems(*route, Call(body=body, files=files))
    assert any(reason in one for one in found), found


def test_a_query_is_checked_too() -> None:
    history = ("GET", "/channels/{channel_id}/messages")
    assert problems(*history, Call(query={"limit": "25"})) == []
    assert problems(*history, Call(query={"limit": "101"}))
    assert problems(*history, Call(query={"limits": "25"}))


def test_every_route_has_its_facts() -> None:
    assert {f"{method} {path}" for method, path in ROUTES} == set(facts()["routes"])
    assert FILE.stat().st_size < 200_000


async def test_a_wrong_request_is_refused_and_remembered() -> None:
    async with (
        Server() as server,
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
    ):
        address = f"http://{server.address}/api/v10/channels/{server.world.tables.id}/messages"
        async with session.post(address, json={"content": "x" * 2001}) as response:
            assert response.status == 400
            assert (await response.json())["code"] == 50035
        async with session.post(address + "/bulk", json={}) as response:
            assert response.status == 404
        assert not list(server.world.own())
        assert len(server.wrong) == 2
