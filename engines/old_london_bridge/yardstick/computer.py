"""The computer player: it takes what brings most, knowing only what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.kernel import Answer, Option, Question
from engines.old_london_bridge.asking import GO_ON, NOWHERE
from engines.old_london_bridge.bonus_tiles import STEPS_OF_A_TILE
from engines.old_london_bridge.components import CENTRE, PETER, board_data
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.spaces import FREE, tiles_of
from engines.old_london_bridge.tracks import bonus_between, gate_after
from engines.old_london_bridge.yardstick.worth import builds_left, worth, worth_replacing

if TYPE_CHECKING:
    from random import Random

    from engines.old_london_bridge.game import BridgeGame

TILE_KEPT = 1.5
WORTH_A_HIGH_CARD, WORTH_A_CARD = 2.5, 1.0
GOOD_CARD, FEW_CARDS = 3, 4
WANTED = ("chapel_2", "gate_2", "free_centre", "use_x", "keep_card", "share_space", "take_lady", "card_plus1")


def advise(game: BridgeGame, question: Question, luck: Random) -> Answer:  # noqa: ARG001  # it needs no luck
    """What the seat should answer."""
    return _ADVICE[question.step](game, question)


def _cards(game: BridgeGame, question: Question) -> Answer:
    """High cards where it matters much to be early, and Peter where it does not."""
    architect = game.architects[question.seat]
    lady = question.answer(("use", "take_lady"))
    if lady and architect.cards < FEW_CARDS:
        return lady
    cards = [option for option in question.legal if not option.extra]
    if question.least > 1:
        return (cards[0], cards[-1])
    stakes = _stakes(game, question.seat)
    if stakes > WORTH_A_HIGH_CARD:
        return (cards[-1],)
    played = [option for option in cards if option.parts["card"] != str(PETER)]
    return (played[0] if played and stakes > WORTH_A_CARD else cards[0],)


def _stakes(game: BridgeGame, seat: int) -> float:
    """How much better the best space is than the one that is left to the last player."""
    gains = sorted(
        (worth(game, seat, game.stacks[kind][-1]) + income for kind, income in _open(game)), reverse=True
    )
    return gains[0] - gains[min(game.seats, len(gains)) - 1] if gains else 0.0


def _open(game: BridgeGame) -> list[tuple[str, int]]:
    return [(kind, income) for kind, income in incomes(game.rotation).items() if income and game.stacks[kind]]


def _plus(game: BridgeGame, question: Question) -> Answer:
    """The tile is used where one more overtakes somebody."""
    for played in game.turns:
        rivals = [other.value for other in game.turns if other.seat != question.seat]
        if played.seat == question.seat and played.value in rivals:
            for option in question.legal:
                if (
                    option.parts["use"] != GO_ON
                    and option.parts.get("card", played.written) == played.written
                ):
                    return (option,)
    return question.answer(("use", GO_ON))


def _space(game: BridgeGame, question: Question) -> Answer:
    """The space whose income and building together bring most; tiles are spent where they bring more than they are."""
    if game.turns[game.turn].card >= GOOD_CARD and (keep := question.answer(("use", "keep_card"))):
        return keep
    return (max((option for option in question.legal if not option.extra), key=gains(game, question)),)


def gains(game: BridgeGame, question: Question) -> Callable[[Option], float]:
    """What going to a space brings: its income and its building, less the tiles."""
    worths: dict[str, float] = {}
    income = incomes(game.rotation)

    def gain(option: Option) -> float:
        space, stack = option.parts["space"], option.parts["stack"]
        if space == NOWHERE:
            return float("-inf")
        if stack not in worths:
            worths[stack] = worth(game, question.seat, game.stacks[stack][-1])
        tiles = tiles_of(option)
        pays = 0 if FREE in tiles else board_data().centre.price
        return worths[stack] + (-pays if space == CENTRE else income[space]) - TILE_KEPT * len(tiles)

    return gain


def _replace(game: BridgeGame, question: Question) -> Answer:
    """What is worth most afterwards."""
    slots = game.architects[question.seat].slots
    place = game.placing or 0

    def gain(option: Option) -> float:
        return worth_replacing(game, question.seat, place, slots.index(int(option.parts["building"])))

    return (max((option for option in question.legal if not option.extra), key=gain),)


def _inn(game: BridgeGame, question: Question) -> Answer:
    """High cards; many cards where their number is scored."""
    many = game.scoring["inn"] == "cards_in_hand"
    options = [option for option in question.legal if not option.extra]
    left = question.budget or 0
    answer: list[Option] = []
    for option in sorted(options, key=lambda one: one.weight, reverse=not many):
        taken = min(option.most, left // option.weight, question.most - len(answer))
        answer += [option] * taken
        left -= taken * option.weight
    return answer


def _tile(game: BridgeGame, question: Question) -> Answer:  # noqa: ARG001  # the same at any time
    """By a list of favourites."""
    options = [option for option in question.legal if not option.extra]
    return (min(options, key=lambda option: WANTED.index(option.parts["tile"])),)


def _finish(game: BridgeGame, question: Question) -> Answer:
    """A move on the chapel track is never wrong; one on the gate track waits until it brings a tile."""
    if chapel := question.answer(("use", "chapel_2")):
        return chapel
    gate = game.architects[question.seat].gate
    reaches = bonus_between(gate, gate_after(gate, STEPS_OF_A_TILE)) or not builds_left(game)
    return (reaches and question.answer(("use", "gate_2"))) or question.answer(("use", GO_ON))


_ADVICE: dict[str, Callable[[BridgeGame, Question], Answer]] = {
    "bid": _cards,
    "plus": _plus,
    "space": _space,
    "replace": _replace,
    "inn": _inn,
    "tile": _tile,
    "finish": _finish,
}
