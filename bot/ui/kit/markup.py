"""Texts that fit, and names as Discord shows them unchanged."""

from __future__ import annotations

import re

from data.names import isolated

MARKUP = frozenset("\\*_`~|>#[]()<@")
UNLINKED = "\u2060/"  # without a width; what has it in front of a slash is no link and no invitation
ICON = re.compile(r"(?<!\\)<:gh_\w+:\d+> ?")


def bare(text: str) -> str:
    """A text without the icons in it."""
    return ICON.sub("", text) if "<:" in text else text


def cut(text: str, limit: int) -> str:
    """A text that fits; its icons go first."""
    text = text if len(text) <= limit else bare(text)
    return text if len(text) <= limit else text[: limit - 1] + "…"


def safe(text: str) -> str:
    """A name as it is, without what Discord would take for formatting, a mention or a link."""
    escaped = "".join(f"\\{character}" if character in MARKUP else character for character in text)
    return isolated(escaped.replace("/", UNLINKED))


def bold(name: str) -> str:
    """A name inside a message."""
    return f"**{safe(name)}**"
