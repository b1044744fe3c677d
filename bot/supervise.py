"""Keeps the bot running: a fresh one after every failure that may pass, until somebody stops it."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import discord
from discord.ext import tasks
from discord.gateway import ReconnectWebSocket

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 5.0, 300.0
BEAT = 15
CLOSED_WITHIN = 8.0
TOO_MANY_REQUESTS, SERVER_TROUBLE = 429, 500
BAD_TOKEN, CLOSED_FOR_GOOD = 4004, (4010, 4011, 4012, 4013, 4014)
PASSING = (
    OSError,
    aiohttp.ClientError,
    discord.GatewayNotFound,
    discord.RateLimited,
    discord.ConnectionClosed,
    ReconnectWebSocket,
)
UNREADABLE = (TypeError, ValueError, LookupError, AttributeError)


class EndedError(Exception):
    """Discord will not have the bot as it is; the message is one sentence that says why."""


class Client(Protocol):
    """As much of a bot as is needed to run it."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and run until it is closed."""

    async def close(self) -> None:
        """Let everything go."""


async def supervise(
    make_bot: Callable[[], Client],
    token: str,
    *,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Run a bot; when the network or Discord fails, wait ever longer and begin again with a new one."""
    wait = FIRST_WAIT
    while True:
        began = clock()
        bot = make_bot()
        try:
            await bot.start(token)
        except Exception as error:
            _raise_if_final(error)
            if not may_pass(error):
                raise
            if clock() - began >= LONGEST_WAIT:
                wait = FIRST_WAIT
            what = (
                "The bot cannot run now"
                if isinstance(error, ConnectionError)
                else "Discord cannot be reached"
            )
            log.warning("%s (%s); the next try is in %d seconds", what, _reason(error), wait)
        else:
            return
        finally:
            await _close(bot)
        await sleep(wait)
        wait = min(wait * 2, LONGEST_WAIT)


def may_pass(error: BaseException | None) -> bool:
    """Whether it is worth trying again after this error."""
    if isinstance(error, AttributeError):
        # What fails before the first connection stands is masked: discord.py asks None for its sequence.
        cause = error.__context__
        return (
            _is_nonsense(error)
            if cause is None
            else isinstance(cause, discord.HTTPException) or may_pass(cause)
        )
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY_REQUESTS or error.status >= SERVER_TROUBLE
    return isinstance(error, PASSING) or _is_nonsense(error)


def _is_nonsense(error: BaseException | None) -> bool:
    """Whether discord.py itself could not read what it was answered: nothing of ours was at work then."""
    if not isinstance(error, UNREADABLE):
        return False
    names = [frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(error.__traceback__)]
    ours = [name.partition(".")[0] for name in names if name.startswith(("bot.", "discord."))]
    return ours[-1:] == ["discord"]


def _raise_if_final(error: Exception) -> None:
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.LoginFailure) or code == BAD_TOKEN:
        raise EndedError(
            "Discord refuses the token in GUILDHALL_TOKEN: copy it again from the developer portal, or reset it there."
        ) from None
    if isinstance(error, discord.PrivilegedIntentsRequired) or code in CLOSED_FOR_GOOD:
        raise EndedError(f"Discord has closed the connection for good: {error}") from None


def _reason(error: BaseException) -> str:
    cause = error.__context__ if isinstance(error, AttributeError) and error.__context__ else error
    return f"{type(cause).__name__}: {cause}" if str(cause) else type(cause).__name__


async def _close(bot: Client) -> None:
    try:
        await asyncio.wait_for(bot.close(), CLOSED_WITHIN)
    except Exception:
        log.exception("the bot did not close cleanly")


def heartbeat(path: Path) -> tasks.Loop[Callable[[], Coroutine[Any, Any, None]]]:
    """A loop that touches this file for as long as the event loop turns."""

    @tasks.loop(seconds=BEAT)
    async def beat() -> None:
        path.touch()  # noqa: ASYNC240  # as quick as asking a thread to do it

    return beat


async def keep_running(make_bot: Callable[[], Client], token: str, alive: Path | None) -> None:
    """Supervise the bot, with a heartbeat beside it where one is wanted."""
    beat = None if alive is None else heartbeat(alive)
    if beat is not None:
        beat.start()
    try:
        await supervise(make_bot, token)
    finally:
        if beat is not None:
            beat.cancel()


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do this until it ends or the process is told to stop; whoever tells it twice does not wait for the end."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    stopped = False

    def stop() -> None:
        nonlocal stopped
        stopped = True
        _forget_signals(loop)
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl+C interrupts the loop itself
            loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not stopped:
            raise
        log.info("stopped")
    finally:
        _forget_signals(loop)


def _forget_signals(loop: asyncio.AbstractEventLoop) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.remove_signal_handler(number)
