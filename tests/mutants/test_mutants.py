"""The survey of mutants: which mistakes are made, that the same are made again, and what is said of them."""

from __future__ import annotations

import ast
import json
import shutil
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from coverage import CoverageData

from tests.mutants.__main__ import ROOT, main
from tests.mutants.covered import Covered, asked, look, within
from tests.mutants.mutations import lines_of, mutations
from tests.mutants.nearest import asked_first, sources
from tests.mutants.survey import EQUIVALENTS, LONG, QUICK, Mutant, chosen, equivalents, tastes


def made(source: str) -> list[str]:
    return [one.change for one in mutations(dedent(source))]


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("x = a < b", ["a < b -> (a <= b)"]),
        ("x = a is not b", ["a is not b -> (a is b)"]),
        ("x = a in b and not c", ["a in b -> (a not in b)", "a in b and not c -> (a in b or not c)", "not c -> (c)"]),
        ("x = 3", ["3 -> (2)", "3 -> 4"]),
        ("x = True", ["True -> False"]),
        ("x = a + b", ["a + b -> (a - b)"]),
        ("x += y", ["x += y -> pass"]),
        ("go(x)", ["go(x) -> pass"]),
        ("if a: go", ["a -> (not (a))", "a -> False", "a -> True"]),
        ("while a: go", ["a -> False"]),
        ("def f(x, y=0): return x", ["0 -> (-1)", "0 -> 1", "x -> None"]),
        ("def f(*, y=None): return", []),
        ("async def f(): await go()", ["await go() -> pass"]),
        ("raise Wrong('so')", ["raise Wrong('so') -> pass"]),
        ("x = y if a == b else z", ["a == b -> (a != b)", "a == b -> False", "a == b -> True"]),
    ],
)  # fmt: skip
def test_small_mistakes_are_made(source: str, changes: list[str]) -> None:
    assert made(source) == changes


@pytest.mark.parametrize(
    "source",
    [
        '"""What it is: 3."""',
        "x = 'text'",
        "x = f'{a + 1}'",
        "import a",
        "log.info('%d', x + 1)",
        "logging.getLogger('a').warning(3)",
        "x: Literal[1, 2]",
        "def f(x: Annotated[int, 3]) -> Literal[3]: ...",
        "@cache(3)\ndef f(): ...",
        "class A(Protocol):\n    x = 3",
        "if TYPE_CHECKING:\n    x = 3",
        "T = TypeVar('T', bound=3)",
    ],
)
def test_what_nobody_runs_is_left_as_it_is(source: str) -> None:
    assert made(source) == []


def test_a_mistake_stands_in_its_place_and_all_else_stays() -> None:
    source = "ü = 'ä', a < b  # why\nwhile ü:\n    go(\n        1\n    )\n"
    changed = {one.change: one.applied(source) for one in mutations(source)}
    assert changed["a < b -> (a <= b)"] == source.replace("a < b", "(a <= b)")
    assert changed["go( 1 ) -> pass"] == "ü = 'ä', a < b  # why\nwhile ü:\n    pass\n"
    (call,) = [one for one in mutations(source) if one.after == "pass"]
    assert (call.line, list(lines_of(source, call))) == (3, ["go(", "1", ")"])


def test_every_mistake_in_the_project_can_be_made_and_differs() -> None:
    for path in sources(ROOT)[::9]:
        source = (ROOT / path).read_text("utf-8")
        found = [one.applied(source) for one in mutations(source)]
        assert len(set(found)) == len(found)
        assert source not in found
        for changed in found[::9]:
            ast.parse(changed)


@pytest.mark.long
def test_the_same_seed_chooses_the_same() -> None:
    assert chosen(ROOT, 20, 1) == chosen(ROOT, 20, 1) != chosen(ROOT, 20, 2)


