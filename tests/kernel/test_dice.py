"""Chance is the same on every Python, and fair."""

from __future__ import annotations

import hashlib
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engines.kernel import Dice, Match, commitment
from tests.conformance.cases import Case, answer, moments
from tests.toys import LANTERNS

SEED = "0123456789abcdef" * 4


def test_known_throws() -> None:
    dice = Dice(seed=SEED)
    assert [dice.below(6) for _ in range(12)] == [5, 4, 5, 1, 2, 0, 1, 2, 2, 5, 2, 5]
    assert dice.drawn == 12


def test_a_throw_is_the_hash_of_seed_and_counter() -> None:
    """So that anybody can check a match without our code."""
    digest = hashlib.sha256(f"{SEED}:0".encode()).digest()
    assert Dice(seed=SEED).below(6) == int.from_bytes(digest[:8], "big") % 6


def test_known_shuffle() -> None:
    dice = Dice(seed=SEED)
    assert dice.shuffled(range(10)) == [3, 0, 5, 7, 6, 2, 4, 8, 9, 1]
    assert dice.drawn == 9


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    dice, sides = Dice(seed=SEED), (1 << 63) + 1
    thrown = [dice.below(sides) for _ in range(20)]
    assert dice.drawn > 20
    assert all(number < sides for number in thrown)


def test_dice_go_on_where_they_were_saved() -> None:
    dice = Dice(seed=SEED)
    dice.below(6)
    saved = Dice.model_validate_json(dice.model_dump_json())
    assert [saved.below(100) for _ in range(5)] == [dice.below(100) for _ in range(5)]


@given(st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(items: list[int]) -> None:
    assert sorted(Dice(seed=SEED).shuffled(items)) == sorted(items)


def test_the_published_hash_is_that_of_the_seed_as_it_is_written() -> None:
    assert commitment(SEED) == "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e"


def test_no_other_seed_fits_a_published_hash() -> None:
    """Two ways to write the same number shuffle differently, so one hash must not stand for both."""
    shouted = SEED.upper()
    assert Dice(seed=shouted).shuffled(range(10)) != Dice(seed=SEED).shuffled(range(10))
    assert commitment(shouted) != commitment(SEED)


def test_seed_and_answers_prove_the_shuffle_when_a_match_is_over() -> None:
    match, luck = Case(LANTERNS, 3, LANTERNS.options()).start(99), Random(1)
    promised = match.view(None).commitment
    journal = []
    for _ in moments(match):
        given = answer(match, luck)
        journal.append((given.seat, given.picks))
    assert commitment(match.seed) == promised
    again = Match.start(LANTERNS, 3, LANTERNS.options(), match.seed)
    for seat, picks in journal:
        question = again.question(seat)
        assert question is not None
        again.answer(seat, picks, question.number)
    assert again.result == match.result
