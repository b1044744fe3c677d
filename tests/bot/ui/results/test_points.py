"""Points by round in words: whole where there is room, and always with the last."""

from __future__ import annotations

import re
from itertools import accumulate

import pytest

from bot.results.course import Course
from bot.store.records import Seat, TableRow
from bot.ui.kit.limits import ALT, PAGE
from bot.ui.results.points import Shown, _unwritten, in_words
from data.words import Words

NAMES = ("Ada", "Bartholomäus Katzenschlager-Wolk", "Cleo", "Dan", "Eve", "Flo")


def shown(rounds: int, *, seats: int = 2) -> Shown:
    """The first seat gains a point a round, the second two, and so on; all begin with minus sixteen."""
    row = TableRow(
        id=12,
        title="tiny_towns",
        server=9,
        channel=1,
        thread=None,
        host=1,
        state="finished",
        options={},
        places=seats,
        autostart=False,
        revision=1,
        created=0,
        started=0,
        ended=9,
        reason="completed",
        seats=[Seat(seat, seat + 1, NAMES[seat]) for seat in range(seats)],
    )
    walks = [list(accumulate([seat + 1] * rounds, initial=-16)) for seat in range(seats)]
    return Shown(row, Course(tuple(zip(*walks, strict=True))), Words("en"))


def test_every_round_is_told_in_groups_of_five() -> None:
    assert in_words(shown(7), PAGE, plain=False) == [
        "• **Ada**: 0: −16 · 1–5: −15, −14, −13, −12, −11 · 6–7: −10, −9",
        "• **Bartholomäus Katzenschlager-Wolk**: 0: −16 · 1–5: −14, −12, −10, −8, −6 · 6–7: −4, −2",
    ]


def test_the_last_round_of_six_stands_alone() -> None:
    assert in_words(shown(6), PAGE, plain=False)[0].endswith(" · 6: −10")


@pytest.mark.parametrize("room", [PAGE, ALT])
@pytest.mark.parametrize("rounds", [4, 30, 44, 150])
def test_long_matches_of_six_are_told_in_fewer_rounds_but_to_the_end(rounds: int, room: int) -> None:
    found = in_words(shown(rounds, seats=6), room, plain=True)
    assert len("\n".join(found)) <= room
    for seat, line in enumerate(found):
        last = (seat + 1) * rounds - 16
        assert line.endswith(f"{'−' if last < 0 else ''}{abs(last)}.")


@pytest.mark.parametrize(("rounds", "apart"), [(30, 5), (150, 10), (300, 50)])
def test_the_rounds_that_are_told_lie_equally_far_apart(rounds: int, apart: int) -> None:
    found = in_words(shown(rounds, seats=6), ALT, plain=True)[0]
    assert re.findall(r"(\d+): ", found.removeprefix("Ada: ")) == [
        str(one) for one in range(0, rounds + 1, apart)
    ]


def test_beside_the_picture_stands_whose_name_it_cannot_write() -> None:
    found = shown(4, seats=3)
    assert _unwritten(found) == []
    for seat, name in ((0, "שלום"), (2, "東京")):
        found.row.seats[seat] = Seat(seat, seat + 1, name)
    (line,) = _unwritten(found)
    assert [one.split(" is ")[0] for one in line.split(" · ")] == ["Player 1", "Player 3"]
    assert "Bartholomäus" not in line
