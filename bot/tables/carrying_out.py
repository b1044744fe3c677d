"""What a vote that has passed does to its table; it is stored together with the vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.results.replay import entries
from bot.store import tables
from bot.store.timers import PAUSE as PAUSED
from bot.tables.ballot import (
    BACK,
    COMPUTER,
    END,
    EXTEND,
    PACE,
    PAUSE,
    RESUME,
    Motion,
    Point,
    running,
)
from bot.tables.commit import Change, Setting
from bot.tables.facts import TimeChanged
from bot.tables.live import Live
from bot.tables.offering import OFFER, SEAT
from bot.tables.pausing import go_on, pause
from engines.kernel import Entry, go_back

if TYPE_CHECKING:
    from bot.tables.service import Tables


async def carry_out(house: Tables, live: Live, motion: Motion, change: Change) -> None:
    """Do what was agreed on, and store it with everything that stands in the change already."""
    if motion.kind == COMPUTER and motion.seat is not None:
        await house.play.send_away(live, motion.seat, change)
    elif motion.kind == BACK:
        went = go_back(live.playing, await journal(house, live), Point.of(motion.value).to)
        await house.play.go_back(live, went, change)
    elif motion.kind == SEAT:
        await house.heirs.seat(live, motion, change)
    else:
        _FILLED[motion.kind](live, motion, change, live.moment(house.now))
        await house.commit(live, change)


async def journal(house: Tables, live: Live) -> tuple[Entry, ...]:
    """The journal of a table as the kernel reads it."""
    async with house.store.reading() as connection:
        return entries(await tables.read_journal(connection, live.row.id))


def _extend(live: Live, motion: Motion, change: Change, now: int) -> None:
    """Every deadline that runs moves by once the pace."""
    del motion, now
    change.clocks |= {seat: clock.extended(live.row.pace) for seat, clock in running(live).items()}
    change.columns["extended"] = live.row.extended + 1
    change.facts.append(TimeChanged())


def _pause(live: Live, motion: Motion, change: Change, now: int) -> None:
    del motion
    pause(live, change, now)


def _resume(live: Live, motion: Motion, change: Change, now: int) -> None:
    del motion
    go_on(live, change, now)


def _repace(live: Live, motion: Motion, change: Change, now: int) -> None:
    """From now on the table has another pace."""
    old, new = live.row.pace, motion.value or live.row.pace
    change.clocks |= {seat: clock.repaced(old, new, now) for seat, clock in live.clocks.items()}
    change.columns |= {"pace": new, "agreed": None}
    change.facts.append(TimeChanged())


def _end(live: Live, motion: Motion, change: Change, now: int) -> None:
    """The match ends without a result, and counts for nobody."""
    del live, motion
    change.columns |= {"state": "abandoned", "ended": now, "reason": "agreed"}
    change.timers.append(Setting(PAUSED, None))


def _offer(live: Live, motion: Motion, change: Change, now: int) -> None:
    """Whoever sees the table may ask for the seat from now on."""
    del live, now
    change.offering += [] if motion.seat is None else [motion.seat]


_FILLED = {EXTEND: _extend, PAUSE: _pause, RESUME: _resume, PACE: _repace, END: _end, OFFER: _offer}
