"""Proposing something at a table: `/table vote`, and what it may be filled in with."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.results.replay import entries
from bot.store import tables
from bot.store.records import JournalRow, TableRow
from bot.tables.ballot import BACK, COMPUTER, KINDS, PACE, Motion, stuck
from bot.tables.clock import PACES
from bot.tables.live import Live
from bot.tables.offering import OFFER
from bot.tables.which import SeveralError
from bot.ui.kit.content import Content
from bot.ui.kit.limits import CHOICES
from bot.ui.kit.markup import cut, safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.ballots import answer
from bot.ui.table.commands import Parameter, choices, command, meant, offered, said, table_parameter
from bot.ui.table.faces import link_to
from bot.ui.table.look import labelled, name_of
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from data.typed import folded
from data.words import Words
from engines.kernel import RefusedError
from engines.kernel.journal import turning_points

ECHOED, DIGITS = 40, 9


def vote_command() -> app_commands.Command[Any, ..., None]:
    """`/table vote`."""
    parameters = [
        Parameter("what", str, said("cmd-table-vote-what"), choices=choices("vote-kind", KINDS)),
        table_parameter(),
        Parameter("player", str, said("cmd-table-vote-player"), complete=_players),
        Parameter("pace", str, said("cmd-table-vote-pace"), choices=choices("pace", tuple(PACES))),
        Parameter("to", str, said("cmd-table-vote-to"), complete=_points),
    ]
    return command("vote", said("cmd-table-vote"), parameters, vote)


async def vote(
    interaction: Interaction, what: str | None = None, table: int | None = None, **given: str | None
) -> Content:
    """Propose something to all who sit at the table."""
    if what not in KINDS:
        raise RefusedError(Text("vote-what"))
    try:
        number = await meant(interaction, table, waiting=False)
    except SeveralError as error:
        raise RefusedError(Text("vote-several")) from error

    async def act(live: Live) -> Later:
        words, house, person = (
            await private_words(interaction),
            interaction.client.tables,
            interaction.user.id,
        )
        motion = _motion(live.row, words, what, given)
        told = {"table": str(number), "link": link_to(live.row)}
        if live.row.state == "lobby" and what == PACE and motion.value is not None:
            await house.lobby.repace(live, person, motion.value)
            return saying(Content(words("vote-lobby-pace", pace=Text(f"pace-{motion.value}"), **told)))
        passed = await house.votes.propose(live, person, motion)
        return saying(Content(words("vote-at-once" if passed else "vote-proposed", **told)))

    return await visited(interaction, number, act)


def _motion(row: TableRow, words: Words, what: str, given: Mapping[str, str | None]) -> Motion:
    """What was typed, as a motion; refused where what it needs is missing or unknown."""
    if what in (COMPUTER, OFFER):
        return Motion(what, seat=_seat(row, words, given.get("player"), f"vote-player-missing-{what}"))
    if what == PACE:
        if given.get("pace") not in PACES:
            raise RefusedError(Text("vote-pace-missing"))
        return Motion(what, value=given["pace"])
    if what == BACK:
        number = (given.get("to") or "").strip()
        if not (number.isascii() and number.isdecimal()) or not 0 < len(number) <= DIGITS:
            raise RefusedError(Text("vote-to-missing"))
        return Motion(what, value=str(int(number) - 1))
    return Motion(what)


def _seat(row: TableRow, words: Words, typed: str | None, missing: str) -> int:
    """The seat of the player who is meant, by number or name."""
    wanted = folded(typed or "")
    if not wanted:
        raise RefusedError(Text(missing))
    for seat in row.seats:
        if wanted in (str(seat.seat + 1), folded(name_of(seat, words))):
            return seat.seat
    raise RefusedError(Text("vote-player-unknown", {"typed": safe(cut(typed or "", ECHOED))}))


# What is offered while somebody types


async def _players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The players who are late; all others but oneself if nobody is. To be offered: those for whom a computer plays."""
    now, person = interaction.client.tables.now, interaction.user.id
    offer = vars(interaction.namespace).get("what") == OFFER

    def computers(live: Live, words: Words) -> list[tuple[str, str]]:
        free = sorted(live.computers - live.offered)
        return [(name_of(live.row.seats[seat], words), str(seat + 1)) for seat in free]

    def others(live: Live, words: Words) -> list[tuple[str, str]]:
        people = [seat for seat in live.row.seats if seat.person not in (None, person)]
        late = [seat for seat in people if stuck(live, seat.seat, now)]
        return [(name_of(seat, words), str(seat.seat + 1)) for seat in late or people]

    take = computers if offer else others  # two functions: what was seen for one is not offered for the other
    found = await interaction.client.keystrokes.glimpse(interaction, _table(interaction), None, take)
    return _matching(found or [], current)


async def _points(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The last answers to before which play can go back, the newest first."""

    def begin(live: Live, words: Words) -> asyncio.Task[list[tuple[str, str]]]:
        return asyncio.ensure_future(_turning_points(interaction, live.row.id, labelled(live.row, words)))

    task = await interaction.client.keystrokes.glimpse(interaction, _table(interaction), None, begin)
    return [] if task is None else _matching(await task, current)


async def _turning_points(interaction: Interaction, table: int, here: Words) -> list[tuple[str, str]]:
    async with interaction.client.store.reading() as connection:
        journal = await tables.read_journal(connection, table)
    rows: dict[int, JournalRow] = {row.number: row for row in journal}
    points = turning_points(entries(journal), CHOICES)
    return [(here.say(answer(rows[one.row], here)), str(one.row + 1)) for one in points]


def _table(interaction: Interaction) -> object:
    return vars(interaction.namespace).get("table")


def _matching(found: Sequence[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    wanted = folded(current)
    return [offered(name, value) for name, value in found if wanted in folded(f"{name} {value}")]
