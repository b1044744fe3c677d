"""Standing orders: kept beside the state, so that no undo rewinds them; what they answer is journaled like the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from data.text import Text
from engines.kernel.catalogue import AnyTitle
from engines.kernel.game import Game
from engines.kernel.orders import Kind, Order, Standing, Want
from engines.kernel.position import Position
from engines.kernel.questions import Answer, Option, Picks, Question, RefusedError, check, picks_of
from engines.kernel.views import Awaited


class StandingOrders:
    """What each seat of a match has answered for it: one order of a kind, and nobody else ever sees them."""

    def __init__(self, position: Position) -> None:
        self._position = position

    # Looking

    def kinds(self, seat: int) -> Sequence[Kind]:
        """What this seat may have answered for it."""
        if self._game.result is not None or not 0 <= seat < self._game.seats:
            return ()
        return tuple(self._title.orders(self._game, seat))

    def wants(self, seat: int, name: str) -> Sequence[Option]:
        """What an order of this kind may list."""
        return tuple(self._title.wants(self._game, seat, self._kind(seat, name).name))

    def standing(self, seat: int) -> Standing:
        """The orders of this seat that stand, by the names of their kinds."""
        given = {order.kind: order for order in self._orders[seat]}
        if not given:
            return {}
        return {kind.name: given[kind.key] for kind in self.kinds(seat) if kind.key in given}

    def next(self, seat: int, name: str) -> Text | None:
        """What this order will do next, as far as its own seat knows; None if it does not stand."""
        order = self.standing(seat).get(name)
        if order is None:
            return None
        if not order.wants:
            return Text("kernel-order-whenever")
        told = [self._title.wanted(name, want) for want in self._there(seat, name, order)]
        if not told:
            return Text("kernel-order-idle")
        if self._kind(seat, name).whole:
            return Text("kernel-order-next", {"what": [*told], "left": 0})
        return Text("kernel-order-next", {"what": told[0], "left": len(told)})

    def _there(self, seat: int, name: str, order: Order) -> Iterator[Want]:
        return (want for want in order.wants if self._title.there(self._game, seat, name, want))

    # Giving

    def give(
        self, seat: int, name: str, wants: Sequence[Want] = (), *, when: str = "", hold: str = ""
    ) -> None:
        """This order stands from now on, instead of another of its kind; refused if it says what is not offered."""
        kind = self._kind(seat, name)
        listed = self._listed(seat, kind, wants)
        if when and when not in kind.when:
            raise RefusedError(Text("kernel-order-when"))
        held = next((one for one in kind.holds if one == (hold or kind.holds[0])), None)
        if held is None:
            raise RefusedError(Text("kernel-order-hold"))
        self._agrees(seat, kind, self.standing(seat))
        self._stand(seat, Order(kind=kind.key, wants=listed, when=when, hold=held))

    def _agrees(self, seat: int, kind: Kind, others: Iterable[str]) -> None:
        """Refuse an order that contradicts one of these others."""
        for other in others:
            if other in kind.against or kind.name in self._kind(seat, other).against:
                one, against = (self._title.label("order", name) for name in (kind.name, other))
                raise RefusedError(Text("kernel-order-against", {"one": one, "other": against}))

    def _listed(self, seat: int, kind: Kind, wants: Sequence[Want]) -> tuple[dict[str, str], ...]:
        """What an order lists, if each of it is offered, once; what it lists already may stay, also when that is gone."""
        listed, stands = tuple(dict(want) for want in wants), self.standing(seat).get(kind.name)
        before = () if stands is None else stands.wants
        if bool(listed) != bool(kind.most):
            raise RefusedError(Text("kernel-order-empty" if kind.most else "kernel-order-plain"))
        if len(listed) > kind.most:
            raise RefusedError(Text("kernel-order-long", {"most": kind.most, "listed": len(listed)}))
        offered = {option.key: option for option in self.wants(seat, kind.name)} if listed else {}
        for number, want in enumerate(listed):
            if want in listed[:number]:
                raise RefusedError(Text("kernel-order-twice", {"what": self._title.wanted(kind.name, want)}))
            if want in before:
                continue
            option = next((one for one in offered.values() if dict(one.parts) == want), None)
            if option is None:
                raise RefusedError(Text("kernel-order-gone"))
            if option.blocked is not None:
                raise RefusedError(option.blocked)
        return listed

    def lasting(self, seat: int) -> Question | None:
        """The open question with those of its options that may always be given from now on; None if none may."""
        question = self._position.question(seat)
        if question is None or question.most != 1:
            return None
        options = [option for option in question.legal if self._always(question, option) is not None]
        return replace(question, options=options, least=1) if options else None

    def always(self, seat: int, option: Option) -> str:
        """From now on such a question is answered like that; the name of the order that says so."""
        question = self._position.question(seat)
        order = None if question is None else self._always(question, option)
        if order is None:
            raise RefusedError(Text("kernel-order-gone"))
        self.give(seat, order.kind, order.wants, when=order.when, hold=order.hold)
        return order.kind

    def _always(self, question: Question, option: Option) -> Order | None:
        return self._title.always(self._game, question, (option,))

    def withdraw(self, seat: int, name: str) -> None:
        """An order of this kind stands no more."""
        self._orders[seat] = self._without(seat, {self._kind(seat, name).key})

    def end(self, seat: int) -> None:
        """No order of this seat stands any more."""
        self._orders[seat] = []

    # The plain ones, which either stand or not

    def offered(self, seat: int) -> Question | None:
        """The plain orders, as a question which of them shall stand; None if there are none."""
        options = [
            Option({"order": kind.name}, keyed={"order": kind.key}) for kind in self.kinds(seat) if kind.plain
        ]
        if not options:
            return None
        prompt = Text(f"{self._title.words}-ask-orders")
        return Question(seat, prompt, options, least=0, most=len(options), layout="list", secret=True)

    def given(self, seat: int) -> Picks:
        """The plain orders of this seat that stand."""
        return tuple(order.kind for order in self._orders[seat] if not order.wants and not order.when)

    def choose(self, seat: int, picks: Picks) -> None:
        """These plain orders stand from now on, instead of the plain ones before."""
        question = self.offered(seat)
        if question is None:
            raise RefusedError(Text("kernel-no-orders"))
        chosen = set(picks_of(check(question, picks)))
        plain = [kind for kind in self.kinds(seat) if kind.plain]
        lists = self.standing(seat).keys() - {kind.name for kind in plain}
        for kind in plain:
            if kind.key in chosen:
                self._agrees(seat, kind, sorted(lists))
        self._orders[seat] = self._without(seat, {kind.key for kind in plain})
        for kind in plain:
            if kind.key in chosen:
                self._stand(seat, Order(kind=kind.key, hold=kind.holds[0]))

    # Following

    def due(self, awaited: tuple[Awaited, ...]) -> tuple[Awaited, Picks] | None:
        """The next answer that an order gives."""
        for one in awaited:
            if found := self._answer(one.seat):
                return one, picks_of(found[1])
        return None

    def giver(self, seat: int) -> str | None:
        """The kind of the order that answers this seat's question."""
        found = self._answer(seat)
        return None if found is None else found[0]

    def used(self, seat: int, name: str | None) -> None:
        """An order has answered: one that holds for one answer is over."""
        self._orders[seat] = [
            order for order in self._orders[seat] if order.hold != "once" or order.kind != name
        ]

    def forget(self) -> None:
        """Orders that the title does not offer any more, or that were given for another round, are over."""
        now = self._title.round_of(self._game)
        for seat, given in enumerate(self._orders):
            if given:
                known = {kind.key for kind in self.kinds(seat)}
                self._orders[seat] = [
                    one for one in given if one.kind in known and (one.hold != "round" or one.since == now)
                ]

    def silence(self, seat: int) -> None:
        """End the orders that would give at once the answer again that this seat has just taken back."""
        while (found := self._answer(seat)) is not None:
            self._orders[seat] = self._without(seat, {found[0]})

    def only_of(self, viewer: int | None) -> None:
        """Forget the orders of everybody else."""
        for seat in range(len(self._orders)):
            if seat != viewer:
                self.end(seat)

    def _answer(self, seat: int) -> tuple[str, Answer] | None:
        """The stored kind of the first order that answers this seat's question, and what it answers.

        What is not legal, or whose condition is not met, is passed over. An order that finds nothing says nothing, also
        where picking nothing would be an answer.
        """
        orders = self.standing(seat)
        question = self._position.question(seat) if orders else None
        if question is None:
            return None
        for name, answer in self._title.follow(self._game, question, orders):
            order = orders[name]
            if not answer:
                continue
            if order.when and not self._title.meets(self._game, question, order.when, answer):
                continue
            try:
                return order.kind, check(question, picks_of(answer))
            except RefusedError:
                continue
        return None

    # What is kept

    @property
    def _orders(self) -> list[list[Order]]:
        return self._position.record.orders

    @property
    def _game(self) -> Game[Any]:
        return self._position.game

    @property
    def _title(self) -> AnyTitle:
        return self._position.title

    def _kind(self, seat: int, name: str) -> Kind:
        """The kind with this name, if it is offered."""
        for kind in self.kinds(seat):
            if kind.name == name:
                return kind
        raise RefusedError(Text("kernel-order-unknown"))

    def _stand(self, seat: int, order: Order) -> None:
        """This order stands from the present round on."""
        since = order.model_copy(update={"since": self._title.round_of(self._game)})
        self._orders[seat] = [*self._without(seat, {order.kind}), since]

    def _without(self, seat: int, keys: set[str]) -> list[Order]:
        return [order for order in self._orders[seat] if order.kind not in keys]
