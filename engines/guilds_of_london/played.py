"""The cards played this turn: how much their effects come to, at once, for the rest of the turn, and at its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from engines.guilds_of_london.city import masters, showing
from engines.guilds_of_london.components import Part, cards, tiles

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame
    from engines.guilds_of_london.turn import Play

Chosen = Mapping[str, str]
NOTHING: Chosen = {}


def amount(game: GuildsGame, seat: int, part: Part, chosen: Chosen = NOTHING) -> int:
    """How much a part of an effect comes to for this seat at this moment."""
    count = part.count
    if part.when is not None and not _holds(game, seat, part.when, chosen):
        count = part.otherwise
    if part.per is not None:
        count *= _times(game, seat, part.per, chosen) // part.each
    return min(count, part.most)


def _holds(game: GuildsGame, seat: int, condition: str, chosen: Chosen) -> bool:
    if condition == "moved":
        return game.moved > 0
    reached = chosen.get("to")
    return reached is not None and game.city[reached].pawns[seat] > 0


def _times(game: GuildsGame, seat: int, what: str, chosen: Chosen) -> int:
    if what == "plantation":
        return game.plantation[seat]
    if what == "moved":
        return game.moved
    return with_symbol(game, seat, chosen.get("symbol", ""))


def with_symbol(game: GuildsGame, seat: int, symbol: str) -> int:
    """How many of this seat's Masters stand on tiles with a symbol."""
    return sum(symbol in tiles()[tile].symbols for tile in masters(game.city, seat))


@cache
def _following() -> dict[str, Part]:
    """The cards whose effect lasts for the turn, with the part that does."""
    return {card.id: part for card in cards().values() for part in card.effect if part.do == "follow"}


@cache
def watched(part: Part) -> int:
    """The tiles (bits) whose symbols a lasting effect waits for."""
    return showing(*part.symbols)


def follows(game: GuildsGame) -> Iterator[tuple[Play, Part]]:
    """The effects that last for this turn and have something left to bring."""
    following = _following()
    for play in game.played:
        if play.use == "effect" and play.card in following:
            part = following[play.card]
            if play.drawn < part.most:
                yield play, part


def at_the_end(game: GuildsGame, seat: int) -> int:
    """How many more cards the effects used this turn bring at its end, as things stand."""
    return sum(
        amount(game, seat, part)
        for play in game.played
        if play.use == "effect"
        for part in cards()[play.card].effect
        if part.do == "end"
    )
