"""Cards that are paid for with other cards, and effects inside effects, in one long turn that can be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from engines.kernel import (
    Answer,
    Ask,
    Dice,
    Frozen,
    Game,
    Mix,
    Option,
    Options,
    Question,
    Result,
    Step,
    Text,
    Title,
    Who,
)
from tests.toys.sheet import result

COST = {"spark": 0, "fountain": 1, "echo": 1, "fair": 2, "stars": 0}
COPIES = {"spark": 8, "fountain": 5, "echo": 5, "fair": 5, "stars": 4}
GEMS = {"ruby": 3, "pearl": 2, "bead": 1}
PURSE, HAND, STOP = 4, 5, "stop"


class SpellsOptions(Options):
    """How long a match is, and whether there are echoes."""

    turns: Literal[1, 2] = 2
    echoes: bool = True


class Turn(Step):
    """A seat's turn: it plays as many cards as it likes."""

    kind: Literal["turn"] = "turn"
    seat: int

    def run(self, game: SpellsGame) -> None:
        if game.left == 0:
            game.finish(score(game))
            return
        game.left -= 1
        game.tell(Text("spells-event-turn", {"who": Who(self.seat)}), first=True)
        game.then(Play(seat=self.seat), Refill(seat=self.seat), Turn(seat=(self.seat + 1) % game.seats))


class Play(Ask):
    """One card, paid for with others; or the end of the turn."""

    kind: Literal["play"] = "play"
    free: bool = False

    def ask(self, game: SpellsGame, *, teach: bool = False) -> Question:
        hand = game.hands[self.seat]
        options = []
        for card in dict.fromkeys(hand):
            cost = 0 if self.free else COST[card]
            poor = cost > len(hand) - 1
            if teach or not poor:
                why = Text("spells-cannot-pay", {"cost": cost}) if poor else None
                options.append(Option({"card": card}, final=cost == 0 and game.shows(card), blocked=why))
        options.append(Option({"card": STOP}, final=not self.free and bool(game.missing(self.seat))))
        return Question(self.seat, Text("spells-prompt-echo" if self.free else "spells-prompt-play"), options)

    def take(self, game: SpellsGame, answer: Answer) -> None:
        card = answer[0].parts["card"]
        if card == STOP:
            return
        game.hands[self.seat].remove(card)
        game.played.append(card)
        game.tell(Text("spells-event-play", {"who": Who(self.seat), "card": Text(f"spells-card-{card}")}))
        paying = () if self.free or not COST[card] else (Pay(seat=self.seat, card=card),)
        again = () if self.free else (Play(seat=self.seat),)
        game.then(*paying, Effect(seat=self.seat, card=card), *again)


