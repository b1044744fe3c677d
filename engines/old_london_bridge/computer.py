"""The computer player: it takes what brings most, knowing only what its seat knows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from engines.kernel import Answer, Option, Question
from engines.old_london_bridge.asking import GO_ON, NOWHERE
from engines.old_london_bridge.bids import Bids
from engines.old_london_bridge.bonus_tiles import STEPS_OF_A_TILE
from engines.old_london_bridge.components import CENTRE, LADY, board_data
from engines.old_london_bridge.fields import tiles_more, turns_left
from engines.old_london_bridge.purse import cards_more, purchase
from engines.old_london_bridge.rondel import incomes
from engines.old_london_bridge.spaces import FREE, tiles_of
from engines.old_london_bridge.tracks import bonus_between, chapel_after, gate_after
from engines.old_london_bridge.worth import chapel_steps, gate_steps, tile_cost, worth, worth_replacing

if TYPE_CHECKING:
    from random import Random

    from engines.old_london_bridge.game import BridgeGame

WANTED = ("chapel_2", "gate_2", "free_centre", "use_x", "keep_card", "share_space", "take_lady", "card_plus1")
FEW_CARDS = 4


def advise(game: BridgeGame, question: Question, luck: Random) -> Answer:  # noqa: ARG001  # it needs no luck
    """What the seat should answer."""
    return _ADVICE[question.step](game, question)


def _cards(game: BridgeGame, question: Question) -> Answer:
    """The cards whose places in the order bring most beyond what they are worth in hand."""
    seat = question.seat
    lady = question.answer(("use", "take_lady"))
    if lady and cards_more(game, seat, (LADY,)) > tile_cost(game, seat):
        return lady
    bids = Bids(game, seat)
    cards = [option for option in question.legal if not option.extra for _ in range(option.most)]
    ways = dict.fromkeys(combinations(cards, question.least))
    return max(ways, key=lambda way: bids.worth([int(option.parts["card"]) for option in way]))


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
    keep = question.answer(("use", "keep_card"))
    if keep and cards_more(game, question.seat, (game.turns[game.turn].card,)) > tile_cost(
        game, question.seat
    ):
        return keep
    return (max((option for option in question.legal if not option.extra), key=gains(game, question)),)


def gains(game: BridgeGame, question: Question) -> Callable[[Option], float]:
    """What going to a space brings: its income and its building, less the tiles."""
    worths: dict[str, float] = {}
    income = incomes(game.rotation)
    tile = tile_cost(game, question.seat)

    def gain(option: Option) -> float:
        space, stack = option.parts["space"], option.parts["stack"]
        if space == NOWHERE:
            return float("-inf")
        if stack not in worths:
            worths[stack] = worth(game, question.seat, game.stacks[stack][-1])
        tiles = tiles_of(option)
        pays = 0 if FREE in tiles else board_data().centre.price
        return worths[stack] + (-pays if space == CENTRE else income[space]) - tile * len(tiles)

    return gain


def _replace(game: BridgeGame, question: Question) -> Answer:
    """What is worth most afterwards."""
    slots = game.architects[question.seat].slots
    place = game.placing or 0

    def gain(option: Option) -> float:
        return worth_replacing(game, question.seat, place, slots.index(int(option.parts["building"])))

    return (max((option for option in question.legal if not option.extra), key=gain),)


def _inn(game: BridgeGame, question: Question) -> Answer:
    """The cards that are worth most together."""
    cards = purchase(game, question.seat, question.budget or 0)
    by_value = {option.parts["card"]: option for option in question.legal if not option.extra}
    return [by_value[str(card)] for card in cards]


def _tile(game: BridgeGame, question: Question) -> Answer:  # noqa: ARG001  # the same at any time
    """By a list of favourites."""
    options = [option for option in question.legal if not option.extra]
    return (min(options, key=lambda option: WANTED.index(option.parts["tile"])),)


def _finish(game: BridgeGame, question: Question) -> Answer:
    """A tile that moves a marker is used if that brings more; on the gate track it waits until it brings a tile."""
    seat = question.seat
    architect, cost = game.architects[seat], -tiles_more(game, seat, -1)
    chapel = question.answer(("use", "chapel_2"))
    if chapel and chapel_steps(game, seat, chapel_after(architect.chapel, STEPS_OF_A_TILE)) >= cost:
        return chapel
    gate = question.answer(("use", "gate_2"))
    reached = gate_after(architect.gate, STEPS_OF_A_TILE)
    due = bonus_between(architect.gate, reached) or not turns_left(game)
    if gate and due and gate_steps(game, seat, reached) >= cost:
        return gate
    return question.answer(("use", GO_ON))


_ADVICE: dict[str, Callable[[BridgeGame, Question], Answer]] = {
    "bid": _cards,
    "plus": _plus,
    "space": _space,
    "replace": _replace,
    "inn": _inn,
    "tile": _tile,
    "finish": _finish,
}
