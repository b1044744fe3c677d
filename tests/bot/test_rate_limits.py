"""Discord says how often it wants to be asked: as long as requests are left, a long window is no reason to stop."""

from __future__ import annotations

import pytest
from aiohttp import web
from discord.http import Route

from bot.app import Guildhall
from bot.settings import Settings

LIMITS = {
    "X-Ratelimit-Bucket": "messages",
    "X-Ratelimit-Limit": "5",
    "X-Ratelimit-Remaining": "3",
    "X-Ratelimit-Reset-After": "240",
}


async def test_requests_that_are_left_are_made_however_long_the_window_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=b'{"id": "1"}', content_type="application/json", headers=LIMITS)

    app = web.Application()
    app.router.add_get("/users/@me", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    bot = Guildhall(Settings(_env_file=None, rehearse=False))
    try:
        await bot.http.static_login("token")
        for _ in range(2):
            assert await bot.http.request(Route("GET", "/users/@me")) == {"id": "1"}
    finally:
        await bot.http.close()
        bot.pictures.close()
        bot.studio.close()
        await runner.cleanup()