class Pay(Ask):
    """Other cards of the hand go to the discard pile."""

    kind: Literal["pay"] = "pay"
    card: str

    def ask(self, game: SpellsGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        final = game.shows(self.card)
        options = [
            Option({"card": card}, most=number, final=final)
            for card, number in Counter(game.hands[self.seat]).items()
        ]
        cost = COST[self.card]
        return Question(self.seat, Text("spells-prompt-pay", {"cost": cost}), options, least=cost, most=cost)

    def take(self, game: SpellsGame, answer: Answer) -> None:
        for card in (option.parts["card"] for option in answer):
            game.hands[self.seat].remove(card)
            game.played.append(card)


class Effect(Step):
    """What a card does; an echo lets its owner play another card for nothing."""

    kind: Literal["effect"] = "effect"
    seat: int
    card: str

    def run(self, game: SpellsGame) -> None:
        if self.card == "spark":
            game.sparks[self.seat] += 1
        elif self.card == "fountain":
            game.draw(self.seat, 2)
        elif self.card == "echo":
            game.then(Play(seat=self.seat, free=True))
        elif self.card == "fair":
            game.then(Fair(seat=self.seat))
        elif game.deck:
            game.seen = [game.deck.pop() for _ in range(min(3, len(game.deck)))]
            game.reveal(to=self.seat)
            game.then(Arrange(seat=self.seat))


class Fair(Ask):
    """Gems from the supply for as much as the purse holds."""

    kind: Literal["fair"] = "fair"

    def ask(self, game: SpellsGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        options = [
            Option({"gem": gem}, weight=GEMS[gem], most=number) for gem, number in game.gems.items() if number
        ]
        prompt = Text("spells-prompt-fair", {"purse": PURSE})
        return Question(self.seat, prompt, options, least=0, most=PURSE, budget=PURSE, layout="list")

    def take(self, game: SpellsGame, answer: Answer) -> None:
        for gem in (option.parts["gem"] for option in answer):
            game.gems[gem] -= 1
            game.bought[self.seat].append(gem)


class Arrange(Ask):
    """The cards seen go back onto the deck; the first one chosen will be the first one drawn."""

    kind: Literal["arrange"] = "arrange"

    def ask(self, game: SpellsGame, *, teach: bool = False) -> Question:  # noqa: ARG002
        number = len(game.seen)
        options = [Option({"card": card}, most=most) for card, most in Counter(game.seen).items()]
        prompt = Text("spells-prompt-arrange")
        return Question(self.seat, prompt, options, least=number, most=number, ordered=True)

    def take(self, game: SpellsGame, answer: Answer) -> None:
        game.deck += [option.parts["card"] for option in reversed(answer)]
        game.seen = []


class Refill(Step):
    """The end of a turn: played cards leave, and the hand is filled up."""

    kind: Literal["refill"] = "refill"
    seat: int

    def run(self, game: SpellsGame) -> None:
        game.discard += game.played
        game.played = []
        game.draw(self.seat, game.missing(self.seat))


AnyStep = Annotated[Turn | Play | Pay | Effect | Fair | Arrange | Refill, Field(discriminator="kind")]


class SpellsGame(Game[AnyStep]):
    """The deck, the hands and what somebody looks at are secret."""

    left: int
    deck: list[str]
    hands: list[list[str]]
    sparks: list[int]
    bought: list[list[str]]
    gems: dict[str, int]
    seen: list[str] = Field(default_factory=list)
    played: list[str] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)

    def draw(self, seat: int, number: int) -> None:
        """Cards from the deck, as many as there are."""
        drawn = [self.deck.pop() for _ in range(min(number, len(self.deck)))]
        if drawn:
            self.hands[seat] = sorted(self.hands[seat] + drawn)
            self.reveal(to=seat)

    def missing(self, seat: int) -> int:
        """How many cards this hand would draw at the end of the turn."""
        return min(max(0, HAND - len(self.hands[seat])), len(self.deck))

    def shows(self, card: str) -> bool:
        """Whether the effect of this card shows something hidden."""
        return card in {"fountain", "stars"} and bool(self.deck)


def score(game: SpellsGame) -> Result:
    """Sparks, and gems by their weight."""
    return result(
        "turns",
        [
            {"spells-score-sparks": sparks, "spells-score-gems": sum(GEMS[gem] for gem in gems)}
            for sparks, gems in zip(game.sparks, game.bought, strict=True)
        ],
    )


class SpellsBoard(Frozen):
    """What lies open."""

    left: int
    deck: int
    seen: int
    hands: tuple[int, ...]
    sparks: tuple[int, ...]
    bought: tuple[tuple[str, ...], ...]
    gems: Mapping[str, int]
    played: tuple[str, ...]
    discard: tuple[str, ...]


class SpellsHand(Frozen):
    """The own cards, and those looked at."""

    cards: tuple[str, ...]
    seen: tuple[str, ...]


class Spells(Title[SpellsGame, SpellsOptions]):
    """One to three seats."""

    id = "toy_spells"
    words = "spells"
    seats = range(1, 4)
    options = SpellsOptions
    game = SpellsGame
    board_type = SpellsBoard
    hand_type = SpellsHand

    def setup(self, seats: int, options: SpellsOptions, dice: Dice) -> SpellsGame:
        deck = [
            card for card, copies in COPIES.items() if options.echoes or card != "echo" for _ in range(copies)
        ]
        dice.shuffle(deck)
        return SpellsGame(
            seats=seats,
            dice=dice,
            left=seats * options.turns,
            hands=[sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)],
            deck=deck,
            sparks=[0] * seats,
            bought=[[] for _ in range(seats)],
            gems={"ruby": 1, "pearl": seats, "bead": 2 * seats},
            agenda=[Turn(seat=0)],
        )

    def board(self, game: SpellsGame) -> SpellsBoard:
        return SpellsBoard(
            left=game.left,
            deck=len(game.deck),
            seen=len(game.seen),
            hands=tuple(map(len, game.hands)),
            sparks=tuple(game.sparks),
            bought=tuple(map(tuple, game.bought)),
            gems=dict(game.gems),
            played=tuple(game.played),
            discard=tuple(game.discard),
        )

    def hand(self, game: SpellsGame, seat: int) -> SpellsHand:
        seen = tuple(game.seen) if seat == self._looking(game) else ()
        return SpellsHand(cards=tuple(game.hands[seat]), seen=seen)

    def hidden(self, game: SpellsGame, viewer: int | None) -> Mapping[str, object]:
        zones: dict[str, object] = {"deck": list(game.deck)}
        zones |= {f"hand {seat}": list(hand) for seat, hand in enumerate(game.hands) if seat != viewer}
        return zones if viewer == self._looking(game) else {**zones, "seen": list(game.seen)}

    def deal(self, game: SpellsGame, viewer: int | None, mix: Mix) -> None:
        others = [seat for seat in range(game.seats) if seat != viewer]
        pool = [*game.deck, *(card for seat in others for card in game.hands[seat])]
        if viewer != self._looking(game):
            pool += game.seen
        pool = mix(pool)
        for seat in others:
            game.hands[seat] = sorted(pool.pop() for _ in game.hands[seat])
        if viewer != self._looking(game):
            game.seen = [pool.pop() for _ in game.seen]
        game.deck = pool

    @staticmethod
    def _looking(game: SpellsGame) -> int:
        return next((step.seat for step in game.agenda if isinstance(step, Arrange)), -1)

    def census(self, game: SpellsGame) -> Mapping[str, int]:
        hands = [card for hand in game.hands for card in hand]
        cards = Counter([*game.deck, *game.seen, *game.played, *game.discard, *hands])
        gems = Counter(gem for bought in game.bought for gem in bought) + Counter(game.gems)
        return {**cards, **gems}


SPELLS = Spells()
