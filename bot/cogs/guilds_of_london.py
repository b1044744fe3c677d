"""The commands of Guilds of London."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.title_commands import TitleCommands
from bot.ui.verbs import verb

if TYPE_CHECKING:
    from bot.app import Guildhall

VERBS = (
    verb("play", "turn", card="card", use="use", start="from", target="to", symbol="symbol", pay="pay"),
    verb("move", ("move", "ship"), start="from", target="to"),
    verb("pay", ("pay", "salvage", "discard"), pay="pay", card="card"),
    verb("reward", ("reward", "keep"), take="take", keep="keep"),
    verb("negotiate", "negotiate", swap="swap"),
    verb("end", "turn", fixed={"card": "end"}),
)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    bot.tree.add_command(TitleCommands("guilds_of_london", "guilds", VERBS).group())
