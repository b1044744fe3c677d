"""Work that only one of several processes does: whoever has the lease on it, until it ends or is given back."""

from __future__ import annotations

from sqlalchemy import delete, select

from bot.store.base import Connection
from bot.store.schema import leases
from bot.store.upsert import upsert


async def take(connection: Connection, name: str, holder: str, now: int, until: int) -> bool:
    """Take a lease, or hold it longer; false while somebody else has it."""
    others = select(leases.c.name).where(
        leases.c.name == name, leases.c.holder != holder, leases.c.leased > now
    )
    if (await connection.execute(others)).first() is not None:
        return False
    await upsert(connection, leases, [{"name": name, "holder": holder, "leased": until}], ("name",))
    return True


async def give_back(connection: Connection, name: str, holder: str) -> None:
    """Let it go, if it is still one's own."""
    await connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))
