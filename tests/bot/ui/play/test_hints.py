"""What a computer would do, as it is told: its answer, what it expects, and the next best beside it."""

from __future__ import annotations

import pytest

from bot.ui.play.hints import told
from data.text import Text
from data.words import Words
from engines.kernel import Option, Question
from engines.kernel.catalogue import title_of
from engines.kernel.counsel import Counsel, Expectation

TOWNS, WORDS = title_of("tiny_towns"), Words("en", ["**Ada**"])
ASKED = Question(0, Text("towns-ask-build"), [Option({"building": name}) for name in ("farm", "well")])
FARM, WELL = ("farm",), ("well",)


def lines(best: Expectation, other: Expectation | None = None, *, as_good: bool = False) -> list[str]:
    *found, foot = told(TOWNS, WORDS, ASKED, Counsel(best, other, as_good))
    assert foot.startswith("-# Only you see this.")
    return found


def test_the_best_answer_is_told_with_its_points_and_the_chance_to_win() -> None:
    best, expects = lines(Expectation(FARM, 21.6, final=False, chance=0.255))
    assert best == "💡 I would choose **Farm**."
    assert (
        expects
        == "I look a little ahead, not to the end. Counted with all that your position then promises, I expect about 22 points, "
        "and to win 26 times out of 100."
    )
    (_, alone) = lines(Expectation(FARM, 1.4, final=True, chance=None))
    assert alone == "I expect about 1 point at the end."


@pytest.mark.parametrize("as_good", [False, True])
def test_the_next_best_is_told_with_its_own_figures_or_as_no_worse(as_good: bool) -> None:
    other = Expectation(WELL, 1999.0, final=False, chance=0.5)
    *_, next_best = lines(Expectation(FARM, 2000, final=False, chance=0.6), other, as_good=as_good)
    if as_good:
        assert next_best == "**Well** is about as good."
    else:
        assert next_best.startswith("Next best is **Well**: about 1,999 points, and to win")


@pytest.mark.parametrize(
    ("points", "chance", "told"),
    [(14.4, 0.49, True), (14.6, 0.49, False), (14.4, 0.39, False), (14.4, None, False)],
)
def test_where_fewer_points_win_more_often_it_is_said_what_counts(
    points: float, chance: float | None, *, told: bool
) -> None:
    other = Expectation(WELL, 15.0, final=False, chance=None if chance is None else 0.39)
    *_, last = lines(Expectation(FARM, points, final=False, chance=chance), other, as_good=False)
    assert (last == "Winning is what counts, not points: that is why I prefer **Farm**.") is told


def test_choosing_nothing_is_called_so() -> None:
    assert lines(Expectation((), 3, final=False, chance=None))[0] == "💡 I would choose **nothing**."
