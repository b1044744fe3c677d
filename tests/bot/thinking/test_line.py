"""Each table has its turn, however much one of them wants."""

from __future__ import annotations

from bot.thinking.line import Line


def order(line: Line[str]) -> list[str]:
    found = []
    while (one := line.take(set())) is not None:
        found.append(one[1])
    return found


def test_a_table_with_much_to_think_about_holds_nobody_up() -> None:
    line: Line[str] = Line()
    for one in ("a1", "a2", "a3"):
        line.add(1, one)
    line.add(2, "b1")
    line.add(3, "c1")
    line.add(2, "b2")
    assert order(line) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert len(line) == 0


def test_a_table_that_thinks_already_waits_without_losing_its_place() -> None:
    line: Line[str] = Line()
    line.add(1, "a1")
    line.add(2, "b1")
    assert line.take({1}) == (2, "b1")
    assert line.take({1}) is None
    assert line.take(set()) == (1, "a1")


def test_what_nobody_waits_for_any_more_takes_no_turn() -> None:
    line: Line[str] = Line()
    line.add(1, "a1")
    line.add(1, "a2")
    line.add(2, "b1")
    line.drop(1, "a1")
    line.drop(2, "b1")
    line.drop(3, "never there")
    assert order(line) == ["a2"]
