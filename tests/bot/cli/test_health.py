"""`guildhall health` says whether the bot that runs here is alive."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app


def health() -> tuple[int, str]:
    result = CliRunner().invoke(app, ["health"])
    assert result.stdout == ""
    return result.exit_code, result.stderr


def test_a_fresh_heartbeat_is_well(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    alive.touch()
    monkeypatch.setenv("GUILDHALL_HEARTBEAT", str(alive))
    assert health() == (0, "")


def test_an_old_one_is_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    alive.touch()
    os.utime(alive, (time.time() - 90,) * 2)
    monkeypatch.setenv("GUILDHALL_HEARTBEAT", str(alive))
    code, said = health()
    assert code == 1
    assert "seconds ago" in said


def test_a_bot_that_never_started_is_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GUILDHALL_HEARTBEAT", str(tmp_path / "alive"))
    code, said = health()
    assert code == 1
    assert "has not started" in said


def test_without_a_heartbeat_nothing_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GUILDHALL_HEARTBEAT", raising=False)
    code, said = health()
    assert code == 1
    assert "GUILDHALL_HEARTBEAT" in said


def test_a_file_with_brackets_in_its_name_is_told_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GUILDHALL_HEARTBEAT", f"{tmp_path}/[bold]alive[/]")
    assert "/[bold]alive[/]: the bot has not started" in health()[1]


def test_a_wrong_setting_is_1_and_not_2_which_containers_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_RETRIES", "many")
    code, said = health()
    assert code == 1
    assert "GUILDHALL_RETRIES" in said
