"""The city: the Guildhall and the tiles round it, with everybody who stands there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from PIL.Image import Image

from data.words import Words
from engines.guilds_of_london.view import GuildhallView, GuildsBoard, TileView
from renderers.guilds_of_london.ahead import Ahead, ahead
from renderers.guilds_of_london.guildhall import hall
from renderers.guilds_of_london.palette import GOLD_LEAF
from renderers.guilds_of_london.pawns import lay_on_foot, master
from renderers.guilds_of_london.standing import Standing, lay_standing
from renderers.guilds_of_london.tiles import BESIDE, face_up, lay_marks, lay_token, name_of, seal
from renderers.guilds_of_london.turned import resolved
from renderers.kit.easel import Easel
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.light import frame, glow, ring
from renderers.kit.palette import GOLD, darker
from renderers.kit.relief import Sprite
from renderers.kit.stencil import Pen

GUILDHALL = "guildhall"
LARGEST = 242
# The city grows in the midst of a match. Squares come in few sizes, so that a tile is seldom drawn in a new one: those
# that the table and a player's own picture give them most often, and others a little smaller than there is room for.
STEPS = (LARGEST, 202, 168, 154, 144, 121, 103, 88, 77)
USUAL = (LARGEST, 202, 168, 154, 121, 103)  # those of a city of four players, as it grows
AIR = 0.032
PAWN = 0.22
FEW = 2  # so many kinds of pawns leave room for the arms beside them


@dataclass(slots=True, frozen=True)
class Grid:
    """Where the squares of the city lie: the upper left corner, the size of a square, and the square that lies there."""

    x: int
    y: int
    cell: int
    west: int
    north: int

    @property
    def side(self) -> int:
        """How large a tile is on its square."""
        return side_of(self.cell)

    def place(self, x: int, y: int) -> Rect:
        """The place of the tile on a square."""
        return Rect(
            self.x + (x - self.west) * self.cell, self.y + (self.north - y) * self.cell, self.side, self.side
        )


def side_of(cell: int) -> int:
    """How large a tile is on a square of this size."""
    return cell - max(3, round(cell * AIR))


def grid_of(board: GuildsBoard, room: Rect, largest: int = LARGEST) -> Grid:
    """The city in the middle of a room, about as large as it fits."""
    squares = [(tile.x, tile.y) for tile in board.tiles] + list(board.guildhall.squares)
    west, east = min(x for x, _ in squares), max(x for x, _ in squares)
    south, north = min(y for _, y in squares), max(y for _, y in squares)
    columns, rows = east - west + 1, north - south + 1
    fits = min(room.w // columns, room.h // rows, largest)
    cell = next((step for step in STEPS if step <= fits), fits)
    air = cell - side_of(cell)
    wide, high = cell * columns - air, cell * rows - air
    return Grid(room.x + (room.w - wide) // 2, room.y + (room.h - high) // 2, cell, west, north)


def hall_place(board: GuildsBoard, grid: Grid) -> Rect:
    """Where the Guildhall lies."""
    places = [grid.place(*square) for square in board.guildhall.squares]
    left = min(place.x for place in places)
    return Rect(left, places[0].y, max(place.right for place in places) - left, grid.side)


def places_of(board: GuildsBoard, grid: Grid) -> dict[str, Rect]:
    """Where each tile and the Guildhall lie."""
    found = {tile.id: grid.place(tile.x, tile.y) for tile in board.tiles}
    return {GUILDHALL: hall_place(board, grid), **found}


def standing_on(tile: TileView) -> Standing:
    """Who stands on a tile."""
    return Standing(tile.pawns, tile.neutrals, tile.beadle)


def lay_city(
    image: Image,
    board: GuildsBoard,
    grid: Grid,
    words: Words,
    *,
    marks: frozenset[str],
    lit: Collection[str] = (),
) -> None:
    """All tiles with their pawns; those that are lit in a glow, those that changed in a ring."""
    places = places_of(board, grid)
    corner = round(grid.side * 0.07)
    for name in lit:
        if name in places:
            place = places[name]
            glow((place.w, place.h), corner, max(9, grid.cell // 12)).lay(image, place.x, place.y)
    lay_hall(image, board.guildhall, places[GUILDHALL], words)
    for tile in board.tiles:
        lay_tile(image, tile, places[tile.id], words, vote=ahead(board, tile))
    _links(image, board, grid)
    for name in lit:
        if name in places:
            frame((places[name].w, places[name].h), corner, max(4, grid.cell // 26)).lay(
                image, places[name].x, places[name].y
            )
    for name, place in places.items():
        if name in marks and name not in lit:
            ring((place.w, place.h), corner, max(3, grid.cell // 40)).lay(image, place.x, place.y)


def lay_hall(image: Image, guildhall: GuildhallView, place: Rect, words: Words) -> None:
    """The Guildhall with those who wait in it."""
    name = name_of(GUILDHALL, words)
    hall(place.w, place.h, name, with_compass=guildhall.compass).lay(image, place.x, place.y)
    room = Rect(place.x, place.y + round(place.h * 0.4), place.w, round(place.h * 0.56)).inset(
        round(place.h * 0.05), 0
    )
    lay_standing(image, Standing(guildhall.pawns), room, largest=round(place.h * 0.36), led=False)


def lay_tile(
    image: Image, tile: TileView, place: Rect, words: Words, *, pawn: float = PAWN, vote: Ahead | None = None
) -> None:
    """A tile and whoever stands on it, a pawn at most as wide as this share of the tile; in a vote with who is ahead."""
    side = place.w
    if tile.resolved:
        resolved(tile, side, words).lay(image, place.x, place.y)
        if tile.master is not None:
            wide = round(side * 0.38)
            lay_on_foot(
                image,
                master(tile.master, wide),
                wide,
                place.x + round(side * 0.54),
                place.y + round(side * 0.93),
            )
        return
    who = replace(standing_on(tile), first=vote.first, second=vote.second) if vote else standing_on(tile)
    face_up(tile, side, words).lay(image, place.x, place.y)
    floor = Rect(place.x, place.y + round(side * 0.36), side, round(side * 0.435)).inset(
        round(side * 0.04), 0
    )
    room = 100
    if who.anybody:
        beside = who.kinds <= FEW
        room = BESIDE if beside else 0
        floor = floor.rest_right(round(side * (BESIDE - 3) / 100)) if beside else floor
    lay_marks(image, tile.id, tile.symbols, tile.rank, place, room=room)
    if tile.token is not None:
        lay_token(image, tile.token, place)
    size = round(side * 0.25)
    met = who.total >= tile.need
    seal(size, tile.need, met=met).lay(image, place.x + round(side * 0.025), place.y + round(side * 0.205))
    lay_standing(image, who, floor, largest=round(side * pawn))


def _links(image: Image, board: GuildsBoard, grid: Grid) -> None:
    """A golden link between neighbouring tiles of the same Master."""
    held = {(tile.x, tile.y): tile.master for tile in board.tiles if tile.master is not None}
    size = round(grid.side * 0.2)
    for (x, y), seat in held.items():
        place = grid.place(x, y)
        if held.get((x + 1, y)) == seat:
            middle = (place.right + (grid.cell - grid.side) // 2, place.y + round(grid.side * 0.62))
            link(size, upright=False).lay(image, middle[0] - size // 2, middle[1] - size // 2)
        if held.get((x, y - 1)) == seat:
            middle = (place.x + grid.side // 2, place.bottom + (grid.cell - grid.side) // 2)
            link(size, upright=True).lay(image, middle[0] - size // 2, middle[1] - size // 2)


@kept
def link(size: int, *, upright: bool) -> Sprite:
    """A link of a golden chain."""

    def shape(pen: Pen) -> None:
        pen.box(4, 28, 96, 72, 22) if not upright else pen.box(28, 4, 72, 96, 22)
        pen.cutting()
        pen.box(19, 42, 81, 58, 8) if not upright else pen.box(42, 19, 58, 81, 8)

    easel = Easel((size, size), 4)
    easel.lay(shape, GOLD, edge=4, light=0.9, dark=0.8)
    easel.outlined(darker(GOLD_LEAF, 0.7), 5)
    return easel.finished(lift=max(1.0, size * 0.05), strength=0.7)
