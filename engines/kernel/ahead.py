"""Planning: what several answers of one seat would lead to, before any of them is given."""

from __future__ import annotations

from dataclasses import dataclass

from data.text import Text
from engines.kernel.journal import Outcome
from engines.kernel.match import Match
from engines.kernel.questions import Picks, Question, RefusedError
from engines.kernel.views import AnyView, Event


@dataclass(slots=True, frozen=True)
class Planned:
    """An answer of a plan, and what it does, as its seat may know it."""

    picks: Picks
    events: tuple[Event, ...] = ()


class Plan:
    """Answers of one seat one after the other, tried on a copy of the match as long as nothing hidden is shown.

    The last one may show something, or end the turn: it stands in the plan without having been tried, and closes it.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.answers: list[Planned] = []
        self.closed = False
        self._seat = seat
        self._match = Match.load(match.title, match.save())
        self._before = self._match.view(seat)

    @property
    def question(self) -> Question | None:
        """What the seat would be asked then, with what cannot be done; None where no more can be planned."""
        if self.closed:
            return None
        question = self._match.question(self._seat, teach=True)
        return question if question is not None and question.ahead and question.most == 1 else None

    @property
    def view(self) -> AnyView:
        """What the seat would see then."""
        return self._match.view(self._seat)

    @property
    def total(self) -> Text | None:
        """What all of it costs and brings, where the title says so."""
        return self._match.title.comes_to(self._before, self.view) if self.answers else None

    def add(self, picks: Picks) -> None:
        """Plan an answer to what would be asked then, or refuse it with the reason and plan nothing."""
        question = self.question
        if question is None:
            raise RefusedError(Text("kernel-plan-closed"))
        self._match.check(self._seat, picks)
        saved = self._match.save()
        tried = self._tried(picks, question)
        if tried is None:
            self._match, self.closed = Match.load(self._match.title, saved), True
        events = [event for outcome in tried or () for event in outcome.events]
        self.answers.append(Planned(picks, tuple(event for event in events if event.seen_by(self._seat))))
        self.closed = self.question is None

    def _tried(self, picks: Picks, question: Question) -> list[Outcome] | None:
        """What the answer leads to, with what the seat's own orders say to it; None if that cannot be taken back."""
        outcomes = [self._match.answer(self._seat, picks, question.number)]
        while outcomes[-1].undoable and (found := self._match.by_itself()) is not None:
            asked, following, by = found
            if asked.seat != self._seat:
                break
            outcomes.append(self._match.answer(asked.seat, following, asked.number, by))
        return outcomes if outcomes[-1].undoable else None
