"""Seeking players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands

from bot.tables.clock import DAY, HOUR, PACES
from bot.tables.seeking import SEEK
from bot.ui.gathering.seeking import USUAL_SPAN, mine, run_out, seek
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.table.commands import Parameter, choices, command, offered, said
from engines.kernel.catalogue import title_of, titles

if TYPE_CHECKING:
    from bot.app import Guildhall

ANY = "any"
SPANS = {"hours": 6 * HOUR, "day": DAY, "days": 2 * DAY, "week": 7 * DAY}


async def seek_players(
    interaction: Interaction, title: str | None = None, pace: str | None = None, until: str | None = None
) -> Content:
    """Seek players; without anything said, what one seeks already."""
    if title is None and pace is None and until is None:
        return await mine(interaction)
    wanted = None if title in (None, ANY) else title_of(str(title)).id
    return await seek(interaction, wanted, pace, SPANS.get(until or "", USUAL_SPAN))


async def setup(bot: Guildhall) -> None:
    """Add the command, and what is due when the time is over."""
    every = [offered(said("seek-any"), ANY)]
    every += [offered(said(f"{title.words}-title"), name) for name, title in sorted(titles().items())]
    spans = tuple(app_commands.Choice(name=said(f"seek-{span}"), value=span) for span in SPANS)
    parameters = [
        Parameter("title", str, said("cmd-seek-title"), choices=tuple(every)),
        Parameter("pace", str, said("cmd-seek-pace"), choices=choices("pace", tuple(PACES))),
        Parameter("until", str, said("cmd-seek-until"), choices=spans),
    ]
    bot.tree.add_command(command("seek", said("cmd-seek"), parameters, seek_players))
    bot.timekeeper.clockwork.due[SEEK] = partial(run_out, bot)
