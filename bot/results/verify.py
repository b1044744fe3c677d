"""Whether a finished match is what it claims: its seed the one promised, its result the one that follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import ValidationError

from bot.results.reel import Reel
from bot.results.replay import at
from engines.kernel import RefusedError, Result, SeatResult, commitment


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of playing a match again; the result is None where the journal does not lead to an end."""

    seed_fits: bool
    result_fits: bool | None


@dataclass(frozen=True, slots=True)
class Stored:
    """What is stored of a result: why it ended, each seat's sheet, and placing and score as they are counted."""

    reason: str | None
    sheets: Mapping[int, str]
    scores: Mapping[int, tuple[int, int]]


def verify(shown: Reel, promised: str, stored: Stored) -> Verdict:
    """Compare the seed with the hash that was published at the start, and the outcome with the stored result."""
    seed_fits = commitment(shown.seed) == promised
    try:
        match = at(shown, shown.steps)
    except RefusedError:
        return Verdict(seed_fits, None)
    if match.result is None:
        return Verdict(seed_fits, None)
    return Verdict(seed_fits, _same(match.result, stored))


def _same(result: Result, stored: Stored) -> bool:
    try:
        sheets = {seat: SeatResult.model_validate_json(sheet) for seat, sheet in stored.sheets.items()}
    except ValidationError:
        return False
    scores = {seat: (one.placing, one.score) for seat, one in enumerate(result.seats)}
    return (
        sheets == dict(enumerate(result.seats)) and stored.scores == scores and stored.reason == result.reason
    )
