"""What lies before a player: name, gold and points, craftsmen, cubes, workers, cards and advantages."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image as Images
from PIL.Image import Image

from data.words import Words
from engines.kernel import SeatResult
from engines.pillars.view import PlayerView
from renderers.kit.icons import check, shield
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import glow, ring
from renderers.kit.materials import paper
from renderers.kit.nameplate import AWAITED, Badge, lay_nameplate
from renderers.kit.palette import CREAM, INK, LEAF, PAPER, Colour, darker, mix, seat_paint
from renderers.kit.prizes import medal
from renderers.kit.relief import Sprite, bevel, cast, padded, under
from renderers.kit.stencil import Shape, slab
from renderers.kit.stowed import stowed
from renderers.kit.tokens import mallet_sprite, token
from renderers.pillars.cards import bare, craftsman
from renderers.pillars.figures import worker
from renderers.pillars.goods import KINDS, coin, lay_cubes, points
from renderers.pillars.held import lay_cards
from renderers.pillars.palette import BAD, BLACK, GREY
from renderers.pillars.sight import BUILDERS, DRAFT, PillarsView
from renderers.pillars.signs import no_tax, wall

DONE = Badge(LEAF, check, ink=CREAM)
GAP = 6
NARROW = 360
ROOMY = 290


@stowed
def board_of(size: tuple[int, int], paint: Colour) -> Sprite:
    """A sheet of parchment with the seat's colour along its edge."""
    margin = 12
    mask = slab(size, 12)
    face = Images.new("RGB", size, paint)
    face = bevel(face, mask, 2.5, light=0.5, dark=0.5)
    inner = slab(size, 8, 5)
    sheet = paper(size, mix(PAPER, paint, 0.07), 14, 0.9)
    face.paste(bevel(sheet, inner, 1.6, light=0.3, dark=0.4), (0, 0), inner)
    outer = padded(mask, margin)
    body = Images.new("RGBA", outer.size)
    body.paste(face, (margin, margin), mask)
    return Sprite(under(cast(outer, 5, (3, 6), 0.8), body), margin, margin)


def lay_panel(
    image: Image,
    view: PillarsView,
    seat: int,
    place: Rect,
    words: Words,
    *,
    named: bool = True,
    lit: Collection[str] = (),
) -> None:
    """A player's things in this place; without a name plate where the name stands elsewhere; lit: advantages to be used."""
    player = view.board.players[seat]
    ended = view.result.seats[seat] if view.result else None
    awaited = seat in view.awaited and ended is None
    if named and (awaited or (ended is not None and ended.placing == 1)):
        glow((place.w, place.h), 12, 13).lay(image, place.x, place.y)
    board_of((place.w, place.h), seat_paint(seat).colour).lay(image, place.x, place.y)
    room = place.inset(11, 9)
    tall = room.w < NARROW
    head, crafts, goods, people, cards = _in_rows(room) if tall else _in_full_rows(room)
    badge = _badge(view, player, ended, awaited=awaited)
    _head(image, view, seat, head, words, badge=badge, named=named)
    _craftsmen(image, view, seat, crafts, words)
    _goods(image, view, seat, goods)
    _people(image, view, seat, people)
    lay_cards(image, view, seat, cards, words, lit=lit)


def _in_rows(room: Rect) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """A narrow panel: everything in rows of its own."""
    gap = 9
    rest = room.h - 3 * gap
    head, goods, cards = min(88, round(rest * 0.27)), 100, min(128, round(rest * 0.2))
    crafts = rest - head - goods - cards
    row = Rect(room.x, room.bottom - cards - gap - goods, room.w, goods)
    share = round(room.w * 0.66)
    return (
        room.top(head),
        Rect(room.x, room.y + head + gap, room.w, crafts),
        row.left(share),
        row.rest_right(share),
        room.foot(cards),
    )


def _in_full_rows(room: Rect) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """A wide panel: cubes and people in one row, cards with their names in the next."""
    gap = 8 if room.h > ROOMY else 5
    rest = room.h - 3 * gap
    head, goods = min(84, round(rest * 0.24)), min(66, round(rest * 0.18))
    cards = min(126, round(rest * 0.28))
    row = Rect(room.x, room.bottom - cards - gap - goods, room.w, goods)
    share = round(room.w * 0.69)
    return (
        room.top(head),
        Rect(room.x, room.y + head + gap, room.w, rest - head - goods - cards),
        row.left(share),
        row.rest_right(share + gap),
        room.foot(cards),
    )


def _badge(view: PillarsView, player: PlayerView, ended: SeatResult | None, *, awaited: bool) -> Badge | None:
    if ended is not None:
        return Badge(medal(ended.placing), number=str(ended.placing))
    if awaited:
        return AWAITED
    if view.board.phase == DRAFT and player.passed:
        return DONE
    return None


