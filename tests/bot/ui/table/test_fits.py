"""Every question of every title fits Discord, however far it is narrowed, and every option can be reached."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.pictures.drawing import Picture
from bot.store.records import Seat, TableRow
from bot.tables.live import Live
from bot.ui.kit.ids import PATTERN, Id
from bot.ui.kit.press import Press
from bot.ui.play.answering import chosen
from bot.ui.table.controls import Panel
from bot.ui.table.folds import NEWS, WHY
from bot.ui.table.look import Look, look, named, spoken
from bot.ui.table.narrow import narrow, split, token
from bot.ui.table.panel import asking
from data.words import Words
from engines.kernel import Match, Option, Question
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.questions import random_picks
from tests.e2e import limits
from tests.e2e.market import MARKET
from tests.e2e.stage import Toys
from tests.sizes import first
from tests.toys import TOYS

MATCHES, WALKS, LONGEST = 2, 2, 30
REACHED = 5
LAID = 1 << 15
NOTES, STORY = (
    ["You come too late. " * 8, "**Works** · table 987654321 · https://discord.com/"],
    ["• news " * 30] * 12,
)
PICTURE = Picture("seat", b"", "x" * 2000)


@pytest.fixture(autouse=True)
def _toys() -> Any:
    with Toys():
        yield


def table(title: AnyTitle, seed: int) -> Live:
    """A table of this title with as many seats as it has, and long names."""
    seats = title.seats[seed % len(title.seats)]
    options = title.options()
    while title.conflict(seats, options) is not None:
        seats += 1
    row = TableRow(
        id=987654321,
        title=title.id,
        server=1,
        channel=2,
        thread=3,
        host=1,
        state="playing",
        options=options.written(),
        places=seats,
        autostart=False,
        revision=9,
        created=0,
        seats=[Seat(seat, seat + 1, "_" * 40) for seat in range(seats)],
    )
    return Live(row, Match.start(title, seats, options, f"{seed:064x}"))


def panel_of(seen: Look, here: Id) -> Panel:
    words = Words("en")
    return Panel(seen, spoken(seen.row, words), named(seen.row, words), here)


def check(seen: Look, here: Id) -> list[Press]:
    """Hold one state of a panel against Discord's limits; its components."""
    question = asked(seen)
    narrowed = narrow(question, split(here.path))
    assert not narrowed.lost
    tokens = [one.token for one in [*narrowed.choices, *narrowed.extras]]
    assert len(set(tokens)) == len(tokens), "two choices cannot be told apart"
    panel = panel_of(seen, here)
    content = asking(panel, narrowed, NOTES, news=STORY, unfolded=WHY if narrowed.chosen else NEWS)
    content.picture = PICTURE
    view = content.to_send()["view"]
    limits.message({"flags": LAID, "components": view.to_components(), "allowed_mentions": {}}, new=True)
    first = next(one for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay))
    assert first.content == content.text
    return [one for one in view.walk_children() if isinstance(one, Press)]


def asked(seen: Look) -> Question:
    assert seen.question is not None
    return seen.question


def press(items: list[Press], luck: Random) -> Id | None:
    """Some press that is possible: what its button carries, or its menu with some lines chosen."""
    open_ = [
        one
        for one in items
        if not getattr(one.item, "disabled", False) and one.identity.verb in ("pick", "send")
    ]
    if not open_:
        return None
    one = luck.choice(open_)
    lines = getattr(one.item, "options", None)
    if lines is None:
        return one.identity
    item: Any = one.item
    number = luck.randint(max(1, item.min_values), item.max_values)
    values = "".join(line.value for line in luck.sample(lines, number))
    if one.identity.verb == "send":
        return replace(one.identity, picks=one.identity.picks + values)
    return replace(one.identity, path=one.identity.path + values)


def walk(seen: Look, luck: Random) -> tuple[str, ...]:
    """Press at random, as far as an answer; each state on the way fits."""
    here = Id("pick", seen.row.id, asked(seen).number)
    for _ in range(LONGEST):
        pressed = press(check(seen, here), luck)
        if pressed is None:
            break
        picks, going_on = chosen(asked(seen), pressed)
        if picks is not None:
            return picks
        assert going_on is not None
        here = going_on
    return random_picks(asked(seen), luck)


def can_be_reached(question: Question, wanted: Option) -> bool:
    """Whether pressing what this option says, part by part, comes to this option and to no other."""
    path: list[str] = []
    for _ in range(LONGEST):
        now = narrow(question, path)
        if now.option is not None:
            return now.option is wanted
        here = now.extras if wanted.extra else now.choices
        path.append(next(choice.token for choice in here if wanted in choice.options))
    return False


@pytest.mark.parametrize("seed", first(range(MATCHES)))
@pytest.mark.parametrize("title", [*titles().values(), *TOYS, MARKET], ids=lambda title: title.id)
async def test_panels_fit_and_lead_to_legal_answers(title: AnyTitle, seed: int) -> None:
    live, luck = table(title, seed), Random(seed)
    match = live.begun
    while not match.over:
        seat = luck.choice(match.awaited()).seat
        seen = look(live, seat + 1)
        picks: tuple[str, ...] = ()
        for _ in range(WALKS):
            picks = walk(seen, luck)
        question = asked(seen)
        for option in luck.sample(question.legal, min(REACHED, len(question.legal))):
            assert can_be_reached(question, option), option
        if question.most > 1:
            known = {token(option.key) for option in question.options}
            assert len(known) == len(question.options), "two options cannot be told apart"
        match.answer(seat, picks, question.number)


async def test_the_longest_id_fits() -> None:
    identity = Id("leaving", 999_999_999, -99_999_999, "x" * 40, "y" * 24, 99)
    assert len(str(identity)) <= 100
    assert Id.read(*_pieces(str(identity))) == identity


def _pieces(written: str) -> tuple[str, str, str, str]:
    import re

    match = re.fullmatch(PATTERN, written)
    assert match is not None
    return match["verb"], match["table"], match["number"], match["rest"]
