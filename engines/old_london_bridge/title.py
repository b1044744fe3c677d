"""Old London Bridge in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from data.text import Text
from engines.kernel import Answer, Dice, Option, Question, Title
from engines.old_london_bridge import bonus_tiles, secrets, showing
from engines.old_london_bridge.computer import advise
from engines.old_london_bridge.game import BridgeGame
from engines.old_london_bridge.options import BridgeOptions
from engines.old_london_bridge.scoring import points_so_far
from engines.old_london_bridge.setup import set_up
from engines.old_london_bridge.telling import hint, label, money
from engines.old_london_bridge.view import BridgeBoard, BridgeHand

if TYPE_CHECKING:
    from random import Random


class OldLondonBridge(Title[BridgeGame, BridgeOptions]):
    """Build your section of the bridge in falling numbers, and end as the richest architect."""

    id = "old_london_bridge"
    words = "bridge"
    version = 2
    seats = range(2, 5)
    options = BridgeOptions
    game = BridgeGame
    board_type = BridgeBoard
    hand_type = BridgeHand

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

    def redeal(self, game: BridgeGame, viewer: int | None, dice: Dice) -> None:
        """Deal those anew."""
        secrets.redeal(game, viewer, dice)

    def round_of(self, game: BridgeGame) -> int:
        """One of six, or fewer where the stacks are empty before."""
        return game.round

    def points_so_far(self, game: BridgeGame) -> tuple[int, ...]:
        """Money, fields and tiles; of the empty slots those that cannot be filled any more."""
        return points_so_far(game)

    def census(self, game: BridgeGame) -> Mapping[str, int]:
        """Every building, card, bonus tile and round marker, wherever it is."""
        return secrets.census(game)

    def label(self, part: str, value: str) -> Text:
        """Buildings by number, stacks by the kind of building; everything else by the name of its part."""
        return label(part, value) or super().label(part, value)

    def hint(self, board: BridgeBoard, part: str, value: str) -> Text | None:
        """What lies beside a space of the rondel or on a stack, and what a bonus tile is for."""
        return hint(board, part, value)

    def scored(self, score: int) -> Text:
        """Scores are money."""
        return money(score)

    def extras(self, game: BridgeGame, seat: int, step: str) -> Sequence[Option]:
        """Bonus tiles that may be used beside this question."""
        return tuple(bonus_tiles.extras(game, seat, step))

    def take_extra(self, game: BridgeGame, seat: int, extra: Option) -> None:
        """Use such a tile."""
        bonus_tiles.use_extra(game, seat, extra.parts["use"])

    def advise(self, game: BridgeGame, question: Question, luck: Random) -> Answer:
        """What the computer player answers."""
        return advise(game, question, luck)
