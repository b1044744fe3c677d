"""Monument cards at the start: two are dealt to everybody, one is kept in secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from data.text import Text
from engines.kernel import Answer, Question, Together, option
from engines.tiny_towns.asking import Asked
from engines.tiny_towns.components import MONUMENT, of_group, tables
from engines.tiny_towns.telling import tell

if TYPE_CHECKING:
    from engines.tiny_towns.game import TownsGame


def left_out(seats: int) -> tuple[str, ...]:
    """The cards that stay in the box with so many players."""
    return tables().sets.solo_without if seats == 1 else ()


def monuments_with(seats: int) -> tuple[str, ...]:
    """The monuments that are shuffled with so many players."""
    return tuple(card for card in of_group(MONUMENT) if card not in left_out(seats))


def deal_monuments(game: TownsGame) -> None:
    """Two monuments to everybody; the rest goes back unseen."""
    cards = game.dice.shuffled(monuments_with(game.seats))
    for town in game.towns:
        town.dealt = [cards.pop(), cards.pop()]
    game.undealt = cards


class KeepMonuments(Together):
    """Everybody keeps one of two monuments, in secret and at the same time."""

    kind: Literal["keep_monuments"] = "keep_monuments"

    def open(self, game: TownsGame) -> Mapping[int, Sequence[Keep]]:
        """One choice for each seat."""
        return {seat: (Keep(seat=seat),) for seat in range(game.seats)}


class Keep(Asked):
    """Keep one of the two monuments that were dealt."""

    kind: Literal["keep"] = "keep"
    secret: ClassVar[bool] = True

    def ask(self, game: TownsGame, *, teach: bool = False) -> Question:  # noqa: ARG002  # both may be kept
        """The two cards."""
        final = game.mode == "town_hall" and not any(
            lane for seat, lane in enumerate(game.lanes) if seat != self.seat
        )
        options = [option(final, ("monument", card)) for card in game.towns[self.seat].dealt]
        return Question(self.seat, Text("towns-ask-keep"), options)

    def take(self, game: TownsGame, answer: Answer) -> None:
        """The other card goes back unseen."""
        town = game.towns[self.seat]
        town.kept = answer[0].parts["monument"]
        town.returned = next(card for card in town.dealt if card != town.kept)
        town.dealt = []
        tell(game, self.seat, "kept")
