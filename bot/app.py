"""The bot: everything it needs, built once and put together."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import pkgutil
import uuid
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import bot.cogs
from bot.icons.icons import Icons
from bot.letters.shelf import due, letters
from bot.logs import about
from bot.metrics import Metrics, Requests
from bot.packer import Packer
from bot.pictures.beside import Beside
from bot.pictures.drawing import Pictures
from bot.pictures.rehearsal import rehearse
from bot.pictures.studio import Studio
from bot.post.drain import Post
from bot.post.scroll import Scroll
from bot.results.course import Courses
from bot.results.reviews import Reviews
from bot.settings import Settings
from bot.store import Share, Store, UnreachableError, erasing, leases, sound, tables, unreachable
from bot.tables.blocking import Blocking
from bot.tables.counsels import Counsels, Wanted
from bot.tables.facts import PlaceGone
from bot.tables.guests import PERSON, Guests
from bot.tables.leagues import Leagues
from bot.tables.moderation import Moderation
from bot.tables.rematch import Rematches
from bot.tables.seeking import Seeking
from bot.tables.service import Tables
from bot.thinking.job import Asking
from bot.thinking.thinkers import Thinkers
from bot.timekeeper import Timekeeper
from bot.ui import presses
from bot.ui.gathering.welcome import welcome
from bot.ui.kit.once import Once
from bot.ui.kit.panels import Panels
from bot.ui.kit.press import Forged, Press
from bot.ui.kit.reply import fail
from bot.ui.kit.serving import Serving
from bot.ui.play.keeping_up import KeepingUp
from bot.ui.results.members import Members
from bot.ui.table.keystrokes import Keystrokes
from bot.ui.table.localised import Translator
from data.components import override
from data.tongues import broken
from engines.kernel import Match
from engines.kernel.catalogue import titles
from engines.kernel.counsel import Counsel
from renderers.kit.kept import MB, ROOM

log = logging.getLogger(__name__)
AGAIN = 2.0
STARTING = 30  # seconds after which another process may do what one began at its start
INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Tree(app_commands.CommandTree["Guildhall"]):
    """The slash commands, with one place for their errors."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let what is written to the log about it say so."""
        about(interaction=interaction.id)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Tell a sentence; the reason of an unexpected error stands in the log."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await fail(interaction, cause)


