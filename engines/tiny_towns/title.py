"""Tiny Towns in the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from data.text import Text, plain
from engines.kernel import Answer, Dice, Kind, Mix, Option, Order, Question, Standing, Title, Want
from engines.kernel.practice import Practice
from engines.kernel.rulebook import Figures
from engines.tiny_towns import computer, horizon, orders, secrets, showing, yardstick
from engines.tiny_towns.asking import DONE
from engines.tiny_towns.components import cards
from engines.tiny_towns.deciding import decides
from engines.tiny_towns.ending import score_seat
from engines.tiny_towns.figures import figures
from engines.tiny_towns.forced import forced
from engines.tiny_towns.foresight import practice
from engines.tiny_towns.foresight.idea import advise
from engines.tiny_towns.foresight.mind import foresee
from engines.tiny_towns.game import TownsGame
from engines.tiny_towns.options import TownsOptions, conflict
from engines.tiny_towns.sensible import sensible
from engines.tiny_towns.setup import set_up
from engines.tiny_towns.signs import signs
from engines.tiny_towns.view import TownsBoard, TownsHand
from engines.tiny_towns.wants import named, there, wants

if TYPE_CHECKING:
    from random import Random

    from engines.kernel.foresight import Foresight
    from engines.kernel.thought import Thought


class TinyTowns(Title[TownsGame, TownsOptions]):
    """Build a town of sixteen squares from the cubes that others name."""

    id = "tiny_towns"
    words = "towns"
    version = 3
    seats = range(1, 7)
    options = TownsOptions
    game = TownsGame
    board_type = TownsBoard
    hand_type = TownsHand

    def setup(self, seats: int, options: TownsOptions, dice: Dice) -> TownsGame:
        """Cards in play, resource cards, monuments."""
        return set_up(seats, options, dice)

    def board(self, game: TownsGame) -> TownsBoard:
        """What everybody sees."""
        return showing.board(game)

    def hand(self, game: TownsGame, seat: int) -> TownsHand:
        """The seat's monument cards."""
        return showing.hand(game, seat)

    def hidden(self, game: TownsGame, viewer: int | None) -> Mapping[str, object]:
        """Monuments in other hands and in the box, and the resource cards in their order."""
        return secrets.hidden(game, viewer)

    def deal(self, game: TownsGame, viewer: int | None, mix: Mix) -> None:
        """Put those into the order of the mix."""
        secrets.deal(game, viewer, mix)

    def round_of(self, game: TownsGame) -> int:
        """A round is a turn: a cube for everybody."""
        return game.turn

    def points_so_far(self, game: TownsGame) -> tuple[int, ...]:
        """What each town would be worth if it stayed as it is."""
        return tuple(score_seat(game, seat).total for seat in range(game.seats))

    def census(self, game: TownsGame) -> Mapping[str, int]:
        """Every monument card and every resource card, wherever it is."""
        return secrets.census(game)

    def conflict(self, seats: int, options: TownsOptions) -> Text | None:
        """Which choices exclude each other."""
        return conflict(seats, options)

    def figures(self) -> Figures:
        """The numbers that are printed."""
        return figures()

    def label(self, part: str, value: str) -> Text:
        """Cards by their names, squares as they are."""
        if told := named(part, value):
            return told
        if part in ("at", "pattern", "warehouse"):
            return plain(value)
        if part == "resource":
            return Text(f"towns-cube-{value}")
        if value == DONE:
            return Text("towns-building-done")
        if part in ("building", "monument"):
            return Text(f"towns-card-{value}")
        return super().label(part, value)

    def hint(self, board: TownsBoard, part: str, value: str) -> Text | None:  # noqa: ARG002  # always the same
        """What buildings and monuments do."""
        known = part in ("building", "monument") and value in cards()
        return Text(f"towns-short-{value}") if known else None

    def together(self, parts: Want) -> Text:
        """What is built, where, and from which cubes, in one phrase."""
        if "pattern" in parts:
            named = {part: self.label(part, value) for part, value in parts.items()}
            return Text("towns-built-from", {**named})
        return super().together(parts)

    def hint_of(self, board: TownsBoard, parts: Want) -> Text | None:
        """What the building does."""
        return self.hint(board, "building", parts.get("building", ""))

    def decides(self, board: TownsBoard, question: Question) -> Sequence[Text]:
        """The novice rule, where it applies."""
        return tuple(decides(board, question))

    def worth(self, game: TownsGame, viewer: int | None) -> tuple[float, ...]:  # noqa: ARG002  # all lies open
        """What each town promises."""
        return horizon.worth(game)

    def mark(self, game: TownsGame) -> int:
        """Turns."""
        return game.turn

    def signs(self, game: TownsGame, seat: int) -> Mapping[str, bool]:
        """What else shows how well a computer has played."""
        return signs(game, seat)

    def yardstick(self, game: TownsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # no luck
        """What it answered before there were levels."""
        return yardstick.advise(game, question)

    def advise(self, game: TownsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # it needs no luck
        """What the computer player answers."""
        return advise(game, question)

    def quick(self, game: TownsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # it needs no luck
        """What seats answer in imagined matches: by plain rules."""
        return computer.advise(game, question)

    def foresee(
        self,
        game: TownsGame,
        question: Question,
        luck: str,
        worlds: Callable[[int], TownsGame],
        numbers: Foresight,
    ) -> Thought | None:
        """It looks ahead over its own town."""
        return foresee(game, question, luck, worlds, numbers)

    def practice(self) -> Practice:
        """Half-built towns."""
        return practice

    def orders(self, game: TownsGame, seat: int) -> Sequence[Kind]:
        """What the seat may have answered for it."""
        return orders.orders(game, seat)

    def follow(self, game: TownsGame, question: Question, given: Standing) -> Iterable[tuple[str, Answer]]:
        """What these orders answer."""
        return orders.follow(game, question, given)

    def wants(self, game: TownsGame, seat: int, kind: str) -> Sequence[Option]:
        """What an order may list."""
        return wants(game, seat, kind)

    def there(self, game: TownsGame, seat: int, kind: str, want: Want) -> bool:
        """Whether what is wanted may still come up."""
        return there(game, seat, kind, want)

    def always(self, game: TownsGame, question: Question, answer: Answer) -> Order | None:  # noqa: ARG002  # as said
        """The order that always answers like that."""
        return orders.always(question, answer)

    def sensible(self, game: TownsGame, seat: int) -> Iterable[Order]:
        """Where the next cubes go, what is named and built, and passing."""
        return sensible(game, seat)

    def forced(self, game: TownsGame, question: Question) -> Answer | None:  # noqa: ARG002  # the question says it all
        """The one answer that there is, where everybody sees that."""
        return forced(question)
