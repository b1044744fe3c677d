"""A number means the same on every machine: it is told in yardsticks that were measured beside it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

pytest.importorskip("simcord", reason="the bench needs the extra “play”")

from bot.cli.bench import TRIES, Bench, machine, number, yardsticks
from bot.cli.bench.machine import Machine
from bot.cli.bench.number import REFERENCE, Number, Yard


@pytest.fixture
def reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quiet machine in round figures."""
    monkeypatch.setattr(number, "REFERENCE", {"python": 2.0, "picture": 10.0, "sync": 3.0})


# Ratios and bars


@pytest.mark.usefixtures("reference")
def test_a_time_is_told_in_yardsticks_of_this_machine_and_its_bar_in_those_of_the_quiet_one() -> None:
    slow = Number("x.answer_p95_ms", 8, 6, yard=Yard({"python": 4.0}))
    assert (slow.ratio, slow.bar, slow.absolute_bar, slow.holds) == (2, 3, 6, True)
    quick = Number("x.answer_p95_ms", 4, 6, yard=Yard({"python": 1.0}))
    assert (quick.ratio, quick.bar, quick.holds) == (4, 3, False)
    assert Number("start_seconds", 3, 5, yard=Yard({"python": 2.0})).ratio == 1500


@pytest.mark.usefixtures("reference")
def test_a_rate_is_what_is_done_in_the_time_of_a_yardstick() -> None:
    slow = Number("x.answers_per_second", 6_000, 10_000, least=True, yard=Yard({"python": 4.0}))
    assert (slow.ratio, slow.bar, slow.holds) == (24, 20, True)
    quick = Number("x.answers_per_second", 15_000, 10_000, least=True, yard=Yard({"python": 1.0}))
    assert (quick.ratio, quick.bar, quick.holds) == (15, 20, False)


@pytest.mark.usefixtures("reference")
def test_what_needs_the_processor_and_the_disk_is_measured_against_both() -> None:
    both = Number("commit_p95_ms", 30, 5, yard=Yard({"python": 4.0}) + Yard({"sync": 16.0}))
    assert (both.ratio, both.bar, both.holds) == (1.5, 1, False)


def test_sizes_and_counts_have_no_ratio_and_are_held_as_they_are() -> None:
    size = Number("memory.load_mb", 401, 400)
    assert size.plain() == {"value": 401, "ratio": None, "bar": 400, "absolute_bar": 400, "holds": False}
    assert Number("discord.requests_an_answer", 2.5, 2.5).holds


def test_what_is_only_told_has_no_bar_and_falls_short_of_none() -> None:
    assert Number("machine.load_most", 9, None).plain() == {
        "value": 9,
        "ratio": None,
        "bar": None,
        "absolute_bar": None,
        "holds": True,
    }


@pytest.mark.parametrize("parts", [("python",), ("picture",), ("python", "sync")])
@pytest.mark.parametrize("least", [True, False])
def test_no_bar_is_looser_than_its_absolute_figure_on_the_quiet_machine(
    parts: tuple[str, ...], least: bool
) -> None:
    quiet = Yard({name: REFERENCE[name] for name in parts})
    name = "x_per_second" if least else "x_ms"
    for value in (99.9, 100, 100.1):
        found = Number(name, value, 100, least=least, yard=quiet)
        assert found.holds == Number(name, value, 100, least=least).holds


def test_a_number_without_a_unit_of_time_cannot_be_told_in_yardsticks() -> None:
    with pytest.raises(KeyError):
        _ = Number("x.table_picture_kb", 1, 2, yard=Yard({"python": 1.0})).ratio


# Yardsticks


class Clock:
    """Each look is later by the next of these seconds."""

    def __init__(self, *steps: float) -> None:
        self.now = 0.0
        self.steps = iter(steps)

    def __call__(self) -> float:
        self.now += next(self.steps)
        return self.now


def test_a_yardstick_is_read_like_what_is_measured_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    stick = yardsticks.Yardstick("python", lambda: done.append(1))
    monkeypatch.setattr(yardsticks.time, "perf_counter", Clock(0, 0.004, 0, 0.008, 0, 0.006))
    monkeypatch.setattr(yardsticks.time, "thread_time", Clock(0, 0.001, 0, 0.001, 0, 0.004))
    stick.lay()
    stick.lay(2)
    assert len(done) == 3
    assert stick.by_the_clock(max).here == pytest.approx(8)
    assert stick.by_the_clock(mean).here == pytest.approx(6)
    assert stick.by_the_processor().parts == {"python": pytest.approx(2)}


