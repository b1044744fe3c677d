"""What is worth trying: the first idea, then the best at a first glance, and all of it may be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engines.kernel import Answer, Option, Question, Text, picks_of
from engines.kernel.backstage import scene
from engines.kernel.questions import check
from engines.kernel.ranking import ranked
from tests.kernel.shelf import SHELF, Shelf, ShelfGame
from tests.kernel.table import opened
from tests.kernel.test_questions import SOME, questions


class Keen(Shelf):
    """Has a first idea and likes what weighs much."""

    def __init__(self, idea: Sequence[str]) -> None:
        self.idea = tuple(idea)

    def advise(self, game: ShelfGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002
        return check(question, self.idea)

    def appraise(self, game: ShelfGame, question: Question) -> Callable[[Option], float]:  # noqa: ARG002
        return lambda option: option.weight


def tried(title: Shelf, question: Question, most: int = 99) -> list[Sequence[str]]:
    with scene(opened(title)) as game:
        return [picks_of(answer) for answer in ranked(title, game, question, Random(1), most)]


def things(*weights: int) -> list[Option]:
    return [Option({"it": f"o{weight}"}, weight=weight) for weight in weights]


@SOME
@given(questions())
def test_everything_that_is_tried_may_be_answered_and_nothing_is_tried_twice(question: Question) -> None:
    found = tried(SHELF, question)
    for picks in found:
        check(question, picks)
    assert len({tuple(sorted(picks)) for picks in found}) == len(found) >= 1


@SOME
@given(questions(), st.integers(1, 4))
def test_of_many_the_first_are_tried(question: Question, most: int) -> None:
    found, every = tried(SHELF, question, most), tried(SHELF, question)
    assert found == every[: len(found)]
    assert len(found) <= most
    if question.most == 1:  # of several, sets are drawn by chance, and not for ever
        assert len(found) == min(most, len(every))


def test_the_first_idea_comes_first_then_doing_nothing_then_what_looks_best() -> None:
    question = Question(0, Text("ask"), things(2, 5, 3), least=0)
    assert tried(Keen(["o3"]), question) == [("o3",), (), ("o5",), ("o2",)]
    assert tried(Keen(["o3"]), question, 3) == [("o3",), (), ("o5",)]


def test_of_several_the_fewest_and_the_dearest_that_can_be_paid_are_tried_first() -> None:
    bought = Question(0, Text("ask"), things(1, 2, 3, 4), least=1, most=2, budget=6)
    assert tried(Keen(["o2"]), bought, 3) == [("o2",), ("o1",), ("o4", "o2")]
    free = Question(0, Text("ask"), things(4, 1, 2, 3), least=2, most=2)
    assert tried(Keen(["o1", "o3"]), free, 3) == [("o1", "o3"), ("o4", "o1"), ("o2", "o1")]
