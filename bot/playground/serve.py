"""Opens the playground and keeps it open."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import aiohttp
from aiohttp import web

from bot.playground.frame import Frame
from bot.playground.shell import Shell
from bot.playground.stage import Stage
from bot.playground.wire import Wire
from bot.playground.world import MakeBot, World

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")


async def serve(
    make_bot: MakeBot, *, host: str = "127.0.0.1", port: int = 8710, people: Sequence[str] = PEOPLE
) -> None:
    """Runs until cancelled; the address to open is printed."""
    async with playground(make_bot, host=host, port=port, people=people) as address:
        sys.stdout.write(f"The playground is open: {address}  (Ctrl+C closes it)\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


@asynccontextmanager
async def playground(
    make_bot: MakeBot,
    *,
    host: str = "127.0.0.1",
    port: int = 8710,
    people: Sequence[str] = PEOPLE,
    server: str = "Guildhall",
) -> AsyncIterator[str]:
    """The address of a playground that is open inside this block."""
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(World.opened(make_bot, server, people))
        wire = Wire()
        stage = Stage(world, wire)
        stack.push_async_callback(stage.close)
        client = await stack.enter_async_context(aiohttp.ClientSession())
        frame_port = await stack.enter_async_context(
            _listening(Frame(stage, client).app(), host, port and port + 1)
        )
        shell_port = await stack.enter_async_context(
            _listening(Shell(stage, host, frame_port).app(), host, port)
        )
        stack.callback(wire.hang_up)
        await stage.show("", "")
        await stack.enter_async_context(_running(stage))
        yield f"http://{host}:{shell_port}/"


@asynccontextmanager
async def _running(stage: Stage) -> AsyncIterator[None]:
    task = asyncio.create_task(stage.keep_going())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


@asynccontextmanager
async def _listening(app: web.Application, host: str, port: int) -> AsyncIterator[int]:
    """Serve on this port, or on any free one if it is taken."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError:
            await web.TCPSite(runner, host, 0).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
