"""A Discord of paper: the real bot with the real library, whose requests are noted and answered instead of sent."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter
from typing import Any

import discord
from discord.http import Route
from discord.utils import time_snowflake, utcnow
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app import Guildhall

Json = dict[str, Any]
ME, SERVER = 1, 2
EPHEMERAL, LAID = 1 << 6, 1 << 15
NEW, DEFERRED, LATER, EDIT = 4, 5, 6, 7
STAMP = "2026-01-01T00:00:00+00:00"


@dataclass
class Press:
    """A press and its reply: when it came, when its words left, when its picture left."""

    message: Json | None
    came: float = field(default_factory=perf_counter)
    words: float | None = None
    picture: float | None = None
    reply: Json | None = None


class Paper:
    """Notes what the bot asks of Discord, and answers as Discord would."""

    def __init__(self, app: Guildhall) -> None:
        self.app = app
        self.requests: Counter[str] = Counter()
        self.messages: dict[int, Json] = {}
        self.playable: dict[int, Json] = {}
        self._presses: dict[str, Press] = {}
        self._numbers = count(1000)

    # The world

    def channel(self, number: int) -> None:
        """A channel of the server."""
        state: Any = self.app._connection  # noqa: SLF001  # there is no other way to a world without a gateway
        guild = state._get_or_create_unavailable_guild(SERVER)  # noqa: SLF001
        guild.unavailable = False
        data: Any = {"id": number, "type": 0, "name": "table", "position": 0, "permission_overwrites": []}
        guild._add_channel(discord.TextChannel(state=state, guild=guild, data=data))  # noqa: SLF001
        state._add_guild(guild)  # noqa: SLF001

    def press(self, person: int, channel: int, shown: Json, item: Json, values: Sequence[str] = ()) -> Press:
        """Somebody presses a component of a message; the bot hears of it at once."""
        number = time_snowflake(utcnow()) + next(self._numbers)  # its age is read from it
        press = self._presses[str(number)] = Press(shown)
        pressed = {"custom_id": item["custom_id"], "component_type": item["type"], "values": list(values)}
        data: Any = {
            "id": number,
            "application_id": ME,
            "type": 3,
            "token": str(number),
            "version": 1,
            "guild_id": SERVER,
            "channel_id": channel,
            "channel": {"id": channel, "type": 0, "guild_id": SERVER},
            "member": {"user": user(person), "roles": [], "joined_at": STAMP, "flags": 0, "permissions": "0"},
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {},
            "app_permissions": "0",
            "attachment_size_limit": 10 * 2**20,
            "message": shown,
            "data": pressed,
        }
        self.app._connection.parse_interaction_create(data)  # noqa: SLF001
        return press

    # What the bot asks for

    async def request(self, route: Route, **given: Any) -> Any:
        """What goes out by the bot's own name."""
        payload = _payload(given.get("json"), given.get("form"))
        path = route.path
        if route.method == "POST" and path.endswith("/messages"):
            self.requests[f"send {_letter(payload)}"] += 1
            return self._message(int(route.channel_id or 0), payload)
        if route.method == "PATCH" and "/messages/" in path:
            self.requests[f"edit {_letter(payload)}"] += 1
            number = int(route.url.rpartition("/")[2])
            return self._message(int(route.channel_id or 0), payload, number)
        if path == "/users/@me/channels":
            person = int(payload["recipient_id"])
            return {"id": person * 1000, "type": 1, "recipients": [user(person)]}
        if route.method == "DELETE":
            self.requests["delete"] += 1
            return None
        if path.startswith("/users/"):
            return user(int(route.url.rpartition("/")[2]))
        return []

    def respond(self, route: Route, payload: Json, *, files: bool) -> Any:
        """What answers a press."""
        press = self._presses[str(route.webhook_token)]
        if route.path.endswith("/callback"):
            self.requests["callback"] += 1
            kind, said = payload["type"], payload.get("data") or {}
            if kind == NEW:
                press.reply = self._message(0, said)
                press.reply["flags"] |= EPHEMERAL
            elif kind == EDIT:
                press.reply = _edited(press.message or {}, said)
            elif kind == DEFERRED:
                press.reply = self._message(0, {})
                press.reply["flags"] |= EPHEMERAL
            else:
                press.reply = press.message
            self._left(press, said, files=files)
            told = {"id": route.webhook_id, "type": 3, "response_message_id": (press.reply or {}).get("id")}
            return {"interaction": told}
        self.requests["edit of a reply" if route.method == "PATCH" else "followup"] += 1
        press.reply = _edited(press.reply or self._message(0, {}), payload)
        self._left(press, payload, files=files)
        return press.reply

    @staticmethod
    def _left(press: Press, said: Json, *, files: bool) -> None:
        if (said.get("content") or said.get("components")) and press.words is None:
            press.words = perf_counter()
        if files and press.picture is None:
            press.picture = perf_counter()

    def _message(self, channel: int, payload: Json, number: int | None = None) -> Json:
        known = self.messages.get(number or 0)
        message = _edited(known or blank(number or next(self._numbers), channel), payload)
        if channel:
            self.messages[message["id"]] = message
            if any(":play:" in item["custom_id"] for item in items_of(message)):
                self.playable[channel] = message
        return message


