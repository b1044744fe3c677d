"""Taking a seat over: offering one in which a computer plays, asking for it, and sitting down if all there agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Connection, bars, blocks, offers, results, tables, votes
from bot.store.records import Seat
from bot.store.results import began
from bot.store.votes import Vote
from bot.tables import tally
from bot.tables.apart import ApartError
from bot.tables.ballot import Motion, asked, hindrance, open_for
from bot.tables.barred import BarredError
from bot.tables.callings import SOON, asleep
from bot.tables.clock import DAY
from bot.tables.commit import Also, Change
from bot.tables.live import Live
from bot.tables.offering import SEAT
from bot.tables.pacing import together_again
from bot.tables.refusal import OutsideError, outside
from bot.tables.reliable import least_of
from data.text import Text
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.tables.service import Tables

FAITHFUL_FOR = 7 * DAY


class Heirs:
    """Passes seats on at a table that somebody has alone.

    A computer plays there, since its person has left or is away. Nobody who has ever sat at the table takes one over.
    """

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def may_offer(self, live: Live, seat: int) -> None:
        """Refuse a seat that a computer has had from the beginning, or whose person may but have slept for a night.

        At a quick table whoever is asleep is away within an hour; the others shall not give the seat away by morning.
        """
        async with self._house.store.reading() as connection:
            sat = (await results.tenures(connection, [live.row.id]))[live.row.id]
            last = await tables.last_answer_by_hand(connection, live.row.id, seat)
        free = (last or live.row.started or 0) + DAY
        if seat in live.away and live.moment(self._house.now) < free:
            raise RefusedError(Text("seat-away-lately", {"moment": str(free)}))
        if began(sat)[seat].person is None:
            raise RefusedError(Text("seat-never-left"))

    # Asking

    async def ask(self, live: Live, person: int, name: str, seat: int) -> None:
        """Ask all who sit there for a seat that is on offer."""
        live.playing  # noqa: B018  # refuses with the reason where nothing is played
        row, now = live.row, live.moment(self._house.now)
        motion = Motion(SEAT, seat, candidate=person)
        if live.row.seat_of(person) is not None:
            raise RefusedError(Text("seat-yours"))
        if why := hindrance(motion, live, now):
            raise RefusedError(why)
        open_ = await self._open(live, motion, now)
        if not (people := asked(motion, row, live.away | live.unheard)):
            raise RefusedError(Text("seat-nobody-here"))
        await self._may_sit(live, person, now)
        sleeping = await asleep(self._house.guests, row, people, now, within=SOON)
        vote = Vote(0, row.id, SEAT, seat, None, person, now, now + open_for(row.pace), candidate=person)
        change = Change(also=[tally.kept(vote, sleeping)], facts=[tally.changed([*open_, vote], opened=True)])
        async with self._house.lobby.room_for(person):
            await self._house.guests.change_person(person, name)
            await self._house.commit(live, change)

    async def _open(self, live: Live, motion: Motion, now: int) -> list[Vote]:
        """The open votes; one person at a time asks for a seat, and for one seat."""
        async with self._house.store.reading() as connection:
            open_ = await votes.standing(connection, live.row.id)
        for vote in open_:
            if vote.kind == SEAT and now < vote.ends:
                if vote.candidate == motion.candidate:
                    raise RefusedError(Text("seat-asked-already"))
                if vote.seat == motion.seat:
                    raise RefusedError(Text("seat-asked-by-others"))
        return open_

    async def _may_sit(self, live: Live, person: int, now: int) -> None:
        """Refuse who has sat here, has given another match up lately, is barred, kept apart from whoever sits here, or too often late."""
        row = live.row
        async with self._house.store.reading() as connection:
            if person in [one["person"] for one in await tables.tenures(connection, row.id)]:
                raise RefusedError(Text("seat-sat-here"))
            await _faithful(connection, person, now)
            if await bars.barred(connection, row.server, [person]):
                raise BarredError([person])
            await _apart(connection, person, row.people)
            await least_of(connection, row, [person], now)
            await tally.few(connection, person, now)

    # Passing

    async def seat(self, live: Live, motion: Motion, change: Change) -> None:
        """Whoever has asked sits there from now on; the change has been agreed on, and everything is looked at anew."""
        match, row, seat, heir = live.playing, live.row, motion.seat, motion.candidate
        if seat is None or heir is None:
            raise RefusedError(Text("seat-nobody-asks"))
        lost = row.seats[seat].person
        sitting = Seat(seat, heir, (await self._house.guests.person(heir)).name)
        match.standing.end(seat)
        match.settle()
        change.orders, change.number = True, match.length
        change.leaving.append(seat)
        change.sitting.append(sitting)
        if row.host == lost:
            change.columns["host"] = next(one for one in row.people if one != lost)
        together_again(live, change, live.moment(self._house.now))
        change.also.append(self._agreed(live, heir))
        self._house.attendance.missed(row.id, seat)
        try:
            async with self._house.lobby.room_for(heir):
                await self._house.commit(live, change)
        except RefusedError as error:
            self._house.cache.forget(row.id)  # the match in memory has no orders any more
            raise RefusedError(Text("seat-not-for-them")) from error

    def _agreed(self, live: Live, heir: int) -> Also:
        """What must be true within the transaction, too: nobody was erased, has left a match, or was blocked meanwhile."""
        now, people = live.moment(self._house.now), live.row.people

        async def check(connection: Connection) -> None:
            if not await votes.asks(connection, live.row.id, heir):
                raise RefusedError(Text("seat-nobody-asks"))
            await _faithful(connection, heir, now)
            await _apart(connection, heir, people)
            await least_of(connection, live.row, [heir], now)

        return check

    # Whose seat is gone

    async def told(self, live: Live, person: int, error: OutsideError) -> OutsideError:
        """The sentence for whoever has lost a seat here to somebody else; for all others, what was to be said."""
        if live.row.seat_of(person) is not None:
            return error
        async with self._house.store.reading() as connection:
            sat = await tables.tenures(connection, live.row.id)
        mine = next((place for place, one in enumerate(sat) if one["person"] == person), len(sat))
        later = [one["person"] for one in sat[mine + 1 :] if one["seat"] == sat[mine]["seat"]]
        return outside("seat-lost", live.row.id) if later and later[0] is not None else error


async def _faithful(connection: Connection, person: int, now: int) -> None:
    if await offers.gave_up(connection, person, now - FAITHFUL_FOR):
        raise RefusedError(Text("seat-left-others", {"days": FAITHFUL_FOR // DAY}))


async def _apart(connection: Connection, person: int, people: list[int]) -> None:
    """Whoever is kept apart from one of these people learns no more than that no seat is free."""
    pairs = await blocks.between(connection, [person, *people])
    if any(person in pair for pair in pairs):
        raise ApartError
