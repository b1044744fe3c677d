"""What can be looked up in Tiny Towns: cubes, buildings and monuments; and the scenes of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image as Images
from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.tiny_towns.components import LETTERS, MONUMENT, Card, cards
from engines.tiny_towns.squares import BESIDE, SIZE
from engines.tiny_towns.telling import card_text, cube_text
from renderers.kit.layout import Rect
from renderers.kit.light import ring
from renderers.kit.palette import seat_paint
from renderers.kit.shelves import Face, Shelf, Thing, cut_face, saying
from renderers.kit.tokens import mallet_sprite
from renderers.tiny_towns.board import field, tray
from renderers.tiny_towns.buildings import building
from renderers.tiny_towns.cards import card
from renderers.tiny_towns.cubes import KINDS, cube
from renderers.tiny_towns.sayings import pattern_lines

CARD = (300, 420)
CUBE, TRAY, AIR = 150, 250, 20
FARM, WOOD = "farm", "wood"
MIDDLE = 5  # the square of which a scene shows what lies beside it
EMPTY = 6  # the square on which a scene puts a cube


def shelves() -> tuple[Shelf, ...]:
    """Cubes, buildings by their groups, and monuments."""
    every = cards().values()
    return (
        Shelf("cubes", tuple(_cube(kind) for kind in KINDS)),
        Shelf("buildings", tuple(_card(one) for one in every if one.group != MONUMENT)),
        Shelf("monuments", tuple(_card(one) for one in every if one.group == MONUMENT)),
    )


def _cube(kind: str) -> Thing:
    says = saying(Text("towns-look-cube"))
    return Thing(kind, cube_text(kind), says, lambda _: cut_face(cube(kind, CUBE)), kind)


def _card(known: Card) -> Thing:
    def face(words: Words) -> Image:
        return cut_face(card(known.id, words, CARD, said="text"))

    says, pattern = saying(Text(f"towns-text-{known.id}")), partial(pattern_lines, known.id)
    return Thing(known.id, card_text(known.id), says, face, known.id, lambda words: [*pattern(words)])


def scenes() -> Mapping[str, Face]:
    """A turn, a building before and after, and what is beside what."""
    return {"name": _name, "place": _place, "before": _before, "after": _after, "beside": _beside}


def _name(words: Words) -> Image:
    """The mallet, and the cube that is named."""
    del words
    image = Images.new("RGBA", (CUBE * 2 + AIR, CUBE + AIR))
    mallet_sprite(CUBE).lay(image, 0, AIR // 2)
    cube(WOOD, round(CUBE * 0.8)).lay(image, CUBE + AIR, AIR)
    return image


def _place(words: Words) -> Image:
    del words
    return _town({EMPTY: WOOD})


def _before(words: Words) -> Image:
    """The cubes of a card as they lie in a town."""
    del words
    return _town(_pattern())


def _after(words: Words) -> Image:
    """The building on the last of their squares."""
    del words
    return _town({}, max(_pattern()))


def _beside(words: Words) -> Image:
    """A building, and rings round the squares beside it."""
    del words
    image = _town({}, MIDDLE)
    for square in BESIDE[MIDDLE]:
        spot = _spot(square)
        ring((spot.w, spot.h), 8).lay(image, spot.x, spot.y)
    return image


def _pattern() -> dict[int, str]:
    """The pattern of the Farm in the upper left corner of a town."""
    return {
        row * SIZE + column: LETTERS[letter]
        for row, line in enumerate(cards()[FARM].pattern)
        for column, letter in enumerate(line)
        if letter in LETTERS
    }


def _spot(square: int) -> Rect:
    return field(Rect(AIR, AIR, TRAY, TRAY)).square(square)


def _town(cubes: Mapping[int, str], built: int | None = None) -> Image:
    """A town with these cubes, and a Farm on a square if there is one."""
    image = Images.new("RGBA", (TRAY + 2 * AIR, TRAY + 2 * AIR))
    tray(TRAY, seat_paint(0).colour).lay(image, AIR, AIR)
    for square, kind in cubes.items():
        spot = _spot(square).inset(5)
        cube(kind, spot.w).lay(image, spot.x, spot.y)
    if built is not None:
        spot = _spot(built).inset(3)
        building(FARM, cards()[FARM].group, spot.w).lay(image, spot.x, spot.y)
    return image
