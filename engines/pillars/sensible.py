"""The orders that a sensible person would let stand: what the computer player thinks, said beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.kernel import Hold, Order, Want
from engines.pillars.asking import NO_MORE
from engines.pillars.bishop import PROTECTION
from engines.pillars.cathedral import BEST, MOST
from engines.pillars.components import RAW, craftsmen, resources
from engines.pillars.orders import (
    BISHOP,
    CATHEDRAL,
    DISCARD,
    DRAFT,
    EXEMPT,
    HIGH_TAX,
    HURTS,
    LEAVE_ALL,
    PLACES,
    PROTECT,
)
from engines.pillars.pool import takes
from engines.pillars.spaces import free_values
from engines.pillars.use import EXEMPTION, NO, THOMAS
from engines.pillars.wants import HIGHEST
from engines.pillars.weights import weights_for
from engines.pillars.worth import (
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

LOOKING_AHEAD = 2
"""So many cards are said beforehand: what is worth a third depends on what the others take."""
LEAVING = 8
EARLY = ("draft", "builders")


def sensible(game: PillarsGame, seat: int) -> Iterator[Order]:
    """For the round what lies on the table now, and for good what is always meant."""
    player = game.players[seat]
    hopes, team = player, list(player.craftsmen)
    if game.phase == "draft" and not player.passed:
        cards, hopes = _draft(game, player)
        team += [card for card in cards if card in craftsmen()]
        listed = (*cards, NO_MORE)[:LOOKING_AHEAD]
        yield _order(DRAFT, *({"card": card} for card in listed), hold="round")
    if game.phase in EARLY:
        yield _order(PLACES, *_places(game, hopes), hold="round")
    yield _order(LEAVE_ALL)
    yield _order(BISHOP, *({"take": what} for what in (PROTECTION, *_cubes(game, hopes))), when=HURTS)
    yield _order(DISCARD, *({"craftsman": card} for card in _leaving(game, team)))
    yield _order(CATHEDRAL, {"build": MOST}, {"build": BEST}, when="gold_25")
    if THOMAS in player.advantages:
        yield _order(PROTECT, {"use": THOMAS})
    if EXEMPTION in player.advantages:
        yield _order(EXEMPT, {"use": EXEMPTION}, {"use": NO}, when="" if game.last else HIGH_TAX)


def _order(kind: str, *wants: Want, when: str = "", hold: Hold = "on") -> Order:
    return Order(kind=kind, wants=tuple(dict(want) for want in wants), when=when, hold=hold)


def _draft(game: PillarsGame, player: Player) -> tuple[list[str], Player]:
    """Card after card what brings most, as if nobody else took any; and what the player has then."""
    then, pool, found = player.model_copy(deep=True), list(game.pool), list[str]()
    while True:
        values = {card: _value(game, then, card) for card in pool if takes(card, then.idle, then.gold)}
        best = max(values, key=lambda card: values[card], default=None)
        if best is None or values[best] <= 0:
            return found, then
        found.append(best)
        pool.remove(best)
        _take(game, then, best)
    return found, then


def _value(game: PillarsGame, player: Player, card: str) -> float:
    """What a card brings beyond what it costs."""
    if card in resources():
        return value_of_resource(game, player, card)
    return value_of_craftsman(game, player, card) - craftsmen()[card].cost


def _take(game: PillarsGame, player: Player, card: str) -> None:
    if card in resources():
        player.idle -= resources()[card].workers
        player.cards.append(card)
        return
    player.gold -= craftsmen()[card].cost
    player.craftsmen.append(card)
    if player.crowded:
        player.craftsmen.remove(least_useful(game, player.craftsmen))


def _places(game: PillarsGame, player: Player) -> Iterator[Want]:
    """The places by what they are worth, each for no more than pays."""
    values = {space: value_of_space(game, player, space) for space in free_values(game)}
    later = left_later(game, values.values())
    for space in sorted(values, key=lambda space: -values[space]):
        price = max(0, min(HIGHEST, int((values[space] - later) * weights_for(game.seats).patience)))
        yield {"space": space, "price": str(price)}


def _cubes(game: PillarsGame, player: Player) -> list[str]:
    """The kinds of cubes by what one more would bring."""

    def value(kind: str) -> float:
        cubes = {**player.cubes, kind: player.cubes[kind] + 1}
        return value_of_work(game, with_harvest(game, player.model_copy(update={"cubes": cubes})))

    return sorted(RAW, key=lambda kind: -value(kind))


def _leaving(game: PillarsGame, team: list[str]) -> list[str]:
    """The craftsmen in the order in which they are missed least."""
    left, found = list(team), list[str]()
    while left and len(found) < LEAVING:
        found.append(least_useful(game, left))
        left.remove(found[-1])
    return found
