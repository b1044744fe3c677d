"""Old London Bridge in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Answer, Appraisal, Dice, Kind, Mix, Option, Order, Question, Standing, Title, Want
from engines.kernel.rulebook import Figures
from engines.old_london_bridge import bonus_tiles, horizon, orders, secrets, showing, yardstick
from engines.old_london_bridge.asking import NO_TILE
from engines.old_london_bridge.computer import advise
from engines.old_london_bridge.deciding import decides
from engines.old_london_bridge.figures import figures
from engines.old_london_bridge.game import BridgeGame
from engines.old_london_bridge.options import BridgeOptions
from engines.old_london_bridge.scoring import points_so_far
from engines.old_london_bridge.sensible import sensible
from engines.old_london_bridge.setup import set_up
from engines.old_london_bridge.signs import Signs
from engines.old_london_bridge.telling import hint, hint_of_space, label, money, space_said
from engines.old_london_bridge.view import BridgeBoard, BridgeHand
from engines.old_london_bridge.wants import named, there, wants
from engines.old_london_bridge.weights import BridgeWeights

if TYPE_CHECKING:
    from random import Random


class OldLondonBridge(Title[BridgeGame, BridgeOptions]):
    """Build your section of the bridge in falling numbers, and end as the richest architect."""

    id = "old_london_bridge"
    words = "bridge"
    version = 3
    seats = range(2, 5)
    options = BridgeOptions
    game = BridgeGame
    board_type = BridgeBoard
    hand_type = BridgeHand
    weights = BridgeWeights

    def setup(self, seats: int, options: BridgeOptions, dice: Dice) -> BridgeGame:
        """Stacks, markers, tiles, hands."""
        return set_up(seats, options, dice)

    def board(self, game: BridgeGame) -> BridgeBoard:
        """What everybody sees."""
        return showing.board(game)

    def hand(self, game: BridgeGame, seat: int) -> BridgeHand:
        """The seat's cards and money."""
        return showing.hand(game, seat)

    def hidden(self, game: BridgeGame, viewer: int | None) -> Mapping[str, object]:
        """Other hands and money, chosen cards, round markers, and what lies below the top of stacks and piles."""
        return secrets.hidden(game, viewer)

    def deal(self, game: BridgeGame, viewer: int | None, mix: Mix) -> None:
        """Put those into the order of the mix."""
        secrets.deal(game, viewer, mix)

    def forget(self, game: BridgeGame, viewer: int | None, luck: Random) -> None:
        """Deal anew what only a good memory knows."""
        secrets.forget(game, viewer, luck)

    def round_of(self, game: BridgeGame) -> int:
        """One of twelve, of six with two players, or fewer where the stacks are empty before."""
        return game.round

    def points_so_far(self, game: BridgeGame) -> tuple[int, ...]:
        """Money, fields and tiles; of the empty slots those that cannot be filled any more."""
        return points_so_far(game)

    def census(self, game: BridgeGame) -> Mapping[str, int]:
        """Every building, card, bonus tile and round marker, wherever it is."""
        return secrets.census(game)

    def figures(self) -> Figures:
        """The numbers that are printed."""
        return figures()

    def label(self, part: str, value: str) -> Text:
        """Buildings by number, stacks by the kind of building; everything else by the name of its part."""
        return named(part, value) or label(part, value) or super().label(part, value)

    def hint(self, board: BridgeBoard, part: str, value: str) -> Text | None:
        """What lies beside a space of the rondel or on a stack, and what a bonus tile is for."""
        return hint(board, part, value)

    def together(self, parts: Want) -> Text:
        """A space says its stack itself; that no tile is used is not said."""
        return super().together(space_said(parts))

    def hint_of(self, board: BridgeBoard, parts: Want) -> Text | None:
        """A space says its stack itself, and the centre what it costs."""
        return hint_of_space(board, parts) or super().hint_of(board, parts)

    def decides(self, board: BridgeBoard, question: Question) -> Sequence[Text]:
        """What lies open where a card is chosen, and how the cards stand where one may be raised."""
        return tuple(decides(board, question))

    def scored(self, score: int) -> Text:
        """Scores are money."""
        return money(score)

    def extras(self, game: BridgeGame, seat: int, step: str) -> Sequence[Option]:
        """Bonus tiles that may be used beside this question."""
        return tuple(bonus_tiles.extras(game, seat, step))

    def take_extra(self, game: BridgeGame, seat: int, extra: Option) -> None:
        """Use such a tile."""
        bonus_tiles.use_extra(game, seat, extra.parts["use"])

    def appraise(self, game: BridgeGame, question: Question) -> Appraisal | None:
        """Spaces by income and building."""
        return horizon.appraise(game, question)

    def quick(self, game: BridgeGame, question: Question, luck: Random) -> Answer:
        """As before there were levels: matches are imagined to their end, and better ideas take several times as long."""
        return yardstick.advise(game, question, luck)

    def witness(self) -> Signs:
        """Whoever sees a match of computers and tells what else shows how well they play."""
        return Signs()

    def yardstick(self, game: BridgeGame, question: Question, luck: Random) -> Answer:
        """What it answered before there were levels."""
        return yardstick.advise(game, question, luck)

    def advise(self, game: BridgeGame, question: Question, luck: Random) -> Answer:
        """What the computer player answers."""
        return advise(game, question, luck)

    def orders(self, game: BridgeGame, seat: int) -> Sequence[Kind]:  # noqa: ARG002  # the same for all
        """What the seat may have answered for it."""
        return orders.orders(game)

    def follow(self, game: BridgeGame, question: Question, given: Standing) -> Iterable[tuple[str, Answer]]:
        """What these orders answer."""
        return orders.follow(game, question, given)

    def wants(self, game: BridgeGame, seat: int, kind: str) -> Sequence[Option]:
        """What an order may list."""
        return wants(game, seat, kind)

    def wanted(self, kind: str, want: Want) -> Text:
        """That no tile is used is not said."""
        return super().wanted(kind, {part: value for part, value in want.items() if value != NO_TILE})

    def there(self, game: BridgeGame, seat: int, kind: str, want: Want) -> bool:
        """Whether what is wanted is there now."""
        return there(game, seat, kind, want)

    def meets(self, game: BridgeGame, question: Question, when: str, answer: Answer) -> bool:
        """Whether an answer meets the condition of an order."""
        return orders.meets(game, question, when, answer)

    def always(self, game: BridgeGame, question: Question, answer: Answer) -> Order | None:
        """The order that always answers like that."""
        return orders.always(game, question, answer)

    def sensible(self, game: BridgeGame, seat: int) -> Iterable[Order]:
        """Where to go, and what is always meant."""
        return sensible(game, seat)

    def forced(self, game: BridgeGame, question: Question) -> Answer | None:
        """“Card +1” where it could change nothing."""
        return orders.forced(game, question)
