"""Drawing action cards, at once or at the end of the turn, and discarding down to the hand limit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, partial
from typing import TYPE_CHECKING, Literal

from data.text import Text
from engines.guilds_of_london.boundary import closing
from engines.guilds_of_london.components import board, cards, tiles
from engines.guilds_of_london.known import drew, left_hand, shuffled
from engines.guilds_of_london.played import at_the_end
from engines.guilds_of_london.telling import card_list, tell
from engines.guilds_of_london.worth import least_wanted
from engines.kernel import Answer, Ask, Option, Question, Step, Tried

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


@cache
def _places() -> dict[str, int]:
    return {card: place for place, card in enumerate(cards())}


def sorted_hand(hand: Iterable[str]) -> list[str]:
    """Cards as they are held: by colour."""
    return sorted(hand, key=_places().__getitem__)


def may_draw(game: GuildsGame) -> bool:
    """Whether there is any card to draw."""
    return bool(game.deck or game.discard)


def draw(game: GuildsGame, seat: int, count: int, what: str = "draws", *, first: bool = False) -> None:
    """Cards from the deck; when it is empty the discarded ones are shuffled."""
    drawn: list[str] = []
    while len(drawn) < count and may_draw(game):
        if not game.deck:
            game.deck = game.dice.shuffled(game.discard)
            game.discard = []
            shuffled(game)
            game.tell(Text("guilds-event-shuffled"), marks=("discard",))
        drawn.append(game.deck.pop())
        drew(game, seat, drawn[-1])
    if len(drawn) < count:
        tell(game, seat, "no-cards")
    if drawn or what != "draws":
        tell(game, seat, what, f"hand:{seat}", first=first, count=len(drawn))
    if not drawn:
        return
    game.hands[seat] = sorted_hand([*game.hands[seat], *drawn])
    game.reveal(to=seat)
    game.tell(Text("guilds-event-drawn", {"cards": card_list(sorted_hand(drawn))}), to=(seat,))


def hand_limit(game: GuildsGame, seat: int) -> int:
    """Seven cards; eight with a Master on London University."""
    numbers = board().cards
    for tile, laid in game.city.items():
        if laid.master == seat and tiles()[tile].lasting == "hand":
            return numbers.hand_limit_university
    return numbers.hand_limit


def to_draw(game: GuildsGame, seat: int) -> int:
    """How many cards the end of this turn brings: four or two, none in the last round, and those of effects."""
    numbers = board().cards
    usual = numbers.draw if game.played else numbers.draw_after_nothing
    return (0 if game.last_round else usual) + at_the_end(game, seat)


class DrawNow(Step):
    """A card that a lasting effect brings at once."""

    kind: Literal["draw_now"] = "draw_now"
    seat: int

    def run(self, game: GuildsGame) -> None:
        """Draw it."""
        draw(game, self.seat, 1)


class DrawCards(Step):
    """The end of a turn: played cards are put away, then cards are drawn, then the hand limit counts."""

    kind: Literal["draw_cards"] = "draw_cards"
    seat: int

    def run(self, game: GuildsGame) -> None:
        """Put away, draw, discard; all effects that last for the turn are over."""
        count, first = to_draw(game, self.seat), not game.played
        game.discard += [play.card for play in game.played]
        game.played = []
        game.hired = False
        game.moved = 0
        draw(game, self.seat, count, "plays-nothing" if first else "ends-turn", first=first)
        too_many = len(game.hands[self.seat]) - hand_limit(game, self.seat)
        if too_many > 0:
            game.then(Discard(seat=self.seat, count=too_many))


def held(hand: Iterable[str], part: str) -> list[Option]:
    """Each card of a hand once, with how many copies of it may be picked."""
    return [Option({part: card}, most=copies) for card, copies in Counter(hand).items()]


class Discard(Ask):
    """Whoever holds more than the limit at the end of the own turn chooses what to put away."""

    kind: Literal["discard"] = "discard"
    count: int

    def ask(self, game: GuildsGame, *, teach: bool = False) -> Question:  # noqa: ARG002  # every card may go
        """The hand."""
        limit = hand_limit(game, self.seat)
        prompt = Text("guilds-ask-discard", {"count": self.count, "limit": limit})
        options = held(game.hands[self.seat], "card")
        if closing(game):
            options = self._marked(game, options)
        return Question(self.seat, prompt, options, least=self.count, most=self.count, layout="list")

    def _marked(self, game: GuildsGame, options: list[Option]) -> list[Option]:
        """Whichever cards are put away, the same follows."""
        any_cards = [Option({"card": card}) for card in game.hands[self.seat][: self.count]]
        settles = partial(game.trial(self).shows, any_cards)
        return [Tried.of(option, settles) for option in options]

    def take(self, game: GuildsGame, answer: Answer) -> None:
        """They go to the discard pile."""
        put_away = [option.parts["card"] for option in answer]
        for card in put_away:
            game.hands[self.seat].remove(card)
        left_hand(game, self.seat, put_away)
        game.discard += put_away
        tell(game, self.seat, "discards", "discard", f"hand:{self.seat}", cards=card_list(put_away))

    def default(self, game: GuildsGame, question: Question) -> Answer:  # noqa: ARG002  # the question knows
        """The cards that promise least."""
        return least_wanted(question)
