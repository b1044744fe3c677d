"""The computer player: plays what promises more than the card, from what its seat can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from engines.guilds_of_london.choosing import PLACES
from engines.guilds_of_london.city import GUILDHALL, PLANTATION
from engines.guilds_of_london.components import Card, Part, board, cards, mayoral, plantation
from engines.guilds_of_london.drawing import hand_limit, to_draw
from engines.guilds_of_london.negotiation import NOTHING, pawns_at, voting_at
from engines.guilds_of_london.paying import paid_with
from engines.guilds_of_london.played import amount
from engines.guilds_of_london.rewards import brings
from engines.guilds_of_london.scoring import card_points
from engines.guilds_of_london.turn import END
from engines.guilds_of_london.voting import placed
from engines.guilds_of_london.yardstick.outlook import Outlook, promise
from engines.guilds_of_london.yardstick.worth import POINT, PROMISES, least_wanted, wanted
from engines.kernel import Answer, Option, Question, smallest

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

CARD = 5
SWAPS_TRIED = 3


def advise(game: GuildsGame, question: Question) -> Answer:
    """What the seat should answer, from what its player can see."""
    answer = _ANSWERS.get(question.step)
    return answer(game, question) if answer else smallest(question)


def _best(options: Iterable[Option], value: Callable[[Option], int]) -> Answer:
    return (max(options, key=value),)


class TurnValues:
    """Values of the options of a turn."""

    def __init__(self, game: GuildsGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.outlook = Outlook(game, seat)
        self.drawing = 4 if self.outlook.left else 0
        room = hand_limit(game, seat) - len(game.hands[seat]) - to_draw(game, seat)
        self.spare = room < 0 or not self.outlook.left

    def of(self, option: Option) -> int:
        """What an option promises beyond the cards that it takes."""
        parts = option.parts
        card = parts["card"]
        if card == "end":
            return 0
        use = parts["use"]
        spent = 0 if self.spare else CARD + wanted(card) // 4
        if not self.game.played and not self.spare:
            numbers = board().cards
            spent += self.drawing * (numbers.draw_after_nothing - numbers.draw)
        if use == "hire":
            return (self.outlook.gain(GUILDHALL) if self.game.supply[self.seat] else 0) - spent
        if use == "move":
            return self._move(parts["from"], parts["to"]) - spent
        return self._effect(cards()[card], parts) - spent

    def _move(self, origin: str, to: str) -> int:
        return self.outlook.gain(to) - self.outlook.loss(origin)

    def _effect(self, card: Card, parts: Mapping[str, str]) -> int:
        value = sum(self._part(part, parts) for part in card.effect)
        if "pay" in parts:
            value -= 0 if self.spare else sum(CARD + wanted(paid) // 4 for paid in paid_with(parts["pay"]))
        return value - sum(self.outlook.loss(card.cost.place) for _ in range(card.cost.pawns))

    def _part(self, part: Part, parts: Mapping[str, str]) -> int:
        if self._in_vain(part, parts):
            return 0
        if part.do == "march":
            return self._move(parts["from"], parts["to"]) * int(parts["pawns"])
        if "to" in parts and part.do == "move":
            return self._move(parts["from"], parts["to"])
        if "from" in parts and part.do == "ship":
            return self._move(parts["from"], PLANTATION)
        if part.do == "deploy":
            return self.outlook.gain(parts["to"])
        if part.do == "settle":
            return min(part.count, self.game.supply[self.seat]) * self.outlook.gain(PLANTATION)
        count = amount(self.game, self.seat, part, parts)
        if part.do in ("end", "draw", "follow", "salvage"):
            return self.drawing * count
        if part.do == "hire":
            return min(count, self.game.supply[self.seat]) * self.outlook.gain(GUILDHALL)
        if part.do in ("move", "ship"):
            return (PROMISES[part.do] - 2) * count
        return PROMISES[part.do] * count

    def _in_vain(self, part: Part, parts: Mapping[str, str]) -> bool:
        """Whether there is no place for a part, or nothing left of what it brings."""
        if part.do in PLACES and part.chooses:
            return not parts.keys() & {"from", "to"}
        if part.do == "salvage":
            return not self.game.discard
        return "from" not in parts and not brings(self.game, self.seat, part.do)


def turn(game: GuildsGame, question: Question) -> Answer:
    """The best card, or the end of the turn where none promises anything."""
    value = TurnValues(game, question.seat).of
    return _best(question.legal, lambda option: 2 * value(option) + (option.parts["card"] == END))


def move(game: GuildsGame, question: Question) -> Answer:
    """Where a pawn does most, or stay."""
    outlook = Outlook(game, question.seat)

    def value(option: Option) -> int:
        parts = option.parts
        return outlook.gain(parts["to"]) - outlook.loss(parts["from"]) if "to" in parts else 0

    return _best(question.legal, value)


def ship(game: GuildsGame, question: Question) -> Answer:
    """A pawn that does little where it is, or none."""
    outlook = Outlook(game, question.seat)

    def value(option: Option) -> int:
        origin = option.parts["from"]
        return 0 if origin == "done" else outlook.gain(PLANTATION) - outlook.loss(origin)

    return _best(question.legal, value)


def reward(game: GuildsGame, question: Question) -> Answer:
    """All of it."""
    del game
    return question.options[:1]


def keep(game: GuildsGame, question: Question) -> Answer:
    """The card that brings most; the order of the others is all the same."""
    return _best(
        (option for option in question.legal if option.parts["keep"] in mayoral()),
        lambda option: value_of_mayoral(game, question.seat, option.parts["keep"]),
    )


def value_of_mayoral(game: GuildsGame, seat: int, card: str) -> int:
    """What a mayoral card brings as things stand, and may still bring."""
    share = 10 * (game.track.rounds - game.round) // game.track.rounds
    printed = mayoral()[card]
    hope = 4 if printed.rule != "each" else printed.points * (3 if printed.of == "master" else 2)
    return POINT * card_points(game, seat, printed) + share * hope


def put_away(game: GuildsGame, question: Question) -> Answer:
    """The cards that are wanted least."""
    del game
    return least_wanted(question)


def salvage(game: GuildsGame, question: Question) -> Answer:
    """The card that is wanted most."""
    del game
    return _best(question.legal, lambda option: wanted(option.parts["card"]))


def negotiate(game: GuildsGame, question: Question) -> Answer:
    """The fewest pawns of those in front that turn the vote, if that is worth the neutral pawns."""
    seat = question.seat
    place = voting_at(game)
    outlook, there = Outlook(game, seat), list(pawns_at(game, place))
    value, swapped = _outcome(outlook, place, there), list[Option]()
    best = question.answer(("swap", NOTHING))
    for count in range(1, min(SWAPS_TRIED, game.neutrals[seat]) + 1):
        rival = max((other for other in range(game.seats) if other != seat), key=there.__getitem__)
        if not there[rival]:
            break
        there[rival] -= 1
        swapped += question.answer(("swap", str(rival)))
        now = _outcome(outlook, place, there) - PROMISES["neutral"] * count
        if now > value:
            value, best = now, list(swapped)
    return best


def stakes(outlook: Outlook, place: str) -> tuple[int, int, int]:
    """What no place, the first and the second of a vote are worth to this seat."""
    if place != PLANTATION:
        return 0, outlook.first(place), outlook.second(place)
    side = plantation(outlook.game.side)
    return 0, promise(side.first), promise(side.second)


def _outcome(outlook: Outlook, place: str, there: Sequence[int]) -> int:
    """What the vote brings this seat with these pawns."""
    return stakes(outlook, place)[placed(outlook.game, place, there).of(outlook.seat)]


_ANSWERS: dict[str, Callable[[GuildsGame, Question], Answer]] = {
    "turn": turn,
    "move": move,
    "ship": ship,
    "reward": reward,
    "keep": keep,
    "discard": put_away,
    "salvage": salvage,
    "negotiate": negotiate,
}
