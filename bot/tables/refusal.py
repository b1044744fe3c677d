"""Refusals that name a table: its number is a name, and is never written with a thousands separator."""

from __future__ import annotations

from data.text import Text
from engines.kernel import RefusedError


class OutsideError(RefusedError):
    """Whoever asks has no business at this table, or not yet: there is nothing of it to show them instead."""


def refusal(message: str, table: int, **others: int | str | Text) -> RefusedError:
    """The refusal with this message."""
    return RefusedError(_named(message, table, others))


def outside(message: str, table: int, **others: int | str | Text) -> OutsideError:
    """The refusal with this message, for whoever stands outside."""
    return OutsideError(_named(message, table, others))


def _named(message: str, table: int, others: dict[str, int | str | Text]) -> Text:
    return Text(message, {"table": str(table), **others})
