"""What the host of a lobby arranges: options, who hosts, who does not play, a note, and when it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Connection
from bot.store.invitations import cast_out
from bot.store.records import Seat, TableRow
from bot.store.timers import BEGINS
from bot.tables.clock import DAY, MINUTE, PACES
from bot.tables.commit import Change, Setting
from bot.tables.facts import Arranged, Seated, TimeChanged
from bot.tables.hints import HINTS
from bot.tables.live import Live
from bot.tables.lobby import host_of, waits
from bot.tables.notes import note_of
from bot.tables.play import LATE
from bot.tables.refusal import refusal
from bot.tables.reliable import LEAST
from bot.tables.reserved import numbered, without
from data.text import Text
from engines.kernel import Options, RefusedError
from engines.kernel.catalogue import AnyTitle, title_of

if TYPE_CHECKING:
    from bot.tables.service import Tables

AHEAD, SOONEST = 6 * DAY, MINUTE
SEATS, AUTOSTART, PACE, LATENESS, RELIABILITY, ASKING = (
    *("seats", "autostart", "pace", "late", "reliability", "hints"),
)
ON, OFF, USUAL = "on", "off", "usual"


def values_of(row: TableRow) -> dict[str, tuple[str, ...]]:
    """Everything that the host may arrange, with the values it may have; one seat only where nothing is opened yet (0)."""
    title = title_of(row.title)
    taken = len(row.seats) + len(row.kept)
    fewest = max(taken, 2) if row.id else 1
    return {
        SEATS: tuple(str(count) for count in title.seats if count >= fewest),
        AUTOSTART: (OFF, ON),
        PACE: tuple(PACES),
        LATENESS: LATE,
        RELIABILITY: (OFF, *(str(least) for least in LEAST)),
        ASKING: (USUAL, *HINTS),
        **title.options.choices(),
    }


def value_of(row: TableRow, name: str) -> str:
    """What is arranged now."""
    known = {
        SEATS: str(row.places),
        AUTOSTART: ON if row.autostart else OFF,
        PACE: row.pace,
        LATENESS: row.late,
        RELIABILITY: OFF if row.least is None else str(row.least),
        ASKING: row.hints or USUAL,
    }
    return known[name] if name in known else _written(row)[name]


def arranged(row: TableRow, name: str, value: str) -> TableRow:
    """A lobby in which an option has another value; refused where it may not, or nobody could play like that."""
    if value not in values_of(row).get(name, ()):
        raise refusal("arrange-unknown", row.id) if row.id else RefusedError(Text("press-old"))
    after = Change(columns=_columns(row, name, value)).after(row)
    _playable(title_of(row.title), after)
    return after


class Hosting:
    """Arranges a lobby that somebody has alone; whoever sits there reads it on the card."""

    def __init__(self, house: Tables) -> None:
        self._house = house

    async def arrange(self, live: Live, person: int, name: str, value: str) -> None:
        """Give an option another value; a table that is full then, and begins by itself when it is, begins."""
        waits(live)
        host_of(live, person)
        row = live.row
        arranged(row, name, value)
        columns = _columns(row, name, value)
        facts = [TimeChanged()] if name in (PACE, LATENESS) else []
        await self._house.commit(live, Change(columns=columns, facts=[Arranged(), *facts]))
        await self._house.lobby.begin_if_full(live)

    async def remove(self, live: Live, host: int, person: int) -> None:
        """Take somebody off the table, or off the list of those for whom a seat is kept; they do not sit down there again."""
        waits(live)
        host_of(live, host)
        row = live.row
        if person == host:
            raise refusal("remove-yourself", row.id)
        if person not in row.expected:
            raise refusal("remove-nobody", row.id)

        async def out(connection: Connection) -> None:
            await cast_out(connection, row.id, person)

        left = [seat for seat in row.seats if seat.person != person]
        change = Change(reserved=without(row, [person]), facts=[Seated()], also=[out])
        if len(left) != len(row.seats):
            change.reseated = numbered(left)
        await self._house.commit(live, change)

    async def remove_computer(self, live: Live, host: int, seat: Seat) -> None:
        """Take a computer off the table."""
        waits(live)
        host_of(live, host)
        if seat.person is not None or seat not in live.row.seats:
            raise refusal("remove-nobody", live.row.id)
        left = numbered(one for one in live.row.seats if one != seat)
        await self._house.commit(live, Change(reseated=left, facts=[Seated()]))

    async def pass_on(self, live: Live, host: int, person: int) -> None:
        """Make somebody else who sits there the host."""
        waits(live)
        host_of(live, host)
        if person == host:
            raise refusal("host-already", live.row.id)
        if live.row.seat_of(person) is None:
            raise refusal("host-sits", live.row.id)
        await self._house.commit(live, Change(columns={"host": person}, facts=[Arranged()]))

    async def note(self, live: Live, host: int, words: str) -> None:
        """Say something on the card."""
        waits(live)
        host_of(live, host)
        await self._house.commit(live, Change(columns={"note": note_of(words)}, facts=[Arranged()]))

    async def unsay(self, live: Live) -> None:
        """Take the note away; whoever asks is its host, or moderates the channel."""
        if live.row.note is None:
            raise refusal("note-none", live.row.id)
        await self._house.commit(live, Change(columns={"note": None}, facts=[Arranged()]))

    async def begin_at(self, live: Live, host: int, moment: int | None) -> None:
        """Let the match begin by itself at a moment, or (None) only when the host starts it."""
        waits(live)
        host_of(live, host)
        now = live.moment(self._house.now)
        if moment is None and live.row.begins is None:
            raise refusal("begins-not", live.row.id)
        if moment is not None and moment < now + SOONEST:
            raise RefusedError(Text("begins-past"))
        if moment is not None and moment > now + AHEAD:
            raise RefusedError(Text("begins-far", {"days": AHEAD // DAY}))
        change = Change(columns={"begins": moment}, facts=[Arranged()])
        change.timers.append(Setting(BEGINS, moment))
        await self._house.commit(live, change)

    async def keep(self, live: Live, person: int) -> None:
        """Let a lobby that was about to be closed wait for another week; whoever sits there may say so."""
        waits(live)
        live.seat(person)
        await self._house.commit(live, Change(facts=[Arranged()]))


def _written(row: TableRow) -> dict[str, str]:
    """All options of the title as they are arranged, those that are as usual among them."""
    options: Options = title_of(row.title).options.parse(row.options)
    return options.written()


def _columns(row: TableRow, name: str, value: str) -> dict[str, object]:
    """What is stored for that."""
    known: dict[str, dict[str, object]] = {
        SEATS: {"places": int(value) if value.isdecimal() else row.places},
        AUTOSTART: {"autostart": value == ON},
        PACE: {"pace": value},
        LATENESS: {"late": value},
        RELIABILITY: {"least": int(value) if value.isdecimal() else None},
        ASKING: {"hints": None if value == USUAL else value},
    }
    return known[name] if name in known else {"options": _written(row) | {name: value}}


def _playable(title: AnyTitle, row: TableRow) -> None:
    """Refuse options with which no number of players could begin."""
    options = title.options.parse(row.options)
    conflicts = [title.conflict(count, options) for count in title.seats if 1 < count <= row.places]
    if conflicts and conflicts[-1] is not None and None not in conflicts:
        raise RefusedError(conflicts[-1])
