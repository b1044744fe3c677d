"""Every title's score sheet says of each line where its points come from."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel import SeatResult
from tests.conformance.cases import CASES, Case, answer, moments


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_line_has_a_source_of_its_own(case: Case) -> None:
    match, luck = case.start(3), Random(3)
    for _ in moments(match):
        answer(match, luck)
    assert match.result is not None
    for ended in match.result.seats:
        for lines in (ended.breakdown, ended.ties):
            sources = [line.source for line in lines]
            assert all(sources)
            assert len(set(sources)) == len(sources)
        bare = ended.model_dump_json(
            exclude={"breakdown": {"__all__": {"source"}}, "ties": {"__all__": {"source"}}}
        )
        assert SeatResult.model_validate_json(bare) == ended, (
            "a sheet stored before lines had a source reads as another"
        )
