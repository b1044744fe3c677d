"""The smallest title there can be: two lanes, and a shelf on which Ada puts what Ben may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

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
    Step,
    Text,
    Title,
    Together,
    Who,
)


class Shop(Together):
    """Both act at the same time, as often as they like."""

    kind: Literal["shop"] = "shop"

    def open(self, game: ShelfGame) -> Mapping[int, Sequence[Step]]:  # noqa: ARG002
        return {0: (Act(seat=0),), 1: (Act(seat=1),)}

    def close(self, game: ShelfGame) -> None:
        game.tell(Text("shelf-closed"), first=True)
        game.then(Act(seat=0), Act(seat=1), End())


class Act(Ask):
    """Put something on the shelf, take something from it, wrap something up, throw a die, or stop."""

    kind: Literal["act"] = "act"

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:
        options = [Option({"use": "put"}), Option({"use": "throw"}, final=True)]
        if game.shelf:
            options += [Option({"use": "take"}), Option({"use": "wrap"})]
        elif teach:
            options.append(Option({"use": "take"}, blocked=Text("shelf-empty")))
        return Question(self.seat, Text("shelf-ask"), [*options, Option({"use": "stop"})])

    def default(self, game: ShelfGame, question: Question) -> Answer:  # noqa: ARG002
        return question.answer(("use", "stop"))

    def take(self, game: ShelfGame, answer: Answer) -> None:
        use = answer[0].parts["use"]
        game.tell(Text(f"shelf-{use}", {"who": Who(self.seat)}))
        if use == "put":
            game.shelf += 1
        elif use == "throw":
            game.thrown = game.dice.below(6)
        elif use != "stop":
            game.shelf -= 1
        if use != "stop":
            wrapping = (Wrap(seat=self.seat),) if use == "wrap" else ()
            sorting = (Sort(seat=self.seat),) if game.shelf > 4 else ()
            game.then(Tidy(seat=self.seat), *wrapping, *sorting, self)


class Wrap(Ask):
    """In paper, in cloth, or put it back."""

    kind: Literal["wrap"] = "wrap"

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        return Question(
            self.seat,
            Text("shelf-wrap"),
            [Option({"it": "paper"}), Option({"it": "cloth"}), Option({"it": "put"})],
        )

    def take(self, game: ShelfGame, answer: Answer) -> None:
        game.shelf += any(option.parts["it"] == "put" for option in answer)


class Sort(Ask):
    """A shelf that is too full has to be sorted, if it still is when the question comes."""

    kind: Literal["sort"] = "sort"

    def moot(self, game: ShelfGame) -> bool:
        return game.shelf < 5

    def ask(self, game: ShelfGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        return Question(self.seat, Text("shelf-sort"), [Option({"it": "clear"}), Option({"it": "stop"})])

    def take(self, game: ShelfGame, answer: Answer) -> None:
        if answer[0].parts["it"] == "clear":
            game.shelf = 0


class Tidy(Step):
    """Happens by itself after each act; ten acts are enough for one day."""

    kind: Literal["tidy"] = "tidy"
    seat: int

    def run(self, game: ShelfGame) -> None:
        game.acts += 1
        game.tell(Text("shelf-tidy"))
        if game.acts == 10:
            game.finish(result())


class End(Step):
    """Nobody wins."""

    kind: Literal["end"] = "end"

    def run(self, game: ShelfGame) -> None:
        game.finish(result())


def result() -> Result:
    """Both are first."""
    return Result(reason="closed", seats=(SeatResult(placing=1, score=0), SeatResult(placing=1, score=0)))


AnyStep = Annotated[Shop | Act | Wrap | Sort | Tidy | End, Field(discriminator="kind")]


class ShelfGame(Game[AnyStep]):
    """What is on the shelf."""

    shelf: int = 0
    thrown: int | None = None
    acts: int = 0


class ShelfBoard(Frozen):
    """All of it."""

    shelf: int
    thrown: int | None


class Shelf(Title[ShelfGame, Options]):
    """Two seats."""

    id = "shelf"
    words = "shelf"
    seats = range(2, 3)
    options = Options
    game = ShelfGame
    board_type = ShelfBoard
    hand_type = BaseModel
    first: tuple[Step, ...] = (Shop(),)

    def setup(self, seats: int, options: Options, dice: Dice) -> ShelfGame:  # noqa: ARG002
        game = ShelfGame(seats=seats, dice=dice, agenda=list[Any](reversed(self.first)))
        game.tell(Text("shelf-open"))
        return game

    def board(self, game: ShelfGame) -> ShelfBoard:
        return ShelfBoard(shelf=game.shelf, thrown=game.thrown)


SHELF = Shelf()


class Turns(Shelf):
    """One after the other, without lanes."""

    first = (Act(seat=0), Act(seat=1), End())
