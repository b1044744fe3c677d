"""The city: tiles on their squares, which lie side by side, the order in which they are read, and how the city grows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache

from pydantic import BaseModel, ConfigDict

from engines.guilds_of_london.components import SYMBOLS, tiles

Square = tuple[int, int]

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
CLOCKWISE = (NORTH, EAST, SOUTH, WEST)
COMPASS: Square = (1, 0)
GUILDHALL, PLANTATION = "guildhall", "plantation"


class Laid(BaseModel):
    """A tile that lies in the city: face up with pawns by seat, or resolved with the Master who stayed."""

    model_config = ConfigDict(extra="forbid")

    x: int
    y: int
    token: str | None
    pawns: list[int]
    neutrals: int = 0
    resolved: bool = False
    master: int | None = None


City = Mapping[str, Laid]


@cache
def bit(tile: str) -> int:
    """A tile as a bit, for sets of tiles that are numbers."""
    return 1 << list(tiles()).index(tile)


@cache
def showing(*symbols: str) -> int:
    """The tiles that show at least one of these symbols, as bits."""
    return sum(bit(tile.id) for tile in tiles().values() if not set(symbols).isdisjoint(tile.symbols))


@cache
def every_tile() -> int:
    """All tiles, as bits."""
    return showing(*SYMBOLS)


def squares_of_guildhall(seats: int) -> tuple[Square, ...]:
    """One square with two players, otherwise two, of which the eastern one bears the compass."""
    return ((0, 0),) if seats == 2 else ((0, 0), COMPASS)


def reading_order(city: City) -> list[str]:
    """Row by row from the top, each from left to right."""
    return sorted(city, key=lambda tile: (-city[tile].y, city[tile].x))


def face_up(city: City) -> list[str]:
    """The tiles that are not resolved."""
    return [tile for tile, laid in city.items() if not laid.resolved]


def masters(city: City, seat: int) -> list[str]:
    """The tiles that hold this seat's Master."""
    return [tile for tile, laid in city.items() if laid.master == seat]


def pairs(city: City, seat: int) -> list[tuple[str, str]]:
    """The pairs of tiles side by side that both hold this seat's Master."""
    found = {(city[tile].x, city[tile].y): tile for tile in masters(city, seat)}
    return [
        (tile, found[x + dx, y + dy])
        for (x, y), tile in found.items()
        for dx, dy in (EAST, SOUTH)
        if (x + dx, y + dy) in found
    ]


def neighbours(city: City, tile: str, seat: int) -> list[str]:
    """The tiles beside this one that hold this seat's Master."""
    here = city[tile]
    return [
        other
        for other, laid in city.items()
        if laid.master == seat and abs(laid.x - here.x) + abs(laid.y - here.y) == 1
    ]


def lowest_guild(city: City) -> str | None:
    """The unresolved guild with the lowest rank: the place of the Beadle."""
    ranked = [(rank, tile) for tile in face_up(city) if (rank := tiles()[tile].rank) is not None]
    return min(ranked)[1] if ranked else None


def new_squares(occupied: Collection[Square], development: int, count: int) -> list[Square]:
    """Where so many new tiles go: beyond the outermost tile in the direction of this development, then clockwise."""
    heading = (development - 1) % len(CLOCKWISE)
    at = _outermost(occupied, heading)
    walk = [at]
    heading = (heading + 1) % len(CLOCKWISE)
    while len(walk) < count:
        at, heading = _next(occupied, at, heading)
        walk.append(at)
    return walk


def _outermost(occupied: Iterable[Square], heading: int) -> Square:
    """The first empty square in this direction, in line with the compass."""
    dx, dy = CLOCKWISE[heading]
    if dx:
        return dx * max(dx * x for x, y in occupied if y == COMPASS[1]) + dx, COMPASS[1]
    return COMPASS[0], dy * max(dy * y for x, y in occupied if x == COMPASS[0]) + dy


def _next(occupied: Collection[Square], at: Square, heading: int) -> tuple[Square, int]:
    """One step further round the city, which stays on the right hand."""
    for turn in (1, 0, -1, 2):
        towards = (heading + turn) % len(CLOCKWISE)
        dx, dy = CLOCKWISE[towards]
        square = at[0] + dx, at[1] + dy
        if square not in occupied and any(near in occupied for near in _around(square)):
            return square, towards
    raise ValueError(f"no way leads on from {at}")


def _around(square: Square) -> Iterator[Square]:
    x, y = square
    return ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
