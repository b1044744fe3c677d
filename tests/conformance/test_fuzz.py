"""The long run works, and says how to meet again what it met."""

from __future__ import annotations

import pytest

from tests.conformance.fuzz import main
from tests.toys import TOYS
from tests.toys.works import Works, WorksGame


class Leaky(Works):
    """A title that says one thing about its pieces, then another."""

    id = "leaky"

    def census(self, game: WorksGame) -> dict[str, int]:
        return {"points": sum(game.points)}


def test_nothing_breaks_in_a_short_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "30", "--seed", "1"], TOYS) == 0
    assert "30 matches" in capsys.readouterr().out


def test_a_break_is_reported_with_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "30", "--seed", "1"], [Leaky()]) == 1
    said = capsys.readouterr()
    assert "the number of pieces has changed" in said.err
    assert "--seed 1 --matches 1" in said.out
