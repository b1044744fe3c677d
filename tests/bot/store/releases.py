"""A database as an earlier release has left it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bot.store.base import MIGRATIONS


def brought_back(connection: Connection) -> None:
    """In the form of before the last migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "-1")
