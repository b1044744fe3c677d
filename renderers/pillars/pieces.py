"""What stands and lies on the map: builders, cards, goods, workers, markers and the growing cathedral."""

from __future__ import annotations

from PIL import ImageDraw
from PIL.Image import Image

from data.words import Words
from engines.pillars.components import RAW, board
from engines.pillars.view import PLACE_OF
from renderers.kit.easel import Easel
from renderers.kit.fonts import font
from renderers.kit.icons import SYMBOLS
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import glow, ring
from renderers.kit.palette import CREAM, INK, Colour, darker, seat_paint
from renderers.kit.relief import Sprite
from renderers.kit.shapes import box
from renderers.kit.stencil import Pen, fineness
from renderers.kit.tokens import token
from renderers.pillars.cards import advantage, back, craftsman, event
from renderers.pillars.cathedral import cathedral, extent, halo
from renderers.pillars.chart import Chart, event_size, name_ribbon, ribbon, stall_place
from renderers.pillars.figures import TALL, builder, worker
from renderers.pillars.goods import coin, cube, lay_cubes
from renderers.pillars.palette import BLACK, DIE, GREY, WINDOW
from renderers.pillars.plan import BUILDER, SPOTS, TRACK, gold_cell, points_cell
from renderers.pillars.sight import PillarsView, current, location
from renderers.pillars.signs import wanderer

MARKER, TAG = 27, 15


def lay_pieces(image: Image, view: PillarsView, at: Chart, words: Words) -> None:
    """Everything that moves, on the map that lies there."""
    _cathedral(image, view, at)
    step = current(view)
    if step is not None:
        spot = at.of(SPOTS[step].ribbon)
        ribbon((spot.w, spot.h), lit=True).lay(image, spot.x, spot.y)
        name_ribbon(image, spot, step, words, INK)
    _event(image, view, at, words)
    _cards(image, view, at, words)
    _market(image, view, at)
    _supply(image, view, at)
    _workers(image, view, at)
    _castle(image, view, at)
    lay_builders(image, view, at)
    lay_court(image, view, at)
    _markers(image, view, at)


def _cathedral(image: Image, view: PillarsView, at: Chart) -> None:
    place = at.of(SPOTS["cathedral"].art)
    if view.result is not None:
        halo((place.w, place.h)).lay(image, place.x, place.y)
    cathedral(view.board.pieces, (place.w, place.h)).lay(image, place.x, place.y)
    if "cathedral" in view.marks and view.board.pieces and view.result is None:
        left, top, right, bottom = extent(view.board.pieces, (place.w, place.h))
        spot = Rect(place.x + left, place.y + top, right - left, bottom - top).inset(-4)
        ring((spot.w, spot.h), 10, 4).lay(image, spot.x, spot.y)


def _event(image: Image, view: PillarsView, at: Chart, words: Words) -> None:
    pile, open_ = (at.of(card) for card in SPOTS["event"].cards)
    left = view.board.decks.events
    if left:
        size = (at.px(event_size(0)[0]), at.px(event_size(0)[1]))
        back(wanderer, size).lay(image, pile.x, pile.y)
        disc = at.px(34)
        token(disc, CREAM, None, str(left)).lay(
            image, pile.x + size[0] - disc + 4, pile.y + size[1] - disc + 6
        )
    if view.board.event is not None:
        size = (at.px(event_size(1)[0]), at.px(event_size(1)[1]))
        event(view.board.event, words, size).lay(image, open_.x, open_.y)
        if "event" in view.marks:
            ring(size, 6, 4).lay(image, open_.x, open_.y)


def _cards(image: Image, view: PillarsView, at: Chart, words: Words) -> None:
    for place, draw in (("kingsbridge", advantage), ("shiring", craftsman)):
        for index, card in enumerate(location(view, place).cards):
            if card is None or index >= len(SPOTS[place].cards):
                continue
            spot = at.of(SPOTS[place].cards[index])
            draw(card, words, (spot.w, spot.h)).lay(image, spot.x, spot.y)
            if f"{place}:{index}" in view.marks and location(view, place).builders[index] is None:
                ring((spot.w, spot.h), 6, 4).lay(image, spot.x, spot.y)


def builder_place(at: Chart, place: str, index: int, count: int) -> Rect:
    """Where a builder stands at a place."""
    spot = at.of(SPOTS[place].spaces(count)[index])
    high = round(at.px(BUILDER) * TALL)
    return Rect(spot.x, spot.bottom - at.px(11) - high, at.px(BUILDER), high)