def _head(
    image: Image,
    view: PillarsView,
    seat: int,
    place: Rect,
    words: Words,
    *,
    badge: Badge | None,
    named: bool,
) -> None:
    """The name plate, the gold and the points."""
    player = view.board.players[seat]
    size = min(place.h, 84)
    window = round(size / 1.16)
    if named:
        right = place.right - window
        wide = place.w - window - size - 2 * GAP
        plate = Rect(place.x, place.y + (place.h - min(place.h, 66)) // 2, wide, min(place.h, 66))
        leads = view.board.start_player == seat and view.result is None
        lay_nameplate(
            image,
            seat,
            Rect(plate.x, plate.y + 2, plate.w - (50 if leads else 0), plate.h - 6),
            words,
            badge=badge,
        )
        if leads:
            mallet_sprite(round(plate.h * 0.92)).lay(image, plate.right - round(plate.h * 0.9), plate.y - 3)
        left = right - size - GAP
    else:
        left = place.x + place.w // 2 - size - 12
        right = place.x + place.w // 2 + 12
    top = place.y + (place.h - size) // 2
    coin(str(player.gold), size).lay(image, left, top)
    points(str(player.points), window).lay(image, right, top)
    if f"gold:{seat}" in view.marks:
        ring((size, size), size // 2, 4).lay(image, left, top)
    if f"points:{seat}" in view.marks:
        ring((window, size), 16, 4).lay(image, right, top)


def _craftsmen(image: Image, view: PillarsView, seat: int, place: Rect, words: Words) -> None:
    """The craftsmen, and pale outlines for those who may still come."""
    player = view.board.players[seat]
    count = max(player.places, len(player.craftsmen))
    rows = 1 if place.h < 150 else 2
    columns = max(5, count) if rows == 1 else max(3, -(-count // 2))
    spots = place.grid(columns, rows, GAP)[:count]
    for index, spot in enumerate(spots):
        if index < len(player.craftsmen):
            craftsman(player.craftsmen[index], words, (spot.w, spot.h)).lay(image, spot.x, spot.y)
        else:
            bare((spot.w, spot.h), darker(PAPER, 0.5), 0.5).lay(image, spot.x, spot.y)
    if f"craftsmen:{seat}" in view.marks and player.craftsmen:
        spot = spots[len(player.craftsmen) - 1]
        ring((spot.w, spot.h), 6, 4).lay(image, spot.x, spot.y)


def _goods(image: Image, view: PillarsView, seat: int, place: Rect) -> None:
    """The cubes of each kind."""
    player = view.board.players[seat]
    columns = 4 if place.w > 4 * place.h else 2
    for kind, spot in zip(KINDS, place.grid(columns, 4 // columns, 4), strict=True):
        number = getattr(player.cubes, kind)
        lay_cubes(image, kind, number, spot, ink=INK if number else mix(INK, PAPER, 0.62))
    if f"cubes:{seat}" in view.marks:
        ring((place.w - 8, place.h), 8, 3).lay(image, place.x, place.y)


def _people(image: Image, view: PillarsView, seat: int, place: Rect) -> None:
    """Idle workers, those lent by the castle, the black one, and what protects the player or holds builders back."""
    player = view.board.players[seat]
    beside = place.w > 1.2 * place.h
    one, low = place.grid(*((2, 1) if beside else (1, 2)), 4)
    high = one.h
    size = min(round(high * (0.64 if beside else 0.72)), round(one.w * 0.42))
    _figures(image, seat_paint(seat).colour, player.idle, one, size)
    lent, signs = player.grey_next or player.grey, _signs(view, player)
    small, disc = round(size * 0.66), min(high, 34)
    wanted = bool(lent) * small * 2.3 + player.black * (small + 5) + len(signs) * (disc + 3)
    share = min(1.0, low.w / max(wanted, 1))
    small, disc = int(small * share), int(disc * share)
    if lent:
        _figures(image, GREY, lent, low, small)
        low = low.rest_right(round(small * 2.3))
    if player.black:
        _figures(image, BLACK, 0, low, small)
        low = low.rest_right(small + 3)
    for icon in signs:
        token(disc, CREAM, icon, "", BAD).lay(image, low.x, low.y + (low.h - disc) // 2)
        low = low.rest_right(disc + 3)


def _signs(view: PillarsView, player: PlayerView) -> list[Shape]:
    """What stands between a player and an event or the tax; or the town wall, while it keeps a builder busy."""
    if view.board.phase in (DRAFT, BUILDERS):
        return [wall] if player.walled else []
    if view.result is not None:
        return []
    return [icon for shown, icon in ((player.protected, shield), (player.tax_free, no_tax)) if shown]


def _figures(image: Image, colour: Colour, number: int, place: Rect, size: int) -> None:
    """A worker, and how many there are of him."""
    worker(colour, size).lay(image, place.x, place.y + (place.h - round(size * 1.26)) // 2)
    if colour != BLACK:
        text = Rect(place.x + size + 3, place.y, place.w - size - 3, place.h)
        ink = INK if number else mix(INK, PAPER, 0.62)
        write(image, str(number), text, "bold", max(16, round(size * 1.15)), ink=ink, align="left", least=10)
