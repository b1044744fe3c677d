"""What each person has not seen yet, place by place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime

import discord
from simcord import HttpLogEntry

from bot.playground.world import Person, Place, World

_CHANNEL = re.compile(r"^/channels/(\d+)")
_AUTOCOMPLETE_RESULT = 8


@dataclass(frozen=True, slots=True)
class Unseen:
    """Whether there are new messages, how many call this person, and whether an old one was edited."""

    fresh: bool = False
    pings: int = 0
    changed: bool = False


@dataclass(frozen=True, slots=True)
class _Mark:
    newest: int = 0
    edited: datetime | None = None


class News:
    """Follows the bot's requests, and keeps for each person and place how far they have read."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._heard = 0
        self._marks: dict[tuple[str, str], _Mark] = {}
        self._messages: dict[str, list[discord.Message]] = {}

    def gather(self) -> set[str] | None:
        """The channels that the bot wrote to since the last call; None if it may have been any."""
        requests = self._world.env.http_requests
        written = [request for request in requests[self._heard :] if _writes(request)]
        self._heard = len(requests)
        if not written:
            return set()
        named = [_CHANNEL.match(request.path) for request in written]
        self._messages.clear()
        # The answer to an interaction does not say in which channel it stands.
        return None if None in named else {found[1] for found in named if found}

    def forget(self) -> None:
        """Read every place anew: somebody other than the bot may have written."""
        self._messages.clear()

    def mark_seen(self, person: Person, place: Place) -> None:
        """This person has read everything there."""
        messages = self._read(place)
        edits = [message.edited_at for message in messages if message.edited_at]
        newest = messages[-1].id if messages else 0
        self._marks[person.key, place.key] = _Mark(newest, max(edits, default=None))

    def unseen(self, person: Person, place: Place) -> Unseen:
        """What has come since this person was there."""
        mark = self._marks.get((person.key, place.key), _Mark())
        others = [message for message in self._read(place) if message.author.id != person.member.id]
        fresh = [message for message in others if message.id > mark.newest]
        pings = sum(_calls(message, person, place) for message in fresh)
        edits = [message.edited_at for message in others if message.edited_at and message.id <= mark.newest]
        changed = any(mark.edited is None or edit > mark.edited for edit in edits)
        return Unseen(bool(fresh), pings, changed)

    def _read(self, place: Place) -> list[discord.Message]:
        if place.key not in self._messages:
            self._messages[place.key] = self._world.messages(place)
        return self._messages[place.key]


def _calls(message: discord.Message, person: Person, place: Place) -> bool:
    """Whether a phone would ring: for what is private or names this person, unless it was sent silently."""
    if message.flags.suppress_notifications:
        return False
    return place.kind == "dm" or any(who.id == person.member.id for who in message.mentions)


def _writes(request: HttpLogEntry) -> bool:
    if request.method == "GET" or request.path.endswith("/typing"):
        return False
    return not (isinstance(request.json, dict) and request.json.get("type") == _AUTOCOMPLETE_RESULT)
