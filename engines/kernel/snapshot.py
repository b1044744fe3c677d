"""A match as it is stored."""

from __future__ import annotations

import json

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import Entry, News
from engines.kernel.questions import Picks
from engines.kernel.saved import FORM, readable


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
        """What was stored, in the title's present version."""
        snapshot = cls.model_validate_json(readable(saved, title))
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
