"""The real bot, on the real Discord."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from pathlib import Path

import discord

from bot.app import build
from bot.logs import FORMATS
from bot.settings import Settings, SettingsError
from bot.store import alone, check_place
from bot.supervise import keep_running, until_stopped
from data.components import override
from engines.kernel import Match
from engines.kernel.catalogue import titles

CHATTY = ("alembic", "aiosqlite", "PIL")


def run() -> None:
    """Read the settings, check what can be checked, and run until somebody stops it."""
    settings = Settings.read()
    token = settings.bot_token()
    log_to_stderr(settings.log_level, settings.log_format)
    check_place(settings.database)
    check_components(settings.components)
    if settings.heartbeat is not None:
        check_heartbeat(settings.heartbeat)
    spare_the_collector()
    with alone(settings.database):
        asyncio.run(until_stopped(keep_running(lambda: build(settings), token, settings.heartbeat)))


def log_to_stderr(level: str, written: str = "lines") -> None:
    """One line for each thing worth knowing; other people's chatter only when it warns."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[written]())
    logging.basicConfig(level=level, handlers=[handler])
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is spoken here
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)


def spare_the_collector() -> None:
    """What is loaded by now stays; to look through it for garbage again and again stops everything for 50 ms or more."""
    gc.collect()
    gc.freeze()


def check_components(directory: Path | None) -> None:
    """Read every component file now, so that a bad one is told before anybody opens a table."""
    override(directory)
    for title in titles().values():
        Match.start(title, title.seats[-1], title.options(), "0" * 64)


def check_heartbeat(path: Path) -> None:
    """See beforehand whether a heartbeat can be written there; to touch it now would say that a bot is alive."""
    place = path if path.exists() else path.parent
    if path.is_dir() or not place.exists() or not os.access(place, os.W_OK):
        raise SettingsError(
            f"The setting GUILDHALL_HEARTBEAT cannot be used: no file {path} can be written. Name one in a folder that is"
            " there and in which the bot may write."
        )
