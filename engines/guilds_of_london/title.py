"""Guilds of London in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.guilds_of_london import horizon, orders, secrets, showing, yardstick
from engines.guilds_of_london.asking import DONE
from engines.guilds_of_london.components import cards, mayoral
from engines.guilds_of_london.computer import advise
from engines.guilds_of_london.figures import figures
from engines.guilds_of_london.forced import forced
from engines.guilds_of_london.game import GuildsGame
from engines.guilds_of_london.mayoral import ORDER
from engines.guilds_of_london.options import GuildsOptions
from engines.guilds_of_london.paying import payment_text, use_hint
from engines.guilds_of_london.rewards import ALL, FEWER, NONE
from engines.guilds_of_london.scoring import points_so_far
from engines.guilds_of_london.sensible import sensible
from engines.guilds_of_london.setup import set_up
from engines.guilds_of_london.signs import Signs
from engines.guilds_of_london.telling import (
    card_hint,
    card_text,
    icons_text,
    mayoral_text,
    place_text,
    short_text,
    symbol_text,
    tile_hint,
)
from engines.guilds_of_london.total import comes_to
from engines.guilds_of_london.turn import END
from engines.guilds_of_london.view import GuildsBoard, GuildsHand
from engines.guilds_of_london.wants import there, wants
from engines.guilds_of_london.weights import GuildsWeights
from engines.kernel import (
    Answer,
    AnyView,
    Appraisal,
    Dice,
    Kind,
    Mix,
    Option,
    Order,
    Question,
    Standing,
    Title,
    Want,
)
from engines.kernel.rulebook import Figures

MAYORAL = ("keep", "kept", "deepest")

if TYPE_CHECKING:
    from random import Random


class GuildsOfLondon(Title[GuildsGame, GuildsOptions]):
    """Send liverymen into the guilds of the city and become their Master."""

    id = "guilds_of_london"
    words = "guilds"
    version = 3
    seats = range(2, 5)
    options = GuildsOptions
    game = GuildsGame
    board_type = GuildsBoard
    hand_type = GuildsHand
    weights = GuildsWeights

    def setup(self, seats: int, options: GuildsOptions, dice: Dice) -> GuildsGame:
        """The city, the boards, pawns and cards."""
        return set_up(seats, options, dice)

    def board(self, game: GuildsGame) -> GuildsBoard:
        """What everybody sees."""
        return showing.board(game)

    def hand(self, game: GuildsGame, seat: int) -> GuildsHand:
        """The seat's action cards and mayoral cards."""
        return showing.hand(game, seat)

    def hidden(self, game: GuildsGame, viewer: int | None) -> Mapping[str, object]:
        """Other hands, other mayoral cards, decks and stacks."""
        return secrets.hidden(game, viewer)

    def deal(self, game: GuildsGame, viewer: int | None, mix: Mix) -> None:
        """Put those into the order of the mix."""
        secrets.deal(game, viewer, mix)

    def forget(self, game: GuildsGame, viewer: int | None, luck: Random) -> None:
        """Deal anew what only a good memory knows."""
        secrets.forget(game, viewer, luck)

    def round_of(self, game: GuildsGame) -> int:
        """The rounds that were played, wherever the marker stands."""
        return game.begun

    def points_so_far(self, game: GuildsGame) -> tuple[int, ...]:
        """The score track, mayoral cards as they would count, and neighbouring Masters."""
        return points_so_far(game)

    def census(self, game: GuildsGame) -> Mapping[str, int]:
        """Every card, token, tile and pawn, wherever it is."""
        return secrets.census(game)

    def figures(self) -> Figures:
        """The numbers that are printed."""
        return figures()

    def label(self, part: str, value: str) -> Text:
        """Cards and places by their names, players by theirs."""
        if value in (DONE, END, NONE, ORDER, FEWER):
            return Text(f"guilds-{part}-{value}")
        if part == "pay":
            return payment_text(value)
        if part == "card":
            return card_text(value)
        if part in ("from", "to", "place"):
            return place_text(value)
        if part in ("whose", "swap"):
            return Text("guilds-whose", {"who": Who(int(value))})
        if part == "fewer" or (part == "take" and value != ALL):
            return icons_text(tuple(value.split()))
        if part in MAYORAL:
            return mayoral_text(value)
        if part == "symbol":
            return symbol_text(value)
        if part == "pawns":
            return Text("guilds-pawns", {"count": int(value)})
        if part == "neutrals":
            return Text("guilds-neutrals", {"count": int(value)})
        return super().label(part, value)

    def together(self, parts: Want) -> Text:
        """Where a pawn goes as one thing, without the use of its card where that says no more."""
        if not {"from", "to"} <= parts.keys():
            return super().together(parts)
        way = Text("guilds-way", {"origin": place_text(parts["from"]), "to": place_text(parts["to"])})
        aside = {"from", "to", *(["use"] if parts.get("use") == "move" else [])}
        before = {part: value for part, value in parts.items() if part not in aside}
        return Text("kernel-together", {"what": super().together(before), "more": way}) if before else way

    def comes_to(self, before: AnyView, after: AnyView) -> Text | None:
        """Cards, pawns and points of what was done between two views."""
        return comes_to(before, after)

    def hint(self, board: GuildsBoard, part: str, value: str) -> Text | None:
        """What cards do, what mayoral cards score, and what tiles need and give."""
        if part == "to":
            tile = next((tile for tile in board.tiles if tile.id == value), None)
            return None if tile is None else tile_hint(tile)
        if part in ("card", "pay") and value in cards():
            return card_hint(value)
        return short_text(value) if part in MAYORAL and value in mayoral() else None

    def hint_of(self, board: GuildsBoard, parts: Want) -> Text | None:
        """What comes of a card in this use of it: its effect only where that is used, and then with what pays for it."""
        hint = use_hint(parts) if parts.get("card") in cards() else None
        return hint or super().hint_of(board, parts)

    def orders(self, game: GuildsGame, seat: int) -> Sequence[Kind]:  # noqa: ARG002  # the same for all
        """What a seat may have answered for it."""
        return orders.orders(game)

    def follow(self, game: GuildsGame, question: Question, given: Standing) -> Iterable[tuple[str, Answer]]:
        """What these orders answer."""
        return orders.follow(game, question, given)

    def wants(self, game: GuildsGame, seat: int, kind: str) -> Sequence[Option]:
        """What an order may list."""
        return wants(game, seat, kind)

    def there(self, game: GuildsGame, seat: int, kind: str, want: Want) -> bool:
        """Whether what is wanted may still come up."""
        return there(game, seat, kind, want)

    def meets(self, game: GuildsGame, question: Question, when: str, answer: Answer) -> bool:
        """Whether an answer meets the condition of an order."""
        return orders.meets(game, question, when, answer)

    def always(self, game: GuildsGame, question: Question, answer: Answer) -> Order | None:  # noqa: ARG002  # the question says enough
        """The order that always answers like that."""
        return orders.always(question, answer)

    def sensible(self, game: GuildsGame, seat: int) -> Iterable[Order]:
        """What votes and moves are worth this round, and what is always meant."""
        return sensible(game, seat)

    def forced(self, game: GuildsGame, question: Question) -> Answer | None:
        """What cannot matter any more."""
        return forced(game, question)

    def appraise(self, game: GuildsGame, question: Question) -> Appraisal | None:
        """Cards and moves by what they promise."""
        return horizon.appraise(game, question)

    def worth(self, game: GuildsGame, viewer: int | None) -> tuple[float, ...]:
        """Points, Masters, cards and pawns."""
        return horizon.worth(game, viewer)

    def mark(self, game: GuildsGame) -> int:
        """Rounds in which tiles were resolved."""
        return horizon.mark(game)

    def witness(self) -> Signs:
        """Whoever sees a match of computers and tells what else shows how well they play."""
        return Signs()

    def yardstick(self, game: GuildsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # it needs no luck
        """What it answered before there were levels."""
        return yardstick.advise(game, question)

    def advise(self, game: GuildsGame, question: Question, luck: Random) -> Answer:  # noqa: ARG002  # it needs no luck
        """What the computer player answers."""
        return advise(game, question)
