"""The routes of Discord's HTTP API that the bot uses: what each does to the world, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.wire import emojis, payloads
from tests.wire.world import EPHEMERAL, TEXT, THREAD, Channel, Interaction, Json, Message, RefusedError, World

MESSAGE, LATER, UPDATE_LATER, UPDATE, CHOICES = 4, 5, 6, 7, 8


@dataclass
class Call:
    """One request: the ids in its path, its query, its body, and the files that came with it."""

    ids: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    body: Json = field(default_factory=dict)
    files: dict[int, Json] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """An id in the path."""
        try:
            return int(self.ids[name])
        except ValueError:
            raise RefusedError(400, 50035, "Invalid Form Body", {name: "not a snowflake"}) from None


Handler = Callable[[World, Call], Json | list[Json] | None]
ROUTES: dict[tuple[str, str], Handler] = {}


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Declare what a route does."""

    def keep(handler: Handler) -> Handler:
        ROUTES[method, path] = handler
        return handler

    return keep


def find(method: str, path: str) -> tuple[str, dict[str, str]] | None:
    """The route that a path means, with the ids in it."""
    pieces = path.split("/")
    for known_method, known in ROUTES:
        template = known.split("/")
        if method == known_method and len(template) == len(pieces):
            pairs = list(zip(template, pieces, strict=True))
            if all(wanted == got or wanted.startswith("{") for wanted, got in pairs):
                return known, {wanted[1:-1]: got for wanted, got in pairs if wanted.startswith("{")}
    return None


# Logging in


@route("GET", "/users/@me")
def me(world: World, call: Call) -> Json:
    return payloads.user(world.bot)


@route("GET", "/oauth2/applications/@me")
def application(world: World, call: Call) -> Json:
    return {
        "id": str(world.bot.id),
        "name": "Guildhall",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "00",
        "flags": 0,
        "team": None,
        "summary": "",
        "owner": payloads.user(world.owner),
    }


@route("PUT", "/applications/{application_id}/commands")
def commands(world: World, call: Call) -> list[Json]:
    listed: list[Json] = call.body.get("", [])
    world.commands = [
        {**one, "id": str(world.number()), "application_id": str(world.bot.id), "version": "1"}
        for one in listed
    ]
    world.changes()
    return world.commands


# Emojis of the application


@route("GET", "/applications/{application_id}/emojis")
def application_emojis(world: World, call: Call) -> Json:
    return {"items": [emojis.payload(world, one) for one in world.emojis]}


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(world: World, call: Call) -> Json:
    return emojis.payload(world, emojis.create(world, call.body["name"], call.body["image"]))


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(world: World, call: Call) -> None:
    del world.emojis[emojis.existing(world, call.number("emoji_id"))]


# People and places


@route("GET", "/users/{user_id}")
def user(world: World, call: Call) -> Json:
    if call.number("user_id") not in world.users:
        raise RefusedError(404, 10013, "Unknown User")
    return payloads.user(world.users[call.number("user_id")])


@route("POST", "/users/@me/channels")
def open_dm(world: World, call: Call) -> Json:
    return payloads.channel(world, world.dm(int(call.body["recipient_id"])))


@route("GET", "/channels/{channel_id}")
def channel(world: World, call: Call) -> Json:
    return payloads.channel(world, world.channel(call.number("channel_id")))


@route("PATCH", "/channels/{channel_id}")
def change_channel(world: World, call: Call) -> Json:
    place = world.channel(call.number("channel_id"))
    place.archived = bool(call.body.get("archived", place.archived))
    place.name = str(call.body.get("name", place.name))
    found = payloads.channel(world, place)
    if place.kind == THREAD:
        world.tell("THREAD_UPDATE", found)
    return found


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def open_thread(world: World, call: Call) -> Json:
    parent = world.channel(call.number("channel_id"))
    message = world.message(parent.id, call.number("message_id"))
    if parent.kind != TEXT:
        raise RefusedError(400, 50024, "Cannot execute action on this channel type")
    if message.id in world.channels:
        raise RefusedError(400, 160004, "A thread has already been created for this message")
    thread = world.add(Channel(message.id, THREAD, call.body["name"], parent.id, server=parent.server))
    found = payloads.channel(world, thread)
    world.tell("THREAD_CREATE", {**found, "newly_created": True})
    world.changes()
    return found


# Messages


@route("GET", "/channels/{channel_id}/messages")
def history(world: World, call: Call) -> list[Json]:
    messages = world.channel(call.number("channel_id")).messages
    newest = sorted(messages, reverse=True)
    if "before" in call.query:
        newest = [one for one in newest if one < int(call.query["before"])]
    if "after" in call.query:
        newest = [one for one in newest if one > int(call.query["after"])]
    return [payloads.message(world, messages[one]) for one in newest[: int(call.query.get("limit", 50))]]


