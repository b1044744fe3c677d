"""Nobody is sent anything in their quiet hours: a letter to one player waits for their end, and says then what is true then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.post.compose import letter_of
from bot.tables.clock import QUICK

if TYPE_CHECKING:
    from bot.app import Guildhall
    from bot.letters.letter import Sight


class AsleepError(Exception):
    """Whom a letter is for is sent nothing for so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"nothing is sent for {seconds} seconds")
        self.seconds = seconds


async def sleeps_for(app: Guildhall, sight: Sight) -> int:
    """For how many seconds its reader is sent nothing; whoever is at the table does not sleep.

    A quick table is played at any hour, and no deadline waits there: what it is played with is sent, unless a computer plays.
    """
    seat, look, now = sight.slot.seat, sight.seen.look, app.tables.now
    if sight.person is None or seat is None or app.tables.attendance.here(sight.row.id, seat):
        return 0
    clock = None if look is None else look.clocks.get(seat)
    if sight.row.pace == QUICK and letter_of(sight.slot).played and not (clock and clock.away):
        return 0
    quiet = (await app.guests.habits([sight.person]))[sight.person].quiet
    end = None if quiet is None else quiet.end_after(now)
    return 0 if end is None else end - now
