"""What a standing order may list: all that may come up while it holds, and whether it still can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engines.kernel import Option, Part, Want, option
from engines.pillars.asking import NO_MORE
from engines.pillars.bishop import PROTECTION
from engines.pillars.boundary import GOODS
from engines.pillars.cathedral import BEST, MOST
from engines.pillars.components import RAW, advantages, board, craftsmen, resources
from engines.pillars.deals import BUY, SELL, done_with
from engines.pillars.market import of_kind
from engines.pillars.orders import BISHOP, CATHEDRAL, DISCARD, DRAFT, EXEMPT, MARKET, PLACES, PROTECT
from engines.pillars.spaces import IN_ORDER, free_values
from engines.pillars.use import EXEMPTION, NO, THOMAS

if TYPE_CHECKING:
    from engines.pillars.game import PillarsGame

HIGHEST = 7


def wants(game: PillarsGame, seat: int, kind: str) -> list[Option]:
    """What an order of this kind may list."""
    return list(LISTED[kind](game, seat)) if kind in LISTED else []


def _only(*parts: Part) -> Option:
    return option(False, *parts)


def _draft(game: PillarsGame, seat: int) -> Iterator[Option]:
    """What lies in the pool first, and to take no more; then what may come."""
    del seat
    later = [card for card in resources() if card not in game.pool]
    later += [card for card, found in craftsmen().items() if found.round > game.round]
    for card in (*game.pool, NO_MORE, *later):
        yield _only(("card", card))


def _places(game: PillarsGame, seat: int) -> Iterator[Option]:
    """Every space with each price, the cards that lie there first."""
    del seat
    for space in spaces(game):
        for price in range(HIGHEST, -1, -1):
            yield _only(("space", space), ("price", str(price)))


def spaces(game: PillarsGame) -> list[str]:
    """Every space of the board, and the cards that may come to those of Kingsbridge and Shiring."""
    here = [card for card in (*game.kingsbridge, *game.shiring) if card]
    others = [place for place in game.places if place not in ("kingsbridge", "shiring")]
    spots = [
        value
        for place in others
        for value in (
            [place]
            if place in IN_ORDER or len(game.places[place]) == 1
            else [f"{place}_{number + 1}" for number in range(len(game.places[place]))]
        )
    ]
    gone = {*game.advantages_gone, *(card for player in game.players for card in player.advantages)}
    later = [card for card in advantages() if card not in gone and card not in here]
    later += [card for card, found in craftsmen().items() if found.round > game.round]
    return [*here, *spots, *later]


def _bishop(game: PillarsGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (_only(("take", what)) for what in (PROTECTION, *RAW))


def _market(game: PillarsGame, seat: int) -> Iterator[Option]:
    """Selling until so many are left, buying up to so many, and going home."""
    del game, seat
    for kind in GOODS:
        for left in range(board().limits.cubes_kept + 1):
            yield _only(of_kind(SELL, kind), ("left", str(left)))
    for kind in RAW:
        for number in range(board().market.stock[kind], 0, -1):
            yield _only(of_kind(BUY, kind), ("amount", str(number)))
    yield _only(("deal", NO_MORE))


def _discard(game: PillarsGame, seat: int) -> Iterator[Option]:
    """The own craftsmen, then those that may be hired."""
    own = game.players[seat].craftsmen
    others = [card for card in (*game.pool, *game.shiring) if card in craftsmen() and card not in own]
    return (_only(("craftsman", card)) for card in (*own, *others))


def _cathedral(game: PillarsGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (_only(("build", how)) for how in (BEST, MOST))


def _protect(game: PillarsGame, seat: int) -> Iterator[Option]:
    del game, seat
    yield _only(("use", THOMAS))


def _exempt(game: PillarsGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (_only(("use", use)) for use in (EXEMPTION, NO))


LISTED: dict[str, Callable[[PillarsGame, int], Iterator[Option]]] = {
    DRAFT: _draft,
    PLACES: _places,
    BISHOP: _bishop,
    MARKET: _market,
    DISCARD: _discard,
    CATHEDRAL: _cathedral,
    PROTECT: _protect,
    EXEMPT: _exempt,
}


def there(game: PillarsGame, seat: int, kind: str, want: Want) -> bool:
    """Whether what is wanted is there now."""
    player = game.players[seat]
    if kind == DRAFT:
        return want["card"] in (NO_MORE, *game.pool)
    if kind == PLACES:
        return want["space"] in set(free_values(game))
    if kind == DISCARD:
        return want["craftsman"] in player.craftsmen
    if kind in (PROTECT, EXEMPT):
        return want["use"] in (NO, *player.advantages)
    if kind == MARKET and want["deal"] != NO_MORE:
        how, goods = done_with(want["deal"])
        return player.cubes[goods] > int(want["left"]) if how == SELL else goods not in player.bought
    return True
