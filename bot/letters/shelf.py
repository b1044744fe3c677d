"""The letters that exist: every module of this room that offers one."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache

import bot.letters
from bot.letters.letter import Letter
from bot.store.records import Wish
from bot.tables.facts import Occasion

NAME = re.compile(r"[a-z]{1,10}")  # with a seat behind it, it stands in rows, ids of buttons and nonces


class LettersError(Exception):
    """Letters that cannot be told apart or stored; the message names their modules."""


@cache
def letters() -> dict[str, Letter]:
    """All letters by name, the first to go out first."""
    found: dict[str, tuple[str, Letter]] = {}
    for module in pkgutil.iter_modules(bot.letters.__path__):
        letter = getattr(importlib.import_module(f"bot.letters.{module.name}"), "LETTER", None)
        if not isinstance(letter, Letter):
            continue
        if not NAME.fullmatch(letter.name):
            raise LettersError(
                f"A letter cannot be named {letter.name!r}, in bot/letters/{module.name}.py: "
                "write one to ten small letters."
            )
        if letter.name in found:
            raise LettersError(
                f"There are two letters named {letter.name!r}, in bot/letters/{found[letter.name][0]}.py "
                f"and bot/letters/{module.name}.py: name one of them otherwise."
            )
        found[letter.name] = (module.name, letter)
    every = [letter for _, letter in found.values()]
    return {letter.name: letter for letter in sorted(every, key=lambda letter: (letter.rank, letter.name))}


def due(occasion: Occasion) -> list[Wish]:
    """What all letters must come to by a change of their table."""
    return [wish for letter in letters().values() for wish in letter.due(occasion)]
