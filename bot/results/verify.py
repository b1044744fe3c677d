"""Whether a finished match is what it claims: its seed the one promised, its result the one that follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.results.reel import Reel
from bot.results.replay import at
from engines.kernel import RefusedError, SeatResult, commitment


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of playing a match again; the result is None where the journal does not lead to an end."""

    seed_fits: bool
    result_fits: bool | None


def verify(shown: Reel, promised: str, reason: str | None, sheets: Mapping[int, str]) -> Verdict:
    """Compare the seed with the hash that was published at the start, and the outcome with the stored result."""
    seed_fits = commitment(shown.seed) == promised
    try:
        match = at(shown, shown.steps)
    except RefusedError:
        return Verdict(seed_fits, None)
    if match.result is None:
        return Verdict(seed_fits, None)
    stored = {seat: SeatResult.model_validate_json(sheet) for seat, sheet in sheets.items()}
    same = stored == dict(enumerate(match.result.seats)) and match.result.reason == reason
    return Verdict(seed_fits, same)
