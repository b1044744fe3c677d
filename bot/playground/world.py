"""The simulated Discord: one server, one channel, a few people, and the real bot."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Literal

import discord
import simcord
from discord.ext import commands

from bot.app import Guildhall
from bot.pictures.beside import Beside
from bot.playground import portraits
from bot.playground.album import Album
from bot.playground.drawing import Drawing

log = logging.getLogger(__name__)

HOUR = 3600
PATIENCE = 30.0  # a machine that has much else to do may take many seconds for one picture
STILL_AT_WORK = (
    "The bot is still at work after half a minute. What it has done so far counts; look again in a moment."
)
MANAGER = discord.Permissions(manage_guild=True, manage_threads=True)
MakeBot = Callable[[], commands.Bot]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody whom the one at the keyboard can be."""

    member: simcord.MemberActor

    @property
    def key(self) -> str:
        """What the page calls this person by."""
        return str(self.member.id)

    @property
    def name(self) -> str:
        """What people call this person by."""
        return self.member.name


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, a thread, or a person's direct messages with the bot."""

    channel: simcord.ChannelHandle
    kind: Literal["channel", "thread", "dm"]
    archived: bool = False

    @property
    def key(self) -> str:
        """What the page calls this place by."""
        return str(self.channel.id)

    @property
    def name(self) -> str:
        """The name of the channel or thread; direct messages have none."""
        return self.channel.name or ""

    def seen_by(self, person: Person) -> simcord.MemberActor | simcord.UserHandle:
        """Who looks: a member on the server, the user alone in direct messages."""
        return person.member.user if self.kind == "dm" else person.member


class World:
    """Everything that is simulated, by simcord's public interface alone."""

    def __init__(
        self,
        env: simcord.Env,
        make_bot: MakeBot,
        drawing: Drawing,
        tables: simcord.ChannelHandle,
        people: Sequence[Person],
    ) -> None:
        self.env = env
        self.drawing = drawing
        self.running = True
        self.people = tuple(people)
        self.faces = portraits.faces({person.member.id: person.name for person in people})
        self.album = Album()
        self._make_bot = make_bot
        self._tables = tables
        self._began = env.now()
        self._opened = time.time()
        self._since = asyncio.get_running_loop().time()
        self._skipped = 0.0

    @classmethod
    @asynccontextmanager
    async def opened(cls, make_bot: MakeBot, server: str, names: Sequence[str]) -> AsyncIterator[World]:
        """A fresh world in which the bot is online and the last person manages the server; the bot is closed at the end."""
        drawing = Drawing()

        def make_drawing_bot() -> commands.Bot:
            bot = make_bot()
            beside = getattr(bot, "beside", None)
            if isinstance(beside, Beside):
                beside.way = drawing
                beside.rest = drawing.rest
            return bot

        async with simcord.run(make_drawing_bot(), check_errors=False, settle_timeout=PATIENCE) as env:
            drawing.env = env
            guild = env.create_guild(server)
            manager = names[-1]
            topic = f"Games are opened here, each in its own thread. {manager} manages this server."
            tables = guild.create_text_channel("tables", topic=topic)
            role = guild.create_role("Managers", permissions=MANAGER)
            people = [
                Person(
                    guild.add_member(
                        env.create_user(name, avatar=portraits.MARK), roles=[role] if name == manager else []
                    )
                )
                for name in names
            ]
            world = cls(env, make_drawing_bot, drawing, tables, people)
            world.album.belong_to(env.bot)
            await world._welcome(server)
            try:
                yield world
            finally:
                await world._send_home()

    @property
    def bot_name(self) -> str:
        """Under which name the bot writes."""
        return self.env.bot.user.name if self.env.bot.user else ""

    @property
    def apart(self) -> int:
        """How many seconds the world's clock is ahead of the real one."""
        return round(self._began.timestamp() - self._opened + self._skipped)

    def person(self, key: str) -> Person | None:
        """The person with this key, if there is one."""
        return next((person for person in self.people if person.key == key), None)

    def places(self, person: Person) -> list[Place]:
        """Where this person can look: the channel, its threads (newest first), the direct messages."""
        newest_first = sorted(self._tables.threads, key=lambda thread: thread.id, reverse=True)
        threads = [Place(thread, "thread", self._is_archived(thread)) for thread in newest_first]
        return [Place(self._tables, "channel"), *threads, Place(person.member.user.dm_channel, "dm")]

    def messages(self, place: Place) -> list[discord.Message]:
        """What everybody sees there; replies for one person alone are left out."""
        return place.channel.history()

    async def keep_up(self) -> None:
        """Let the world's clock follow the wall clock, and the bot do what has fallen due."""
        if not self.running:
            return
        real = asyncio.get_running_loop().time() - self._since
        due = self._began + timedelta(seconds=real + self._skipped)
        await self.env.advance_time(max(0.0, (due - self.env.now()).total_seconds()))

    async def skip(self, seconds: float) -> None:
        """Let a long time pass at once."""
        while seconds > 0:  # what happens meanwhile may take its time, hour by hour
            self._skipped += min(seconds, HOUR)
            seconds -= HOUR
            await self.keep_up()

    async def restart(self) -> None:
        """Stop the bot and start it anew in the same world, as a deploy would."""
        await self._send_home()
        self.running = False  # simcord ends the simulation if the bot cannot start again
        await self.env.restart_bot(self._make_bot())
        self.running = True
        self.album.belong_to(self.env.bot)
        await self._tell_commands()

    def _is_archived(self, thread: simcord.ChannelHandle) -> bool:
        guild = self.env.bot.get_guild(thread.guild.id) if thread.guild else None
        known = guild.get_thread(thread.id) if guild else None
        return known is None or known.archived  # discord.py forgets a thread when it is archived

    async def _welcome(self, name: str) -> None:
        bot = self.env.bot
        if bot.user is not None:
            await bot.user.edit(username=name)
        await self._tell_commands()
        await self.env.settle()
        # The bot was there before the channel; what it says where it comes in has a place only now.
        bot.dispatch("guild_join", bot.guilds[0])
        await self.env.settle()

    async def _tell_commands(self) -> None:
        """A bot that remembers its last sync does not know that this world is new, and what its commands are called here."""
        bot: Any = self.env.bot
        told = await bot.tree.sync()
        if isinstance(bot, Guildhall):
            bot.command_ids = {command.name: command.id for command in told}

    async def _send_home(self) -> None:
        try:
            await asyncio.wait_for(self.env.bot.close(), timeout=5)
        except Exception:
            log.exception("the bot did not close cleanly")