@route("POST", "/channels/{channel_id}/messages")
def send(world: World, call: Call) -> Json:
    place = world.channel(call.number("channel_id"))
    emojis.hold(world, call.body)
    message, new = world.send(place, world.bot.id, call.body, call.files)
    if new:
        world.tell("MESSAGE_CREATE", payloads.told(world, message))
    return payloads.message(world, message)


def _mine(world: World, call: Call) -> Message:
    message = world.message(call.number("channel_id"), call.number("message_id"))
    if message.author != world.bot.id:
        raise RefusedError(403, 50005, "Cannot edit a message authored by another user")
    if world.channels[message.channel].archived:
        raise RefusedError(400, 50083, "Thread is archived")
    return message


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def message(world: World, call: Call) -> Json:
    return payloads.message(world, world.message(call.number("channel_id"), call.number("message_id")))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(world: World, call: Call) -> Json:
    message = _mine(world, call)
    emojis.hold(world, call.body)
    world.edit(message, call.body, call.files)
    world.tell("MESSAGE_UPDATE", payloads.told(world, message))
    return payloads.message(world, message)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(world: World, call: Call) -> None:
    message = world.message(call.number("channel_id"), call.number("message_id"))
    if world.channels[message.channel].archived:
        raise RefusedError(400, 50083, "Thread is archived")
    removed(world, message)


def removed(world: World, message: Message) -> None:
    """Take a message away, whoever wants that, and tell of it."""
    told: Json = {"id": str(message.id), "channel_id": str(message.channel)}
    place = world.channels[message.channel]
    if place.person is None:
        told["guild_id"] = str(place.server)
    world.delete(message)
    world.tell("MESSAGE_DELETE", told)


# Answers to interactions


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(world: World, call: Call) -> Json | None:
    asked = world.interaction(call.ids["interaction_token"], number=call.number("interaction_id"))
    kind, data = call.body["type"], call.body.get("data") or {}
    if kind in (UPDATE_LATER, UPDATE) and asked.message is None:
        raise RefusedError(400, 50035, "Invalid Form Body", {"type": "there is no message to update"})
    emojis.hold(world, data)
    asked.callback = kind
    asked.ephemeral = bool(data.get("flags", 0) & EPHEMERAL)
    if kind == MESSAGE:
        asked.original = _reply(world, asked, data, call.files, ephemeral=asked.ephemeral)
    elif kind in (UPDATE, UPDATE_LATER):
        asked.original = asked.message
        if kind == UPDATE:
            _change(world, asked, data, call.files)
    elif kind == CHOICES:
        asked.choices = data.get("choices") or []
    world.changes()
    return payloads.acknowledged(world, asked) if call.query.get("with_response") else None


def _reply(
    world: World, asked: Interaction, data: Json, files: dict[int, Json], *, ephemeral: bool
) -> Message:
    message = world.reply(asked, data, files, ephemeral=ephemeral)
    if not ephemeral:
        world.tell("MESSAGE_CREATE", payloads.told(world, message))
    return message


def _change(world: World, asked: Interaction, data: Json, files: dict[int, Json]) -> Message:
    message = asked.original
    if message is None or message.deleted:
        raise RefusedError(404, 10008, "Unknown Message")
    world.edit(message, data, files)
    world.shows(asked, message)
    if message.viewer is None:
        world.tell("MESSAGE_UPDATE", payloads.told(world, message))
    return message


@route("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def original(world: World, call: Call) -> Json:
    asked = world.webhook(call.ids["webhook_token"])
    if asked.original is None or asked.original.deleted:
        raise RefusedError(404, 10008, "Unknown Message")
    return payloads.message(world, asked.original)


@route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def edit_original(world: World, call: Call) -> Json:
    asked = world.webhook(call.ids["webhook_token"])
    emojis.hold(world, call.body)
    if asked.original is None and asked.callback == LATER:
        asked.original = _reply(world, asked, call.body, call.files, ephemeral=asked.ephemeral)
        return payloads.message(world, asked.original)
    return payloads.message(world, _change(world, asked, call.body, call.files))


@route("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def delete_original(world: World, call: Call) -> None:
    asked = world.webhook(call.ids["webhook_token"])
    message = asked.original
    if message is None or message.deleted:
        raise RefusedError(404, 10008, "Unknown Message")
    if message.viewer is None:
        removed(world, message)
    message.deleted = True
    world.changes()


@route("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(world: World, call: Call) -> Json:
    asked = world.webhook(call.ids["webhook_token"])
    first = asked.original is None and asked.callback == LATER
    ephemeral = asked.ephemeral if first else bool(call.body.get("flags", 0) & EPHEMERAL)
    message = _reply(world, asked, call.body, call.files, ephemeral=ephemeral)
    if first:
        asked.original = message
    return payloads.message(world, message)
