"""`guildhall words`: what is wrong in the texts of one language or of all."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cli.sentences import InputError
from bot.cli.wording.aloud import everything, told_in_matches
from bot.cli.wording.checks import findings
from bot.cli.wording.places import too_long, too_small
from data.tongues import HOME, tongues
from engines.kernel.catalogue import titles


def wrong(language: str | None, matches: int, *, pictures: bool) -> Iterator[str]:
    """Each thing that is wrong, in a line with its place."""
    for tongue in _meant(language):
        yield from findings(HOME, tongue)
        for title in titles().values():
            yield from too_long(title, tongue, matches)
            if pictures:
                yield from too_small(title, tongue)


def all_said(language: str | None, matches: int) -> Iterator[str]:
    """Each message in each form and plural, and each sentence of random matches."""
    for tongue in _meant(language):
        yield from everything(HOME, tongue)
        for title in titles().values():
            yield from told_in_matches(title, tongue, matches)


def _meant(language: str | None) -> tuple[str, ...]:
    if language is None:
        return tongues()
    if language not in tongues():
        raise InputError(f"There is no language “{language}”. There are: {', '.join(tongues())}.")
    return (language,)
