"""One visit of a table: what is done there and what is seen of it belong to the same moment; drawing comes after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.store import ConflictError
from bot.tables.live import Live
from bot.tables.refusal import OutsideError
from bot.ui.kit.content import Content
from bot.ui.kit.press import Interaction
from bot.ui.kit.reply import private_words, whisper
from bot.ui.table.access import admit
from engines.kernel import RefusedError

Later = Callable[[], Awaitable[Content]]
Act = Callable[[Live], Awaitable[Later]]


@dataclass
class Visit:
    """What somebody does at a table, and whether they were away from it until now."""

    interaction: Interaction
    table: int
    act: Act
    back: bool = False

    async def made(self) -> Later:
        """Do it; where another process has changed the table meanwhile, look at it afresh and do it once more if it still fits."""
        try:
            return await self._once()
        except ConflictError:
            return await self._once()

    async def _once(self) -> Later:
        tables, person = self.interaction.client.tables, self.interaction.user.id
        async with tables.enter(self.table) as live:
            try:
                admit(self.interaction, live.row)
                self.back = await tables.came(live, person) or self.back
                later = await self.act(live)
                tables.sits(live, person)
            except OutsideError as error:
                raise await tables.heirs.told(live, person, error) from error
            finally:
                tables.keep(live)
        return later


async def visited(interaction: Interaction, table: int, act: Act) -> Content:
    """Have the table alone for what is to be done, and let it go before anything is drawn.

    What was to be shown and is not is told by a notice, if the table waits for whoever acted.
    """
    unseen = partial(interaction.client.tables.untold, table)
    visit = Visit(interaction, table, act)
    try:
        later = await visit.made()
    except RefusedError:
        if visit.back:
            await whisper(interaction, await _welcome(interaction, table))
        raise
    try:
        content = await later()
    except Exception:
        await unseen(interaction.user.id)
        raise
    content.unseen = partial(unseen, interaction.user.id)
    if visit.back:
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
