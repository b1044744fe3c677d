"""Not today: no reminder of a table until the player's next morning."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.commit import Change
from bot.tables.habits import next_morning
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, pressed
from bot.ui.kit.reply import private_words
from bot.ui.table.hours import at
from bot.ui.table.visit import Later, saying, visited


@pressed("today")
async def today(interaction: Interaction, identity: Id) -> Content:
    """Be silent about this table until tomorrow; the clock goes on."""
    tables, person = interaction.client.tables, interaction.user.id

    async def act(live: Live) -> Later:
        words, number = await private_words(interaction), str(identity.table)
        seat = live.seat(person)
        clock = live.clocks.get(seat)
        if clock is None or not clock.open or seat not in live.waits:
            return saying(Content(words("today-nothing", table=number)))
        zone = (await interaction.client.guests.person(person)).zone
        morning = next_morning(tables.now, zone, clock.quiet)
        await tables.commit(live, Change(clocks={seat: replace(clock, silent=morning)}))
        return saying(Content(words("today-done", table=number, at=at(morning, words))))

    return await visited(interaction, identity.table, act)
