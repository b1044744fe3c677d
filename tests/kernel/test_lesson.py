"""What a lesson thinks of an answer, of what it speaks, and which page of the rules belongs to a question."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel

from engines.kernel import Option, Question, Text
from engines.kernel.lesson import Lesson, Mistake, Step, judged, pointed
from engines.kernel.orders import Kind, Order
from engines.kernel.rulebook import Page, Rulebook, figures_of
from tests.kernel.shelf import SHELF

OPTIONS = [
    Option({"deal": deal, "goods": goods}) for deal in ("buy", "sell") for goods in ("sand", "wood", "clay")
]


def asking(**changed: Any) -> Question:
    return Question(0, Text("ask"), OPTIONS, **{"least": 0, "most": 3, **changed})


def lesson(*picks: str, **step: Any) -> tuple[Lesson, Step]:
    """A lesson of one step, at which these picks are right."""
    one = Step(id="deal", at=1, **step)
    journal = ((1, ("sell:wood",)), (0, picks))
    return Lesson(seed="5e", seats=2, ends=(3, 1), journal=journal, step=(one,)), one


def verdict(taught: tuple[Lesson, Step], *picks: str, **asked: Any) -> tuple[str, str]:
    found = judged(*taught, asking(**asked), picks)
    return found.verdict, found.why


def test_the_answer_of_the_journal_is_right_in_any_order_unless_that_counts() -> None:
    taught = lesson("buy:sand", "buy:wood")
    assert verdict(taught, "buy:sand", "buy:wood") == ("right", "right")
    assert verdict(taught, "buy:wood", "buy:sand") == ("right", "right")
    assert verdict(taught, "buy:wood", "buy:sand", ordered=True) == ("poor", "other")
    assert verdict(taught, "buy:sand", "buy:wood", ordered=True) == ("right", "right")
    assert verdict(taught, "buy:sand") == ("poor", "other")
    assert verdict(lesson()) == ("right", "right"), "nothing may be right, too"


def test_what_is_as_good_is_fine_where_all_of_it_is() -> None:
    taught = lesson("buy:sand", fine=({"deal": "buy"}, {"deal": "sell", "goods": "clay"}))
    assert verdict(taught, "buy:wood") == ("fine", "fine")
    assert verdict(taught, "buy:wood", "sell:clay") == ("fine", "fine")
    assert verdict(taught, "buy:wood", "sell:wood") == ("poor", "other")
    assert verdict(taught) == ("poor", "other"), "nothing is none of it"


def test_of_some_poor_answers_it_is_said_why_whatever_else_is_fine() -> None:
    mistakes = (
        Mistake(of={"goods": "clay"}, why="clay"),
        Mistake(of={"deal": "sell"}, why="sold"),
    )
    taught = lesson("buy:sand", fine=({"deal": "buy"},), poor=mistakes)
    assert verdict(taught, "sell:wood") == ("poor", "sold")
    assert verdict(taught, "sell:clay") == ("poor", "clay"), "the first that is said"
    assert verdict(taught, "buy:wood", "sell:wood") == ("poor", "sold")
    assert verdict(taught, "buy:wood") == ("fine", "fine")


def test_what_it_speaks_of_glows_and_everything_where_it_names_nothing() -> None:
    question = asking()
    assert pointed(lesson()[1], question) is question.options
    _, some = lesson(points=({"goods": "clay"}, {"deal": "buy", "goods": "sand"}))
    assert [option.key for option in pointed(some, question)] == ["buy:sand", "buy:clay", "sell:clay"]
    _, ringed = lesson(rings=({"card": "mason"},))
    assert [option.parts for option in pointed(ringed, question)] == [{"card": "mason"}]
    _, both = lesson(points=({"goods": "wood", "deal": "buy"},), rings=({"card": "mason"},))
    assert [option.key for option in pointed(both, question)] == ["buy:wood", "mason"]


# The pages of the rules


class Track(BaseModel):
    """Numbers as components have them."""

    prices: tuple[int, ...] = (3, 5)
    limits: dict[str, int] = {"gold": 12}
    name: str = "market"
    open: bool = True


def test_every_number_of_a_component_is_called_by_its_place() -> None:
    assert figures_of(Track()) == {
        "prices_count": 2,
        "prices_1": 3,
        "prices_2": 5,
        "limits_gold": 12,
        "open": 1,
    }


def test_a_question_opens_the_first_page_that_tells_of_it() -> None:
    pages = (
        Page(id="begin"),
        Page(id="trade", questions=("buy", "sell")),
        Page(id="more", questions=("sell", "end")),
    )
    book = Rulebook(page=pages)
    assert [page and page.id for page in map(book.for_question, ("sell", "end", "build"))] == [
        "trade",
        "more",
        None,
    ]


# How things are called


def test_values_that_are_chosen_as_one_are_called_by_all_of_them() -> None:
    one = Text("shelf-use-put")
    assert SHELF.together({"use": "put"}) == one
    assert SHELF.together({"use": "put", "it": "paper"}) == Text(
        "kernel-together", {"what": one, "more": Text("shelf-it-paper")}
    )
    assert SHELF.wanted("do", {"use": "put"}) == one
    assert SHELF.hint_of(None, {"use": "put"}) is None


@pytest.mark.parametrize(
    ("score", "text"), [(-1, ("points-minus", 1)), (0, ("points", 0)), (7, ("points", 7))]
)
def test_points_below_none_are_told_as_minus(score: int, text: tuple[str, int]) -> None:
    found = SHELF.scored(score)
    assert (found.id, found.args["score"]) == text


def test_an_order_is_plain_where_there_is_nothing_more_to_say() -> None:
    assert Kind("paper").plain
    assert (Kind("paper").key, Kind("paper", stored="2:paper").key) == ("paper", "2:paper")
    assert not any(
        kind.plain for kind in (Kind("a", most=1), Kind("a", when=("room",)), Kind("a", holds=("on", "once")))
    )


def test_the_first_of_a_list_that_is_still_there() -> None:
    order = Order(kind="do", wants=({"card": "farm"}, {"at": "B2"}, {"card": "well"}))
    assert order.first("card", ["well", "farm"]) == "farm"
    assert order.first("card", ["well"]) == "well"
    assert order.first("card", ["inn"]) is None
    assert order.first("at", ["B2"]) == "B2"
