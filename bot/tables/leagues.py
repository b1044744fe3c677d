"""Leagues: people join, rounds are drawn from the standings, tables open by themselves, and what is stored of them counts.

Each step is one transaction that finds out what is next from what is stored, so that one that has been taken already is not
taken twice, and a process that dies in between is followed by another that goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from bot.store import Connection, bars, blocks, leagues, timers
from bot.store.leagues import ABSENT, IN, LEAGUE, LEFT, OPEN, OUT, OVER, RUNNING, League, Member, Pairing
from bot.store.records import Seat
from bot.tables.apart import ApartError
from bot.tables.barred import BarredError
from bot.tables.clock import DAILY, DAY, MINUTE, RELAXED, WEEKLY
from bot.tables.commit import Change
from bot.tables.locks import Locks
from bot.tables.outcomes import came_out
from bot.tables.service import Tables
from bot.tables.swiss import WHOLE, Field, draw
from data.text import Text
from engines.kernel import RefusedError
from engines.kernel.catalogue import AnyTitle, title_of

PACES = (DAILY, RELAXED, WEEKLY)
MOST, MOST_ROUNDS, MOST_HERE, COMPANY = 64, 9, 3, 2
OPEN_FOR = 30 * DAY
"""A league that has not begun by then is over."""
SHOWN_BY = MINUTE
"""By then its card stands in the channel, or whoever was about to post it has died."""


@dataclass(frozen=True)
class Look:
    """A league with all that is known of it."""

    league: League
    members: tuple[Member, ...]
    pairings: tuple[Pairing, ...]

    def state_of(self, person: int) -> str | None:
        """How somebody is in it."""
        return next((one.state for one in self.members if one.person == person), None)

    def groups(self, round_: int) -> dict[int, list[Pairing]]:
        """Who plays at which table of a round, by place; 0 are those who sit out."""
        found: dict[int, list[Pairing]] = {}
        for one in self.pairings:
            if one.round == round_:
                found.setdefault(one.place, []).append(one)
        return found

    def met(self, upto: int | None = None) -> dict[frozenset[int], int]:
        """How often two have sat together, up to a round."""
        found: dict[frozenset[int], int] = {}
        for round_ in range(1, (self.league.round if upto is None else upto) + 1):
            for place, group in self.groups(round_).items():
                for one, other in combinations(group, 2) if place else ():
                    pair = frozenset((one.person, other.person))
                    found[pair] = found.get(pair, 0) + 1
        return found

    def won(self, person: int, upto: int | None = None) -> dict[int, int]:
        """What each round has brought somebody, as far as that is known, up to a round."""
        mine = (one for one in self.pairings if one.person == person and (upto is None or one.round <= upto))
        return {one.round: one.points for one in mine if one.points is not None}

    def standings(self, upto: int | None = None) -> list[tuple[int, int, int]]:
        """Everybody who has played or will: place, person and points, the best first; those level share a place."""
        totals = {
            one.person: sum(self.won(one.person, upto).values())
            for one in self.members
            if one.state in (IN, ABSENT) or self.won(one.person)
        }
        met = self.met(upto)
        beaten = {
            person: sum(
                totals.get(next(iter(pair - {person})), 0) * many
                for pair, many in met.items()
                if person in pair
            )
            for person in totals
        }
        keys = {person: (totals[person], beaten[person]) for person in totals}
        ranked = sorted(keys, key=lambda person: keys[person], reverse=True)
        order = [keys[person] for person in ranked]
        return [(order.index(keys[person]) + 1, person, totals[person]) for person in ranked]


class Leagues:
    """Opens leagues and lets them go on; whoever organises one may begin it, take people off, and end it, and nothing else."""

    def __init__(self, house: Tables) -> None:
        self._house = house
        self._locks: Locks[int] = Locks()

    async def look(self, number: int) -> Look:
        """A league as it is stored."""
        async with self._house.store.reading() as connection:
            return await _look(connection, number)

    async def here(self, server: int) -> list[League]:
        """The leagues of a server, those that go on first."""
        async with self._house.store.reading() as connection:
            return await leagues.of_server(connection, server)

    # What people do

    async def open(
        self, title: AnyTitle, place: tuple[int, int], organiser: int, pace: str, rounds: int
    ) -> League:
        """Open a league that people can join."""
        if pace not in PACES:
            raise RefusedError(Text("league-pace"))
        if not 1 <= rounds <= MOST_ROUNDS:
            raise RefusedError(Text("league-rounds", {"most": MOST_ROUNDS}))
        server, channel = place
        league = League(0, title.id, server, channel, organiser, pace, rounds, self._house.now)
        async with self._house.store.writing() as connection:
            if await bars.barred(connection, server, [organiser]):
                raise BarredError([organiser])
            going = [one for one in await leagues.of_server(connection, server) if one.state != OVER]
            if len(going) >= MOST_HERE:
                raise RefusedError(Text("league-many", {"most": MOST_HERE}))
            number = await leagues.add(connection, league)
            await timers.put(connection, LEAGUE, self._house.now + SHOWN_BY, part=number)
        for sooner in self._house.sooner:
            sooner(self._house.now + SHOWN_BY)
        return replace(league, id=number)

    async def join(self, number: int, person: int, name: str) -> None:
        """Come into a league, or back to one."""
        async with self._house.store.writing() as connection:
            look = await _going(connection, number)
            state = look.state_of(person)
            if state == OUT:
                raise RefusedError(Text("league-out"))
            if state == IN:
                raise RefusedError(Text("league-already"))
            if look.league.state == RUNNING and state is None:
                raise RefusedError(Text("league-begun"))
            if await bars.barred(connection, look.league.server, [person]):
                raise BarredError([person])
            if state is None and len(look.members) >= MOST:
                raise RefusedError(Text("league-full", {"most": MOST}))
            since = next((one.since for one in look.members if one.person == person), self._house.now)
            await leagues.set_member(connection, number, person, IN, since)
        await self._house.guests.change_person(person, name)

    async def leave(self, number: int, person: int) -> None:
        """Be in a league no more; a match of it that runs goes on."""
        async with self._house.store.writing() as connection:
            look = await _going(connection, number)
            if look.state_of(person) not in (IN, ABSENT):
                raise RefusedError(Text("league-not-in"))
            if look.league.state == OPEN:
                await leagues.drop_member(connection, number, person)
            else:
                await leagues.mark(connection, number, [person], LEFT)

    async def remove(self, number: int, organiser: int, person: int) -> None:
        """Take somebody off, who does not come back."""
        async with self._house.store.writing() as connection:
            look = await _organised(connection, number, organiser)
            if look.state_of(person) in (None, OUT):
                raise RefusedError(Text("league-nobody"))
            await leagues.mark(connection, number, [person], OUT)

    async def begin(self, number: int, organiser: int) -> None:
        """Let the rounds begin; the first one is drawn at once."""
        async with self._house.store.writing() as connection:
            look = await _organised(connection, number, organiser)
            if look.league.state != OPEN:
                raise RefusedError(Text("league-running"))
            there = [one for one in look.members if one.state == IN]
            least = _least(title_of(look.league.title))
            if len(there) < least:
                raise RefusedError(Text("league-few", {"count": len(there), "least": least}))
            await leagues.change(connection, look.league, state=RUNNING)
            await timers.put(connection, LEAGUE, self._house.now, part=number)
        self._soon()

    async def end(self, number: int, person: int, *, moderator: bool = False) -> None:
        """Draw no more rounds; matches that run go on, and count here no longer. Moderators of the server may do it, too."""
        async with self._house.store.writing() as connection:
            look = await (_going(connection, number) if moderator else _organised(connection, number, person))
            await leagues.change(connection, look.league, state=OVER, ended=self._house.now)
            await timers.put(connection, LEAGUE, self._house.now, part=number)
        self._soon()

    async def place_gone(self, channel: int) -> None:
        """The channel of leagues is gone: they are over."""
        async with self._house.store.writing() as connection:
            for league in await leagues.in_channel(connection, channel):
                await leagues.change(connection, league, state=OVER, ended=self._house.now)

    async def posted(self, number: int, message: int | None) -> None:
        """Note where the card of a league stands (None: it can stand nowhere); it waits for people until its time is over."""
        async with self._house.store.writing() as connection:
            league = (await _look(connection, number)).league
            if message is not None:
                await leagues.change(connection, league, message=message)
            if league.state == OPEN:
                await timers.put(connection, LEAGUE, league.created + OPEN_FOR, part=number)

    async def told(self, league: League, told: int, message: int) -> None:
        """Note what the channel has read, and in which message (0: in none)."""
        known = league.news or []
        news = [*known, *[0] * (told - 1 - len(known)), message]
        async with self._house.store.writing() as connection:
            await leagues.change(connection, league, told=told, news=news)

    def _soon(self) -> None:
        for sooner in self._house.sooner:
            sooner(self._house.now)

    # What follows by itself

    async def step(self, number: int) -> Look:
        """Do all that can be done now: open tables, count what is over, draw the next round, or come to the end."""
        async with self._locks.hold(number):
            look = await self.look(number)
            if look.league.state == OPEN and look.league.created + OPEN_FOR <= self._house.now:
                async with self._house.store.writing() as connection:
                    await leagues.change(connection, look.league, state=OVER, ended=self._house.now)
                look = await self.look(number)
            while look.league.state == RUNNING and await self._go_on(look):
                look = await self.look(number)
            return look

    async def _go_on(self, look: Look) -> bool:
        """One round of looking at all tables; whether anything has changed."""
        open_ = {
            place: group
            for place, group in look.groups(look.league.round).items()
            if place and group[0].points is None
        }
        if not open_:
            await self._next(look)
            return True
        changed = False
        for place, group in open_.items():
            if group[0].table_id is None:
                await self._open(look.league, place, group)
                changed = True
            else:
                changed |= await self._follow(look.league, group, group[0].table_id)
        return changed

    async def _open(self, league: League, place: int, group: list[Pairing]) -> None:
        """Open the table of these people and begin; those who may not sit together by now sit out."""
        guests, title = self._house.guests, title_of(league.title)
        people = [one.person for one in group if one.person > 0]
        sitting = [
            Seat(seat, person, (await guests.person(person)).name) for seat, person in enumerate(people)
        ]

        async def noted(connection: Connection, table: int) -> None:
            await leagues.opened(connection, league.id, league.round, place, table)

        if len(people) < _least(title):
            await self._sits_out(league, group)
            return
        try:
            await self._house.open(
                title,
                (league.server, league.channel),
                (people[0], sitting[0].name),
                title.options(),
                places=len(people),
                sitting=sitting,
                pace=league.pace,
                beside=Change(opened=[noted]),
                counted=False,
            )
        except (ApartError, BarredError):
            await self._sits_out(league, group)

    async def _sits_out(self, league: League, group: list[Pairing]) -> None:
        """These find no table in this round."""
        out = {one.person: WHOLE if one.person > 0 else 0 for one in group}
        async with self._house.store.writing() as connection:
            await leagues.settle(connection, league.id, league.round, out, place=0)

    async def _follow(self, league: League, group: list[Pairing], table: int) -> bool:
        """Begin a table that has not begun, and count one that is over; whether either was to be done."""
        async with self._house.enter(table) as live:
            if live.row.state == "playing":
                return False
            if live.row.state == "lobby":
                if len(live.row.seats) >= _least(title_of(live.row.title)):
                    await self._house.play.begin(live)
                    return True
                ended = {"state": "abandoned", "ended": live.moment(self._house.now), "reason": "empty"}
                await self._house.commit(live, Change(columns=ended))
        async with self._house.store.writing() as connection:
            outcome = await came_out(connection, table, [one.person for one in group])
            await leagues.settle(connection, league.id, league.round, outcome.points)
            look = await _look(connection, league.id)
            gone = [person for person in outcome.gone if look.state_of(person) == IN]
            await leagues.mark(connection, league.id, gone, ABSENT)
        return True

    async def _next(self, look: Look) -> None:
        """Draw the next round from the standings; after the last one, or where nobody is left to play, it is over."""
        league, title, now = look.league, title_of(look.league.title), self._house.now
        async with self._house.store.writing() as connection:
            there = [
                person for _, person, _ in look.standings() if look.state_of(person) == IN and person > 0
            ]
            out = await bars.barred(connection, league.server, there)
            field = Field(
                [person for person in there if person not in out],
                look.met(),
                _byes(look),
                await blocks.between(connection, there),
            )
            drawn = draw(field, _least(title), title.seats[-1])
            if league.round == league.rounds or not drawn.tables:
                await leagues.change(connection, league, state=OVER, ended=now)
                return
            round_ = league.round + 1
            rows = [
                Pairing(round_, person, place)
                for place, people in enumerate(drawn.tables, 1)
                for person in people
            ]
            rows += [Pairing(round_, person, 0, points=WHOLE) for person in drawn.byes]
            await leagues.change(connection, league, round=round_)
            await leagues.draw(connection, league.id, rows)


def _byes(look: Look) -> Mapping[int, int]:
    sat_out = [one.person for one in look.pairings if not one.place]
    return {person: sat_out.count(person) for person in sat_out}


def _least(title: AnyTitle) -> int:
    return max(COMPANY, title.seats[0])


async def _look(connection: Connection, number: int) -> Look:
    league = await leagues.one(connection, number)
    if league is None:
        raise RefusedError(Text("league-unknown"))
    known = await leagues.members_of(connection, number)
    return Look(league, tuple(known), tuple(await leagues.pairings_of(connection, number)))


async def _going(connection: Connection, number: int) -> Look:
    """A league that is not over."""
    look = await _look(connection, number)
    if look.league.state == OVER:
        raise RefusedError(Text("league-over"))
    return look


async def _organised(connection: Connection, number: int, organiser: int) -> Look:
    """The same for whoever organises it."""
    look = await _going(connection, number)
    if look.league.organiser != organiser:
        raise RefusedError(Text("league-organiser"))
    return look
