"""The commands of Tiny Towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.play.title_commands import TitleCommands
from bot.ui.play.verbs import verb
from engines.tiny_towns import TITLE

if TYPE_CHECKING:
    from bot.app import Guildhall

VERBS = (
    verb("call", "name", cube="resource"),
    verb("place", "place", square="at", how="how", cube="resource", warehouse="warehouse"),
    verb("build", "build", building="building", pattern="pattern", square="at"),
    verb("done", ("build", "replace"), fixed={"building": "done"}),
    verb(
        "choose",
        ("keep", "stock", "grove", "replace", "watch", "watch_place"),
        monument="monument",
        building="building",
        cube="resource",
        square="at",
    ),
)


async def setup(bot: Guildhall) -> None:
    """Add the commands."""
    bot.tree.add_command(TitleCommands(TITLE.id, "towns", VERBS).group())
