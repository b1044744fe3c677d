"""With whom people would rather not sit at a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from bot.store.base import Connection
from bot.store.schema import blocks


@dataclass(frozen=True)
class Block:
    """Who blocks whom, and since when."""

    person: int
    other: int
    at: int


async def add(connection: Connection, block: Block) -> None:
    """Keep two people apart; there is no such block yet."""
    await connection.execute(insert(blocks).values(**vars(block)))


async def lift(connection: Connection, person: int, other: int) -> bool:
    """Take a block back; false if there was none."""
    done = await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
    return bool(done.rowcount)


async def of_person(connection: Connection, person: int) -> list[Block]:
    """Everybody whom this person blocks, the latest first."""
    query = select(blocks).where(blocks.c.person == person).order_by(blocks.c.at.desc(), blocks.c.other)
    return [Block(**row) for row in (await connection.execute(query)).mappings()]


async def between(connection: Connection, people: Collection[int]) -> set[frozenset[int]]:
    """The pairs among these people of whom one blocks the other; nobody learns who."""
    query = select(blocks.c.person, blocks.c.other).where(
        blocks.c.person.in_(people), blocks.c.other.in_(people)
    )
    return {frozenset((person, other)) for person, other in await connection.execute(query)}