class Guildhall(commands.Bot):
    """The bot with its store, its tables, its pictures and its post."""

    store: Store
    tables: Tables
    guests: Guests
    post: Post
    icons: Icons
    metrics: Metrics
    rematches: Rematches
    timekeeper: Timekeeper
    moderation: Moderation
    blocking: Blocking
    seeking: Seeking
    leagues: Leagues
    reviews: Reviews
    packer: Packer

    def __init__(self, settings: Settings, **shards: Any) -> None:
        requests = Requests()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            http_trace=requests.trace,
            **shards,
        )
        self.requests = requests
        self.settings = settings
        self.name = uuid.uuid4().hex
        self.command_ids: dict[str, int] = {}
        self.panels = Panels()
        self.once = Once()
        self.scroll = Scroll()
        self.serving = Serving()
        self._back = self._taking_up = False
        self.keystrokes = Keystrokes()
        self.beside = Beside()
        ROOM.size = settings.sprites_mb * MB
        self.pictures = Pictures(rehearse if settings.rehearse else None, beside=self.beside)
        self.members = Members(self)
        self.studio = Studio(self.beside)
        self.thinkers = Thinkers(
            self.beside,
            heads=settings.thinkers,
            ceiling_ms=settings.think_ms,
            components=settings.components,
        )
        self.courses = Courses()
        self.counsels = Counsels(self._think, lambda: self.clock)

    async def _think(self, table: int, wanted: Wanted) -> Counsel | None:
        """What a strong computer would do, from one of the processes in which computers think."""
        asking = Asking(wanted.title, wanted.blind, wanted.seat, wanted.luck)
        return await self.thinkers.think(table, asking)

    @property
    def clock(self) -> float:
        """The present second, by the clock that discord.py uses."""
        return discord.utils.utcnow().timestamp()

    def _join_in(self) -> None:
        """Take up what other processes leave, and end if one of them has the shards of this one."""
        if (household := self.store.household) is not None:
            household.fewer.append(self.tables.wake_computers)
            household.ousted = self.close
            household.heard.append(self._heard)

    def _heard(self, kind: str, number: int) -> None:
        """Somebody was erased by another process."""
        if kind == PERSON:
            self.members.forget(number)

    async def login(self, token: str) -> None:
        """Whatever is wrong here is said here, whether Discord can be reached or not; a database that goes away is waited for."""
        # As logging in does first: without it a bot with shards cannot be closed.
        await self._async_setup_hook()
        await self.take_place()
        try:
            await super().login(token)
        except Exception as error:
            if unreachable(error):
                raise UnreachableError(f"the database has gone away: {error}") from error
            raise

    async def take_place(self) -> None:
        """Have the port, the shards and the database that this process is given, in this order: whoever is refused changes nothing."""
        self.metrics = Metrics(self)
        if self.settings.metrics_port:
            await self.metrics.serve(self.settings.metrics_port)
        self.store = await Store.open(self.settings.database, share=Share(*self.settings.share))
        self._reading = asyncio.create_task(self._read_through(), name="reading the database through")

    async def setup_hook(self) -> None:
        """Load the cogs, take up what a stopped process left."""
        if not hasattr(self, "store"):  # whoever plays Discord does not log in
            await self.take_place()
        think = self.thinkers.strongly if self.settings.think_ms else None
        self.guests = Guests(self.store, lambda: self.clock)
        self.tables = Tables(
            self.store, lambda: self.clock, due, self.settings.tables_a_person, self.guests, think=think
        )
        self._join_in()
        self.rematches = Rematches(self.tables)
        self.moderation = Moderation(self.tables)
        self.blocking = Blocking(self.tables)
        self.seeking = Seeking(self.tables)
        self.leagues = Leagues(self.tables)
        self.reviews = Reviews(self.store, self.thinkers.think)
        self.post = Post(self)
        self.tables.changed.append(self.post.wake)
        self.keeping_up = KeepingUp(self)
        self.tables.changed.append(self.keeping_up.changed)
        self.icons = Icons(self)
        await self.icons.take_up()
        self.packer = Packer(self)
        self.timekeeper = Timekeeper(self)
        await self.timekeeper.take_up()
        presses.declare()
        self.add_dynamic_items(Press, Forged)
        for module in pkgutil.iter_modules(bot.cogs.__path__):
            await self.load_extension(f"bot.cogs.{module.name}")
        await self._sync()
        await self.tables.wake_computers()
        await self.moderation.finish()
        self._forgetting = asyncio.create_task(self._forget(), name="erasing that was begun before a stop")

    async def _forget(self) -> None:
        """Go on with erasing where a stop has interrupted it: that may take minutes, for which nobody waits."""
        while True:
            try:
                await erasing.finish(self.store)
            except Exception as error:
                if not unreachable(error):
                    log.exception("what was begun to be erased is not erased")
                    return
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _read_through(self) -> None:
        """Look behind whether a large database is whole, and say so if it is not."""
        if (found := await sound.wrong(self.settings.database)) is not None:
            log.critical("the database is damaged (%s): stop the bot and restore a backup", found)

    async def _sync(self) -> None:
        """Tell Discord about the commands, if they or their translations are not those it was told last."""
        translator = Translator()
        await self.tree.set_translator(translator)
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        known = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        mark = hashlib.sha256(known.encode()).hexdigest()
        numbers = await self.store.note("command_ids")
        current = await self.store.note("commands") == mark and numbers is not None
        if not current and await self._first("commands"):
            numbers = json.dumps({command.name: command.id for command in await self.tree.sync()})
            await self.store.keep_note("command_ids", numbers)
            await self.store.keep_note("commands", mark)
        self.command_ids = json.loads(numbers or "{}")

    async def _first(self, work: str) -> bool:
        """Whether no other process that starts now does this."""
        now = int(self.clock)
        async with self.store.writing() as connection:
            return await leases.take(connection, work, self.name, now, now + STARTING)

    async def on_ready(self) -> None:
        """Show what is to be shown, now that servers and channels are known; this may come again and again."""
        await self._served()
        self.icons.start()
        self.packer.start()

    async def on_disconnect(self) -> None:
        """Nobody can press anything now; this may come again and again."""
        if hasattr(self, "timekeeper"):
            self.timekeeper.lost()

    async def on_resumed(self) -> None:
        """Discord is back: what could not be shown meanwhile is tried again."""
        await self._served()

    async def _served(self) -> None:
        """People are served from now on; where the database is away just then, that is waited for.

        However often the connection to Discord breaks meanwhile, only one waits, and it is said once.
        """
        self._back = True
        if self._taking_up:
            return
        self._taking_up, said = True, False
        try:
            while self._back and not self.is_closed():
                self._back = False
                try:
                    await self.timekeeper.found()
                    await self.post.start()
                except Exception as error:
                    if not unreachable(error):
                        raise
                    if not said:
                        log.warning("people are served when the database answers: %s", error)
                    self._back = said = True
                    await asyncio.sleep(AGAIN)
        finally:
            self._taking_up = False

    async def on_message(self, message: discord.Message) -> None:
        """Only count what is written; nothing is read."""
        self.scroll.sent(message.channel.id, message.id)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """What was deleted stands below nothing any more."""
        self.scroll.deleted(event.channel_id, event.message_id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """The table whose thread was deleted hears of it."""
        async with self.store.reading() as connection:
            number = await tables.of_thread(connection, event.thread_id)
        if number is not None:
            await self.tables.thread_deleted(number)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The players of a deleted channel hear of it, and its lobbies are closed."""
        async with self.store.reading() as connection:
            rows = await tables.in_place(connection, channel.id)
        for row in rows:
            await self.tables.state(row.id, PlaceGone())
        await self.leagues.place_gone(channel.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A new server is told once what to press."""
        await welcome(self, guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The same for a server that the bot is no longer in."""
        async with self.store.reading() as connection:
            numbers = await tables.of_server(connection, guild.id)
        for number in numbers:
            await self.tables.state(number, PlaceGone())
        for league in await self.leagues.here(guild.id):
            await self.leagues.place_gone(league.channel)

    async def close(self) -> None:
        """Stop in the order in which things depend on each other; films and thoughts on nothing, and they take longest."""
        self.studio.close()
        self.thinkers.close()
        self.counsels.close()
        if hasattr(self, "reviews"):
            await self.reviews.stop()
        if hasattr(self, "_forgetting"):
            self._forgetting.cancel()
            await asyncio.gather(self._forgetting, return_exceptions=True)
        if hasattr(self, "packer"):
            await self.packer.stop()
        if hasattr(self, "timekeeper"):
            await self.timekeeper.stop()
        if hasattr(self, "post"):
            await self.keeping_up.stop()
            await self.post.stop()
        if hasattr(self, "metrics"):
            await self.metrics.stop()
        if hasattr(self, "icons"):
            await self.icons.stop()
        await super().close()
        self.pictures.close()
        if hasattr(self, "tables"):
            await self.tables.stop()
        if hasattr(self, "store"):
            await self.store.close()


class Sharded(Guildhall, commands.AutoShardedBot):
    """The same with some of its shards: one of several processes, or several connections of one."""

    def __init__(self, settings: Settings) -> None:
        shards, count = settings.share
        super().__init__(settings, shard_ids=list(shards), shard_count=count)

    async def on_shard_ready(self, _shard: int) -> None:
        """One of the shards is back under a new connection."""
        if self.is_ready():
            await self.on_resumed()


def build(settings: Settings) -> Guildhall:
    """A bot with these settings, ready to be started; what cannot be used of components and letters is named at once."""
    letters()
    for line in broken():
        log.error("a file of a language cannot be read there, and is left to English: %s", line)
    override(settings.components)
    for title in titles().values():
        Match.start(title, title.seats[-1], title.options(), "")
    return Guildhall(settings) if not settings.shards else Sharded(settings)
