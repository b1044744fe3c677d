"""What is said to people: Fluent messages in the reader's language, with English behind it."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Self

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from data.text import Text, Who

log = logging.getLogger(__name__)
HOME = Path(__file__).parent / "locales"
FALLBACK = "en"
UNSIGNED: Mapping[str, str] = {}
_folders: list[Path] = [HOME]


def add_folder(folder: Path) -> None:
    """Read messages from a further folder of languages, beside the packaged one."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()
        _plain.cache_clear()


def languages() -> tuple[str, ...]:
    """The languages that have files."""
    return tuple(sorted(path.name for path in HOME.iterdir() if path.is_dir()))


def nearest(locale: str | None) -> str:
    """The language to use for a reader's locale (`pl`, `en-GB`, `it` …)."""
    short = (locale or FALLBACK).replace("_", "-").split("-")[0]
    return short if short in languages() else FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        for path in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def has(language: str, message: str) -> bool:
    """Whether this language itself has this message."""
    return _bundle(language).has_message(message)


@cache
def _plain(language: str, message: str) -> str:
    return _format(language, message, {})


def _format(language: str, message: str, args: dict[str, str | int]) -> str:
    for tongue in (language, FALLBACK):
        bundle = _bundle(tongue)
        if bundle.has_message(message):
            value = bundle.get_message(message).value
            if value is not None:
                said, errors = bundle.format_pattern(value, args)
                for error in errors:
                    log.warning("message %s in %s: %s", message, tongue, error)
                return str(said)
    log.warning("no message %s", message)
    return message


class Words:
    """A reader: a language, the names of the players at the seats, and the signs that stand before what messages say."""

    __slots__ = ("language", "names", "signs")

    def __init__(
        self, language: str = FALLBACK, names: Sequence[str] = (), signs: Mapping[str, str] = UNSIGNED
    ) -> None:
        self.language = nearest(language)
        self.names = tuple(names)
        self.signs = signs

    def naming(self, names: Sequence[str]) -> Self:
        """The same language with these names at the seats."""
        return type(self)(self.language, names, self.signs)

    def signed(self, signs: Mapping[str, str]) -> Self:
        """The same, with a sign before what each of these messages says, wherever it is said."""
        return type(self)(self.language, self.names, signs)

    def say(self, text: Text) -> str:
        """The message in the reader's language."""
        said = self._said(text)
        sign = self.signs.get(text.id) if self.signs else None
        return f"{sign} {said}" if sign else said

    def _said(self, text: Text) -> str:
        if not text.args:
            return _plain(self.language, text.id)
        return _format(self.language, text.id, {name: self._arg(value) for name, value in text.args.items()})

    def __call__(self, message: str, **args: int | str | Who | Text | list[Who | Text | str]) -> str:
        """Say a message by its id."""
        return self.say(Text(message, args))

    def name(self, seat: int) -> str:
        """The name of the player in this seat."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in one phrase, joined as the language does it."""
        return format_list(list(parts), locale=self.language)

    def _arg(self, value: int | str | Who | Text | list[Who | Text | str]) -> str | int:
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, list):
            return self.listed([str(self._arg(part)) for part in value])
        return value
