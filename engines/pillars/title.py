"""The Pillars of the Earth in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Answer, Appraisal, Dice, Kind, Mix, Option, Order, Question, Standing, Title, Want
from engines.kernel.rulebook import Figures
from engines.pillars import deciding, horizon, orders, secrets, showing, yardstick
from engines.pillars.computer import advise
from engines.pillars.figures import figures
from engines.pillars.forced import forced
from engines.pillars.game import PillarsGame
from engines.pillars.labels import label
from engines.pillars.options import PillarsOptions
from engines.pillars.practice import Practice
from engines.pillars.sensible import sensible
from engines.pillars.setup import set_up
from engines.pillars.signs import Signs
from engines.pillars.use import beside, spend
from engines.pillars.view import PillarsBoard, PillarsHand
from engines.pillars.wants import there, wants
from engines.pillars.weights import PillarsWeights

if TYPE_CHECKING:
    from random import Random


class Pillars(Title[PillarsGame, PillarsOptions]):
    """Six rounds of work on the cathedral of Kingsbridge."""

    id = "pillars"
    words = "pillars"
    version = 4
    seats = range(2, 5)
    options = PillarsOptions
    game = PillarsGame
    board_type = PillarsBoard
    hand_type = PillarsHand
    weights = PillarsWeights

    def setup(self, seats: int, options: PillarsOptions, dice: Dice) -> PillarsGame:  # noqa: ARG002  # none
        """Gold, decks, cubes, and who begins."""
        return set_up(seats, dice)

    def board(self, game: PillarsGame) -> PillarsBoard:
        """What everybody sees."""
        return showing.board(game)

    def hand(self, game: PillarsGame, seat: int) -> PillarsHand | None:
        """The coming event, for Ellen's owner."""
        return showing.hand(game, seat)

    def hidden(self, game: PillarsGame, viewer: int | None) -> Mapping[str, object]:
        """Decks, what was removed unseen, and the bag."""
        return secrets.hidden(game, viewer)

    def deal(self, game: PillarsGame, viewer: int | None, mix: Mix) -> None:
        """Put those into the order of the mix."""
        secrets.deal(game, viewer, mix)

    def round_of(self, game: PillarsGame) -> int:
        """One of six."""
        return game.round

    def points_so_far(self, game: PillarsGame) -> tuple[int, ...]:
        """Points are counted as they come."""
        return tuple(player.points for player in game.players)

    def census(self, game: PillarsGame) -> Mapping[str, int]:
        """Every card, cube, worker and builder."""
        return secrets.census(game)

    def figures(self) -> Figures:
        """The numbers that are printed."""
        return figures()

    def label(self, part: str, value: str) -> Text:
        """What a value is called, with what it costs or brings."""
        return label(part, value)

    def together(self, parts: Want) -> Text:
        """A deal with its cubes, and a craftsman with how often, in one phrase."""
        return deciding.together(parts) or super().together(parts)

    def hint(self, board: PillarsBoard, part: str, value: str) -> Text | None:
        """What craftsmen and advantages do, and what a builder gets on each place."""
        return deciding.hint(board, part, value)

    def hint_of(self, board: PillarsBoard, parts: Want) -> Text | None:
        """How much gold a deal leaves, and what the work of a craftsman takes and brings."""
        return deciding.hint_of(board, parts) or super().hint_of(board, parts)

    def decides(self, board: PillarsBoard, question: Question) -> Sequence[Text]:
        """The cost track and the bag, where builders are placed."""
        return tuple(deciding.decides(board, question))

    def extras(self, game: PillarsGame, seat: int, step: str) -> Sequence[Option]:
        """One-time advantages beside a question."""
        return beside(game, seat, step)

    def take_extra(self, game: PillarsGame, seat: int, extra: Option) -> None:
        """Remigius: this builder is placed for nothing."""
        spend(game, seat, extra.parts["use"])
        game.waived = True

    def appraise(self, game: PillarsGame, question: Question) -> Appraisal | None:
        """Cards and spaces by what they bring."""
        return horizon.appraise(game, question)

    def worth(self, game: PillarsGame, viewer: int | None) -> tuple[float, ...]:  # noqa: ARG002  # all lies open
        """Points, and what they can be made of."""
        return horizon.worth(game)

    def mark(self, game: PillarsGame) -> int:
        """Rounds."""
        return game.round

    def practice(self) -> Practice:
        """What things promise at the end of a round."""
        return Practice(self)

    def witness(self) -> Signs:
        """Whoever sees a match of computers and tells what else shows how well they play."""
        return Signs()

    def yardstick(self, game: PillarsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # no luck
        """What it answered before there were levels."""
        return yardstick.advise(game, question)

    def advise(self, game: PillarsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # no luck
        """What the computer player answers."""
        return advise(game, question)

    def orders(self, game: PillarsGame, seat: int) -> Sequence[Kind]:
        """What the seat may have answered for it."""
        return tuple(orders.orders(game, seat))

    def follow(self, game: PillarsGame, question: Question, given: Standing) -> Iterable[tuple[str, Answer]]:
        """What these orders answer."""
        return orders.follow(game, question, given)

    def wants(self, game: PillarsGame, seat: int, kind: str) -> Sequence[Option]:
        """What an order may list."""
        return wants(game, seat, kind)

    def there(self, game: PillarsGame, seat: int, kind: str, want: Want) -> bool:
        """Whether what is wanted is there now."""
        return there(game, seat, kind, want)

    def meets(self, game: PillarsGame, question: Question, when: str, answer: Answer) -> bool:
        """Whether an answer meets the condition of an order."""
        return orders.meets(game, question, when, answer)

    def always(self, game: PillarsGame, question: Question, answer: Answer) -> Order | None:
        """The order that always answers like that."""
        del game
        return orders.always(question, answer)

    def sensible(self, game: PillarsGame, seat: int) -> Iterable[Order]:
        """What is wanted this round, and what is always meant."""
        return sensible(game, seat)

    def forced(self, game: PillarsGame, question: Question) -> Answer | None:
        """What cannot matter any more."""
        return forced(game, question)
