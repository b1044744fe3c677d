"""What is said to people: Fluent messages in the reader's language, with English behind it."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Self, cast

from babel.lists import format_list
from fluent.runtime.resolver import Message, NeverIsolatingPlaceable, Pattern, VariableReference

from data.forms import Put, resolved, whole
from data.text import Text, Value, Who
from data.tongues import (
    FALLBACK,
    HOME,
    Tongue,
    add_folder,
    language_name,
    languages,
    nearest,
    tongue_of,
    tongues,
)

__all__ = [
    "FALLBACK",
    "HOME",
    "Words",
    "add_folder",
    "has",
    "language_name",
    "languages",
    "nearest",
    "tongues",
]

log = logging.getLogger(__name__)
UNSIGNED: Mapping[str, str] = {}


class UnsaidError(ValueError):
    """A language cannot say something; Fluent hands this kind of error on, and the whole is said in English."""


def has(language: str, message: str) -> bool:
    """Whether this language itself has this message."""
    return tongue_of(language).has(message)


@cache
def _tell(line: str) -> None:
    """Log something, once."""
    log.warning(line)


class Words:
    """A reader: a language, the names of the players at the seats, and the signs that stand before what messages say."""

    __slots__ = ("language", "names", "signs")

    def __init__(
        self, language: str = FALLBACK, names: Sequence[str] = (), signs: Mapping[str, str] = UNSIGNED
    ) -> None:
        self.language = language if language in tongues() else nearest(language)
        self.names = tuple(names)
        self.signs = signs

    @property
    def locale(self) -> str:
        """The language as Babel writes it."""
        return self.language.replace("-", "_")

    def naming(self, names: Sequence[str]) -> Self:
        """The same language with these names at the seats."""
        return type(self)(self.language, names, self.signs)

    def signed(self, signs: Mapping[str, str]) -> Self:
        """The same, with a sign before what each of these messages says, wherever it is said."""
        return type(self)(self.language, self.names, signs)

    def say(self, text: Text, form: str = "") -> str:
        """The message in the reader's language, in one of its forms if one is asked for; else whole in English."""
        if self.language != FALLBACK:
            try:
                return Speaker(self, tongue_of(self.language)).form(text, form)
            except UnsaidError as why:
                _tell(str(why))
        return Speaker(self, tongue_of(FALLBACK)).form(text, "")

    def __call__(self, message: str, **args: Value | Sequence[Who | Text | str]) -> str:
        """Say a message by its id."""
        return self.say(Text(message, cast("Mapping[str, Value]", args)))

    def short(self, message: str) -> str:
        """How a thing is called where there is little room: its short form, or else as ever."""
        speaker = Speaker(self, tongue_of(self.language))
        return speaker.trait(Text(message), "short") or self(message)

    def name(self, seat: int) -> str:
        """The name of the player in this seat."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in one phrase, joined as the language does it."""
        return str(format_list(list(parts), locale=self.locale))


class Speaker:
    """Says for one reader, in one language, a sentence with everything that is put into it."""

    __slots__ = ("tongue", "words")

    def __init__(self, words: Words, tongue: Tongue) -> None:
        self.words = words
        self.tongue = tongue

    def form(self, value: Any, form: str) -> str:
        """A text, a seat, a string or a list of them, in this form."""
        if isinstance(value, Text):
            said = self._said(value, form)
            signs = self.words.signs
            return f"{signs[value.id]} {said}" if signs and value.id in signs else said
        if isinstance(value, Who):
            return self.words.name(value.seat)
        if isinstance(value, list):
            parts = [self.form(part, form) for part in value]
            return str(format_list(parts, locale=self.tongue.locale))
        return str(value)

    def trait(self, value: Any, trait: str) -> str:
        """What a text says of itself under this name; a list of one thing is like that thing."""
        if isinstance(value, list) and len(value) == 1:
            return self.trait(value[0], trait)
        if not isinstance(value, Text) or not self.tongue.has(value.id):
            return ""
        message = self._message(value.id)
        if trait in message.attributes:
            return self._formatted(value, message.attributes[trait])
        inner = _only(message)
        return self.trait(value.args.get(inner), trait) if inner is not None else ""

    def _said(self, text: Text, form: str) -> str:
        return self.uttered(text, form) if text.args else _plain(self.tongue, text.id, form)

    def uttered(self, text: Text, form: str) -> str:
        """A text in this form, without a sign; where it has no such form, as it is called."""
        if not self.tongue.has(text.id):
            return self._unknown(text.id)
        message = self._message(text.id)
        if not form:
            return self._formatted(text, message.value)
        if form in message.attributes:
            return self._formatted(text, message.attributes[form])
        inner = _only(message)
        if inner is not None and inner in text.args:
            return self.form(text.args[inner], form)
        _tell(f"message {text.id} in {self.tongue.language} has no form {form}")
        return self._formatted(text, message.value)

    def _message(self, message: str) -> Message:
        return self.tongue.bundle.get_message(message)

    def _unknown(self, message: str) -> str:
        """English, if this is not it; the bare id, if it is."""
        line = f"no message {message} in {self.tongue.language}"
        if self.tongue.language != FALLBACK:
            raise UnsaidError(line)
        _tell(line)
        return message

    def _formatted(self, text: Text, pattern: Pattern | None) -> str:
        if pattern is None:
            return self._unknown(text.id)
        args = {
            name: value
            if isinstance(value, str)
            else whole(value)
            if isinstance(value, int)
            else Put(self, value)
            for name, value in text.args.items()
        }
        said, errors = resolved(self.tongue.bundle, pattern, args)
        if errors:
            if isinstance(errors[0], UnsaidError):
                raise errors[0]
            line = f"message {text.id} in {self.tongue.language}: {errors[0]}"
            if self.tongue.language != FALLBACK:
                raise UnsaidError(line)
            _tell(line)
        return said


@cache
def _plain(tongue: Tongue, message: str, form: str) -> str:
    """What a message says that nothing is put into."""
    return Speaker(Words(), tongue).uttered(Text(message), form)


def _only(message: Message) -> str | None:
    """The variable that a message consists of, if that is all: it hands forms and traits on."""
    if not isinstance(message.value, NeverIsolatingPlaceable):
        return None
    inner = message.value.expression
    return str(inner.id.name) if isinstance(inner, VariableReference) else None
