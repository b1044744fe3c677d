"""Taking back: a match is played again from its checkpoint without a seat's last answer; beyond that, all agree."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from data.text import Text, Who
from engines.kernel.game import Game
from engines.kernel.journal import NOBODY, Back, Outcome
from engines.kernel.position import Position
from engines.kernel.questions import RefusedError

NEWS_KEPT = 80
REPLAYED_AT_MOST = 40


class GoingBack:
    """How far back a match can go.

    The boundary (how many of the answers since the checkpoint stand for good) moves with every chance used and every
    secret shown; the checkpoint, which costs a whole state as JSON, follows only now and then.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._record = position.record

    def keep_checkpoint(self) -> None:
        """Play again from here, should an answer be taken back."""
        game, record = self._position.game, self._record
        game.now.revealed = False
        record.checkpoint = game.model_dump_json()
        record.answered_before = list(record.answered)
        record.since = []
        record.bound = 0

    def set_boundary(self) -> None:
        """Nothing before this moment can be taken back, so that old news may be forgotten."""
        record = self._record
        self._position.game.now.revealed = False
        record.bound = len(record.since)
        del record.news[:-NEWS_KEPT]
        if record.bound >= REPLAYED_AT_MOST:
            self.keep_checkpoint()

    def make_way(self, seat: int) -> None:
        """Outside lanes, the next answer of another seat is a boundary."""
        last = next((one for one in reversed(self._record.since) if one.by != "forced"), None)
        if last is not None and last.seat != seat and not self._position.game.lanes:
            self.set_boundary()

    def last(self, seat: int) -> int:
        """The journal row of the answer that this seat would take back, or -1."""
        last = self._last_of(seat)
        return -1 if last is None else self._record.since[last].row

    def possible(self, seat: int) -> bool:
        """Whether this seat has an answer that it may take back."""
        last = self._last_of(seat)
        return last is not None and (last == len(self._record.since) - 1 or self._without(last) is not None)

    def depth(self, seat: int) -> int:
        """How many answers this seat may take back one after the other, before those of others are in the way."""
        if not self.possible(seat):
            return 0
        given = [one for one in self._record.since[self._record.bound :] if one.by != "forced"]
        latest = takewhile(lambda entry: entry.seat == seat, reversed(given))
        return max(1, sum(1 for _ in latest))

    def take_back(self, seat: int) -> tuple[bool, Outcome]:
        """Take this seat's last answer back, or refuse and change nothing; whether it was a standing order's."""
        position, record = self._position, self._record
        last = self._last_of(seat)
        if last is None:
            over = position.game.result is not None
            raise RefusedError(Text("kernel-over" if over else "kernel-undo-none"))
        again = self._without(last)
        if again is None:
            raise RefusedError(Text("kernel-undo-others"))
        ordered = record.since[last].by == "order"
        gone = {entry.row for entry in record.since[last:]}
        taken_back = Text("kernel-event-undo", {"who": Who(seat)})
        kept = [news for news in record.news if news.row not in gone and news.event.text != taken_back]
        replayed = [news for news in again.record.news if news.row in gone]
        before = position.steps
        same = [
            step if other != seat and step == before[other] else None
            for other, step in enumerate(again.steps)
        ]
        row = record.length
        record.length += 1
        record.since, record.answered = again.record.since, again.record.answered
        record.news = sorted(kept + replayed, key=lambda news: news.row)
        position.game = again.game
        position.game.tell(taken_back)
        events = position.note(row, seat, 1)
        position.number(seat, same, record.length)
        outcome = position.outcome(seat, before, events)
        outcome.undoable = self.possible(seat)
        return ordered, outcome

    def gone(self, row: int, back: Back) -> Outcome:
        """All have agreed to go on from here: all that is asked is asked anew, and nothing before is taken back."""
        position, record = self._position, self._record
        record.length = row + 1
        position.game.tell(Text("kernel-event-back", {"who": Who(back.seat)}))
        if back.seen:
            who = [Who(seat) for seat in back.seen]
            position.game.tell(Text("kernel-event-back-seen", {"who": [*who], "count": len(who)}))
        events, before = position.note(row, None, 0), position.steps
        position.number(NOBODY, [None] * record.seats, record.length)
        self.keep_checkpoint()
        outcome = position.outcome(NOBODY, before, events)
        outcome.undoable = False
        return outcome

    def _last_of(self, seat: int) -> int | None:
        """Where this seat's last answer stands among those since the checkpoint, if the boundary is before it.

        What could not matter is nobody's answer.
        """
        since, bound = self._record.since, self._record.bound
        places = range(len(since) - 1, bound - 1, -1)
        return next((i for i in places if since[i].seat == seat and since[i].by != "forced"), None)

    def _without(self, last: int) -> Position | None:
        """The match played again without this answer; None if another seat's answer would not be the same then.

        What could not matter is dropped where it is not asked like that; where it still is, it is answered anew.
        """
        later = self._record.since[last + 1 :]
        try:
            again = self._after(last)
            asked = self._after(last + 1) if later else again
            again.game.now.revealed = False
            for entry in later:
                if again.steps[entry.seat] == asked.steps[entry.seat]:
                    again.play(entry)
                elif entry.by != "forced":
                    return None
                asked.play(entry)
        except RefusedError:
            return None
        game = again.game
        if game.dice.drawn != self._position.game.dice.drawn or game.now.revealed or game.result is not None:
            return None
        return again

    def _after(self, answers: int) -> Position:
        """Where the match stood after so many answers since the checkpoint."""
        position, record = self._position, self._record
        game: Game[Any] = position.title.game.model_validate_json(record.checkpoint)
        again = Position(position.title, record.rewound(), game)
        for entry in record.since[:answers]:
            again.play(entry)
        return again
