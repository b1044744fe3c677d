"""The form of the database, column by column, so that a changed one can be named."""

from __future__ import annotations

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateColumn, CreateIndex

from bot.store.base import MIGRATIONS
from bot.store.schema import metadata


def form() -> dict[str, str]:
    """Every column and index, as SQLite (and, where it differs, PostgreSQL) is told of it."""
    found: dict[str, str] = {}
    for table in metadata.sorted_tables:
        for column in table.columns:
            to = "".join(f", to {key.target_fullname}" for key in column.foreign_keys)
            found[f"{table.name}.{column.name}"] = _told(CreateColumn(column), column.name) + to
        found[f"{table.name} key"] = ", ".join(column.name for column in table.primary_key)
        for index in table.indexes:
            found[f"{table.name} index {index.name}"] = _told(CreateIndex(index))
    return dict(sorted(found.items()))


def revision() -> str:
    """The last migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    head = ScriptDirectory.from_config(config).get_current_head()
    if head is None:
        raise RuntimeError(f"there is no migration in {MIGRATIONS}")
    return head


def _told(what: CreateColumn | CreateIndex, name: str = "") -> str:
    """How each database is told of it, once where they agree; the name that stands before it is left out."""
    dialects = (sqlite.dialect(), postgresql.dialect())  # type: ignore[no-untyped-call]  # no types there
    told = [" ".join(str(what.compile(dialect=dialect)).split()) for dialect in dialects]
    return " / ".join(dict.fromkeys(one.removeprefix(f'"{name}"').removeprefix(name).strip() for one in told))
