"""The score board: the rounds, the spaces of the start, the neutral pawns, and the track of points."""

from __future__ import annotations

from PIL import Image as Images
from PIL import ImageDraw
from PIL.Image import Image

from data.text import Text, Who
from data.words import Words
from engines.guilds_of_london.view import GuildsBoard, RoundTrack
from renderers.guilds_of_london.palette import COMING, DARK_OAK, GOLD_LEAF, SEPIA, VELLUM
from renderers.guilds_of_london.pawns import TALL, lay_on_foot, neutral
from renderers.kit.fonts import font
from renderers.kit.icons import SYMBOLS
from renderers.kit.kept import kept
from renderers.kit.layout import Rect
from renderers.kit.lettering import write
from renderers.kit.light import ring
from renderers.kit.palette import CREAM, INK, WHITE, darker, lighter, mix, seat_paint
from renderers.kit.relief import Sprite
from renderers.kit.tokens import noticeboard, token

COLUMNS, ROWS = 12, 5
SPACES = COLUMNS * ROWS
ROMAN = ("I", "II", "III", "IV")
RIM = 20


def lay_scoreboard(
    image: Image, board: GuildsBoard, place: Rect, words: Words, marks: frozenset[str]
) -> None:
    """The board with everything that lies on it."""
    noticeboard((place.w, place.h), DARK_OAK, VELLUM, 71).lay(image, place.x, place.y)
    inner = place.inset(RIM + 6, RIM)
    head = inner.top(round(inner.h * 0.15)).inset(14, 0)
    _heading(image, board, head, words)
    rounds = inner.rest_below(head.h + 2).top(round(inner.h * 0.12))
    _rounds(image, board.track, rounds, over=board.phase == "over", changed="round" in marks)
    start = inner.rest_below(rounds.bottom - inner.y + 5).top(round(inner.h * 0.15))
    _start(image, board, start, changed="stock" in marks)
    track = inner.rest_below(start.bottom - inner.y + 5)
    image.paste(_spaces((track.w, track.h)), (track.x, track.y))
    for space in sorted(board.score, key=lambda space: space.points):
        _stack(image, space.discs, space.points, _space(track, space.points), marks)


def _heading(image: Image, board: GuildsBoard, place: Rect, words: Words) -> None:
    track = board.track
    said = words("guilds-picture-round", round=track.round, rounds=track.rounds)
    write(image, said, place.left(round(place.w * 0.42)), "title", 27, ink=INK, least=18, align="left")
    right = place.rest_right(round(place.w * 0.45)).left(round(place.w * 0.53))
    write(
        image,
        phase(board, words),
        right,
        "label",
        23,
        ink=darker(SEPIA, 0.3),
        least=17,
        lines=2,
        align="right",
    )


def phase(board: GuildsBoard, words: Words) -> str:
    """What the table is doing."""
    if board.phase == "over":
        return words("guilds-picture-over")
    if board.phase == "mayoral":
        return words("guilds-picture-mayoral")
    if board.resolving is not None:
        place = Text(f"guilds-place-{board.resolving.place}")
        return words(f"guilds-picture-{board.resolving.stage}", place=place)
    if board.acting is not None:
        return words("guilds-picture-acting", player=Who(board.acting))
    return words(f"guilds-picture-{board.phase}")


def _rounds(image: Image, track: RoundTrack, place: Rect, *, over: bool, changed: bool) -> None:
    """A cell for each round: grey where the city develops, with a knob where tiles are resolved."""
    draw = ImageDraw.Draw(image)
    wide = place.w / track.rounds
    letters = font("bold", round(min(wide * 0.62, place.h * 0.56)))
    for number in range(1, track.rounds + 1):
        left, right = round(place.x + (number - 1) * wide) + 1, round(place.x + number * wide) - 1
        grows = number in track.developments
        now = number == track.round and not over
        past = number < track.round or over
        ground = GOLD_LEAF if now else COMING if grows else mix(VELLUM, WHITE, 0.4)
        if past and not now:
            ground = mix(ground, VELLUM, 0.55)
        box = (left, place.y, right, place.bottom - 1)
        draw.rounded_rectangle(
            box, 5, fill=ground, outline=darker(GOLD_LEAF, 0.7) if now else SEPIA, width=3 if now else 1
        )
        ink = mix(INK, VELLUM, 0.5) if past and not now else INK
        draw.text(
            ((left + right) / 2, place.y + place.h / 2), str(number), font=letters, fill=ink, anchor="mm"
        )
        if len(track.resolutions) < track.rounds and number in track.resolutions:
            middle = (left + right) / 2
            draw.ellipse(
                (middle - 3, place.bottom - 7, middle + 3, place.bottom - 1), fill=darker(SEPIA, 0.3)
            )
    if changed:
        left = round(place.x + (track.round - 1) * wide) + 1
        ring((round(wide) - 2, place.h), 5, 3).lay(image, left, place.y)


