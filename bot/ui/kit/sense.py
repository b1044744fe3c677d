"""Answers of Discord that cannot be read count as none: what was asked for may have been done, or not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, discord.InvalidData)


class NonsenseError(aiohttp.ClientError):
    """Discord has answered no JSON, something of other types, or with what is not ours."""


@contextmanager
def sense_of(what: str) -> Iterator[None]:
    """Nothing but a request belongs in here: what goes wrong while its answer is read is no mistake of ours."""
    try:
        yield
    except UNREADABLE as error:
        raise NonsenseError(f"{what} was answered with nonsense: {type(error).__name__}: {error}") from error
