"""A match: the rules side of a table, answered by seats and rebuilt from its journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

from pydantic import BaseModel

from data.text import Text
from engines.kernel.blind import answer_again, blinded, copied, dealt
from engines.kernel.catalogue import AnyTitle
from engines.kernel.dice import Dice, commitment
from engines.kernel.game import Game
from engines.kernel.going_back import GoingBack
from engines.kernel.journal import Back, By, Entry, News, Outcome, lineage
from engines.kernel.levels import Player, idea
from engines.kernel.luck import Mix, luck_of
from engines.kernel.options import Options
from engines.kernel.orders import Order
from engines.kernel.position import Position
from engines.kernel.questions import Picks, Question, RefusedError, StaleError, picks_of
from engines.kernel.record import Record
from engines.kernel.standing import StandingOrders
from engines.kernel.views import AnyView, Awaited, Event, Result, View

if TYPE_CHECKING:
    from random import Random


class Match:
    """The state of a table's rules: who is asked what, what they may answer, and what anybody may see."""

    def __init__(self, title: AnyTitle, options: Options, record: Record, game: Game[Any]) -> None:
        self.title = title
        self.options = options
        self.commitment = commitment(record.seed)
        self._record = record
        self._position = Position(title, record, game)
        self._back = GoingBack(self._position)
        self._standing = StandingOrders(self._position)

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
        match = cls(title, options, Record.new(title, seats, options, seed), game)
        match._settle()
        return match

    # Looking

    @property
    def seats(self) -> int:
        """How many play."""
        return self._record.seats

    @property
    def seed(self) -> str:
        """Where all chance comes from: nobody's business before the end."""
        return self._record.seed

    @property
    def length(self) -> int:
        """How many rows the journal has."""
        return self._record.length

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self._position.game.result

    @property
    def over(self) -> bool:
        """Whether nobody owes an answer any more."""
        return self._position.game.result is not None

    def awaited(self) -> tuple[Awaited, ...]:
        """Who owes an answer."""
        opened = self._record.opened
        return tuple(
            Awaited(seat, opened[seat], step.secret)
            for seat, step in enumerate(self._position.steps)
            if step is not None
        )

    def question(self, seat: int, *, teach: bool = False) -> Question | None:
        """What this seat is asked now; with teach, what it cannot do is there too, each with its reason."""
        return self._position.question(seat, teach=teach)

    def asked(self, seat: int) -> Text | None:
        """What this seat is asked, as anybody at the table may know it; None if nothing, or only that it is secret."""
        question = self.question(seat)
        if question is None or question.secret:
            return None
        return question.told or question.prompt

    def view(self, viewer: int | None) -> AnyView:
        """Everything this viewer (None: anybody at the table) may know, and nothing else."""
        title, game = self.title, self._position.game
        return View[BaseModel, BaseModel].model_construct(
            title=title.id,
            seats=self.seats,
            viewer=viewer,
            options=self.options.model_dump(),
            commitment=self.commitment,
            board=title.board(game),
            hand=None if viewer is None else self.hand(viewer),
            awaited=tuple(seat for seat, step in enumerate(self._position.steps) if step is not None),
            news=tuple(news.event for news in self._latest(viewer) if news.event.seen_by(viewer)),
            result=game.result,
        )

    def round_begun(self) -> int:
        """The number of the round that is played, from 1; 0 before the first one."""
        return self.title.round_of(self._position.game)

    def points_so_far(self) -> tuple[int, ...] | None:
        """What each seat has as things stand, with all that is hidden: only for whoever looks back at a match that is over."""
        return self.title.points_so_far(self._position.game)

    def hand(self, seat: int) -> BaseModel | None:
        """What this seat alone may know, as it stands in its view."""
        hand: BaseModel | None = self.title.hand(self._position.game, seat)
        return hand

    def _latest(self, viewer: int | None) -> list[News]:
        """What happened since the viewer's last answer, and through it; spectators see the latest chapter."""
        happened = self._record.news
        if viewer is not None:
            since = self._record.answered[viewer]
            return [news for news in happened if news.row >= since and news.by != viewer]
        start = max((i for i, news in enumerate(happened) if news.chapter), default=0)
        return happened[start:]

    def story(self) -> tuple[Event, ...]:
        """What anybody at the table may know of the latest chapter, and of all that followed the last answer of a person."""
        last = max(self._record.answered)
        since = [news for news in self._record.news if 0 <= last <= news.row]
        chapter = self._latest(None)
        told = since if len(since) > len(chapter) else chapter
        return tuple(news.event for news in told if news.event.seen_by(None))

    # Answering

    def answer(self, seat: int, picks: Picks, to: int, by: By = "person") -> Outcome:
        """Carry out a seat's answer to the question with this number, or refuse and change nothing."""
        position, record = self._position, self._record
        if not 0 <= seat < record.seats or position.steps[seat] is None:
            raise StaleError(Text("kernel-over" if self.over else "kernel-not-asked"))
        if to != record.opened[seat]:
            raise StaleError(Text("kernel-stale"))
        question, chosen = position.checked(seat, picks)
        final = question.final or any(option.final for option in chosen)
        ordered = self._standing.giver(seat) if by == "order" else None
        if by != "forced":
            self._back.make_way(seat)
        game = position.game
        drawn = game.dice.drawn
        entry = Entry(seat, picks_of(chosen), by, record.length)
        record.length += 1
        try:
            outcome = position.carry_out(entry, chosen)
        except RefusedError as late:
            raise RuntimeError(
                f"{self.title.id} refused an answer to {question.step} after offering it"
            ) from late
        self._standing.used(seat, ordered)
        outcome.revealed = game.dice.drawn != drawn or game.now.revealed or outcome.over
        if final or outcome.revealed:
            self._back.set_boundary()
            outcome.undoable = False
        self._standing.forget()
        return outcome

    def check(self, seat: int, picks: Picks) -> None:
        """Refuse what the seat may not answer now, and change nothing."""
        self._position.checked(seat, picks)

    def default(self, seat: int) -> Picks:
        """The safe answer for a seat whose player does not come back."""
        return self._position.default(seat)

    def advise(self, seat: int, luck: Random, level: Player = "normal") -> Picks:
        """What a computer player of this level answers in this seat at once, without thinking ahead."""
        question = self.question(seat)
        if question is None:
            raise StaleError(Text("kernel-not-asked"))
        return picks_of(idea(self.title, self._position.game, question, luck, level))

    # Taking back

    def last(self, seat: int) -> int:
        """The journal row of the answer that this seat would take back, or -1."""
        return self._back.last(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has an answer that it may take back."""
        return self._back.possible(seat)

    def undoable(self, seat: int) -> int:
        """How many answers this seat may take back one after the other, before those of others are in the way."""
        return self._back.depth(seat)

    def undo(self, seat: int) -> Outcome:
        """Take this seat's last answer back, or refuse and change nothing."""
        ordered, outcome = self._back.take_back(seat)
        if ordered:
            self._standing.silence(seat)
        return outcome

    def settle(self) -> None:
        """What was answered so far stands for good: whoever sits down in a seat takes back nothing of another's."""
        self._back.set_boundary()

    # What is answered by itself

    @property
    def standing(self) -> StandingOrders:
        """What each seat has answered for it."""
        return self._standing

    def sensible(self, seat: int) -> tuple[Order, ...]:
        """The orders that a sensible person in this seat would let stand now, said by the names of their kinds."""
        return () if self.over else tuple(self.title.sensible(self._position.game, seat))

    def orders(self, seat: int) -> Question | None:
        """Which plain orders this seat may let stand; None if there are none."""
        return self._standing.offered(seat)

    def given(self, seat: int) -> Picks:
        """The plain orders of this seat that stand."""
        return self._standing.given(seat)

    def order(self, seat: int, picks: Picks) -> None:
        """These plain orders stand from now on, instead of those before; only their owner may ever see them."""
        self._standing.choose(seat, picks)

    def due(self) -> tuple[Awaited, Picks] | None:
        """The next answer that a standing order gives."""
        return self._standing.due(self.awaited())

    def forced(self) -> tuple[Awaited, Picks] | None:
        """The next answer that cannot matter."""
        for one in self.awaited():
            if answer := self._position.forced(one.seat):
                return one, picks_of(answer)
        return None

    def by_itself(self) -> tuple[Awaited, Picks, By] | None:
        """The next answer that nobody has to give: whoever drives the match gives it, by what it says here."""
        if forced := self.forced():
            return *forced, "forced"
        due = self.due()
        return None if due is None else (*due, "order")

    # Keeping

    def save(self) -> bytes:
        """The match as JSON: enough to go on in another process."""
        return self._record.write(self._position.game.model_dump_json())

    @classmethod
    def load(cls, title: AnyTitle, saved: bytes) -> Self:
        """A match as it was saved, brought to the title's present rules version if it is older."""
        record = Record.read(saved, title)
        game: Game[Any] = title.game.model_validate_json(record.state)
        record.state = ""  # the game is the state from here on
        return cls(title, title.options.model_validate(record.options), record, game)

    @classmethod
    def replay(
        cls, title: AnyTitle, seats: int, options: Options, seed: str, journal: Iterable[Entry]
    ) -> Self:
        """The match that this seed and journal lead to."""
        match = cls.start(title, seats, options, seed)
        for entry in lineage(tuple(journal)):
            match.repeat(entry)
        return match

    def repeat(self, entry: Entry) -> Outcome:
        """Do once more what this row of a journal says; a row by "back" where it is known what it went back to."""
        if entry.by == "back":
            return self._back.gone(entry.row, Back.of(entry))
        if entry.picks is None:
            return self.undo(entry.seat)
        return self.answer(entry.seat, entry.picks, self._record.opened[entry.seat], entry.by)

    def stands_like(self, other: Match) -> bool:
        """Whether everything lies in both matches as it does in the other."""
        here, there = self._position.game, other._position.game
        return here.model_dump(mode="json") == there.model_dump(mode="json")

    def blind(self, viewer: int | None) -> bytes:
        """What this viewer may know, and all that is unknown in one order; whoever has it knows no seed and no secret."""
        return blinded(self.title, self._position.game, viewer)

    def imagine(self, viewer: int | None, luck: str) -> Match:
        """A match as it may be for all that this viewer knows, also by memory."""
        return self._lying(dealt(self.title, self.blind(viewer), luck_of(luck)), viewer, luck)

    def redealt(self, viewer: int | None, seed: str) -> Match:
        """A match as it may be for all that this viewer is shown: what was told once is forgotten."""
        game, luck = copied(self.title, self._position.game), luck_of("forget", seed)
        self.title.deal(game, viewer, Mix(luck))
        self.title.forget(game, viewer, luck)
        return self._lying(game, viewer, seed)

    def _lying(self, game: Game[Any], viewer: int | None, seed: str) -> Match:
        """A copy in which everything lies like that, with other dice, and without what only others know."""
        copy = Match.load(self.title, self.save())
        game.dice = Dice(seed=seed)
        answer_again(game, self._position.steps, luck_of("again", seed))
        copy._position.game = game
        copy._position.read_again()
        copy._standing.only_of(viewer)
        copy._back.keep_checkpoint()
        return copy

    def _settle(self) -> None:
        """Go on from the state as it lies there: number what is asked, keep the news, and take nothing back."""
        position, length = self._position, self._record.length
        position.number(-1, [None] * self.seats, length)
        position.note(length - 1, None, 0)
        self._back.keep_checkpoint()

    # For tests that look whether nothing is lost and what is hidden stays hidden

    def hidden(self, viewer: int | None) -> dict[str, object]:
        """The zones that this viewer does not know."""
        return dict(self.title.hidden(self._position.game, viewer))

    def census(self) -> dict[str, int]:
        """Counts of components that must never change."""
        return dict(self.title.census(self._position.game))
