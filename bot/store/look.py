"""A look at a database that changes nothing: is it there, is it sound, and in which form."""

from __future__ import annotations

from enum import Enum

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from bot.store import postgresql
from bot.store.base import LET_IN, MIGRATIONS, RESTORE, connected
from bot.store.place import StoreError, check_place, file_of, holds_something, shown
from bot.store.sound import CHECK, SOUND


class Form(Enum):
    """How what is stored relates to what this release stores."""

    NONE = "none"
    OLDER = "older"
    PRESENT = "present"
    NEWER = "newer"


async def form_of(url: str) -> Form:
    """In which form a database is; raises where it cannot be used at all."""
    check_place(url)
    file = file_of(url)
    if file is not None and not holds_something(file):
        return Form.NONE
    engine = connected(url, 1)
    try:
        async with engine.connect() as connection:
            if file is None:
                await postgresql.check(connection, url)
            return await connection.run_sync(_form)
    except (DBAPIError, OSError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        remedy = RESTORE if make_url(url).get_backend_name() == "sqlite" else LET_IN
        raise StoreError(f"The database {shown(url)} cannot be used: {reason}. {remedy}") from error
    finally:
        await engine.dispose()


def _form(connection: Connection) -> Form:
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql(CHECK).scalar()
        if found != SOUND:
            raise OSError(found)
    form = MigrationContext.configure(connection).get_current_revision()
    if form is None:
        return Form.NONE
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    releases = ScriptDirectory.from_config(config)
    if form == releases.get_current_head():
        return Form.PRESENT
    known = {release.revision for release in releases.walk_revisions()}
    return Form.OLDER if form in known else Form.NEWER
