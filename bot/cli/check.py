"""Whether all that the bot needs is there: a line for each thing, and what to do about it where it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

import aiohttp
import discord

from bot.cli.run import check_components, check_heartbeat
from bot.settings import Settings, SettingsError
from bot.store import StoreError
from bot.store.look import Form, form_of
from bot.store.place import file_of
from data.components import ComponentError
from renderers.kit.fonts import Face, font, legible

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
WITHOUT_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
OF_THE_DATABASE = {
    Form.NONE: "there is none yet; the bot makes it when it first starts",
    Form.OLDER: "in the form of an earlier release; at its next start the bot keeps it as it is and brings a copy forward",
    Form.PRESENT: "in the form of this release",
}
OLDER_ELSEWHERE = "in the form of an earlier release; at its next start the bot brings it forward and keeps no copy: make one with guildhall backup before"
NEWER = "The database was written by a newer release: run that one, or restore an older backup."
SCRIPTS = {"Chinese": "中", "Japanese": "の", "Korean": "한", "Thai": "ก", "Arabic": "ع", "Hebrew": "ש"}
NOTO = "install fonts for them (on Debian and Ubuntu fonts-noto-core and fonts-noto-cjk)"
SIZE = 20
SERVERS = 200
WRONG = (SettingsError, ComponentError, StoreError, aiohttp.ClientError, OSError, discord.DiscordException)


@dataclass(frozen=True)
class Found:
    """One thing, what is said of it, and whether the bot can work like that."""

    what: str
    said: str
    fine: bool = True


def check() -> list[Found]:
    """Look at everything; what needs something that is missing is left out."""
    try:
        settings = Settings.read()
    except SettingsError as error:
        return [Found("settings", str(error), fine=False)]
    return asyncio.run(_checked(settings))


async def _checked(settings: Settings) -> list[Found]:
    found = [Found("settings", "each can be used")]
    looks = (("data files", _files), ("fonts", _fonts), ("database", _database), ("Discord", _discord))
    for what, look in looks:
        found += await _looked(what, look, settings)
    return found


async def _looked(
    what: str, look: Callable[[Settings], Awaitable[list[Found]]], settings: Settings
) -> list[Found]:
    try:
        return await look(settings)
    except WRONG as error:
        return [Found(what, str(error) or type(error).__name__, fine=False)]


async def _files(settings: Settings) -> list[Found]:
    check_components(settings.components)
    if settings.heartbeat is not None:
        check_heartbeat(settings.heartbeat)
    return [Found("data files", "every title can be played with them")]


async def _fonts(_settings: Settings) -> list[Found]:
    """Those of the house must be there; names in other scripts are drawn in fonts of the machine, or else spelled."""
    try:
        for face in get_args(Face):
            font(face, SIZE)
    except (ImportError, OSError) as error:
        return [Found("fonts", f"{error}: install the bot again with all that it needs", fine=False)]
    missing = [script for script, letter in SCRIPTS.items() if legible(letter) != letter]
    if missing:
        said = f"names in {', '.join(missing)} are spelled in Latin letters or left out: {NOTO}"
        return [Found("fonts", said)]
    return [Found("fonts", f"names in {', '.join(SCRIPTS)} are drawn as they are written")]


async def _database(settings: Settings) -> list[Found]:
    form = await form_of(settings.database)
    if form is Form.NEWER:
        raise StoreError(NEWER)
    if form is Form.OLDER and file_of(settings.database) is None:
        return [Found("database", OLDER_ELSEWHERE)]
    return [Found("database", OF_THE_DATABASE[form])]


async def _discord(settings: Settings) -> list[Found]:
    token = settings.bot_token()
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            refused = "Discord refuses the token in GUILDHALL_TOKEN: copy it again from the developer portal, or reset it there."
            return [Found("Discord", refused, fine=False)]
        servers: list[Any] = await client.http.get_guilds(SERVERS)
        return [Found("Discord", f"logs in as {client.user}"), *_servers(servers)]


def _servers(servers: list[Any]) -> Iterator[Found]:
    """What its roles let the bot do in each; a channel may still forbid something of that."""
    if not servers:
        yield Found("servers", "the bot is in none yet: invite it with the link in README.md")
    for server in servers:
        has = discord.Permissions(int(server["permissions"]))
        missing = discord.Permissions.none() if has.administrator else NEEDED & ~has
        names = ", ".join(sorted(name.replace("_", " ") for name, lacks in missing if lacks))
        fine = not missing.value & ~WITHOUT_THREADS.value
        remedy = (
            "its tables live in the channels themselves"
            if fine
            else "invite the bot again, or give them to its role"
        )
        said = f"its roles lack {names}: {remedy}" if names else "may do all it needs"
        yield Found(f"server {server['name']}", said, fine=fine)
