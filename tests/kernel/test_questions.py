"""The one place where answers are checked, drawn and counted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kernel import Option, Picks, Question, RefusedError, Text, fewest, picks_of, progress
from engines.kernel.questions import check, random_picks

ASK = Text("ask")
WHY = Text("why")
SOME = settings(deadline=None, max_examples=80)


@st.composite
def questions(draw: st.DrawFn, *, extras: bool = True) -> Question:
    """Any question that has a legal answer."""
    options = [
        Option(
            {"it": f"o{i}"},
            weight=draw(st.integers(0, 4)),
            most=draw(st.integers(1, 3)),
            blocked=draw(st.sampled_from([None, None, None, WHY])),
            extra=extras and draw(st.sampled_from([False, False, False, True])),
        )
        for i in range(draw(st.integers(1, 5)))
    ]
    options.append(Option({"it": "always"}, weight=draw(st.integers(0, 4))))
    copies = sorted(o.weight for o in options if o.blocked is None and not o.extra for _ in range(o.most))
    least = draw(st.integers(0, min(3, len(copies))))
    most = max(1, draw(st.integers(least, 5)))
    room = sum(copies[:least]) + draw(st.integers(0, 6))
    budget = draw(st.sampled_from([None, room]))
    ordered = draw(st.booleans())
    return Question(0, ASK, options, least=least, most=most, budget=budget, ordered=ordered)


def legal(question: Question, picks: Picks) -> bool:
    """Whether the kernel takes these picks."""
    try:
        check(question, picks)
    except RefusedError:
        return False
    return True


def every_answer(question: Question) -> list[Picks]:
    """All legal answers, the slow way."""
    keys = [option.key for option in question.options]
    return [
        picks
        for count in range(question.most + 1)
        for picks in combinations_with_replacement(keys, count)
        if legal(question, picks)
    ]


@SOME
@given(questions(), st.integers())
def test_random_answers_are_legal(question: Question, seed: int) -> None:
    luck = Random(seed)
    for _ in range(10):
        check(question, random_picks(question, luck))


@SOME
@given(questions())
def test_the_smallest_answer_is_legal(question: Question) -> None:
    picks = fewest(question)
    check(question, picks)
    assert len(picks) == question.least


@SOME
@given(questions(), st.lists(st.integers(0, 5), max_size=6))
def test_a_selection_may_be_sent_when_it_is_legal(question: Question, indices: list[int]) -> None:
    picks = tuple(question.options[i % len(question.options)].key for i in indices)
    shown = [option for option in question.options if option.key in picks]
    if any(o.blocked is not None or picks.count(o.key) > o.most for o in shown):
        return
    assert progress(question, picks).complete == legal(question, picks)


@SOME
@given(questions(), st.integers())
def test_adding_what_may_be_added_always_comes_to_a_legal_answer(question: Question, seed: int) -> None:
    luck = Random(seed)
    picks: Picks = ()
    for _ in range(question.most + 1):
        now = progress(question, picks)
        if now.complete and (luck.random() < 0.3 or not now.addable):
            break
        assert now.addable, f"{picks} cannot be completed"
        picks = (*picks, luck.choice(now.addable))
    check(question, picks)


@SOME
@given(questions(extras=False))
def test_what_may_be_added_is_what_some_legal_answer_begins_with(question: Question) -> None:
    answers = every_answer(question)
    firsts = {key for answer in answers for key in answer}
    assert set(progress(question, ()).addable) == firsts


@SOME
@given(questions(), st.randoms(use_true_random=False))
def test_picks_come_in_one_order_where_their_order_does_not_count(question: Question, luck: Random) -> None:
    picks = random_picks(question, luck)
    other = tuple(luck.sample(picks, len(picks)))
    if question.ordered:
        assert arranged(question, other) == other
    else:
        assert arranged(question, other) == arranged(question, picks)
        assert sorted(arranged(question, picks)) == sorted(picks)


def arranged(question: Question, picks: Picks) -> Picks:
    """The picks in the order in which they are carried out."""
    return picks_of(check(question, picks))


def asking(options: Sequence[Option], least: int = 1, most: int = 1, budget: int | None = None) -> Question:
    return Question(0, ASK, options, least=least, most=most, budget=budget)


CUBES = [
    Option({"it": "sand"}, weight=1, most=3),
    Option({"it": "wood"}, weight=2, most=2),
    Option({"it": "gold"}, blocked=WHY),
]


@pytest.mark.parametrize(
    ("picks", "refusal"),
    [
        (("clay",), "kernel-not-an-option"),
        (("gold",), "why"),
        ((), "kernel-too-few"),
        (("sand", "sand", "sand", "wood", "wood"), "kernel-too-many"),
        (("wood", "wood", "wood"), "kernel-too-many-of-one"),
        (("wood", "wood", "sand", "sand"), "kernel-over-budget"),
        (("sand", "tile"), "kernel-alone"),
        (("tile", "tile"), "kernel-alone"),
    ],
)
def test_every_refusal_says_why(picks: Picks, refusal: str) -> None:
    question = asking([*CUBES, Option({"it": "tile"}, extra=True)], least=1, most=4, budget=5)
    with pytest.raises(RefusedError) as refused:
        check(question, picks)
    assert refused.value.text.id == refusal


def test_an_extra_is_chosen_alone_however_many_are_asked_for() -> None:
    question = asking([*CUBES, Option({"it": "tile"}, extra=True, final=True)], least=2, most=2)
    assert [option.key for option in check(question, ("tile",))] == ["tile"]
    assert progress(question, ("tile",)).complete
    assert progress(question, ("tile",)).addable == ()
    assert "tile" not in progress(question, ("sand",)).addable


def test_counters_of_a_budget() -> None:
    question = asking(CUBES, least=0, most=4, budget=4)
    now = progress(question, ("wood", "sand"))
    assert (now.count, now.spent, now.complete) == (2, 3, True)
    assert now.addable == ("sand",)


def test_nothing_may_be_added_that_makes_the_rest_too_dear() -> None:
    """Two have to be taken for three: who takes the wood first may only add sand."""
    options = [
        Option({"it": "sand"}, weight=1),
        Option({"it": "wood"}, weight=2),
        Option({"it": "iron"}, weight=3),
    ]
    question = asking(options, least=2, most=2, budget=3)
    assert progress(question, ()).addable == ("sand", "wood")
    assert progress(question, ("wood",)).addable == ("sand",)


def test_random_answers_reach_every_legal_answer() -> None:
    question = asking([*CUBES, Option({"it": "tile"}, extra=True)], least=1, most=2, budget=3)
    luck = Random(5)
    drawn = {arranged(question, random_picks(question, luck)) for _ in range(600)}
    assert drawn == {("sand",), ("wood",), ("sand", "sand"), ("sand", "wood"), ("tile",)}


def test_random_answers_are_legal_where_the_budget_is_tight() -> None:
    """Whoever takes the dear one first cannot take three any more."""
    question = asking(
        [Option({"it": "dear"}, weight=4), Option({"it": "cheap"}, weight=1, most=4)],
        least=3,
        most=3,
        budget=5,
    )
    drawn = {random_picks(question, Random(seed)) for seed in range(50)}
    assert drawn == {("cheap", "cheap", "cheap")}


def test_an_answer_is_journaled_by_the_values_of_its_parts() -> None:
    assert Option({"card": "farm", "at": "B2"}).key == "farm:B2"
    said = {"card": "farm", "from": "A1", "to": "home"}
    assert Option(said, keyed={"to": "", "card": "3:farm"}).key == "3:farm:A1"


def test_a_title_finds_an_answer_by_its_parts_and_never_a_blocked_one() -> None:
    sell, buy = (
        Option({"deal": "sell", "goods": "clay"}),
        Option({"deal": "buy", "goods": "clay"}, blocked=WHY),
    )
    question = asking([buy, sell])
    assert question.answer(("goods", "clay")) == [sell]
    assert question.answer(("deal", "buy")) == []


def test_nothing_that_is_blocked_is_drawn() -> None:
    options = [Option({"it": f"o{i}"}, blocked=WHY) for i in range(9)] + [Option({"it": "open"})]
    for least, most in ((1, 1), (0, 2), (1, 3)):
        question = Question(0, ASK, options, least=least, most=most)
        drawn = {random_picks(question, Random(seed)) for seed in range(40)}
        assert ("open",) in drawn
        assert drawn <= {("open",), ()}
