"""`guildhall run` and `play` say in a sentence what keeps them from starting, and never show the token."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
from typer.testing import Result

from bot import supervise
from bot.app import Guildhall
from bot.cli.play import for_playing
from bot.cli.run import log_to_stderr, spare_the_collector
from bot.cli.sentences import InputError, simulator_needed
from bot.logs import Json, Lines
from bot.store import StoreError

Typed = Callable[..., Result]
Refused = Callable[..., str]
TOKEN = "MTAwMDAwMDAw.GhIjKl.mnopqrstuvwxyz0123456789"


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)


def starts(monkeypatch: pytest.MonkeyPatch, work: Callable[[Guildhall], Coroutine[Any, Any, None]]) -> None:
    """Do this instead of going to Discord."""

    async def start(self: Guildhall, token: str, *, reconnect: bool = True) -> None:
        assert token == TOKEN
        await work(self)

    monkeypatch.setattr(Guildhall, "start", start)


def test_a_missing_token_is_said(refused: Refused) -> None:
    assert "GUILDHALL_TOKEN is missing" in refused("run")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TOKEN", "se.cret"),
        ("DATABASE", "guildhall.db"),
        ("COMPONENTS", "nowhere"),
        ("LOG_LEVEL", "LOUD"),
        ("HEARTBEAT", "nowhere/alive"),
    ],
)
def test_a_wrong_setting_is_named(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, token: None, name: str, value: str
) -> None:
    monkeypatch.setenv(f"GUILDHALL_{name}", value)
    said = refused("run")
    assert f"GUILDHALL_{name}" in said
    assert TOKEN not in said
    assert "se.cret" not in said


@pytest.mark.parametrize("command", ["run", "play", "ratings rebuild", "simulate tiny_towns"])
def test_a_misspelt_setting_keeps_every_command_from_starting(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, token: None, command: str
) -> None:
    monkeypatch.setenv("GUILDHALL_DATABSE", "sqlite+aiosqlite:///real.db")
    assert "GUILDHALL_DATABSE: the nearest one is GUILDHALL_DATABASE" in refused(*command.split())


def test_a_refused_token_is_said(refused: Refused, monkeypatch: pytest.MonkeyPatch, token: None) -> None:
    async def work(_: Guildhall) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    starts(monkeypatch, work)
    said = refused("run")
    assert "refuses the token" in said
    assert TOKEN not in said


async def log_in(bot: Guildhall) -> None:
    """As far as to where Discord would be asked."""

    async def asked(_: str) -> None:
        pytest.fail("Discord was asked")

    bot.http.static_login = asked  # type: ignore[method-assign,assignment]
    try:
        await bot.login(TOKEN)
    finally:
        await bot.close()
        await asyncio.to_thread(connections_end)


def connections_end() -> None:
    """A connection that could not be used ends in its own thread, and wants to tell the loop."""
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            thread.join(2)


def test_a_database_that_cannot_be_used_is_said(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, token: None, tmp_path: Path
) -> None:
    (tmp_path / "broken.db").write_bytes(b"this is no database at all, but long enough to look like one" * 99)
    monkeypatch.setenv("GUILDHALL_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/broken.db")
    starts(monkeypatch, log_in)
    assert "broken.db cannot be used" in refused("run")


@pytest.mark.usefixtures("token")
def test_a_database_of_a_newer_release_is_said_before_discord_is_asked_and_stays_as_it_is(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "newer.db"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        made.execute("INSERT INTO alembic_version VALUES ('of another time')")
        made.commit()
    before = file.read_bytes()
    monkeypatch.setenv("GUILDHALL_DATABASE", f"sqlite+aiosqlite:///{file}")
    starts(monkeypatch, log_in)
    assert "written by a newer release" in refused("run")
    with closing(sqlite3.connect(file)) as left:
        assert list(left.execute("SELECT name FROM sqlite_master")) == [("alembic_version",)]
    assert len(file.read_bytes()) == len(before)


@pytest.mark.usefixtures("token")
def test_a_port_in_use_is_said_before_discord_is_asked(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/guildhall.db")
    starts(monkeypatch, log_in)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("GUILDHALL_METRICS_PORT", str(taken.getsockname()[1]))
        assert "GUILDHALL_METRICS_PORT cannot be used" in refused("run")
    assert not (tmp_path / "guildhall.db").exists(), "who does not run makes and changes no database"


@pytest.mark.usefixtures("token")
@pytest.mark.parametrize(
    ("place", "reason"),
    [("nowhere/a.db", "there is no directory"), ("folder", "it is a directory")],
)
def test_a_place_where_no_database_can_be_is_said_before_anybody_logs_in(
    refused: Refused,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    place: str,
    reason: str,
) -> None:
    async def logged_in(_: Guildhall) -> None:
        pytest.fail("the bot has logged in")

    (tmp_path / "folder").mkdir()
    monkeypatch.setenv("GUILDHALL_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/{place}")
    starts(monkeypatch, logged_in)
    said = refused("run")
    assert f"{place} cannot be used: {reason}" in said
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


def test_a_folder_in_which_nothing_may_be_written_is_said(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, token: None
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # whoever runs the tests may be allowed everything
    assert "nothing may be written there" in refused("run")


def test_a_bad_component_file_is_said_before_anything_starts(
    refused: Refused, monkeypatch: pytest.MonkeyPatch, token: None
) -> None:
    from bot.cli import run
    from data.components import ComponentError

    def check(_: object) -> None:
        raise ComponentError("tiny_towns/buildings.toml: building.3.points: Input should be a valid integer")

    monkeypatch.setattr(run, "check_components", check)
    assert "building.3.points" in refused("run")


def test_a_mistake_of_the_program_is_not_hidden(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, token: None
) -> None:
    async def work(_: Guildhall) -> None:
        raise ValueError("a mistake")

    starts(monkeypatch, work)
    result = typed("run")
    assert result.exit_code == 1
    assert isinstance(result.exception, ValueError)


def test_a_run_that_ends_by_itself_ends_well(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, token: None, tmp_path: Path
) -> None:
    async def work(_: Guildhall) -> None:
        await asyncio.sleep(0)

    starts(monkeypatch, work)
    monkeypatch.setenv("GUILDHALL_HEARTBEAT", str(tmp_path / "alive"))
    assert typed("run").exit_code == 0
    assert typed("health").exit_code == 0


def test_each_try_has_a_bot_of_its_own(typed: Typed, monkeypatch: pytest.MonkeyPatch, token: None) -> None:
    bots: list[Guildhall] = []

    async def work(bot: Guildhall) -> None:
        bots.append(bot)
        await bot._async_setup_hook()
        bot.tree.sync = synced  # type: ignore[method-assign]
        await bot.setup_hook()
        if len(bots) < 3:
            raise OSError("the network is down")

    async def synced(**_: object) -> list[Any]:
        return []

    starts(monkeypatch, work)
    monkeypatch.setattr(supervise, "FIRST_WAIT", 0)
    assert typed("run").exit_code == 0
    assert len(set(bots)) == 3


def test_the_log_is_written_as_is_wished_and_others_chatter_only_when_they_warn() -> None:
    root = logging.getLogger()
    chatty = [logging.getLogger(name) for name in ("alembic", "aiosqlite", "PIL")]
    before = [one.level for one in chatty]
    try:
        for written, formatter in (("json", Json), ("lines", Lines)):
            root.handlers[:] = []
            log_to_stderr("ERROR", written)
            (handler,) = root.handlers
            assert type(handler.formatter) is formatter
            assert root.level == logging.ERROR
        assert {one.level for one in chatty} == {logging.WARNING}
        assert not discord.VoiceClient.warn_nacl
    finally:
        for one, level in zip(chatty, before, strict=True):
            one.setLevel(level)


def test_what_is_loaded_is_spared_from_now_on() -> None:
    try:
        spare_the_collector()
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()


def test_only_the_simulator_may_be_missing() -> None:
    with pytest.raises(InputError, match="pip install"), simulator_needed("play"):
        raise ModuleNotFoundError(name="simcord.preview")
    for name in ("simcordial", "numpy", None):
        with pytest.raises(ModuleNotFoundError), simulator_needed("play"):
            raise ModuleNotFoundError(name=name)


# The playground


def test_without_the_simulator_the_playground_says_how_to_get_it(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(("bot.playground", "bot.cli.bench"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "simcord", None)
    for command in ("play", "bench"):
        assert "pip install 'guildhall[play]'" in refused(command)


def test_the_playground_has_a_database_of_its_own_and_no_token(
    monkeypatch: pytest.MonkeyPatch, token: None, tmp_path: Path
) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", "sqlite+aiosqlite:///real.db")
    settings = for_playing(tmp_path / "play.db")
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/play.db"
    assert settings.token.get_secret_value() == ""
    assert settings.edit_gap == settings.card_gap == 0


def test_the_playground_forgets_its_tables_unless_told_otherwise(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from bot.playground import serve as module

    served: list[tuple[Path, int]] = []

    async def serve(make_bot: Callable[[], Guildhall], *, host: str, port: int) -> None:
        assert host == "127.0.0.1"
        file = Path(make_bot().settings.database.removeprefix("sqlite+aiosqlite:///"))
        assert file.parent.is_dir()
        served.append((file, port))

    monkeypatch.setattr(module, "serve", serve)
    assert "until it is closed" in typed("play", "--port", 9000).stderr
    assert typed("play", "--database", "kept.db").exit_code == 0
    assert not served[0][0].parent.exists()
    assert served[0][1] == 9000
    assert served[1][0] == tmp_path / "kept.db"


def test_the_playground_says_where_its_database_cannot_be(typed: Typed, tmp_path: Path) -> None:
    result = typed("play", "--database", "nowhere/kept.db")
    assert result.exit_code == 2
    assert f"there is no directory {tmp_path}/nowhere" in result.stderr


def test_a_database_error_of_the_playground_is_said(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.playground import serve as module

    async def serve(*_: object, **__: object) -> None:
        raise StoreError("The database x cannot be used: it is broken.")

    monkeypatch.setattr(module, "serve", serve)
    result = typed("play")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1] == "The database x cannot be used: it is broken."
