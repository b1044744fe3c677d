"""Somebody who cannot see plays whole matches: no picture is drawn, and all there is to go by is what is said."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.pictures.drawing import Picture, Pictures
from tests.e2e.seen import SELECT, Seen
from tests.e2e.stage import Person, Stage

LONGEST = 2500
BESIDE = re.compile("Take back|Start over|Orders|Rules|Learn|Refresh|Plan the turn|Read the board|Hint|More ")
QUICK = "bridge"
GROUPS = ("bridge", "guilds", "pillars", "towns")


class Dark(Pictures):
    """Draws nothing, for anybody."""

    async def draw(self, wanted: Any) -> Picture | None:
        del wanted
        return None


def offered(shown: Seen) -> list[str]:
    """What can be pressed to answer."""
    return [label for label in shown.labels if not BESIDE.match(label)]


def check(shown: Seen) -> None:
    """Everything says what it is, and no two say the same."""
    assert not shown.pictures
    assert shown.text.strip()
    twice = [label for label, times in Counter(offered(shown)).items() if times > 1]
    assert not twice, f"{twice} cannot be told apart in {shown}"
    for menu in (one for one in shown.components if one.type.value == SELECT):
        lines = Counter((line.label, line.description) for line in menu.options)
        assert max(lines.values()) == 1, f"lines cannot be told apart in {shown}"


async def chooses(stage: Stage, person: Person, shown: Seen, luck: Random) -> Seen | None:
    """Press what sounds well; None if nothing is asked."""
    menus = [one for one in shown.components if one.type.value == SELECT]
    labels = offered(shown)
    if menus and (not labels or luck.random() < 0.7):
        menu = luck.choice(menus)
        number = luck.randint(max(1, menu.min_values), menu.max_values)
        lines = luck.sample([line.label for line in menu.options], number)
        return await stage.selects(person, *lines, on=shown)
    if not labels:
        return None
    return await stage.presses(person, luck.choice(labels), shown)


async def read(stage: Stage, person: Person, group: str) -> str:
    """The whole table in words, page after page."""
    page: Seen = await stage.says(person, f"{group} board", text=True, table=1)
    told = page.text
    while more := [label for label in page.labels if label.startswith("More")]:
        page = await stage.presses(person, more[0], page)
        if page.text in told:
            break
        told += "\n" + page.text
    return told


async def plays(stage: Stage, group: str) -> None:
    """A match of one person with a computer, from the first question to the result."""
    ada, luck = stage.ada, Random(group)
    stage.bot.pictures = Dark()
    await stage.says(ada, f"{group} new", seats=2)
    await stage.presses(ada, "Add easy computer", stage.card())
    shown: Seen = await stage.presses(ada, "Start", stage.card())
    presses = 0
    while not stage.finals():
        assert presses < LONGEST, f"this does not come to an end: {shown}"
        check(shown)
        if presses % 50 == 0:
            assert "Ada" in await read(stage, ada, group)
        after = await chooses(stage, ada, shown, luck)
        shown = await stage.presses(ada, "Play", stage.table()) if after is None else after
        presses += 1
    final = stage.finals()[0]
    check(final)
    assert "Ada" in final
    sheet = await read(stage, ada, group)
    assert re.search("Ada: place [12]", sheet), "the score sheet is read aloud, too"


@pytest.mark.parametrize(
    "group", [group if group == QUICK else pytest.param(group, marks=pytest.mark.long) for group in GROUPS]
)
async def test_a_whole_match_is_played_from_words_alone(stage: Stage, group: str) -> None:
    await plays(stage, group)
