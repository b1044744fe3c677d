"""The right half of a player's own picture: the hand, the money, the bonus tiles."""

from __future__ import annotations

from collections import Counter

from PIL.Image import Image

from data.text import Text
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import frame, ring
from renderers.kit.palette import INK
from renderers.kit.tokens import token
from renderers.old_london_bridge.bonus import tile
from renderers.old_london_bridge.cards import back, card
from renderers.old_london_bridge.ground import cartouche
from renderers.old_london_bridge.palette import BY_TILE, FAINT
from renderers.old_london_bridge.pieces import coin
from renderers.old_london_bridge.sight import Sight
from renderers.old_london_bridge.stalls import lay_label

LABEL = 34
COIN, WITH_TILE = 118, 240


def lay_holding(image: Image, sight: Sight, seat: int, place: Rect) -> None:
    """Cards above, bonus tiles below; what may be chosen lies in a frame of light."""
    architect, own, words = sight.board.architects[seat], sight.view.hand, sight.words
    upper, lower = place.top(226), place.rest_below(240)
    cartouche((upper.w, upper.h)).lay(image, upper.x, upper.y)
    cartouche((lower.w, lower.h)).lay(image, lower.x, lower.y)
    inner = upper.inset(18, 10)
    money = own.money if own is not None else architect.money
    if money is not None:
        x, y = inner.right - COIN, inner.y + (inner.h - COIN) // 2
        coin(f"£{money}", COIN).lay(image, x, y)
        if f"money:{seat}" in sight.marks:
            ring((COIN, COIN), COIN // 2, 5).lay(image, x, y)
        inner = inner.left(inner.w - COIN - 18)
    lay_label(image, words("bridge-picture-hand"), inner.top(LABEL), "left")
    row = inner.rest_below(LABEL + 6)
    cards = own.cards if own is not None else architect.hand
    if cards is None:
        _face_down(image, architect.cards, row)
    else:
        _cards(image, sight, cards, row)
    inner = lower.inset(18, 8)
    lay_label(image, words("bridge-picture-tiles"), inner.top(LABEL), "left")
    if sight.asked.tiled:
        _by_tile(image, words("bridge-picture-by-tile"), inner.top(LABEL))
    _tiles(image, sight, seat, inner.rest_below(LABEL + 8))


def _cards(image: Image, sight: Sight, cards: tuple[int, ...], row: Rect) -> None:
    """One card of each value, and how many there are of it."""
    found, words = sight.asked, sight.words
    counts = Counter(cards)
    if not counts:
        write(image, words("bridge-picture-no-cards"), row, "italic", 26, ink=INK)
        return
    wide, gap = min(90, (row.w - 4 * 10) // 5), 10
    high = min(row.h - 4, round(wide * 1.5))
    left = row.x
    choosing = found.step == "bid"
    for index, value in enumerate(sorted(counts)):
        spot = Rect(left + index * (wide + gap), row.y + (row.h - high) // 2, wide, high)
        count = counts[value]
        for behind in range(min(3, count) - 1, 0, -1):
            card(value, words, (wide, high)).lay(image, spot.x + behind * 4, spot.y - behind * 4)
        card(value, words, (wide, high)).lay(image, spot.x, spot.y)
        if choosing and value in found.cards:
            frame((wide, high), 8, 6).lay(image, spot.x, spot.y)
        if count > 1:
            token(40, (250, 242, 220), None, f"×{count}", INK).lay(image, spot.right - 32, spot.bottom - 34)


def _by_tile(image: Image, said: str, row: Rect) -> None:
    """At the right, what the other light on the rondel means."""
    room = row.rest_right(row.w - WITH_TILE)
    token(room.h - 2, BY_TILE).lay(image, room.x, room.y)
    write(image, said, room.rest_right(room.h + 6), "label", 24, ink=FAINT, least=14, align="left")


def _face_down(image: Image, count: int, row: Rect) -> None:
    wide = round((row.h - 8) / 1.5)
    step = min(wide + 8, (row.w - wide) // max(1, count - 1)) if count > 1 else 0
    for index in range(count):
        back((wide, row.h - 8)).lay(image, row.x + index * step, row.y + 2)


def _tiles(image: Image, sight: Sight, seat: int, row: Rect) -> None:
    """The bonus tiles with their names; those earned this round wait for the next."""
    tiles = sight.board.architects[seat].tiles
    if not tiles:
        write(image, sight.words("bridge-picture-no-tiles"), row, "italic", 26, ink=INK)
        return
    spots = row.grid(max(4, len(tiles)), 1, 12)
    size = min(spots[0].w - 4, row.h - 42, 96)
    for owned, spot in zip(tiles, spots, strict=False):
        x = spot.x + (spot.w - size) // 2
        tile(owned.kind, size, usable=owned.usable).lay(image, x, spot.y)
        if owned.usable and owned.kind in sight.asked.tiles:
            frame((size, size + 5), round(size * 0.13), 6).lay(image, x, spot.y)
        elif f"tile:{seat}:{owned.kind}" in sight.marks:
            ring((size, size + 5), round(size * 0.13), 4).lay(image, x, spot.y)
        name = sight.words.say(Text(f"bridge-tile-{owned.kind}"))
        text = spot.rest_below(size + 12)
        write(image, name, text, "label", 22, ink=INK, least=12, lines=2, rise="top")
