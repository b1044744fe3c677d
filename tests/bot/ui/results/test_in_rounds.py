"""The rounds of a match: which one is played, what everybody had by then, and the menu that leads to each."""

from __future__ import annotations

from typing import Any

from bot.ui.results.in_rounds import points_so_far, round_at, to_rounds
from data.words import Words
from tests.bot.ui.results.test_points import shown

WORDS = Words("en")
BEGUN = {1: 1, 2: 7, 3: 12}


def test_a_round_is_played_from_its_first_step_on() -> None:
    assert [round_at(BEGUN, step) for step in (0, 1, 6, 7, 11, 12, 99)] == [0, 1, 1, 2, 2, 3, 3]
    assert round_at({}, 5) == 0


def test_only_what_was_over_by_then_is_told_and_at_the_end_all_of_it() -> None:
    def told(over: int, *, ended: bool = False) -> list[str]:
        return [line.partition(": ")[2] for line in points_so_far(shown(4), over, ended=ended)[1:]]

    assert told(0) == told(1) == []
    assert told(2) == ["−16 → −15", "−16 → −14"]
    assert told(3)[0] == "−16 → −15 → −14"
    assert told(0, ended=True)[0] == "−16 → −15 → −14 → −13 → −12"
    assert points_so_far(shown(4), 2, ended=False)[0].endswith("up to here:")


def test_of_many_rounds_the_latest_points_are_told() -> None:
    [first, *_] = points_so_far(shown(30), 21, ended=False)[1:]
    assert first.endswith(": … → −7 → −6 → −5 → −4 → −3 → −2 → −1 → 0 → 1 → 2 → 3 → 4")


def lines(rounds: int, here: int, own: str = "view") -> list[tuple[str, str, bool]]:
    begun = {number: 10 * number for number in range(1, rounds + 1)}
    found = to_rounds(shown(1).row, begun, here, own, WORDS)
    if not found:
        return []
    (menu,) = found
    item: Any = menu.item
    assert (item.row, menu.identity.table, menu.identity.picks) == (2, 12, own)
    return [(one.label.split()[-1], one.value, one.default) for one in item.options]


def test_a_menu_leads_to_each_round_or_to_every_second_where_there_are_many() -> None:
    assert lines(1, 1) == []
    assert lines(2, 2) == [("1", "10", False), ("2", "20", True)]
    assert len(lines(25, 1, "own")) == 25
    many = lines(26, 4)
    assert [name for name, _, _ in many] == ["1", "4", *(str(number) for number in range(5, 26, 2))]
    assert [name for name, _, default in many if default] == ["4"], "the menu names the round that is shown"
    assert not any(default for _, _, default in lines(3, 0))
