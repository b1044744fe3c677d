"""Seats of a lobby that are kept for somebody: for whom, until when, and in which order they sit. Pure: moments are passed in.

Whoever opens or changes a lobby may keep seats (`Change.reserved`). They count as taken for everybody else; whoever has one
takes it by sitting down. A reservation is gone when its person declines it or gets up, when it runs out, and when the
lobby begins or closes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store.records import Reservation, Seat, TableRow
from bot.tables.clock import DAY
from bot.tables.refusal import refusal

KEPT_FOR = 2 * DAY
INVITED, SOUGHT = 100, 200
"""From the one place on whoever is invited sits where there is room, from the other whoever sought players: behind all who sit there."""


def still_kept(before: TableRow, after: TableRow) -> list[Reservation]:
    """The reservations that are left after a change: none but in a lobby, and none of whoever gets up."""
    if after.state != "lobby":
        return []
    up = set(before.people) - set(after.people)
    return [one for one in after.reserved if one.person not in up]


def kept_for(row: TableRow, person: int, now: int) -> Reservation | None:
    """The reservation of somebody who does not sit there yet, as long as it has not run out."""
    return next((one for one in _holding(row, now) if one.person == person), None)


def runs_out(row: TableRow) -> int | None:
    """When the next seat falls free that is kept for somebody."""
    return min((one.until for one in row.kept), default=None)


def check_room(row: TableRow, person: int | None, now: int) -> None:
    """Refuse whoever finds no free seat (None: a computer): all are taken, or kept for others."""
    if len(row.seats) >= row.places:
        raise refusal("table-full", row.id, places=row.places)
    others = [one for one in _holding(row, now) if one.person != person]
    if len(row.seats) + len(others) >= row.places:
        raise refusal("table-kept", row.id, moment=str(min(one.until for one in others)))


def sit_down(row: TableRow, player: Seat) -> list[Seat]:
    """The seats when one more player has sat down: whoever has a place sits behind those before it, all others at the end."""
    places = {one.person: one.place for one in row.reserved}
    index, person = len(row.seats), player.person
    if person in places and places[person] < INVITED:
        ahead = (
            seat.seat for seat in row.seats if seat.person in places and places[seat.person] < places[person]
        )
        index = max(ahead, default=-1) + 1
    return numbered([*row.seats[:index], player, *row.seats[index:]])


def numbered(players: Iterable[Seat]) -> list[Seat]:
    """These players in seats of this order."""
    return [replace(player, seat=index) for index, player in enumerate(players)]


def declined(row: TableRow, person: int, now: int) -> list[Reservation]:
    """The reservations without that of this person, who must have one."""
    if row.seat_of(person) is not None:
        raise refusal("reserved-sits", row.id)
    if kept_for(row, person, now) is None:
        raise refusal("reserved-not", row.id)
    return without(row, [person])


def without(row: TableRow, people: Iterable[int]) -> list[Reservation]:
    """The reservations without those of these people."""
    gone = set(people)
    return [one for one in row.reserved if one.person not in gone]


def run_out(row: TableRow, now: int) -> list[Reservation]:
    """The reservations without those of people who have not come in time."""
    return without(row, [one.person for one in row.kept if one.until <= now])


def moved(row: TableRow, seconds: int) -> list[Reservation]:
    """The reservations when so many seconds count against nobody."""
    return [replace(one, until=one.until + seconds) for one in row.reserved]


def _holding(row: TableRow, now: int) -> list[Reservation]:
    return [one for one in row.kept if one.until > now]
