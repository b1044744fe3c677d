"""Entries of the agenda: things of the rulebook that still have to happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

from engines.kernel.questions import Answer, Question, smallest


class Step(BaseModel):
    """Something the rules do by themselves when its turn on the agenda comes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    asks: ClassVar[bool] = False
    lanes: ClassVar[bool] = False
    kind: str

    def run(self, game: Any) -> None:  # only automatic steps do something here
        """Do it; the step is off the agenda by now."""


class Ask(Step, ABC):
    """A step that waits for one seat."""

    asks: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    seat: int

    @abstractmethod
    def ask(self, game: Any, *, teach: bool = False) -> Question:
        """What the seat is asked now; must not change anything."""

    @abstractmethod
    def take(self, game: Any, answer: Answer) -> None:
        """Carry out a checked answer; the step is off the agenda by now."""

    def moot(self, game: Any) -> bool:  # noqa: ARG002  # most questions have to be asked
        """Whether nothing is left to decide, so that the step is dropped unasked; must rest on public knowledge."""
        return False

    def default(self, game: Any, question: Question) -> Answer:  # noqa: ARG002  # the smallest is mostly safe
        """The safe answer to this question for somebody who does not come back."""
        return smallest(question)


class Together(Step, ABC):
    """Several seats at the same time: each has a small agenda of its own, a lane."""

    lanes: ClassVar[bool] = True

    @abstractmethod
    def open(self, game: Any) -> Mapping[int, Sequence[Step]]:
        """The lanes, by seat, when the step's turn comes."""

    def close(self, game: Any) -> None:
        """Called when every lane is empty; the step is off the agenda by now."""
