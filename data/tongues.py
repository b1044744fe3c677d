"""The languages: a folder each, which carries the language's own name, and nothing else has to be told of it."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from data.forms import functions

log = logging.getLogger(__name__)
HOME = Path(__file__).parent / "locales"
FALLBACK = "en"
NAMED_IN = "language.ftl"
NAME = "language-name"
UNFINISHED = re.compile(rf"^{NAME} .*\n +\.stage = unfinished$", re.MULTILINE)
_folders: list[Path] = [HOME]


class Tongue:
    """One language as it was read: its messages, and what in its files could not be read."""

    __slots__ = ("broken", "bundle", "language", "locale")

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = locale_of(language)
        read = [(path, *_read(path)) for path in files(language)]
        self.broken = tuple(line for path, _, flaws in read for line in flaws)
        sources = [path.read_text("utf-8") for path, entries, _ in read if entries.body]
        calls = functions(sources, lambda: self.bundle)
        self.bundle = FluentBundle([str(self.locale)], functions=calls, use_isolating=False)
        for _, entries, _ in read:
            self.bundle.add_resource(entries, allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether this language itself has this message."""
        return self.bundle.has_message(message)


def files(language: str) -> list[Path]:
    """The files of a language, in the order in which they are read."""
    return [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]


def add_folder(folder: Path) -> None:
    """Read messages from a further folder of languages, beside the packaged one."""
    if folder not in _folders:
        _folders.append(folder)
        forget()


def read_from(*folders: Path) -> tuple[Path, ...]:
    """Read messages from these folders alone; says from which they were read before."""
    before = tuple(_folders)
    _folders[:] = folders
    forget()
    return before


def forget() -> None:
    """Read everything anew when it is next needed."""
    _offered.cache_clear()
    tongue_of.cache_clear()


@cache
def tongue_of(language: str) -> Tongue:
    """A language, read once."""
    return Tongue(language)


def tongues() -> tuple[str, ...]:
    """All languages that have files, those that nobody is offered yet among them."""
    return tuple(_offered())


def languages() -> tuple[str, ...]:
    """The languages that people are offered."""
    return tuple(language for language, offered in _offered().items() if offered)


@cache
def _offered() -> dict[str, bool]:
    """Each language with whether it is offered: one whose own file calls it unfinished is not."""
    found: dict[str, bool] = {}
    for folder in _folders:
        for path in sorted(folder.iterdir()):
            if any(path.glob("*.ftl")) and _speakable(path.name):
                own = path / NAMED_IN
                unfinished = own.exists() and UNFINISHED.search(own.read_text("utf-8", "replace"))
                found[path.name] = found.get(path.name, True) and not unfinished
    return dict(sorted(found.items()))


def _speakable(language: str) -> bool:
    try:
        locale_of(language)
    except (UnknownLocaleError, ValueError):
        log.warning("there is no language %s: its folder is left out", language)
        return False
    return True


def nearest(locale: str | None) -> str:
    """The language to use for a reader's locale (`pl`, `en-GB`, `pt_BR` …)."""
    wanted = (locale or FALLBACK).replace("_", "-").casefold()
    base = wanted.partition("-")[0]
    known = {language.casefold(): language for language in languages()}
    siblings = (language for folded, language in known.items() if folded.partition("-")[0] == base)
    return known.get(wanted) or known.get(base) or next(siblings, FALLBACK)


def locale_of(language: str) -> Locale:
    """How Babel knows a language."""
    return Locale.parse(language.replace("-", "_"))


def language_name(language: str) -> str:
    """What a language calls itself."""
    bundle = tongue_of(language).bundle
    name = bundle.get_message(NAME).value if bundle.has_message(NAME) else None
    if name is not None:
        return str(bundle.format_pattern(name)[0])
    return str(locale_of(language).get_display_name() or language)


def broken() -> Iterator[str]:
    """What in the files of any language cannot be read, with file and line; it is said in English instead."""
    for language in tongues():
        yield from tongue_of(language).broken


def _read(path: Path) -> tuple[Resource, tuple[str, ...]]:
    """The entries of a file, and what cannot be read of it."""
    try:
        about = path.stat()
        return _parsed(path, about.st_mtime_ns, about.st_size)
    except (OSError, UnicodeDecodeError) as error:
        return Resource([]), (f"{_shown(path)}: {error}",)


@cache
def _parsed(path: Path, _changed: int, _size: int) -> tuple[Resource, tuple[str, ...]]:
    """The same for a file as it was written at this moment: what has not changed since is not parsed again."""
    source = path.read_text("utf-8")
    entries = FluentParser(with_spans=False).parse(source)
    flaws: tuple[str, ...] = ()
    if any(isinstance(entry, Junk) for entry in entries.body):
        flaws = tuple(_junk(path, source))
    return entries, (*flaws, *_twice(path, entries))


def _junk(path: Path, source: str) -> Iterator[str]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            first, why = (entry.content or "").partition("\n")[0], entry.annotations[0].message
            yield f"{_shown(path)}:{line}: {why}: {first}"


def _twice(path: Path, entries: Resource) -> Iterator[str]:
    met: set[str] = set()
    for entry in entries.body:
        if isinstance(entry, Message):
            if entry.id.name in met:
                yield f"{_shown(path)}: {entry.id.name} is there twice"
            met.add(entry.id.name)


def _shown(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
