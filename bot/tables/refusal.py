"""Refusals that name a table: its number is a name, and is never written with a thousands separator."""

from __future__ import annotations

from data.text import Text
from engines.kernel import RefusedError


def refusal(message: str, table: int, **others: int | str | Text) -> RefusedError:
    """The refusal with this message."""
    return RefusedError(Text(message, {"table": str(table), **others}))
