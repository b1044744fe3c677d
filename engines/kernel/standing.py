"""Standing orders: kept beside the state, so that no undo rewinds them; what they answer is journaled like the rest."""

from __future__ import annotations

from data.text import Text
from engines.kernel.position import Position
from engines.kernel.questions import Picks, Question, RefusedError, check
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
        check(question, picks)
        self._position.record.orders[seat] = question.arranged(picks)

    def answer_to(self, question: Question, orders: Picks) -> Picks | None:
        """What these orders answer; None if they do not speak of the question."""
        return self._position.title.follow(self._position.game, question, orders)

    def due(self, awaited: tuple[Awaited, ...]) -> tuple[Awaited, Picks] | None:
        """The next answer that an order gives."""
        for one in awaited:
            if orders := self.given(one.seat):
                question = self._position.question(one.seat)
                picks = None if question is None else self.answer_to(question, orders)
                if picks is not None:
                    return one, picks
        return None

    def forget(self) -> None:
        """Orders that the title does not offer any more are over."""
        for seat, orders in enumerate(self._position.record.orders):
            if orders:
                question = self.offered(seat)
                known = set() if question is None else {option.key for option in question.options}
                self._position.record.orders[seat] = tuple(order for order in orders if order in known)

    def silence(self, seat: int) -> None:
        """End the orders that would give at once the answer again that this seat has just taken back."""
        question = self._position.question(seat)
        if question is None:
            return
        orders = self.given(seat)
        left = tuple(one for one in orders if self.answer_to(question, (one,)) is None)
        silent = self.answer_to(question, left) is None
        self._position.record.orders[seat] = left if silent else ()

    def only_of(self, viewer: int | None) -> None:
        """Forget the orders of everybody else."""
        self._position.record.orders = [
            orders if seat == viewer else () for seat, orders in enumerate(self._position.record.orders)
        ]
