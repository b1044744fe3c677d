"""What any release can tell of a saved match before it reads it: by which version and in which form it was saved."""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel

from engines.kernel.catalogue import AnyTitle

FORM = 3
WITH_LISTS = 3


class LaterSaveError(ValueError):
    """A match that a later release has saved; the message names the versions and nothing of what is stored."""

    def __init__(self, what: str, known: int) -> None:
        super().__init__(
            f"it was saved in {what}, and this release knows them up to {known}: "
            "run the release that saved it, or a later one"
        )


class Label(BaseModel):
    """What stands on every saved match, whichever release has written it; the first ones did not name the form."""

    version: int
    form: int = 1


def readable(saved: bytes, title: AnyTitle) -> bytes:
    """What was saved, in the present form; what a later release has saved is refused."""
    label = Label.model_validate_json(saved)
    if label.version > title.version:
        raise LaterSaveError(f"version {label.version} of {title.id}", title.version)
    if label.form > FORM:
        raise LaterSaveError(f"form {label.form} of saved matches", FORM)
    if label.form == FORM:
        return saved
    return json.dumps(reformed(json.loads(saved), label.form) | {"form": FORM}).encode()


def reformed(saved: dict[str, Any], form: int) -> dict[str, Any]:
    """A saved match of an older form in the present one; the state in it is the title's (see Title.upgrade).

    In the first form no answer was late; in the second an order was nothing but the key of its kind.
    """
    if form < WITH_LISTS:
        given = saved.get("orders", [])
        return saved | {"orders": [[{"kind": key} for key in keys] for keys in given]}
    return saved
