"""The command line as somebody types it, in a directory of its own and with nothing set."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from data import components

Typed = Callable[..., Result]


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("GUILDHALL_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setattr(components, "_override", None)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def typed() -> Typed:
    def run(*arguments: object) -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments])

    return run


@pytest.fixture
def refused(typed: Typed) -> Callable[..., str]:
    """One sentence on stderr, exit code 2, and nothing on stdout."""

    def run(*arguments: object) -> str:
        result = typed(*arguments)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        said = result.stderr.strip()
        assert said
        assert "\n" not in said
        assert "Traceback" not in said
        return said

    return run
