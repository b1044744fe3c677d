"""How the log is written: as lines or as JSON, each with the numbers of what it is about."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime

LINES = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_about: ContextVar[Mapping[str, int]] = ContextVar("about")


def about(**numbers: int) -> None:
    """From here on, what this task and those that it begins write is about these: a table, an interaction."""
    _about.set({**_about.get({}), **numbers})


class Lines(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__(LINES)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the name of logging
        """With the numbers behind it."""
        numbers = ", ".join(f"{name} {number}" for name, number in _about.get({}).items())
        return super().formatMessage(record) + (f" [{numbers}]" if numbers else "")


class Json(logging.Formatter):
    """One object a line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """All that is known of it."""
        written = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_about.get({}),
        }
        if record.exc_info:
            written["error"] = self.formatException(record.exc_info)
        return json.dumps(written, ensure_ascii=False)


FORMATS: Mapping[str, type[logging.Formatter]] = {"lines": Lines, "json": Json}
