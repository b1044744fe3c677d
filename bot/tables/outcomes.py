"""What a table of a league has brought those who played there: read from what is stored, by the rules of lateness."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Connection, results
from bot.store.records import Share, Tenure
from bot.tables.swiss import WHOLE, shared


@dataclass(frozen=True)
class Outcome:
    """What each has won, and who was not there at the end."""

    points: dict[int, int]
    gone: tuple[int, ...]


async def came_out(connection: Connection, table: int, people: Sequence[int]) -> Outcome:
    """Whoever left, was away at the end or gave too few of the answers has lost to all who stayed.

    Without a result nobody is before anybody: who was there to the end has half of a table.
    """
    sat = (await results.tenures(connection, [table]))[table]
    scores = (await results.scores(connection, [table]))[table]
    ending = await results.ending_of(connection, table)
    shares = {} if ending is None else (await results.shares_of(connection, [ending.id]))[ending.id]
    mine = {one.person: one for one in results.began(sat).values() if one.person is not None}
    stayed = {
        person: person in mine and _stayed(mine[person], shares.get(mine[person].seat)) for person in people
    }
    gone = tuple(person for person in people if not _there(mine.get(person), shares))
    if not scores:
        return Outcome({person: WHOLE // 2 if stayed[person] else 0 for person in people}, gone)
    keys = {
        person: (not stayed[person], scores[mine[person].seat][0] if person in mine else len(scores))
        for person in people
    }
    order = sorted(set(keys.values()))
    return Outcome(shared({person: order.index(key) for person, key in keys.items()}), gone)


def _there(tenure: Tenure | None, shares: dict[int, Share]) -> bool:
    """Whether somebody sat there to the end, and was not away."""
    if tenure is None or tenure.until is not None:
        return False
    return tenure.seat not in shares or not shares[tenure.seat].away


def _stayed(tenure: Tenure, share: Share | None) -> bool:
    return tenure.until is None and (share is None or (share.stayed and not share.away))
