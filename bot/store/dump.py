"""A copy of a PostgreSQL database by the programs that PostgreSQL brings for that."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from bot.store.place import StoreError, shown

PROGRAMS = DUMP, RESTORE = "pg_dump", "pg_restore"
MISSING = (
    "Nothing was copied: {url} is copied by PostgreSQL's own pg_dump, and {program} is not installed here. Install it (on Debian and"
    " Ubuntu postgresql-client), or do it where it is: pg_dump --format=custom --file={to}, and pg_restore gives it back."
)


def dump(url: str, fresh: Path) -> None:
    """All of it at one moment into this file, which is then read through once; raises what went wrong as OSError."""
    known = make_url(url)
    told = {**os.environ, "PGCONNECT_TIMEOUT": "10", **_reached(known)}
    _run(told, DUMP, "--no-password", "--format=custom", f"--file={fresh}")
    _run(told, RESTORE, f"--file={os.devnull}", str(fresh))


def check_programs(url: str, to: Path) -> None:
    """Raise if one of them is missing."""
    for program in PROGRAMS:
        if shutil.which(program) is None:
            raise StoreError(MISSING.format(url=shown(url), program=program, to=to))


def _reached(known: URL) -> dict[str, str]:
    """Where the database is and who asks, told by the environment: what stands in a command line everybody may read."""
    asked = {name: value for name, value in known.query.items() if isinstance(value, str)}
    parts = {
        "PGHOST": known.host or asked.get("host"),
        "PGPORT": str(known.port or asked.get("port") or ""),
        "PGUSER": known.username,
        "PGPASSWORD": known.password,
        "PGDATABASE": known.database,
        "PGSSLMODE": asked.get("ssl"),
    }
    return {name: part for name, part in parts.items() if part}


def _run(told: dict[str, str], program: str, *arguments: str) -> None:
    done = subprocess.run(  # noqa: S603  # PostgreSQL's own programs
        [program, *arguments], env=told, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise OSError(said[0] if said else f"{program} has ended with {done.returncode}")
