"""What several messages say of a table, and the hand of a player as a letter or as a reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import discord

from bot.pictures.drawing import Coming, Picture, Pictures, Wanted
from bot.store.records import OPEN, Reservation, Seat, TableRow
from bot.tables.live import Live
from bot.ui.kit.content import AT_ONCE, Content
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import Item, below
from bot.ui.kit.markup import safe
from bot.ui.kit.press import Press, button
from bot.ui.table.controls import Panel
from bot.ui.table.hours import at, standing
from bot.ui.table.look import Look, ended, labelled, look, name_of, named, spoken, title_text
from bot.ui.table.narrow import narrow
from bot.ui.table.panel import asking, colour
from data.text import Text
from data.words import Words
from engines.kernel.catalogue import titles
from renderers.kit.gallery import artists

LINK = "https://discord.com/channels/{server}/{place}"


@dataclass(frozen=True)
class Seen:
    """What a message needs of its table, taken while the table is held."""

    row: TableRow
    look: Look | None = None
    commitment: str = ""
    seed: str = ""
    owed: Mapping[int, int] = field(default_factory=dict)
    frozen: bool = False
    length: int = 0
    offered: frozenset[int] = frozenset()


def seen(live: Live, person: int | None = None) -> Seen:
    """What this message needs; to be called while the table is held."""
    if live.match is None:
        return Seen(replace(live.row), frozen=live.frozen)
    shown = look(live, person)
    seed = live.match.seed if live.match.over else ""
    return Seen(
        shown.row,
        shown,
        live.match.commitment,
        seed,
        live.owed(),
        length=live.match.length,
        offered=live.offered,
    )


def link_to(row: TableRow) -> str:
    """Where the table is played."""
    return LINK.format(server=row.server, place=row.place)


# What a table is


def players(row: TableRow, words: Words, shares: Mapping[int, int] | None = None) -> str:
    """Who sits where, a line each, beside some how many of 100 answers they give in time."""
    known = shares or {}
    return "\n".join(
        words(
            "card-player",
            number=seat.seat + 1,
            name=safe(name_of(seat, words)),
            host="yes" if seat.person is not None and seat.person == row.host else "no",
            computer="yes" if seat.person is None and seat.level is not None else "no",
            prompt=words("card-prompt", share=share)
            if (share := known.get(seat.person or 0)) is not None
            else "",
        )
        for seat in row.seats
    )


def kept(row: TableRow, words: Words) -> str:
    """For whom seats are kept, and until when, a line each."""
    return "\n".join(
        words("card-kept-line", name=safe(name_of(waited_for(one), words)), at=at(one.until, words))
        for one in row.kept
    )


def waited_for(one: Reservation) -> Seat:
    """The person for whom a seat is kept, as if they sat there."""
    return Seat(one.place, one.person, one.name)


def chosen_options(row: TableRow, words: Words) -> str:
    """The options that are not as usual."""
    title = titles().get(row.title)
    if title is None:
        return ""
    usual = title.options().written()
    changed = [(name, value) for name, value in row.options.items() if usual.get(name) != value]
    return "\n".join(
        words(
            "card-option",
            name=Text(f"{title.words}-option-{name}"),
            value=option_value(title.words, name, value),
        )
        for name, value in changed
    )


def option_value(prefix: str, name: str, value: str) -> Text:
    """How an option's value is called."""
    return Text(f"option-{value}") if value in ("on", "off") else Text(f"{prefix}-option-{name}-{value}")


def state(seen_: Seen, words: Words) -> str:
    """What a table waits for, or how it ended."""
    row, shown = seen_.row, seen_.look
    if seen_.frozen and row.state in OPEN:
        return words("table-frozen", table=str(row.id))
    if row.state == "lobby" and row.kept:
        return words("card-lobby-kept")
    if row.state == "lobby":
        full = "card-lobby-full" if len(row.seats) == row.places else "card-lobby"
        return words("card-lobby-auto" if row.autostart else full)
    if shown is None:
        return ended(row, words)
    if row.state == "playing":
        return words("card-playing", waits=standing(shown, words), link=link_to(row))
    return standing(shown, words)


# What is for one player alone


def heading(row: TableRow, words: Words) -> str:
    """Which table this is about, with the way there."""
    return words("hand-head", title=title_text(row), table=str(row.id), link=link_to(row))


async def hand(
    seen_: Seen, words: Words, pictures: Pictures, mark: str = "", note: str = ""
) -> Content | None:
    """A player's hand as picture and text, and the secret question to answer right there.

    With a mark it is the private message that is kept up to date; without, a reply of the moment.
    """
    shown, row = seen_.look, seen_.row
    if shown is None or shown.seat is None:
        return None
    lines = [line for line in (note, heading(row, words)) if line]
    if row.state != "playing":
        read = button(Id("read", row.id, picks=mark), words("button-read"))
        return _private(shown, [*lines, standing(shown, words)], [read])
    question = shown.question if shown.question is not None and shown.question.secret else None
    if question is None and shown.view.hand is None:
        return _private(shown, [*lines, words("hand-empty")], [_play(row, words, mark)])
    subject = f"{row.id}:hand:{shown.seat}:{mark}"
    wanted = Wanted("hand", shown.view, question, named(row, words), subject)
    picture = await pictures.soon(wanted, AT_ONCE)
    artist = artists().get(row.title)
    held = list[str]()
    if artist is not None and shown.view.hand is not None:
        told = artist.hand_words(shown.view, spoken(row, words))
        held = [words("hand-words", hand=line) for line in told.splitlines()]
    if question is not None:
        panel = Panel(shown, spoken(row, words), labelled(row, words), Id("pick", row.id, question.number))
        content = asking(panel, narrow(question, []), lines, aside=held)
        content.picture = picture
        return content
    lines.append(words("hand-text" if mark else "hand-now"))
    return _private(shown, lines, [*below(held), _play(row, words, mark)], picture)


def _private(
    shown: Look, lines: list[str], items: Sequence[Item], picture: Picture | Coming | None = None
) -> Content:
    return Content("\n".join(lines), picture, items, laid=True, accent=colour(shown))


def _play(row: TableRow, words: Words, mark: str) -> Press:
    return button(Id("play", row.id, picks=mark), words("button-play"), style=discord.ButtonStyle.primary)