def _start(image: Image, board: GuildsBoard, place: Rect, *, changed: bool) -> None:
    """The spaces on which discs lie before they score, and at the right the neutral pawns."""
    draw = ImageDraw.Draw(image)
    letters = font("title", round(place.h * 0.42))
    step = place.h + 6
    for index, seat in enumerate(board.start):
        spot = Rect(place.x + index * step, place.y, place.h, place.h)
        draw.ellipse(
            (spot.x, spot.y, spot.right - 1, spot.bottom - 1),
            fill=mix(VELLUM, SEPIA, 0.22),
            outline=SEPIA,
            width=2,
        )
        draw.text(spot.middle, ROMAN[index], font=letters, fill=SEPIA, anchor="mm")
        if seat is not None:
            disc(seat, spot.w - 4).lay(image, spot.x + 2, spot.y + 2)
    wide = round(place.h * 0.92 / TALL)
    count = min(board.stock, 8)
    gap = min(wide + 2, (place.w - len(board.start) * step - wide) // 8)
    x = place.right - wide - gap * max(0, count - 1)
    for index in range(count):
        lay_on_foot(image, neutral(wide), wide, x + index * gap, place.bottom - 1)
    if changed:
        reach = wide + gap * max(0, count - 1)
        ring((reach, place.h), 8, 3).lay(image, place.right - reach, place.y)


@kept
def _spaces(size: tuple[int, int]) -> Image:
    """The sixty spaces of the track; every fifth one is of gold leaf."""
    wide, high = size[0] / COLUMNS, size[1] / ROWS
    sheet = Images.new("RGB", size, darker(VELLUM, 0.4))
    draw = ImageDraw.Draw(sheet)
    letters = font("label", round(high * 0.72))
    for points in range(1, SPACES + 1):
        row, column = divmod(points - 1, COLUMNS)
        box = (
            round(column * wide) + 1,
            round(row * high) + 1,
            round((column + 1) * wide) - 2,
            round((row + 1) * high) - 2,
        )
        gold = points % 5 == 0
        ground = mix(GOLD_LEAF, VELLUM, 0.35) if gold else lighter(VELLUM, 0.25)
        draw.rounded_rectangle(box, 4, fill=ground)
        ink = darker(SEPIA, 0.35) if gold else mix(SEPIA, VELLUM, 0.3)
        draw.text(
            ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), str(points), font=letters, fill=ink, anchor="mm"
        )
    return sheet


def _space(track: Rect, points: int) -> Rect:
    row, column = divmod((points - 1) % SPACES, COLUMNS)
    wide, high = track.w / COLUMNS, track.h / ROWS
    return Rect(round(track.x + column * wide), round(track.y + row * high), round(wide), round(high))


def _stack(image: Image, seats: tuple[int, ...], points: int, place: Rect, marks: frozenset[str]) -> None:
    """Discs on one space, the last one on top."""
    size = min(place.w, place.h) - 1
    lift = max(6, round(size * 0.3))
    x = place.x + (place.w - size) // 2
    y = place.y + (place.h - size) // 2
    for level, seat in enumerate(seats):
        disc(seat, size).lay(image, x, y - level * lift)
    if any(f"score:{seat}" in marks for seat in seats):
        top = y - (len(seats) - 1) * lift
        ring((size, size + (len(seats) - 1) * lift), size // 2, 3).lay(image, x, top)
    if points > SPACES:
        once_more = f"+{SPACES * ((points - 1) // SPACES)}"
        spot = Rect(place.x - 5, place.bottom - 9, place.w + 10, 16)
        ImageDraw.Draw(image).rounded_rectangle(spot.box, 5, fill=INK)
        write(image, once_more, spot, "bold", 15, ink=CREAM, least=9)


def disc(seat: int, size: int) -> Sprite:
    """A player's disc for the track."""
    paint = seat_paint(seat)
    return token(size, paint.colour, SYMBOLS[paint.symbol], "", paint.ink)
