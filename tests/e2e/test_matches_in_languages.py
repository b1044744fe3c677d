"""A whole match of each title in each language: nobody reads a piece of an English sentence, in private or in public."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.ui.kit.ids import PATTERN, Id
from data.tongues import FALLBACK, files, languages
from renderers.kit.lettering import watched
from tests.e2e.seen import SELECT, Seen
from tests.e2e.stage import Person, Stage
from tests.e2e.test_blind import GROUPS, LONGEST

ANSWERS = ("pick", "send", "sure")
LOOKS = 40
SENTENCE = re.compile(r"[a-z]{2,} [a-z]{2,}")
LEAST = 10


class _Pieces(Visitor):
    """What stands in messages beside what is put in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # as Fluent calls it
        self.found |= {line.strip() for line in node.value.splitlines()}


@cache
def only_english(language: str) -> frozenset[str]:
    """The pieces of English sentences that the files of a language do not have."""
    pieces = _Pieces()
    for path in files(FALLBACK):
        pieces.visit(FluentParser().parse(path.read_text("utf-8")))
    own = "\n".join(path.read_text("utf-8") for path in files(language))
    return frozenset(
        one for one in pieces.found if len(one) >= LEAST and SENTENCE.search(one) and one not in own
    )


def strangers(language: str, shown: Seen) -> set[str]:
    """What is English in what somebody reads."""
    return {one for line in lines(shown) for one in only_english(language) if one in line}


def lines(shown: Seen) -> Iterator[str]:
    """Everything that stands in a message."""
    yield from (shown.text, *shown.labels, *shown.shut, *shown.folds, *shown.choices, *shown.pictures)
    for menu in (one for one in shown.components if one.type.value == SELECT):
        yield menu.placeholder or ""
        yield from (line.description or "" for line in menu.options)


def carried(component: Any) -> Id | None:
    """What a component does."""
    found = re.fullmatch(PATTERN, getattr(component, "custom_id", None) or "")
    return None if found is None else Id.read(*found.groups())


def labelled(shown: Seen, verb: str) -> str:
    """The button that does this."""
    return next(one.custom_id for one in shown.components if (meant := carried(one)) and meant.verb == verb)


class Reader:
    """Somebody who plays in a language, and reads everything."""

    def __init__(self, stage: Stage, person: Person, language: str) -> None:
        self.stage = stage
        self.person = person
        self.language = language
        self.strange: set[str] = set()
        self._luck = Random(f"{language} {person.name}")

    def reads(self, *shown: Seen) -> None:
        """Note what is English there."""
        for one in shown:
            self.strange |= strangers(self.language, one)

    async def presses(self, custom_id: str, on: Seen) -> Seen:
        """A button by what it does."""
        shown = await self.stage.presses_id(self.person, custom_id, on)
        self.reads(shown)
        return shown

    async def answers(self, shown: Seen) -> Seen | None:
        """Press something that answers; None if nothing is asked there."""
        found = [
            (one, meant)
            for one in shown.components
            if not one.disabled and (meant := carried(one)) and meant.verb in ANSWERS
        ]
        forward = [
            (one, meant) for one, meant in found if one.type.value == SELECT or meant.picks or meant.path
        ]
        if not found:
            return None
        one, _ = self._luck.choice(forward or found)
        if one.type.value != SELECT:
            return await self.presses(one.custom_id, shown)
        number = self._luck.randint(max(1, one.min_values), one.max_values)
        values = self._luck.sample([line.value for line in one.options], number)
        reply = await self.stage.chosen(self.person, one.custom_id, values, shown)
        self.reads(reply)
        return reply

    async def looks_round(self, group: str) -> None:
        """What everybody reads, and what may be looked up beside the match."""
        stage = self.stage
        self.reads(*stage.own(stage.channel), *stage.own(stage.thread()), *stage.dms(self.person))
        for command in (f"{group} board", f"{group} hand", f"{group} rules", "table history", "table list"):
            more: dict[str, Any] = {"text": True} if command.endswith("board") else {}
            self.reads(await stage.says(self.person, command, **more))


@pytest.mark.parametrize(
    ("group", "language"),
    [(group, tongue) for group in GROUPS for tongue in languages() if tongue != FALLBACK],
)
@pytest.mark.long
async def test_a_whole_match_is_in_one_language(stage: Stage, group: str, language: str) -> None:
    ada = Reader(stage, stage.ada, language)
    await stage.bot.guests.change_server(stage.server.id, language=language)
    await stage.bot.guests.change_person(stage.ada.id, language=language)
    with watched() as drawn:
        ada.reads(await stage.says(stage.ada, f"{group} new", seats=2))
        await ada.presses(labelled(stage.card(), "computer"), stage.card())
        shown = await ada.presses(labelled(stage.card(), "start"), stage.card())
        presses = 0
        while not stage.finals():
            assert presses < LONGEST, f"this does not come to an end: {shown}"
            if presses % LOOKS == 0:
                await ada.looks_round(group)
            after = await ada.answers(shown)
            table = stage.table()
            shown = await ada.presses(labelled(table, "play"), table) if after is None else after
            presses += 1
        await ada.looks_round(group)
    assert ada.strange == set()
    on_pictures = {one.text for one in drawn}
    assert on_pictures
    assert {text for text in on_pictures for one in only_english(language) if one in text} == set()
