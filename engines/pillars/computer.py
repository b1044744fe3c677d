"""The computer player: a greedy choice from what lies open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.kernel import Picks, Question, fewest
from engines.pillars.cards import RAW, craftsmen, events
from engines.pillars.deals import deal_of, exchange
from engines.pillars.judging import (
    POINT,
    least_useful,
    value_of_craftsman,
    value_of_resource,
    value_of_space,
    value_of_work,
    with_harvest,
)
from engines.pillars.later import work_of

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

PATIENCE = 0.55
ENOUGH_GOLD = 24
KEEP_ALL = "keep_all"
RELIEF = 4


def advise(game: PillarsGame, question: Question) -> Picks:
    """What the seat should answer."""
    return CHOICES.get(question.step, _first)(game, game.players[question.seat], question)


def _first(game: PillarsGame, player: Player, question: Question) -> Picks:
    del game, player
    return fewest(question)


def _draft(game: PillarsGame, player: Player, question: Question) -> Picks:
    """The card that brings most beyond what it costs; nothing rather than a loss."""
    best, most = "pass", 0.0
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
            best, most = card, value
    return (best,)


def _builder(game: PillarsGame, player: Player, question: Question) -> Picks:
    """The best space, if it is worth its price; Remigius where much is to be saved."""
    spaces = [
        option for option in question.legal if option.parts.get("space") not in (None, "pass", "redraw")
    ]
    extras = [option for option in question.legal if option.extra]
    if not spaces:
        return (extras[0].key,) if extras else fewest(question)
    values = {option.key: value_of_space(game, player, option.parts["space"]) for option in spaces}
    best = max(values, key=values.__getitem__)
    if not game.price:
        return (best,)
    if extras and game.price >= RELIEF and values[best] > 2 * game.price:
        return (extras[0].key,)
    may_pass = any(option.key == "pass" for option in question.legal)
    return ("pass",) if may_pass and values[best] * PATIENCE < game.price else (best,)


def _bishop(game: PillarsGame, player: Player, question: Question) -> Picks:
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
        return ("protection",)
    values: dict[str, float] = {}
    for option in question.legal:
        kind = option.parts["take"]
        if kind in RAW:
            cubes = {**player.cubes, kind: player.cubes[kind] + 1}
            after = player.model_copy(update={"cubes": cubes})
            values[kind] = value_of_work(game, with_harvest(game, after))
    return (max(values, key=values.__getitem__),)


def _discard(game: PillarsGame, player: Player, question: Question) -> Picks:
    del game, question
    return (least_useful(player.craftsmen),)


def _redraw(game: PillarsGame, player: Player, question: Question) -> Picks:
    """Another builder is as good as this one, and nobody should wait for that again this round."""
    del game, player, question
    return (KEEP_ALL,)


def _exempt(game: PillarsGame, player: Player, question: Question) -> Picks:
    """Use it when the tax is high, gold is short, or the end is near."""
    use = (game.tax or 0) >= RELIEF or player.gold < (game.tax or 0) or game.last
    return (question.options[0 if use else 1].key,)


def _market(game: PillarsGame, player: Player, question: Question) -> Picks:
    """The deal after which craftsmen, gold and cubes are worth most together; none if it changes nothing."""
    best, most = "pass", value_of_work(game, work_of(game, player)) + 0.5
    for option in question.legal:
        if "amount" not in option.parts:
            continue
        after = player.model_copy(update={"cubes": dict(player.cubes), "bought": list(player.bought)})
        exchange(after, dict(game.stock), deal_of(option.key))
        value = value_of_work(game, work_of(game, after))
        if value > most:
            best, most = option.key, value
    return (best,)


def _build(game: PillarsGame, player: Player, question: Question) -> Picks:
    """The proposal; most points when there is plenty of gold."""
    del game
    keys = [option.key for option in question.legal]
    return ("most",) if "most" in keys and player.gold >= ENOUGH_GOLD else ("best",)


CHOICES: dict[str, Callable[[PillarsGame, Player, Question], Picks]] = {
    "draft": _draft,
    "builder": _builder,
    "bishop": _bishop,
    "discard": _discard,
    "redraw": _redraw,
    "exempt": _exempt,
    "market": _market,
    "build": _build,
}
