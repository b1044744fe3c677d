"""A match: the rules side of a table, answered by seats and rebuilt from its journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Self

from pydantic import BaseModel

from data.text import Text, Who
from engines.kernel.catalogue import AnyTitle
from engines.kernel.dice import Dice, commitment
from engines.kernel.game import Game
from engines.kernel.journal import By, Entry, News, Outcome
from engines.kernel.options import Options
from engines.kernel.questions import Option, Picks, Question, RefusedError, StaleError, check
from engines.kernel.snapshot import Snapshot
from engines.kernel.steps import Ask
from engines.kernel.views import AnyView, Awaited, Event, Result, View

if TYPE_CHECKING:
    from random import Random

NEWS_KEPT = 80
REPLAYED_AT_MOST = 40


class Match:
    """The state of a table's rules: who is asked what, what they may answer, and what anybody may see.

    To take an answer back is to play again from the checkpoint without it. The boundary (how many of the answers
    since then stand for good) moves with every chance used and every secret shown; the checkpoint, which costs a
    whole state as JSON, follows only now and then.
    """

    def __init__(self, title: AnyTitle, options: Options, seed: str, game: Game[Any]) -> None:
        self.title = title
        self.options = options
        self.seed = seed
        self.commitment = commitment(seed)
        self.seats = game.seats
        self.length = 0
        self._game = game
        self._steps = [game.asked(seat) for seat in range(game.seats)]
        self._opened = [0 if step else -1 for step in self._steps]
        self._answered = [-1] * game.seats
        self._news: list[News] = []
        self._checkpoint = ""
        self._answered_before = self._answered
        self._since: list[Entry] = []
        self._bound = 0
        self._cached: Question | None = None
        self._orders: list[Picks] = [()] * game.seats

    @classmethod
    def start(cls, title: AnyTitle, seats: int, options: Options, seed: str) -> Self:
        """A new match; options that do not go together are refused with the reason."""
        if seats not in title.seats:
            raise RefusedError(
                Text("kernel-seats", {"least": title.seats[0], "most": title.seats[-1], "seats": seats})
            )
        if conflict := title.conflict(seats, options):
            raise RefusedError(conflict)
        game = title.setup(seats, options, Dice(seed=seed))
        game.advance()
        match = cls(title, options, seed, game)
        match._note(-1, None, 0)
        match._keep_checkpoint()
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
        return View[BaseModel, BaseModel].model_construct(
            title=title.id,
            seats=self.seats,
            viewer=viewer,
            options=self.options.model_dump(),
            commitment=self.commitment,
            board=title.board(game),
            hand=None if viewer is None else self.hand(viewer),
            awaited=tuple(seat for seat, step in enumerate(self._steps) if step is not None),
            news=tuple(news.event for news in self._latest(viewer) if news.event.seen_by(viewer)),
            result=game.result,
        )

    def hand(self, seat: int) -> BaseModel | None:
        """What this seat alone may know, as it stands in its view."""
        hand: BaseModel | None = self.title.hand(self._game, seat)
        return hand

    def _latest(self, viewer: int | None) -> list[News]:
        """What happened since the viewer's last answer, and through it; spectators see the latest chapter."""
        if viewer is not None:
            since = self._answered[viewer]
            return [news for news in self._news if news.row >= since and news.by != viewer]
        start = max((i for i, news in enumerate(self._news) if news.chapter), default=0)
        return self._news[start:]

    # Answering

    def answer(self, seat: int, picks: Picks, to: int, by: By = "person") -> Outcome:
        """Carry out a seat's answer to the question with this number, or refuse and change nothing."""
        if not 0 <= seat < self.seats or self._steps[seat] is None:
            raise StaleError(Text("kernel-over" if self.over else "kernel-not-asked"))
        if to != self._opened[seat]:
            raise StaleError(Text("kernel-stale"))
        question, chosen = self._checked(seat, picks)
        game = self._game
        if self._since and self._since[-1].seat != seat and not game.lanes:
            self._set_boundary()
        before = self._steps
        drawn = game.dice.drawn
        entry = Entry(seat, question.arranged(picks), by, self.length)
        self.length += 1
        try:
            events = self._carry_out(entry, chosen)
        except RefusedError as late:
            raise RuntimeError(
                f"{self.title.id} refused an answer to {question.step} after offering it"
            ) from late
        outcome = self._outcome(seat, before, events)
        final = question.final or any(option.final for option in chosen)
        if final or game.dice.drawn != drawn or game.now.revealed or self.over:
            self._set_boundary()
            outcome.undoable = False
        self._forget_orders()
        return outcome

    def check(self, seat: int, picks: Picks) -> None:
        """Refuse what the seat may not answer now, and change nothing."""
        self._checked(seat, picks)

    def _checked(self, seat: int, picks: Picks) -> tuple[Question, list[Option]]:
        """The question of a seat, and what it picked; a refusal gives the reason of what is blocked."""
        question = self.question(seat)
        if question is None:
            raise StaleError(Text("kernel-not-asked"))
        try:
            return question, check(question, picks)
        except RefusedError as refused:
            if refused.text.id != "kernel-not-an-option":
                raise
            taught = self.question(seat, teach=True)
            if taught is not None:
                check(taught, picks)
            raise

    def _carry_out(self, entry: Entry, chosen: Sequence[Option]) -> list[Event]:
        """Change the state by a checked answer, number the questions that are open then, and keep the news."""
        game, seat, picks = self._game, entry.seat, entry.picks or ()
        step: Any = self._steps[seat]
        game.enter(seat)
        if len(chosen) == 1 and chosen[0].extra:
            self.title.take_extra(game, seat, picks[0])
        else:
            game.pop(seat)
            step.take(game, picks)
        own = len(game.now.events)
        game.advance()
        self._since.append(entry)
        if entry.by == "person":
            self._answered[seat] = entry.row
            by: int | None = seat
        else:
            by = None
        self._number(seat, self._steps, entry.row + 1)
        return self._note(entry.row, by, own)

    def _number(self, actor: int, before: Sequence[Ask | None], number: int) -> None:
        """Note who is asked now; a question that was not open before (the actor's never was) gets this number."""
        self._cached = None
        game = self._game
        self._steps = [game.asked(seat) for seat in range(self.seats)]
        for seat, step in enumerate(self._steps):
            if step is None:
                self._opened[seat] = -1
            elif seat == actor or step is not before[seat]:
                self._opened[seat] = number

    def _note(self, row: int, by: int | None, own: int) -> list[Event]:
        """Keep the events that this row of the journal caused; the first few are the actor's own doing."""
        now = self._game.now
        events, now.events = now.events, []
        if events:
            fresh = [News(row, event, by if i < own else None) for i, event in enumerate(events)]
            fresh[0].chapter = now.chapter
            now.chapter = False
            self._news += fresh
        return events

    def _outcome(self, actor: int, before: Sequence[Ask | None], events: list[Event]) -> Outcome:
        seats = range(self.seats)
        newly = tuple(s for s in seats if self._steps[s] is not None and before[s] is None and s != actor)
        released = tuple(s for s in seats if self._steps[s] is None and before[s] is not None)
        return Outcome(events, newly, released, undoable=True, over=self.over)

    def _set_boundary(self) -> None:
        """Nothing before this moment can be taken back, so that old news may be forgotten."""
        self._game.now.revealed = False
        self._bound = len(self._since)
        del self._news[:-NEWS_KEPT]
        if self._bound >= REPLAYED_AT_MOST:
            self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        """Play again from here, should an answer be taken back."""
        self._game.now.revealed = False
        self._checkpoint = self._game.model_dump_json()
        self._answered_before = list(self._answered)
        self._since = []
        self._bound = 0

    # Standing orders: kept beside the state, so that no undo rewinds them; what they answer is journaled like the rest

    def orders(self, seat: int) -> Question | None:
        """What this seat may have answered for it; None if nothing."""
        return None if self.over or not 0 <= seat < self.seats else self.title.orders(self._game, seat)

    def given(self, seat: int) -> Picks:
        """The orders of this seat that stand."""
        return self._orders[seat]

    def order(self, seat: int, picks: Picks) -> None:
        """These orders stand from now on, instead of those before; only their owner may ever see them."""
        question = self.orders(seat)
        if question is None:
            raise RefusedError(Text("kernel-no-orders"))
        check(question, picks)
        self._orders[seat] = question.arranged(picks)

    def due(self) -> tuple[Awaited, Picks] | None:
        """The next answer that a standing order gives: whoever drives the match gives it with by="order"."""
        for one in self.awaited():
            if orders := self._orders[one.seat]:
                question = self.question(one.seat)
                picks = None if question is None else self.title.follow(self._game, question, orders)
                if picks is not None:
                    return one, picks
        return None

    def _forget_orders(self) -> None:
        """Orders that the title does not offer any more are over."""
        for seat, orders in enumerate(self._orders):
            if orders:
                question = self.orders(seat)
                known = set() if question is None else {option.key for option in question.options}
                self._orders[seat] = tuple(order for order in orders if order in known)

    # Taking back

    def last(self, seat: int) -> int:
        """The journal row of the answer that this seat would take back, or -1."""
        last = self._last_of(seat)
        return -1 if last is None else self._since[last].row

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has an answer that it may take back."""
        last = self._last_of(seat)
        return last is not None and (last == len(self._since) - 1 or self._without(last) is not None)

    def undoable(self, seat: int) -> int:
        """How many answers this seat may take back one after the other, before those of others are in the way."""
        if not self.can_undo(seat):
            return 0
        latest = takewhile(lambda entry: entry.seat == seat, reversed(self._since[self._bound :]))
        return max(1, sum(1 for _ in latest))

    def undo(self, seat: int) -> Outcome:
        """Take this seat's last answer back, or refuse and change nothing."""
        last = self._last_of(seat)
        if last is None:
            raise RefusedError(Text("kernel-over" if self.over else "kernel-undo-none"))
        again = self._without(last)
        if again is None:
            raise RefusedError(Text("kernel-undo-others"))
        if self._since[last].by == "order":
            self._orders[seat] = self._silent(again, seat)
        gone = {entry.row for entry in self._since[last:]}
        taken_back = Text("kernel-event-undo", {"who": Who(seat)})
        kept = [news for news in self._news if news.row not in gone and news.event.text != taken_back]
        replayed = [news for news in again._news if news.row in gone]
        before = self._steps
        same = [
            step if other != seat and step == before[other] else None
            for other, step in enumerate(again._steps)
        ]
        row = self.length
        self.length += 1
        self._game, self._since, self._answered = again._game, again._since, again._answered
        self._news = sorted(kept + replayed, key=lambda news: news.row)
        self._game.tell(taken_back)
        events = self._note(row, seat, 1)
        self._number(seat, same, self.length)
        outcome = self._outcome(seat, before, events)
        outcome.undoable = self.can_undo(seat)
        return outcome

    def _silent(self, again: Self, seat: int) -> Picks:
        """The orders of a seat that would not give at once the answer again that was just taken back."""
        question, follow = again.question(seat), self.title.follow
        if question is None:
            return self._orders[seat]
        left = tuple(one for one in self._orders[seat] if follow(again._game, question, (one,)) is None)
        return left if follow(again._game, question, left) is None else ()

    def _last_of(self, seat: int) -> int | None:
        """Where this seat's last answer stands among those since the checkpoint, if the boundary is before it."""
        for i in range(len(self._since) - 1, self._bound - 1, -1):
            if self._since[i].seat == seat:
                return i
        return None

    def _without(self, last: int) -> Match | None:
        """The match played again without this answer; None if another seat's answer would not be the same then."""
        later = self._since[last + 1 :]
        try:
            again = self._from_checkpoint(last)
            asked = self._from_checkpoint(last + 1) if later else again
            again._game.now.revealed = False
            for entry in later:
                if again._steps[entry.seat] != asked._steps[entry.seat]:
                    return None
                again._play(entry)
                asked._play(entry)
        except RefusedError:
            return None
        now = again._game.now
        if again._game.dice.drawn != self._game.dice.drawn or now.revealed or again.over:
            return None
        return again

    def _from_checkpoint(self, answers: int) -> Match:
        """The match as it was after so many answers since the checkpoint."""
        again = Match(self.title, self.options, self.seed, self._from_json(self._checkpoint))
        again._answered = list(self._answered_before)
        for entry in self._since[:answers]:
            again._play(entry)
        return again

    def _play(self, entry: Entry) -> None:
        self._carry_out(entry, self._checked(entry.seat, entry.picks or ())[1])

    # Keeping

    def _from_json(self, state: str) -> Game[Any]:
        game: Game[Any] = self.title.game.model_validate_json(state)
        return game

    def save(self) -> bytes:
        """The match as JSON: enough to go on in another process."""
        snapshot = Snapshot.model_construct(
            title=self.title.id,
            version=self.title.version,
            seats=self.seats,
            options=self.options.model_dump(),
            seed=self.seed,
            length=self.length,
            opened=self._opened,
            answered=self._answered,
            news=self._news,
            state=self._game.model_dump_json(),
            checkpoint=self._checkpoint,
            answered_before=self._answered_before,
            since=self._since,
            bound=self._bound,
            orders=self._orders,
        )
        return snapshot.model_dump_json().encode()

    @classmethod
    def load(cls, title: AnyTitle, saved: bytes) -> Self:
        """A match as it was saved, brought to the title's present rules version if it is older."""
        snapshot = Snapshot.read(saved, title)
        options = title.options.model_validate(snapshot.options)
        match = cls(title, options, snapshot.seed, title.game.model_validate_json(snapshot.state))
        match.length = snapshot.length
        match._opened = snapshot.opened
        match._answered = snapshot.answered
        match._news = snapshot.news
        match._checkpoint = snapshot.checkpoint
        match._answered_before = snapshot.answered_before
        match._since = snapshot.since
        match._bound = snapshot.bound
        match._orders = [tuple(orders) for orders in snapshot.orders] or match._orders
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
        copy._orders = [orders if seat == viewer else () for seat, orders in enumerate(copy._orders)]
        copy._keep_checkpoint()
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
