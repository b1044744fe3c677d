"""What the owner of a bot may set: environment variables or a .env file, each checked and named when wrong."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import parse_qs, urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from renderers.kit.kept import USUAL_MB

PREFIX, FILE, ENCODING = "GUILDHALL_", ".env", "utf-8"
SHARDS, MOST_SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})"), 4096
SQLITE, POSTGRES = "sqlite+aiosqlite:///", "postgresql+asyncpg://"

# Kubernetes and Docker tell every container about a service that is called guildhall, whether it asks or not.
OF_THE_HOST = re.compile(r"GUILDHALL_(SERVICE_HOST|(SERVICE_)?PORT(_\w+)?)")


class SettingsError(Exception):
    """A setting is missing or malformed; the message is one sentence that names it."""


def _check_server(url: str) -> None:
    try:
        parts = urlsplit(url)
        known = bool(parts.hostname or parse_qs(parts.query).get("host")) and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise ValueError(
            f"write it as {POSTGRES}user:password@host:5432/name,"
            f" or with a socket as {POSTGRES}user@/name?host=/var/run/postgresql"
        )
    if find_spec("asyncpg") is None:
        raise ValueError("PostgreSQL needs asyncpg: pip install 'guildhall[postgres]'")


def read_shards(text: str) -> tuple[tuple[int, ...], int]:
    """The shards of a process and how many there are, as in 0-3/16; nothing written is the only one."""
    if not text:
        return (0,), 1
    written = SHARDS.fullmatch(text)
    if written is None:
        raise ValueError("write the shards of this process and how many there are, such as 0-3/16 or 5/16")
    first, last, count = int(written[1]), int(written[2] or written[1]), int(written[3])
    if not first <= last < count <= MOST_SHARDS:
        raise ValueError(f"shards are numbered from 0 to one less than there are, {MOST_SHARDS:,} at most")
    return tuple(range(first, last + 1)), count


class Settings(BaseSettings):
    """All settings, each read from GUILDHALL_<NAME>."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=FILE,
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="ignore",
    )

    token: SecretStr = SecretStr("")
    database: str = "sqlite+aiosqlite:///guildhall.db"
    components: Path | None = None
    tables_a_person: int = Field(default=10, ge=1, le=1000)
    edit_gap: float = Field(default=3.0, ge=0, le=600)
    card_gap: float = Field(default=60.0, ge=0, le=3600)
    retry_gap: float = Field(default=2.0, ge=0, le=600)
    mark_gap: int = Field(default=180, ge=10, le=86400)
    retries: int = Field(default=6, ge=1, le=50)
    scrolled: int = Field(default=5, ge=1, le=100)
    old_after: int = Field(default=3600, ge=60, le=86400)
    rehearse: bool = True
    icons: bool = True
    sprites_mb: int = Field(default=USUAL_MB, ge=0, le=100_000)
    thinkers: int = Field(default=2, ge=1, le=64)
    think_ms: int = Field(default=10_000, ge=0, le=600_000)
    shards: str = ""
    heartbeat: Path | None = None
    metrics_port: int = Field(default=0, ge=0, le=65535)
    log_format: Literal["lines", "json"] = "lines"
    log_level: str = "INFO"

    @property
    def calm_gap(self) -> float:
        """For how many seconds a message may wait on whose news nobody has to act."""
        return self.card_gap / 4

    @property
    def share(self) -> tuple[tuple[int, ...], int]:
        """Which shards this process serves, and how many there are."""
        return read_shards(self.shards)

    @field_validator("database")
    @classmethod
    def _known_database(cls, value: str) -> str:
        if value.startswith(SQLITE):
            if value.removeprefix(SQLITE) in ("", ":memory:"):
                raise ValueError(f"name a file, such as {SQLITE}guildhall.db")
        elif value.startswith(POSTGRES):
            _check_server(value)
        else:
            raise ValueError(f"it must begin with {SQLITE} or {POSTGRES}")
        return value

    @field_validator("components")
    @classmethod
    def _existing_folder(cls, value: Path | None) -> Path | None:
        if value is not None and not value.is_dir():
            raise ValueError(f"there is no directory {value}")
        return value

    @field_validator("shards")
    @classmethod
    def _known_shards(cls, value: str, info: ValidationInfo) -> str:
        shards, count = read_shards(value)
        if len(shards) < count and info.data.get("database", "").startswith(SQLITE):
            raise ValueError(f"several processes need a database that begins with {POSTGRES}")
        return value

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("it must be DEBUG, INFO, WARNING or ERROR")
        return value.upper()

    @classmethod
    def read(cls, **given: Any) -> Self:
        """The settings of this process; what is given goes before what is set."""
        file = given.get("_env_file", FILE)
        cls._check_names([*os.environ, *(dotenv_values(file, encoding=ENCODING) if file else ())])
        try:
            return cls(**given)
        except ValidationError as error:
            first = error.errors()[0]
            name = f"{PREFIX}{'_'.join(str(part) for part in first['loc'])}".upper()
            reason = first["msg"].removeprefix("Value error, ")
            raise SettingsError(f"The setting {name} cannot be used: {reason}.") from error

    @classmethod
    def _check_names(cls, names: Iterable[str]) -> None:
        """Refuse what looks like a setting and is none: whoever wrote it believes that it holds."""
        known = [f"{PREFIX}{name}".upper() for name in cls.model_fields]
        for name in names:
            written = name.upper()
            if written.startswith(PREFIX) and written not in known and not OF_THE_HOST.fullmatch(written):
                nearest = get_close_matches(written, known, 1, cutoff=0)[0]
                raise SettingsError(f"There is no setting {name}: the nearest one is {nearest}.")

    def bot_token(self) -> str:
        """The token, which only a bot on the real Discord needs."""
        token = self.token.get_secret_value().strip()
        if not token:
            raise SettingsError(
                "The setting GUILDHALL_TOKEN is missing: put your bot's token into the environment or a .env file."
            )
        if token.count(".") != 2 or any(character.isspace() for character in token):
            raise SettingsError(
                "The setting GUILDHALL_TOKEN is malformed: a bot token has three parts joined by dots; copy it again."
            )
        return token
