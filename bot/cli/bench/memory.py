"""What a process takes in which pictures of all titles are drawn."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

from bot.cli.bench.number import Number

PICTURES = 45
PICTURES_MB = 250
PROGRAM = """
import sys
from pathlib import Path
from bot.pictures.sitting import sit
sit(int(sys.argv[1]))
sys.stdout.write(Path("/proc/self/status").read_text("ascii"))
"""


def memory_numbers() -> Iterator[Number]:
    """What so many pictures of each title come to."""
    yield Number("memory.pictures_mb", pictures_mb(), PICTURES_MB)


def pictures_mb() -> float:
    """The megabytes that stay with it after so many pictures of each title."""
    command = [sys.executable, "-c", PROGRAM, str(PICTURES)]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603  # our own program
    found = re.search(r"VmRSS:\s+(\d+) kB", told.stdout)
    if found is None:
        raise RuntimeError("this system does not tell what a process takes")
    return int(found[1]) / 1024
