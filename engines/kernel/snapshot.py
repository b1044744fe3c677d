"""A match as it is stored."""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import Entry, News
from engines.kernel.questions import Picks

FORM = 1


class LaterSaveError(ValueError):
    """A match that a later release has saved; the message names the versions and nothing of what is stored."""

    def __init__(self, what: str, known: int) -> None:
        super().__init__(
            f"it was saved in {what}, and this release knows them up to {known}: "
            "run the release that saved it, or a later one"
        )


class Label(BaseModel):
    """What stands on every saved match, whichever release has written it."""

    version: int
    form: int = 1

    def check(self, title: AnyTitle) -> None:
        """Refuse what this release cannot know."""
        if self.version > title.version:
            raise LaterSaveError(f"version {self.version} of {title.id}", title.version)
        if self.form > FORM:
            raise LaterSaveError(f"form {self.form} of saved matches", FORM)


class Snapshot(BaseModel):
    """A match between two answers, as it is stored."""

    model_config = ConfigDict(extra="forbid")

    form: int = FORM
    title: str
    version: int
    seats: int
    options: dict[str, str | bool | int]
    seed: str
    length: int
    opened: list[int]
    answered: list[int]
    news: list[News]
    state: str
    checkpoint: str
    answered_before: list[int]
    since: list[Entry]
    bound: int
    orders: list[Picks] = Field(default_factory=list)

    @classmethod
    def read(cls, saved: bytes, title: AnyTitle) -> Snapshot:
        """What was stored, in the title's present version; what a later release has saved is refused."""
        label = Label.model_validate_json(saved)
        label.check(title)
        if label.form < FORM:
            saved = json.dumps(reformed(json.loads(saved), label.form) | {"form": FORM}).encode()
        snapshot = cls.model_validate_json(saved)
        return snapshot if snapshot.version == title.version else snapshot.upgraded(title)

    def upgraded(self, title: AnyTitle) -> Snapshot:
        """The state under the present rules; what was answered under older ones is not taken back."""
        state = json.dumps(title.upgrade(json.loads(self.state), self.version))
        return self.model_copy(
            update={
                "version": title.version,
                "state": state,
                "checkpoint": state,
                "answered_before": list(self.answered),
                "since": [],
                "bound": 0,
            }
        )


def reformed(saved: dict[str, Any], form: int) -> dict[str, Any]:  # noqa: ARG001  # first form
    """A saved match of an older form in the present one; the state in it is the title's (see Title.upgrade)."""
    return saved
