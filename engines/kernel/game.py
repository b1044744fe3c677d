"""The state of a match: one pydantic tree with its agenda, its lanes and its dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr

from data.text import Text
from engines.kernel.dice import Dice
from engines.kernel.steps import Ask, Step
from engines.kernel.views import Event, Result

S = TypeVar("S", bound=Step)


class Game(BaseModel, Generic[S]):
    """Base of each title's state; a title fixes S to the discriminated union of its own steps."""

    model_config = ConfigDict(extra="forbid")

    seats: int
    dice: Dice
    agenda: list[S] = Field(default_factory=list)
    lanes: list[list[S]] = Field(default_factory=list)
    result: Result | None = None

    _lane: int | None = PrivateAttr(default=None)
    _events: list[Event] = PrivateAttr(default_factory=list)
    _revealed: bool = PrivateAttr(default=False)
    _chapter: bool = PrivateAttr(default=False)

    def then(self, *steps: Step) -> None:
        """Put steps in front of what was waiting: in the lane that is acting, or on the agenda."""
        stack: list[Any] = self.agenda if self._lane is None else self.lanes[self._lane]
        stack.extend(reversed(steps))

    def tell(
        self,
        text: Text,
        *,
        to: tuple[int, ...] | None = None,
        marks: tuple[str, ...] = (),
        first: bool = False,
    ) -> None:
        """Record an event; the first of a chapter starts anew what spectators see as the latest news."""
        if first:
            self._chapter = True
        self._events.append(Event(text, to, marks))

    def reveal(self) -> None:
        """Something hidden was shown: nobody may take back what led to it."""
        self._revealed = True

    def finish(self, result: Result) -> None:
        """The match is over."""
        self.agenda.clear()
        self.lanes.clear()
        self.result = result

    def asked(self, seat: int) -> Ask | None:
        """The step that waits for this seat."""
        if self.lanes:
            lane: Sequence[Step] = self.lanes[seat]
            return lane[-1] if lane and isinstance(lane[-1], Ask) else None
        top: Step | None = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Ask) and top.seat == seat else None

    def pop(self, seat: int) -> None:
        """Take the step that this seat answers off its stack."""
        if self.lanes:
            self.lanes[seat].pop()
            self._lane = seat
        else:
            self.agenda.pop()

    def advance(self) -> None:
        """Run automatic steps until somebody is asked or nothing is left."""
        self._lane = None
        while self.agenda:
            top: Any = self.agenda[-1]
            if top.asks:
                return
            if top.lanes:
                if self._walk(top):
                    return
            else:
                self.agenda.pop()
                top.run(self)

    def _walk(self, together: Any) -> bool:
        """Settle the lanes; true while one of them waits for its seat."""
        if not self.lanes:
            opened = together.open(self)
            self.lanes = [list(reversed(opened.get(seat, ()))) for seat in range(self.seats)]
        waiting = False
        for seat, lane in enumerate(self.lanes):
            while lane:
                step: Any = lane[-1]
                if step.asks:
                    waiting = True
                    break
                lane.pop()
                self._lane = seat
                step.run(self)
        self._lane = None
        if waiting:
            return True
        self.lanes = []
        self.agenda.pop()
        together.close(self)
        return False
