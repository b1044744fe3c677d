"""Standing orders: kept beside the state, so that no undo rewinds them; what they answer is journaled like the rest."""

from __future__ import annotations

from data.text import Text
from engines.kernel.position import Position
from engines.kernel.questions import Answer, Picks, Question, RefusedError, check, picks_of
from engines.kernel.views import Awaited


class StandingOrders:
    """What each seat of a match has answered for it."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def offered(self, seat: int) -> Question | None:
        """What this seat may have answered for it; None if nothing."""
        game = self._position.game
        if game.result is not None or not 0 <= seat < game.seats:
            return None
        return self._position.title.orders(game, seat)

    def given(self, seat: int) -> Picks:
        """The orders of this seat that stand."""
        return self._position.record.orders[seat]

    def give(self, seat: int, picks: Picks) -> None:
        """These orders stand from now on, instead of those before."""
        question = self.offered(seat)
        if question is None:
            raise RefusedError(Text("kernel-no-orders"))
        self._position.record.orders[seat] = picks_of(check(question, picks))

    def due(self, awaited: tuple[Awaited, ...]) -> tuple[Awaited, Picks] | None:
        """The next answer that an order gives."""
        for one in awaited:
            if orders := self._standing(one.seat):
                question = self._position.question(one.seat)
                answer = None if question is None else self._answer(question, orders)
                if answer is not None:
                    return one, picks_of(answer)
        return None

    def forget(self) -> None:
        """Orders that the title does not offer any more are over."""
        for seat, given in enumerate(self._position.record.orders):
            if given:
                known = {option.key for option in self._standing(seat)}
                self._position.record.orders[seat] = tuple(key for key in given if key in known)

    def silence(self, seat: int) -> None:
        """End the orders that would give at once the answer again that this seat has just taken back."""
        question, orders = self._position.question(seat), self._standing(seat)
        if question is None:
            return
        left = [one for one in orders if self._answer(question, (one,)) is None]
        silent = self._answer(question, left) is None
        self._position.record.orders[seat] = picks_of(left) if silent else ()

    def only_of(self, viewer: int | None) -> None:
        """Forget the orders of everybody else."""
        self._position.record.orders = [
            orders if seat == viewer else () for seat, orders in enumerate(self._position.record.orders)
        ]

    def _standing(self, seat: int) -> Answer:
        """The orders of this seat among those that are offered still."""
        given = self.given(seat)
        question = self.offered(seat) if given else None
        return () if question is None else [option for option in question.options if option.key in given]

    def _answer(self, question: Question, orders: Answer) -> Answer | None:
        """What these orders answer; None if they do not speak of the question."""
        return self._position.title.follow(self._position.game, question, orders)
