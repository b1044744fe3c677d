"""Messages that were sent although nobody could note it: found again by what their buttons carry."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.ui.kit.ids import PATTERN, Id
from bot.ui.kit.laid import pressable
from bot.ui.kit.sense import sense_of

if TYPE_CHECKING:
    from bot.app import Guildhall

log = logging.getLogger(__name__)
LOOKED_THROUGH = 50
UNCLEAR = (
    discord.HTTPException,
    aiohttp.ClientError,
    OSError,
)  # whatever was asked for may have been done, or not
ASTRAY = 120  # so many seconds two clocks may differ


async def copy_of(
    app: Guildhall, channel: int, fits: Callable[[Id], bool], since: int | None = None
) -> int | None:
    """The oldest message of ours there that bears a button which fits: of those sent since a moment, or of the newest.

    A channel that is gone, or closed to the bot, has none.
    """
    after = None if since is None else datetime.fromtimestamp(since - ASTRAY, UTC)
    place = app.get_partial_messageable(channel)
    try:
        with sense_of(f"the history of channel {channel}"):
            found = [
                message.id
                async for message in place.history(limit=LOOKED_THROUGH, after=after)
                if app.user is not None and message.author.id == app.user.id and _bears(message, fits)
            ]
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("channel %d cannot be looked through: %s", channel, error)
        return None
    return min(found, default=None)


def _bears(message: discord.Message, fits: Callable[[Id], bool]) -> bool:
    """Whether a button of it carries what is looked for."""
    read = (re.fullmatch(PATTERN, item.custom_id) for item in pressable(message))
    return any(
        fits(Id.read(match["verb"], match["table"], match["number"], match["rest"]))
        for match in read
        if match
    )
