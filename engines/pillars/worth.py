"""What things are worth to the computer player, in gold: rough numbers from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from statistics import fmean
from typing import TYPE_CHECKING

from engines.pillars.boundary import WOODWORKER, work_of
from engines.pillars.components import KINDS, RAW, ROUNDS, advantages, board, craftsmen, resources
from engines.pillars.crafts import STONECUTTER, Four, Work, dearest, four, prices
from engines.pillars.learned import promised
from engines.pillars.plans import plan
from engines.pillars.weights import weights_for

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

POINT = 4.0
KEPT = 0.6
ORDINARY: Four = (3, 4, 4, 1)
PURSE = 12
RIGHT_TO_TRADE = 1.0
MOST_TRADED = 4
IN_VAIN = -1.0
"""A builder is better anywhere else than beside an own one who does the same."""
EACH_ROUND = {
    "richard": 2.0,
    "aliena": 3.0,
    "tom": 4.0,
    "philip": 1.5,
    "francis": 1.2,
    "otto": 1.0,
    "jack": 2.0,
}
LASTING = {*EACH_ROUND, "ellen", "exemption", "thomas", "remigius"}
METAL = 5.0
EARLY, HALF_WAY = 2, ROUNDS // 2
"""The rounds in which more workers, and the first choice of the cards that come next, are worth most."""


@lru_cache(maxsize=4096)
def value_of_team(cards: tuple[str, ...]) -> float:
    """What craftsmen make of an ordinary round."""
    found = plan(Work(cards, ORDINARY, PURSE), spend=True, last=True)
    trades = {craftsmen()[card].trade for card in cards}
    return POINT * found.points + found.gold + RIGHT_TO_TRADE * len(trades & {STONECUTTER, WOODWORKER})


def value_of_craftsmen(game: PillarsGame, cards: Collection[str]) -> float:
    """What craftsmen make in this round, and what they promise for all others."""
    made, later = value_of_team(tuple(cards)), game.round + 1
    if game.last:
        return made
    points = promised(game.seats, later, "team") * made - promised(game.seats, later, "room") * len(cards)
    points += sum(promised(game.seats, later, card) for card in cards)
    return weights_for(game.seats).team * made + POINT * points


def least_useful(game: PillarsGame, cards: list[str]) -> str:
    """The craftsman whom the others miss least."""
    return max(cards, key=lambda card: value_of_craftsmen(game, [other for other in cards if other != card]))


def value_of_craftsman(game: PillarsGame, player: Player, card: str) -> float:
    """What one more craftsman brings until the end; somebody leaves for him if there is no room."""
    team = [*player.craftsmen, card]
    if len(team) > player.places:
        team.remove(least_useful(game, team))
    return value_of_craftsmen(game, team) - value_of_craftsmen(game, player.craftsmen)


def value_of_work(game: PillarsGame, work: Work) -> float:
    """What can be made of cubes and gold at this round's end."""
    return _made_of(work, last=game.last)


def _made_of(work: Work, *, last: bool) -> float:
    if last:
        found = plan(work, spend=True, last=True)
        return POINT * found.points + found.gold / 10
    found = plan(work, spend=False, last=False)
    return POINT * found.points + found.gold + KEPT * dearest(found.left, prices())


def with_harvest(game: PillarsGame, player: Player, more: str = "") -> Work:
    """What there will be to work with when all resource cards, and this one, have brought their cubes."""
    work = work_of(game, player)
    cubes = dict(zip(KINDS, work.cubes, strict=True))
    for card in (*player.cards, *([more] if more else ())):
        cubes[resources()[card].kind] += resources()[card].brings
    for card in player.advantages:
        for kind, number in advantages()[card].cubes.items():
            cubes[kind] += number
    return Work(work.craftsmen, four(cubes), 0)


def value_of_resource(game: PillarsGame, player: Player, card: str) -> float:
    """What a resource card brings more than its workers would in the wool mill."""
    gain = value_of_work(game, with_harvest(game, player, card)) - value_of_work(
        game, with_harvest(game, player)
    )
    weights = weights_for(game.seats)
    return gain - resources()[card].workers * (weights.last_worker if game.last else weights.worker)


def value_of_advantage(game: PillarsGame, player: Player, card: str) -> float:
    """What an advantage brings until the end."""
    found = advantages()[card]
    if card in LASTING:
        now = EACH_ROUND.get(card, 0.0)
        return now + (0.0 if game.last else POINT * promised(game.seats, game.round + 1, card))
    cubes = sum(
        {"sand": 2, "wood": 3, "stone": 4, "metal": METAL}[kind] * n for kind, n in found.cubes.items()
    )
    gold = min(found.gold, max(30 - player.gold, 0))
    return cubes + gold + POINT * found.points


