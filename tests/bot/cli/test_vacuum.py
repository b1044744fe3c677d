"""`guildhall vacuum` packs what was over long ago and gives room back; while a bot runs it does only the first."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from bot.cli import vacuum
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


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (2_560_000, "The file is 2.6 MB smaller."),
        (1_234_000_000, "The file is 1,234.0 MB smaller."),
        (-40_000, "The file is 0.0 MB smaller."),
        (None, "PostgreSQL uses the room again by itself (autovacuum)."),
    ],
)
def test_what_was_given_back_is_told(monkeypatch: pytest.MonkeyPatch, lost: int | None, said: str) -> None:
    async def packed(_: str) -> int:
        return 1_200

    monkeypatch.setattr(vacuum, "_pack", packed)
    monkeypatch.setattr(vacuum, "shrink", lambda _: lost)
    assert vacuum.vacuum() == ["Packed 1,200 matches that ended more than 30 days ago.", said]


def test_where_there_is_no_database_it_says_so(refused: Callable[..., str]) -> None:
    assert "There is no database" in refused("vacuum")
