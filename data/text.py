"""What is said, as data: a message id with arguments, never a finished sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(slots=True, frozen=True)
class Who:
    """A seat inside a message; whoever shows the message knows the name of the player who sits there."""

    seat: int


@dataclass(slots=True, frozen=True)
class Text:
    """A message of the language files: its id and its arguments (numbers, neutral strings, seats, other messages)."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)


Value: TypeAlias = "int | str | Who | Text | list[Who | Text | str]"


def plain(text: str) -> Text:
    """A string that reads the same in every language, such as the name of a square."""
    return Text("plain", {"text": text})
