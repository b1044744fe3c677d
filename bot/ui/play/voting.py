"""The buttons of a vote: the letter itself is the answer, or a sentence where it was not that letter that was pressed."""

from __future__ import annotations

from bot.store import votes
from bot.tables.live import Live
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.press import Interaction, handles
from bot.ui.play.in_place import answer_in_place
from bot.ui.table.visit import Later, saying
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError

DIGITS = 9


@handles("agree")
async def agree(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Vote for what is proposed."""
    del values
    await _vote(interaction, identity, yes=True)


@handles("against")
async def against(interaction: Interaction, identity: Id, values: list[str]) -> None:
    """Vote against what is proposed."""
    del values
    await _vote(interaction, identity, yes=False)


async def _vote(interaction: Interaction, identity: Id, *, yes: bool) -> None:
    tables, person = interaction.client.tables, interaction.user.id
    if yes:
        await _still_a_member(interaction, identity)

    async def work(live: Live, letter: str | None) -> str:
        del letter
        await tables.votes.cast(live, person, _number(identity), yes=yes)
        return ""

    def sentence(live: Live, words: Words, note: str) -> Later:
        del live, note
        return saying(Content(words("vote-cast")))

    await answer_in_place(interaction, identity.table, work, sentence)


async def _still_a_member(interaction: Interaction, identity: Id) -> None:
    """Refuse a seat to somebody who asked for it and has left the server since."""
    app = interaction.client
    async with app.store.reading() as connection:
        vote = await votes.one(connection, _number(identity))
    if vote is None or vote.candidate is None or vote.closed is not None:
        return
    row = (await app.tables.cache.glance(vote.table_id)).row
    if await app.members.away(row.server, [vote.candidate]):
        raise RefusedError(Text("seat-heir-gone"))


def _number(identity: Id) -> int:
    """Which vote is meant."""
    if not identity.path.isdecimal() or len(identity.path) > DIGITS:
        raise RefusedError(Text("vote-unknown"))
    return int(identity.path)
