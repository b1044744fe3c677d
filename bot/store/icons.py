"""The icons that Discord has of us: which picture each is, since when, and since when it is an old one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import delete, select, update

from bot.store.base import Connection
from bot.store.schema import icons
from bot.store.upsert import upsert


@dataclass(frozen=True, slots=True)
class Kept:
    """One icon on Discord: its number and name there, what it stands for, and since when it is not drawn like that any more."""

    id: int
    icon: str
    name: str
    since: int
    ended: int | None = None


async def every(connection: Connection) -> list[Kept]:
    """All of them, the oldest first."""
    rows = await connection.execute(select(icons).order_by(icons.c.since, icons.c.id))
    return [Kept(row.id, row.icon, row.name, row.since, row.ended) for row in rows]


async def keep(connection: Connection, kept: Kept) -> None:
    """Discord has this one."""
    row = {"id": kept.id, "icon": kept.icon, "name": kept.name, "since": kept.since, "ended": kept.ended}
    await upsert(connection, icons, [row], ("id",))


async def end(connection: Connection, ids: Collection[int], moment: int | None) -> None:
    """These are old ones from this moment on, or drawn like that again."""
    await connection.execute(update(icons).where(icons.c.id.in_(ids)).values(ended=moment))


async def forget(connection: Connection, ids: Iterable[int]) -> None:
    """Discord has these no more."""
    await connection.execute(delete(icons).where(icons.c.id.in_([*ids])))
