"""A crowd that plays at many tables at once, as people do: they open their panel and press on."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from bot.app import Guildhall
from bot.cli.bench.answers import match_of, seated
from bot.cli.bench.paper import SERVER, Json, Paper, Press, items_of
from bot.store import messages
from engines.kernel.catalogue import AnyTitle

SEATS = 4
FIRST_CHANNEL = 10_000
MENU = 3
LONGEST = 120.0


@dataclass
class Place:
    """A table in a channel of its own, the last press at it, and the panels of its players by seat."""

    number: int
    channel: int
    people: list[int]
    last: tuple[int, Press] | None = None
    panels: dict[int, Json] = field(default_factory=dict)


class Crowd:
    """So many tables of these titles, in turn, with four players where a title has so many."""

    def __init__(self, app: Guildhall, paper: Paper, seed: str = "crowd") -> None:
        self._app, self._paper = app, paper
        self._luck = random.Random(seed)  # noqa: S311  # players who press by chance need no secrecy
        self.places: list[Place] = []
        self.presses: list[Press] = []

    async def sit_down(self, titles: list[AnyTitle], tables: int) -> None:
        """Open the tables and begin."""
        await self._app.guests.change_server(SERVER, place="channel")
        for index in range(tables):
            title, channel = titles[index % len(titles)], FIRST_CHANNEL + index
            seats = min(SEATS, title.seats[-1])
            people = [100 * (index + 1) + seat for seat in range(seats)]
            self._paper.channel(channel)
            for person in people:
                await self._app.guests.change_person(person, f"Player {person}")
            number = await seated(self._app.tables, title, people, (SERVER, channel))
            async with self._app.tables.enter(number) as live:
                seats_of = [seat.person or 0 for seat in live.row.seats]
                for person in people:  # as whoever presses Join
                    self._app.tables.sits(live, person)
            self.places.append(Place(number, channel, seats_of))

    async def shown(self) -> None:
        """Wait until every table has a button to play, and all its messages show what they must."""
        async with asyncio.timeout(LONGEST):
            while await self._waits():  # noqa: ASYNC110  # requests tell nobody
                await asyncio.sleep(0.1)

    async def _waits(self) -> bool:
        return any(place.channel not in self._paper.playable for place in self.places) or await self._left()

    async def _left(self) -> bool:
        async with self._app.store.reading_behind() as connection:
            return bool(await messages.all_unsettled(connection, most=1))

    def comes_to(self, paper: Paper) -> None:
        """The bot was started anew: the same people, with the same messages before them."""
        for place in self.places:
            paper.channel(place.channel)
        paper.messages |= self._paper.messages
        paper.playable |= self._paper.playable
        self._app, self._paper = paper.app, paper

    async def press(self) -> None:
        """One press somewhere, by somebody who is asked and whose last reply has come."""
        for place in self._luck.sample(self.places, len(self.places)):
            if await self._press_at(place):
                return

    async def _press_at(self, place: Place) -> bool:
        if place.last is not None:
            seat, press = place.last
            if press.words is None or press.reply is None:
                return False
            place.panels[seat] = press.reply
        match = await match_of(self._app.tables, place.number)
        if match.over or place.channel not in self._paper.playable:
            return False
        one = self._luck.choice(match.awaited())
        asked = f":{one.number}:"
        shown = place.panels.get(one.seat)
        choices = [] if shown is None else [item for item in items_of(shown) if _answers(item, asked)]
        if shown is None or not choices:
            shown = self._paper.playable[place.channel]
            choices = [item for item in items_of(shown) if ":play:" in item["custom_id"]]
        item = self._luck.choice(choices)
        person = place.people[one.seat]
        press = self._paper.press(person, place.channel, shown, item, self._values(item))
        place.last = (one.seat, press)
        self.presses.append(press)
        return True

    def _values(self, item: Json) -> list[str]:
        lines = item.get("options")
        if not lines:
            return []
        least = item.get("min_values", 1)
        most = max(least, min(MENU, item.get("max_values", 1)))
        return [line["value"] for line in self._luck.sample(lines, self._luck.randint(least or 1, most or 1))]

    async def answers(self) -> int:
        """How many answers the matches hold by now."""
        return sum([(await match_of(self._app.tables, place.number)).length for place in self.places])

    async def play(self, seconds: float, a_second: float) -> None:
        """Press by chance, so many times a second on the average, whatever became of the presses before."""
        loop = asyncio.get_running_loop()
        now, end = loop.time(), loop.time() + seconds
        while (now := now + self._luck.expovariate(a_second)) < end:
            await asyncio.sleep(max(0.0, now - loop.time()))
            await self.press()


def _answers(item: Json, asked: str) -> bool:
    verb = item["custom_id"].split(":")[1]
    return asked in item["custom_id"] and verb in ("pick", "send", "sure") and not item.get("disabled")