@pytest.mark.long
def test_those_who_know_a_source_are_asked_first() -> None:
    assert asked_first(ROOT, Path("bot/ui/table/panel.py"))[0] == "tests/bot/ui/table/test_panel.py"
    assert asked_first(ROOT, Path("bot/cogs/pillars.py"))[0].startswith("tests/e2e/test_pillars")
    dice = asked_first(ROOT, Path("engines/kernel/dice.py"))
    assert dice[0] == "tests/kernel/test_dice.py"
    assert {"tests/toys/test_works.py", "tests/conformance/test_secrets.py"} <= set(dice)
    for source in sources(ROOT):
        assert asked_first(ROOT, source)


def test_what_is_equivalent_still_stands_in_the_project() -> None:
    for file, line, change in equivalents():
        source = (ROOT / file).read_text("utf-8")
        there = {(" ".join(lines_of(source, one)), one.change) for one in mutations(source)}
        assert (line, change) in there, (
            f"{EQUIVALENTS.name}: nothing in {file} is {line!r} with {change!r} any more"
        )


def test_one_more_of_a_guess_is_a_matter_of_taste_and_anything_else_is_not() -> None:
    def kept(file: str, source: str) -> list[str]:
        every = [Mutant(file, one, " ".join(lines_of(source, one))) for one in mutations(source)]
        return [one.mutation.change for one in every if not any(taste.covers(one) for taste in tastes())]

    people = "bot/cli/people/person.py"
    assert kept(people, "OFTEN, FAR = 3, 0.5\n") == []
    assert kept(people, "x = 3\n") == ["3 -> (2)", "3 -> 4"]
    assert kept(people, "FAR = 20 + x\n") == ["20 + x -> (20 - x)"]
    assert kept("bot/ui/kit/limits.py", "LABEL = 80\n") == ["80 -> (79)", "80 -> 81"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """One rule, one that nobody tests, and one that is equivalent."""
    files = {
        "engines/kernel/rule.py": "def older(a, b):\n    return a > b\n",
        "bot/greeting.py": "def greet(words=3):\n    return 'Hello!' * words\n",
        "tests/kernel/test_rule.py": (
            "from engines.kernel.rule import older\n\n"
            "def test_older():\n    assert older(2, 1)\n    assert not older(1, 1)\n"
        ),
        "tests/toys/test_toy.py": "def test_toy():\n    assert True\n",
        "tests/bot/test_greeting.py": "import bot.greeting\n\ndef test_greeting():\n    assert bot.greeting\n",
        "tests/conformance/test_all.py": "def test_all():\n    assert True\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


@pytest.mark.long
def test_whoever_runs_a_line_is_asked_about_it_wherever_that_test_stands(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    far = project / "tests/data/test_far.py"
    far.parent.mkdir()
    (project / "bot/greeting.py").write_text(
        "TIMES = 2\n\n\ndef greet(words=3):\n    return 'Hello!' * words * TIMES\n", "utf-8"
    )
    far.write_text(
        "from bot.greeting import greet\n\n"
        "def test_greeted():\n    assert greet() == 6 * 'Hello!'\n\n"
        "def test_nothing():\n    pass\n",
        "utf-8",
    )
    found = look(project, tmp_path, "not long", 1)
    greets = {"tests/data/test_far.py::test_greeted"}
    assert found.takes.keys() >= greets
    assert asked(found, "bot/greeting.py", 5, 5) == greets  # what it does
    assert asked(found, "bot/greeting.py", 4, 4) == greets  # what is usual for an argument
    assert asked(found, "bot/greeting.py", 1, 1) == greets  # a number that it uses
    monkeypatch.setattr("tests.mutants.__main__.ROOT", project)
    assert main(["7", "1"]) == 0
    out, err = capsys.readouterr()
    survivors = json.loads(out)["survivors"]
    assert not [one for one in survivors if one["file"] == "bot/greeting.py"]
    assert greets & set(err.split())


@pytest.mark.long
def test_what_never_ends_has_been_noticed(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    far = project / "tests/data/test_far.py"
    far.parent.mkdir()
    (project / "bot/greeting.py").write_text("def wait(left):\n    while left:\n        left -= 1\n", "utf-8")
    (project / "pytest.ini").write_text("[pytest]\naddopts = -q\nmarkers =\n    long: takes long\n", "utf-8")
    far.write_text("from bot.greeting import wait\n\ndef test_waits():\n    wait(1)\n", "utf-8")
    monkeypatch.setattr("tests.mutants.__main__.ROOT", project)
    monkeypatch.setattr("tests.mutants.survey.BUDGETS", {QUICK: 3, LONG: 3})
    monkeypatch.setattr("tests.mutants.covered.BEFORE_TESTS", 0.0)
    count = next(count for count in range(1, 50) if endless(chosen(project, count, 1)))
    assert main([str(count), "1"]) == 0
    err = capsys.readouterr().err
    assert "killed  bot/greeting.py:3  left -= 1 -> pass  tests/data/test_far.py::test_waits" in err


def endless(mutants: list[Mutant]) -> bool:
    return any(one.mutation.change == "left -= 1 -> pass" for one in mutants)


def test_the_nearest_are_asked_first_then_one_of_each_file_while_there_is_time() -> None:
    takes = {
        "a.py::slow": 20.0,
        "a.py::quick": 1.0,
        "b.py::far": 2.0,
        "b.py::next": 3.0,
        "c.py::long": 70.0,
        "d.py::last": 1.0,
    }
    covered = Covered(CoverageData(no_disk=True), takes, ROOT)
    found = within(takes, covered, ["a.py", "c.py", "b.py"], 60.0)
    assert found == ["a.py::quick", "a.py::slow", "b.py::far", "d.py::last", "b.py::next"]
    assert within([], covered, ["a.py"], 60.0) == []


@pytest.mark.long
def test_who_survives_is_told_as_one_json_object(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = tmp_path / "equivalents.toml"
    listed.write_text(
        '[[equivalent]]\nfile = "bot/greeting.py"\nline = "def greet(words=3):"\nchange = "3 -> 4"\n'
        'reason = "nobody counts"\n',
        "utf-8",
    )
    monkeypatch.setattr("tests.mutants.survey.EQUIVALENTS", listed)
    monkeypatch.setattr("tests.mutants.__main__.ROOT", project)
    before = {path: path.read_bytes() for path in project.rglob("*.py")}
    assert main(["5", "1"]) == 0
    out, err = capsys.readouterr()
    found, told = json.loads(out), err.splitlines()
    survivors = found.pop("survivors")
    assert found == {"mutants": 5, "killed": 2, "equivalent": 1}
    assert {(one["file"], one["line"], one["change"]) for one in survivors} == {
        ("bot/greeting.py", 1, "3 -> (2)"),
        ("bot/greeting.py", 2, "'Hello!' * words -> None"),
    }
    assert len(told) == 4
    assert any("killed" in line and "tests/kernel/test_rule.py::test_older" in line for line in told)
    assert {path: path.read_bytes() for path in project.rglob("*.py")} == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say how many mutants"),
        (["1", "2", "3"], "Say how many mutants"),
        (["many", "1"], "COUNT cannot be “many”: write a whole number from 1 on."),
        (["0", "1"], "COUNT cannot be “0”"),
        (["-5", "1"], "COUNT cannot be “-5”"),
        (["", "1"], "COUNT cannot be “”"),
        (["3", "1.5"], "SEED cannot be “1.5”: write a whole number from 0 on."),
        (["999999", "1"], "COUNT cannot be 999999: there are only"),
    ],
)
def test_what_cannot_be_surveyed_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.long
def test_a_test_that_fails_anyway_is_no_witness(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "bot/greeting.py").write_text("", "utf-8")
    (project / "tests/kernel/test_rule.py").write_text("def test_broken():\n    assert False\n", "utf-8")
    monkeypatch.setattr("tests.mutants.__main__.ROOT", project)
    assert main(["1", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "tests/kernel/test_rule.py::test_broken fails without any mutation" in err


def test_where_no_test_can_be_run_nothing_counts_as_killed(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.mutants.__main__.ROOT", project)
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    assert main(["5", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "fails without any mutation" in err
