"""What happens to a lobby because time passes: it begins at the moment that was set, or is closed when nobody comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.timers import BEGINS, Timer
from bot.tables.commit import Change, Setting
from bot.tables.facts import Idle, Missing
from bot.tables.lasting import IDLE, SHUT, SHUT_AFTER
from bot.tables.live import Live
from engines.kernel.catalogue import title_of

if TYPE_CHECKING:
    from bot.tables.service import Tables

COMPANY = 2  # a lobby that waits for others does not begin with one alone


def least_of(live: Live) -> int:
    """With how many players the match of a lobby can begin by itself."""
    return max(title_of(live.row.title).seats[0], COMPANY)


class Waiting:
    """Does what is due at lobbies."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def begins(self, timer: Timer) -> None:
        """The moment has come: the match begins with those who sit there, or they read who is missing."""
        async with self._house.enter(timer.table or 0) as live:
            row = live.row
            if row.state != "lobby" or row.begins is None:
                await self._house.commit(live, Change(timers=[Setting(BEGINS, None)]))
                return
            title = title_of(row.title)
            enough = len(row.seats) >= least_of(live) and len(row.seats) in title.seats
            if enough and title.conflict(len(row.seats), title.options.parse(row.options)) is None:
                await self._house.play.begin(live)
                return
            change = Change(columns={"begins": None}, facts=[Missing()])
            change.timers.append(Setting(BEGINS, None))
            await self._house.commit(live, change)

    async def idle(self, timer: Timer) -> None:
        """For long nobody has done anything there: whoever sits there is told that it closes soon."""
        async with self._house.enter(timer.table or 0) as live:
            change = Change(timers=[Setting(IDLE, None)])
            if live.row.state == "lobby":
                change.facts.append(Idle())
                change.timers.append(Setting(SHUT, live.moment(self._house.now) + SHUT_AFTER))
            await self._house.commit(live, change)

    async def shut(self, timer: Timer) -> None:
        """Nobody wanted it any more."""
        async with self._house.enter(timer.table or 0) as live:
            change = Change(timers=[Setting(SHUT, None)])
            if live.row.state == "lobby":
                ended = live.moment(self._house.now)
                change.columns |= {"state": "abandoned", "ended": ended, "reason": "idle"}
            await self._house.commit(live, change)
