"""What a standing order may list: all that may come up while it holds, and whether it still can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engines.guilds_of_london.asking import DONE
from engines.guilds_of_london.city import GUILDHALL, PLANTATION, face_up, reading_order
from engines.guilds_of_london.components import ICONS, mayoral
from engines.guilds_of_london.orders import EVERYWHERE, MAYORAL, MOVE, PARTS, SHIP, SWAP
from engines.guilds_of_london.pawns import where
from engines.kernel import Option, Want, option

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

MOST_NEUTRALS = 4


def wants(game: GuildsGame, seat: int, kind: str) -> list[Option]:
    """What an order of this kind may list."""
    return list(LISTED[kind](game, seat)) if kind in LISTED else []


def votes(game: GuildsGame) -> list[str]:
    """Where pawns may be swapped: on all tiles face up, as they are read, and on the plantation."""
    up = set(face_up(game.city))
    return [*(tile for tile in reading_order(game.city) if tile in up), PLANTATION]


def origins(game: GuildsGame, seat: int) -> list[str]:
    """From where pawns may be taken, now or later in the round."""
    return list(dict.fromkeys((GUILDHALL, *where(game, seat).origins)))


def _swap(game: GuildsGame, seat: int) -> Iterator[Option]:
    """Everywhere, or at one place, for so many neutral pawns at most."""
    del seat
    for place in (EVERYWHERE, *votes(game)):
        for count in range(1, MOST_NEUTRALS + 1):
            yield option(False, ("place", place), ("neutrals", str(count)))


def _parts(game: GuildsGame, seat: int) -> Iterator[Option]:
    del game, seat
    return (option(False, ("kind", kind)) for kind in ICONS)


def _mayoral(game: GuildsGame, seat: int) -> Iterator[Option]:
    """Every card that the seat does not hold."""
    return (option(False, ("keep", card)) for card in mayoral() if card not in game.kept[seat])


def _move(game: GuildsGame, seat: int) -> Iterator[Option]:
    for origin in origins(game, seat):
        for tile in votes(game)[:-1]:
            if tile != origin:
                yield option(False, ("from", origin), ("to", tile))
    yield option(False, ("from", DONE))


def _ship(game: GuildsGame, seat: int) -> Iterator[Option]:
    return (option(False, ("from", place)) for place in (*origins(game, seat), DONE))


LISTED: dict[str, Callable[[GuildsGame, int], Iterator[Option]]] = {
    SWAP: _swap,
    PARTS: _parts,
    MAYORAL: _mayoral,
    MOVE: _move,
    SHIP: _ship,
}


def there(game: GuildsGame, seat: int, kind: str, want: Want) -> bool:
    """Whether what is wanted may still come up."""
    if kind == SWAP:
        return game.neutrals[seat] > 0 and want["place"] in (EVERYWHERE, *votes(game))
    if kind == MAYORAL:
        return want["keep"] not in game.kept[seat]
    if kind in (MOVE, SHIP):
        from_there = want["from"] == DONE or want["from"] in where(game, seat).origins
        return from_there and ("to" not in want or want["to"] in votes(game))
    return True
