"""Makes mistakes in copies of the project, and looks whether the tests notice."""

from __future__ import annotations

import compileall
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from py_compile import PycInvalidationMode
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory

from tests.mutants.covered import Covered, asked, look, within
from tests.mutants.mutations import Mutation, lines_of, mutations
from tests.mutants.nearest import asked_first, sources

WORKERS = 2
A_TEST = 300
"""Seconds: a test that takes longer does not end, and so has noticed something."""
TRUSTED_AFTER = 2
TIMES_AS_LONG = 4
"""A test that takes so many times as long as it should does not end."""
PASSED, NONE_FOUND, SPENT = 0, 5, -signal.SIGXCPU
QUICK, LONG = "not long", "long"
BUDGETS = {QUICK: 60, LONG: 40}
"""Seconds of processor, however busy the machine is: whom nobody has noticed by then has survived."""
ON_SQLITE = "not postgres"
STORE = Path("bot/store")
"""Elsewhere PostgreSQL says what SQLite has said already."""
EQUIVALENTS = Path(__file__).with_name("equivalents.toml")
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "build", "out", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis", ".env"
)
SETTING = re.compile("_?[A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*(?:: [^=]+)? = ")
NUMBER = re.compile(r"\d[\d_]*(?:\.\d+)?")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", re.MULTILINE)


class SurveyError(Exception):
    """A survey cannot be made; the message is one sentence that says why."""


@dataclass(frozen=True)
class Mutant:
    """A mistake in a file."""

    file: str
    mutation: Mutation
    content: str

    def told(self) -> dict[str, object]:
        """Where it is and what it is."""
        return {"file": self.file, "line": self.mutation.line, "change": self.mutation.change}


@dataclass(frozen=True)
class Equivalent:
    """A mistake that changes nothing that anybody could notice; found by what stands there, wherever that moves."""

    file: str
    line: str
    change: str
    reason: str


def equivalents() -> set[tuple[str, str, str]]:
    """Those that are known."""
    found = [Equivalent(**one) for one in tomllib.loads(EQUIVALENTS.read_text("utf-8")).get("equivalent", [])]
    return {(one.file, one.line, one.change) for one in found}


@dataclass(frozen=True)
class Taste:
    """Numbers in capital letters of which one more or less is as good: those of these files."""

    files: str
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        """Whether a mistake is no more than that."""
        number = NUMBER.fullmatch(mutant.mutation.before)
        return fnmatch(mutant.file, self.files) and bool(number and SETTING.match(mutant.content))


def tastes() -> list[Taste]:
    """Those that are known."""
    return [Taste(**one) for one in tomllib.loads(EQUIVALENTS.read_text("utf-8")).get("taste", [])]


def chosen(root: Path, count: int, seed: int) -> list[Mutant]:
    """So many mistakes, by chance: the same for the same seed and sources."""
    every: list[Mutant] = []
    for path in sources(root):
        text = (root / path).read_text("utf-8")
        every += [Mutant(str(path), one, " ".join(lines_of(text, one))) for one in mutations(text)]
    if count > len(every):
        raise SurveyError(f"COUNT cannot be {count}: there are only {len(every):,} mutations to choose from.")
    return Random(seed).sample(every, count)


def survey(root: Path, mutants: list[Mutant], tell: Callable[[str], None]) -> dict[str, object]:
    """Try each that is not equivalent; whether the tests noticed, and which they did not notice."""
    known = equivalents()
    tried = [one for one in mutants if (one.file, one.content, one.mutation.change) not in known]
    survivors: list[Mutant] = []
    killers: dict[str, Mutant] = {}
    with _copies(root) as (copies, covered):

        def one(mutant: Mutant) -> None:
            copy = copies.get()
            try:
                found = _noticed(copy, mutant, covered)
            finally:
                copies.put(copy)
            if found is None:
                survivors.append(mutant)
            elif found:
                killers.setdefault(found, mutant)
            where = f"{mutant.file}:{mutant.mutation.line}"
            tell(
                f"{'survived' if found is None else 'killed'}  {where}  {mutant.mutation.change}  {found or ''}"
            )

        with ThreadPoolExecutor(WORKERS) as workers:
            list(workers.map(one, tried))
        if tried:
            _trust(copies.get(), list(killers) or asked_first(root, Path(tried[0].file))[:1])
    known_tastes = tastes()
    matters = [one for one in survivors if not any(taste.covers(one) for taste in known_tastes)]
    order = {mutant: place for place, mutant in enumerate(tried)}
    return {
        "mutants": len(mutants),
        "killed": len(tried) - len(survivors),
        "equivalent": len(mutants) - len(tried) + len(survivors) - len(matters),
        "survivors": [one.told() for one in sorted(matters, key=lambda one: order[one])],
    }


