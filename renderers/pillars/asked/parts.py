"""What a question's options say: the values of their parts, and which of them may be picked."""

from __future__ import annotations

from collections.abc import Mapping

from data.text import Text
from engines.kernel import Question


def values(question: Question, part: str) -> tuple[str, ...]:
    """The values of one part that may be chosen, in the order of the question."""
    return tuple(dict.fromkeys(option.parts[part] for option in question.legal if part in option.parts))


def asks(question: Question | None, part: str) -> bool:
    """Whether the question itself is about this part."""
    return question is not None and any(
        part in option.parts and not option.extra for option in question.options
    )


def reason(question: Question, **parts: str) -> Text | None:
    """Why nothing with these parts may be chosen, if the question says so."""
    fitting = [option for option in question.options if _has(option.parts, parts)]
    if not fitting or any(option.blocked is None for option in fitting):
        return None
    return fitting[0].blocked


def _has(parts: Mapping[str, str], wanted: Mapping[str, str]) -> bool:
    return all(parts.get(name) == value for name, value in wanted.items())
