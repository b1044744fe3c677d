"""The computer player: a greedy choice from what lies open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engines.kernel import Answer, Option, Question, smallest
from engines.pillars.boundary import work_of
from engines.pillars.components import RAW, craftsmen, events
from engines.pillars.deals import deal_of, exchange
from engines.pillars.proposal import found_by
from engines.pillars.weights import weights_for
from engines.pillars.worth import (
    POINT,
    least_useful,
    left_later,
    value_of_craftsman,
    value_of_resource,
    value_of_space,
    value_of_work,
    with_harvest,
)

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

ENOUGH_GOLD = 24
KEEP_ALL = "keep_all"
RELIEF = 4


def advise(game: PillarsGame, question: Question) -> Answer:
    """What the seat should answer."""
    return CHOICES.get(question.step, _first)(game, game.players[question.seat], question)


def _first(game: PillarsGame, player: Player, question: Question) -> Answer:
    del game, player
    return smallest(question)


def _draft(game: PillarsGame, player: Player, question: Question) -> Answer:
    """The card that brings most beyond what it costs; nothing rather than a loss."""
    best, most = question.answer(("card", "pass")), 0.0
    for option in question.legal:
        card = option.parts["card"]
        if card == "pass":
            continue
        found = craftsmen().get(card)
        value = (
            value_of_craftsman(game, player, card) - found.cost
            if found
            else value_of_resource(game, player, card)
        )
        if value > most:
            best, most = (option,), value
    return best


def _builder(game: PillarsGame, player: Player, question: Question) -> Answer:
    """The best space, if what is lost by waiting is worth its price; Remigius where much is to be saved."""
    spaces = [
        option for option in question.legal if option.parts.get("space") not in (None, "pass", "redraw")
    ]
    extras = [option for option in question.legal if option.extra]
    if not spaces:
        return extras[:1] or smallest(question)
    values = [value_of_space(game, player, option.parts["space"]) for option in spaces]
    value = max(values)
    best = (spaces[values.index(value)],)
    if not game.price:
        return best
    if extras and game.price >= RELIEF and value > 2 * game.price:
        return extras[:1]
    passing = question.answer(("space", "pass"))
    lost = value - left_later(game, values)
    return passing if passing and lost * weights_for(game.seats).patience < game.price else best


def _bishop(game: PillarsGame, player: Player, question: Question) -> Answer:
    """Protection from what hurts, or the cube that helps most."""
    harm = {
        "william": 4.0,
        "conflict": POINT * min(player.points, 2),
        "town_wall": 0.0 if game.last else 4.0,
        "cold_winter": 2.5 * len(player.cards),
        "departure": 2.0 if len(player.craftsmen) < player.places else 5.0,
    }
    bad = game.event is not None and not events()[game.event].good
    if bad and harm[game.event or ""] >= RELIEF:
        return question.answer(("take", "protection"))

    def value(option: Option) -> float:
        kind = option.parts["take"]
        cubes = {**player.cubes, kind: player.cubes[kind] + 1}
        return value_of_work(game, with_harvest(game, player.model_copy(update={"cubes": cubes})))

    return (max((option for option in question.legal if option.parts["take"] in RAW), key=value),)


def _discard(game: PillarsGame, player: Player, question: Question) -> Answer:
    """Whom the others miss least, in the last round with the cubes and the gold that there are then."""
    if not game.last:
        return question.answer(("craftsman", least_useful(game, player.craftsmen)))
    have = replace(with_harvest(game, player), gold=player.gold)

    def made(option: Option) -> float:
        left = list(player.craftsmen)
        left.remove(option.parts["craftsman"])
        return value_of_work(game, replace(have, craftsmen=tuple(left)))

    return (max(question.legal, key=made),)


def _redraw(game: PillarsGame, player: Player, question: Question) -> Answer:
    """Another builder is as good as this one, and nobody should wait for that again this round."""
    del game, player
    return question.answer(("draw", KEEP_ALL))


def _exempt(game: PillarsGame, player: Player, question: Question) -> Answer:
    """Use it when the tax is high, gold is short, or the end is near."""
    use = (game.tax or 0) >= RELIEF or player.gold < (game.tax or 0) or game.last
    return (question.options[0 if use else 1],)


def _market(game: PillarsGame, player: Player, question: Question) -> Answer:
    """The deal after which craftsmen, gold and cubes are worth most together; none if it changes nothing."""
    best, most = question.answer(("deal", "pass")), value_of_work(game, work_of(game, player)) + 0.5
    for option in question.legal:
        if "amount" not in option.parts:
            continue
        after = player.model_copy(update={"cubes": dict(player.cubes), "bought": list(player.bought)})
        exchange(after, dict(game.stock), deal_of(option))
        value = value_of_work(game, work_of(game, after))
        if value > most:
            best, most = (option,), value
    return best


def _build(game: PillarsGame, player: Player, question: Question) -> Answer:
    """The proposal; most points when there is plenty of gold."""
    del game
    best, other = question.legal[:2]
    most = found_by(other.parts["plan"]) == "most" and player.gold >= ENOUGH_GOLD
    return (other if most else best,)


CHOICES: dict[str, Callable[[PillarsGame, Player, Question], Answer]] = {
    "draft": _draft,
    "builder": _builder,
    "bishop": _bishop,
    "discard": _discard,
    "redraw": _redraw,
    "exempt": _exempt,
    "market": _market,
    "build": _build,
}
