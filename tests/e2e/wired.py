"""Discord's own description of its requests, held against those of the stage."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from simcord import HttpLogEntry

from tests.wire.check import LAYOUT, components, mentions
from tests.wire.facts import contradicted, facts
from tests.wire.routes import Call


@cache
def _routes() -> list[tuple[str, re.Pattern[str], str]]:
    """Every route that is known: its method, what its paths look like, and how it is written."""
    found = []
    for route in facts()["routes"]:
        method, _, path = route.partition(" ")
        found.append((method, re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path))
    return sorted(found, key=lambda one: one[2].count("{"))


def problems(entry: HttpLogEntry) -> Iterator[str]:
    """What Discord would not take of a payload; which files came with it the stage does not know."""
    body = entry.json
    if body is None:
        return
    path = next(
        (path for method, shape, path in _routes() if method == entry.method and shape.fullmatch(entry.path)),
        None,
    )
    if path is None:
        yield f"{entry.method} {entry.path}: Discord has no such route"
        return
    call = Call(body=body if isinstance(body, dict) else {"": body})
    yield from contradicted(entry.method, path, call)
    said = body.get("data", body) if isinstance(body, dict) else {}
    if isinstance(said, dict):
        yield from components(said.get("components") or [], layout=bool((said.get("flags") or 0) & LAYOUT))
        yield from mentions(said)
