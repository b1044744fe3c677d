"""Thinking ahead finds what pays, tells what it expects, and compares answers by the same worlds."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engines.kernel import Match
from engines.kernel.blind import blinded
from engines.kernel.catalogue import AnyTitle, titles
from engines.kernel.foresight import PLAIN, Foresight, settings, settings_of
from engines.kernel.imagined import Imagined
from engines.kernel.levels import think
from engines.kernel.questions import Question, random_picks
from engines.kernel.thought import Thought
from engines.pillars import TITLE
from tests.toys import LANTERNS, SPELLS


def thought_at(match: Match, luck: str = "1") -> Thought:
    seat = match.awaited()[0].seat
    return think(match.title, match.blind(seat), seat, luck)


def test_answers_are_compared_by_the_same_worlds_and_the_best_comes_first() -> None:
    found = thought_at(Match.start(LANTERNS, 3, LANTERNS.options(), "1" * 64))
    best = found.expected[0]
    assert found.picks == best.picks
    assert (best.behind, best.error) == (0, 0)
    assert best.as_good
    assert len({one.worlds for one in found.expected}) == 1
    assert all(0 <= one.chance <= 1 and len(one.points) == 3 for one in found.expected)
    assert found.playouts <= PLAIN.table[0].playouts + PLAIN.table[0].options * 4


class Sure(type(LANTERNS)):  # type: ignore[misc]  # the type of a toy
    """A title that always takes the last answer, in a way of its own."""

    def foresee(self, game: Any, question: Question, luck: str, worlds: Any, numbers: Any) -> Thought:
        assert worlds(1).lots == worlds(1).lots != worlds(2).lots
        assert (game.seats, bool(luck), numbers) == (3, True, PLAIN.table[0])
        return Thought(question.seat, (question.legal[-1].key,), playouts=7)


def test_a_title_may_think_ahead_in_a_way_of_its_own() -> None:
    match = Match.start(Sure(), 3, LANTERNS.options(), "1" * 64)
    seat = match.awaited()[0].seat
    question = match.question(seat)
    assert question is not None
    assert thought_at(match) == Thought(seat, (question.legal[-1].key,), playouts=7)


def test_another_luck_may_think_otherwise_and_the_same_never() -> None:
    match = Match.start(LANTERNS, 3, LANTERNS.options(), "1" * 64)
    assert thought_at(match, "a") == thought_at(match, "a")
    assert len({tuple(one.value for one in thought_at(match, luck).expected) for luck in "abcd"}) > 1


@pytest.mark.parametrize("title", [LANTERNS, SPELLS], ids=lambda title: str(title.id))
@pytest.mark.long
def test_whoever_thinks_ahead_beats_chance(title: AnyTitle) -> None:
    won = 0.0
    for number in range(24):
        match = Imagined.begun(title, 2, title.options(), f"{number:064x}")
        luck, thinker = Random(number), number % 2
        while not match.over:
            seat = match.next()
            question = match.asked_of(seat)
            if seat == thinker:
                known = blinded(title, match.game, seat)
                match.take(seat, think(title, known, seat, f"{number}").picks)
            else:
                match.take(seat, random_picks(question, luck))
        assert match.game.result is not None
        first = [one.placing == 1 for one in match.game.result.seats]
        won += first[thinker] / sum(first)
    assert won >= 15


def test_with_two_a_lead_counts_and_with_more_the_chance_to_win() -> None:
    numbers = replace_settings(rival=0.5, smooth=3.0)
    assert numbers.value(0, (10.0,)) == 10
    assert numbers.value(1, (10.0, 14.0)) == 9
    assert numbers.value(0, (10.0, 10.0, 4.0)) == pytest.approx(0.5)
    assert numbers.value(0, (13.0, 10.0, 4.0)) == pytest.approx(0.731, abs=0.001)
    assert replace_settings(bonus=2).head_start(3) == 0.02


def test_where_points_count_with_more_those_of_the_best_other_one_count_in_part() -> None:
    numbers = replace_settings(by="points", rival=0.5, bonus=2)
    assert numbers.value(0, (13.0, 10.0, 4.0)) == 8
    assert numbers.chance(0, (10.0, 10.0, 4.0)) == pytest.approx(0.5), (
        "a look back tells chances all the same"
    )
    assert numbers.head_start(3) == 2


def replace_settings(**changed: object) -> Foresight:
    return PLAIN.table[0].model_copy(update=changed)


def test_a_question_with_one_sensible_answer_is_not_thought_about() -> None:
    match = Match.start(TITLE, 3, TITLE.options(), "2" * 64)
    luck = Random(1)
    while not match.over:
        one = match.awaited()[0]
        question = match.question(one.seat)
        assert question is not None
        if question.step == "redraw":
            found = think(TITLE, match.blind(one.seat), one.seat, "1")
            assert found.playouts == 0
            assert found.picks == match.advise(one.seat, luck)
            return
        match.answer(one.seat, match.advise(one.seat, luck), one.number)
    raise AssertionError("nobody was asked whether to draw again")


def test_the_settings_are_those_of_the_number_of_seats() -> None:
    assert settings(TITLE, 2).seats == 2
    assert settings(TITLE, 3) == settings(TITLE, 4)
    assert settings(LANTERNS, 2) == PLAIN.table[0]


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: str(title.id))
def test_what_is_settled_are_questions_of_the_title(title: AnyTitle) -> None:
    written = json.dumps(title.game.model_json_schema())
    found = settings_of(title.id)
    assert found is not PLAIN
    assert all(f'"const": "{step}"' in written for step in found.settled)
    assert len({one.seats for one in found.table}) == len(found.table)
