"""The emojis of an application, and what of a message Discord refuses because of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.wire.world import Json, RefusedError, World

MOST = 2000


def payload(world: World, number: int) -> Json:
    """An emoji as the API names it."""
    return {
        "id": str(number),
        "name": world.emojis[number],
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
        "user": {"id": str(world.bot.id), "username": "guildhall", "discriminator": "0", "avatar": None},
    }


def create(world: World, name: str, image: str) -> int:
    """One more; its name must be free, and there must be a picture in it."""
    if name in world.emojis.values():
        said = {"name": {"_errors": [{"code": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "message": "taken"}]}}
        raise RefusedError(400, 50035, "Invalid Form Body", said)
    if not image.startswith("data:image/png;base64,"):
        raise RefusedError(400, 50035, "Invalid Form Body", {"image": "no picture"})
    if len(world.emojis) >= MOST:
        raise RefusedError(400, 30008, "Maximum number of emojis reached")
    number = world.number()
    world.emojis[number] = name
    world.changes()
    return number


def existing(world: World, number: int) -> int:
    """An emoji that is there."""
    if number not in world.emojis:
        raise RefusedError(404, 10014, "Unknown Emoji")
    return number


def hold(world: World, body: Json) -> None:
    """Refuse a message with a button or a menu whose emoji is not there."""
    for emoji in _borne(body.get("components")):
        if emoji.get("id") is not None and int(emoji["id"]) not in world.emojis:
            wrong = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
            raise RefusedError(400, 50035, "Invalid Form Body", {"components": {"emoji": {"id": wrong}}})


def _borne(node: Any) -> Iterator[Json]:
    """Every emoji in a component, wherever it is."""
    if isinstance(node, dict):
        if isinstance(node.get("emoji"), dict):
            yield node["emoji"]
        node = [*node.values()]
    if isinstance(node, list):
        for one in node:
            yield from _borne(one)
