"""How much a turn of Guilds of London takes to press, counted over matches of computers and over recorded ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from statistics import median, quantiles

import pytest

from bot.cli.record.playthrough import Playthrough, read
from bot.cli.waits.post import by_post
from bot.cli.waits.presses import presses
from engines.guilds_of_london import TITLE
from engines.kernel import Match
from tests.engines.guilds_of_london.scene import GREEN, six_tiles
from tests.playthroughs.kept import FILES, name
from tests.sizes import first

MEDIAN, NINE_IN_TEN = 4, 9
RECORDED = [path for path in FILES if name(path).startswith(f"{TITLE.id}/")]


def holds(turns: Sequence[int]) -> bool:
    """Whether these turns stay within the bars."""
    return median(turns) <= MEDIAN and quantiles(turns, n=10, method="inclusive")[-1] <= NINE_IN_TEN


def turns_of(kept: Playthrough) -> list[int]:
    """The presses of each turn of a recorded match: of the answers that one seat after the other gave, and that stand."""
    match = Match.start(TITLE, kept.seats, TITLE.options.parse(kept.options), kept.seed)
    given: list[tuple[int, int]] = []
    for move in kept.journal:
        for orders in kept.given_at(match.length):
            orders.give(match)
        if move.picks is None:
            del given[max(i for i, (seat, _) in enumerate(given) if seat == move.seat)]
        else:
            question = match.question(move.seat, teach=True)
            assert question is not None
            by_hand = move.by in ("person", "computer")
            given.append((move.seat, presses(question, move.picks) if by_hand else 0))
        move.carry_out(match)
    return [sum(count for _, count in turn) for _, turn in groupby(given, key=lambda one: one[0])]


def test_a_plain_move_and_an_effect_are_one_press_each() -> None:
    scene = six_tiles("y1", "r1").at("guildhall", 4).go(GREEN)
    question = scene.match.question(GREEN, teach=True)
    assert question is not None
    moves = [option.key for option in question.having(("use", "move"))]
    for key in (*moves, "y1:effect", "end"):
        assert presses(question, (key,)) == 1


def test_a_turn_takes_few_presses() -> None:
    counted = by_post(TITLE, 4, TITLE.options(), "presses", 0, ordering=False).presses
    assert holds([count for count in counted if count > 1])


@pytest.mark.parametrize("path", first(RECORDED, 3), ids=name)
def test_a_turn_of_a_recorded_match_takes_few_presses(path: Path) -> None:
    turns = [count for count in turns_of(read(path)) if count > 1]
    assert len(turns) > 20
    assert holds(turns)
