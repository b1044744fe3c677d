"""A market with numbers, then everybody turns goods into points at the same time: at once as proposed, or bit by bit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, Field

from engines.kernel import (
    Answer,
    Ask,
    Dice,
    Frozen,
    Game,
    Option,
    Options,
    Question,
    Result,
    Step,
    Text,
    Title,
    Together,
    Who,
)
from tests.toys.sheet import result

GOODS = ("clay", "iron")
PRICE = {"clay": 1, "iron": 3}
PASS, BEST, DONE = "pass", "best", "done"
Goods = dict[str, int]
Told = dict[str, int | str | Who | Text | list[Who | Text | str]]


class Craft(NamedTuple):
    """What a craftsman uses, what it brings, and how often."""

    uses: Mapping[str, int]
    points: int
    times: int


CRAFTS = {
    "potter": Craft({"clay": 2}, 1, 3),
    "smith": Craft({"clay": 1, "iron": 1}, 3, 1),
    "banker": Craft({"coins": 3}, 1, 2),
}


class WorksOptions(Options):
    """How many rounds, and whether the banker works."""

    rounds: Literal[1, 2] = 2
    bank: bool = True


class Produce(Step):
    """A round begins with what the dice bring."""

    kind: Literal["produce"] = "produce"

    def run(self, game: WorksGame) -> None:
        if game.round == game.rounds:
            game.finish(score(game))
            return
        game.round += 1
        game.stock = {"clay": 3, "iron": 2}
        for seat in range(game.seats):
            clay, iron = game.dice.below(5), game.dice.below(3)
            game.own[seat]["clay"] += clay
            game.own[seat]["iron"] += iron
            told: Told = {"who": Who(seat), "clay": clay, "iron": iron}
            game.tell(Text("works-event-produce", told), marks=(f"goods:{seat}",), first=seat == 0)
        first = (game.round - 1) % game.seats
        order = [*range(first, game.seats), *range(first)]
        game.then(*(Trade(seat=seat) for seat in order), Converting(), Produce())


class Trade(Ask):
    """Buy or sell some of one kind of goods, then again, or pass."""

    kind: Literal["trade"] = "trade"

    def ask(self, game: WorksGame, *, teach: bool = False) -> Question:
        own = game.own[self.seat]
        options = [
            Option({"deal": "sell", "goods": goods, "number": str(number)})
            for goods in GOODS
            for number in range(1, own[goods] + 1)
        ]
        for goods in GOODS:
            for number in range(1, game.stock[goods] + 1):
                price = number * PRICE[goods]
                parts = {"deal": "buy", "goods": goods, "number": str(number)}
                if price <= own["coins"]:
                    options.append(Option(parts))
                elif teach:
                    why = Text("works-too-dear", {"price": price, "coins": own["coins"]})
                    options.append(Option(parts, blocked=why))
        options.append(Option({"deal": PASS}, final=game.rolls_after_trade()))
        return Question(
            self.seat, Text("works-prompt-trade", {"coins": own["coins"]}), options, layout="list"
        )

    def default(self, game: WorksGame, question: Question) -> Answer:  # noqa: ARG002
        return question.answer(("deal", PASS))

    def take(self, game: WorksGame, answer: Answer) -> None:
        parts = answer[0].parts
        if parts["deal"] == PASS:
            return
        deal, goods, number, own = parts["deal"], parts["goods"], int(parts["number"]), game.own[self.seat]
        own[goods] += number if deal == "buy" else -number
        own["coins"] += (-number if deal == "buy" else number) * PRICE[goods]
        game.stock[goods] -= number if deal == "buy" else 0
        told: Told = {"who": Who(self.seat), "number": number, "goods": Text(f"works-goods-{goods}")}
        game.tell(Text(f"works-event-{deal}", told))
        game.then(self)


class Converting(Together):
    """Everybody uses the craftsmen at the same time."""

    kind: Literal["converting"] = "converting"

    def open(self, game: WorksGame) -> Mapping[int, Sequence[Step]]:
        return {seat: (Convert(seat=seat, used={}),) for seat in range(game.seats)}


class Convert(Ask):
    """The proposal, or one use of one craftsman and then again; who can use none is not asked."""

    kind: Literal["convert"] = "convert"
    used: dict[str, int]

    def moot(self, game: WorksGame) -> bool:
        return not game.usable(game.own[self.seat], self.used)

    def ask(self, game: WorksGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        own, last = game.own[self.seat], game.closes(self.seat)
        points, _ = game.best(own, self.used)
        crafts = game.usable(own, self.used)
        options = [
            Option({"use": BEST}, final=last),
            *(
                Option({"use": c}, final=last and not game.usable(*game.after(own, self.used, c)))
                for c in crafts
            ),
            Option({"use": DONE}, final=last),
        ]
        return Question(self.seat, Text("works-prompt-convert", {"points": points}), options)

    def take(self, game: WorksGame, answer: Answer) -> None:
        use = answer[0].parts["use"]
        if use == DONE:
            return
        before = game.points[self.seat]
        plan = game.best(game.own[self.seat], self.used)[1] if use == BEST else [use]
        used = dict(self.used)
        for craft in plan:
            game.own[self.seat], used = game.after(game.own[self.seat], used, craft)
            game.points[self.seat] += CRAFTS[craft].points
        made = game.points[self.seat] - before
        game.tell(Text("works-event-convert", {"who": Who(self.seat), "points": made}))
        if use != BEST:
            game.then(Convert(seat=self.seat, used=used))


AnyStep = Annotated[Produce | Trade | Converting | Convert, Field(discriminator="kind")]


class WorksGame(Game[AnyStep]):
    """Nothing is secret here but the dice to come."""

    rounds: int
    round: int = 0
    crafts: list[str]
    stock: Goods = Field(default_factory=dict)
    own: list[Goods]
    points: list[int]

    def usable(self, own: Goods, used: Goods) -> list[str]:
        """The craftsmen who could work with these goods."""
        return [
            name
            for name in self.crafts
            if used.get(name, 0) < CRAFTS[name].times
            and all(own[goods] >= number for goods, number in CRAFTS[name].uses.items())
        ]

    def after(self, own: Goods, used: Goods, craft: str) -> tuple[Goods, Goods]:
        """What is left, and who has worked how often, after one use of a craftsman."""
        uses = CRAFTS[craft].uses
        left = {goods: number - uses.get(goods, 0) for goods, number in own.items()}
        return left, {**used, craft: used.get(craft, 0) + 1}

    def best(self, own: Goods, used: Goods) -> tuple[int, list[str]]:
        """The most points that can be made, and how."""
        best: tuple[int, list[str]] = (0, [])
        for craft in self.usable(own, used):
            points, plan = self.best(*self.after(own, used, craft))
            if points + CRAFTS[craft].points > best[0]:
                best = (points + CRAFTS[craft].points, [craft, *plan])
        return best

    def rolls_after_trade(self) -> bool:
        """Whether the dice come right after this trader, because he is the last and nobody can convert."""
        traders = sum(step.kind == "trade" for step in self.agenda)
        return traders == 1 and not any(self.usable(own, {}) for own in self.own)


def score(game: WorksGame) -> Result:
    """Points; coins break ties."""
    coins = [own["coins"] for own in game.own]
    return result(
        "rounds", [{"works-score-points": one} for one in game.points], {"works-score-coins": coins}
    )


class WorksBoard(Frozen):
    """Everything."""

    round: int
    stock: Mapping[str, int]
    own: tuple[Mapping[str, int], ...]
    points: tuple[int, ...]


class Works(Title[WorksGame, WorksOptions]):
    """Two to four seats."""

    id = "toy_works"
    words = "works"
    seats = range(2, 5)
    options = WorksOptions
    game = WorksGame
    board_type = WorksBoard
    hand_type = BaseModel

    def setup(self, seats: int, options: WorksOptions, dice: Dice) -> WorksGame:
        return WorksGame(
            seats=seats,
            dice=dice,
            rounds=options.rounds,
            crafts=[craft for craft in CRAFTS if options.bank or craft != "banker"],
            own=[{"clay": 0, "iron": 0, "coins": 4} for _ in range(seats)],
            points=[0] * seats,
            agenda=[Produce()],
        )

    def board(self, game: WorksGame) -> WorksBoard:
        own = tuple(dict(one) for one in game.own)
        return WorksBoard(round=game.round, stock=dict(game.stock), own=own, points=tuple(game.points))

    def label(self, part: str, value: str) -> Text:
        return Text("plain", {"text": value}) if part == "number" else super().label(part, value)


WORKS = Works()
