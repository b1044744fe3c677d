"""Presses by players of many tables at once, up to the request that answers them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import discord
import simcord

from bot.cli.bench.answers import match_of, seated
from bot.cli.bench.number import Number, p95
from bot.cli.bench.paper import pressable
from bot.cli.bench.world import Timed, simulated, timed
from bot.cli.bench.yardsticks import python
from bot.cli.playing import usual_seats
from bot.settings import Settings
from bot.ui.kit import laid
from data.words import FALLBACK
from engines.kernel.catalogue import AnyTitle

PRESS_MS = 50
ACTIVE = 200
PEOPLE = 60
PRESSES_A_TURN = 6


@dataclass(frozen=True)
class Table:
    """A table with the channel that it has to itself."""

    number: int
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]


async def pressed(titles: list[AnyTitle], folder: Path, presses: int, language: str = FALLBACK) -> Number:
    """Time from press to reply while many tables are played, pictures aside."""
    database = f"sqlite+aiosqlite:///{folder / 'presses.db'}"
    app = Timed(
        Settings.read(
            token="", database=database, edit_gap=0, card_gap=0, tables_a_person=ACTIVE, icons=False
        )
    )
    luck = random.Random("bench")  # noqa: S311  # players who press by chance need no secrecy
    async with simulated(app) as env:
        try:
            tables = await _seated(app, env, titles, luck, language)
            plain = python()
            with timed(app) as spent:
                while len(spent) < presses:
                    await _turn(app, luck.choice(tables), luck)
                    plain.lay()
        finally:
            await app.close()
    return Number("press_to_reply_p95_ms", p95(spent), PRESS_MS, yard=plain.by_the_clock())


async def _seated(
    app: Timed, env: simcord.Env, titles: list[AnyTitle], luck: random.Random, language: str
) -> list[Table]:
    """So many tables that have begun and are shown, each in its channel, to people who read this language."""
    guild = env.create_guild("Bench")
    members = [guild.add_member(env.create_user(f"Player {index}")) for index in range(PEOPLE)]
    await app.guests.change_server(guild.id, place="channel", language=language)
    for one in members:
        await app.guests.change_person(one.id, language=language)
    tables: list[Table] = []
    for index in range(ACTIVE):
        channel = guild.create_text_channel(f"table-{index}")
        title = titles[index % len(titles)]
        people = luck.sample(members, usual_seats(title))
        app.errand = partial(_sit_down, app, title, channel, people, tables)
        await people[0].send(channel, "Let us play")
    app.errand = None
    return tables


async def _sit_down(
    app: Timed,
    title: AnyTitle,
    channel: simcord.ChannelHandle,
    people: list[simcord.MemberActor],
    tables: list[Table],
) -> None:
    place = (people[0].guild.id, channel.id)
    number = await seated(app.tables, title, [one.id for one in people], place)
    tables.append(Table(number, channel, people))


async def _turn(app: Timed, table: Table, luck: random.Random) -> None:
    """A player opens the panel and presses on until the table waits for something else."""
    match = await match_of(app.tables, table.number)
    if match.over:
        return
    one = luck.choice(match.awaited())
    actor = table.people[one.seat]
    shown = _with_play(table, actor)
    result = await actor.click(shown, custom_id=_id_of(shown, ":play:"))
    for _ in range(PRESSES_A_TURN):
        panel = result.response
        if panel is None or all(one.number != now.number for now in match.awaited()):
            return
        choices = [item for item in pressable(panel.components) if not item.get("disabled")]
        if not choices:
            return
        item = luck.choice(choices)
        if item.get("options"):
            values = luck.sample([line["value"] for line in item["options"]], item.get("min_values", 1) or 1)
            result = await actor.select(panel, values, custom_id=item["custom_id"])
        else:
            result = await actor.click(panel, custom_id=item["custom_id"])


def _with_play(table: Table, actor: simcord.MemberActor) -> discord.Message:
    """The newest message with a Play button."""
    for message in reversed(table.channel.history(viewer=actor)):
        if _id_of(message, ":play:"):
            return message
    raise LookupError(f"table {table.number} shows no Play button")


def _id_of(message: discord.Message, part: str) -> str | None:
    return next((str(item.custom_id) for item in laid.pressable(message) if part in item.custom_id), None)
