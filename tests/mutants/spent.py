"""How many seconds of processor each test takes, noted in a file: how long it lasts tells on a busy machine how busy that is."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from time import process_time

import pytest

NOTED_IN = "SPENT_NOTED_IN"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note it, whatever comes of the test; several processes write into the file, a line each time."""
    began = process_time()
    try:
        return (yield)
    finally:
        with Path(os.environ[NOTED_IN]).open("a", encoding="utf-8") as file:
            file.write(f"{process_time() - began:.3f} {item.nodeid}\n")
