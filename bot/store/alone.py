"""One bot to a SQLite file: a lock that the system drops when its process ends, however that ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.place import ANOTHER, OWNER_ALONE, StoreError, file_of, shown

try:
    import fcntl
except ImportError:  # Windows, where SQLite still lets one process write at a time
    fcntl = None  # type: ignore[assignment]

LOCK = ".lock"


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Be the only bot on this database; what only looks at it, copies or mends it runs beside it all the same."""
    file = file_of(url)
    if file is None or fcntl is None:
        yield
        return
    path = file.with_name(file.name + LOCK)
    path.touch(OWNER_ALONE)
    with path.open("r+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"Another bot already runs on the database {shown(url)}: end it first, or {ANOTHER}."
                " Several processes of one bot need PostgreSQL."
            ) from None
        except OSError as error:
            raise StoreError(
                f"The folder of the database {shown(url)} cannot keep two bots apart ({error.strerror}), as some that lie on"
                f" another machine: put it on a disk of this one, or {ANOTHER}."
            ) from error
        yield
