"""Grammar that the files of a language ask for: forms and traits of what is put in, and numbers with their noun.

Any name in capitals that a file calls is such a function. `ACC($card)` is the attribute `.acc` of the message that stands in
`$card`; where a choice is made by it (`{ GENDER($card) -> … }`) it is a trait; `COUNT($n, "gold")` is the message `unit-gold`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Protocol

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

CALLED = re.compile(r"\b([A-Z][A-Z0-9_]*)\(")
CHOSEN_BY = re.compile(r"\{\s*([A-Z][A-Z0-9_]*)\(\s*\$[\w-]+\s*\)\s*->")
COUNT = "COUNT"
UNIT = "unit-"
GROUPED = 1000
LATIN = "latn"
MINUS = "−"
BUILT_IN = frozenset({"NUMBER", "DATETIME", COUNT})


class Formed(Protocol):
    """What can say a thing that is put in, in any form that its message has."""

    def form(self, value: Any, form: str) -> str:
        """The thing in this form."""

    def trait(self, value: Any, trait: str) -> str:
        """What the message of the thing says of itself under this name, or nothing."""


class Put(FluentType):
    """Something other than a number or a string that is put into a sentence; said when the sentence asks for it."""

    __slots__ = ("said_by", "value")

    def __init__(self, said_by: Formed, value: Any) -> None:
        self.said_by = said_by
        self.value = value

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # as Fluent calls it
        """The thing as it is called."""
        return self.said_by.form(self.value, "")


class Whole(FluentInt):
    """A whole number; below a thousand there is nothing to group, so its digits are said as they are. Below zero it has a true minus sign."""

    def format(self, locale: Locale) -> str:
        """The number as the language writes it."""
        plain = -GROUPED < self < GROUPED and locale.default_numbering_system == LATIN
        said = str(int(self)) if plain else str(super().format(locale))
        return said.replace("-", MINUS) if self < 0 else said


@lru_cache(4096)
def whole(number: int) -> Whole:
    """A whole number as Fluent takes it, made once."""
    return Whole(number)


def resolved(bundle: FluentBundle, pattern: Pattern, args: dict[str, Any]) -> tuple[str, list[Exception]]:
    """What a pattern says with these arguments as they are, and what went wrong."""
    # format_pattern of the bundle does the same, but first makes slow numbers of ours.
    errors: list[Exception] = []
    current = CurrentEnvironment(args=args)
    try:
        said = pattern(ResolverEnvironment(context=bundle, errors=errors, current=current))
    except ValueError as error:  # too long, or too many parts
        errors.append(error)
        return "{???}", errors
    return str(said), errors


def functions(sources: Iterable[str], bundle: Callable[[], FluentBundle]) -> dict[str, Callable[..., Any]]:
    """The functions that these files of a language call."""
    source = "\n".join(sources)
    traits = frozenset(CHOSEN_BY.findall(source)) - BUILT_IN
    forms = frozenset(CALLED.findall(source)) - BUILT_IN - traits
    return {
        COUNT: _count(bundle),
        **{name: _form(name.lower()) for name in forms},
        **{name: _trait(name.lower()) for name in traits},
    }


def _count(bundle: Callable[[], FluentBundle]) -> Callable[..., str]:
    def count(number: Any, unit: str, form: str = "") -> str:
        message = bundle().get_message(f"{UNIT}{unit}")
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise LookupError(f"{UNIT}{unit} says nothing")
        said, errors = resolved(bundle(), pattern, {"n": number})
        if errors:
            raise errors[0]
        return said

    return count


def _form(name: str) -> Callable[[Any], Any]:
    def form(put: Any) -> Any:
        return put.said_by.form(put.value, name) if isinstance(put, Put) else put

    return form


def _trait(name: str) -> Callable[[Any], str]:
    def trait(put: Any) -> str:
        return put.said_by.trait(put.value, name) if isinstance(put, Put) else ""

    return trait