def lay_builders(image: Image, view: PillarsView, at: Chart) -> None:
    """The builders on their spaces; who came since the viewer's last turn is ringed."""
    for found in view.board.locations:
        for index, seat in enumerate(found.builders):
            if seat is None:
                continue
            spot = builder_place(at, found.id, index, len(found.builders))
            if found.id == "market" and view.board.trader == index:
                glow((spot.w, spot.h), 16, at.px(12)).lay(image, spot.x, spot.y)
            builder(seat, spot.w).lay(image, spot.x, spot.y)
            if f"{found.id}:{index}" in view.marks:
                ring((spot.w, spot.h), at.px(18), 4).lay(image, spot.x, spot.y)


def _market(image: Image, view: PillarsView, at: Chart) -> None:
    """The stock on the stalls, and the prices on their counters."""
    for index, kind in enumerate(RAW):
        stall = at.of(stall_place(index))
        size = at.px(29)
        number = getattr(view.board.stock, kind)
        for piece in range(min(number, 6)):
            row, column = divmod(piece, 2)
            x = stall.x + stall.w // 2 - size - 1 + column * (size + 2)
            y = stall.bottom - at.px(27) - (row + 1) * (size + 1) - at.px(4)
            cube(kind, size).lay(image, x, y)
        disc = at.px(34)
        price = coin(str(board().market.prices[kind]), disc)
        price.lay(image, stall.x + (stall.w - disc) // 2, stall.bottom - disc + at.px(4))
    if "stock" in view.marks:
        first, last = at.of(stall_place(0)), at.of(stall_place(len(RAW) - 1))
        spot = Rect(first.x, first.y, last.right - first.x, first.h)
        ring((spot.w, spot.h), 10, 4).lay(image, spot.x, spot.y)


@kept
def tag(size: tuple[int, int], paint: Colour) -> Sprite:
    """A painted tag for a number."""
    easel = Easel(size, fineness(size[0]))
    foot = 100 * size[1] / size[0]
    corner = foot * 0.3
    easel.lay(box(1, 1, 99, foot - 1, corner), darker(paint, 0.5))
    easel.lay(box(3, 3, 97, foot - 3, corner), paint, edge=1.6, light=0.5, dark=0.4)
    return easel.finished(lift=2, strength=0.6)


def _supply(image: Image, view: PillarsView, at: Chart) -> None:
    """How many cubes are left where they come from."""
    for kind, place in PLACE_OF.items():
        art = at.of(SPOTS[place].art)
        size = (at.px(70), at.px(32))
        spot = Rect(art.right - size[0] - at.px(2), art.y + at.px(4), *size)
        tag(size, CREAM).lay(image, spot.x, spot.y)
        lay_cubes(image, kind, getattr(view.board.supply, kind), spot.inset(at.px(7), at.px(2)))


def _workers(image: Image, view: PillarsView, at: Chart) -> None:
    """Whose workers are at the mill, in the forest, the quarry and the gravel pit."""
    for place in ("wool_mill", *PLACE_OF.values()):
        zone = at.of(SPOTS[place].zone)
        sent = [
            (seat, player.mill if place == "wool_mill" else getattr(player, place))
            for seat, player in enumerate(view.board.players)
        ]
        sent = [(seat, number) for seat, number in sent if number]
        size = (at.px(76), at.px(36))
        rows = -(-len(sent) // 2)
        for index, (seat, number) in enumerate(sent):
            row, column = divmod(index, 2)
            alone = row == rows - 1 and len(sent) % 2 == 1
            across = (
                -size[0] // 2 if alone else (at.px(2) - column * -(size[0] + at.px(4)) - size[0] - at.px(4))
            )
            x = zone.x + zone.w // 2 + across
            y = zone.bottom - at.px(6) - (rows - row) * (size[1] + at.px(2))
            _worker_tag(image, seat, number, Rect(x, y, *size))
            if f"workers:{seat}" in view.marks and (place == "wool_mill" or f"cards:{seat}" in view.marks):
                ring(size, size[1] // 3, 3).lay(image, x, y)


def _worker_tag(image: Image, seat: int, number: int, spot: Rect) -> None:
    paint = seat_paint(seat)
    tag((spot.w, spot.h), paint.colour).lay(image, spot.x, spot.y)
    size = round(spot.h * 0.62)
    mark = token(round(spot.h * 0.78), CREAM, SYMBOLS[paint.symbol], "", darker(paint.colour, 0.3))
    mark.lay(image, spot.x + round(spot.h * 0.12), spot.y + round(spot.h * 0.1))
    figure = Rect(spot.x + round(spot.h * 0.98), spot.y, size, spot.h)
    write(
        image,
        str(number),
        Rect(figure.x, spot.y, spot.right - figure.x - 5, spot.h),
        "bold",
        round(spot.h * 0.84),
        ink=paint.ink,
        least=9,
    )


def _castle(image: Image, view: PillarsView, at: Chart) -> None:
    """The grey workers who wait at the castle, and the black one at Kingsbridge."""
    art = at.of(SPOTS["castle"].art)
    size = at.px(19)
    for index in range(view.board.castle_grey):
        side = index % 2 * 2 - 1
        x = art.x + art.w // 2 + side * at.px(40 + 16 * (index // 2)) - size // 2
        worker(GREY, size).lay(image, x, art.bottom - at.px(18))
    if view.board.black_beside:
        row = at.of(SPOTS["kingsbridge"].row)
        worker(BLACK, size).lay(image, row.x + row.w // 2 + at.px(14), row.bottom - at.px(28))


@kept
def die(number: int, size: int) -> Sprite:
    """The die of the king's tax."""
    easel = Easel((size, size), fineness(size))
    easel.lay(box(2, 2, 98, 98, 20), DIE, edge=4, light=0.6, dark=0.6)
    spots = {
        1: ((50, 50),),
        2: ((28, 28), (72, 72)),
        3: ((26, 26), (50, 50), (74, 74)),
        4: ((28, 28), (72, 28), (28, 72), (72, 72)),
        5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    }.get(number, ((28, 25), (72, 25), (28, 50), (72, 50), (28, 75), (72, 75)))

    def pips(pen: Pen) -> None:
        for x, y in spots:
            pen.oval(x, y, 10)

    easel.lay(pips, (150, 40, 36), edge=1.5)
    easel.outlined((96, 80, 60), 2)
    return easel.finished(lift=size * 0.06)


def lay_court(image: Image, view: PillarsView, at: Chart) -> None:
    """The metal at the first space, beside whoever stands there, and the die of the tax."""
    count = len(location(view, "court").builders)
    if view.board.court_metal and count:
        spot = at.of(SPOTS["court"].spaces(count)[0])
        size = at.px(28)
        taken = location(view, "court").builders[0] is not None
        left = spot.x - at.px(11) if taken else spot.x + (spot.w - size) // 2
        cube("metal", size).lay(image, left, spot.bottom - at.px(16) - size)
    if view.board.tax is not None:
        art = at.of(SPOTS["court"].art)
        size = at.px(50)
        place = Rect(art.right - size - at.px(2), art.y + at.px(2), size, size)
        die(view.board.tax, size).lay(image, place.x, place.y)
        if "tax" in view.marks:
            ring((size, size), 10, 4).lay(image, place.x, place.y)


def marker(seat: int, size: int) -> Sprite:
    """The disc of a seat on the tracks."""
    paint = seat_paint(seat)
    return token(size, paint.colour, SYMBOLS[paint.symbol], "", CREAM if paint.ink == CREAM else INK)


def lapped(points: int) -> str:
    """What the field does not say: that nothing has been won yet, or that the track was walked round."""
    rounds = points // TRACK
    return "0" if points == 0 else f"+{rounds * TRACK}" if rounds else ""


def _tag(image: Image, said: str, x: int, y: int) -> None:
    """A small label under a disc."""
    letters = font("bold", TAG)
    wide = round(letters.getlength(said)) + 10
    spot = Rect(x - wide // 2, y, wide, TAG + 3)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(spot.box, 6, fill=darker(WINDOW, 0.45))
    draw.text(spot.middle, said, font=letters, fill=CREAM, anchor="mm")


def _markers(image: Image, view: PillarsView, at: Chart) -> None:
    """The discs on the tracks of points and of gold."""
    players = view.board.players
    most = board().limits.gold
    for name, cells in (
        ("points", [points_cell(player.points) for player in players]),
        ("gold", [gold_cell(min(player.gold, most), most) for player in players]),
    ):
        for seat, cell in enumerate(cells):
            mates = [other for other, place in enumerate(cells) if place == cell]
            size = at.px(MARKER)
            spot = at.of(cell)
            step = at.px(11)
            shift = mates.index(seat) * step - (len(mates) - 1) * step // 2
            tall = cell.h > cell.w and name == "points"
            x = spot.x + (spot.w - size) // 2 + (0 if tall or name == "gold" else shift)
            y = spot.y + (spot.h - size) // 2 + (shift if tall else 0)
            if name == "gold":
                y -= mates.index(seat) * at.px(9)
            marker(seat, size).lay(image, x, y)
            if name == "points" and (said := lapped(players[seat].points)):
                _tag(image, said, x + size // 2, y + size - 2)
            if f"{name}:{seat}" in view.marks:
                ring((size, size), size // 2, 2).lay(image, x, y)
