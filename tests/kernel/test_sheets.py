"""Score sheets say where points come from, also those that were stored before they did."""

from __future__ import annotations

import pytest

from engines.kernel import Line, SeatResult, Text


def test_a_line_keeps_the_source_that_the_title_gave_it() -> None:
    line = Line(source="cottage", label=Text("towns-card-cottage"), points=3)
    assert Line.model_validate_json(line.model_dump_json()) == line
    assert line.source == "cottage"


@pytest.mark.parametrize(
    ("label", "source"),
    [
        ("towns-card-architects_guild", "architects_guild"),
        ("bridge-score-most_gates", "most_gates"),
        ("pillars-score-wood", "wood"),
        ("guilds-mayoral-m06", "m06"),
    ],
)
def test_a_stored_line_without_a_source_is_read_as_the_title_writes_it_now(label: str, source: str) -> None:
    stored = f'{{"placing": 1, "score": 3, "breakdown": [{{"label": {{"id": "{label}", "args": {{}}}}, "points": 3}}]}}'
    now = Line(source=source, label=Text(label), points=3)
    assert SeatResult.model_validate_json(stored) == SeatResult(placing=1, score=3, breakdown=(now,))
