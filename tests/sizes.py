"""How much of something is tried in every run, and how much where there is time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first(cases: Iterable[Any], count: int = 1) -> list[Any]:
    """Parameters of a test: so many of them always, the others where there is time."""
    every = list(cases)
    return [*every[:count], *(_in_time(case) for case in every[count:])]


def _in_time(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
