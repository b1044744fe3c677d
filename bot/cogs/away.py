"""Saying beforehand that one will be away."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from discord import app_commands

from bot.store import tables
from bot.store.absences import Absence
from bot.tables.absences import IN_A_QUARTER, days, earliest, last_day, left, on, quarter
from bot.tables.clock import QUICK
from bot.tables.habits import day_of
from bot.ui.habits.days import days_like, read_day
from bot.ui.kit.content import Content
from bot.ui.kit.limits import CHOICES
from bot.ui.kit.markup import cut, safe
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words
from bot.ui.table.commands import Parameter, command, offered, said
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.app import Guildhall

NOW = "now"
ECHOED = 40
UTC = "UTC"


async def away(
    interaction: Interaction, until: str | None = None, since: str | None = None, back: str | None = None
) -> Content:
    """Plan an absence, end it or call it off, or show what is planned and what is left."""
    words = await private_words(interaction)
    if back is not None:
        if until is not None or since is not None:
            raise RefusedError(Text("away-either"))
        return await _come_back(interaction, words)
    if until is not None:
        return await _go(interaction, words, until, since)
    if since is not None:
        raise RefusedError(Text("away-until"))
    return await _overview(interaction, words)


async def _go(interaction: Interaction, words: Words, until: str, since: str | None) -> Content:
    guests, person = interaction.client.guests, interaction.user.id
    zone = (await guests.person(person)).zone
    if zone is None:
        raise RefusedError(Text("away-zone"))
    today = day_of(guests.now, zone)
    last = _day(until, today, words)
    first = None if since is None else _day(since, today, words)
    absence = await guests.go_away(person, first, last)
    await tell_tables(interaction)
    return Content(
        "\n".join(
            [words("away-planned", **_told(absence, zone)), await _rest(interaction, words, zone, absence)]
        )
    )


async def _come_back(interaction: Interaction, words: Words) -> Content:
    guests, person = interaction.client.guests, interaction.user.id
    ended = await guests.come_back(person)
    await tell_tables(interaction)
    begun = ended.since <= guests.now
    zone = (await guests.person(person)).zone or UTC
    return Content(
        "\n".join(
            [words("away-back" if begun else "away-called-off"), await _rest(interaction, words, zone, None)]
        )
    )


async def _overview(interaction: Interaction, words: Words) -> Content:
    guests, person = interaction.client.guests, interaction.user.id
    zone = (await guests.person(person)).zone
    absence = await guests.absence(person)
    if zone is None and absence is None:
        raise RefusedError(Text("away-zone"))
    zone = zone or UTC
    if absence is None:
        state = words("away-none")
    else:
        state = words(
            "away-running" if absence.since <= guests.now else "away-coming", **_told(absence, zone)
        )
    how = words("away-how" if absence is None else "away-how-back")
    return Content("\n".join([state, await _rest(interaction, words, zone, absence), how]))


async def _rest(interaction: Interaction, words: Words, zone: str, absence: Absence | None) -> str:
    """How many days are left in the quarters that an absence touches, and in this one."""
    guests = interaction.client.guests
    known = await guests.absences(interaction.user.id)
    touched = {quarter(day) for day in days(absence, zone)} if absence else set()
    begun = sorted({quarter(day_of(guests.now, zone)), *touched})
    return "\n".join(
        words("away-left", quarter=on(day, zone), left=left(known, zone, day), most=IN_A_QUARTER)
        for day in begun
    )


def _told(absence: Absence, zone: str) -> dict[str, str | int]:
    """An absence as its messages tell it."""
    return {
        "since": on(day_of(absence.since, zone), zone),
        "until": on(last_day(absence, zone), zone),
        "days": len(days(absence, zone)),
        "back": f"<t:{absence.until}:R>",
    }


def _day(typed: str, today: date, words: Words) -> date:
    day = read_day(typed, today, words.language)
    if day is None:
        raise RefusedError(Text("away-day-unknown", {"typed": safe(cut(typed, ECHOED))}))
    return day


async def tell_tables(interaction: Interaction) -> None:
    """Let the running tables of this person know that an absence of theirs was planned, ended or called off."""
    app, person = interaction.client, interaction.user.id
    async with app.store.reading() as connection:
        mine = await tables.of_person(connection, person)
    for row, _ in mine:
        if row.state == "playing" and row.pace != QUICK:
            await app.tables.refresh(row.id, person)


async def _days(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The days that may be meant."""
    words, guests = await private_words(interaction), interaction.client.guests
    zone = (await guests.person(interaction.user.id)).zone or UTC
    today, first = day_of(guests.now, zone), earliest(zone, guests.now)
    found = days_like(current, today, first, words.language, CHOICES)
    return [offered(name, value) for name, value in found]


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    until = Parameter("until", str, said("cmd-away-until"), complete=_days)
    since = Parameter("since", str, said("cmd-away-from"), complete=_days, called="from")
    now = app_commands.Choice(name=said("away-now"), value=NOW)
    back = Parameter("back", str, said("cmd-away-back"), choices=(now,))
    bot.tree.add_command(command("away", said("cmd-away"), [until, since, back], away))
