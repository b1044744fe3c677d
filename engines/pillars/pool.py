"""The pool of phase I: what a seat could take with its idle workers and its gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.pillars.components import craftsmen, resources

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame


def takes(card: str, workers: int, gold: int) -> bool:
    """Whether so many idle workers or so much gold are enough for a card of the pool."""
    resource = resources().get(card)
    return resource.workers <= workers if resource else craftsmen()[card].cost <= gold


def takeable(game: PillarsGame, seat: int) -> list[str]:
    """The cards that this seat could take."""
    player = game.players[seat]
    if player.passed:
        return []
    return [card for card in game.pool if takes(card, player.idle, player.gold)]


def goes_on(game: PillarsGame) -> bool:
    """Whether anybody could still take a card."""
    return any(takeable(game, seat) for seat in range(game.seats))
