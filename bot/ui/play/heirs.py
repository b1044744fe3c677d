"""The button of a card with which somebody asks for a seat that is on offer."""

from __future__ import annotations

from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.naming import own_name
from bot.ui.kit.press import Interaction, pressed
from bot.ui.kit.reply import private_words
from bot.ui.table.visit import Later, saying, visited
from data.text import Text
from engines.kernel import RefusedError

DIGITS = 2


@pressed("heir")
async def heir(interaction: Interaction, identity: Id) -> Content:
    """Ask all who sit at the table for a seat in which a computer plays."""
    path, user = identity.path, interaction.user
    if not (path.isascii() and path.isdecimal()) or len(path) > DIGITS:
        raise RefusedError(Text("seat-not-offered"))

    async def act(live: Live) -> Later:
        words = await private_words(interaction)
        await interaction.client.tables.heirs.ask(live, user.id, own_name(user), int(path))
        return saying(Content(words("seat-asked", table=str(identity.table), number=str(int(path) + 1))))

    return await visited(interaction, identity.table, act)
