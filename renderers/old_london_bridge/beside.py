"""What belongs to a seat beside its bridge: name, coats of arms, cards in hand, money, bonus tiles, the final place."""

from __future__ import annotations

from PIL.Image import Image

from engines.old_london_bridge.view import ArchitectView
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import glow, ring
from renderers.kit.nameplate import AWAITED, Badge, lay_nameplate
from renderers.kit.palette import CREAM, SHADOW
from renderers.kit.prizes import medal
from renderers.old_london_bridge.bonus import tile
from renderers.old_london_bridge.bridge import coats_of
from renderers.old_london_bridge.cards import fan, fan_width
from renderers.old_london_bridge.heraldry import lay_counted
from renderers.old_london_bridge.palette import LAMPLIGHT
from renderers.old_london_bridge.pieces import pounds
from renderers.old_london_bridge.plan import SeatPlace
from renderers.old_london_bridge.sight import Sight

TILES = 0.9
FEW = 2


def lay_beside(image: Image, sight: Sight, seat: int, place: SeatPlace) -> None:
    """All of it; whoever is waited for, and in the end the winner, in a light."""
    result = sight.view.result
    ended = None if result is None else result.seats[seat]
    awaited = result is None and seat in sight.view.awaited
    if awaited or (ended is not None and ended.placing == 1):
        glow((place.plate.w, place.plate.h), 10, 26).lay(image, place.plate.x, place.plate.y)
    badge = AWAITED if awaited else None
    if ended is not None:
        badge = Badge(medal(ended.placing), None, str(ended.placing))
    lay_nameplate(image, seat, place.plate, sight.words, badge=badge)
    architect = sight.board.architects[seat]
    lay_counted(image, coats_of(architect), place.coats)
    room = place.goods
    taken = _hand(image, architect, room) if ended is None else _score(image, ended.score, room)
    room = room.rest_right(taken + 12)
    if ended is None and architect.money is not None:
        room = room.rest_right(_money(image, sight, seat, room) + 10)
    _tiles(image, sight, seat, room)


def _score(image: Image, score: int, place: Rect) -> int:
    """The money in the end, large; says how wide it is."""
    size = round(place.h * 0.84)
    return write(
        image, pounds(score), place.left(120), "title", size, ink=CREAM, align="left", shade=SHADOW
    ).w


def _hand(image: Image, architect: ArchitectView, place: Rect) -> int:
    """A fan of cards, a narrow one where the money needs room, and their number; says how wide they are."""
    high = round(place.h * 0.92)
    shown = architect.cards if architect.money is None else min(FEW, architect.cards)
    wide = fan_width(shown, high) + 8
    fan(shown, high).lay(image, place.x, place.y + (place.h - high) // 2)
    text = place.rest_right(wide).left(round(place.h * 0.8))
    count, size = str(architect.cards), round(place.h * 0.7)
    return wide + write(image, count, text, "bold", size, ink=CREAM, align="left", shade=SHADOW).w


def _money(image: Image, sight: Sight, seat: int, place: Rect) -> int:
    """The money where it is open, as large as the cards are counted; says how wide it is."""
    said, size = f"£{sight.board.architects[seat].money}", round(place.h * 0.7)
    wide = write(image, said, place.left(96), "title", size, ink=LAMPLIGHT, align="left", shade=SHADOW).w
    if f"money:{seat}" in sight.marks:
        ring((wide + 12, place.h - 8), 12, 4).lay(image, place.x - 6, place.y + 4)
    return wide


def _tiles(image: Image, sight: Sight, seat: int, place: Rect) -> None:
    """The bonus tiles, closer together where there are many; those earned this round are pale."""
    tiles = sight.board.architects[seat].tiles
    if not tiles:
        return
    size = round(place.h * TILES)
    gaps = len(tiles) - 1
    step = min(size + 6, max(0, place.w - size) // gaps) if gaps else 0
    left = place.right - size - step * gaps
    for index, owned in enumerate(tiles):
        x, y = left + index * step, place.y + (place.h - size) // 2 - 1
        tile(owned.kind, size, usable=owned.usable or sight.over).lay(image, x, y)
        if f"tile:{seat}:{owned.kind}" in sight.marks:
            ring((size, size + 3), round(size * 0.13), 4).lay(image, x, y)
