"""A small Discord as plain data: servers, their channels and threads, people, messages, and who may see them."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

EPOCH_MS = 1_420_070_400_000
TEXT, DM, THREAD = 0, 1, 11
EPHEMERAL, LAYOUT = 1 << 6, 1 << 15
TEXT_DISPLAY, ATTACHMENT = 10, "attachment://"
ACKNOWLEDGED_WITHIN, TOKEN_LASTS = 3.0, 900.0
NONCE_LASTS = 300.0
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4

Json = dict[str, Any]


class RefusedError(Exception):
    """Discord refuses a request, with the status and the code that it gives for this."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}")
        self.status = status
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


@dataclass
class User:
    """Somebody on Discord."""

    id: int
    name: str
    bot: bool = False
    takes_dms: bool = True


@dataclass
class Message:
    """A message as it stands, with all it was before; with a viewer it is an ephemeral reply that only they see."""

    id: int
    channel: int
    author: int
    viewer: int | None = None
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    mentions: tuple[int, ...] = ()
    nonce: str | None = None
    edited: bool = False
    deleted: bool = False
    laid: bool = False
    past: list[tuple[str, list[Json]]] = field(default_factory=list)

    def items(self) -> list[Json]:
        """Every button and menu."""
        return [one for one in nested(self.components) if one.get("custom_id")]

    @property
    def text(self) -> str:
        """Everything that is said in it."""
        shown = [one["content"] for one in nested(self.components) if one.get("type") == TEXT_DISPLAY]
        return "\n".join(filter(None, [self.content, *shown]))


@dataclass
class Channel:
    """A channel of a server, a thread of one (with its parent), or the private messages of somebody."""

    id: int
    kind: int
    name: str = ""
    parent: int | None = None
    person: int | None = None
    server: int = 0
    archived: bool = False
    messages: dict[int, Message] = field(default_factory=dict)


@dataclass
class Interaction:
    """A press or command, what Discord has heard of it, and what its person was shown."""

    id: int
    token: str
    kind: int
    person: int
    channel: int
    data: Json
    message: Message | None = None
    began: float = field(default_factory=time.monotonic)
    callback: int | None = None
    ephemeral: bool = False
    original: Message | None = None
    said: list[Message] = field(default_factory=list)
    shown: list[tuple[str, list[Json]]] = field(default_factory=list)
    choices: list[Json] | None = None

    @property
    def answered(self) -> bool:
        """Whether the person has been shown anything."""
        return bool(self.shown) or self.choices is not None

    @property
    def failed(self) -> bool:
        """Whether Discord has told the person that it failed: nobody has acknowledged it in time."""
        return self.callback is None and time.monotonic() - self.began > ACKNOWLEDGED_WITHIN


def nested(components: Any) -> Iterator[Json]:
    """Every component, those within others included."""
    for one in components:
        yield one
        inner = one.get("components") or []
        beside = [one[name] for name in ("accessory", "component") if one.get(name)]
        yield from nested([*inner, *beside])


def referred(node: Any) -> Iterator[str]:
    """The files that something in a message points to."""
    if isinstance(node, str) and node.startswith(ATTACHMENT):
        yield node.removeprefix(ATTACHMENT)
    elif isinstance(node, dict):
        for one in node.values():
            yield from referred(one)
    elif isinstance(node, list):
        for one in node:
            yield from referred(one)


def _nobody(event: str, data: Json) -> None:
    """Nobody is logged in."""


