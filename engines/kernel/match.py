"""A match: the rules side of a table, answered by seats and rebuilt from its journal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, TypeAdapter

from data.text import Text, Who
from engines.kernel.catalogue import AnyTitle
from engines.kernel.dice import Dice, commitment
from engines.kernel.game import Game
from engines.kernel.options import Options
from engines.kernel.questions import Picks, Question, RefusedError, StaleError, check
from engines.kernel.steps import Ask
from engines.kernel.views import AnyView, Awaited, Event, Result, View

By = Literal["person", "computer", "default"]
NEWS_KEPT = 80


@dataclass(slots=True, frozen=True)
class Entry:
    """One row of the journal: an answer, or (picks is None) a seat taking its last answer back."""

    seat: int
    picks: Picks | None
    by: By = "person"
    row: int = -1


@dataclass(slots=True)
class News:
    """An event and the journal row that caused it; a chapter starts what spectators see as the latest."""

    row: int
    event: Event
    chapter: bool = False


@dataclass(slots=True)
class Outcome:
    """What an answer led to."""

    events: list[Event]
    newly: tuple[int, ...]
    released: tuple[int, ...]
    undoable: bool
    over: bool


class Snapshot(BaseModel):
    """A match between two answers, as it is stored."""

    model_config = ConfigDict(extra="forbid")

    title: str
    version: int
    seats: int
    options: dict[str, str | bool | int]
    seed: str
    length: int
    opened: list[int]
    answered: list[int]
    since: list[Entry]
    news: list[News]
    checkpoint: str
    state: str


_SNAPSHOT: TypeAdapter[Snapshot] = TypeAdapter(Snapshot)


class Match:
    """The state of a table's rules: who is asked what, what they may answer, and what anybody may see."""

    def __init__(self, title: AnyTitle, options: Options, seed: str, game: Game[Any]) -> None:
        self.title = title
        self.options = options
        self.seed = seed
        self.commitment = commitment(seed)
        self.seats = game.seats
        self.length = 0
        self._game = game
        self._checkpoint = ""
        self._since: list[Entry] = []
        self._news: list[News] = []
        self._steps: list[Ask | None] = [None] * game.seats
        self._opened = [-1] * game.seats
        self._answered = [-1] * game.seats
        self._cached: Question | None = None

    @classmethod
    def start(cls, title: AnyTitle, seats: int, options: Options, seed: str) -> Self:
        """A new match; options that do not go together are refused with the reason."""
        if seats not in title.seats:
            raise RefusedError(
                Text("kernel-seats", {"least": title.seats[0], "most": title.seats[-1], "seats": seats})
            )
        if conflict := title.conflict(seats, options):
            raise RefusedError(conflict)
        match = cls(title, options, seed, title.setup(seats, options, Dice(seed=seed)))
        match._game.advance()
        match._settle(actor=None)
        match._bound()
        return match

    # Looking

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self._game.result

    @property
    def over(self) -> bool:
        """Whether nobody owes an answer any more."""
        return self._game.result is not None

    def awaited(self) -> tuple[Awaited, ...]:
        """Who owes an answer."""
        return tuple(
            Awaited(seat, self._opened[seat], step.secret)
            for seat, step in enumerate(self._steps)
            if step is not None
        )

    def default(self, seat: int) -> Picks:
        """The safe answer for a seat whose player does not come back."""
        step = self._steps[seat]
        if step is None:
            raise StaleError(Text("kernel-not-asked"))
        return step.default(self._game)

    def question(self, seat: int, *, teach: bool = False) -> Question | None:
        """What this seat is asked now; with teach, what it cannot do is there too, each with its reason."""
        step = self._steps[seat] if 0 <= seat < self.seats else None
        if step is None:
            return None
        if self._cached is not None and self._cached.seat == seat and not teach:
            return self._cached
        question = step.ask(self._game, teach=teach)
        question.number = self._opened[seat]
        question.step = step.kind
        question.secret = step.secret
        if extras := self.title.extras(self._game, seat, step.kind):
            question.options = [*question.options, *extras]
        if not teach:
            self._cached = question
        return question

    def view(self, viewer: int | None) -> AnyView:
        """Everything this viewer (None: anybody at the table) may know, and nothing else."""
        title, game = self.title, self._game
        hand = None if viewer is None else title.hand(game, viewer)
        return View[BaseModel, BaseModel].model_construct(
            title=title.id,
            seats=self.seats,
            viewer=viewer,
            options=self.options.model_dump(),
            commitment=self.commitment,
            board=title.board(game),
            hand=hand,
            awaited=tuple(seat for seat, step in enumerate(self._steps) if step is not None),
            news=tuple(news.event for news in self._latest(viewer) if news.event.seen_by(viewer)),
            result=game.result,
        )

    def _latest(self, viewer: int | None) -> list[News]:
        if viewer is not None:
            return [news for news in self._news if news.row > self._answered[viewer]]
        start = max((i for i, news in enumerate(self._news) if news.chapter), default=0)
        return self._news[start:]

    # Answering

    def answer(self, seat: int, picks: Picks, to: int, by: By = "person") -> Outcome:
        """Carry out a seat's answer to the question with this number, or refuse and change nothing."""
        step = self._steps[seat] if 0 <= seat < self.seats else None
        if step is None:
            raise StaleError(Text("kernel-over" if self.over else "kernel-not-asked"))
        if to != self._opened[seat]:
            raise StaleError(Text("kernel-stale"))
        self._check(seat, picks)
        game = self._game
        if not game.lanes and any(entry.seat != seat for entry in self._since):
            self._bound()
        before = self._steps
        drawn = game.dice.drawn
        self._apply(seat, picks)
        row = self.length
        self._since.append(Entry(seat, picks, by, row))
        self.length += 1
        self._answered[seat] = row
        outcome = self._settle(actor=seat, before=before, row=row)
        if game.dice.drawn != drawn or game._revealed:
            self._bound()
            outcome.undoable = False
        return outcome

    def _check(self, seat: int, picks: Picks) -> None:
        question = self.question(seat)
        if question is None:
            raise StaleError(Text("kernel-not-asked"))
        try:
            check(question, picks)
        except RefusedError as refused:
            if refused.text.id != "kernel-not-an-option":
                raise
            taught = self.question(seat, teach=True)
            if taught is not None:
                check(taught, picks)
            raise

    def _apply(self, seat: int, picks: Picks) -> None:
        game = self._game
        step = game.asked(seat)
        if step is None:
            raise StaleError(Text("kernel-not-asked"))
        self._cached = None
        if len(picks) == 1 and self._is_extra(seat, step, picks[0]):
            game._lane = seat if game.lanes else None
            self.title.take_extra(game, seat, picks[0])
        else:
            game.pop(seat)
            step.take(game, picks)
        game.advance()

    def _is_extra(self, seat: int, step: Ask, key: str) -> bool:
        return any(option.key == key for option in self.title.extras(self._game, seat, step.kind))

    def _settle(self, actor: int | None, before: list[Ask | None] | None = None, row: int = -1) -> Outcome:
        """Number the questions that are open now, collect the events, and say who owes what."""
        game = self._game
        self._cached = None
        old = before if before is not None else [None] * self.seats
        steps = [game.asked(seat) for seat in range(self.seats)]
        for seat, step in enumerate(steps):
            if step is None:
                self._opened[seat] = -1
            elif seat == actor or step is not old[seat]:
                self._opened[seat] = self.length
        self._steps = steps
        events = game._events
        game._events = []
        for event in events:
            self._news.append(News(row, event))
        if game._chapter and events:
            self._news[-len(events)].chapter = True
            game._chapter = False
        if len(self._news) > 2 * NEWS_KEPT:
            del self._news[:-NEWS_KEPT]
        newly = tuple(s for s in range(self.seats) if steps[s] is not None and old[s] is None and s != actor)
        released = tuple(s for s in range(self.seats) if steps[s] is None and old[s] is not None)
        return Outcome(events, newly, released, undoable=actor is not None, over=self.over)

    def _bound(self) -> None:
        """Nothing before this moment can be taken back."""
        self._game._revealed = False
        self._checkpoint = self._game.model_dump_json()
        self._since = []

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has an answer that it may take back."""
        return self._without_last(seat) is not None

    def undo(self, seat: int) -> Outcome:
        """Take this seat's last answer back, or refuse and change nothing."""
        found = self._without_last(seat)
        if found is None:
            mine = any(entry.seat == seat for entry in self._since)
            raise RefusedError(Text("kernel-undo-others" if mine else "kernel-undo-none"))
        game, since, removed_row = found
        before = self._steps
        self._game, self._since = game, since
        self._news = [news for news in self._news if news.row != removed_row]
        row = self.length
        self.length += 1
        self._answered[seat] = row
        kept = [game.asked(other) for other in range(self.seats)]
        same = [
            step if other != seat and step is not None and step == before[other] else None
            for other, step in enumerate(kept)
        ]
        game.tell(Text("kernel-event-undo", {"who": Who(seat)}))
        outcome = self._settle(actor=seat, before=same, row=row)
        outcome.newly = tuple(s for s in outcome.newly if before[s] is None)
        outcome.released = tuple(s for s in range(self.seats) if kept[s] is None and before[s] is not None)
        outcome.undoable = self.can_undo(seat)
        return outcome

    def _without_last(self, seat: int) -> tuple[Game[Any], list[Entry], int] | None:
        """The match since the last boundary, played again without this seat's last answer; None if impossible."""
        mine = [entry for entry in self._since if entry.seat == seat]
        if not mine:
            return None
        since = [entry for entry in self._since if entry is not mine[-1]]
        again = Match(self.title, self.options, self.seed, self._from_json(self._checkpoint))
        again._settle(actor=None)
        drawn = again._game.dice.drawn
        for entry in since:
            try:
                again._check(entry.seat, entry.picks or ())
            except RefusedError:
                return None
            again._apply(entry.seat, entry.picks or ())
            again._settle(actor=entry.seat, before=again._steps)
        if again._game.dice.drawn != drawn or again._game._revealed:
            return None
        return again._game, since, mine[-1].row

    # Keeping

    def _from_json(self, state: str) -> Game[Any]:
        game: Game[Any] = self.title.game.model_validate_json(state)
        return game

    def save(self) -> bytes:
        """The match as JSON: enough to go on in another process."""
        snapshot = Snapshot(
            title=self.title.id,
            version=self.title.version,
            seats=self.seats,
            options=self.options.model_dump(),
            seed=self.seed,
            length=self.length,
            opened=self._opened,
            answered=self._answered,
            since=self._since,
            news=self._news[-NEWS_KEPT:],
            checkpoint=self._checkpoint,
            state=self._game.model_dump_json(),
        )
        return snapshot.model_dump_json().encode()

    @classmethod
    def load(cls, title: AnyTitle, saved: bytes) -> Self:
        """A match as it was saved, brought to the title's present rules version if it is older."""
        snapshot = _SNAPSHOT.validate_json(saved)
        if snapshot.version != title.version:
            snapshot = _upgraded(title, snapshot)
        options = title.options.model_validate(snapshot.options)
        game = title.game.model_validate_json(snapshot.state)
        match = cls(title, options, snapshot.seed, game)
        match.length = snapshot.length
        match._checkpoint = snapshot.checkpoint
        match._since = snapshot.since
        match._news = snapshot.news
        match._steps = [game.asked(seat) for seat in range(match.seats)]
        match._opened = snapshot.opened
        match._answered = snapshot.answered
        return match

    @classmethod
    def replay(
        cls, title: AnyTitle, seats: int, options: Options, seed: str, journal: Iterable[Entry]
    ) -> Self:
        """The match that this seed and journal lead to."""
        match = cls.start(title, seats, options, seed)
        for entry in journal:
            if entry.picks is None:
                match.undo(entry.seat)
            else:
                match.answer(entry.seat, entry.picks, match._opened[entry.seat], entry.by)
        return match

    def redealt(self, viewer: int | None, seed: str) -> Match:
        """A copy in which everything that this viewer may not know was dealt anew."""
        copy = Match.load(self.title, self.save())
        copy._game.dice = Dice(seed=seed)
        self.title.redeal(copy._game, viewer, copy._game.dice)
        copy._steps = [copy._game.asked(seat) for seat in range(copy.seats)]
        copy._bound()
        return copy

    def hidden(self, viewer: int | None) -> dict[str, object]:
        """The zones that this viewer does not know, for tests that look whether they stay hidden."""
        return dict(self.title.hidden(self._game, viewer))

    def census(self) -> dict[str, int]:
        """Counts of components that must never change."""
        return dict(self.title.census(self._game))

    def advise(self, seat: int, luck: Random) -> Picks:
        """What a computer player in this seat answers."""
        question = self.question(seat)
        if question is None:
            raise StaleError(Text("kernel-not-asked"))
        return self.title.advise(self._game, question, luck)


def _upgraded(title: AnyTitle, snapshot: Snapshot) -> Snapshot:
    """The snapshot with both of its states brought to the title's present version."""
    state, checkpoint = (
        json.dumps(title.upgrade(json.loads(part), snapshot.version))
        for part in (snapshot.state, snapshot.checkpoint)
    )
    return snapshot.model_copy(update={"state": state, "checkpoint": checkpoint, "version": title.version})
