"""The open tables of whoever asks, and those that keep a seat for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store import clocks, reservations, tables
from bot.store.records import TableRow
from bot.tables.dials import read
from bot.tables.pausing import left
from bot.ui.kit.content import Content, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.limits import PAGE
from bot.ui.kit.press import Interaction, pressed
from bot.ui.kit.reply import private_words
from bot.ui.table.faces import link_to
from bot.ui.table.hours import at
from bot.ui.table.look import title_text
from data.text import Text
from data.words import Words

NEVER = 2**62


async def mine(interaction: Interaction) -> Content:
    """My open tables; those that wait for me first, the soonest deadline before the others; then those that keep a seat for me."""
    words, person = await private_words(interaction), interaction.user.id
    async with interaction.client.store.reading() as connection:
        sat = await tables.of_person(connection, person)
        dials = await clocks.of_person(connection, person)
        kept = await reservations.of_person(connection, person)
        away = await clocks.away(connection, person, [row.id for row, _ in sat if row.state == "playing"])
    if not sat and not kept:
        return Content(words("list-empty"))
    ends = {row.id: _deadline(row, dials.get(row.id)) for row, _ in sat}
    sat.sort(key=lambda one: (not one[1], ends[one[0].id] or NEVER))
    told = [_line(row, waits, ends[row.id], words, away.get(row.id)) for row, waits in sat]
    told += [_told(row, "kept", until, words) for row, until in kept]
    lines = [words.say(one) for one in told]
    head = [words("list-head", count=len(sat))] if sat else []
    shown = pages("\n".join(lines), PAGE)[0]
    more = len(lines) - len(shown.splitlines())
    return Content("\n".join([*head, shown, *([words("list-more", count=more)] if more else [])]))


def _deadline(row: TableRow, dial: Mapping[str, Any] | None) -> int | None:
    return None if dial is None else read([dial])[dial["seat"]].deadline(row.pace)


def _line(row: TableRow, waits: bool, end: int | None, words: Words, away: bool | None) -> Text:
    """A table, until when it waits, and why it does not; away: whether nobody else is there, if this person is not."""
    if away is not None:
        return Text("list-rests" if away else "list-away", {"line": _told(row, row.state, None, words)})
    line = _told(row, "waits" if waits else row.state, None if row.paused is not None else end, words)
    if row.paused is not None and row.state == "playing":
        return Text("list-paused", {"line": line, "at": at(row.paused + left(row), words)})
    return line


def _told(row: TableRow, state: str, end: int | None, words: Words) -> Text:
    line = Text(f"list-{state}", {"title": title_text(row), "table": str(row.id), "link": link_to(row)})
    return line if end is None else Text("list-until", {"line": line, "at": at(end, words)})


def _beside(interaction: Interaction, identity: Id) -> bool:
    """What led here stays."""
    del interaction, identity
    return False


@pressed("mine", edit=_beside)
async def from_elsewhere(interaction: Interaction, identity: Id) -> Content:
    """The same by a button."""
    del identity
    return await mine(interaction)
