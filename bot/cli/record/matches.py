"""Matches that are worth keeping: played by chance, with answers taken back and orders given, saved at a telling moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.cli.playing import begin
from bot.cli.record.playthrough import Kind, Move, Orders, Playthrough, Saved, lists, seen
from engines.kernel import Kind as OrderKind
from engines.kernel import Match, Options, Order, Picks, Title, fewest
from engines.kernel.catalogue import AnyTitle
from engines.kernel.questions import random_picks

TRIES = 40
KINDS: tuple[Kind, ...] = ("few", "middle", "lanes", "orders", "lists")
WITH_ORDERS = ("orders", "lists")
TAKEN_BACK = 0.08
ORDERED = 0.3
BY_DEFAULT = 0.1
WELL_PLAYED = 0.5


def playthroughs(title: AnyTitle) -> Iterator[Playthrough]:
    """One of each kind that the title knows."""
    for kind in KINDS:
        if kind in WITH_ORDERS and type(title).orders is Title.orders:
            continue
        tried = (_Recorder(title, kind, number).played() for number in range(TRIES))
        found = next((one for one in tried if one is not None), None)
        if found is not None:
            yield found


@dataclass
class _Recorder:
    """Plays one match and notes everything; which of its moments is kept is decided at the end."""

    title: AnyTitle
    kind: Kind
    number: int
    match: Match = field(init=False)
    luck: Random = field(init=False)
    journal: list[Move] = field(default_factory=list)
    orders: list[Orders] = field(default_factory=list)
    views: list[str] = field(default_factory=list)
    reached_back: list[tuple[int, int]] = field(default_factory=list)
    moments: list[Saved] = field(default_factory=list)

    def played(self) -> Playthrough | None:
        """The match to its end; None if nothing was taken back in it, or no moment of it is of this kind."""
        seed = f"{self.title.id} {self.title.version} {self.kind} {self.number}"
        luck = Random(seed)  # noqa: S311  # players who answer by chance need no secrecy
        seats = _seats(self.title, self.kind)
        options = _options(self.title, self.kind, seats, luck)
        self.match, self.luck = begin(self.title, seats, options, seed)
        match = self.match
        self.views.append(seen(match))
        while not match.over:
            self._give_orders()
            self._keep_moment()
            move = self._move()
            move.carry_out(match)
            self.journal.append(move)
            self.views.append(seen(match))
        saved = self._chosen()
        if saved is None or match.result is None or not self.reached_back:
            return None
        return Playthrough(
            title=self.title.id,
            version=self.title.version,
            kind=self.kind,
            seats=seats,
            options=options.written(),
            seed=match.seed,
            commitment=match.commitment,
            journal=tuple(self.journal),
            orders=tuple(self.orders),
            views=tuple(self.views),
            saved=saved,
            ended=match.save().decode(),
            result=match.result.model_dump(mode="json"),
        )

    def _give_orders(self) -> None:
        """Now and then a seat without orders gives some by chance: plain ones, or those with lists."""
        match, luck = self.match, self.luck
        for seat in range(match.seats - 1) if self.kind in WITH_ORDERS else ():
            listing, plain = self.kind == "lists", match.orders(seat)
            offered = match.standing.kinds(seat) if listing else plain
            given = match.standing.standing(seat) if listing else match.given(seat)
            if offered and not given and luck.random() < ORDERED:
                picks = () if listing or plain is None else random_picks(plain, luck)
                self._ordered(seat, picks, tuple(some_lists(match, seat, luck)) if listing else ())

    def _ordered(self, seat: int, picks: Picks, lists: tuple[Order, ...]) -> None:
        one = Orders(at=self.match.length, seat=seat, picks=picks, lists=lists)
        one.give(self.match)
        self.orders.append(one)

    def _move(self) -> Move:
        """What happens next: an order's answer, an answer that is taken back, or an answer of anybody who is asked."""
        match, luck = self.match, self.luck
        if found := match.by_itself():
            asked, picks, by = found
            return Move(seat=asked.seat, picks=picks, by=by)
        regrets = [seat for seat in range(match.seats) if match.can_undo(seat)]
        if regrets and luck.random() < TAKEN_BACK:
            seat = luck.choice(regrets)
            self.reached_back.append((match.length, match.last(seat)))
            return Move(seat=seat, picks=None)
        seat = luck.choice(match.awaited()).seat
        question = match.question(seat)
        if question is None:
            raise RuntimeError(f"{self.title.id} awaits seat {seat} and asks it nothing")
        if seat and seat == match.seats - 1:
            return Move(seat=seat, picks=match.advise(seat, luck), by="computer")
        if luck.random() < BY_DEFAULT:
            return Move(seat=seat, picks=fewest(question), by="default")
        advised = luck.random() < WELL_PLAYED
        return Move(seat=seat, picks=match.advise(seat, luck) if advised else random_picks(question, luck))

    def _keep_moment(self) -> None:
        match = self.match
        given = tuple(match.given(seat) for seat in range(match.seats))
        if self.kind == "lanes":
            telling = self._lanes_are_open()
        elif self.kind in WITH_ORDERS:
            telling = any(given) or any(lists(match))
        else:
            telling = any(match.can_undo(seat) for seat in range(match.seats))
        if telling:
            self.moments.append(
                Saved(at=match.length, match=match.save().decode(), orders=given, lists=lists(match))
            )

    def _lanes_are_open(self) -> bool:
        """Whether several seats are asked, and somebody has answered since they are."""
        asked = {one.seat for one in self.match.awaited()}
        since = min(one.number for one in self.match.awaited())
        return len(asked) > 1 and any(
            move.seat not in asked and move.picks is not None for move in self.journal[since:]
        )

    def _chosen(self) -> Saved | None:
        """The moment nearest to the middle of those from which nobody goes back behind them later."""
        fitting = [
            one
            for one in self.moments
            if all(back >= one.at for at, back in self.reached_back if at >= one.at)
            and (self.kind not in WITH_ORDERS or any(move.by == "order" for move in self.journal[one.at :]))
        ]
        return min(fitting, key=lambda one: abs(2 * one.at - len(self.journal)), default=None)


def some_lists(match: Match, seat: int, luck: Random) -> Iterator[Order]:
    """Some of the orders with lists that this seat may give, none against another, each with anything that fits."""
    chosen: list[OrderKind] = []
    for kind in match.standing.kinds(seat):
        against = any(kind.name in one.against or one.name in kind.against for one in chosen)
        if kind.most and not against and luck.random() < WELL_PLAYED:
            chosen.append(kind)
    for kind in chosen:
        offered = [one.parts for one in match.standing.wants(seat, kind.name) if one.blocked is None]
        wants = luck.sample(offered, min(len(offered), luck.randint(1, kind.most)))
        yield Order(
            kind=kind.name,
            wants=tuple(map(dict, wants)),
            when=luck.choice(("", *kind.when)),
            hold=luck.choice(kind.holds),
        )


def _seats(title: AnyTitle, kind: Kind) -> int:
    """As few as can be, as many as can be, or half as many more than the fewest."""
    least, most = title.seats[0], title.seats[-1]
    return {
        "few": least,
        "middle": (least + most) // 2,
        "lanes": most,
        "orders": (least + most) // 2,
        "lists": most,
    }[kind]


def _options(title: AnyTitle, kind: Kind, seats: int, luck: Random) -> Options:
    """The options as they come where all sit at the table, and else any that go together."""
    while True:
        written = {} if kind == "lanes" else {n: luck.choice(vs) for n, vs in title.options.choices().items()}
        options: Options = title.options.parse(written)
        if title.conflict(seats, options) is None:
            return options
