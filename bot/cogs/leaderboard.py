"""Who plays best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.store.ladders import ANY_SEATS, EVERY_TITLE
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.results.leaders import ALL, ELSEWHERE, HERE, Wished, check_seats, leaderboard
from bot.ui.results.periods import EVER, PERIODS
from bot.ui.table.commands import Parameter, command, said
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of, titles

if TYPE_CHECKING:
    from bot.app import Guildhall


async def show(
    interaction: Interaction,
    *,
    title: str | None = None,
    where: str | None = None,
    period: str | None = None,
    when: str | None = None,
    players: int | None = None,
    page: int | None = None,
    text: bool | None = None,
) -> Content:
    """A page of a leaderboard: of the server where the command is used, unless something else is said."""
    chosen = EVERY_TITLE if title in (None, ALL) else title_of(str(title)).id
    here = where == HERE or (where is None and interaction.guild_id is not None)
    if page is not None and page < 1:
        raise RefusedError(Text("leaderboard-page-first"))
    if players is not None:
        check_seats(chosen, players)
    seats = ANY_SEATS if players is None else players
    wished = Wished(chosen, here, period or EVER, seats, (page or 1) - 1, bool(text), when or "")
    return await leaderboard(interaction, wished)


def _choices(*pairs: tuple[str, str]) -> tuple[app_commands.Choice[str], ...]:
    return tuple(app_commands.Choice(name=said(message), value=value) for message, value in pairs)


async def setup(bot: Guildhall) -> None:
    """Add the command."""
    every = [("leaderboard-all-titles", ALL)]
    every += [(f"{title.words}-title", name) for name, title in sorted(titles().items())]
    parameters = [
        Parameter("title", str, said("cmd-leaderboard-title"), choices=_choices(*every)),
        Parameter(
            "where",
            str,
            said("cmd-leaderboard-where"),
            choices=_choices(("leaderboard-here", HERE), ("leaderboard-everywhere", ELSEWHERE)),
        ),
        Parameter(
            "period",
            str,
            said("cmd-leaderboard-period"),
            choices=_choices(*((f"leaderboard-{one}", one) for one in PERIODS)),
        ),
        Parameter("when", str, said("cmd-leaderboard-when")),
        Parameter("players", int, said("cmd-leaderboard-players")),
        Parameter("page", int, said("cmd-leaderboard-page")),
        Parameter("text", bool, said("cmd-leaderboard-text")),
    ]
    bot.tree.add_command(command("leaderboard", said("cmd-leaderboard"), parameters, show))
