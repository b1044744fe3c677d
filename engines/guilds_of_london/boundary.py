"""What follows by itself, and whether it brings something hidden to light before anybody is asked again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from engines.guilds_of_london.city import face_up
from engines.guilds_of_london.components import Card, Part, Reward, cards, icon_of, tiles
from engines.guilds_of_london.voting import due, winner
from engines.kernel import Ask, Option, Tried

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame


def shows(what: Part | Reward) -> bool:
    """Whether a part of an effect or an icon draws cards that were hidden."""
    return (what.do if isinstance(what, Part) else what.kind) in ("draw", "mayor")


def shows_at_once(card: Card) -> bool:
    """Whether the effect of a card draws cards as soon as it is paid for."""
    return any(shows(part) for part in card.effect)


def closing(game: GuildsGame) -> bool:
    """Whether what is asked now may be the last answer before cards are drawn or the city develops."""
    for step in reversed(game.agenda[:-1]):
        if step.kind == "turn":
            return False
        if step.kind == "second" and _asks_second(game, step.tile):
            return False
        if step.kind == "gain" and shows(icon_of(step.icon)):
            return True
        if step.kind == "effect" and shows(cards()[step.card].effect[step.part]):
            return True
    return len(game.acted) == game.seats and _developing(game)


def marked(game: GuildsGame, step: Ask, options: Iterable[Option]) -> list[Option]:
    """These options, each of which is an answer by itself: those that settle something are final."""
    if not closing(game):
        return list(options)
    trial = game.trial(step)
    return [Tried.of(option, partial(trial.shows, (option,))) for option in options]


def _developing(game: GuildsGame) -> bool:
    """Whether new tiles, mayoral cards or the end may follow before another tile asks somebody."""
    here, up = game.track, face_up(game.city)
    if not here.resolves(game.round) or not (here.grey(game.round) or len(up) <= 1):
        return False
    return not any(_rewards(game, tile) for tile in game.queue)


def _asks_second(game: GuildsGame, tile: str) -> bool:
    """Whether the second place of a tile asks somebody; after the last turn what it offers may be of no use."""
    return not game.last_round and bool(game.city[tile].token or tiles()[tile].second)


def _rewards(game: GuildsGame, tile: str) -> bool:
    """Whether a tile that is still to be looked at has somebody to ask what is taken, as things stand."""
    if game.last_round or not due(game, tile):
        return False
    return winner(game, tile, game.city[tile].pawns) is not None
