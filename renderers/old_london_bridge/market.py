"""The left half of a player's own picture: what can be taken now — from the rondel, from the inn, or bonus tiles."""

from __future__ import annotations

from PIL.Image import Image

from data.text import Text
from data.words import Words
from engines.old_london_bridge.components import CENTRE
from engines.old_london_bridge.view import ArchitectView, BuildingView
from renderers.kit.icons import check
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame
from renderers.kit.palette import CREAM, GOLD, INK, LEAF, SHADOW
from renderers.kit.stencil import Pen
from renderers.kit.tokens import token
from renderers.old_london_bridge.bonus import lay_pile, tile_height
from renderers.old_london_bridge.bridge import coats_of
from renderers.old_london_bridge.cards import pile
from renderers.old_london_bridge.hexlight import lit_hub, lit_sector
from renderers.old_london_bridge.palette import BY_TILE, COATS, REPLACES
from renderers.old_london_bridge.rondel import RondelPlace, lay_on_rondel, lay_rondel
from renderers.old_london_bridge.sight import Sight
from renderers.old_london_bridge.stalls import lay_label

TILE = (92, 143)
APOTHEM = 134
ACTIONS = ("chapel", "gate", "inn", "shop")
LOOKING_ROUND = ("space", "bid")
"""The questions before which one looks what the buildings that lie open would do on the own bridge."""


def lay_market(image: Image, sight: Sight, seat: int, place: Rect) -> None:
    """What the question is about; without one, the rondel."""
    if sight.asked.step == "inn":
        _inn(image, sight, place)
    elif sight.asked.step == "tile":
        _piles(image, sight, place)
    else:
        _rondel(image, sight, seat, place)


def swap(pen: Pen) -> None:
    """Two arrows: one building in the place of another."""
    for y, side in ((34, 1), (68, -1)):
        tip = 50 + 42 * side
        pen.line(12, (50 - 38 * side, y), (50 + 20 * side, y))
        pen.poly((tip, y), (tip - 30 * side, y - 22), (tip - 30 * side, y + 22))


def _rondel(image: Image, sight: Sight, seat: int, place: Rect) -> None:
    x, y = place.middle
    spot = RondelPlace(x, y, APOTHEM, TILE)
    lay_rondel(image, sight, spot)
    _lights(image, sight, spot)
    lay_on_rondel(image, sight, spot)
    step = sight.asked.step
    if step not in LOOKING_ROUND:
        return
    tops = {stack.kind: stack.top for stack in sight.board.stacks}
    for index, space in enumerate(sight.board.rondel.spaces):
        top = tops[space.stack]
        if top is not None and (step == "bid" or space.stack in sight.asked.stacks):
            _hints(image, sight.board.architects[seat], top, spot.stack(index))


def _lights(image: Image, sight: Sight, spot: RondelPlace) -> None:
    """Light on the open spaces and round their stacks; another light where a tile is needed."""
    found = sight.asked
    for index, space in enumerate(sight.board.rondel.spaces):
        if space.stack in found.spaces or space.stack in found.tiled:
            colour = GOLD if space.stack in found.spaces else BY_TILE
            lit_sector(APOTHEM, index, colour).lay(image, spot.x, spot.y)
            tile = spot.stack(index)
            frame(TILE, 8, 6, colour).lay(image, tile.x, tile.y)
    if CENTRE in found.spaces or CENTRE in found.tiled:
        lit_hub(APOTHEM, GOLD if CENTRE in found.spaces else BY_TILE).lay(image, spot.x, spot.y)


def _hints(image: Image, architect: ArchitectView, top: BuildingView, tile: Rect) -> None:
    """Whether the building would go on the next slot or replace another, and how strong its action would be."""
    size = 34
    fits = architect.appends(top.number)
    ground, icon = (LEAF, check) if fits else (REPLACES, swap)
    token(size, ground, icon, "", CREAM).lay(image, tile.x - 8, tile.y - 8)
    if fits and top.kind in ACTIONS:
        colour = top.coats[0]
        strength = coats_of(architect)[colour] + 1
        token(size, COATS[colour], None, str(strength), CREAM).lay(image, tile.x - 8, tile.y + 30)


def lay_legend(image: Image, place: Rect, words: Words) -> None:
    """What the signs on the stacks mean, and the numbers below them."""
    signs = (
        (LEAF, check, "", "bridge-picture-fits"),
        (REPLACES, swap, "", "bridge-picture-replaces"),
        (COATS["grey"], None, "2", "bridge-picture-strength"),
    )
    for (ground, icon, number, said), spot in zip(signs, place.grid(3, 1, 10), strict=True):
        token(spot.h, ground, icon, number, CREAM).lay(image, spot.x, spot.y)
        room = spot.rest_right(spot.h + 10)
        write(image, words(said), room, "label", 24, ink=CREAM, least=12, align="left", shade=SHADOW)


def _inn(image: Image, sight: Sight, place: Rect) -> None:
    """The four piles, lit where a card may be taken, and what they may be worth together."""
    found, words = sight.asked, sight.words
    lay_label(image, words("bridge-kind-inn"), place.top(42))
    row = place.rest_below(64).top(180)
    for stall, spot in zip(sight.board.inn, row.grid(len(sight.board.inn), 1, 14), strict=True):
        pile(stall.value, stall.count, (spot.w, spot.h)).lay(image, spot.x, spot.y)
        if stall.value in found.cards:
            frame((spot.w, spot.h), 9, 7).lay(image, spot.x, spot.y)
        size = 44
        token(size, (250, 242, 220), None, str(stall.count), INK).lay(
            image, spot.right - size + 6, spot.bottom - size + 4
        )
    if found.budget is not None:
        rest = place.rest_below(270)
        size = 96
        text = words("bridge-picture-worth")
        token(size, (250, 226, 150), None, str(found.budget), INK).lay(
            image, place.x + (place.w - size) // 2, rest.y
        )
        write(image, text, Rect(rest.x, rest.y + size + 10, rest.w, 40), "heading", 26, ink=INK)


def _piles(image: Image, sight: Sight, place: Rect) -> None:
    """The three open bonus tiles, lit, with their names and what they do."""
    found, words = sight.asked, sight.words
    lay_label(image, words("bridge-picture-tiles"), place.top(42))
    for stall, spot in zip(sight.board.piles, place.rest_below(74).grid(3, 1, 16), strict=True):
        size = min(spot.w - 8, 150)
        x = spot.x + (spot.w - size) // 2
        lay_pile(image, stall, x, spot.y, size)
        if stall.pile in found.piles:
            frame((size, tile_height(size)), round(size * 0.13), 7).lay(image, x, spot.y)
        if stall.top is not None:
            name = Rect(spot.x, spot.y + size + 26, spot.w, 34)
            write(image, words.say(Text(f"bridge-tile-{stall.top}")), name, "title", 25, ink=INK, lines=1)
            what = Rect(spot.x, name.bottom + 4, spot.w, place.bottom - name.bottom - 4)
            said = words.say(Text(f"bridge-picture-tile-{stall.top}"))
            write(image, said, what, "prose", 22, ink=INK, least=13, lines=6, rise="top")
