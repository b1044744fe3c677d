"""Parallel building: everybody takes stones from one quarry, and whoever fills a row adorns it before going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from engines.kernel import (
    Answer,
    Ask,
    Dice,
    Frozen,
    Game,
    Mix,
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

KINDS = ("slate", "chalk", "flint")
FLAGS = ("lion", "rose")
PLOTS = tuple(f"{row}{column}" for row in "ab" for column in "123")
SKIP = "skip"


class YardsOptions(Options):
    """How many rounds, and whether rows are adorned."""

    rounds: Literal[1, 2, 3] = 2
    flags: bool = True


class Dig(Step):
    """A round begins: the quarry is filled up from the bag."""

    kind: Literal["dig"] = "dig"

    def run(self, game: YardsGame) -> None:
        if game.round == game.rounds:
            game.finish(score(game))
            return
        game.round += 1
        game.tell(Text("yards-event-round", {"round": game.round}), first=True)
        wanted = game.seats + 1 - len(game.quarry)
        game.quarry += [game.bag.pop() for _ in range(min(wanted, len(game.bag)))]
        game.taker = {}
        game.reveal()
        game.then(Build(), Dig())


class Build(Together):
    """Everybody builds at the same time: two stones each."""

    kind: Literal["build"] = "build"

    def open(self, game: YardsGame) -> Mapping[int, tuple[Step, ...]]:
        return {seat: (Take(seat=seat), Take(seat=seat)) for seat in range(game.seats)}


class Take(Ask):
    """One stone from the quarry onto a free plot, or nothing."""

    kind: Literal["take"] = "take"

    def ask(self, game: YardsGame, *, teach: bool = False) -> Question:
        last, yard = game.closes(self.seat), game.yards[self.seat]
        free = [plot for plot in PLOTS if plot not in yard]
        options = [
            Option({"stone": stone, "plot": plot}, final=last and not game.fills(yard, plot))
            for stone in dict.fromkeys(game.quarry)
            for plot in free
        ]
        options.append(Option({"stone": SKIP}, final=last))
        if teach:
            options += [
                Option({"stone": stone, "plot": plot}, blocked=game.why_gone(stone))
                for stone in KINDS
                if stone not in game.quarry
                for plot in free
            ]
        return Question(self.seat, Text("yards-prompt-take"), options, layout="grid")

    def take(self, game: YardsGame, answer: Answer) -> None:
        stone = answer[0].parts["stone"]
        if stone == SKIP:
            return
        plot = answer[0].parts["plot"]
        yard = game.yards[self.seat]
        fills = game.fills(yard, plot)
        game.quarry.remove(stone)
        if stone not in game.quarry:
            game.taker[stone] = self.seat
        yard[plot] = stone
        game.tell(
            Text("yards-event-take", {"who": Who(self.seat), "stone": Text(f"yards-stone-{stone}")}),
            marks=(f"{self.seat}:{plot}",),
        )
        if fills:
            game.then(Adorn(seat=self.seat, row=plot[0]))


class Adorn(Ask):
    """A full row gets a flag while there are any; asked in the middle of the lane."""

    kind: Literal["adorn"] = "adorn"
    row: str

    def moot(self, game: YardsGame) -> bool:
        return not any(game.flags.values())

    def ask(self, game: YardsGame, *, teach: bool = False) -> Question:
        gone = Text("yards-flag-gone")
        last = game.closes(self.seat) or game.last_flag(self.seat)
        options = [
            Option({"flag": flag}, final=last, blocked=None if game.flags[flag] else gone)
            for flag in FLAGS
            if teach or game.flags[flag]
        ]
        return Question(self.seat, Text("yards-prompt-adorn", {"row": self.row}), options)

    def take(self, game: YardsGame, answer: Answer) -> None:
        flag = answer[0].parts["flag"]
        game.flags[flag] -= 1
        game.adorned[self.seat].append(flag)
        game.tell(Text("yards-event-adorn", {"who": Who(self.seat)}))


AnyStep = Annotated[Dig | Build | Take | Adorn, Field(discriminator="kind")]


class YardsGame(Game[AnyStep]):
    """The bag is the only secret."""

    rounds: int
    round: int = 0
    bag: list[str]
    quarry: list[str] = Field(default_factory=list)
    yards: list[dict[str, str]]
    flags: dict[str, int]
    adorned: list[list[str]]
    taker: dict[str, int] = Field(default_factory=dict)

    def fills(self, yard: Mapping[str, str], plot: str) -> bool:
        """Whether a stone there fills the row of a yard, and there is a flag for it."""
        return sum(other[0] == plot[0] for other in yard) == 2 and any(self.flags.values())

    def last_flag(self, seat: int) -> bool:
        """Whether taking a flag ends the round, because all who still wait only wait for flags."""
        others = [step for other, lane in enumerate(self.lanes) if other != seat for step in lane]
        return (
            sum(self.flags.values()) == 1
            and len(self.lanes[seat]) == 1
            and all(step.kind == "adorn" for step in others)
        )

    def why_gone(self, stone: str) -> Text:
        """Why there is none of these stones."""
        kind = Text(f"yards-stone-{stone}")
        if stone in self.taker:
            return Text("yards-taken", {"who": Who(self.taker[stone]), "stone": kind})
        return Text("yards-none", {"stone": kind})


def score(game: YardsGame) -> Result:
    """A point for each stone and two for each flag; ties are shared."""
    return result(
        "rounds",
        [
            {"yards-score-stones": len(yard), "yards-score-flags": 2 * len(flags)}
            for yard, flags in zip(game.yards, game.adorned, strict=True)
        ],
    )


class YardsBoard(Frozen):
    """Everything but the order of the bag."""

    round: int
    quarry: tuple[str, ...]
    bag: int
    yards: tuple[Mapping[str, str], ...]
    flags: Mapping[str, int]
    adorned: tuple[tuple[str, ...], ...]


class Yards(Title[YardsGame, YardsOptions]):
    """One to four seats."""

    id = "toy_yards"
    words = "yards"
    seats = range(1, 5)
    options = YardsOptions
    game = YardsGame
    board_type = YardsBoard
    hand_type = BaseModel

    def setup(self, seats: int, options: YardsOptions, dice: Dice) -> YardsGame:
        return YardsGame(
            seats=seats,
            dice=dice,
            rounds=options.rounds,
            bag=dice.shuffled([kind for kind in KINDS for _ in range(2 * seats + 2)]),
            yards=[{} for _ in range(seats)],
            flags=dict.fromkeys(FLAGS, 1 if options.flags else 0),
            adorned=[[] for _ in range(seats)],
            agenda=[Dig()],
        )

    def board(self, game: YardsGame) -> YardsBoard:
        return YardsBoard(
            round=game.round,
            quarry=tuple(game.quarry),
            bag=len(game.bag),
            yards=tuple(dict(yard) for yard in game.yards),
            flags=dict(game.flags),
            adorned=tuple(map(tuple, game.adorned)),
        )

    def round_of(self, game: YardsGame) -> int:
        return game.round

    def points_so_far(self, game: YardsGame) -> tuple[int, ...]:
        return tuple(ended.score for ended in score(game).seats)

    def hidden(self, game: YardsGame, viewer: int | None) -> Mapping[str, object]:  # noqa: ARG002
        return {"bag": list(game.bag)}

    def deal(self, game: YardsGame, viewer: int | None, mix: Mix) -> None:  # noqa: ARG002
        game.bag = mix(game.bag)

    def census(self, game: YardsGame) -> Mapping[str, int]:
        stones = Counter(
            [*game.bag, *game.quarry, *(stone for yard in game.yards for stone in yard.values())]
        )
        flags = sum(game.flags.values()) + sum(map(len, game.adorned))
        return {**stones, "flags": flags}


YARDS = Yards()