def test_the_work_is_always_the_same() -> None:
    assert yardsticks.plain_work() == yardsticks.plain_work() > 0
    drawn = yardsticks.fixed_picture()
    assert drawn() == drawn() == yardsticks.fixed_picture()()
    assert drawn()[:2] == b"\xff\xd8"


def test_what_makes_the_project_quicker_leaves_the_yardsticks_as_they_are() -> None:
    found = [node for node in ast.walk(ast.parse(getsource(yardsticks))) if isinstance(node, ast.ImportFrom)]
    ours = {
        node.module
        for node in found
        if (node.module or "").split(".")[0] in {"bot", "renderers", "engines", "data"}
    }
    assert ours == {"bot.cli.bench.number"}


# Measuring again


def attempts(*values: float) -> tuple[list[float], Any]:
    """A measurement that comes to these values, one after the other."""
    left = list(values)

    def work() -> Iterator[Number]:
        yield Number("always", 1, 2)
        yield Number("time", left.pop(0), 10)

    return left, work


def test_what_holds_is_measured_once() -> None:
    left, work = attempts(10, 1)
    found = Bench()
    found.measure("it", work)
    assert left == [1]
    assert found.again == []


def test_what_falls_short_is_measured_again_until_it_holds() -> None:
    left, work = attempts(11, 9, 1)
    found = Bench()
    found.measure("it", work)
    assert left == [1]
    assert [(one.name, one.value) for one in found.numbers] == [("always", 1), ("time", 9)]
    assert found.again == ["it, 2 times in all"]


def test_what_falls_short_again_and_again_counts_as_its_best() -> None:
    left, work = attempts(13, 11, 12, 1)
    assert TRIES == 3
    found = Bench()
    found.measure("it", work)
    assert left == [1]
    assert found.numbers[1].value == 11
    assert not found.numbers[1].holds


def test_the_best_is_the_best_ratio_and_not_the_best_value() -> None:
    quiet = Number("a_ms", 20, 10, yard=Yard({"python": 2.0}))
    busy = Number("a_ms", 24, 10, yard=Yard({"python": 8.0}))
    assert busy.better_than(quiet)
    assert not quiet.better_than(busy)
    assert Number("a_per_second", 3, 4, least=True).better_than(Number("a_per_second", 2, 4, least=True))


def test_it_is_said_what_was_measured_again_and_with_what() -> None:
    _, work = attempts(11, 9)
    found = Bench()
    found.measure("it", work)
    found.measure("rules", lambda: [Number("a_ms", 1, 2, yard=Yard({"python": took})) for took in (3.0, 3.0)])
    watched = Machine()
    watched.look()
    found.tell(watched)
    plain = found.plain()
    assert plain["yardstick.python_ms"]["value"] == 3
    assert "yardstick.sync_ms" not in plain
    assert plain["machine.measured_again"]["value"] == 1
    assert found.remarks[1:] == [
        "Measured again, since something fell short: it, 2 times in all; the best counts."
    ]
    assert {"value", "ratio", "bar", "absolute_bar", "holds"} == set(plain["time"])


# The machine


def test_the_load_of_the_machine_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    loads = iter([(0.5, 9, 9), (2.25, 9, 9), (1.0, 9, 9)])
    monkeypatch.setattr(machine.os, "getloadavg", lambda: next(loads))
    monkeypatch.setattr(machine.os, "cpu_count", lambda: 4)
    watched = Machine()
    for _ in range(3):
        watched.look()
    stick = watched.plain
    stick.passed[:], stick.busy[:] = [10.0, 30.0], [10.0, 20.0]
    assert {one.name: one.value for one in watched.numbers()} == {
        "machine.processors": 4,
        "machine.load_before": 0.5,
        "machine.load_most": 2.25,
        "machine.kept_waiting": 0.25,
    }
    assert watched.told().startswith("4 processors; their load was 0.50 before and 2.25 at most; others had")
    assert "25%" in watched.told()


def test_a_write_is_synced_where_the_databases_are(tmp_path: Path) -> None:
    yardsticks.sync(tmp_path).lay()
    assert [path.stat().st_size for path in tmp_path.iterdir()] == [4096]
