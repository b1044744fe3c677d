"""PostgreSQL for what is measured on it, gone afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.cli.bench.number import NotHereError
from bot.cli.postgres import Server, ServerError


@contextmanager
def packaged() -> Iterator[Server]:
    """The packaged server with an empty database, or a sentence where it cannot be had."""
    try:
        server = Server()
    except ServerError as error:
        raise NotHereError(f"PostgreSQL was not measured, since there is none here: {error}.") from error
    try:
        yield server
    finally:
        server.end()
