"""What people say about whom they would rather not sit with; nobody else hears of it."""

from __future__ import annotations

from bot.store import blocks
from bot.store.blocks import Block
from bot.tables.service import Tables
from data.text import Text
from engines.kernel import RefusedError

MOST = 100


class Blocking:
    """Keeps and lifts blocks. Each holds from then on, where somebody sits down; whoever sits stays."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def block(self, person: int, other: int) -> None:
        """Let two people sit down together no more, on the wish of the one."""
        if person == other:
            raise RefusedError(Text("block-yourself"))
        async with self._house.store.writing() as connection:
            known = await blocks.of_person(connection, person)
            if other in [one.other for one in known]:
                raise RefusedError(Text("block-already"))
            if len(known) >= MOST:
                raise RefusedError(Text("block-too-many", {"most": MOST}))
            await blocks.add(connection, Block(person, other, self._house.now))

    async def unblock(self, person: int, other: int) -> None:
        """Take the block back; one that the other has set stays."""
        async with self._house.store.writing() as connection:
            lifted = await blocks.lift(connection, person, other)
        if not lifted:
            raise RefusedError(Text("block-not-there"))

    async def blocked(self, person: int) -> list[Block]:
        """Everybody whom this person blocks, the latest first."""
        async with self._house.store.reading() as connection:
            return await blocks.of_person(connection, person)
