"""`guildhall check`: a line for each thing that the bot needs, and what to do where it is not there."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest
from aiohttp import web
from discord.http import Route
from typer.testing import Result

from bot.cli.check import NEEDED
from bot.settings import SQLITE
from bot.store import Store
from renderers.kit import fonts
from tests.bot.store.releases import brought_back
from tests.postgres import Server

Typed = Callable[..., Result]
TOKEN = "part.of.token"  # nobody's
ME = {"id": "7", "username": "Guildhall", "discriminator": "0", "avatar": None}
APPLICATION = {
    "id": "7",
    "name": "Guildhall",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": ME,
}


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with nothing in it, where the bot is to run."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GUILDHALL_DATABASE", f"{SQLITE}{tmp_path / 'guildhall.db'}")
    return tmp_path


@pytest.fixture
def servers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, str]]]:
    """A Discord on the loopback that knows one token; the servers in which the bot is."""
    known: list[dict[str, str]] = []
    loop, ready = asyncio.new_event_loop(), list[web.AppRunner]()

    async def answer(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        found = {"/users/@me": ME, "/oauth2/applications/@me": APPLICATION, "/users/@me/guilds": known}
        return web.Response(body=json.dumps(found[request.path]).encode(), content_type="application/json")

    async def begin() -> None:
        app = web.Application()
        app.router.add_get("/{path:.*}", answer)
        ready.append(web.AppRunner(app))
        await ready[0].setup()
        await web.TCPSite(ready[0], "127.0.0.1", 0).start()

    loop.run_until_complete(begin())
    thread = Thread(target=loop.run_forever)
    thread.start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{ready[0].addresses[0][1]}")
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    yield known
    asyncio.run_coroutine_threadsafe(ready[0].cleanup(), loop).result(10)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def test_where_all_is_well_each_thing_has_a_line(
    typed: Typed, box: Path, servers: list[dict[str, str]]
) -> None:
    asyncio.run(_opened(box / "guildhall.db"))
    servers.append({"id": "1", "name": "Lanterns", "permissions": str(NEEDED.value)})
    servers.append({"id": "2", "name": "Owls", "permissions": "8"})
    servers.append({"id": "3", "name": "Reeds", "permissions": str(NEEDED.value & ~(1 << 35))})
    result = typed("check")
    assert result.exit_code == 0
    assert [line[:5] for line in result.stdout.splitlines()] == ["fine "] * 8
    assert "in the form of this release" in result.stdout
    assert "logs in as Guildhall" in result.stdout
    assert "lack create public threads: its tables live in the channels themselves" in result.stdout


def test_fonts_that_the_machine_lacks_are_named_and_no_error(
    typed: Typed, box: Path, servers: list[dict[str, str]]
) -> None:
    """The tests know none of the machine's."""
    result = typed("check")
    assert result.exit_code == 0
    assert re.search("fine   fonts: names in Chinese, .*Hebrew are spelled .* fonts-noto-cjk", result.stdout)


def test_a_font_of_the_house_that_is_missing_is_an_error(
    typed: Typed, box: Path, servers: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "_path", lambda _: str(box / "nowhere.ttf"))
    fonts.font.cache_clear()
    result = typed("check")
    assert result.exit_code == 1
    assert re.search("WRONG  fonts: .*: install the bot again", result.stdout)


def test_a_server_that_forbids_something_is_named_with_what_is_missing(
    typed: Typed, box: Path, servers: list[dict[str, str]]
) -> None:
    servers.append({"id": "1", "name": "Lanterns", "permissions": str(NEEDED.value & ~(1 << 15))})
    result = typed("check")
    assert result.exit_code == 1
    assert "WRONG  server Lanterns: its roles lack attach files" in result.stdout
    assert not list(box.iterdir())


def test_where_nothing_is_yet_nothing_is_wrong(
    typed: Typed, box: Path, servers: list[dict[str, str]]
) -> None:
    assert servers == []
    result = typed("check")
    assert result.exit_code == 0
    assert "fine   database: there is none yet" in result.stdout
    assert "fine   servers: the bot is in none yet" in result.stdout
    assert not list(box.iterdir())


