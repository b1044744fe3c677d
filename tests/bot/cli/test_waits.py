"""`guildhall waits` plays matches by post, with orders and without, and counts hand-overs, answers, scores and presses."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from typer.testing import Result

from bot.cli.playing import begin
from bot.cli.waits import share, spread, waits
from bot.cli.waits.post import by_post, order_sensibly
from bot.cli.waits.presses import presses
from engines.kernel import Answer, Option, Order, Question, Text
from engines.kernel.catalogue import titles
from engines.kernel.questions import Picks
from tests.kernel.shelf import SHELF, End, Shelf, ShelfGame
from tests.kernel.test_orders import Ordered

Typed = Callable[..., Result]
Refused = Callable[..., str]
PLAYED = ["handovers", "longest_chain", "answers", "score"]
MOST_HANDOVERS = {"pillars": 60, "guilds_of_london": 50, "tiny_towns": 45, "old_london_bridge": 40}


def report(result: Result) -> dict[str, Any]:
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_is_one_object_with_everything(typed: Typed) -> None:
    result = typed("waits", "pillars", "--seats", 2, "--matches", 2, "--seed", 7, "--json")
    found = report(result)
    assert (found["title"], found["seats"], found["matches"]) == ("pillars", 2, 2)
    for way in ("with_orders", "without_orders"):
        assert list(found[way]) == PLAYED
    assert found["with_orders"]["handovers"] < found["without_orders"]["handovers"] / 2
    assert found["with_orders"]["longest_chain"] <= found["with_orders"]["handovers"]
    assert set(found["presses"]) == {"median", "p90"}
    assert found["score_share"]["low"] <= found["score_share"]["mean"] <= found["score_share"]["high"]
    assert result.stderr == ""


def test_the_same_words_count_the_same(typed: Typed) -> None:
    words = ("waits", "pillars", "--seats", 2, "--matches", 1, "--json")
    assert report(typed(*words, "--seed", 7)) == report(typed(*words, "--seed", 7))
    assert report(typed(*words, "--seed", 7)) != report(typed(*words, "--seed", 8))


def test_people_get_a_table(typed: Typed) -> None:
    result = typed("waits", "pillars", "--seats", 2, "--matches", 1)
    assert result.exit_code == 0, result.output
    assert "handovers" in result.stdout
    assert "presses a turn" in result.stdout


def test_what_cannot_be_played_is_said(refused: Refused) -> None:
    assert "At least one match" in refused("waits", "pillars", "--matches", 0)
    assert "nosuch" in refused("waits", "nosuch")
    assert "9" in refused("waits", "pillars", "--seats", 9)


@pytest.mark.parametrize("name", titles())
@pytest.mark.long
def test_every_title_can_be_measured(name: str) -> None:
    found = by_post(titles()[name], titles()[name].seats[0], titles()[name].options(), "1", 0, ordering=True)
    assert found.answers >= found.handovers >= found.longest_chain > 0


@pytest.mark.parametrize("name", MOST_HANDOVERS)
@pytest.mark.long
def test_a_match_of_four_by_post_keeps_to_its_hand_overs(name: str) -> None:
    """And the orders cost neither points nor answers; eight matches tell that roughly, so the bounds are wide."""
    found = waits(name, 4, 8, "1", (), quiet=True)
    assert found["with_orders"]["handovers"] <= MOST_HANDOVERS[name]
    assert found["score_share"]["high"] >= 97
    assert 90 <= found["answers_share"]["mean"] <= 110


# By post


def test_whoever_answers_twice_in_a_row_is_waited_for_once() -> None:
    """In the smallest title both act at the same time, then one after the other; nobody orders anything."""
    found = by_post(SHELF, 2, SHELF.options(), "1", 0, ordering=False)
    assert found.handovers <= 4
    assert found.longest_chain <= 3
    assert len(found.presses) == found.handovers


class Stopping(Shelf):
    """Whoever is asked stops, and would let that stand."""

    def advise(self, game: ShelfGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002
        return question.answer(("use", "stop"))


class Standing(Ordered):
    """To stop is all that a sensible person would order."""

    first = (*Ordered.first, End())
    advise = Stopping.advise

    def sensible(self, game: ShelfGame, seat: int) -> Iterable[Order]:  # noqa: ARG002
        return (Order(kind="stop"),)


def test_hand_overs_are_counted_and_how_many_of_them_came_one_after_the_other() -> None:
    found = by_post(Stopping(), 2, Shelf.options(), "1", 0, ordering=False)
    assert (found.handovers, found.longest_chain, found.answers) == (4, 3, 4), (
        "the first two at the same time"
    )
    assert (found.presses, dict(found.asked), found.score) == ([1] * 4, {"act": 4}, 0)


def test_what_an_order_answers_is_an_answer_and_no_hand_over() -> None:
    plainly, ordered = (
        by_post(Standing(), 2, Shelf.options(), "1", 0, ordering=how) for how in (False, True)
    )
    assert (plainly.handovers, plainly.longest_chain, plainly.answers) == (3, 3, 3)
    assert (ordered.handovers, ordered.longest_chain, ordered.answers) == (2, 2, 3)
    assert (ordered.presses, dict(ordered.asked)) == ([], {})


def test_orders_that_are_not_sensible_any_more_are_withdrawn() -> None:
    match, _ = begin(titles()["pillars"], 2, titles()["pillars"].options(), "1")
    match.standing.give(0, "cathedral", [{"build": "most"}])
    match.standing.give(0, "market", [{"deal": "pass"}])
    order_sensibly(match, 0)
    stands = match.standing.standing(0)
    assert "market" not in stands
    assert [want["build"] for want in stands["cathedral"].wants] == ["most", "best"]
    assert {"draft", "places"} <= stands.keys()


# Counting


def asks(*options: Option, least: int = 1, most: int = 1, ordered: bool = False) -> Question:
    return Question(0, Text("plain"), options, least=least, most=most, ordered=ordered)


DEALS = tuple(Option({"deal": deal, "amount": str(amount)}) for deal in ("buy", "sell") for amount in (1, 2))
CARDS = tuple(Option({"card": str(card)}) for card in range(60))


@pytest.mark.parametrize(
    ("question", "picks", "counted"),
    [
        (asks(Option({"card": "a"}), Option({"card": "b"})), ("a",), 1),
        (asks(*DEALS), ("sell:2",), 2),
        (asks(*DEALS, Option({"deal": "pass"})), ("pass",), 1),
        (asks(*CARDS), ("30",), 2),
        (asks(*CARDS), ("59",), 3),
        (asks(*CARDS[:5], most=3), ("1", "2", "3"), 1),
        (asks(*CARDS[:5], most=3, ordered=True), ("1", "2"), 3),
        (asks(*CARDS[:5], most=3, ordered=True), ("1", "2", "3"), 3),
        (asks(*CARDS[:5], least=0), (), 1),
        (asks(*CARDS[:5], Option({"use": "x"}, extra=True), least=0, most=3), ("x",), 1),
    ],
)
def test_each_choice_each_page_and_sending_is_a_press(question: Question, picks: Picks, counted: int) -> None:
    assert presses(question, picks) == counted


def test_a_share_has_bounds() -> None:
    assert share([9, 11], [10, 10]) == {"mean": 100.0, "low": 80.4, "high": 119.6}
    assert share([12], [10]) == {"mean": 120.0, "low": 120.0, "high": 120.0}
    assert share([5, 10], [10, 20]) == {"mean": 50.0, "low": 50.0, "high": 50.0}


def test_half_of_the_turns_take_no_more_than_the_middle_and_nine_in_ten_stay_within_the_other() -> None:
    assert spread([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21]) == {"median": 6, "p90": 10.0}
    assert spread([3]) == {"median": 3.0, "p90": 3.0}
    assert spread([]) == {"median": 0.0, "p90": 0.0}
