"""Texts that fit, and names as Discord shows them unchanged."""

from __future__ import annotations

MARKUP = frozenset("\\*_`~|>#[]()<@")


def cut(text: str, limit: int) -> str:
    """A text that fits."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def safe(text: str) -> str:
    """A name as it is, without what Discord would take for formatting or a mention."""
    return "".join(f"\\{character}" if character in MARKUP else character for character in text)


def bold(name: str) -> str:
    """A name inside a message."""
    return f"**{safe(name)}**"
