"""How people play The Pillars of the Earth on the stage, and scenes to begin from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from engines.kernel import Match, backstage
from engines.pillars.game import PillarsGame
from tests.e2e.stage import Person, Seen, Stage
from tests.engines.pillars.scene import Table

PATIENCE = 10_000
BESIDE = ("Take back", "Orders", "Refresh", "Start over", "Rules", "Learn")


@asynccontextmanager
async def the_match(stage: Stage) -> AsyncIterator[Match]:
    """What lies on the table, hidden things among it."""
    async with stage.bot.tables.enter(1) as live:
        yield live.begun


@asynccontextmanager
async def arranged(stage: Stage) -> AsyncIterator[Table]:
    """A table that has just begun, with the first seat as start player, to be arranged as a scene needs it."""
    async with stage.bot.tables.enter(1) as live:
        yield Table.of(live.begun)
        live.remember()
    await stage.says(stage.people[0], "table resend")
    await shown(stage)


async def shown(stage: Stage) -> None:
    """All messages show what has been answered."""
    for _ in range(PATIENCE):
        if all(slot.settled for slot in (await stage.slots()).values()):
            return
        stage.bot.post.wake(1)  # the simulator now and then loses a timer that is due at once
        await stage.settled()
    late = [slot for slot in (await stage.slots()).values() if not slot.settled]
    raise AssertionError(f"these messages never come up to date: {late}")


async def answers(stage: Stage, person: Person, picks: tuple[str, ...] = ()) -> None:
    """Somebody has answered this (or what is safe), which way does not matter here."""
    async with the_match(stage) as match:
        seat = stage.people.index(person)
        picks = picks or match.default(seat)
        number = next(one.number for one in match.awaited() if one.seat == seat)
    await stage.bot.tables.answer(1, person.id, picks, number)


async def plays_safely(stage: Stage, number: int, step: str) -> None:
    """Everybody has given the safe answer until this round asks this; messages follow only then, to save time."""
    stage.bot.post._open = False
    while True:
        async with the_match(stage) as match:
            game = state(match)
            asked = [match.question(one.seat) for one in match.awaited()]
            if game.round == number and any(one is not None and one.step == step for one in asked):
                break
            seat = match.awaited()[0].seat
        await answers(stage, stage.people[seat])
    stage.bot.post._open = True
    await shown(stage)


def state(match: Match) -> PillarsGame:
    """The state of this match."""
    game = backstage.state(match)
    assert isinstance(game, PillarsGame)
    return game


def offers(shown_: Seen) -> list[str]:
    """What a panel offers for an answer, by buttons or in a menu."""
    labels = [label for label in shown_.labels if not label.startswith(BESIDE)]
    return labels + shown_.choices


class Player:
    """Somebody who opens the panel, answers one question, and counts the presses."""

    def __init__(self, stage: Stage, person: Person) -> None:
        self.stage = stage
        self.person = person
        self.presses: list[int] = []

    async def opens(self) -> Seen:
        """Play on the table's message."""
        return await self.stage.presses(self.person, "Play", self.stage.table())

    async def answers(self, *labels: str) -> Seen:
        """Open the panel and press these; what is asked then (or for whom the table waits) stands there."""
        await self.opens()
        for label in labels:
            await self.chooses(label)
        self.presses.append(1 + len(labels))
        return self.stage.panel(self.person)

    async def chooses(self, label: str) -> None:
        """Press a button, or choose a line of the menu."""
        if label in self.stage.panel(self.person).labels:
            await self.stage.presses(self.person, label)
        else:
            await self.stage.selects(self.person, label)
        await shown(self.stage)

    async def says(self, command: str, /, **given: object) -> Seen:
        """A command; the reply, once all messages show what came of it."""
        reply = await self.stage.says(self.person, f"pillars {command}", **given)
        await shown(self.stage)
        return reply
