"""What things are worth to the computer player, in gold: rough numbers from what lies open."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engines.pillars.boundary import WOODWORKER, work_of
from engines.pillars.components import KINDS, ROUNDS, advantages, craftsmen, resources
from engines.pillars.crafts import STONECUTTER, Four, Work, dearest, four, prices
from engines.pillars.plans import plan

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

POINT = 4.0
KEPT = 0.6
ORDINARY: Four = (3, 4, 4, 1)
PURSE = 12
RIGHT_TO_TRADE = 1.0
EACH_ROUND = {
    "richard": 2.0,
    "aliena": 3.0,
    "tom": 4.0,
    "philip": 1.5,
    "francis": 1.2,
    "otto": 1.0,
    "jack": 2.0,
}
ONCE = {"ellen": 1.0, "exemption": 3.5, "thomas": 3.5, "remigius": 4.0}
PLACES = {"bishop": 4.0, "court": 3.5, "castle": 2.5, "market": 2.5, "start_player": 3.0}
ONLY_BEFORE_LAST = ("castle", "start_player")
METAL = 5.0


def rounds_left(game: PillarsGame) -> int:
    """How many rounds still come to the cathedral, this one included."""
    return ROUNDS + 1 - game.round


@lru_cache(maxsize=4096)
def value_of_team(cards: tuple[str, ...]) -> float:
    """What craftsmen make of an ordinary round."""
    found = plan(Work(cards, ORDINARY, PURSE), spend=True, last=True)
    trades = {craftsmen()[card].trade for card in cards}
    return POINT * found.points + found.gold + RIGHT_TO_TRADE * len(trades & {STONECUTTER, WOODWORKER})


def least_useful(cards: list[str]) -> str:
    """The craftsman whom the others miss least."""
    return max(cards, key=lambda card: value_of_team(tuple(other for other in cards if other != card)))


def value_of_craftsman(game: PillarsGame, player: Player, card: str) -> float:
    """What one more craftsman brings until the end; somebody leaves for him if there is no room."""
    team = [*player.craftsmen, card]
    if len(team) > player.places:
        team.remove(least_useful(team))
    return (value_of_team(tuple(team)) - value_of_team(tuple(player.craftsmen))) * rounds_left(game)


def value_of_work(game: PillarsGame, work: Work) -> float:
    """What can be made of cubes and gold at this round's end."""
    if game.last:
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
    return gain - resources()[card].workers * (0.3 if game.last else 1.0)


def value_of_advantage(game: PillarsGame, player: Player, card: str) -> float:
    """What an advantage brings until the end."""
    if card in EACH_ROUND:
        return EACH_ROUND[card] * rounds_left(game)
    found = advantages()[card]
    cubes = sum(
        {"sand": 2, "wood": 3, "stone": 4, "metal": METAL}[kind] * n for kind, n in found.cubes.items()
    )
    gold = min(found.gold, max(30 - player.gold, 0))
    return ONCE.get(card, 0.0) + cubes + gold + POINT * found.points


def value_of_space(game: PillarsGame, player: Player, value: str) -> float:
    """What a space on the board is worth."""
    if value in advantages():
        return value_of_advantage(game, player, value)
    if value in craftsmen():
        return value_of_craftsman(game, player, value)
    if value.startswith("priory"):
        points = 2 if value == "priory_1" else 1
        return POINT * (points + ("philip" in player.advantages))
    if game.last and value in ONLY_BEFORE_LAST:
        return 0.0
    metal = METAL if value == "court" and game.places["court"][0] is None else 0.0
    return PLACES[value] + metal
