"""What can be done with a match that is over: the same buttons wherever people are, in the same order."""

from __future__ import annotations

import discord

from bot.store.records import TableRow
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Press, button
from data.words import Words

VERBS = ("rematch", "replay", "review", "verify")


def afterwards(row: TableRow, words: Words, letter: str, *more: str) -> list[Press]:
    """The buttons, with others behind them."""
    styles = {"rematch": discord.ButtonStyle.success}
    return [
        button(
            Id(verb, row.id, picks=letter),
            words(f"button-{verb}"),
            style=styles.get(verb, discord.ButtonStyle.secondary),
        )
        for verb in (*VERBS, *more)
    ]
