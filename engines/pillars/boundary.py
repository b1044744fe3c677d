"""Whether somebody is sure to be asked before new cards come: if not, an answer before that is final."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engines.pillars.components import RAW, board
from engines.pillars.crafts import STONECUTTER, Work, four, usable
from engines.pillars.event import ARCHBISHOP

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame
    from engines.pillars.player import Player

WOODWORKER = "woodworker"
STONE, WOOD, METAL = "stone", "wood", "metal"
GOODS = (*RAW, METAL)


def lane_closes(game: PillarsGame, seat: int) -> bool:
    """Whether no other seat has anything left to do in this moment."""
    return not any(lane for other, lane in enumerate(game.lanes) if other != seat)


def may_sell(player: Player, kind: str) -> bool:
    """Whether nothing forbids this player to sell such cubes."""
    return kind not in player.bought and (kind != STONE or player.has(STONECUTTER))


def may_buy(player: Player, kind: str) -> bool:
    """Whether nothing forbids this player to buy such cubes."""
    return kind != METAL and (kind != WOOD or player.has(WOODWORKER))


def can_sell(player: Player) -> bool:
    """Whether a player at the market could sell anything."""
    return any(number and may_sell(player, kind) for kind, number in player.cubes.items())


def can_trade(player: Player, stock: Mapping[str, int]) -> bool:
    """Whether a player at the market could do anything there."""
    prices = board().market.prices
    return can_sell(player) or any(
        stock[kind] and player.gold >= prices[kind] and may_buy(player, kind) for kind in RAW
    )


def work_of(game: PillarsGame, player: Player) -> Work:
    """What a player could work with at the cathedral now."""
    return Work(tuple(player.craftsmen), four(player.cubes), player.gold, raised=game.event == ARCHBISHOP)


def builds(game: PillarsGame, work: Work) -> bool:
    """Whether there is something to decide at the cathedral: work at a price, or which cubes to give up."""
    return bool(usable(work)) or gives_up(game, work)


def too_many(game: PillarsGame, work: Work) -> bool:
    """Whether there are more cubes than may be kept for another round."""
    return not game.last and sum(work.cubes) > board().limits.cubes_kept


def gives_up(game: PillarsGame, work: Work) -> bool:
    """Whether there are too many cubes, and more than one kind to choose from."""
    return too_many(game, work) and sum(number > 0 for number in work.cubes) > 1


def overflows(game: PillarsGame, seat: int) -> bool:
    """Whether the craftsmen of Shiring will be too many for this seat."""
    player = game.players[seat]
    return len(player.craftsmen) + game.at("shiring").count(seat) > player.places


def others_asked(game: PillarsGame, seat: int) -> bool:
    """Whether some other seat is sure to be asked this round, at the market or at the cathedral."""
    return others_build(game, seat) or others_trade(game, seat, game.stock)


def others_build(game: PillarsGame, seat: int) -> bool:
    """Whether some other seat has something to decide at the cathedral."""
    players = enumerate(game.players)
    return any(builds(game, work_of(game, player)) for other, player in players if other != seat)


def others_trade(game: PillarsGame, seat: int, stock: Mapping[str, int]) -> bool:
    """Whether some other seat could do anything at the market, if this is what lies there."""
    return any(can_trade(game.players[other], stock) for other in game.at("market") if other != seat)
