"""The commands of The Pillars of the Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.play.title_commands import TitleCommands
from bot.ui.play.verbs import verb
from engines.pillars import TITLE

if TYPE_CHECKING:
    from bot.app import Guildhall

ASKING = ("draft", "discard", "redraw", "builder", "bishop", "protect", "exempt", "market", "build", "keep")
VERBS = (
    verb("draft", "draft", card="card"),
    verb("builder", "builder", space="space"),
    verb("market", "market", deal="deal", amount="amount"),
    verb("build", ("build", "keep"), plan="plan", craftsman="craftsman", times="times", keep="keep"),
    verb("use", ASKING, advantage="use"),  # at a wrong moment the reason is said instead of what is asked
    verb("choose", ("bishop", "discard", "redraw"), take="take", craftsman="craftsman", draw="draw"),
)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    bot.tree.add_command(TitleCommands(TITLE.id, "pillars", VERBS).group())
