"""Mayoral cards: three at the start, of which one is kept, and more as a reward."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, ClassVar, Literal

from data.text import Text
from engines.guilds_of_london.boundary import marked
from engines.guilds_of_london.components import board
from engines.guilds_of_london.known import put_under, took_up
from engines.guilds_of_london.telling import mayoral_text, tell
from engines.kernel import Answer, Ask, Option, Question, Together, option

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


ORDER = "order"


class ChooseMayoral(Together):
    """Everybody keeps one of three mayoral cards, in secret and at the same time."""

    kind: Literal["choose_mayoral"] = "choose_mayoral"

    def open(self, game: GuildsGame) -> Mapping[int, Sequence[Keep]]:
        """One choice for each seat."""
        return {seat: (Keep(seat=seat),) for seat in range(game.seats)}

    def close(self, game: GuildsGame) -> None:
        """What was not kept is shuffled with the other cards."""
        game.dice.shuffle(game.mayoral_deck)


def deal_mayoral(game: GuildsGame) -> None:
    """Three to everybody, to choose from."""
    for seat in range(game.seats):
        game.choices[seat] = [game.mayoral_deck.pop() for _ in range(board().cards.mayoral_dealt)]


def draw_mayoral(game: GuildsGame, seat: int, count: int) -> None:
    """Draw from the top and keep one; a single card is kept without a question."""
    found = min(count, len(game.mayoral_deck))
    if not found:
        tell(game, seat, "no-mayoral")
        return
    game.reveal(to=seat)
    cards = [game.mayoral_deck.pop() for _ in range(found)]
    took_up(game, seat, cards)
    tell(game, seat, "draws-mayoral", f"mayoral:{seat}", count=found)
    if found == 1:
        _keep(game, seat, cards[0])
    else:
        game.choices[seat] = cards
        game.then(Keep(seat=seat))


def _keep(game: GuildsGame, seat: int, card: str) -> None:
    game.kept[seat] = sorted([*game.kept[seat], card])
    tell(game, seat, "keeps-mayoral", f"mayoral:{seat}")
    game.tell(Text("guilds-event-kept", {"card": mayoral_text(card)}), to=(seat,))


class Keep(Ask):
    """Keep one of the mayoral cards that were drawn, and put the others under the deck; nobody else sees which."""

    kind: Literal["keep"] = "keep"
    secret: ClassVar[bool] = True

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:  # noqa: ARG002  # each may be kept
        """The cards; where several go under the deck, one of them may be chosen as the deepest, too."""
        final = bool(game.lanes) and game.closes(self.seat)
        options = [option(final, ("keep", card)) for card in game.choices[self.seat]]
        if not game.lanes:
            options = marked(game, self, [*options, *self._in_order(game)])
        return Question(self.seat, Text("guilds-ask-keep"), options, layout="list")

    def _in_order(self, game: GuildsGame) -> Iterator[Option]:
        """Each card to keep with each of the others as the deepest, if that makes a difference."""
        if len(game.choices[self.seat]) > 2:
            for kept, deepest in permutations(game.choices[self.seat], 2):
                yield option(False, ("keep", ORDER), ("kept", kept), ("deepest", deepest))

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """The others go under the deck: the one drawn first lies deepest, unless another was chosen for that."""
        parts = answer[0].parts
        kept, deepest = parts.get("kept", parts["keep"]), parts.get("deepest")
        under = [card for card in game.choices[self.seat] if card != kept]
        game.choices[self.seat] = []
        game.mayoral_deck[:0] = sorted(under, key=lambda card: card != deepest)
        _keep(game, self.seat, kept)
        put_under(game, self.seat, under, kept)
