"""The strong computer of another release, which sits at tables of this one: its own code thinks, in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bot.cli.sentences import InputError
from engines.kernel.questions import Picks

THERE = """
import json, sys
from base64 import b64decode
from time import process_time
from engines.kernel.catalogue import title_of
from engines.kernel.levels import think
print("ready", flush=True)
for line in sys.stdin:
    title, blind, seat, luck = json.loads(line)
    began = process_time()
    picks = think(title_of(title), b64decode(blind), seat, luck).picks
    print(json.dumps([list(picks), 1000 * (process_time() - began)]), flush=True)
"""


class Thought(NamedTuple):
    """What it would answer, and how long it thought, in ms of a processor."""

    picks: Picks
    ms: float


class Former:
    """It is told what its seat knows, and no more, as bytes that hold as long as saved matches do."""

    def __init__(self, folder: Path, process: subprocess.Popen[str]) -> None:
        self._folder = folder
        self._process = process
        if self._said() != "ready":
            raise InputError(f"In {folder} there is no release of Guildhall whose computers think ahead.")

    def think(self, title: str, blind: bytes, seat: int, luck: str) -> Thought:
        """What it would answer in this seat."""
        if self._process.stdin is not None:
            print(
                json.dumps([title, b64encode(blind).decode(), seat, luck]),
                file=self._process.stdin,
                flush=True,
            )
        if not (said := self._said()):
            raise InputError(f"The release in {self._folder} cannot read a match of {title} as it is now.")
        picks, ms = json.loads(said)
        return Thought(tuple(picks), ms)

    def _said(self) -> str:
        return self._process.stdout.readline().strip() if self._process.stdout is not None else ""


@contextmanager
def former(folder: Path) -> Iterator[Former]:
    """Start the release in this folder, and end it."""
    if not (folder / "engines" / "kernel").is_dir():
        raise InputError(f"In {folder} there is no release of Guildhall.")
    process = subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-B", "-c", THERE],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        try:
            yield Former(folder, process)
        finally:
            process.kill()
