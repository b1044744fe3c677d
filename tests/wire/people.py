"""People on the wire: they press and command, and see what they may see."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from typing import Any

from bot.ui.kit.ids import PATTERN, Id
from tests.wire.server import Server
from tests.wire.world import AUTOCOMPLETE, COMMAND, COMPONENT, Channel, Interaction, Json, Message

BUTTON, SELECT = 2, 3
SUBCOMMAND, TEXT, INTEGER, TRUTH = 1, 3, 4, 5
PATIENCE = 20.0


def identity(item: Json) -> Id | None:
    """What a component of the bot carries."""
    match = re.fullmatch(PATTERN, item.get("custom_id") or "")
    return None if match is None else Id.read(*match.groups())


class Person:
    """Somebody with a hand on the mouse."""

    def __init__(self, server: Server, number: int) -> None:
        self.id = number
        self.name = server.world.users[number].name
        self._server = server
        self._world = server.world

    # Seeing

    def sees(self, place: Channel) -> list[Message]:
        """The messages of a place, the oldest first; of private messages only the own."""
        assert place.person in (None, self.id), "these are somebody else's"
        return list(place.messages.values())

    def dms(self) -> list[Message]:
        """The private messages."""
        return self.sees(self._world.dm(self.id))

    def panels(self) -> list[Message]:
        """The ephemeral replies, the oldest first."""
        return [one for one in self._world.replies.values() if one.viewer == self.id]

    def mentioned(self) -> Iterator[Message]:
        """The standing messages that call this person."""
        for place in list(self._world.channels.values()):
            if place.person is None:
                yield from (one for one in place.messages.values() if self.id in one.mentions)

    # Doing

    async def presses(
        self, message: Message, custom_id: str, *values: str, patience: float = PATIENCE
    ) -> Interaction:
        """A button or menu; comes back when something was shown, or Discord has said that it failed."""
        item = next(one for one in message.items() if one["custom_id"] == custom_id)
        data: Json = {"custom_id": custom_id, "component_type": item["type"]}
        if item["type"] == SELECT:
            data["values"] = list(values)
        await self._about_to_press(custom_id)
        return await self._does(COMPONENT, message.channel, data, message, patience)

    async def _about_to_press(self, custom_id: str) -> None:
        """The moment between seeing and pressing."""

    async def clicks(self, message: Message, label: str) -> Interaction:
        """A button by what stands on it."""
        item = next(one for one in message.items() if one.get("label") == label)
        return await self.presses(message, item["custom_id"])

    async def says(self, command: str, /, *, at: Channel | None = None, **options: Any) -> Interaction:
        """A slash command, in the channel of the tables or elsewhere."""
        place = self._world.tables if at is None else at
        return await self._does(COMMAND, place.id, self._command(command, options, place), None, PATIENCE)

    async def offered(self, command: str, option: str, typed: str = "", **options: Any) -> list[str]:
        """What autocompletion offers for an option."""
        data = self._command(command, options, self._world.tables)
        inner = data["options"][0]["options"] if data["options"] and " " in command else data["options"]
        inner.append({"name": option, "type": TEXT, "value": typed, "focused": True})
        asked = await self._does(AUTOCOMPLETE, self._world.tables.id, data, None, PATIENCE)
        return [str(one["name"]) for one in asked.choices or []]

    def _command(self, command: str, options: Json, place: Channel) -> Json:
        name, _, below = command.partition(" ")
        known = next(one for one in self._world.commands if one["name"] == name)
        given = [{"name": key, "type": _kind(value), "value": value} for key, value in options.items()]
        if below:
            given = [{"name": below, "type": SUBCOMMAND, "options": given}]
        return {
            "id": known["id"],
            "name": name,
            "type": 1,
            "guild_id": str(place.server),
            "options": given,
        }

    async def _does(
        self, kind: int, channel: int, data: Json, message: Message | None, patience: float
    ) -> Interaction:
        world = self._world
        asked = Interaction(world.number(), secrets.token_hex(16), kind, self.id, channel, data, message)
        world.interactions[asked.token] = asked
        self._server.gateway.interaction(asked)
        if await world.until(lambda: asked.callback is not None, ACKNOWLEDGED):
            await world.until(lambda: asked.answered, patience)
        return asked


ACKNOWLEDGED = 3.1


def _kind(value: Any) -> int:
    if isinstance(value, bool):
        return TRUTH
    return INTEGER if isinstance(value, int) else TEXT
