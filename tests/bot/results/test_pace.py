"""How long people take to answer: buckets that double, their middle, and who it was."""

from __future__ import annotations

import pytest

from bot.results.pace import LARGEST, bucket, usual, waited
from bot.store.records import Tenure

ADA, BEN, NOBODY = 11, 12, -1


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (7, 3), (8, 4), (2**29, LARGEST), (2**40, LARGEST)],
)
def test_the_buckets_double(seconds: int, expected: int) -> None:
    assert bucket(seconds) == expected


@pytest.mark.parametrize(
    ("counts", "seconds"),
    [
        ({}, None),
        ({3: 0}, None),
        ({0: 1}, 0),
        ({1: 1}, 1),
        ({5: 1}, 24),
        ({2: 1, 5: 1}, 3),
        ({2: 1, 5: 2}, 24),
        ({9: 3, 2: 3}, 3),
        ({2: 2, 9: 3}, 384),
    ],
)
def test_usual_is_the_middle_of_the_bucket_where_the_median_lies(
    counts: dict[int, int], seconds: int | None
) -> None:
    assert usual(counts) == seconds


def test_an_answer_counts_for_whoever_sat_there_then() -> None:
    tenures = [
        Tenure(0, ADA, 100, 200),
        Tenure(0, None, 200, None),
        Tenure(1, BEN, 100, None),
        Tenure(2, NOBODY, 100, None),
    ]
    answers = [(0, 100, 5), (0, 200, 6), (1, 150, 90), (1, 900, 91), (2, 150, 5), (3, 150, 5)]
    assert waited(tenures, answers) == {(ADA, bucket(5)): 2, (BEN, bucket(90)): 2}


def test_two_people_one_after_the_other_keep_their_own() -> None:
    tenures = [Tenure(0, ADA, 100, 200), Tenure(0, BEN, 300, None)]
    assert waited(tenures, [(0, 150, 1), (0, 350, 1)]) == {(ADA, 1): 1, (BEN, 1): 1}
    assert waited(tenures, [(0, 250, 1)]) == {(ADA, 1): 1}, "the clock was put back: whoever sat there last"
    assert waited(tenures, [(0, 50, 1)]) == {}
