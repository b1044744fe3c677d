"""Who may not sit down in a server, held where somebody does, whichever way led there."""

from __future__ import annotations

from collections.abc import Collection

from bot.store import Connection, bars
from data.text import Text
from engines.kernel import RefusedError


class BarredError(RefusedError):
    """The moderators of the server bar some of those who would sit down."""

    def __init__(self, people: Collection[int]) -> None:
        super().__init__(Text("barred"))
        self.people = people


async def admit(connection: Connection, server: int, people: Collection[int]) -> None:
    """Refuse to seat whoever is barred; within the transaction that seats them, so that no bar comes between."""
    if found := await bars.barred(connection, server, people):
        raise BarredError(found)
