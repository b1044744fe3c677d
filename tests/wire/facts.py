"""What Discord says of its routes: which fields they take, of which types and lengths."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from tests.wire.routes import Call

FILE = Path(__file__).with_name("facts.json")
TRUTHS = {"0": False, "1": True, "true": True, "false": False}


@cache
def facts() -> dict[str, Any]:
    """The table, as it was condensed."""
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


@cache
def _validator(schema: str) -> Draft202012Validator:
    return Draft202012Validator({**json.loads(schema), "$defs": facts()["schemas"]})


def _against(schema: Any, value: Any, name: str) -> Iterator[str]:
    error = best_match(_validator(json.dumps(schema)).iter_errors(value))
    if error is not None:
        place = "".join(f"[{one!r}]" for one in error.absolute_path)
        yield f"{name}{place}: {error.message[:300]}"


def contradicted(method: str, path: str, call: Call) -> Iterator[str]:
    """What in this request Discord does not know, or not so."""
    route = facts()["routes"].get(f"{method} {path}")
    if route is None:
        yield "Discord has no such route"
        return
    for name, text in call.query.items():
        if name not in route["query"]:
            yield f"the query has no {name}"
            continue
        yield from _against(route["query"][name], _typed(route["query"][name], text), name)
    if "body" not in route:
        if call.body or call.files:
            yield "this route takes no body"
        return
    if not call.body and not call.files:
        if route["required"]:
            yield "the body is missing"
        return
    yield from _against(route["body"], call.body.get("", call.body), "body")
    if len(call.files) > route["files"]:
        yield f"{len(call.files)} files"


def _typed(schema: Any, text: str) -> Any:
    """A query's value as what it stands for."""
    if schema.get("type") == "boolean":
        return TRUTHS.get(text, text)
    if schema.get("type") == "integer" and text.lstrip("-").isdigit():
        return int(text)
    return text
