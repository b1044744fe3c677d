"""The way from a table to the lesson of its title."""

from __future__ import annotations

from bot.ui.kit.ids import Id
from bot.ui.kit.press import ANY_TABLE, Press, button
from data.words import Words
from engines.kernel.catalogue import titles
from engines.kernel.lesson import has_lesson


def learn_buttons(title: str, words: Words, row: int | None = None) -> list[Press]:
    """The button that opens the lesson of a title, where it has one."""
    if title not in titles() or not has_lesson(title):
        return []
    return [button(Id("learn", ANY_TABLE, picks=title), words("button-learn"), row=row)]
