"""Where a match stands: its game and its record, who is asked what, and what an answer does to both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.text import Text
from engines.kernel.catalogue import AnyTitle
from engines.kernel.game import Game
from engines.kernel.journal import Entry, News, Outcome
from engines.kernel.questions import Answer, NotOfferedError, Picks, Question, StaleError, check, picks_of
from engines.kernel.record import Record
from engines.kernel.steps import Ask
from engines.kernel.title import Title
from engines.kernel.views import Event


class Position:
    """The state of the rules and the record beside it, which change together with every answer."""

    def __init__(self, title: AnyTitle, record: Record, game: Game[Any]) -> None:
        self.title = title
        self.record = record
        self.game = game
        self.steps: list[Ask | None] = []
        self._asked: dict[tuple[int, bool], Question] = {}
        self.read_again()

    def read_again(self) -> None:
        """Who is asked now, after the game was changed."""
        self._asked = {}
        game = self.game
        self.steps = [game.asked(seat) for seat in range(game.seats)]

    # Asking

    def question(self, seat: int, *, teach: bool = False) -> Question | None:
        """What this seat is asked now; with teach, what it cannot do is there too, each with its reason.

        A question is kept until something changes: whoever is shown it soon answers it.
        """
        step = self.steps[seat] if 0 <= seat < self.record.seats else None
        if step is None:
            return None
        if (kept := self._asked.get((seat, teach))) is not None:
            return kept
        question = step.ask(self.game, teach=teach)
        question.number = self.record.opened[seat]
        question.step = step.kind
        question.secret = step.secret
        if extras := self.title.extras(self.game, seat, step.kind):
            question.options = [*question.options, *extras]
        if teach:
            question.find_out()
        self._asked[seat, teach] = question
        return question

    def checked(self, seat: int, picks: Picks) -> tuple[Question, Answer]:
        """The question of a seat, and what it picked; a refusal gives the reason of what is blocked."""
        question = self.question(seat)
        if question is None:
            raise StaleError(Text("kernel-not-asked"))
        try:
            return question, check(question, picks)
        except NotOfferedError:
            taught = self.question(seat, teach=True)
            if taught is not None:
                check(taught, picks)
            raise

    def forced(self, seat: int) -> Answer | None:
        """What this seat's question can only be answered with; most titles ask nothing of the kind."""
        if type(self.title).forced is Title.forced:
            return None
        question = self.question(seat)
        return None if question is None else self.title.forced(self.game, question)

    def default(self, seat: int) -> Picks:
        """The safe answer for a seat; extras are nothing to do for somebody else."""
        step = self.steps[seat]
        if step is None:
            raise StaleError(Text("kernel-not-asked"))
        question = step.ask(self.game)
        question.step = step.kind
        return picks_of(step.default(self.game, question))

    # Answering

    def play(self, entry: Entry) -> None:
        """Answer once more what was answered before, or refuse."""
        self.carry_out(entry, self.checked(entry.seat, entry.picks or ())[1])

    def carry_out(self, entry: Entry, answer: Answer) -> Outcome:
        """Change the state by a checked answer, number the questions that are open then, and keep the news."""
        game, record, seat = self.game, self.record, entry.seat
        before = self.steps
        step: Any = before[seat]
        game.now.seen.clear()
        game.enter(seat)
        if len(answer) == 1 and answer[0].extra:
            self.title.take_extra(game, seat, answer[0])
        else:
            game.pop(seat)
            step.take(game, answer)
        own = len(game.now.events)
        game.advance()
        record.since.append(entry)
        if entry.by == "person":
            record.answered[seat] = entry.row
        self.number(seat, before, entry.row + 1)
        events = self.note(entry.row, seat if entry.by == "person" else None, own)
        outcome = self.outcome(seat, before, events)
        outcome.seen = tuple(sorted(game.now.seen))
        return outcome

    def number(self, actor: int, before: Sequence[Ask | None], number: int) -> None:
        """Note who is asked now; a question that was not open before (the actor's never was) gets this number."""
        self.read_again()
        for seat, step in enumerate(self.steps):
            if step is None:
                self.record.opened[seat] = -1
            elif seat == actor or step is not before[seat]:
                self.record.opened[seat] = number

    def note(self, row: int, by: int | None, own: int) -> list[Event]:
        """Keep the events that this row of the journal caused; the first few are the actor's own doing."""
        now = self.game.now
        events, now.events = now.events, []
        if events:
            fresh = [News(row, event, by if i < own else None) for i, event in enumerate(events)]
            fresh[0].chapter = now.chapter
            now.chapter = False
            self.record.news.extend(fresh)
        return events

    def outcome(self, actor: int, before: Sequence[Ask | None], events: list[Event]) -> Outcome:
        """What an answer led to, as far as it can be seen from who was asked before and who is asked now."""
        seats = range(self.record.seats)
        newly = tuple(s for s in seats if self.steps[s] is not None and before[s] is None and s != actor)
        released = tuple(s for s in seats if self.steps[s] is None and before[s] is not None)
        return Outcome(events, newly, released, undoable=True, over=self.game.result is not None)
