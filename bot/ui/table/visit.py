"""One visit of a table: what is done there and what is seen of it belong to the same moment; drawing comes after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.live import Live
from bot.tables.refusal import OutsideError
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words, whisper
from bot.ui.table.access import admit
from engines.kernel import RefusedError

Later = Callable[[], Awaitable[Content]]
Act = Callable[[Live], Awaitable[Later]]


async def visited(interaction: Interaction, table: int, act: Act) -> Content:
    """Have the table alone for what is to be done, and let it go before anything is drawn.

    What was to be shown and is not is told by a notice, if the table waits for whoever acted.
    """
    tables, unseen = interaction.client.tables, partial(interaction.client.tables.untold, table)
    back = False
    try:
        async with tables.enter(table) as live:
            try:
                admit(interaction, live.row)
                back = await tables.came(live, interaction.user.id)
                later = await act(live)
                tables.sits(live, interaction.user.id)
            except OutsideError as error:
                raise await tables.heirs.told(live, interaction.user.id, error) from error
            finally:
                tables.keep(live)
    except RefusedError:
        if back:
            await whisper(interaction, await _welcome(interaction, table))
        raise
    try:
        content = await later()
    except Exception:
        await unseen(interaction.user.id)
        raise
    content.unseen = partial(unseen, interaction.user.id)
    if back:
        content.aside = await _welcome(interaction, table)
    return content


async def _welcome(interaction: Interaction, table: int) -> str:
    """What whoever was away is told, once."""
    return (await private_words(interaction))("time-back", table=str(table))


def saying(content: Content) -> Later:
    """What is known already."""

    async def said() -> Content:
        return content

    return said
