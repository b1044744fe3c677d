"""What a refusal of Discord means for a message: try again, post it anew, or give its place up."""

from __future__ import annotations

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_SERVER, UNKNOWN_MESSAGE = 10003, 10004, 10008
NOT_MINE, TOO_OLD, ARCHIVED = 50005, 30046, 50083
HAS_THREAD, LOCKED = 160004, 160005
DMS_OPENED_TOO_FAST = 40003
AGAIN = (UNKNOWN_MESSAGE, NOT_MINE, TOO_OLD)


class NotYetError(Exception):
    """A message needs another one first."""


class LostError(Exception):
    """The place of a message is gone, or closed for the bot."""

    def __init__(self, error: discord.HTTPException) -> None:
        super().__init__(f"{error.status} {error.code} {error.text}")
        self.gone = error.code in (UNKNOWN_CHANNEL, UNKNOWN_SERVER)


def passing(error: BaseException) -> bool:
    """Whether it may work in a moment."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status in (401, 408, 429) or error.code == DMS_OPENED_TOO_FAST
    return isinstance(error, (OSError, aiohttp.ClientError, discord.RateLimited, NotYetError))


def lost(error: discord.HTTPException) -> bool:
    """Whether the place is gone or closed."""
    return error.status in (403, 404) or error.code in (LOCKED, ARCHIVED)
