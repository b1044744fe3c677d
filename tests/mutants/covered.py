"""Which tests run which lines: found once by running all of them, and asked for every mistake."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path

from coverage import CoverageData

from tests.mutants import spent
from tests.mutants.nearest import SOURCES, sources

SETTINGS = "[run]\nconcurrency = thread,greenlet\ndata_file = {data}\nrelative_files = true\n"
BEFORE_TESTS = 8.0
"""Seconds that go by until the first test runs: they are no part of what a test takes."""
CALLED = re.compile(r"\|(?:run|setup|teardown)$")


@dataclass(frozen=True)
class Covered:
    """What was found in a folder: who runs what, and for how many seconds of processor."""

    data: CoverageData
    takes: dict[str, float]
    root: Path

    def by(self, file: str, lines: range) -> set[str] | None:
        """The tests that run any of these lines; None where they are run when a module is loaded, or by nobody."""
        if file not in self.data.measured_files():
            return None
        contexts = self.data.contexts_by_lineno(file)
        found = {CALLED.sub("", test) for line in lines for test in contexts.get(line, ())}
        return found - {""} or None

    def seconds(self, test: str) -> float:
        """How much processor a test takes."""
        return self.takes.get(test, 0.0)


def look(root: Path, folder: Path, which: str, workers: int) -> Covered:
    """Run all tests of a size in this copy of the project, and note which lines each of them runs."""
    data, settings, noted = folder / "covered", folder / "coveragerc", folder / "spent"
    settings.write_text(SETTINGS.format(data=data), "utf-8")
    looked_at = [f"--cov={source}" for source in SOURCES if (root / source).is_dir()]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", "-m", which]
    command += ["-p", Path(spent.__file__).stem, "-n", str(workers), "--dist", "worksteal"]
    command += [*looked_at, f"--cov-config={settings}", "--cov-context=test", "--cov-report=", "tests"]
    noted.touch()
    beside = {"PYTHONPATH": str(Path(spent.__file__).parent), spent.NOTED_IN: str(noted)}
    subprocess.run(command, cwd=root, env=os.environ | beside, capture_output=True, check=False)  # noqa: S603  # our own tests
    lines = (line.split(" ", 1) for line in noted.read_text("utf-8").splitlines())
    found = CoverageData(str(data))
    found.read()
    return Covered(found, {test: float(seconds) for seconds, test in lines}, root)


def asked(covered: Covered, file: str, line: int, end: int) -> set[str] | None:
    """The tests that run a mistake in these lines; of what is run when a module is loaded, those that use it."""
    source = (covered.root / file).read_text("utf-8")
    found = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt) and _spans(node, line)
    ]
    if not found:
        return None
    statement = max(found, key=lambda node: node.lineno)
    if run := covered.by(file, range(statement.lineno, end + 1)):
        return run
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):  # what is usual for an argument
        return covered.by(file, range(statement.body[0].lineno, (statement.end_lineno or line) + 1))
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        return _users(covered, file, _names(statement))
    return None


def _spans(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def _names(statement: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}


def _users(covered: Covered, file: str, names: set[str]) -> set[str] | None:
    """The tests that run a line in which one of these names stands: in their module, and wherever that is imported."""
    module = ".".join(Path(file).with_suffix("").parts).removesuffix(".__init__")
    tests: set[str] = set()
    for path in sources(covered.root):
        text = (covered.root / path).read_text("utf-8")
        if str(path) != file and module not in text and module.rpartition(".")[2] not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
                name = node.id if isinstance(node, ast.Name) else node.attr
                if name in names:
                    tests |= covered.by(str(path), range(node.lineno, node.lineno + 1)) or set()
    return tests or None


def within(tests: Iterable[str], covered: Covered, files: list[str], budget: float) -> list[str]:
    """As many as can be asked in so many seconds: those of the nearest file, then one of each file after the other.

    Of many tests that run a line most run it by the way, and those of one file all for the same reason.
    """
    place = {file: index for index, file in enumerate(files)}
    by_file: dict[str, list[str]] = {}
    for test in sorted(tests, key=lambda test: (covered.seconds(test), test)):
        by_file.setdefault(test.partition("::")[0], []).append(test)
    nearest, *others = sorted(by_file, key=lambda file: (place.get(file, len(place)), file)) or [""]
    turns = [by_file.get(nearest, []), *zip_longest(*(by_file[file] for file in others))]
    chosen, left = [], budget - BEFORE_TESTS
    for test in chain.from_iterable(turns):
        if test is not None and covered.seconds(test) <= left:
            left -= covered.seconds(test)
            chosen.append(test)
    return chosen