def test_who_lacks_more_than_threads_has_to_mend_it(
    typed: Typed, box: Path, servers: list[dict[str, str]]
) -> None:
    lacking = (1 << 35) | (1 << 38)
    servers.append({"id": "1", "name": "Reeds", "permissions": str(NEEDED.value & ~lacking)})
    servers.append({"id": "2", "name": "Owls", "permissions": str(NEEDED.value & ~(lacking | 1 << 11))})
    reeds, owls = (line for line in typed("check").stdout.splitlines() if "server " in line)
    assert reeds.startswith("fine   server Reeds: ")
    assert "create public threads, send messages in threads" in reeds
    assert owls.startswith("WRONG  server Owls: ")
    assert "create public threads, send messages, send messages in threads" in owls
    assert "invite the bot again" in owls


def test_a_token_that_discord_refuses_is_told_and_not_shown(
    typed: Typed, box: Path, servers: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", "part.of.another")
    result = typed("check")
    assert result.exit_code == 1
    assert "WRONG  Discord: Discord refuses the token" in result.stdout
    assert "part.of.another" not in result.output


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        (("GUILDHALL_DATABASE", "mysql://"), "WRONG  settings: The setting GUILDHALL_DATABASE"),
        (("GUILDHALL_DATABASE", f"{SQLITE}nowhere/guildhall.db"), "WRONG  database: .*no directory"),
        (("GUILDHALL_HEARTBEAT", "nowhere/beat"), "WRONG  data files: The setting GUILDHALL_HEARTBEAT"),
        (("GUILDHALL_TOKEN", ""), "WRONG  Discord: The setting GUILDHALL_TOKEN is missing"),
    ],
)
def test_what_is_wrong_is_said_with_a_remedy(
    typed: Typed, box: Path, monkeypatch: pytest.MonkeyPatch, setting: tuple[str, str], said: str
) -> None:
    monkeypatch.setenv(*setting)
    result = typed("check")
    assert result.exit_code == 1
    assert re.search(said, result.stdout)
    assert not list(box.iterdir())


@pytest.mark.parametrize(
    ("form", "code", "said"),
    [("0003", 1, "earlier release"), ("9999", 1, "newer release"), (None, 1, "not a database")],
)
def test_a_database_is_looked_at_and_stays_as_it_is(
    typed: Typed, box: Path, form: str | None, code: int, said: str
) -> None:
    file = box / "guildhall.db"
    if form is None:
        file.write_text("nonsense " * 100)
    else:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num)")
            connection.execute("INSERT INTO alembic_version VALUES (?)", (form,))
            connection.commit()
    before = file.read_bytes()
    result = typed("check")
    assert result.exit_code == code
    assert said in result.stdout
    assert file.read_bytes() == before


@pytest.mark.postgres
def test_before_an_upgrade_of_postgresql_a_copy_is_asked_for(
    typed: Typed, box: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = asyncio.run(server.make())
    monkeypatch.setenv("GUILDHALL_DATABASE", server.url(name))
    assert "fine   database: in the form of this release" in typed("check").stdout
    asyncio.run(_brought_back(server.url(name)))
    assert "keeps no copy: make one with guildhall backup before" in typed("check").stdout
    asyncio.run(server.drop(name))


def test_whoever_looks_is_not_taken_for_a_bot_that_is_alive(
    typed: Typed, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = box / "beat"
    monkeypatch.setenv("GUILDHALL_HEARTBEAT", str(beat))
    assert "fine   data files" in typed("check").stdout
    assert typed("health").exit_code == 1
    assert not beat.exists()


def test_the_link_in_the_readme_asks_for_what_is_needed() -> None:
    readme = Path(__file__).parents[3] / "README.md"
    assert f"permissions={NEEDED.value}`" in readme.read_text("utf-8")


async def _opened(file: Path) -> None:
    await (await Store.open(f"{SQLITE}{file}")).close()


async def _brought_back(url: str) -> None:
    store = await Store.open(url)
    async with store.writing() as connection:
        await connection.run_sync(brought_back)
    await store.close()
