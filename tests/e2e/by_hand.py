"""People who know what they want to answer, and press their way to it through whatever the panel shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from bot.ui.kit.ids import PATTERN, Id
from bot.ui.table.narrow import JOINED, copies, split, token
from engines.kernel import Match, Option
from tests.e2e.seen import SELECT, Reply, Seen
from tests.e2e.stage import Person, Stage

PRESSES = 12
ANSWERS = 2000
Moment = Callable[[Match], bool]


async def press_on(stage: Stage, until: Moment, table: int = 1) -> None:
    """Everybody answers what a computer player would, by opening the panel and pressing, until this moment has come."""
    luck = Random(1)
    for _ in range(ANSWERS):
        async with stage.bot.tables.enter(table) as live:
            match, row = live.begun, live.row
            if match.over or until(match):
                return
            seat = match.awaited()[0].seat
            question = match.question(seat, teach=True)
            assert question is not None
            wanted = [option for pick in match.advise(seat, luck) if (option := question.option(pick))]
            before = match.length
        person = next(one for one in stage.people if one.id == row.seats[seat].person)
        shown: Seen = await stage.presses(person, "Play", stage.table())
        await choose(stage, person, shown, wanted)
        async with stage.bot.tables.enter(table) as live:
            assert live.begun.length > before, f"{wanted} was not answered by {person.name}: {shown}"
    raise AssertionError("this moment never comes")


async def choose(stage: Stage, person: Person, shown: Seen, wanted: list[Option]) -> None:
    """Choose these options in a panel, in one menu or one after the other."""
    if any(item.type.value == SELECT and item.max_values > 1 for item in shown.components):
        counted = Counter(option.key for option in wanted)
        values = {one for option in wanted for one in copies(option, counted[option.key])}
        labels = [option.label for option in shown.menu.options if option.value in values]
        await stage.selects(person, *labels, on=shown)
        return
    presses = 0
    for option in wanted:
        left = ["!" + option.key] if option.extra else [*option.parts.values()] or [option.key]
        step = _step(shown, left, option.key)
        assert step is not None, f"nothing leads to {option.key}: {shown}"
        asked = step.identity
        while step is not None and (step.identity.number, step.identity.picks) == (asked.number, asked.picks):
            left = left[step.passed :]
            shown = await step.press(stage, person, shown)
            presses += 1
            assert presses <= PRESSES, shown
            step = _step(shown, left, option.key)
    if "Done choosing" in shown.labels:
        await stage.presses(person, "Done choosing", shown)


@dataclass(frozen=True)
class _Step:
    """A button, or a line of a menu: what it carries, and how many of the wanted values are chosen with it."""

    identity: Id
    passed: int
    line: str = ""

    async def press(self, stage: Stage, person: Person, shown: Seen) -> Reply:
        if self.line:
            return await stage.selects(person, self.line, on=shown)
        return await stage.presses_id(person, str(self.identity), shown)


def _step(shown: Seen, left: Sequence[str], whole: str) -> _Step | None:
    """What chooses the first of these values, or several as one, or the whole; another page of the menu if need be."""
    found: list[_Step] = []
    leads = {token(whole): len(left)}
    for number, value in enumerate(left, start=1):
        leads |= {token(JOINED.join(left[:number])): number, token(value): number}
    for item in shown.components:
        read = re.fullmatch(PATTERN, item.custom_id or "")
        if read is None or read["verb"] != "pick":
            continue
        identity = Id.read(*read.groups())
        if item.type.value == SELECT:
            lines = {line.value: line.label for line in item.options}
        elif item.label.startswith("More"):
            found.append(_Step(identity, 0))
            continue
        else:
            lines = {} if item.disabled else dict.fromkeys(split(identity.path)[-1:], "")
        found += [
            _Step(identity, number, lines[value])
            for value, number in leads.items()
            if number and value in lines
        ]
    chosen = [step for step in found if step.passed]
    return min(chosen, key=lambda step: step.passed) if chosen else next(iter(found), None)
