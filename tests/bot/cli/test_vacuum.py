"""`guildhall vacuum` packs what was over long ago and gives room back; while a bot runs it does only the first."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from bot.cli.record.release import DATABASE
from bot.settings import SQLITE
from bot.store import Store, alone
from tests.playthroughs.kept import HERE

Typed = Callable[..., Result]
OVER = 5


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The database of an older release, in which matches have ended long before now."""
    file = tmp_path / "guildhall.db"
    file.write_bytes(gzip.decompress((HERE / "database" / "0003" / DATABASE).read_bytes()))
    monkeypatch.setenv("GUILDHALL_DATABASE", f"{SQLITE}{file}")
    monkeypatch.setattr("time.time", lambda: 1_900_000_000.0)

    async def opened() -> None:
        await (await Store.open(f"{SQLITE}{file}")).close()

    asyncio.run(opened())
    return file


def test_it_packs_and_gives_back(typed: Typed, file: Path) -> None:
    before = file.stat().st_size
    result = typed("vacuum")
    assert result.exit_code == 0, result.output
    assert f"Packed {OVER} matches" in result.stdout
    assert "The file is 0." in result.stdout
    assert file.stat().st_size < before
    assert "Packed 0 matches" in typed("vacuum").stdout


def test_beside_a_bot_the_file_keeps_its_room(typed: Typed, file: Path) -> None:
    with alone(f"{SQLITE}{file}"):
        result = typed("vacuum")
    assert result.exit_code == 0, result.output
    assert f"Packed {OVER} matches" in result.stdout
    assert "What is free in the file stays in it" in result.stdout
    assert "Another bot already runs" in result.stdout


def test_where_there_is_no_database_it_says_so(refused: Callable[..., str]) -> None:
    assert "There is no database" in refused("vacuum")
