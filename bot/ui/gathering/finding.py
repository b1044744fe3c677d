"""Tables of a server that one may join, take a seat of, or watch: a list with filters, and one of them closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord

from bot.store import watching
from bot.store.records import TableRow
from bot.store.watching import There
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import ANYWHERE, Id
from bot.ui.kit.limits import MENU_LINES
from bot.ui.kit.press import ANY_TABLE, Interaction, Press, button, choice, handles, menu, pressed
from bot.ui.kit.reply import answer, private, private_words
from bot.ui.table.abouts import about
from bot.ui.table.access import may_see
from bot.ui.table.faces import link_to, players, seen, state
from bot.ui.table.hours import agreed
from bot.ui.table.look import title_text
from bot.ui.table.visit import Later, saying, visited
from data.text import Text, Value
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.catalogue import titles

PAGE = 10
ALL, JOIN, TAKE, WATCH = "all", "join", "take", "watch"
ANY = "any"
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


def _joinable(one: There) -> bool:
    row = one.row
    return row.state == "lobby" and len(row.seats) + len(row.kept) < row.places


FILTERS: dict[str, Callable[[There], bool]] = {
    ALL: lambda _: True,
    JOIN: _joinable,
    TAKE: lambda one: bool(one.offered),
    WATCH: lambda one: one.row.state == "playing",
}


async def find(interaction: Interaction, kind: str = ALL, title: str = "", page: int = 0) -> Content:
    """The tables of this server that whoever asks may look at."""
    words = await private_words(interaction)
    if interaction.guild_id is None:
        raise RefusedError(Text("find-in-server"))
    kind, title = (kind if kind in FILTERS else ALL), (title if title in titles() else "")
    async with interaction.client.store.reading() as connection:
        there = await watching.in_server(connection, interaction.guild_id, title or None)
    found = [one for one in there if _visible(interaction, one.row) and FILTERS[kind](one)]
    page = min(page, max(0, (len(found) - 1) // PAGE))
    shown = found[page * PAGE : (page + 1) * PAGE]
    head = words("find-head", count=len(found)) if found else words("find-none")
    here = Id("find", ANYWHERE, picks=kind, path=title, page=page)
    items = [*_kinds(here, words), _titles(here, words)]
    if shown:
        items.append(_tables(shown, words))
    if len(found) > PAGE:
        items += _turns(here, len(found), words)
    lines = [_line(one, words) for one in shown]
    return Content("\n".join([head, *lines]), items=items)


def _visible(interaction: Interaction, row: TableRow) -> bool:
    """Whether whoever asks sees the channel; a table in any other one is listed nowhere."""
    return may_see(interaction.client, interaction.user, row.channel)


def _line(one: There, words: Words) -> str:
    row = one.row
    told: dict[str, Value] = {"title": title_text(row), "table": str(row.id), "link": link_to(row)}
    if row.state == "lobby":
        return words("find-lobby", seats=len(row.seats) + len(row.kept), places=row.places, **told)
    return words("find-offer" if one.offered else "find-playing", seats=len(row.seats), **told)


def _kinds(here: Id, words: Words) -> list[Press]:
    return [
        button(
            replace(here, picks=kind, page=0),
            words(f"button-find-{kind}"),
            style=BLUE if kind == here.picks else discord.ButtonStyle.secondary,
            disabled=kind == here.picks,
            row=0,
        )
        for kind in FILTERS
    ]


def _titles(here: Id, words: Words) -> Press:
    lines = [choice(words("find-any"), ANY)]
    lines += [choice(words(f"{title.words}-title"), name) for name, title in sorted(titles().items())]
    for line in lines:
        line.default = line.value == (here.path or ANY)
    return menu(Id("findof", ANYWHERE, picks=here.picks), lines[:MENU_LINES], words("find-title"), row=1)


def _tables(shown: Sequence[There], words: Words) -> Press:
    lines = [
        choice(words("table-short", title=title_text(one.row), table=str(one.row.id)), str(one.row.id))
        for one in shown
    ]
    return menu(Id("found", ANY_TABLE), lines, words("find-choose"), row=2)


def _turns(here: Id, count: int, words: Words) -> list[Press]:
    last = (count - 1) // PAGE
    label = words("button-more", page=here.page + 1, pages=last + 1)
    other = 0 if here.page == last else here.page + 1
    return [
        button(Id("find", ANYWHERE, number=0, picks=here.picks, path=here.path, page=other), label, row=3)
    ]


@pressed("find")
async def filtered(interaction: Interaction, identity: Id) -> Content:
    """Another filter, or another page."""
    return await find(interaction, identity.picks, identity.path, identity.page)


@handles("findof")
async def of_title(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Only the tables of one title."""
    title = values[0] if values else ANY
    await answer(interaction, find(interaction, identity.picks, title), edit=private(interaction))


# One of them


@pressed("found")
async def one_table(interaction: Interaction, identity: Id) -> Content:
    """One table closely, with what may be done there."""

    async def act(live: Live) -> Later:
        words, shown = await private_words(interaction), seen(live)
        row = shown.row
        lines = [
            words("table-head", title=title_text(row), table=str(row.id)),
            about(row.title, words),
            agreed(row, words),
            state(shown, words),
            players(row, words),
            link_to(row),
        ]
        back = button(Id("find", ANYWHERE), words("button-find-back"), row=1)
        items = [*_doings(live, interaction.user.id, words), back]
        return saying(Content("\n".join(line for line in lines if line), items=items))

    return await visited(interaction, identity.table, act)


def _doings(live: Live, person: int, words: Words) -> list[Press]:
    """What this person may do at a table from here."""
    row, rules = live.row, button(Id("rule", live.row.id), words("button-rules"), row=0)
    if row.seat_of(person) is not None:
        play = button(Id("play", row.id), words("button-play"), style=BLUE, row=0)
        return [rules] if row.state == "lobby" else [play, rules]
    if row.state == "lobby":
        return [button(Id("join", row.id), words("button-join"), style=GREEN, row=0), rules]
    takes = [
        button(
            Id("heir", row.id, path=str(seat)),
            words("button-heir-seat", number=str(seat + 1)),
            style=GREEN,
            row=0,
        )
        for seat in sorted(live.offered)[:3]
    ]
    return [*takes, button(Id("watch", row.id), words("button-watch"), row=0), rules]
