"""Inviting somebody to a lobby: a seat is kept for them, and they are told in the channel; few a day, and only whoever lets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.store import Connection, invitations
from bot.store.records import Reservation
from bot.tables.apart import ApartError
from bot.tables.barred import BarredError
from bot.tables.callings import KEPT, SOON, Later, note_later, sleepers
from bot.tables.clock import DAY
from bot.tables.commit import Change
from bot.tables.facts import Called
from bot.tables.live import Live
from bot.tables.lobby import host_of, waits
from bot.tables.refusal import refusal
from bot.tables.reserved import INVITED, KEPT_FOR, SOUGHT, check_room
from data.text import Text
from engines.kernel import RefusedError

if TYPE_CHECKING:
    from bot.tables.service import Tables

BY_HOST, BY_GUEST = 5, 2


@dataclass(frozen=True)
class Guest:
    """Somebody who may be invited; sees: whether they are members and may look into the channel of the table."""

    person: int
    name: str
    bot: bool = False
    sees: bool = True


class Inviting:
    """Invites people to a lobby that somebody has alone.

    Why somebody cannot be invited (their wish, a block, a bar, too many invitations) is told to nobody.
    """

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def invite(self, live: Live, host: int, guest: Guest) -> None:
        """Keep a seat for somebody, and tell them in the channel."""
        waits(live)
        host_of(live, host)
        row, now, person = live.row, live.moment(self._house.now), guest.person
        self._may_be_asked(live, host, guest, now)
        if not (await self._house.guests.person(person)).invitations:
            raise _unwilling()
        async with self._house.store.reading() as connection:
            if await invitations.outcast(connection, row.id, [person]):
                raise refusal("invite-removed", row.id)
        asleep = await sleepers(self._house.guests, [person], now, within=SOON)
        places = [one.place for one in row.reserved if INVITED <= one.place < SOUGHT]
        one = Reservation(person, max(places, default=INVITED - 1) + 1, guest.name, now + KEPT_FOR)

        async def noted(connection: Connection) -> None:
            await self._count(connection, row.id, host, person, now)
            await note_later(connection, row.id, [Later(person, KEPT, end) for end in asleep.values()])

        try:
            await self._house.commit(
                live,
                Change(
                    reserved=[*row.reserved, one],
                    facts=[Called((person,), frozenset(asleep))],
                    also=[noted],
                ),
            )
        except (ApartError, BarredError) as error:
            raise _unwilling() from error

    def _may_be_asked(self, live: Live, host: int, guest: Guest, now: int) -> None:
        if guest.bot:
            raise RefusedError(Text("invite-bot"))
        if guest.person == host:
            raise RefusedError(Text("invite-yourself"))
        if not guest.sees:
            raise RefusedError(Text("invite-unseen"))
        if guest.person in live.row.expected:
            raise refusal("invite-there", live.row.id)
        check_room(live.row, None, now)

    async def _count(self, connection: Connection, table: int, host: int, guest: int, now: int) -> None:
        """Within the transaction that keeps the seat, so that nobody invites more by doing so at several tables at once."""
        since = now - DAY
        await invitations.forget_before(connection, since)
        if await invitations.sent(connection, host, since) >= BY_HOST:
            raise RefusedError(Text("invite-many", {"most": BY_HOST}))
        if await invitations.got(connection, guest, since) >= BY_GUEST:
            raise _unwilling()
        await invitations.add(connection, table, host, guest, now)


def _unwilling() -> RefusedError:
    return RefusedError(Text("invite-unwilling"))
