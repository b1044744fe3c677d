"""What is stored about votes, as parts of a change of their table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.store import Connection, votes
from bot.store.timers import put as put_timer
from bot.store.votes import TIMER as VOTE
from bot.store.votes import Vote
from bot.tables.ballot import PROPOSED_A_DAY, TIED
from bot.tables.callings import call_later
from bot.tables.clock import DAY
from bot.tables.commit import Also
from bot.tables.facts import VotesChanged
from bot.tables.offering import OVER
from data.text import Text
from engines.kernel import RefusedError

__all__ = ("FAILED", "OVER", "PASSED", "VOTE", "cast", "changed", "closed", "kept")
PASSED, FAILED = "passed", "failed"


def changed(open_: Iterable[Vote], *, opened: bool = False) -> VotesChanged:
    """That something is proposed (opened) or decided, where these are the open votes then."""
    return VotesChanged(opened, any(vote.kind in TIED for vote in open_))


async def few(connection: Connection, person: int, now: int) -> None:
    """Refuse whoever has proposed too much in a day, at whatever tables."""
    if await votes.proposed_since(connection, person, now - DAY) >= PROPOSED_A_DAY:
        raise RefusedError(Text("vote-too-many", {"most": PROPOSED_A_DAY}))


def kept(vote: Vote, asleep: Mapping[int, int] | None = None) -> Also:
    """A vote that is new, if its proposer has not proposed too much; whoever is asleep, until then, is called by and by."""

    async def keep(connection: Connection) -> None:
        await few(connection, vote.proposer, vote.opened)
        number = await votes.add(connection, vote)
        if vote.closed is None:
            await put_timer(connection, VOTE, vote.ends, table=vote.table_id, part=number)
            await call_later(connection, vote, number, asleep or {})

    return keep


def cast(vote: Vote, person: int, now: int, *, yes: bool) -> Also:
    """A ballot."""

    async def keep(connection: Connection) -> None:
        await votes.cast(connection, vote.id, person, now, yes=yes)

    return keep


def closed(vote: Vote, now: int, outcome: str) -> Also:
    """What came of a vote."""

    async def close(connection: Connection) -> None:
        await votes.close(connection, vote.id, now, outcome)

    return close
