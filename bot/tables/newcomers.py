"""Who may sit down at a table, or have a seat kept there: asked within the transaction that stores it."""

from __future__ import annotations

from bot.store import Connection
from bot.store.invitations import outcast
from bot.store.records import TableRow
from bot.tables.apart import seat_apart
from bot.tables.barred import admit
from bot.tables.refusal import refusal
from bot.tables.reliable import rely_on


async def welcome(connection: Connection, before: TableRow, after: TableRow, now: int) -> None:
    """Refuse newcomers who are barred, less reliable than is asked for, or kept apart; those for whom a seat is kept are among them.

    Whoever takes a kept seat sits down with those who sit there, somebody else with all who are expected: so nobody loses a
    kept seat to whom they do not sit with.
    """
    newcomers = set(after.people).difference(before.people)
    unexpected = set(after.expected).difference(before.expected)
    if newcomers or unexpected:
        await _welcome_back(connection, after, newcomers | unexpected)
        await admit(connection, after.server, newcomers | unexpected)
        await rely_on(connection, after, newcomers, now)
        await seat_apart(connection, newcomers, after.people)
    if unexpected and after.kept:
        await seat_apart(connection, unexpected, after.expected)


async def _welcome_back(connection: Connection, row: TableRow, people: set[int]) -> None:
    """Refuse whom the host has taken off this lobby."""
    if row.id and row.state == "lobby" and await outcast(connection, row.id, people):
        raise refusal("lobby-removed", row.id)
