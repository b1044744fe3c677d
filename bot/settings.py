"""What the owner of a bot may set: environment variables or a .env file, each checked and named when wrong."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

SQLITE, POSTGRES = "sqlite+aiosqlite:///", "postgresql+asyncpg://"


class SettingsError(Exception):
    """A setting is missing or malformed; the message is one sentence that names it."""


def _check_server(url: str) -> None:
    try:
        parts = urlsplit(url)
        known = bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise ValueError(f"write it as {POSTGRES}user:password@host:5432/name")
    if find_spec("asyncpg") is None:
        raise ValueError("PostgreSQL needs asyncpg: pip install 'guildhall[postgres]'")


class Settings(BaseSettings):
    """All settings, each read from GUILDHALL_<NAME>."""

    model_config = SettingsConfigDict(
        env_prefix="GUILDHALL_",
        env_file=".env",
        env_file_encoding="utf-8",
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
    retries: int = Field(default=6, ge=1, le=50)
    scrolled: int = Field(default=5, ge=1, le=100)
    old_after: int = Field(default=3600, ge=60, le=86400)
    rehearse: bool = True
    heartbeat: Path | None = None
    log_level: str = "INFO"

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

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, value: str) -> str:
        if value.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("it must be DEBUG, INFO, WARNING or ERROR")
        return value.upper()

    @classmethod
    def read(cls, **given: Any) -> Self:
        """The settings of this process; what is given goes before what is set."""
        try:
            return cls(**given)
        except ValidationError as error:
            first = error.errors()[0]
            name = f"GUILDHALL_{'_'.join(str(part) for part in first['loc'])}".upper()
            reason = first["msg"].removeprefix("Value error, ")
            raise SettingsError(f"The setting {name} cannot be used: {reason}.") from error

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
