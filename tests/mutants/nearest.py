"""Which tests look at a source, those most likely to notice a mistake in it first."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

KERNEL, BOT = Path("engines/kernel"), Path("bot")
SOURCES = (KERNEL, BOT)
BY_PEOPLE = Path("tests/e2e")
QUICK = ("test_play", "test_saving", "test_undo")
BROAD = ("test_lobby", "test_outbox", "test_panels", "test_places", "test_private")
CLOSE, STORIES = 6, 11
"""A survivor costs all that is run for it; more than so many stories of people, and a hundred take longer than an hour."""
ENDING = re.compile("(?<=[a-z]{4})(?:ing|e?s)$")


def sources(root: Path) -> list[Path]:
    """Every source in which mistakes are made."""
    return sorted(path.relative_to(root) for folder in SOURCES for path in (root / folder).rglob("*.py"))


def asked_first(root: Path, source: Path) -> list[str]:
    """The mirrored folder, for a part of the bot with the stories of people closest to it; then toys and conformance.

    What conformance and toys say about the bot stands in the files that look at the bot.
    """
    of_bot = BOT in source.parents
    near = _tests(root, mirror(root, source))
    if of_bot:
        near += _stories(root, source)
    everywhere = _tests(root, Path("tests/toys")) + _quick_first(_tests(root, Path("tests/conformance")))
    if of_bot:
        everywhere = [test for test in everywhere if re.search(r"\bbot\b", _text(root / test))]
    return [str(test) for test in [*_ranked(root, source, near), *everywhere]]


def mirror(root: Path, source: Path) -> Path:
    """The folder of tests that mirrors a source; where a room has none of its own, that of its house."""
    if KERNEL in source.parents:
        return Path("tests/kernel")
    folder = Path("tests") / source.parent
    while not (root / folder).is_dir():
        folder = folder.parent
    return folder


def _stories(root: Path, source: Path) -> list[Path]:
    """Those that have to do with a source, and some that go through most of the bot; whole matches take too long."""
    told = [test for test in _tests(root, BY_PEOPLE) if "matches" not in test.stem]
    close = [test for test in _ranked(root, source, told) if _close(root / test, source)]
    near = close[:CLOSE]
    return [*near, *(test for test in told if test.stem in BROAD and test not in near)][:STORIES]


def _tests(root: Path, folder: Path) -> list[Path]:
    return sorted(path.relative_to(root) for path in (root / folder).glob("test_*.py"))


def _quick_first(tests: list[Path]) -> list[Path]:
    return sorted(tests, key=lambda test: test.stem not in QUICK)


def _ranked(root: Path, source: Path, tests: list[Path]) -> list[Path]:
    """Those that name the module, its file or what it is about come first."""
    return sorted(tests, key=lambda test: (-_close(root / test, source), test))


def _close(test: Path, source: Path) -> int:
    module = ".".join(source.with_suffix("").parts)
    text = _text(test)
    parts = [part for part in (*source.stem.split("_"), source.parent.name) if len(part) > 4]
    words = {ENDING.sub("", part) for part in (source.stem, *parts)}
    named = 100 * (f"{module} import" in text or f"import {module}" in text)
    return named + max(50 * (word in test.stem) + min(text.count(word), 49) for word in words)


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8")
