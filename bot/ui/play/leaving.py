"""Leaving a table for good: whoever does so is asked once more, where that closes a lobby or gives a seat away."""

from __future__ import annotations

import discord

from bot.store.records import TableRow
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, button, pressed
from bot.ui.kit.reply import private_words
from bot.ui.play.looking import panel_of
from bot.ui.table.commands import chosen
from bot.ui.table.visit import Later, saying, visited
from data.words import Words


def closes(row: TableRow, person: int) -> bool:
    """Whether a lobby is closed when this person leaves."""
    return row.state == "lobby" and row.people == [person]


def asked(row: TableRow, words: Words) -> Content:
    """The question whether to leave, and what comes of it."""
    last = len(row.people) == 1
    ask = "leave-sure-lobby" if row.state == "lobby" else "leave-sure-last" if last else "leave-sure"
    go = button(Id("quit", row.id), words("button-quit"), style=discord.ButtonStyle.danger)
    stay = button(Id("stay", row.id), words("button-stay"))
    return Content(words(ask, table=str(row.id)), items=[go, stay])


@chosen("leaving")
async def leave(interaction: Interaction, number: int) -> Content:
    """Leave a lobby where others stay; else ask first."""

    async def act(live: Live) -> Later:
        words, person = await private_words(interaction), interaction.user.id
        live.seat(person)
        if live.row.state == "playing" or closes(live.row, person):
            return saying(asked(live.row, words))
        done = await interaction.client.tables.leave_held(live, person)
        return saying(Content(words(done, table=str(number))))

    return await visited(interaction, number, act)


@pressed("quit")
async def quit_(interaction: Interaction, identity: Id) -> Content:
    """Leave; in a running match a computer gets the seat."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        done = await interaction.client.tables.leave_held(live, interaction.user.id)
        return saying(Content(words(done, table=str(identity.table))))

    return await visited(interaction, identity.table, act)


@pressed("stay")
async def stay(interaction: Interaction, identity: Id) -> Content:
    """Nothing is done; where a match is played, its panel is shown."""

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        live.seat(interaction.user.id)
        note = words("table-stayed", table=str(identity.table))
        if live.row.state == "playing":
            return panel_of(interaction, live, words, note=note)
        return saying(Content(note))

    return await visited(interaction, identity.table, act)
