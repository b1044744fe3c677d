"""Who does not sit down together, held where somebody does, whichever way led there."""

from __future__ import annotations

from collections.abc import Collection

from bot.store import Connection, blocks
from data.text import Text
from engines.kernel import RefusedError


class ApartError(RefusedError):
    """Of those who would sit together one blocks another; who it is, and whom, is told to nobody."""

    def __init__(self) -> None:
        super().__init__(Text("no-seat"))


async def seat_apart(connection: Connection, newcomers: Collection[int], people: Collection[int]) -> None:
    """Refuse newcomers whom a block keeps from one of the people who would sit there, themselves among them.

    Within the transaction that seats them, so that no block comes between. Who sits there already is not asked.
    """
    if len(people) > 1 and any(pair & set(newcomers) for pair in await blocks.between(connection, people)):
        raise ApartError
