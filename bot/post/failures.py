"""What a refusal of Discord means for a message: wait, try again, post it anew, or give its place up."""

from __future__ import annotations

import aiohttp
import discord

from bot.ui.kit import codes

AGAIN = (codes.UNKNOWN_MESSAGE, codes.NOT_MINE, codes.TOO_OLD_TO_EDIT)


class NotYetError(Exception):
    """A message needs another one first."""


class LostError(Exception):
    """The place of a message is gone, or closed for the bot."""

    def __init__(self, error: discord.HTTPException) -> None:
        super().__init__(f"{error.status} {error.code} {error.text}")
        self.gone = error.code in (codes.UNKNOWN_CHANNEL, codes.UNKNOWN_SERVER)


def passing(error: BaseException) -> bool:
    """Whether it may work in a moment."""
    if isinstance(error, discord.HTTPException):
        return (
            error.status >= 500 or error.status in (401, 408, 429) or error.code == codes.DMS_OPENED_TOO_FAST
        )
    return isinstance(error, (OSError, aiohttp.ClientError, discord.RateLimited, NotYetError))


def held_back(error: BaseException) -> float | None:
    """For how many seconds Discord wants to hear nothing more of this kind; None if that is not what it says."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != codes.TOO_MANY:
        return None
    said = error.response.headers.get("Retry-After", "")
    try:
        return max(0.0, float(said))
    except ValueError:
        return 0.0


def unsure(error: BaseException) -> bool:
    """Whether it may have been done all the same."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return not isinstance(error, (discord.RateLimited, NotYetError))


def lost(error: discord.HTTPException) -> bool:
    """Whether the place is gone or closed."""
    return error.status in (403, 404) or error.code in (codes.LOCKED, codes.ARCHIVED)
