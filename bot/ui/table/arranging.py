"""What a host may arrange, in words and as menus."""

from __future__ import annotations

from bot.store.records import TableRow
from bot.tables.hosting import ASKING, AUTOSTART, LATENESS, PACE, RELIABILITY, SEATS, value_of, values_of
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import MENU_LINES
from bot.ui.kit.press import Press, choice, menu
from bot.ui.table.faces import option_value
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import title_of

OFF = "off"


def arranged_name(row: TableRow, name: str) -> Text:
    """How something that the host arranges is called."""
    title = title_of(row.title)
    ours = (SEATS, AUTOSTART, PACE, LATENESS, RELIABILITY, ASKING)
    return Text(f"arrange-{name}") if name in ours else Text(f"{title.words}-option-{name}")


def arranged_value(row: TableRow, name: str, value: str, words: Words) -> str:
    """How its value is called."""
    if name == SEATS:
        return words("arrange-seats-value", count=int(value))
    if name == RELIABILITY and value != OFF:
        return words("reliability-least", least=int(value))
    if name in (AUTOSTART, RELIABILITY):
        return words(f"option-{value}")
    if name in (PACE, LATENESS):
        return words(f"{name}-{value}")
    if name == ASKING:
        return words("arrange-usual" if value == "usual" else f"hints-{value}")
    return words.say(option_value(title_of(row.title).words, name, value))


def options_menu(identity: Id, row: TableRow, words: Words, line: int = 0) -> Press:
    """Everything there is, each with its value."""
    lines = [
        choice(
            words.say(arranged_name(row, name)), name, arranged_value(row, name, value_of(row, name), words)
        )
        for name in values_of(row)
    ]
    return menu(identity, lines[:MENU_LINES], words("setup-options"), row=line)


def values_menu(identity: Id, row: TableRow, name: str, words: Words, line: int = 0) -> Press:
    """The values that one of these may have."""
    now = value_of(row, name)
    lines = [
        choice(arranged_value(row, name, value, words), value, words("setup-now") if value == now else None)
        for value in values_of(row)[name]
    ]
    hint = words.say(arranged_name(row, name))
    return menu(identity, lines[:MENU_LINES], hint, row=line)
