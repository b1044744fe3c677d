"""Seats that fall free without a press of whoever they were kept for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.timers import Timer
from bot.tables.commit import RESERVED, Change, Setting
from bot.tables.reserved import run_out, runs_out, without

if TYPE_CHECKING:
    from bot.tables.service import Tables


class Reserving:
    """Ends reservations whose time is over, or whose people may not sit there any more."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def run_out(self, timer: Timer) -> None:
        """Let the seats fall free whose people have not come in time; the timer is done with it, or set to the next of them."""
        async with self._house.enter(timer.table or 0) as live:
            change = Change(reserved=run_out(live.row, live.moment(self._house.now)))
            change.timers.append(Setting(RESERVED, runs_out(change.after(live.row))))
            await self._house.commit(live, change)

    async def release(self, number: int, person: int) -> None:
        """Let the seat fall free that is kept for this person, if one still is."""
        async with self._house.enter(number) as live:
            if person in [one.person for one in live.row.kept]:
                await self._house.commit(live, Change(reserved=without(live.row, [person])))