class World:
    """Everything that exists, and the one who is told of every change; of several shards each has one server."""

    def __init__(self, *people: str, shards: int = 1) -> None:
        self.shards = shards
        self._numbers = itertools.count()
        self._changed = asyncio.Event()
        self.tell: Callable[[str, Json], None] = _nobody
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.replies: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.emojis: dict[int, str] = {}
        self.deleted: list[Message] = []
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self.nonce_lasts = NONCE_LASTS
        self.servers = [self._founded(shard) for shard in range(shards)]
        self.bot = self._arrives("Guildhall", bot=True)
        self.owner = self._arrives("Olga")
        self.people = [self._arrives(name) for name in people]
        self.halls = [self.add(Channel(self.number(), TEXT, "tables", server=one)) for one in self.servers]
        self.tables = self.halls[0]

    def number(self) -> int:
        """A new id, larger than all before."""
        return (int(time.time() * 1000) - EPOCH_MS << 22) + next(self._numbers)

    def _founded(self, shard: int) -> int:
        """The id of a new server that belongs to this shard."""
        number = self.number()
        return number + ((shard - self.shard(number)) % self.shards << 22)

    def shard(self, server: int) -> int:
        """Which shard hears of a server; of what belongs to none, such as private messages, the first does."""
        return (server >> 22) % self.shards

    def _arrives(self, name: str, *, bot: bool = False) -> User:
        user = User(self.number(), name, bot)
        self.users[user.id] = user
        return user

    def add(self, channel: Channel) -> Channel:
        """A new place."""
        self.channels[channel.id] = channel
        return channel

    # Waiting for what happens

    def changes(self) -> None:
        """Something is not what it was: whoever waits looks again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, true: Callable[[], object], seconds: float) -> bool:
        """Wait until something is true; false if it is not in so many seconds."""
        end = time.monotonic() + seconds
        while not true():
            left = end - time.monotonic()
            if left <= 0:
                return False
            try:
                async with asyncio.timeout(left):
                    await self._changed.wait()
            except TimeoutError:
                return bool(true())
        return True

    # Looking

    def channel(self, number: int) -> Channel:
        """A place that exists."""
        if number not in self.channels:
            raise RefusedError(404, 10003, "Unknown Channel")
        return self.channels[number]

    def message(self, channel: int, number: int) -> Message:
        """A message that everybody in this place sees."""
        found = self.channel(channel).messages.get(number)
        if found is None:
            raise RefusedError(404, 10008, "Unknown Message")
        return found

    def threads(self) -> list[Channel]:
        """All threads, the oldest first."""
        return [one for one in self.channels.values() if one.kind == THREAD]

    def dm(self, person: int) -> Channel:
        """The private messages of somebody, opened if need be."""
        if person not in self.users:
            raise RefusedError(400, 50033, "Invalid Recipient(s)")
        found = (one for one in self.channels.values() if one.person == person)
        return next(found, None) or self.add(Channel(self.number(), DM, person=person))

    def own(self) -> Iterator[Message]:
        """Every message of the bot that stands somewhere, ephemeral replies aside."""
        for channel in list(self.channels.values()):
            yield from (one for one in channel.messages.values() if one.author == self.bot.id)

    # Messages

    def send(self, channel: Channel, author: int, body: Json, files: dict[int, Json]) -> tuple[Message, bool]:
        """A new message; the one before where an enforced nonce comes again, and then nothing is new."""
        if channel.person is not None and not self.users[channel.person].takes_dms:
            raise RefusedError(403, 50007, "Cannot send messages to this user")
        nonce = None if body.get("nonce") is None else str(body["nonce"])
        if nonce is not None and body.get("enforce_nonce"):
            at, known = self._nonces.get((author, nonce), (0.0, None))
            if known is not None and time.monotonic() - at < self.nonce_lasts:
                return known, False
        message = Message(self.number(), channel.id, author, nonce=nonce)
        fill(message, body, files, self.number)
        message.mentions = mentioned(body)
        channel.messages[message.id] = message
        channel.archived = False
        if nonce is not None:
            self._nonces[author, nonce] = (time.monotonic(), message)
        self.changes()
        return message, True

    def edit(self, message: Message, body: Json, files: dict[int, Json]) -> None:
        """Change what is named, and keep the rest."""
        laid = message.laid or bool((body.get("flags") or 0) & LAYOUT)
        if laid and (body.get("content") or body.get("embeds")):
            raise RefusedError(
                400, 50035, "Invalid Form Body", {"flags": "a layout has no content or embeds"}
            )
        message.past.append((message.text, message.components))
        fill(message, body, files, self.number)
        names = {one["filename"] for one in message.attachments}
        if lost := sorted(set(referred(body.get("components"))) - names):
            raise RefusedError(
                400, 50035, "Invalid Form Body", {"components": f"no such attachments: {lost}"}
            )
        message.edited = True
        self.changes()

    def delete(self, message: Message) -> None:
        """Take a message away."""
        del self.channels[message.channel].messages[message.id]
        message.deleted = True
        self.deleted.append(message)
        self.changes()

    # Interactions

    def interaction(self, token: str, *, number: int | None = None) -> Interaction:
        """The interaction that a callback is about."""
        found = self.interactions.get(token)
        if found is None or found.id != number or found.failed:
            raise RefusedError(404, 10062, "Unknown interaction")
        if found.callback is not None:
            raise RefusedError(400, 40060, "Interaction has already been acknowledged.")
        return found

    def webhook(self, token: str) -> Interaction:
        """The interaction behind a webhook, once it is acknowledged and as long as its token lasts."""
        found = self.interactions.get(token)
        if found is None or found.callback is None:
            raise RefusedError(404, 10015, "Unknown Webhook")
        if time.monotonic() - found.began > TOKEN_LASTS:
            raise RefusedError(401, 50027, "Invalid Webhook Token")
        return found

    def reply(self, asked: Interaction, body: Json, files: dict[int, Json], *, ephemeral: bool) -> Message:
        """A new message as answer to an interaction."""
        message = Message(self.number(), asked.channel, self.bot.id, asked.person if ephemeral else None)
        fill(message, body, files, self.number)
        if ephemeral:
            self.replies[message.id] = message
        else:
            self.channels[asked.channel].messages[message.id] = message
        self.shows(asked, message)
        return message

    def shows(self, asked: Interaction, message: Message) -> None:
        """The person sees this as what came of the interaction."""
        if message not in asked.said:
            asked.said.append(message)
        asked.shown.append((message.text, message.components))
        self.changes()


def fill(message: Message, body: Json, files: dict[int, Json], number: Callable[[], int]) -> None:
    """Write what a body names into a message; of its attachments the listed ones stay and the uploaded ones come."""
    if "content" in body:
        message.content = body["content"] or ""
    message.laid = message.laid or bool((body.get("flags") or 0) & LAYOUT)
    if "embeds" in body:
        message.embeds = list(body["embeds"] or [])
    if "components" in body:
        message.components = list(body["components"] or [])
    if "attachments" in body or files:
        known = {str(one["id"]): one for one in message.attachments}
        listed = body.get("attachments")
        kept = list(known) if listed is None else [str(one["id"]) for one in listed]
        described = {str(one["id"]): one.get("description") for one in listed or []}
        message.attachments = [known[one] for one in kept if one in known]
        for index, file in files.items():
            message.attachments.append({"id": number(), "description": described.get(str(index)), **file})


def mentioned(body: Json) -> tuple[int, ...]:
    """Whom a new message really mentions: who is named in it, and may be."""
    allowed = body.get("allowed_mentions") or {}
    named = [int(one) for one in allowed.get("users") or []]
    return tuple(one for one in named if f"<@{one}>" in (body.get("content") or ""))
