"""How much a turn of Guilds of London takes to press, counted over matches of computers."""

from __future__ import annotations

from statistics import median, quantiles

from bot.cli.waits.post import by_post
from bot.cli.waits.presses import presses
from engines.guilds_of_london import TITLE
from tests.engines.guilds_of_london.scene import GREEN, six_tiles

MEDIAN, NINE_IN_TEN = 4, 9


def test_a_plain_move_and_an_effect_are_one_press_each() -> None:
    scene = six_tiles("y1", "r1").at("guildhall", 4).go(GREEN)
    question = scene.match.question(GREEN, teach=True)
    assert question is not None
    moves = [option.key for option in question.having(("use", "move"))]
    for key in (*moves, "y1:effect", "end"):
        assert presses(question, (key,)) == 1


def test_a_turn_takes_few_presses() -> None:
    counted = by_post(TITLE, 4, TITLE.options(), "presses", 0, ordering=False).presses
    turns = [count for count in counted if count > 1]
    assert median(turns) <= MEDIAN
    assert quantiles(turns, n=10, method="inclusive")[-1] <= NINE_IN_TEN
