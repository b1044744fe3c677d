"""Which tests run which lines: found once by running all of them, and asked for every mistake."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from coverage import CoverageData

from tests.mutants.nearest import SOURCES

SETTINGS = "[run]\nconcurrency = thread,greenlet\ndata_file = {data}\nrelative_files = true\n"
LASTED = re.compile(r"^\s*([\d.]+)s (?:call|setup|teardown)\s+(\S.*)$", re.MULTILINE)
BEFORE_TESTS = 8.0
"""Seconds that go by until the first test runs: they are no part of what a test takes."""
CALLED = re.compile(r"\|(?:run|setup|teardown)$")


@dataclass(frozen=True)
class Covered:
    """What was found in a folder: who runs what, and for how many seconds."""

    data: CoverageData
    lasts: dict[str, float]
    root: Path

    def by(self, file: str, lines: range) -> set[str] | None:
        """The tests that run any of these lines; None where they are run when a module is loaded, or by nobody."""
        contexts = self.data.contexts_by_lineno(self._name(file))
        found = {CALLED.sub("", test) for line in lines for test in contexts.get(line, ())}
        return found - {""} or None

    def seconds(self, test: str) -> float:
        """How long a test takes."""
        return self.lasts.get(test, 0.0)

    def _name(self, file: str) -> str:
        """As the file is called in what was found."""
        return next(
            (name for name in (file, str(self.root / file)) if name in self.data.measured_files()), file
        )


def look(root: Path, folder: Path, which: str, workers: int) -> Covered:
    """Run all tests of a size in this copy of the project, and note which lines each of them runs."""
    data, settings = folder / "covered", folder / "coveragerc"
    settings.write_text(SETTINGS.format(data=data), "utf-8")
    sources = [f"--cov={source}" for source in SOURCES if (root / source).is_dir()]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider", "-m", which]
    command += ["-n", str(workers), "--dist", "worksteal", "--durations=0", "--durations-min=0.05", "-vv"]
    command += [*sources, f"--cov-config={settings}", "--cov-context=test", "--cov-report=", "tests"]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603  # our own tests
    lasts: dict[str, float] = {}
    for seconds, test in LASTED.findall(told.stdout):
        lasts[test] = lasts.get(test, 0.0) + float(seconds)
    found = CoverageData(str(data))
    found.read()
    return Covered(found, lasts, root)


def lines_around(source: str, line: int, end: int) -> range:
    """The lines to look at for a mistake: from the beginning of its statement on, since many statements take several."""
    starts = [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return range(max(starts, default=line), end + 1)


def within(tests: Iterable[str], covered: Covered, files: list[str], budget: float) -> list[str]:
    """As many as can be asked in so many seconds: of the nearest files first, the quick ones of each before the slow ones."""
    place = {file: index for index, file in enumerate(files)}

    def order(test: str) -> tuple[int, float, str]:
        return place.get(test.partition("::")[0], len(place)), covered.seconds(test), test

    chosen, left = [], budget - BEFORE_TESTS
    for test in sorted(tests, key=order):
        if covered.seconds(test) <= left:
            left -= covered.seconds(test)
            chosen.append(test)
    return chosen
