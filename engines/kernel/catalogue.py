"""The titles that exist: every package beside the kernel that offers one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import engines
from data.text import Text
from engines.kernel.questions import RefusedError
from engines.kernel.title import Title

AnyTitle = Title[Any, Any]


@cache
def titles() -> dict[str, AnyTitle]:
    """All titles by id, found by scanning."""
    found: dict[str, AnyTitle] = {}
    for module in pkgutil.iter_modules(engines.__path__):
        title = getattr(importlib.import_module(f"engines.{module.name}"), "TITLE", None)
        if isinstance(title, Title):
            found[title.id] = title
    return found


def title_of(name: str) -> AnyTitle:
    """The title with this id; an unknown one is refused with the ids that exist."""
    if name not in titles():
        raise RefusedError(
            Text("kernel-title-unknown", {"title": name, "known": ", ".join(sorted(titles()))})
        )
    return titles()[name]
