"""The commands of Guilds of London."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.play.closely import Closely
from bot.ui.play.title_commands import TitleCommands
from bot.ui.play.verbs import verb
from engines.guilds_of_london import TITLE

if TYPE_CHECKING:
    from bot.app import Guildhall

VERBS = (
    verb(
        "play",
        "turn",
        card="card",
        use="use",
        start="from",
        pawns="pawns",
        target="to",
        whose="whose",
        symbol="symbol",
        pay="pay",
    ),
    verb("move", ("move", "ship"), start="from", target="to"),
    verb("pay", ("salvage", "discard"), card="card"),
    verb(
        "reward",
        ("reward", "keep"),
        take="take",
        fewer="fewer",
        keep="keep",
        kept="kept",
        deepest="deepest",
    ),
    verb("negotiate", "negotiate", swap="swap"),
    verb("end", "turn", fixed={"card": "end"}),
)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    group = TitleCommands(TITLE.id, "guilds", VERBS).group()
    group.add_command(Closely(TITLE.id, "tile").command())
    bot.tree.add_command(group)
