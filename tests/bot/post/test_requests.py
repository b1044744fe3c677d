"""How many requests a table costs while people play at it, and that it shows everything once it rests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.post.drain import PRIVATE, PUBLIC
from engines.kernel import fewest
from engines.kernel.catalogue import title_of
from tests.bot.post.offline import ADA, BEN, CHANNEL, SERVER, House

CLEO, DAN = 13, 14
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
MOST = 2.5
TITLES = ("tiny_towns", "old_london_bridge", "pillars", "guilds_of_london")


Passes = Callable[[float], None]


@pytest.fixture
async def passes(monkeypatch: pytest.MonkeyPatch) -> Passes:
    """Time that goes on by so many seconds when it is told to."""
    loop, later = asyncio.get_running_loop(), [0.0]
    real = loop.time
    monkeypatch.setattr(loop, "time", lambda: real() + later[0])

    def go_on(seconds: float) -> None:
        later[0] += seconds

    return go_on


class Evening:
    """Four people who sit at a table and answer one after the other; their panels show them what they are asked next."""

    def __init__(self, house: House, table: int) -> None:
        self.house = house
        self.table = table

    async def plays(self, answers: int) -> float:
        """So many answers; how many requests each has taken, the reply that it was given in included."""
        before = self._requests()
        for _ in range(answers):
            await self._answers()
            await self.delivers()
        return (answers + self._requests() - before) / answers

    def _requests(self) -> int:
        return sum(len(place.done) for place in self.house.places.values())

    async def _answers(self) -> None:
        """Whoever is asked first opens the panel and answers."""
        attendance = self.house.tables.attendance
        async with self.house.tables.enter(self.table) as live:
            turn = live.playing.awaited()[0]
            attendance.came(self.table, turn.seat, turn.number)
            person, question = live.row.seats[turn.seat].person, live.playing.question(turn.seat)
            assert person is not None
            assert question is not None
            await self.house.tables.play.answer(live, person, fewest(question), turn.number)
            asked = next((one for one in live.playing.awaited() if one.seat == turn.seat), None)
            if asked is not None:
                attendance.came(self.table, turn.seat, asked.number)

    async def delivers(self) -> None:
        for kind in (PUBLIC, PRIVATE):
            await self.house.post._round((self.table, kind))

    async def rests(self) -> None:
        """Nobody answers for as long as anything may wait."""
        self.house.settings.card_gap = 0
        self.house.post._next.clear()
        await self.delivers()

    async def awaited(self) -> set[str]:
        async with self.house.tables.enter(self.table) as live:
            return {NAMES[live.row.seats[one.seat].person or 0] for one in live.playing.awaited()}

    async def shown(self, letter: str) -> str:
        """What stands in a letter of the channel."""
        said = self.house.channel.said[(await self.house.slot(self.table, letter)).message or 0].shown
        embed = said.get("embed")
        return f"{said.get('content')} {embed.to_dict() if embed is not None else ''}"

    async def buttons(self) -> set[str]:
        """What can be pressed on the card."""
        said = self.house.channel.said[(await self.house.slot(self.table)).message or 0]
        return {item.item.label for item in said.shown["view"].children}


async def begun(house: House, title: str) -> Evening:
    """Their table, when all its messages stand there."""
    house.settings.edit_gap = 0
    known = title_of(title)
    row = await house.tables.open(known, (SERVER, CHANNEL), (ADA, "Ada"), known.options())
    for person in (BEN, CLEO, DAN):
        await house.tables.join(row.id, person, NAMES[person])
    await house.tables.start(row.id, ADA)
    for seat in range(4):  # whoever sits down by a press is there
        house.tables.attendance.came(row.id, seat)
    evening = Evening(house, row.id)
    house.settings.card_gap = 0
    await evening.delivers()
    house.settings.card_gap = 60
    return evening


@pytest.mark.parametrize("title", TITLES)
async def test_an_answer_takes_few_requests_and_in_the_end_all_is_shown(
    house: House, title: str, passes: Passes
) -> None:
    """They have sat down ten minutes ago."""
    evening = await begun(house, title)
    passes(600)
    assert await evening.plays(24) <= MOST
    await evening.rests()
    assert all(slot.settled for slot in (await house.post.slots(evening.table)).values())
    awaited = await evening.awaited()
    assert awaited
    for letter in ("card", "table"):
        text = (await evening.shown(letter)).partition("Waiting for")[2].partition("\n")[0]
        assert {name for name in NAMES.values() if name in text.partition("fields")[0]} == awaited, letter


async def test_the_card_of_a_match_that_goes_fast_does_not_wait_for_ever(
    house: House, passes: Passes
) -> None:
    """It waits as long again with every answer, but four times as long at most."""
    evening = await begun(house, "pillars")
    house.post._next.clear()
    card = (await house.slot(evening.table)).message
    edits = []
    for _ in range(10):
        await evening.plays(1)
        edits.append(house.channel.done.count(f"edit {card}"))
        passes(40)
    assert edits[4] == 0
    assert edits[-1] in (1, 2), "one, and another where the match comes to something new meanwhile"


async def test_the_card_of_a_lobby_makes_way_at_once_though_somebody_has_answered_already(
    house: House,
) -> None:
    house.settings.edit_gap = 0
    evening = Evening(house, await house.lobby("pillars"))
    await evening.delivers()
    assert "Start" in await evening.buttons()
    await house.tables.start(evening.table, ADA)
    await evening.plays(1)
    assert "Start" not in await evening.buttons()
    assert "Waiting for" in await evening.shown("card")
