"""A match by post: whoever newly owes an answer gives it one mail later, with all that is asked then."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from bot.cli.playing import LONGEST, begin
from bot.cli.waits.presses import presses
from engines.kernel import Match, Options
from engines.kernel.catalogue import AnyTitle


@dataclass
class Played:
    """What a match came to.

    Handovers: how often a seat newly owed an answer that nothing gave. Longest chain: how many of these came one after
    the other. Answers: by hand and by order. Score: the mean of the seats. Presses: those of each turn.
    """

    handovers: int = 0
    longest_chain: int = 0
    answers: int = 0
    score: float = 0.0
    presses: list[int] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)


def by_post(
    title: AnyTitle, seats: int, options: Options, seed: str, index: int, *, ordering: bool
) -> Played:
    """Play the match with this number by post; with ordering, everybody gives the orders that a sensible person would."""
    match, luck = begin(title, seats, options, seed, index)
    return _Post(match, luck, ordering).played()


class _Post:
    """A match, and when whoever owes something answers."""

    def __init__(self, match: Match, luck: Random, ordering: bool) -> None:
        self.match = match
        self.luck = luck
        self.ordering = ordering
        self.now = 0
        self.due: dict[int, int] = {}
        self.found = Played()

    def played(self) -> Played:
        """To the end."""
        self._settle()
        while not self.match.over:
            seat = min(self.due, key=lambda one: (self.due[one], one))
            self.now = max(self.now, self.due[seat])
            self._turn(seat)
        self.found.longest_chain = self.now
        result = self.match.result
        if result is not None:
            self.found.score = sum(one.score for one in result.seats) / len(result.seats)
        return self.found

    def _turn(self, seat: int) -> None:
        """A seat answers all that it is asked now, and says then, as things stand, what shall be answered for it later."""
        pressed = 0
        while seat in self.due:
            if self.ordering:
                order_sensibly(self.match, seat)
                if self.match.by_itself() is not None:
                    self._settle()
                    continue
            pressed += self._answer(seat)
            self._settle()
        if self.ordering and not self.match.over:
            order_sensibly(self.match, seat)
        if pressed:
            self.found.presses.append(pressed)

    def _answer(self, seat: int) -> int:
        """One answer by hand, and how many presses it took."""
        match = self.match
        question = match.question(seat, teach=True)
        if question is None or match.length > LONGEST:
            raise RuntimeError(
                f"{match.title.id} with seed {match.seed} does not end, or awaits an unasked seat"
            )
        picks = match.advise(seat, self.luck)
        self.found.answers += 1
        self.found.asked[question.step] += 1
        match.answer(seat, picks, question.number)
        return presses(question, picks)

    def _settle(self) -> None:
        """Give what nobody has to give, and note who owes something newly."""
        while (found := self.match.by_itself()) is not None:
            asked, picks, by = found
            self.match.answer(asked.seat, picks, asked.number, by)
            self.found.answers += by == "order"
        owing = {one.seat for one in self.match.awaited()}
        for seat in owing - set(self.due):
            self.found.handovers += 1
            self.due[seat] = self.now + 1
        for seat in set(self.due) - owing:
            del self.due[seat]


def order_sensibly(match: Match, seat: int) -> None:
    """The orders of this seat are those of a sensible person, and no others."""
    meant = {order.kind: order for order in match.sensible(seat)}
    for name in match.standing.standing(seat):
        if name not in meant:
            match.standing.withdraw(seat, name)
    for name, order in meant.items():
        match.standing.give(seat, name, order.wants, when=order.when, hold=order.hold)