def _noticed(copy: Path, mutant: Mutant, covered: Covered) -> str | None:
    """Which test notices the mistake (empty: all of them, or one that does not end), or None.

    Of the quick tests those that run its lines are asked, where they are known; else, and of the long ones, the nearest.
    """
    path = copy / mutant.file
    source = path.read_text("utf-8")
    near = asked_first(copy, Path(mutant.file))
    mutation = mutant.mutation
    run = asked(covered, mutant.file, mutation.line, mutation.line + mutation.before.count("\n"))
    path.write_text(mutation.applied(source), "utf-8")
    try:
        for size, budget in BUDGETS.items():
            which = size if STORE in Path(mutant.file).parents else f"{size} and {ON_SQLITE}"
            tests = near if run is None or size == LONG else within(run, covered, near, budget)
            found = _failing(copy, tests, which, budget, covered)
            if found is not None:
                return found
    finally:
        path.write_text(source, "utf-8")
    return None


def _failing(copy: Path, tests: list[str], which: str, budget: int, covered: Covered) -> str | None:
    """The first test that fails, and fails again when it is asked alone; one that does not was only disturbed."""
    disturbed: list[str] = []
    while tests:
        code, said = _run(copy, [*tests, *disturbed], which, budget)
        if code in (PASSED, NONE_FOUND):
            return None
        if code == SPENT:
            return _endless(copy, said, budget, covered)
        failed = FAILED.search(said)
        if failed is None or _run(copy, [failed[1]], "")[0] != PASSED:
            return failed[1] if failed else ""
        disturbed.append(f"--deselect={failed[1]}")
    return None


def _endless(copy: Path, said: str, budget: int, covered: Covered) -> str | None:
    """The test in which the budget ended, if it spends all of one alone that it would not spend without the mistake."""
    under_way = said.rpartition("\n")[2].strip()
    if under_way not in covered.takes or covered.seconds(under_way) > budget / TIMES_AS_LONG:
        return None
    return under_way if _run(copy, [under_way], "", budget)[0] == SPENT else None


def _trust(copy: Path, tests: list[str]) -> None:
    """What noticed a mistake must not fail without one, nor tests that cannot even be run; a busy machine may fail one once."""
    for _ in range(TRUSTED_AFTER):
        code, said = _run(copy, tests, "")
        if code == PASSED:
            return
    failed = FAILED.search(said)
    raise SurveyError(f"{failed[1] if failed else 'A test'} fails without any mutation: mend that first.")


def _run(copy: Path, tests: list[str], size: str, budget: int | str = "unlimited") -> tuple[int, str]:
    """Run these tests of a size in this order, until one fails or does not end, or the budget is spent."""
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-vv",  # more than is quiet by the settings of the project
        "-rfE",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "-m",
        size,
    ]
    slow = ["-o", f"faulthandler_timeout={A_TEST}", "-o", "faulthandler_exit_on_timeout=true"]
    process = subprocess.Popen(  # noqa: S603  # our own tests
        ["/bin/sh", "-c", f'ulimit -St {budget}; exec "$@"', "sh", *pytest, *slow, *tests],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "", "COLUMNS": "300"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        said, _ = process.communicate()
    finally:
        with suppress(ProcessLookupError):  # whatever the tests have begun ends with them
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return process.returncode, said


@contextmanager
def _copies(root: Path) -> Iterator[tuple[SimpleQueue[Path], Covered]]:
    """A copy of the project for each worker, and which tests run what there.

    What is compiled is known by its text, for files change quickly.
    """
    copies: SimpleQueue[Path] = SimpleQueue()
    with TemporaryDirectory(prefix="mutants-") as folder:
        for number in range(WORKERS):
            copy = Path(folder) / str(number)
            shutil.copytree(root, copy, ignore=LEFT_OUT)
            compileall.compile_dir(
                copy, quiet=2, workers=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH
            )
            copies.put(copy)
        found = look(copy, Path(folder), f"{QUICK} and {ON_SQLITE}", WORKERS)
        yield copies, replace(found, root=root)  # where nothing is changed meanwhile
