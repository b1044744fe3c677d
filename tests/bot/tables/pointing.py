"""A title of the tests in which whoever is asked says who is asked next; it never ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from engines.kernel import Answer, Ask, Dice, Frozen, Game, Option, Options, Question, Text, Title, picks_of
from engines.kernel.catalogue import titles
from tests.bot.tables.wall import House


class Point(Ask):
    """Whoever is asked says who is asked next."""

    kind: Literal["point"] = "point"

    def ask(self, game: PointGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        others = [seat for seat in range(game.seats) if seat != self.seat]
        options = [Option({"next": str(seat)}) for seat in others]
        return Question(self.seat, Text("works-prompt-convert", {"points": 0}), options)

    def default(self, game: PointGame, question: Question) -> Answer:  # noqa: ARG002
        return (question.options[0],)

    def take(self, game: PointGame, answer: Answer) -> None:
        game.then(Point(seat=int(answer[0].parts["next"])))


AnyStep = Annotated[Point, Field()]


class PointGame(Game[AnyStep]):
    """Nothing but who is asked."""


class Board(Frozen):
    """Nothing."""


class Pointing(Title[PointGame, Options]):
    """It never ends."""

    id = "toy_pointing"
    words = "works"
    seats = range(2, 5)
    options = Options
    game = PointGame
    board_type = Board
    hand_type = BaseModel

    def setup(self, seats: int, options: Options, dice: Dice) -> PointGame:  # noqa: ARG002
        return PointGame(seats=seats, dice=dice, agenda=[Point(seat=0)])

    def board(self, game: PointGame) -> Board:  # noqa: ARG002
        return Board()


class Echoing(Pointing):
    """Whoever sits in the second seat has nothing to decide: it is the first one's turn again."""

    id = "toy_echoing"

    def forced(self, game: PointGame, question: Question) -> Answer | None:  # noqa: ARG002
        return question.answer(("next", "0")) if question.seat == 1 else None


POINTING, ECHOING = Pointing(), Echoing()


@contextmanager
def pointing() -> Iterator[None]:
    """The titles can be played."""
    for title in (POINTING, ECHOING):
        titles()[title.id] = title
    try:
        yield
    finally:
        for title in (POINTING, ECHOING):
            del titles()[title.id]


async def points(house: House, number: int, person: int, to: int) -> None:
    """Somebody says whose turn it is."""
    async with house.tables.enter(number) as live:
        await house.tables.came(live, person)
        question = live.begun.question(live.seat(person))
        assert question is not None
        option = next(one for one in question.options if one.parts["next"] == str(live.seat(to)))
        await house.tables.play.answer(live, person, picks_of((option,)), question.number)
