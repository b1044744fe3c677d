"""The computer player: it takes what brings most, knowing only what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.kernel import Picks, Question
from engines.old_london_bridge.appraisal import builds_left, worth, worth_replacing
from engines.old_london_bridge.asking import GO_ON
from engines.old_london_bridge.bonus_tiles import STEPS_OF_A_TILE
from engines.old_london_bridge.components import CARDS, CENTRE, PETER, board_data
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.spaces import FREE, JOIN, NOWHERE, key_of, place_of
from engines.old_london_bridge.tracks import bonus_between, gate_after

if TYPE_CHECKING:
    from random import Random

    from engines.old_london_bridge.game import BridgeGame

TILE_KEPT = 1.5
WORTH_A_HIGH_CARD, WORTH_A_CARD = 2.5, 1.0
GOOD_CARD, FEW_CARDS = 3, 4
WANTED = ("chapel_2", "gate_2", "free_centre", "use_x", "keep_card", "share_space", "take_lady", "card_plus1")


def advise(game: BridgeGame, question: Question, luck: Random) -> Picks:  # noqa: ARG001  # it needs no luck
    """What the seat should answer."""
    return _ADVICE[question.step](game, question)


def _cards(game: BridgeGame, question: Question) -> Picks:
    """High cards where it matters much to be early, and Peter where it does not."""
    architect = game.architects[question.seat]
    offered = {option.key for option in question.legal}
    if "take_lady" in offered and architect.cards < FEW_CARDS:
        return ("take_lady",)
    hand = [card for card in CARDS for _ in range(architect.hand[card])]
    stakes = _stakes(game, question.seat)
    if question.least > 1:
        return (str(hand[0]), str(hand[-1]))
    if stakes > WORTH_A_HIGH_CARD:
        return (str(hand[-1]),)
    played = [card for card in hand if card != PETER]
    return (str(played[0] if played and stakes > WORTH_A_CARD else hand[0]),)


def _stakes(game: BridgeGame, seat: int) -> float:
    """How much better the best space is than the one that is left to the last player."""
    gains = sorted(
        (worth(game, seat, game.stacks[kind][-1]) + income for kind, income in _open(game)), reverse=True
    )
    return gains[0] - gains[min(game.seats, len(gains)) - 1] if gains else 0.0


def _open(game: BridgeGame) -> list[tuple[str, int]]:
    return [(kind, income) for kind, income in incomes(game.rotation).items() if income and game.stacks[kind]]


def _plus(game: BridgeGame, question: Question) -> Picks:
    """The tile is used where one more overtakes somebody."""
    for played in game.turns:
        rivals = [other.value for other in game.turns if other.seat != question.seat]
        if played.seat == question.seat and played.value in rivals:
            for option in question.legal:
                if option.parts.get("card", played.written) == played.written and option.key != GO_ON:
                    return (option.key,)
    return (GO_ON,)


def _space(game: BridgeGame, question: Question) -> Picks:
    """The space whose income and building together bring most; tiles are spent where they bring more than they are."""
    offered = {option.key for option in question.legal if option.extra}
    if "keep_card" in offered and game.turns[game.turn].card >= GOOD_CARD:
        return ("keep_card",)
    worths: dict[str, float] = {}
    income = incomes(game.rotation)

    def gain(key: str) -> float:
        space, stack, use = place_of(key)
        if space == NOWHERE:
            return float("-inf")
        if stack not in worths:
            worths[stack] = worth(game, question.seat, game.stacks[stack][-1])
        tiles = use.split(JOIN) if use else []
        pays = 0 if FREE in tiles else board_data().centre.price
        return worths[stack] + (-pays if space == CENTRE else income[space]) - TILE_KEPT * len(tiles)

    keys = [option.key for option in question.legal if not option.extra]
    return (max(keys, key=gain),) if keys else (key_of(NOWHERE, NOWHERE, ""),)


def _replace(game: BridgeGame, question: Question) -> Picks:
    """What is worth most afterwards."""
    slots = game.architects[question.seat].slots
    place = game.placing or 0

    def gain(key: str) -> float:
        return worth_replacing(game, question.seat, place, slots.index(int(key)))

    return (max((option.key for option in question.legal if not option.extra), key=gain),)


def _inn(game: BridgeGame, question: Question) -> Picks:
    """High cards; many cards where their number is scored."""
    many = game.scoring["inn"] == "cards_in_hand"
    options = [option for option in question.legal if not option.extra]
    left = question.budget or 0
    picks: list[str] = []
    for option in sorted(options, key=lambda one: one.weight, reverse=not many):
        taken = min(option.most, left // option.weight, question.most - len(picks))
        picks += [option.key] * taken
        left -= taken * option.weight
    return tuple(picks)


def _tile(game: BridgeGame, question: Question) -> Picks:  # noqa: ARG001  # the same at any time
    """By a list of favourites."""
    options = [option for option in question.legal if not option.extra]
    return (min(options, key=lambda option: WANTED.index(option.parts["tile"])).key,)


def _finish(game: BridgeGame, question: Question) -> Picks:
    """A move on the chapel track is never wrong; one on the gate track waits until it brings a tile."""
    offered = {option.key for option in question.legal}
    if "chapel_2" in offered:
        return ("chapel_2",)
    gate = game.architects[question.seat].gate
    reaches = bonus_between(gate, gate_after(gate, STEPS_OF_A_TILE)) or not builds_left(game)
    return ("gate_2",) if "gate_2" in offered and reaches else (GO_ON,)


_ADVICE: dict[str, Callable[[BridgeGame, Question], Picks]] = {
    "bid": _cards,
    "plus": _plus,
    "space": _space,
    "replace": _replace,
    "inn": _inn,
    "tile": _tile,
    "finish": _finish,
}
