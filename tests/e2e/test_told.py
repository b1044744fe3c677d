"""Whoever owes an answer has been told: by a notice, by the reply to what they did, or in their private message."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.ui.play.verbs import Verb
from engines.kernel import Option, Question
from engines.kernel.catalogue import AnyTitle, titles
from tests.bot.post.offline import NoPictures
from tests.e2e.by_hand import choose
from tests.e2e.seen import Seen
from tests.e2e.stage import Person, Stage
from tests.sizes import first

ANSWERS = 36
MOVES = ("panel", "private message", "command", "command in the private chat", "taken back", "orders")


class Told:
    """Notes who was told of which question."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.told: set[tuple[int, int]] = set()
        self._read = 0

    async def check(self, after: str) -> None:
        """Whoever the table waits for knows it by now."""
        stage = self.stage
        async with stage.bot.tables.enter(1) as live:
            owed, seats = live.owed(), list(live.row.seats)
        mentioned = self._mentioned()
        for seat, question in owed.items():
            person = next((one for one in stage.people if one.id == seats[seat].person), None)
            if person is None:
                continue
            shown = [stage.panel(person)] if person.id in stage.panels else []
            shown += stage.dms(person)
            if person.id in mentioned or any(_asks(one, question) for one in shown):
                self.told.add((seat, question))
            assert (seat, question) in self.told, f"{person.name} was told nothing after {after}: {shown}"

    def _mentioned(self) -> set[int]:
        """Who was mentioned since somebody asked last."""
        new = self.stage.env.http_requests[self._read :]
        self._read += len(new)
        bodies: list[Any] = [one.json for one in new if one.method == "POST" and "/messages" in one.path]
        users = [(body or {}).get("allowed_mentions", {}).get("users", []) for body in bodies]
        return {int(one) for several in users for one in several}


def _asks(shown: Seen, question: int) -> bool:
    """Whether this question can be answered by what stands on a message."""
    ids = [getattr(item, "custom_id", None) or "" for item in shown.components]
    return any(one.startswith((f"g:pick:1:{question}:", f"g:send:1:{question}:")) for one in ids)


class Players:
    """Answer in every way there is, one after the other as luck will have it."""

    def __init__(self, stage: Stage, title: AnyTitle) -> None:
        self.stage = stage
        self.title = title
        self.luck = Random(title.id)
        self.verbs: Sequence[Verb] = importlib.import_module(f"bot.cogs.{title.id}").VERBS
        self.group = title.words

    async def move(self) -> str | None:
        """Somebody who is asked does something; what that was, or None when nobody is asked any more."""
        async with self.stage.bot.tables.enter(1) as live:
            match, row = live.begun, live.row
            asked = [one for one in match.awaited() if row.seats[one.seat].person is not None]
            if not asked:
                return None
            turn = self.luck.choice(asked)
            question = match.question(turn.seat, teach=True)
            assert question is not None
            picks = match.advise(turn.seat, self.luck)
            wanted = [option for pick in picks if (option := question.option(pick))]
            undoable, orders = match.undoable(turn.seat), match.orders(turn.seat)
        person = next(one for one in self.stage.people if one.id == row.seats[turn.seat].person)
        letter = next((one for one in self.stage.dms(person) if _asks(one, turn.number)), None)
        how = self.luck.choice(MOVES)
        if how == "taken back" and undoable:
            await self.stage.says(person, "table undo", table=1)
        elif how == "orders" and orders is not None:
            await self._orders(person)
        elif how.startswith("command") and (given := self._said(question, wanted)):
            dm = person.user.dm_channel
            at = dm if how.endswith("chat") else self.luck.choice([self.stage.channel, self.stage.thread()])
            await self.stage.says(person, given[0], at=at, table=1, **given[1])
        elif letter is not None and how != "panel":
            how = "private message"
            await choose(self.stage, person, letter, wanted)
        else:
            how = "panel"
            await choose(self.stage, person, await self._panel(person), wanted)
        return f"{how} of {person.name} at {question.step}"

    async def _panel(self, person: Person) -> Seen:
        return await self.stage.presses(person, "Play", self.stage.table())

    async def _orders(self, person: Person) -> None:
        shown = await self.stage.says(person, f"{self.group} orders", table=1)
        lines = [line.label for line in shown.menu.options]
        await self.stage.selects(person, *self.luck.sample(lines, self.luck.randint(0, 1)), on=shown)

    def _said(self, question: Question, wanted: list[Option]) -> tuple[str, dict[str, str]] | None:
        """The command that says this option, if one does."""
        for verb in self.verbs if len(wanted) == 1 else ():
            parts = wanted[0].parts
            given = {name: parts[part] for name, part in verb.parts.items() if part in parts}
            fixed = all(parts.get(part) == value for part, value in verb.fixed.items())
            if question.step in verb.steps and fixed:
                return f"{self.group} {verb.name}", given
        return None


@pytest.mark.parametrize("title", first(titles().values()), ids=titles())
async def test_nobody_is_asked_unheard(database: str, title: AnyTitle) -> None:
    """Two people and a computer play on in every way; one leaves; nobody ever owes an answer and has not been told."""
    async with Stage(database) as stage:
        stage.bot.pictures.close()
        stage.bot.pictures = NoPictures()  # nobody is told by a picture alone
        ada, ben, *_ = stage.people
        players, told = Players(stage, title), Told(stage)
        await stage.says(ada, f"{players.group} new", seats=3)
        await stage.presses(ben, "Join", stage.card())
        await stage.presses(ada, "Add computer", stage.card())
        await stage.presses(ada, "Start", stage.card())
        await told.check("the start")
        for _ in range(ANSWERS):
            how = await players.move()
            if how is None:
                return
            await told.check(how)
        await stage.says(ben, "table leave", table=1)
        await stage.presses(ben, "Leave for good")
        await told.check("Ben has left")


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (503, 0)])
async def test_what_a_lost_reply_would_have_asked_is_told_by_a_notice(
    stage: Stage, status: int, code: int
) -> None:
    """Ben's card is the last one, and both are asked on openly."""
    await stage.begins("lanterns", stage.ada, stage.ben)
    for person in (stage.ada, stage.ben):
        await stage.says(person, "settings own", confirm="off")
        panel = await stage.presses(person, "Play", stage.table())
        card = next(label for label in panel.labels if label.isdecimal())
        if person is stage.ben:
            stage.fails("POST", "/interactions/*/callback", status, code)
            told = Told(stage)
            told._mentioned()
        await person.click(panel.message, custom_id=panel.id_of(card))
    assert len(await stage.journal()) == 2
    assert told._mentioned() == {stage.ada.id, stage.ben.id}


async def test_who_was_called_already_is_not_called_again_because_a_reply_was_lost(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    told = Told(stage)
    assert stage.ben.id in told._mentioned()
    table = stage.table()
    stage.fails("POST", "/interactions/*/callback", 404, 10062)
    await stage.ben.click(table.message, custom_id=table.id_of("Play"))
    await stage.settled()
    assert told._mentioned() == set()