class _Adapter(AsyncWebhookAdapter):
    """The way of the answers to presses."""

    def __init__(self, paper: Paper) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._paper = paper

    async def request(self, route: Route, session: Any, **given: Any) -> Any:
        """Noted and answered."""
        del session
        payload = _payload(given.get("payload"), given.get("multipart"))
        return self._paper.respond(route, payload, files=bool(given.get("files")))


@asynccontextmanager
async def opened(app: Guildhall) -> AsyncIterator[Paper]:
    """The bot as it is when it has logged in."""
    paper, http, state = Paper(app), app.http, app._connection  # noqa: SLF001
    http.request = paper.request  # type: ignore[method-assign]
    state.application_id = ME
    state.user = discord.ClientUser(state=state, data=user(ME))
    kept = async_context.set(_Adapter(paper))
    try:
        async with app:
            await app.setup_hook()
            yield paper
    finally:
        async_context.reset(kept)


def user(number: int) -> Any:
    """A person."""
    return {"id": number, "username": f"player{number}", "discriminator": "0", "avatar": None}


def blank(number: int, channel: int) -> Json:
    """A message without anything in it."""
    return {
        "id": number,
        "channel_id": channel,
        "author": user(ME),
        "content": "",
        "timestamp": STAMP,
        "edited_timestamp": None,
        "type": 0,
        "flags": 0,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "components": [],
        "mentions": [],
        "mention_roles": [],
    }


def items_of(message: Json) -> list[Json]:
    """The buttons and menus of a message."""
    return pressable(message["components"])


def pressable(components: Iterable[Json]) -> list[Json]:
    """What can be pressed among these, wherever it stands."""
    return [one for one in _inner(components) if "custom_id" in one]


def _inner(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, those within others included."""
    for one in components:
        yield one
        yield from _inner(one.get("components") or ())
        yield from _inner([one["accessory"]] if "accessory" in one else ())


def _edited(message: Json, payload: Json) -> Json:
    shown = {name: payload[name] for name in ("content", "components") if payload.get(name) is not None}
    laid = (payload.get("flags") or 0) & LAID
    return {**message, **shown, "flags": message.get("flags", 0) | laid}


def _payload(plain: Json | None, form: Sequence[Json] | None) -> Json:
    if form:
        found: Json = json.loads(next(part["value"] for part in form if part["name"] == "payload_json"))
        return found
    return plain or {}


def _letter(payload: Json) -> str:
    """Which letter a message is, by its buttons."""
    marks = {
        str(item["custom_id"]).rpartition(":")[2].partition(".")[0]
        for item in items_of({"components": payload.get("components") or []})
    }
    return next((mark for mark in ("card", "table", "notice", "final") if mark in marks), "hand")
