"""A small title whose questions are awkward to show: several picks, long lists, many things beside the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

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
    SeatResult,
    Text,
    Title,
    Who,
    blocked,
    picks_of,
)

GOODS = ("apples", "bread", "cheese", "dates", "eggs", "figs", "grapes", "honey")
BELLS = ("north", "south", "east", "west", "noon", "night")
STALLS = 60


class MarketOptions(Options):
    """None."""


class Three(Ask):
    """Exactly three of eight."""

    kind: Literal["three"] = "three"

    def ask(self, game: MarketGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [Option({"goods": one}) for one in GOODS]
        return Question(self.seat, Text("market-prompt-three"), options, least=3, most=3)

    def take(self, game: MarketGame, answer: Answer) -> None:
        game.bought += picks_of(answer)


class UpToTwo(Ask):
    """Two of eight, or one, or none."""

    kind: Literal["up_to_two"] = "up_to_two"

    def ask(self, game: MarketGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [Option({"goods": one}) for one in GOODS]
        return Question(self.seat, Text("market-prompt-two"), options, least=0, most=2)

    def take(self, game: MarketGame, answer: Answer) -> None:
        game.bought += picks_of(answer)


class Stall(Ask):
    """One of so many that they need several menus; every seventh is closed."""

    kind: Literal["stall"] = "stall"

    def ask(self, game: MarketGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [
            Option({"stall": str(number)}, keyed={"stall": f"stall{number}"})
            for number in range(1, STALLS + 1)
            if number % 7
        ]
        if teach:
            options += [
                blocked(Text("market-closed"), ("stall", str(number))) for number in range(7, STALLS + 1, 7)
            ]
        return Question(
            self.seat, Text("market-prompt-stall", {"who": Who(self.seat)}), options, layout="list"
        )

    def take(self, game: MarketGame, answer: Answer) -> None:
        game.bought += picks_of(answer)
        game.tell(Text("market-event-stall", {"who": Who(self.seat)}), first=True)


class Ring(Ask):
    """A question with more beside it than fits into a row of buttons."""

    kind: Literal["ring"] = "ring"

    def ask(self, game: MarketGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [Option({"way": "home"}), Option({"way": "on"})]
        return Question(self.seat, Text("market-prompt-ring"), options)

    def take(self, game: MarketGame, answer: Answer) -> None:
        game.bought += picks_of(answer)
        game.finish(Result(reason="home", seats=(SeatResult(placing=1, score=len(game.bought)),)))


AnyStep = Annotated[Three | UpToTwo | Stall | Ring, Field(discriminator="kind")]


class MarketGame(Game[AnyStep]):
    """What was bought, and the bells that were rung."""

    bought: list[str] = Field(default_factory=list)
    rung: list[str] = Field(default_factory=list)


class MarketBoard(Frozen):
    """The same."""

    bought: tuple[str, ...]
    rung: tuple[str, ...]


class Market(Title[MarketGame, MarketOptions]):
    """For one."""

    id = "toy_market"
    words = "market"
    seats = range(1, 2)
    options = MarketOptions
    game = MarketGame
    board_type = MarketBoard
    hand_type = BaseModel

    def setup(self, seats: int, options: MarketOptions, dice: Dice) -> MarketGame:  # noqa: ARG002
        agenda = [Ring(seat=0), Stall(seat=0), UpToTwo(seat=0), Three(seat=0)]
        return MarketGame(seats=seats, dice=dice, agenda=agenda)

    def board(self, game: MarketGame) -> MarketBoard:
        return MarketBoard(bought=tuple(game.bought), rung=tuple(game.rung))

    def label(self, part: str, value: str) -> Text:
        return Text("market-stall", {"number": int(value)}) if part == "stall" else super().label(part, value)

    def extras(self, game: MarketGame, seat: int, step: str) -> Sequence[Option]:  # noqa: ARG002
        if step != "ring":
            return ()
        return [Option({"bell": bell}, extra=True) for bell in BELLS if bell not in game.rung]

    def take_extra(self, game: MarketGame, seat: int, extra: Option) -> None:  # noqa: ARG002
        game.rung.append(extra.parts["bell"])


MARKET = Market()
