"""The state of a match: one pydantic tree with its agenda, its lanes and its dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field, SkipValidation

from data.text import Text
from engines.kernel.dice import Dice
from engines.kernel.steps import Ask, Step
from engines.kernel.views import Event, Result

S = TypeVar("S", bound=Step)


@dataclass(slots=True)
class Moment:
    """What is noted while one answer is carried out, and never saved."""

    lane: int | None = None
    events: list[Event] = field(default_factory=list)
    chapter: bool = False
    revealed: bool = False
    seen: set[int] = field(default_factory=set)


class Game(BaseModel, Generic[S]):
    """Base of each title's state; a title fixes S to the discriminated union of its own steps."""

    model_config = ConfigDict(extra="forbid")

    seats: int
    dice: Dice
    agenda: list[S] = Field(default_factory=list)
    lanes: list[list[S]] = Field(default_factory=list)
    result: Result | None = None
    now: Annotated[Moment, SkipValidation] = Field(default_factory=Moment, exclude=True, repr=False)

    def then(self, *steps: Step) -> None:
        """Put steps in front of what was waiting: in the lane that is acting, or on the agenda."""
        stack: list[Any] = self.agenda if self.now.lane is None else self.lanes[self.now.lane]
        stack.extend(reversed(steps))

    def tell(
        self,
        text: Text,
        *,
        to: tuple[int, ...] | None = None,
        marks: tuple[str, ...] = (),
        first: bool = False,
    ) -> None:
        """Record an event; with the first of a chapter spectators' latest news start anew (at this answer)."""
        if first:
            self.now.chapter = True
        self.now.events.append(Event(text, to, marks))

    def reveal(self, to: int | None = None) -> None:
        """Something hidden was shown (to this seat alone): nobody may take back what led to it."""
        self.now.revealed = True
        if to is not None:
            self.now.seen.add(to)

    def finish(self, result: Result) -> None:
        """The match is over."""
        self.agenda = []
        self.lanes = []
        self.result = result

    def alone(self, seat: int) -> bool:
        """Whether no other lane has anything left, so that all wait for this seat."""
        return bool(self.lanes) and not any(lane for other, lane in enumerate(self.lanes) if other != seat)

    def closes(self, seat: int) -> bool:
        """Whether this seat's lane holds the very last step of all lanes: what follows them comes next."""
        return self.alone(seat) and len(self.lanes[seat]) == 1

    def asked(self, seat: int) -> Ask | None:
        """The step that waits for this seat."""
        if self.lanes:
            lane: Sequence[Step] = self.lanes[seat]
            return lane[-1] if lane and isinstance(lane[-1], Ask) else None
        top: Step | None = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Ask) and top.seat == seat else None

    def enter(self, seat: int) -> None:
        """From now on this seat acts: what it puts in front goes to its lane, if there are lanes."""
        self.now.lane = seat if self.lanes else None

    def pop(self, seat: int) -> None:
        """Take the step that this seat answers off its stack."""
        (self.lanes[seat] if self.lanes else self.agenda).pop()

    def advance(self) -> None:
        """Run automatic steps until somebody is asked or nothing is left."""
        self.now.lane = None
        while self.agenda:
            top: Any = self.agenda[-1]
            if top.asks:
                if not top.moot(self):
                    return
                self.agenda.pop()
            elif top.lanes:
                if self._walk(top):
                    return
            else:
                self.agenda.pop()
                top.run(self)

    def _walk(self, together: Any) -> bool:
        """Settle the lanes; true while one of them waits for its seat, or the match is over."""
        if not self.lanes:
            opened = together.open(self)
            self.lanes = [list(reversed(opened.get(seat, ()))) for seat in range(self.seats)]
        waiting = False
        for seat in range(self.seats):
            waiting |= self._settle(seat)
            if self.result is not None:
                return True
        self.now.lane = None
        if waiting:
            return True
        self.lanes = []
        self.agenda.pop()
        together.close(self)
        return False

    def _settle(self, seat: int) -> bool:
        """Run the automatic steps of one lane; true if it waits for its seat then."""
        lane: list[Any] = self.lanes[seat]
        self.now.lane = seat
        while lane and self.result is None:
            step = lane[-1]
            if step.asks:
                if not step.moot(self):
                    return True
                lane.pop()
                continue
            if step.lanes:
                raise TypeError(f"{step.kind} stands in a lane: lanes do not nest")
            lane.pop()
            step.run(self)
        return False
