"""What a match keeps: the one place where its fields are declared, and the form in which it is stored."""

from __future__ import annotations

import json
from typing import Self

from pydantic import BaseModel, ConfigDict, Field

from engines.kernel.catalogue import AnyTitle
from engines.kernel.journal import Entry, News
from engines.kernel.options import Options
from engines.kernel.orders import Order
from engines.kernel.saved import FORM, readable


class Record(BaseModel):
    """A match beside its game: this is what is saved, with the game as JSON in its place.

    By seat: the number of the open question (-1: none), the row of the last answer of a person, that row as it was at
    the checkpoint, and the standing orders. Since the checkpoint: the answers, and how many of them stand for good.
    """

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
    orders: list[list[Order]] = Field(default_factory=list)

    @classmethod
    def new(cls, title: AnyTitle, seats: int, options: Options, seed: str) -> Self:
        """Nobody has been asked anything yet."""
        return cls(
            title=title.id,
            version=title.version,
            seats=seats,
            options=options.model_dump(),
            seed=seed,
            length=0,
            opened=[-1] * seats,
            answered=[-1] * seats,
            news=[],
            state="",
            checkpoint="",
            answered_before=[-1] * seats,
            since=[],
            bound=0,
            orders=[[] for _ in range(seats)],
        )

    @classmethod
    def read(cls, saved: bytes, title: AnyTitle) -> Self:
        """What was stored, in the title's present version; before there were standing orders nobody had any."""
        record = cls.model_validate_json(readable(saved, title))
        record.orders = record.orders or [[] for _ in range(record.seats)]
        return record if record.version == title.version else record.upgraded(title)

    def write(self, state: str) -> bytes:
        """What is stored, with the game as it is now."""
        return self.model_copy(update={"state": state}).model_dump_json().encode()

    def upgraded(self, title: AnyTitle) -> Self:
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

    def rewound(self) -> Self:
        """The record of a match that is played again from the checkpoint, which leaves this one alone."""
        return self.model_copy(
            update={
                "opened": [-1] * self.seats,
                "answered": list(self.answered_before),
                "news": [],
                "since": [],
                "bound": 0,
                "orders": [list(given) for given in self.orders],
            }
        )