def value_of_space(game: PillarsGame, player: Player, value: str) -> float:
    """What a space on the board is worth; on some a second builder of the same player brings nothing more."""
    if value in advantages():
        return value_of_advantage(game, player, value)
    if value in craftsmen():
        return weights_for(game.seats).craftsman * value_of_craftsman(game, player, value)
    if value.startswith("priory"):
        points = 2 if value == "priory_1" else 1
        return POINT * (points + ("philip" in player.advantages))
    return _OF_PLACES[value](game, player)


def left_later(game: PillarsGame, values: Collection[float]) -> float:
    """What the best space is worth that is left for nothing when all builders before this one have been placed."""
    before = len(game.bag) + sum(seat is not None for seat in game.track)
    taken = weights_for(game.seats).taken * before
    best = [*sorted(values, reverse=True), 0.0]
    place = min(int(taken), len(best) - 1)
    further = min(place + 1, len(best) - 1)
    return max(best[place] + (best[further] - best[place]) * (taken - int(taken)), 0.0)


def _of_bishop(game: PillarsGame, player: Player) -> float:
    del player
    return weights_for(game.seats).bishop


def _of_court(game: PillarsGame, player: Player) -> float:
    """The metal for whoever comes first, and no tax for whoever is there, however often."""
    if stands(game, player, "court"):
        return IN_VAIN
    metal = METAL if game.places["court"][0] is None else 0.0
    return metal + weights_for(game.seats).court * _tax(player)


def _tax(player: Player) -> float:
    """What the die asks on average."""
    if "francis" in player.advantages:
        return float(advantages()["francis"].amount)
    return fmean(board().tax.die)


def _of_castle(game: PillarsGame, player: Player) -> float:
    """Two workers more in the next round; with them a card more can be taken, or the wool mill pays."""
    del player
    weights = weights_for(game.seats)
    worker = weights.castle * (weights.early if game.round == EARLY else 1.0)
    return 0.0 if game.last else worker * board().limits.grey_workers


def _of_start_player(game: PillarsGame, player: Player) -> float:
    """To choose first next round; the next one clockwise only keeps it from the others."""
    weights = weights_for(game.seats)
    share = 0.5 if game.players[(game.start_player + 1) % game.seats] is player else 1.0
    first = weights.start_player * (weights.half_way if game.round == HALF_WAY else 1.0)
    return 0.0 if game.last else first * share


def _of_market(game: PillarsGame, player: Player) -> float:
    """What the best deal brings, as the stock is now and the harvest will be."""
    if stands(game, player, "market"):
        return IN_VAIN
    work = replace(with_harvest(game, player), gold=player.gold)
    sand, wood, stone = (game.stock[kind] for kind in RAW)
    return weights_for(game.seats).market * _best_deal(work, (sand, wood, stone), last=game.last)


_OF_PLACES: dict[str, Callable[[PillarsGame, Player], float]] = {
    "bishop": _of_bishop,
    "court": _of_court,
    "castle": _of_castle,
    "market": _of_market,
    "start_player": _of_start_player,
}


def stands(game: PillarsGame, player: Player, place: str) -> bool:
    """Whether a builder of this player stands at a place already."""
    return any(seat is not None and game.players[seat] is player for seat in game.places[place])


@lru_cache(maxsize=4096)
def _best_deal(work: Work, stock: tuple[int, int, int], *, last: bool) -> float:
    """By how much buying or selling cubes of one kind can better what is made of them."""
    trades = {craftsmen()[card].trade for card in work.craftsmen}
    now, best = _made_of(work, last=last), 0.0
    for place, price in enumerate(prices()):
        sells = work.cubes[place] if KINDS[place] != "stone" or STONECUTTER in trades else 0
        buys = min(stock[place], work.gold // price, MOST_TRADED) if KINDS[place] in RAW else 0
        if KINDS[place] == "wood" and WOODWORKER not in trades:
            buys = 0
        for number in (*range(-sells, 0), *range(1, buys + 1)):
            cubes = [has + number * (kind == place) for kind, has in enumerate(work.cubes)]
            gold = min(work.gold - number * price, board().limits.gold)
            after = replace(work, cubes=(cubes[0], cubes[1], cubes[2], cubes[3]), gold=gold)
            best = max(best, _made_of(after, last=last) - now)
    return best
