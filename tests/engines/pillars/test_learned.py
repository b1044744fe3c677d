"""What was learned of the things one has: more of it promises more, and less is left to come from round to round."""

from __future__ import annotations

from random import Random

import pytest

from engines.pillars import TITLE
from engines.pillars.learned import instead, promised
from engines.pillars.practice import Practice
from tests.engines.pillars.scene import ADA, BEN, Table


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_craftsman_and_an_advantage_promise_less_when_less_is_left(seats: int) -> None:
    for card in ("aliena", "team"):
        early, late = promised(seats, 2, card), promised(seats, 6, card)
        assert early > late > 0


def test_whoever_has_more_of_something_expects_more_points() -> None:
    table = Table(2, round=4)
    before = TITLE.worth(table.game, None)
    table.team(ADA, "carpenter_3")
    table[BEN].gold += 4
    table[BEN].advantages = ["tom"]
    after = TITLE.worth(table.game, None)
    assert after[ADA] > before[ADA] + 0.5
    assert after[BEN] > before[BEN] + 0.5


def test_other_weights_are_tried_at_a_table_of_that_size_and_forgotten_again() -> None:
    two, three = Table(2, round=4), Table(3, round=4)
    known = TITLE.worth(two.game, None)
    with instead(2, {}):
        assert TITLE.worth(two.game, None) == tuple(player.points for player in two.game.players)
        assert TITLE.worth(three.game, None)[0] > 0
        with instead(2, {"4:each": 3.0}):
            assert TITLE.worth(two.game, None)[0] == two[ADA].points + 3
        assert TITLE.worth(two.game, None)[0] == two[ADA].points
    assert TITLE.worth(two.game, None) == known


def test_a_match_teaches_what_each_seat_had_when_a_round_began_and_what_came_of_it() -> None:
    rows, ends = Practice(TITLE).match({}, Random(5), 3)
    assert len(ends) == 3
    assert len(rows) == 5 * 3
    for seat, end in enumerate(ends):
        row, target = rows[seat]
        assert row["2:each"] == 1
        assert {name.split(":")[0] for name in row} == {"2"}
        assert 0 < target <= end
    again, _ = Practice(TITLE).match({}, Random(5), 3)
    assert again == rows
